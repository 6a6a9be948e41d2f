<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="eo" sourcelanguage="en">
<context>
    <name>CloseButton</name>
    <message>
        <source>Close Tab</source>
        <translation>Fermi la langeton</translation>
    </message>
</context>
<context>
    <name>MAC_APPLICATION_MENU</name>
    <message>
        <source>About %1</source>
        <translation>Pri %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Kaŝi %1</translation>
    </message>
    <message>
        <source>Hide Others</source>
        <translation>Kaŝi aliajn</translation>
    </message>
    <message>
        <source>Preferences...</source>
        <translation>Agordoj...</translation>
    </message>
    <message>
        <source>Quit %1</source>
        <translation>Forlasi %1</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>Servoj</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Montri ĉion</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Diskingo</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Dosiero</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dosierujo</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Ligilo</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Nekonata</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Elekti ĉion</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Pliigi</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Malpliigi</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Decrease</source>
        <translation>Malpliigi</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>Malpliigi la valoron</translation>
    </message>
    <message>
        <source>Goes back a page</source>
        <translation>Reiras unu paĝon</translation>
    </message>
    <message>
        <source>Goes to the next page</source>
        <translation>Iras al la sekva paĝo</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>Pliigi</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>Pliigi la valoron</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>Sekva paĝo</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Premi</translation>
    </message>
    <message>
        <source>Previous Page</source>
        <translation>Antaŭa paĝo</translation>
    </message>
    <message>
        <source>Scroll Down</source>
        <translation>Rulumi malsupren</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation>Rulumi maldekstren</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Rulumi dekstren</translation>
    </message>
    <message>
        <source>Scroll Up</source>
        <translation>Rulumi supren</translation>
    </message>
    <message>
        <source>Scrolls down</source>
        <translation>Rulumas malsupren</translation>
    </message>
    <message>
        <source>Scrolls to the left</source>
        <translation>Rulumas maldekstren</translation>
    </message>
    <message>
        <source>Scrolls to the right</source>
        <translation>Rulumas dekstren</translation>
    </message>
    <message>
        <source>Scrolls up</source>
        <translation>Rulumas supren</translation>
    </message>
    <message>
        <source>SetFocus</source>
        <translation>Enfokusigi</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>Donas la fokuson</translation>
    </message>
    <message>
        <source>ShowMenu</source>
        <translation>Montri menuon</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>Montras la menuon</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>Baskuligi</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>Baskuligas la staton</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>Lanĉas la agon</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>False</source>
        <translation>Malvera</translation>
    </message>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Malfermi la liston de elektoj</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Vera</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>Kio ĉi tio estas?</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>Bone</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation>Fermi</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Fermas la panelon</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Ŝvebigi</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Malfiksas aŭ refiksas la panelon</translation>
    </message>
</context>
<context>
    <name>QErrorMessage</name>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;Bone</translation>
    </message>
    <message>
        <source>&amp;Show this message again</source>
        <translation>&amp;Montri ĉi tiun mesaĝon denove</translation>
    </message>
    <message>
        <source>An error occurred</source>
        <translation>Okazis eraro</translation>
    </message>
    <message>
        <source>Critical Error:</source>
        <translation>Grava eraro:</translation>
    </message>
    <message>
        <source>Debug Message:</source>
        <translation>Sencimiga mesaĝo:</translation>
    </message>
    <message>
        <source>Fatal Error:</source>
        <translation>Fatala eraro:</translation>
    </message>
    <message>
        <source>Information:</source>
        <translation>Informo:</translation>
    </message>
    <message>
        <source>Warning:</source>
        <translation>Averto:</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
La dosierujo ne troviĝas.
Kontrolu, ĉu la nomo de la dosierujo estas ĝusta.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
La dosiero ne troviĝas.
Kontrolu, ĉu la nomo de la dosiero estas ĝusta.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 jam ekzistas.
Ĉu vi volas anstataŭigi ĝin?</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Elekti</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Forigi</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Rigardi en:</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>Nova dosieru&amp;jo</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Malfermi</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Alinomi</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Konservi</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>„%1” estas protektita kontraŭ skribado.
Ĉu vi tamen volas forigi ĝin?</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Ĉiuj dosieroj (*)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Ĉiuj dosieroj (*)</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Maldekstren</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Dekstren</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Supren</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Ĉu vi vere volas forigi „%1”?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Reen</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Ŝanĝi al detala vido</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Ŝanĝi al lista vido</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Ne eblis forigi la dosierujon.</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Krei novan dosierujon</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Krei novan dosierujon</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Forigi</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Detala vido</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Dosierujoj</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Dosierujo:</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Diskingo</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Dosiero</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Dosier&amp;nomo:</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dosieroj</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipo de dosieroj:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Trovi dosierujon</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dosierujo</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Antaŭen</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Iri reen</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Iri antaŭen</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Iri al la supra dosierujo</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Lista vido</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Listo de lokoj kaj legosignoj</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Nova dosierujo</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Malfermi</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Supra dosierujo</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Lastaj lokoj</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Forigi</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Konservi kiel</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Ligilo</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Kolumno </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Montri &amp;kaŝitajn dosierojn</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Flanka breto</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Nekonata</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Computer</source>
        <translation>Komputilo</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Dato de ŝanĝo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nomo</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Grandeco</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Nuligi</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermi</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;Bone</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Konservi</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>Fermi sen konservi</translation>
    </message>
