<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ro" sourcelanguage="en">
<context>
    <name>CloseButton</name>
    <message>
        <source>Close Tab</source>
        <translation>Închide fila</translation>
    </message>
</context>
<context>
    <name>MAC_APPLICATION_MENU</name>
    <message>
        <source>About %1</source>
        <translation>Despre %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Ascunde %1</translation>
    </message>
    <message>
        <source>Hide Others</source>
        <translation>Ascunde celelalte</translation>
    </message>
    <message>
        <source>Preferences...</source>
        <translation>Preferințe...</translation>
    </message>
    <message>
        <source>Quit %1</source>
        <translation>Ieși din %1</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>Servicii</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Arată tot</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Unitate</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fișier</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dosar</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Scurtătură</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Necunoscut</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Selectează tot</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Mărește</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>Mi&amp;cșorează</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Decrease</source>
        <translation>Micșorează</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>Micșorează valoarea</translation>
    </message>
    <message>
        <source>Goes back a page</source>
        <translation>Se întoarce cu o pagină</translation>
    </message>
    <message>
        <source>Goes to the next page</source>
        <translation>Trece la pagina următoare</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>Mărește</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>Mărește valoarea</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>Pagina următoare</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Apasă</translation>
    </message>
    <message>
        <source>Previous Page</source>
        <translation>Pagina precedentă</translation>
    </message>
    <message>
        <source>Scroll Down</source>
        <translation>Derulează în jos</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation>Derulează la stânga</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Derulează la dreapta</translation>
    </message>
    <message>
        <source>Scroll Up</source>
        <translation>Derulează în sus</translation>
    </message>
    <message>
        <source>Scrolls down</source>
        <translation>Derulează în jos</translation>
    </message>
    <message>
        <source>Scrolls to the left</source>
        <translation>Derulează spre stânga</translation>
    </message>
    <message>
        <source>Scrolls to the right</source>
        <translation>Derulează spre dreapta</translation>
    </message>
    <message>
        <source>Scrolls up</source>
        <translation>Derulează în sus</translation>
    </message>
    <message>
        <source>SetFocus</source>
        <translation>Focalizează</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>Mută focalizarea aici</translation>
    </message>
    <message>
        <source>ShowMenu</source>
        <translation>Arată meniul</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>Arată meniul</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>Comută</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>Comută starea</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>Declanșează acțiunea</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>False</source>
        <translation>Fals</translation>
    </message>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Deschide lista de opțiuni</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Adevărat</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>Ce este aceasta?</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Închide panoul</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Detașează</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Detașează sau reatașează panoul</translation>
    </message>
</context>
<context>
    <name>QErrorMessage</name>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Show this message again</source>
        <translation>&amp;Arată din nou acest mesaj</translation>
    </message>
    <message>
        <source>An error occurred</source>
        <translation>A apărut o eroare</translation>
    </message>
    <message>
        <source>Critical Error:</source>
        <translation>Eroare critică:</translation>
    </message>
    <message>
        <source>Debug Message:</source>
        <translation>Mesaj de depanare:</translation>
    </message>
    <message>
        <source>Fatal Error:</source>
        <translation>Eroare fatală:</translation>
    </message>
    <message>
        <source>Information:</source>
        <translation>Informație:</translation>
    </message>
    <message>
        <source>Warning:</source>
        <translation>Avertisment:</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Dosarul nu a fost găsit.