</context>
<context>
    <name>QGuiApplication</name>
    <message>
        <source>QT_LAYOUT_DIRECTION</source>
        <translation>LTR</translation>
    </message>
</context>
<context>
    <name>QInputDialog</name>
    <message>
        <source>Enter a value:</source>
        <translation>Enigu valoron:</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>%1, ...</source>
        <translation>%1, ...</translation>
    </message>
    <message>
        <source>Press shortcut</source>
        <translation>Premu la klavkombinon</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopii</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Alglui</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refari</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Malfari</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>El&amp;tondi</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Forigi</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Elekti ĉion</translation>
    </message>
</context>
<context>
    <name>QMdiSubWindow</name>
    <message>
        <source>%1 - [%2]</source>
        <translation>%1 - [%2]</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermi</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>Mo&amp;vi</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restarigi</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Grandeco</translation>
    </message>
    <message>
        <source>- [%1]</source>
        <translation>- [%1]</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermi</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Helpo</translation>
    </message>
    <message>
        <source>Ma&amp;ximize</source>
        <translation>Ma&amp;ksimumigi</translation>
    </message>
    <message>
        <source>Maximize</source>
        <translation>Maksimumigi</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menuo</translation>
    </message>
    <message>
        <source>Mi&amp;nimize</source>
        <translation>Mi&amp;nimumigi</translation>
    </message>
    <message>
        <source>Minimize</source>
        <translation>Minimumigi</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restarigi</translation>
    </message>
    <message>
        <source>Restore Down</source>
        <translation>Malmaksimumigi</translation>
    </message>
    <message>
        <source>Shade</source>
        <translation>Volvi</translation>
    </message>
    <message>
        <source>Stay on &amp;Top</source>
        <translation>Ĉiam &amp;supre</translation>
    </message>
    <message>
        <source>Unshade</source>
        <translation>Malvolvi</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>&lt;h3&gt;About Qt&lt;/h3&gt;&lt;p&gt;This program uses Qt version %1.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Pri Qt&lt;/h3&gt;&lt;p&gt;Ĉi tiu programo uzas la version %1 de Qt.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Pri Qt</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Helpo</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Kaŝi detalojn...</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Bone</translation>
    </message>
    <message>
        <source>Show Details...</source>
        <translation>Montri detalojn...</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Ne</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Jes</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Ĉesigi</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Apliki</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Nuligi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermi</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Forĵeti ŝanĝojn</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Helpo</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignori</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>Ne &amp;por ĉiuj</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Bone</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Malfermi</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restarigi</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Restarigi defaŭltajn valorojn</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reprovi</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Konservi</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Konservi ĉion</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Jes por ĉi&amp;uj</translation>
    </message>
</context>
<context>
    <name>QProgressDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Nuligi</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation>Malsupro</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Maldekstra rando</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Paĝo malsupren</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Paĝo maldekstren</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Paĝo dekstren</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Paĝo supren</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Dekstra rando</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Rulumi malsupren</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>Rulumi ĉi tien</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Rulumi maldekstren</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Rulumi dekstren</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Rulumi supren</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Supro</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Reen</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retropaŝo</translation>
    </message>
    <message>
        <source>Backtab</source>
        <translation>Retrotab</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Nuligi</translation>
    </message>
    <message>
        <source>Caps Lock</source>
        <translation>Majuskla baskulo</translation>
    </message>
    <message>
        <source>CapsLock</source>
        <translation>Majuskla baskulo</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Viŝi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermi</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopii</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Stir</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Eltondi</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Forigi</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Malsupren</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Finen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Eskapo</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Eliri</translation>
    </message>
    <message>
        <source>F%1</source>
        <translation>F%1</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Trovi</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Antaŭen</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Helpo</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Hejmen</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Enmeti</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Maldekstren</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menuo</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nova</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Ne</translation>
    </message>
    <message>
        <source>Num</source>
        <translation>Num</translation>
    </message>
    <message>
        <source>Num Lock</source>
        <translation>Nombra baskulo</translation>
    </message>
    <message>
        <source>NumLock</source>
        <translation>Nombra baskulo</translation>
    </message>
    <message>
        <source>Number Lock</source>
        <translation>Nombra baskulo</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Malfermi</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Paĝo malsupren</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Paĝo supren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Alglui</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Paŭzo</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>PaĝMalsupren</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PaĝSupren</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Presi</translation>
    </message>
    <message>
        <source>Print Screen</source>
        <translation>Ekrankopio</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refari</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aktualigi</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enen</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Dekstren</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Konservi</translation>
    </message>
    <message>
        <source>Scroll Lock</source>
        <translation>Ruluma baskulo</translation>
    </message>
    <message>
        <source>ScrollLock</source>
        <translation>Ruluma baskulo</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Elekti</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Agordoj</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spaco</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Haltigi</translation>
    </message>
    <message>
        <source>SysReq</source>
        <translation>SisPet</translation>
    </message>
    <message>
        <source>System Request</source>
        <translation>Sistempeto</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Malfari</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Supren</translation>
    </message>
    <message>
        <source>Volume Down</source>
        <translation>Malpli laŭte</translation>
    </message>
    <message>
        <source>Volume Mute</source>
        <translation>Silentigi</translation>
    </message>
    <message>
        <source>Volume Up</source>
        <translation>Pli laŭte</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Jes</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zomi</translation>
    </message>
    <message>
        <source>Zoom In</source>
        <translation>Pligrandigi</translation>
    </message>
    <message>
        <source>Zoom Out</source>
        <translation>Malpligrandigi</translation>
    </message>