Verificați dacă numele dosarului este corect.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Fișierul nu a fost găsit.
Verificați dacă numele fișierului este corect.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 există deja.
Doriți să fie înlocuit?</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Alege</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Șt&amp;erge</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Caută în:</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>Dosar &amp;nou</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Deschide</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Redenumește</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvează</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>„%1” este protejat la scriere.
Doriți totuși să fie șters?</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Toate fișierele (*)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Toate fișierele (*)</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Stânga</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Dreapta</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Sus</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Sigur doriți să ștergeți „%1”?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Înapoi</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Trece la vederea detaliată</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Trece la vederea listă</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Dosarul nu a putut fi șters.</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Creează un dosar nou</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Creează un dosar nou</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Șterge</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Vedere detaliată</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Dosare</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Dosar:</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Unitate</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fișier</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Nume de &amp;fișier:</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fișiere</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipul fișierelor:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Caută un dosar</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dosar</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Înainte</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Mergi înapoi</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Mergi înainte</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Mergi la dosarul părinte</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Vedere listă</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Lista locurilor și a semnelor de carte</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Dosar nou</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Deschide</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Dosarul părinte</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Locuri recente</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Elimină</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Salvează ca</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Scurtătură</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Coloana </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Arată fișierele as&amp;cunse</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Bară laterală</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Necunoscut</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Computer</source>
        <translation>Calculator</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Data modificării</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nume</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dimensiune</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tip</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Anulează</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Î&amp;nchide</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvează</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>Închide fără a salva</translation>
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
        <translation>Introduceți o valoare:</translation>
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
        <translation>Apăsați scurtătura</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiază</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Lipește</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refă</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfă</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Taie</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Șterge</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Selectează tot</translation>
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
        <translation>Î&amp;nchide</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Mută</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurează</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Redimensionează</translation>
    </message>
    <message>
        <source>- [%1]</source>
        <translation>- [%1]</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajutor</translation>
    </message>
    <message>
        <source>Ma&amp;ximize</source>
        <translation>Ma&amp;ximizează</translation>
    </message>
    <message>
        <source>Maximize</source>
        <translation>Maximizează</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Meniu</translation>
    </message>
    <message>
        <source>Mi&amp;nimize</source>
        <translation>Mi&amp;nimizează</translation>
    </message>
    <message>
        <source>Minimize</source>
        <translation>Minimizează</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurează</translation>
    </message>
    <message>
        <source>Restore Down</source>
        <translation>Restaurează în jos</translation>
    </message>
    <message>
        <source>Shade</source>
        <translation>Strânge</translation>
    </message>
    <message>
        <source>Stay on &amp;Top</source>
        <translation>Mereu &amp;deasupra</translation>
    </message>
    <message>
        <source>Unshade</source>
        <translation>Desfășoară</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>&lt;h3&gt;About Qt&lt;/h3&gt;&lt;p&gt;This program uses Qt version %1.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Despre Qt&lt;/h3&gt;&lt;p&gt;Acest program folosește Qt, versiunea %1.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Despre Qt</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajutor</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Ascunde detaliile...</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Show Details...</source>
        <translation>Arată detaliile...</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nu</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Da</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Abandonează</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplică</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anulează</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Renunță la modificări</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajutor</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignoră</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>N&amp;u pentru toate</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Deschide</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Resetează</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Restabilește valorile implicite</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reîncearcă</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvează</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Salvează tot</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Da pentru &amp;toate</translation>
    </message>
</context>
<context>
    <name>QProgressDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Anulează</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation>Jos</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Marginea din stânga</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Cu o pagină în jos</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Cu o pagină la stânga</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Cu o pagină la dreapta</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Cu o pagină în sus</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Marginea din dreapta</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Derulează în jos</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>Derulează aici</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Derulează la stânga</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Derulează la dreapta</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Derulează în sus</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Sus</translation>
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
        <translation>Înapoi</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Backtab</source>
        <translation>Tab înapoi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anulează</translation>
    </message>
    <message>
        <source>Caps Lock</source>
        <translation>Caps Lock</translation>
    </message>
    <message>
        <source>CapsLock</source>
        <translation>Caps Lock</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Golește</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiază</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Taie</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Jos</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
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
        <translation>Escape</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Ieși</translation>
    </message>
    <message>
        <source>F%1</source>
        <translation>F%1</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Caută</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Înainte</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajutor</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insert</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Stânga</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Meniu</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nou</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nu</translation>
    </message>
    <message>
        <source>Num</source>
        <translation>Num</translation>
    </message>
    <message>
        <source>Num Lock</source>
        <translation>Num Lock</translation>
    </message>
    <message>
        <source>NumLock</source>
        <translation>Num Lock</translation>
    </message>
    <message>
        <source>Number Lock</source>
        <translation>Num Lock</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Deschide</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Lipește</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>PgDn</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>Print Screen</source>
        <translation>Print Screen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refă</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Reîmprospătează</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Return</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Dreapta</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvează</translation>
    </message>
    <message>
        <source>Scroll Lock</source>
        <translation>Scroll Lock</translation>
    </message>
    <message>
        <source>ScrollLock</source>
        <translation>Scroll Lock</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Selectează</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Setări</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spațiu</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Oprește</translation>
    </message>
    <message>
        <source>SysReq</source>
        <translation>SysRq</translation>
    </message>
    <message>
        <source>System Request</source>
        <translation>SysRq</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfă</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Sus</translation>
    </message>
    <message>
        <source>Volume Down</source>
        <translation>Volum mai mic</translation>
    </message>
    <message>
        <source>Volume Mute</source>
        <translation>Fără sunet</translation>
    </message>
    <message>
        <source>Volume Up</source>
        <translation>Volum mai mare</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Zoom In</source>
        <translation>Mărește</translation>
    </message>
    <message>
        <source>Zoom Out</source>
        <translation>Micșorează</translation>
    </message>