</context>
<context>
    <name>QSpiAccessibleBridge</name>
    <message>
        <source>alert message</source>
        <translation>alarma mesaĝo</translation>
    </message>
    <message>
        <source>animation</source>
        <translation>animacio</translation>
    </message>
    <message>
        <source>application</source>
        <translation>aplikaĵo</translation>
    </message>
    <message>
        <source>assistant</source>
        <translation>asistanto</translation>
    </message>
    <message>
        <source>block quote</source>
        <translation>citaĵo</translation>
    </message>
    <message>
        <source>button menu</source>
        <translation>menubutono</translation>
    </message>
    <message>
        <source>button with drop down</source>
        <translation>butono kun falmenuo</translation>
    </message>
    <message>
        <source>button with drop down grid</source>
        <translation>butono kun falkrado</translation>
    </message>
    <message>
        <source>canvas</source>
        <translation>kanvaso</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>ĉelo</translation>
    </message>
    <message>
        <source>chart</source>
        <translation>diagramo</translation>
    </message>
    <message>
        <source>check box</source>
        <translation>markobutono</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>horloĝo</translation>
    </message>
    <message>
        <source>color chooser</source>
        <translation>kolorelektilo</translation>
    </message>
    <message>
        <source>column</source>
        <translation>kolumno</translation>
    </message>
    <message>
        <source>column header</source>
        <translation>kolumna kapo</translation>
    </message>
    <message>
        <source>combo box</source>
        <translation>falmenuo</translation>
    </message>
    <message>
        <source>complementary content</source>
        <translation>aldona enhavo</translation>
    </message>
    <message>
        <source>cursor</source>
        <translation>kursoro</translation>
    </message>
    <message>
        <source>desktop</source>
        <translation>labortablo</translation>
    </message>
    <message>
        <source>dial</source>
        <translation>ciferplato</translation>
    </message>
    <message>
        <source>dialog</source>
        <translation>dialogo</translation>
    </message>
    <message>
        <source>document</source>
        <translation>dokumento</translation>
    </message>
    <message>
        <source>equation</source>
        <translation>ekvacio</translation>
    </message>
    <message>
        <source>filler</source>
        <translation>plenigilo</translation>
    </message>
    <message>
        <source>footer</source>
        <translation>piedo</translation>
    </message>
    <message>
        <source>form</source>
        <translation>formularo</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>kadro</translation>
    </message>
    <message>
        <source>graphic</source>
        <translation>bildo</translation>
    </message>
    <message>
        <source>grip</source>
        <translation>tenilo</translation>
    </message>
    <message>
        <source>heading</source>
        <translation>titolo</translation>
    </message>
    <message>
        <source>help balloon</source>
        <translation>helpa balono</translation>
    </message>
    <message>
        <source>hotkey field</source>
        <translation>fulmklava kampo</translation>
    </message>
    <message>
        <source>indicator</source>
        <translation>indikilo</translation>
    </message>
    <message>
        <source>invalid role</source>
        <translation>nevalida rolo</translation>
    </message>
    <message>
        <source>label</source>
        <translation>etikedo</translation>
    </message>
    <message>
        <source>layered pane</source>
        <translation>tavola panelo</translation>
    </message>
    <message>
        <source>link</source>
        <translation>ligilo</translation>
    </message>
    <message>
        <source>list</source>
        <translation>listo</translation>
    </message>
    <message>
        <source>list item</source>
        <translation>listero</translation>
    </message>
    <message>
        <source>menu bar</source>
        <translation>menubreto</translation>
    </message>
    <message>
        <source>menu item</source>
        <translation>menuero</translation>
    </message>
    <message>
        <source>note</source>
        <translation>noto</translation>
    </message>
    <message>
        <source>notification</source>
        <translation>sciigo</translation>
    </message>
    <message>
        <source>page tab</source>
        <translation>langeto</translation>
    </message>
    <message>
        <source>page tab list</source>
        <translation>langetaro</translation>
    </message>
    <message>
        <source>panel</source>
        <translation>panelo</translation>
    </message>
    <message>
        <source>paragraph</source>
        <translation>alineo</translation>
    </message>
    <message>
        <source>popup menu</source>
        <translation>ŝprucmenuo</translation>
    </message>
    <message>
        <source>progress bar</source>
        <translation>progresbreto</translation>
    </message>
    <message>
        <source>property page</source>
        <translation>paĝo de ecoj</translation>
    </message>
    <message>
        <source>push button</source>
        <translation>butono</translation>
    </message>
    <message>
        <source>radio button</source>
        <translation>radiobutono</translation>
    </message>
    <message>
        <source>row</source>
        <translation>linio</translation>
    </message>
    <message>
        <source>row header</source>
        <translation>linia kapo</translation>
    </message>
    <message>
        <source>scroll bar</source>
        <translation>rulumskalo</translation>
    </message>
    <message>
        <source>section</source>
        <translation>sekcio</translation>
    </message>
    <message>
        <source>separator</source>
        <translation>apartigilo</translation>
    </message>
    <message>
        <source>slider</source>
        <translation>ŝovilo</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>sono</translation>
    </message>
    <message>
        <source>space</source>
        <translation>spaco</translation>
    </message>
    <message>
        <source>spin box</source>
        <translation>nombra kampo</translation>
    </message>
    <message>
        <source>splitter</source>
        <translation>dividilo</translation>
    </message>
    <message>
        <source>status bar</source>
        <translation>statobreto</translation>
    </message>
    <message>
        <source>switch</source>
        <translation>ŝaltilo</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tabelo</translation>
    </message>
    <message>
        <source>terminal</source>
        <translation>terminalo</translation>
    </message>
    <message>
        <source>text</source>
        <translation>teksto</translation>
    </message>
    <message>
        <source>text caret</source>
        <translation>teksta kursoro</translation>
    </message>
    <message>
        <source>title bar</source>
        <translation>titolbreto</translation>
    </message>
    <message>
        <source>tool bar</source>
        <translation>ilobreto</translation>
    </message>
    <message>
        <source>tool tip</source>
        <translation>ŝpruchelpilo</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>arbo</translation>
    </message>
    <message>
        <source>tree item</source>
        <translation>arbero</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>nekonata</translation>
    </message>
    <message>
        <source>web document</source>
        <translation>retdokumento</translation>
    </message>
    <message>
        <source>window</source>
        <translation>fenestro</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Rulumi maldekstren</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Rulumi dekstren</translation>
    </message>
</context>
<context>
    <name>QUndoGroup</name>
    <message>
        <source>Redo</source>
        <translation>Refari</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Refari: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Malfari</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Malfari: %1</translation>
    </message>
</context>
<context>
    <name>QUndoModel</name>
    <message>
        <source>&lt;empty&gt;</source>
        <translation>&lt;malplena&gt;</translation>
    </message>
</context>
<context>
    <name>QUndoStack</name>
    <message>
        <source>Redo</source>
        <translation>Refari</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Refari: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Malfari</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Malfari: %1</translation>
    </message>
</context>
<context>
    <name>QWhatsThisAction</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>Kio ĉi tio estas?</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopii</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Alglui</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refari</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Malfari</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Kopii &amp;ligilan adreson</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>El&amp;tondi</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Forigi</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Elekti ĉion</translation>
    </message>
</context>
</TS>