</context>
<context>
    <name>QSpiAccessibleBridge</name>
    <message>
        <source>alert message</source>
        <translation>mesaj de alertă</translation>
    </message>
    <message>
        <source>animation</source>
        <translation>animație</translation>
    </message>
    <message>
        <source>application</source>
        <translation>aplicație</translation>
    </message>
    <message>
        <source>assistant</source>
        <translation>asistent</translation>
    </message>
    <message>
        <source>block quote</source>
        <translation>citat</translation>
    </message>
    <message>
        <source>button menu</source>
        <translation>buton cu meniu</translation>
    </message>
    <message>
        <source>button with drop down</source>
        <translation>buton cu listă derulantă</translation>
    </message>
    <message>
        <source>button with drop down grid</source>
        <translation>buton cu grilă derulantă</translation>
    </message>
    <message>
        <source>canvas</source>
        <translation>pânză</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>celulă</translation>
    </message>
    <message>
        <source>chart</source>
        <translation>diagramă</translation>
    </message>
    <message>
        <source>check box</source>
        <translation>casetă de bifat</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>ceas</translation>
    </message>
    <message>
        <source>color chooser</source>
        <translation>selector de culoare</translation>
    </message>
    <message>
        <source>column</source>
        <translation>coloană</translation>
    </message>
    <message>
        <source>column header</source>
        <translation>antet de coloană</translation>
    </message>
    <message>
        <source>combo box</source>
        <translation>casetă combinată</translation>
    </message>
    <message>
        <source>complementary content</source>
        <translation>conținut complementar</translation>
    </message>
    <message>
        <source>cursor</source>
        <translation>cursor</translation>
    </message>
    <message>
        <source>desktop</source>
        <translation>birou</translation>
    </message>
    <message>
        <source>dial</source>
        <translation>cadran</translation>
    </message>
    <message>
        <source>dialog</source>
        <translation>dialog</translation>
    </message>
    <message>
        <source>document</source>
        <translation>document</translation>
    </message>
    <message>
        <source>equation</source>
        <translation>ecuație</translation>
    </message>
    <message>
        <source>filler</source>
        <translation>umplutură</translation>
    </message>
    <message>
        <source>footer</source>
        <translation>subsol</translation>
    </message>
    <message>
        <source>form</source>
        <translation>formular</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>cadru</translation>
    </message>
    <message>
        <source>graphic</source>
        <translation>imagine</translation>
    </message>
    <message>
        <source>grip</source>
        <translation>mâner</translation>
    </message>
    <message>
        <source>heading</source>
        <translation>titlu</translation>
    </message>
    <message>
        <source>help balloon</source>
        <translation>balon de ajutor</translation>
    </message>
    <message>
        <source>hotkey field</source>
        <translation>câmp pentru tastă rapidă</translation>
    </message>
    <message>
        <source>indicator</source>
        <translation>indicator</translation>
    </message>
    <message>
        <source>invalid role</source>
        <translation>rol nevalid</translation>
    </message>
    <message>
        <source>label</source>
        <translation>etichetă</translation>
    </message>
    <message>
        <source>layered pane</source>
        <translation>panou stratificat</translation>
    </message>
    <message>
        <source>link</source>
        <translation>legătură</translation>
    </message>
    <message>
        <source>list</source>
        <translation>listă</translation>
    </message>
    <message>
        <source>list item</source>
        <translation>element de listă</translation>
    </message>
    <message>
        <source>menu bar</source>
        <translation>bară de meniu</translation>
    </message>
    <message>
        <source>menu item</source>
        <translation>element de meniu</translation>
    </message>
    <message>
        <source>note</source>
        <translation>notă</translation>
    </message>
    <message>
        <source>notification</source>
        <translation>notificare</translation>
    </message>
    <message>
        <source>page tab</source>
        <translation>filă</translation>
    </message>
    <message>
        <source>page tab list</source>
        <translation>listă de file</translation>
    </message>
    <message>
        <source>panel</source>
        <translation>panou</translation>
    </message>
    <message>
        <source>paragraph</source>
        <translation>paragraf</translation>
    </message>
    <message>
        <source>popup menu</source>
        <translation>meniu contextual</translation>
    </message>
    <message>
        <source>progress bar</source>
        <translation>bară de progres</translation>
    </message>
    <message>
        <source>property page</source>
        <translation>pagină de proprietăți</translation>
    </message>
    <message>
        <source>push button</source>
        <translation>buton</translation>
    </message>
    <message>
        <source>radio button</source>
        <translation>buton radio</translation>
    </message>
    <message>
        <source>row</source>
        <translation>rând</translation>
    </message>
    <message>
        <source>row header</source>
        <translation>antet de rând</translation>
    </message>
    <message>
        <source>scroll bar</source>
        <translation>bară de derulare</translation>
    </message>
    <message>
        <source>section</source>
        <translation>secțiune</translation>
    </message>
    <message>
        <source>separator</source>
        <translation>separator</translation>
    </message>
    <message>
        <source>slider</source>
        <translation>glisor</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>sunet</translation>
    </message>
    <message>
        <source>space</source>
        <translation>spațiu</translation>
    </message>
    <message>
        <source>spin box</source>
        <translation>casetă numerică</translation>
    </message>
    <message>
        <source>splitter</source>
        <translation>divizor</translation>
    </message>
    <message>
        <source>status bar</source>
        <translation>bară de stare</translation>
    </message>
    <message>
        <source>switch</source>
        <translation>comutator</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tabel</translation>
    </message>
    <message>
        <source>terminal</source>
        <translation>terminal</translation>
    </message>
    <message>
        <source>text</source>
        <translation>text</translation>
    </message>
    <message>
        <source>text caret</source>
        <translation>cursor de text</translation>
    </message>
    <message>
        <source>title bar</source>
        <translation>bară de titlu</translation>
    </message>
    <message>
        <source>tool bar</source>
        <translation>bară de instrumente</translation>
    </message>
    <message>
        <source>tool tip</source>
        <translation>sugestie</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>arbore</translation>
    </message>
    <message>
        <source>tree item</source>
        <translation>element de arbore</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>necunoscut</translation>
    </message>
    <message>
        <source>web document</source>
        <translation>document web</translation>
    </message>
    <message>
        <source>window</source>
        <translation>fereastră</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Derulează la stânga</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Derulează la dreapta</translation>
    </message>
</context>
<context>
    <name>QUndoGroup</name>
    <message>
        <source>Redo</source>
        <translation>Refă</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Refă: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfă</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Desfă: %1</translation>
    </message>
</context>
<context>
    <name>QUndoModel</name>
    <message>
        <source>&lt;empty&gt;</source>
        <translation>&lt;gol&gt;</translation>
    </message>
</context>
<context>
    <name>QUndoStack</name>
    <message>
        <source>Redo</source>
        <translation>Refă</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Refă: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfă</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Desfă: %1</translation>
    </message>
</context>
<context>
    <name>QWhatsThisAction</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>Ce este aceasta?</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiază</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Lipește</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refă</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfă</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Copiază adresa le&amp;găturii</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Taie</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Șterge</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Selectează tot</translation>
    </message>
</context>
</TS>
