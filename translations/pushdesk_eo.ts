<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="eo" sourcelanguage="en">
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue {game}</source>
        <translation>Daŭrigi: {game}</translation>
    </message>
    <message>
        <source>Continue {game} with {names}, last played {when}</source>
        <translation>Daŭrigi: {game} kun {names}, laste ludita {when}</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Go on</source>
        <translation>Daŭrigi</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Paŭzo</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln poento</numerusform>
            <numerusform>%Ln poentoj</numerusform>
        </translation>
    </message>
    <message>
        <source>Both ends level: {points} each.</source>
        <translation>Egaleco: po {points}.</translation>
    </message>
    <message>
        <source>Change the set-up</source>
        <translation>Ŝanĝi la aranĝon</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fino de la ludo</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Eksporti …</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Forlasi la tablon</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Vidi la tablon</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Ludi denove</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Poentotabelo</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>{names} venkas kune</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} venkas</translation>
    </message>
    <message>
        <source>{points} each for first and second; the number of cards decides.</source>
        <translation>La unua kaj la dua havas po {points}; decidas la nombro de kartoj.</translation>
    </message>
    <message>
        <source>{points}, {lead} ahead of {name}.</source>
        <translation>{points}, {lead} pli ol {name}.</translation>
    </message>
</context>
<context>
    <name>Flick</name>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message numerus="yes">
        <source>%Ln disc(s) in reserve</source>
        <translation>
            <numerusform>%Ln disko en la rezervo</numerusform>
            <numerusform>%Ln diskoj en la rezervo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hole(s) of the board open.</source>
        <translation>
            <numerusform>Sur la tabulo restas %Ln neokupita truo.</numerusform>
            <numerusform>Sur la tabulo restas %Ln neokupitaj truoj.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln leaning</source>
        <extracomment>Discs of one player.</extracomment>
        <translation>
            <numerusform>%Ln malekvilibra</numerusform>
            <numerusform>%Ln malekvilibraj</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln loose</source>
        <extracomment>Discs of one player.</extracomment>
        <translation>
            <numerusform>%Ln libera</numerusform>
            <numerusform>%Ln liberaj</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln poento</numerusform>
            <numerusform>%Ln poentoj</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sunk</source>
        <extracomment>Discs of one player.</extracomment>
        <translation>
            <numerusform>%Ln enfalinta</numerusform>
            <numerusform>%Ln enfalintaj</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln to be shot again</source>
        <translation>
            <numerusform>%Ln refrapenda</numerusform>
            <numerusform>%Ln refrapendaj</numerusform>
        </translation>
    </message>
    <message>
        <source>2–4 players · 10–30 minutes</source>
        <translation>2–4 ludantoj · 10–30 minutoj</translation>
    </message>
    <message>
        <source>A miss: {name} takes the last disc back.</source>
        <translation>Maltrafo: {name} reprenas la lastan diskon.</translation>
    </message>
    <message>
        <source>A shot needs a speed from {least} to {most} metres a second.</source>
        <translation>Frapo bezonas rapidecon de {least} ĝis {most} metroj en sekundo.</translation>
    </message>
    <message>
        <source>Aim on the board</source>
        <translation>Celi sur la tabulo</translation>
    </message>
    <message>
        <source>All holes are filled</source>
        <translation>Ĉiuj truoj estas plenigitaj</translation>
    </message>
    <message>
        <source>All level: {points} each.</source>
        <translation>Egaleco de ĉiuj: po {points}.</translation>
    </message>
    <message>
        <source>All twelve discs of {names} are sunk</source>
        <extracomment>One player, or several when the round was finished.</extracomment>
        <translation>Enfalis ĉiuj dek du diskoj de {names}</translation>
    </message>
    <message>
        <source>An own disc left the board: {name}&apos;s turn is over.</source>
        <translation>Propra disko forlasis la tabulon: finiĝas la vico de {name}.</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Direkto</translation>
    </message>
    <message>
        <source>Another disc lies there: choose a free place.</source>
        <translation>Tie jam kuŝas disko: elektu neokupitan lokon.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabulo</translation>
    </message>
    <message>
        <source>Board as a list</source>
        <translation>La tabulo kiel listo</translation>
    </message>
    <message>
        <source>Both teams level: {points} each.</source>
        <translation>Egaleco de la teamoj: po {points}.</translation>
    </message>
    <message>
        <source>Both teams share the win</source>
        <translation>Ambaŭ teamoj venkas kune</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Forigi la diskojn</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Krucoj</translation>
    </message>
    <message>
        <source>Cursed lines</source>
        <translation>Malbenitaj linioj</translation>
    </message>
    <message>
        <source>Degrees to the right of straight ahead</source>
        <translation>Gradoj dekstren de rekte antaŭen</translation>
    </message>
    <message>
        <source>Drag away from the target and let go; the disc itself is dragged</source>
        <translation>Trenu for de la celo kaj ellasu; se vi trenas la diskon mem, vi movas ĝin</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Fini la vicon</translation>
    </message>
    <message>
        <source>Flick wooden discs into holes; the far ones count more.</source>
        <translation>Frapu lignajn diskojn en truojn; la foraj valoras pli.</translation>
    </message>
    <message>
        <source>Four loose discs: {name}&apos;s turn is over.</source>
        <translation>Kvar liberaj diskoj: finiĝas la vico de {name}.</translation>
    </message>
    <message>
        <source>From the edge</source>
        <translation>De la rando</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Ludo {number}</translation>
    </message>
    <message>
        <source>Game {number} of {games} is counted. Go on when you are ready</source>
        <translation>Ludo {number} el {games} estas kalkulita. Daŭrigu, kiam vi pretas</translation>
    </message>
    <message>
        <source>Game {number} of {games} is over.</source>
        <translation>Ludo {number} el {games} estas finita.</translation>
    </message>
    <message>
        <source>Game {number} of {games}: {name} begins.</source>
        <translation>Ludo {number} el {games}: komencas {name}.</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Truoj</translation>
    </message>
    <message>
        <source>It is the last one of your reserve and ends your turn</source>
        <translation>Ĝi estas la lasta el via rezervo, kaj per ĝi finiĝas via vico</translation>
    </message>
    <message>
        <source>Lines of four</source>
        <translation>Linioj de kvar</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Sekva ludo</translation>
    </message>
    <message>
        <source>No own disc was sunk: {name}&apos;s turn is over.</source>
        <translation>Neniu propra disko enfalis: finiĝas la vico de {name}.</translation>
    </message>
    <message>
        <source>Other way to shoot</source>
        <translation>Frapi alimaniere</translation>
    </message>
    <message>
        <source>Pits up</source>
        <translation>Kavetoj supre</translation>
    </message>
    <message>
        <source>Place of the disc: millimetres from your edge of the board</source>
        <translation>Loko de la disko: milimetroj de via rando de la tabulo</translation>
    </message>
    <message>
        <source>Place of the disc: millimetres to the right of the middle</source>
        <translation>Loko de la disko: milimetroj dekstren de la mezo</translation>
    </message>
    <message>
        <source>Place the whole disc in your zone; it may touch the line, no more.</source>
        <translation>Metu la tutan diskon en vian zonon; ĝi rajtas tuŝi la linion, ne pli.</translation>
    </message>
    <message>
        <source>Place the whole disc on your platform.</source>
        <translation>Metu la tutan diskon sur vian platformon.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Forto</translation>
    </message>
    <message>
        <source>Power in per cent</source>
        <translation>Forto en procentoj</translation>
    </message>
    <message>
        <source>Practice: place the disc anywhere and shoot</source>
        <translation>Ekzercado: metu la diskon ien ajn kaj frapu</translation>
    </message>
    <message>
        <source>Pull back</source>
        <translation>Retiri</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Push</translation>
    </message>
    <message>
        <source>Put the disc down</source>
        <translation>Meti la diskon</translation>
    </message>
    <message numerus="yes">
        <source>Row {row}: %Ln open hole(s) – {columns} from the left</source>
        <extracomment>&quot;Row 4: 3 open holes – 1, 3 and 5 from the left&quot;.</extracomment>
        <translation>
            <numerusform>Truvico {row}: %Ln neokupita truo – {columns} de maldekstre</numerusform>
            <numerusform>Truvico {row}: %Ln neokupitaj truoj – {columns} de maldekstre</numerusform>
        </translation>
    </message>
    <message>
        <source>Row {row}: no open hole</source>
        <translation>Truvico {row}: neniu neokupita truo</translation>
    </message>
    <message>
        <source>Rows of four</source>
        <translation>Kvar en truvico</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Frapi</translation>
    </message>
    <message>
        <source>Shoot at least once before you end the turn.</source>
        <translation>Frapu almenaŭ unu fojon, antaŭ ol fini la vicon.</translation>
    </message>
    <message>
        <source>Sideways</source>
        <translation>Flanken</translation>
    </message>
    <message>
        <source>Slow motion</source>
        <translation>Malrapida moviĝo</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Ŝalti aŭ malŝalti la sonon</translation>
    </message>
    <message>
        <source>Swipe</source>
        <translation>Svingi</translation>
    </message>
    <message>
        <source>Swipe through the disc as a finger would flick it</source>
        <translation>Svingu la montrilon tra la disko, kvazaŭ fingro ĝin frapus</translation>
    </message>
    <message>
        <source>Team</source>
        <extracomment>What partners have together.</extracomment>
        <translation>Teamo</translation>
    </message>
    <message>
        <source>Teams: {first} – {second}.</source>
        <translation>Teamoj: {first} – {second}.</translation>
    </message>
    <message>
        <source>The board can&apos;t have come to lie like that.</source>
        <translation>Tia situacio sur la tabulo ne eblas.</translation>
    </message>
    <message>
        <source>The fourth shot is made: {name}&apos;s turn is over.</source>
        <translation>La kvara frapo estas farita: finiĝas la vico de {name}.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La ludo estas finita</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La ludo estas finita.</translation>
    </message>
    <message>
        <source>The last disc is shot: {name}&apos;s turn is over.</source>
        <translation>La lasta disko estas frapita: finiĝas la vico de {name}.</translation>
    </message>
    <message>
        <source>The last shot again: Esc ends it</source>
        <translation>La lasta frapo denove: Esc finas</translation>
    </message>
    <message>
        <source>The rules don&apos;t allow that.</source>
        <translation>La reguloj ne permesas tion.</translation>
    </message>
    <message>
        <source>The third shot sank a disc: {name} may shoot a fourth.</source>
        <translation>La tria frapo enfaligis diskon: {name} rajtas je kvara frapo.</translation>
    </message>
    <message>
        <source>The third shot sank nothing: {name}&apos;s turn is over.</source>
        <translation>La tria frapo enfaligis nenion: finiĝas la vico de {name}.</translation>
    </message>
    <message>
        <source>This disc must be shot again, there is no choice.</source>
        <translation>Vi devas refrapi ĉi tiun diskon; alia elekto ne estas.</translation>
    </message>
    <message>
        <source>This game is counted: begin the next one.</source>
        <translation>Ĉi tiu ludo estas kalkulita: komencu la sekvan.</translation>
    </message>
    <message>
        <source>This game isn&apos;t over yet.</source>
        <translation>Ĉi tiu ludo ankoraŭ ne estas finita.</translation>
    </message>
    <message>
        <source>This would fill the last hole and end the game</source>
        <translation>Tio plenigus la lastan truon kaj finus la ludon</translation>
    </message>
    <message>
        <source>This would sink {name}&apos;s last disc and end the game</source>
        <translation>Tio enfaligus la lastan diskon de {name} kaj finus la ludon</translation>
    </message>
    <message>
        <source>This would sink {name}&apos;s last disc: the game ends with this round</source>
        <translation>Tio enfaligus la lastan diskon de {name}: la ludo finiĝus per ĉi tiu rondo</translation>
    </message>
    <message>
        <source>Three of your discs are loose: a fourth ends your turn</source>
        <translation>Tri el viaj diskoj estas liberaj: kvara finas vian vicon</translation>
    </message>
    <message>
        <source>Three of your discs are loose: with a fourth, all of them go back</source>
        <translation>Tri el viaj diskoj estas liberaj: se aldoniĝos kvara, ĉiuj revenos al vi</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Sumo</translation>
    </message>
    <message>
        <source>Watch the last shot again</source>
        <translation>Revidi la lastan frapon</translation>
    </message>
    <message>
        <source>at the line</source>
        <translation>ĉe la linio</translation>
    </message>
    <message>
        <source>crosses {points}</source>
        <translation>krucoj {points}</translation>
    </message>
    <message>
        <source>cursed lines {points}</source>
        <translation>malbenitaj linioj {points}</translation>
    </message>
    <message>
        <source>half-way up the platform</source>
        <translation>duonvoje sur la platformo</translation>
    </message>
    <message>
        <source>holes {points}</source>
        <extracomment>A part of a score: &quot;holes 10, pits 2 and crosses 3&quot;.</extracomment>
        <translation>truoj {points}</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>meze</translation>
    </message>
    <message>
        <source>leaning in a hole</source>
        <translation>malekvilibra en truo</translation>
    </message>
    <message>
        <source>level with row {row}</source>
        <translation>ĉe truvico {row}</translation>
    </message>
    <message>
        <source>lines of four {points}</source>
        <translation>linioj de kvar {points}</translation>
    </message>
    <message>
        <source>loose</source>
        <translation>libera</translation>
    </message>
    <message>
        <source>nothing sunk yet</source>
        <translation>ankoraŭ nenio enfalis</translation>
    </message>
    <message>
        <source>pits {points}</source>
        <translation>kavetoj {points}</translation>
    </message>
    <message>
        <source>row {row}, in the middle</source>
        <translation>truvico {row}, meze</translation>
    </message>
    <message>
        <source>row {row}, on the far left</source>
        <extracomment>A hole of the board. Rows are counted from the player, who looks along the columns.</extracomment>
        <translation>truvico {row}, plej maldekstre</translation>
    </message>
    <message>
        <source>row {row}, on the far right</source>
        <translation>truvico {row}, plej dekstre</translation>
    </message>
    <message>
        <source>row {row}, second from the left</source>
        <translation>truvico {row}, dua de maldekstre</translation>
    </message>
    <message>
        <source>row {row}, second from the right</source>
        <translation>truvico {row}, dua de dekstre</translation>
    </message>
    <message>
        <source>rows of four {points}</source>
        <translation>kvar en truvico {points}</translation>
    </message>
    <message>
        <source>straight ahead</source>
        <translation>rekte antaŭen</translation>
    </message>
    <message>
        <source>sunk</source>
        <translation>enfalinta</translation>
    </message>
    <message>
        <source>sunk, pit up</source>
        <translation>enfalinta, kaveto supre</translation>
    </message>
    <message>
        <source>touching the line</source>
        <translation>tuŝante la linion</translation>
    </message>
    <message>
        <source>{angle}° to the left</source>
        <translation>{angle}° maldekstren</translation>
    </message>
    <message>
        <source>{angle}° to the right</source>
        <translation>{angle}° dekstren</translation>
    </message>
    <message>
        <source>{column} (worth {points})</source>
        <extracomment>A hole of a row: the third one, which is worth 4 points.</extracomment>
        <translation>{column} (valoro {points})</translation>
    </message>
    <message>
        <source>{depth}, {aside}</source>
        <extracomment>Two measures of a place: &quot;45 mm behind row 2, 30 mm left of the middle&quot;.</extracomment>
        <translation>{depth}, {aside}</translation>
    </message>
    <message>
        <source>{direction}, {speed}</source>
        <extracomment>&quot;12.5° to the right, 0.85 metres a second&quot;.</extracomment>
        <translation>{direction}, {speed}</translation>
    </message>
    <message>
        <source>{distance} mm before row {row}</source>
        <extracomment>Before: nearer to the player than that row of holes.</extracomment>
        <translation>{distance} mm antaŭ truvico {row}</translation>
    </message>
    <message>
        <source>{distance} mm behind row {row}</source>
        <extracomment>Behind: farther from the player than that row of holes.</extracomment>
        <translation>{distance} mm malantaŭ truvico {row}</translation>
    </message>
    <message>
        <source>{distance} mm behind the line</source>
        <translation>{distance} mm malantaŭ la linio</translation>
    </message>
    <message>
        <source>{distance} mm beyond the middle of the platform</source>
        <translation>{distance} mm trans la mezo de la platformo</translation>
    </message>
    <message>
        <source>{distance} mm left of the middle</source>
        <translation>{distance} mm maldekstre de la mezo</translation>
    </message>
    <message>
        <source>{distance} mm right of the middle</source>
        <translation>{distance} mm dekstre de la mezo</translation>
    </message>
    <message>
        <source>{distance} mm short of the middle of the platform</source>
        <translation>{distance} mm antaŭ la mezo de la platformo</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>{names} venkas kune</translation>
    </message>
    <message>
        <source>{names} win</source>
        <translation>{names} venkas</translation>
    </message>
    <message>
        <source>{names} {points}</source>
        <extracomment>The points of a team: &quot;Ana and Cleo 21&quot;.</extracomment>
        <translation>{names} {points}</translation>
    </message>
    <message>
        <source>{name} ends the turn.</source>
        <translation>{name} finas la vicon.</translation>
    </message>
    <message>
        <source>{name} has a cross: {points} more.</source>
        <translation>{name} havas krucon: plus {points}.</translation>
    </message>
    <message>
        <source>{name} has a disc to shoot again.</source>
        <translation>{name} havas refrapendan diskon.</translation>
    </message>
    <message>
        <source>{name} has five in a cursed line: {points} less.</source>
        <translation>{name} havas kvin en malbenita linio: minus {points}.</translation>
    </message>
    <message>
        <source>{name} has four in a column: {points} more.</source>
        <translation>{name} havas kvar en kolumno: plus {points}.</translation>
    </message>
    <message>
        <source>{name} has four in a diagonal: {points} more.</source>
        <translation>{name} havas kvar en diagonalo: plus {points}.</translation>
    </message>
    <message>
        <source>{name} has four in a line: {points} more.</source>
        <translation>{name} havas kvar en linio: plus {points}.</translation>
    </message>
    <message>
        <source>{name} has four in row {row}: {points} more.</source>
        <translation>{name} havas kvar en truvico {row}: plus {points}.</translation>
    </message>
    <message>
        <source>{name} shoots</source>
        <translation>{name} frapas</translation>
    </message>
    <message>
        <source>{name} shoots a disc again in {other}&apos;s turn.</source>
        <translation>{name} refrapas diskon dum la vico de {other}.</translation>
    </message>
    <message>
        <source>{name} shoots the disc again.</source>
        <translation>{name} refrapas la diskon.</translation>
    </message>
    <message>
        <source>{name} shoots the disc again: it stops {place}.</source>
        <translation>{name} refrapas la diskon: ĝi haltas {place}.</translation>
    </message>
    <message>
        <source>{name} shoots.</source>
        <translation>{name} frapas.</translation>
    </message>
    <message>
        <source>{name} shoots: the disc stops {place}.</source>
        <extracomment>&quot;Ana shoots: the disc stops 45 mm behind row 2, 30 mm left of the middle.&quot;</extracomment>
        <translation>{name} frapas: la disko haltas {place}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln disc(s): the own zone was touched.</source>
        <translation>
            <numerusform>{name} reprenas %Ln diskon: ĝi tuŝis sian propran zonon.</numerusform>
            <numerusform>{name} reprenas %Ln diskojn: ili tuŝis sian propran zonon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln disc(s): the platform had no room left.</source>
        <translation>
            <numerusform>{name} reprenas %Ln diskon: sur la platformo ne plu estis loko.</numerusform>
            <numerusform>{name} reprenas %Ln diskojn: sur la platformo ne plu estis loko.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln disc(s): the zone of an empty side was touched.</source>
        <translation>
            <numerusform>{name} reprenas %Ln diskon: ĝi tuŝis la zonon de malplena flanko.</numerusform>
            <numerusform>{name} reprenas %Ln diskojn: ili tuŝis la zonon de malplena flanko.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln disc(s): {other}&apos;s zone was touched.</source>
        <translation>
            <numerusform>{name} reprenas %Ln diskon: ĝi tuŝis la zonon de {other}.</numerusform>
            <numerusform>{name} reprenas %Ln diskojn: ili tuŝis la zonon de {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln leaning disc(s) as well.</source>
        <translation>
            <numerusform>{name} reprenas ankaŭ %Ln malekvilibran diskon.</numerusform>
            <numerusform>{name} reprenas ankaŭ %Ln malekvilibrajn diskojn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln leaning disc(s): the reserve is empty.</source>
        <translation>
            <numerusform>{name} reprenas %Ln malekvilibran diskon: la rezervo estas malplena.</numerusform>
            <numerusform>{name} reprenas %Ln malekvilibrajn diskojn: la rezervo estas malplena.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln loose disc(s): only three may stay loose.</source>
        <translation>
            <numerusform>{name} reprenas %Ln liberan diskon: nur tri rajtas resti liberaj.</numerusform>
            <numerusform>{name} reprenas %Ln liberajn diskojn: nur tri rajtas resti liberaj.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln loose disc(s): the reserve is empty.</source>
        <translation>
            <numerusform>{name} reprenas %Ln liberan diskon: la rezervo estas malplena.</numerusform>
            <numerusform>{name} reprenas %Ln liberajn diskojn: la rezervo estas malplena.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} venkas</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <extracomment>A player and the points of one game, in a list: &quot;Ana 34, Ben 28&quot;.</extracomment>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{name}&apos;s disc falls into a hole in row {row}, pit up: {points}.</source>
        <translation>Disko de {name} enfalas en truvico {row}, kaveto supre: {points}.</translation>
    </message>
    <message>
        <source>{name}&apos;s disc falls into a hole in row {row}: {points}.</source>
        <translation>Disko de {name} enfalas en truvico {row}: {points}.</translation>
    </message>
    <message>
        <source>{name}&apos;s disc falls into a hole, pit up: {points}.</source>
        <translation>Disko de {name} enfalas, kaveto supre: {points}.</translation>
    </message>
    <message>
        <source>{name}&apos;s disc falls into a hole: {points}.</source>
        <translation>Disko de {name} enfalas: {points}.</translation>
    </message>
    <message>
        <source>{name}&apos;s disc is thrown out of its hole.</source>
        <translation>Disko de {name} elĵetiĝas el sia truo.</translation>
    </message>
    <message>
        <source>{name}&apos;s disc leans in a hole: {hole}.</source>
        <translation>Disko de {name} restas malekvilibra en truo: {hole}.</translation>
    </message>
    <message>
        <source>{name}&apos;s disc leaves the board and goes back to the reserve.</source>
        <translation>Disko de {name} forlasas la tabulon kaj revenas en la rezervon.</translation>
    </message>
    <message>
        <source>{name}&apos;s disc leaves the board; it will be shot again.</source>
        <translation>Disko de {name} forlasas la tabulon; oni refrapos ĝin.</translation>
    </message>
    <message>
        <source>{name}&apos;s turn is over.</source>
        <translation>Finiĝas la vico de {name}.</translation>
    </message>
    <message>
        <source>{name}&apos;s turn, shot {number}.</source>
        <translation>La vico de {name}, frapo {number}.</translation>
    </message>
    <message>
        <source>{name}&apos;s turn, shot {number}; the game ends with this round.</source>
        <translation>La vico de {name}, frapo {number}; la ludo finiĝas per ĉi tiu rondo.</translation>
    </message>
    <message>
        <source>{name}&apos;s turn.</source>
        <translation>La vico de {name}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln shot(s) left; {discs}.</source>
        <translation>
            <numerusform>{name}: restas %Ln frapo; {discs}.</numerusform>
            <numerusform>{name}: restas %Ln frapoj; {discs}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: a disc of yours is sunk – shoot again, or end the turn</source>
        <translation>{name}: via disko enfalis – frapu denove aŭ finu la vicon</translation>
    </message>
    <message>
        <source>{name}: a disc of yours is sunk – shoot one more, or end the turn</source>
        <translation>{name}: via disko enfalis – frapu unu plian aŭ finu la vicon</translation>
    </message>
    <message>
        <source>{name}: a line of four has become five and no longer pays {points}.</source>
        <translation>{name}: linio de kvar fariĝis linio de kvin; perdiĝas {points}.</translation>
    </message>
    <message>
        <source>{name}: shoot your disc again, it was driven off the board</source>
        <translation>{name}: refrapu vian diskon, ĝi estis forpelita de la tabulo</translation>
    </message>
    <message>
        <source>{name}: shoot your first disc</source>
        <translation>{name}: frapu vian unuan diskon</translation>
    </message>
    <message numerus="yes">
        <source>{name}: shoot your last disc – %Ln attempt(s)</source>
        <translation>
            <numerusform>{name}: frapu vian lastan diskon – %Ln provo</numerusform>
            <numerusform>{name}: frapu vian lastan diskon – %Ln provoj</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: shoot your last disc, or end the turn – %Ln attempt(s) left</source>
        <translation>
            <numerusform>{name}: frapu vian lastan diskon aŭ finu la vicon – restas %Ln provo</numerusform>
            <numerusform>{name}: frapu vian lastan diskon aŭ finu la vicon – restas %Ln provoj</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: shoot your second disc, or end the turn</source>
        <translation>{name}: frapu vian duan diskon aŭ finu la vicon</translation>
    </message>
    <message>
        <source>{name}: shoot your third disc, or end the turn</source>
        <translation>{name}: frapu vian trian diskon aŭ finu la vicon</translation>
    </message>
    <message>
        <source>{name}: sink a disc of yours, then you may shoot again</source>
        <translation>{name}: enfaligu vian diskon, kaj vi rajtos frapi denove</translation>
    </message>
    <message>
        <source>{name}: your third shot sank a disc – shoot one more, or end the turn</source>
        <translation>{name}: via tria frapo enfaligis diskon – frapu unu plian aŭ finu la vicon</translation>
    </message>
    <message>
        <source>{name}: {discs}.</source>
        <translation>{name}: {discs}.</translation>
    </message>
    <message>
        <source>{name}: {lie}, {place}</source>
        <translation>{name}: {lie}, {place}</translation>
    </message>
    <message>
        <source>{name}: {lie}, {place} – {points}</source>
        <extracomment>A sunk disc in the list: &quot;Ana: sunk, pit up, row 4, in the middle – 6 points (4 + 2)&quot;.</extracomment>
        <translation>{name}: {lie}, {place} – {points}</translation>
    </message>
    <message>
        <source>{name}: {points} – {parts}.</source>
        <extracomment>&quot;Ana: 14 points – holes 10 and pits 4.&quot;</extracomment>
        <translation>{name}: {points} – {parts}.</translation>
    </message>
    <message>
        <source>{name}: {points} – {parts}; {total} in the series.</source>
        <extracomment>&quot;Ana: 14 points – holes 10 and pits 4; 40 in the series.&quot;</extracomment>
        <translation>{name}: {points} – {parts}; {total} en la tuta serio.</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>{points} ({hole} + {pit})</source>
        <extracomment>Points of a disc whose pit is up: &quot;6 points (4 + 2)&quot;.</extracomment>
        <translation>{points} ({hole} + {pit})</translation>
    </message>
    <message>
        <source>{points} each, {lead} ahead of {names}.</source>
        <translation>Po {points}, {lead} pli ol {names}.</translation>
    </message>
    <message>
        <source>{points}, {lead} ahead of {names}.</source>
        <translation>{points}, {lead} pli ol {names}.</translation>
    </message>
    <message>
        <source>{prompt}. {warning}</source>
        <extracomment>&quot;Ana: shoot your second disc, or end the turn. Three of your discs are loose: …&quot;</extracomment>
        <translation>{prompt}. {warning}</translation>
    </message>
    <message>
        <source>{speed} metres a second</source>
        <translation>{speed} metroj en sekundo</translation>
    </message>
    <message>
        <source>{why}. Game {number} of {games} is over. Points: {points}.</source>
        <translation>{why}. Ludo {number} el {games} estas finita. Poentoj: {points}.</translation>
    </message>
    <message>
        <source>{why}. The game is over. Points: {points}.</source>
        <translation>{why}. La ludo estas finita. Poentoj: {points}.</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
</context>
<context>
    <name>FlickOptions</name>
    <message numerus="yes">
        <source>%Ln game(s), totals added</source>
        <translation>
            <numerusform>%Ln ludo, kun sumigitaj poentoj</numerusform>
            <numerusform>%Ln ludoj, kun sumigitaj poentoj</numerusform>
        </translation>
    </message>
    <message>
        <source>A single game</source>
        <translation>Unu sola ludo</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Laŭ la reguloj</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>Baza ludo</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabulo</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Krucoj</translation>
    </message>
    <message>
        <source>Discs in a zone</source>
        <translation>Diskoj en zono</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Oni lotas</translation>
    </message>
    <message>
        <source>Dry: discs stop soon</source>
        <translation>Seka: la diskoj baldaŭ haltas</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fino de la ludo</translation>
    </message>
    <message>
        <source>Every zone is cleared, the own one too</source>
        <translation>Oni malplenigas ĉiun zonon, ankaŭ la propran</translation>
    </message>
    <message>
        <source>Everyone for themselves</source>
        <translation>Ĉiu por si mem</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Majstro</translation>
    </message>
    <message>
        <source>Fair hand, tries what looks good.</source>
        <translation>Meza mano, provas tion, kio ŝajnas bona.</translation>
    </message>
    <message>
        <source>Five bands worth 1 to 5</source>
        <translation>Kvin strioj kun valoroj de 1 ĝis 5</translation>
    </message>
    <message>
        <source>Formations</source>
        <translation>Formacioj</translation>
    </message>
    <message>
        <source>Four play two against two, partners opposite</source>
        <translation>Kvar ludas du kontraŭ du, partneroj vidalvide</translation>
    </message>
    <message>
        <source>Freshly waxed: discs slide far</source>
        <translation>Freŝe vaksita: la diskoj glitas malproksimen</translation>
    </message>
    <message>
        <source>From the corners</source>
        <translation>El la anguloj</translation>
    </message>
    <message>
        <source>From the sides</source>
        <translation>De la flankoj</translation>
    </message>
    <message>
        <source>Holes seen from a corner</source>
        <translation>Truoj vidataj el angulo</translation>
    </message>
    <message>
        <source>It ends at once</source>
        <translation>Ĝi finiĝas tuj</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Daŭro</translation>
    </message>
    <message>
        <source>Lines and crosses count</source>
        <translation>Linioj kaj krucoj validas</translation>
    </message>
    <message>
        <source>Lines and crosses don&apos;t count</source>
        <translation>Linioj kaj krucoj ne validas</translation>
    </message>
    <message>
        <source>Nine diagonals worth 1 to 9</source>
        <translation>Naŭ diagonaloj kun valoroj de 1 ĝis 9</translation>
    </message>
    <message>
        <source>Only opponents&apos; zones are cleared</source>
        <translation>Oni malplenigas nur zonojn de kontraŭuloj</translation>
    </message>
    <message>
        <source>Only upright ones count</source>
        <translation>Validas nur rektaj</translation>
    </message>
    <message>
        <source>Only who sinks an own disc goes on</source>
        <translation>Daŭrigas nur tiu, kiu enfaligas propran diskon</translation>
    </message>
    <message>
        <source>Shaky hand, takes the nearest hole.</source>
        <translation>Tremanta mano, celas la plej proksiman truon.</translation>
    </message>
    <message>
        <source>Shots in a turn</source>
        <translation>Frapoj en vico</translation>
    </message>
    <message>
        <source>Slanting ones count too</source>
        <translation>Validas ankaŭ oblikvaj</translation>
    </message>
    <message>
        <source>Steady hand, weighs its own error.</source>
        <translation>Firma mano, enkalkulas sian propran eraron.</translation>
    </message>
    <message>
        <source>Sure hand, plans two shots ahead.</source>
        <translation>Lerta mano, planas du frapojn antaŭen.</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Teamoj</translation>
    </message>
    <message>
        <source>The first seat</source>
        <translation>La unua sidloko</translation>
    </message>
    <message>
        <source>The loser of the game before</source>
        <translation>La malvenkinto de la antaŭa ludo</translation>
    </message>
    <message>
        <source>The round is finished first</source>
        <translation>Unue finiĝas la rondo</translation>
    </message>
    <message>
        <source>The second sits left; of three, nobody does</source>
        <translation>La dua sidas maldekstre; ĉe tri neniu sidas tie</translation>
    </message>
    <message>
        <source>The second sits right; of three, nobody does</source>
        <translation>La dua sidas dekstre; ĉe tri neniu sidas tie</translation>
    </message>
    <message>
        <source>Three, whatever they hit</source>
        <translation>Tri, kion ajn ili trafas</translation>
    </message>
    <message>
        <source>Two face each other; of three, nobody sits opposite</source>
        <translation>Du sidas vidalvide; ĉe tri neniu sidas kontraŭe</translation>
    </message>
    <message>
        <source>Two or three players</source>
        <translation>Du aŭ tri ludantoj</translation>
    </message>
    <message>
        <source>Waxed</source>
        <translation>Vaksita</translation>
    </message>
    <message>
        <source>Where one shoots from</source>
        <translation>De kie oni frapas</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Kiu komencas</translation>
    </message>
    <message>
        <source>With the same number every hand shakes alike, 1 to {largest}.</source>
        <translation>Kun la sama numero ĉiu mano tremas same, de 1 ĝis {largest}.</translation>
    </message>
</context>
<context>
    <name>HelpPane</name>
    <message>
        <source>*This game: {choice}.*</source>
        <translation>*En ĉi tiu ludo: {choice}.*</translation>
    </message>
    <message>
        <source>Close the rules</source>
        <translation>Fermi la regulojn</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Enhavo</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Ludo</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Ne trovita</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reguloj</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Serĉi en la reguloj</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>{names} and {name}</source>
        <extracomment>The end of a list: &quot;Ana and Ben&quot;, &quot;Ana, Ben and Eva&quot;.</extracomment>
        <translation>{names} kaj {name}</translation>
    </message>
    <message>
        <source>{names} and {name}</source>
        <comment>name starts with the sound i</comment>
        <extracomment>Spanish says &quot;e&quot; here. Other languages repeat the translation of the same words.</extracomment>
        <translation>{names} kaj {name}</translation>
    </message>
    <message>
        <source>{names}, {name}</source>
        <extracomment>A list with more to follow, such as &quot;Ana, Ben&quot; in &quot;Ana, Ben and Eva&quot;.</extracomment>
        <translation>{names}, {name}</translation>
    </message>
</context>
<context>
    <name>Launcher</name>
    <message>
        <source>Bring it back</source>
        <translation>Remeti ĝin</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Daŭrigi</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingvo</translation>
    </message>
    <message>
        <source>Launcher</source>
        <translation>Komenca paĝo</translation>
    </message>
    <message>
        <source>No unfinished games. Choose a game to begin.</source>
        <translation>Neniu nefinita ludo. Elektu ludon por komenci.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Bone</translation>
    </message>
    <message>
        <source>Open a game from a file</source>
        <translation>Malfermi ludon el dosiero</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Malfermi …</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Forigi el la listo</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reguloj</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Agordoj</translation>
    </message>
    <message>
        <source>The game was removed from the list.</source>
        <translation>La ludo estas forigita el la listo.</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Casual</source>
        <translation>Hobiulo</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Majstro</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Novulo</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Homo</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Forta</translation>
    </message>
</context>
<context>
    <name>Luck</name>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln karto</numerusform>
            <numerusform>%Ln kartoj</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln poento</numerusform>
            <numerusform>%Ln poentoj</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) nobody takes are discarded.</source>
        <translation>
            <numerusform>Oni forĵetas %n kolumnon, kiun neniu prenas.</numerusform>
            <numerusform>Oni forĵetas %n kolumnojn, kiujn neniu prenas.</numerusform>
        </translation>
    </message>
    <message>
        <source>2–6 players · 30 minutes</source>
        <translation>2–6 ludantoj · 30 minutoj</translation>
    </message>
    <message>
        <source>A column holds only one Roll card.</source>
        <translation>En kolumno povas esti nur unu ĵetkuba karto.</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Enbankigi</translation>
    </message>
    <message>
        <source>Bank, {colour}</source>
        <translation>Banko, {colour}</translation>
    </message>
    <message>
        <source>Bench, {colour}</source>
        <translation>Benko, {colour}</translation>
    </message>
    <message>
        <source>Chance to go too far on the next card: {chance}</source>
        <translation>Risko puŝi tro malproksimen per la sekva karto: {chance}</translation>
    </message>
    <message>
        <source>Click or P: draw a card</source>
        <translation>Alklako aŭ P: tiri karton</translation>
    </message>
    <message>
        <source>Click or R: roll</source>
        <translation>Alklako aŭ R: ĵeti</translation>
    </message>
    <message>
        <source>Column or colour {number}</source>
        <translation>Kolumno aŭ koloro {number}</translation>
    </message>
    <message>
        <source>Column {number}: empty</source>
        <translation>Kolumno {number}: malplena</translation>
    </message>
    <message>
        <source>Column {number}: {cards}, {points}</source>
        <translation>Kolumno {number}: {cards}, {points}</translation>
    </message>
    <message>
        <source>Die: {face}</source>
        <translation>Ĵetkubo: {face}</translation>
    </message>
    <message>
        <source>Discard pile: {cards}</source>
        <translation>Forĵetstako: {cards}</translation>
    </message>
    <message>
        <source>Drag it to a column, or press 1, 2 or 3</source>
        <translation>Trenu ĝin al kolumno aŭ premu 1, 2 aŭ 3</translation>
    </message>
    <message>
        <source>Draw pile: {cards}</source>
        <translation>Prenstako: {cards}</translation>
    </message>
    <message>
        <source>Draw pile: {cards}. Columns are taken {direction}.</source>
        <translation>Prenstako: {cards}. Oni prenas kolumnojn {direction}.</translation>
    </message>
    <message>
        <source>Draw, build columns, and stop before your luck runs out.</source>
        <translation>Tiru kartojn, konstruu kolumnojn kaj haltu, antaŭ ol via bonŝanco finiĝos.</translation>
    </message>
    <message>
        <source>Drawn card: none</source>
        <translation>Tirita karto: neniu</translation>
    </message>
    <message>
        <source>Drawn card: {card}</source>
        <translation>Tirita karto: {card}</translation>
    </message>
    <message>
        <source>First choose a column for the drawn card: {card}.</source>
        <translation>Unue elektu kolumnon por la tirita karto: {card}.</translation>
    </message>
    <message>
        <source>First choose: push or bank.</source>
        <translation>Unue elektu: puŝi aŭ enbankigi.</translation>
    </message>
    <message>
        <source>First roll the die for your Roll card.</source>
        <translation>Unue ĵetu la kubon pro via ĵetkuba karto.</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Nun ne eblas</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Ŝancoj</translation>
    </message>
    <message>
        <source>Place the drawn card first.</source>
        <translation>Unue metu la tiritan karton.</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Puŝi</translation>
    </message>
    <message>
        <source>Push Your Luck</source>
        <translation>Tentu la sorton</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Ĵeti</translation>
    </message>
    <message>
        <source>Roll card</source>
        <translation>ĵetkuba karto</translation>
    </message>
    <message>
        <source>Roll cards: {rolls} · Switch cards: {switches}</source>
        <translation>Direktŝanĝaj: {switches} · Ĵetkubaj: {rolls}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Halti</translation>
    </message>
    <message>
        <source>Stop first, then take a column.</source>
        <translation>Unue haltu, poste prenu kolumnon.</translation>
    </message>
    <message>
        <source>Switch card</source>
        <translation>direktŝanĝa karto</translation>
    </message>
    <message>
        <source>Switch stack: {cards}; columns are taken {direction}</source>
        <translation>Stako de direktŝanĝaj kartoj: {cards}; oni prenas kolumnojn {direction}</translation>
    </message>
    <message>
        <source>The column already has the same card: {card}.</source>
        <translation>La sama karto jam estas en la kolumno: {card}.</translation>
    </message>
    <message>
        <source>The draw pile is empty. The game is over.</source>
        <translation>La prenstako estas malplena. La ludo estas finita.</translation>
    </message>
    <message>
        <source>The draw pile is empty: {name} has to stop.</source>
        <translation>La prenstako estas malplena: {name} devas halti.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La ludo estas finita</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La ludo estas finita.</translation>
    </message>
    <message>
        <source>The rules don&apos;t allow that.</source>
        <translation>La reguloj ne permesas tion.</translation>
    </message>
    <message>
        <source>There are at most three columns, opened one after another.</source>
        <translation>Estas maksimume tri kolumnoj, malfermataj unu post alia.</translation>
    </message>
    <message>
        <source>There is no card to place: push on or stop.</source>
        <translation>Estas neniu karto por meti: puŝu plu aŭ haltu.</translation>
    </message>
    <message>
        <source>There is nothing to roll for.</source>
        <translation>Estas nenio, pro kio ĵeti.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Sumo</translation>
    </message>
    <message>
        <source>Unseen cards</source>
        <translation>Ankoraŭ neviditaj kartoj</translation>
    </message>
    <message>
        <source>With only Switch cards drawn you must draw again.</source>
        <translation>Vi tiris nur direktŝanĝajn kartojn, do vi devas tiri denove.</translation>
    </message>
    <message>
        <source>You are pushing: after the first card banking is over.</source>
        <translation>Vi jam puŝas: post la unua karto vi ne plu povas enbankigi.</translation>
    </message>
    <message>
        <source>You can&apos;t stop before there is a column.</source>
        <translation>Vi ne povas halti, antaŭ ol estas kolumno.</translation>
    </message>
    <message>
        <source>You have no {colour} card on your bench.</source>
        <translation>Sur via benko estas neniu {colour} karto.</translation>
    </message>
    <message>
        <source>You must take one of the columns.</source>
        <translation>Vi devas preni unu el la kolumnoj.</translation>
    </message>
    <message>
        <source>You went too far: first roll the die.</source>
        <translation>Vi puŝis tro malproksimen: unue ĵetu la kubon.</translation>
    </message>
    <message>
        <source>Your bench is empty, so you must push.</source>
        <translation>Via benko estas malplena, do vi devas puŝi.</translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation>maldekstrume</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blua</translation>
    </message>
    <message>
        <source>blue {number}</source>
        <translation>blua {number}</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>dekstrume</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verda</translation>
    </message>
    <message>
        <source>green {number}</source>
        <translation>verda {number}</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>viola</translation>
    </message>
    <message>
        <source>purple {number}</source>
        <translation>viola {number}</translation>
    </message>
    <message>
        <source>red</source>
        <translation>ruĝa</translation>
    </message>
    <message>
        <source>red {number}</source>
        <extracomment>A number card, such as &quot;red 4&quot;.</extracomment>
        <translation>ruĝa {number}</translation>
    </message>
    <message>
        <source>star</source>
        <translation>stelo</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>flava</translation>
    </message>
    <message>
        <source>yellow {number}</source>
        <translation>flava {number}</translation>
    </message>
    <message>
        <source>{action}  [{key}]</source>
        <translation>{action}  [{key}]</translation>
    </message>
    <message>
        <source>{card} doesn&apos;t fit: the column already has this colour: {colour}.</source>
        <translation>{card} ne taŭgas: en la kolumno jam estas {colour} karto.</translation>
    </message>
    <message>
        <source>{card} doesn&apos;t fit: the column already has this number: {number}.</source>
        <translation>{card} ne taŭgas: en la kolumno jam estas {number}.</translation>
    </message>
    <message>
        <source>{card}: {count} unseen</source>
        <translation>{card}: restas {count}</translation>
    </message>
    <message>
        <source>{colour}: none</source>
        <translation>{colour}: neniu</translation>
    </message>
    <message>
        <source>{colour}: {numbers} – {points}</source>
        <translation>{colour}: {numbers} – {points}</translation>
    </message>
    <message>
        <source>{column} – can be chosen</source>
        <translation>{column} – elektebla</translation>
    </message>
    <message>
        <source>{name} banks a colour: {cards} ({points}).</source>
        <translation>{name} enbankigas koloron: {cards} ({points}).</translation>
    </message>
    <message>
        <source>{name} draws a Switch card: columns are now taken {direction}.</source>
        <translation>{name} tiras direktŝanĝan karton: nun oni prenas kolumnojn {direction}.</translation>
    </message>
    <message>
        <source>{name} rolls the star and loses nothing.</source>
        <translation>La ĵeto de {name}: stelo. Perdiĝas nenio.</translation>
    </message>
    <message>
        <source>{name} rolls the star and loses the whole bench: {cards} ({points}).</source>
        <translation>La ĵeto de {name}: stelo. Perdiĝas la tuta benko: {cards} ({points}).</translation>
    </message>
    <message>
        <source>{name} rolls {colour} and has none to lose.</source>
        <translation>La ĵeto de {name}: {colour}. Perdiĝas nenio.</translation>
    </message>
    <message>
        <source>{name} rolls {colour} and loses these cards: {cards} ({points}).</source>
        <translation>La ĵeto de {name}: {colour}. Perdiĝas {cards} ({points}).</translation>
    </message>
    <message>
        <source>{name} stops.</source>
        <translation>{name} haltas.</translation>
    </message>
    <message>
        <source>{name} takes a column: {cards} ({points}).</source>
        <translation>{name} prenas kolumnon: {cards} ({points}).</translation>
    </message>
    <message>
        <source>{name} went too far: roll the die</source>
        <translation>{name} puŝis tro malproksimen: ĵetu la kubon</translation>
    </message>
    <message>
        <source>{name}&apos;s bank: {cards}, points hidden</source>
        <translation>La banko de {name}: {cards}, poentoj kaŝitaj</translation>
    </message>
    <message>
        <source>{name}&apos;s bank: {cards}, {points}</source>
        <translation>La banko de {name}: {cards}, {points}</translation>
    </message>
    <message>
        <source>{name}&apos;s bench is empty.</source>
        <translation>La benko de {name} estas malplena.</translation>
    </message>
    <message>
        <source>{name}&apos;s bench: {cards}.</source>
        <translation>La benko de {name}: {cards}.</translation>
    </message>
    <message>
        <source>{name}&apos;s turn.</source>
        <translation>La vico de {name}.</translation>
    </message>
    <message>
        <source>{name}: bench {bench} + bank {bank} = {total}</source>
        <translation>{name}: benko {bench} + banko {bank} = {total}</translation>
    </message>
    <message>
        <source>{name}: bench {bench}, bank hidden</source>
        <translation>{name}: benko {bench}, banko kaŝita</translation>
    </message>
    <message>
        <source>{name}: choose a colour to bank</source>
        <translation>{name}: elektu koloron por enbankigi</translation>
    </message>
    <message>
        <source>{name}: choose a column to collect</source>
        <translation>{name}: elektu kolumnon por preni</translation>
    </message>
    <message>
        <source>{name}: choose a column – {card}</source>
        <translation>{name}: elektu kolumnon – {card}</translation>
    </message>
    <message>
        <source>{name}: draw again – there is no column yet</source>
        <translation>{name}: tiru denove – ankoraŭ estas neniu kolumno</translation>
    </message>
    <message>
        <source>{name}: push on or stop?</source>
        <translation>{name}: ĉu puŝi plu aŭ halti?</translation>
    </message>
    <message>
        <source>{name}: push or bank?</source>
        <translation>{name}: ĉu puŝi aŭ enbankigi?</translation>
    </message>
    <message>
        <source>{name}: push – draw the first card</source>
        <translation>{name}: puŝu – tiru la unuan karton</translation>
    </message>
    <message>
        <source>{name}: roll the die for the Roll card</source>
        <translation>{name}: ĵetu la kubon pro la ĵetkuba karto</translation>
    </message>
    <message>
        <source>{name}: {card} – too far, it fits no column.</source>
        <translation>{name} puŝis tro malproksimen: {card}, kiu taŭgas por neniu kolumno.</translation>
    </message>
    <message>
        <source>{name}: {card}, column {number}.</source>
        <translation>{name}: {card}, kolumno {number}.</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
</context>
<context>
    <name>LuckOptions</name>
    <message>
        <source>A star costs nothing</source>
        <translation>Stelo kostas nenion</translation>
    </message>
    <message>
        <source>A star costs the whole bench</source>
        <translation>Stelo kostas la tutan benkon</translation>
    </message>
    <message>
        <source>As in the box</source>
        <translation>Kiel en la skatolo</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Laŭ la reguloj</translation>
    </message>
    <message>
        <source>Counts, looks ahead, plays to win.</source>
        <translation>Kalkulas, antaŭvidas, ludas por venki.</translation>
    </message>
    <message>
        <source>Draws a few cards, banks on a whim.</source>
        <translation>Tiras kelkajn kartojn, enbankigas laŭkaprice.</translation>
    </message>
    <message>
        <source>Every turn begins clockwise</source>
        <translation>Komence de ĉiu vico denove dekstrume</translation>
    </message>
    <message>
        <source>Everybody sees them</source>
        <translation>Ĉiuj vidas ilin</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Majstro</translation>
    </message>
    <message>
        <source>Fewest cards win</source>
        <translation>La malplej multaj kartoj venkas</translation>
    </message>
    <message>
        <source>Hard mode</source>
        <translation>Pli malfacila varianto</translation>
    </message>
    <message>
        <source>Most cards win</source>
        <translation>La plej multaj kartoj venkas</translation>
    </message>
    <message>
        <source>Only one&apos;s own are shown</source>
        <translation>Oni vidas nur siajn</translation>
    </message>
    <message>
        <source>Points in the banks</source>
        <translation>Poentoj en la bankoj</translation>
    </message>
    <message>
        <source>Roll after all have taken</source>
        <translation>Kiam ĉiuj jam prenis</translation>
    </message>
    <message>
        <source>Roll as soon as it is taken</source>
        <translation>Tuj post la preno</translation>
    </message>
    <message>
        <source>Roll cards in a column</source>
        <translation>Kiam ĵeti pro ĵetkuba karto</translation>
    </message>
    <message>
        <source>Stops when the risk feels high.</source>
        <translation>Haltas, kiam ŝajnas danĝere.</translation>
    </message>
    <message>
        <source>Switch cards</source>
        <translation>Direktŝanĝaj kartoj</translation>
    </message>
    <message>
        <source>The direction stays until the next one</source>
        <translation>La direkto restas ĝis la sekva</translation>
    </message>
    <message>
        <source>The same number deals the same cards, 1 to {largest}.</source>
        <translation>La sama numero donas la samajn kartojn, de 1 ĝis {largest}.</translation>
    </message>
    <message>
        <source>The win is shared</source>
        <translation>La egalaj venkas kune</translation>
    </message>
    <message>
        <source>Tie at the end</source>
        <translation>Egaleco je la fino</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Du ludantoj</translation>
    </message>
    <message>
        <source>Weighs every card that is left.</source>
        <translation>Pesas ĉiun restantan karton.</translation>
    </message>
    <message>
        <source>With Switch cards</source>
        <translation>Kun direktŝanĝaj kartoj</translation>
    </message>
    <message>
        <source>Without Switch cards</source>
        <translation>Sen direktŝanĝaj kartoj</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Add a seat</source>
        <translation>Aldoni sidlokon</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Alia</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Reen</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Numero de la mikso</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Domaj reguloj</translation>
    </message>
    <message>
        <source>Own choice</source>
        <translation>Propra elekto</translation>
    </message>
    <message>
        <source>Practise alone</source>
        <translation>Ekzerciĝi sola</translation>
    </message>
    <message>
        <source>Read {clause} in the rules</source>
        <translation>Legi {clause} en la reguloj</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Komenci la ludon</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>As the system</source>
        <translation>Kiel la sistemo</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Reen</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Malhela</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Datumdosierujo</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapida</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingvo</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hela</translation>
    </message>
    <message>
        <source>No movement</source>
        <translation>Sen moviĝo</translation>
    </message>
    <message>
        <source>No sound device was found</source>
        <translation>Neniu sonaparato troviĝis</translation>
    </message>
    <message>
        <source>None: nothing is kept</source>
        <translation>Neniu: nenio konserviĝas</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normala</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Malfermi</translation>
    </message>
    <message>
        <source>Open the data folder</source>
        <translation>Malfermi la datumdosierujon</translation>
    </message>
    <message>
        <source>Pushdesk {version}. The flicking game follows Push designed by Steffen Mühlhäuser (Steffen-Spiele), Push Your Luck follows PUSH designed by Prospero Hall (Ravensburger). Pushdesk is free software under the GNU GPL, version 3 or later, and is not affiliated with the designers or the publishers.</source>
        <translation>Pushdesk {version}. La fingrofrapa ludo sekvas la ludon Push de Steffen Mühlhäuser (Steffen-Spiele), kaj Tentu la sorton sekvas la ludon PUSH de Prospero Hall (Ravensburger). Pushdesk estas libera programaro laŭ GNU GPL, versio 3 aŭ posta, kaj ne estas ligita al la aŭtoroj aŭ la eldonejoj.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Agordoj</translation>
    </message>
    <message>
        <source>Show the odds of the next card</source>
        <translation>Montri la ŝancojn por la sekva karto</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Malrapida</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sono</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Rapideco</translation>
    </message>
    <message>
        <source>Steady hand: a shot goes exactly where it is aimed</source>
        <translation>Firma mano: frapo iras ekzakte tien, kien oni celas</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Temo</translation>
    </message>
    <message>
        <source>Turn the board to the person who shoots</source>
        <translation>Turni la tabulon al tiu, kiu frapas</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Laŭteco</translation>
    </message>
</context>
<context>
    <name>Rummy</name>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln karto</numerusform>
            <numerusform>%Ln kartoj</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln poento</numerusform>
            <numerusform>%Ln poentoj</numerusform>
        </translation>
    </message>
    <message>
        <source>4 players in two teams · 45 minutes</source>
        <translation>4 ludantoj en du teamoj · 45 minutoj</translation>
    </message>
    <message>
        <source>A meld can&apos;t have more wild cards than natural ones.</source>
        <translation>Kombino ne povas havi pli da anstataŭaj kartoj ol da naturaj.</translation>
    </message>
    <message>
        <source>A meld needs at least one card that isn&apos;t wild.</source>
        <translation>Kombino bezonas almenaŭ unu naturan karton.</translation>
    </message>
    <message>
        <source>A meld needs at least three cards.</source>
        <translation>Kombino bezonas almenaŭ tri kartojn.</translation>
    </message>
    <message>
        <source>A run ends at the ace, low or high: it can&apos;t go on there.</source>
        <translation>Sinsekvo finiĝas ĉe la aso, malalta aŭ alta: ĝi ne povas daŭri tie.</translation>
    </message>
    <message>
        <source>A run grows only at its ends, by the next cards.</source>
        <translation>Sinsekvo kreskas nur ĉe siaj finoj, per la sekvaj kartoj.</translation>
    </message>
    <message>
        <source>A run has at most thirteen cards.</source>
        <translation>Sinsekvo havas maksimume dek tri kartojn.</translation>
    </message>
    <message>
        <source>A run has cards of one suit in a row; out of place here: {card}.</source>
        <translation>Sinsekvo havas sinsekvajn kartojn de unu emblemo; ĉi tie ne taŭgas: {card}.</translation>
    </message>
    <message>
        <source>A run is too short for the contract of this round: {contract}.</source>
        <translation>Unu sinsekvo estas tro mallonga por la kontrakto de ĉi tiu rondo: {contract}.</translation>
    </message>
    <message numerus="yes">
        <source>A set has at most %Ln card(s).</source>
        <translation>
            <numerusform>Samranga grupo havas maksimume %Ln karton.</numerusform>
            <numerusform>Samranga grupo havas maksimume %Ln kartojn.</numerusform>
        </translation>
    </message>
    <message>
        <source>A set has each suit only once; twice here: {card}.</source>
        <translation>Samranga grupo havas ĉiun emblemon nur unu fojon; ĉi tie dufoje: {card}.</translation>
    </message>
    <message>
        <source>A set takes a missing suit of its rank, or a wild card.</source>
        <translation>Samranga grupo akceptas mankantan emblemon de sia rango aŭ anstataŭan karton.</translation>
    </message>
    <message>
        <source>A two in the place of the two in a run is never replaced.</source>
        <translation>Duo, kiu staras en la loko de la duo en sinsekvo, neniam estas anstataŭigata.</translation>
    </message>
    <message>
        <source>A wild card is turned up and goes back into the stock: {card}.</source>
        <translation>Aperas anstataŭa karto, kiu reiras en la stakon: {card}.</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Ordigi</translation>
    </message>
    <message>
        <source>Arranged by melds found.</source>
        <translation>Ordigita laŭ trovitaj kombinoj.</translation>
    </message>
    <message>
        <source>Arranged by rank.</source>
        <translation>Ordigita laŭ rango.</translation>
    </message>
    <message>
        <source>Arranged by suit.</source>
        <translation>Ordigita laŭ emblemo.</translation>
    </message>
    <message>
        <source>Both teams level: {points} each.</source>
        <translation>Egaleco de la teamoj: po {points}.</translation>
    </message>
    <message>
        <source>Both teams share the win</source>
        <translation>Ambaŭ teamoj venkas kune</translation>
    </message>
    <message>
        <source>Click or P: push</source>
        <translation>Alklako aŭ P: puŝi</translation>
    </message>
    <message>
        <source>Click or T</source>
        <translation>Alklako aŭ T</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Forĵeti</translation>
    </message>
    <message>
        <source>Discard pile: empty</source>
        <translation>Forĵetstako: malplena</translation>
    </message>
    <message>
        <source>Discard pile: {card}</source>
        <translation>Forĵetstako: {card}</translation>
    </message>
    <message>
        <source>Extra round</source>
        <translation>Kroma rondo</translation>
    </message>
    <message>
        <source>First lay your own contract: {contract}.</source>
        <translation>Unue surtabligu vian propran kontrakton: {contract}.</translation>
    </message>
    <message>
        <source>First take or push.</source>
        <translation>Unue prenu aŭ puŝu.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Hand the computer over. Nobody else should see your cards.</source>
        <translation>Transdonu la komputilon. Neniu alia vidu viajn kartojn.</translation>
    </message>
    <message>
        <source>Hand – {count}, {points}: {cards}.</source>
        <extracomment>&quot;Hand – 7 cards, 45 points: ace of spades, …&quot;</extracomment>
        <translation>Mano – {count}, {points}: {cards}.</translation>
    </message>
    <message>
        <source>Keep one card: who goes out must discard.</source>
        <translation>Konservu unu karton: kiu elĉerpas la manon, tiu devas forĵeti.</translation>
    </message>
    <message>
        <source>Lay a meld</source>
        <translation>Meti kombinon</translation>
    </message>
    <message>
        <source>Lay the contract</source>
        <translation>Meti kontrakton</translation>
    </message>
    <message>
        <source>Melds of {name}</source>
        <translation>Kombinoj de {name}</translation>
    </message>
    <message>
        <source>Melds on the table stay as they are; already there: {card}.</source>
        <translation>Kombinoj sur la tablo restas, kiaj ili estas; jam tie: {card}.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Sekva rondo</translation>
    </message>
    <message>
        <source>No melds yet</source>
        <translation>Ankoraŭ neniuj kombinoj</translation>
    </message>
    <message>
        <source>Not in your hand: {card}.</source>
        <translation>Ne en via mano: {card}.</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Nun ne eblas</translation>
    </message>
    <message>
        <source>On turn: {name}</source>
        <translation>La vico de {name}</translation>
    </message>
    <message>
        <source>Only a wild card of that meld can be replaced.</source>
        <translation>Nur anstataŭan karton de tiu kombino oni povas anstataŭigi.</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Puŝi</translation>
    </message>
    <message>
        <source>Push rummy</source>
        <translation>Puŝrumio</translation>
    </message>
    <message>
        <source>Put in: {card}. Lifted: {wild}. {use}</source>
        <extracomment>&quot;Put in: five of spades. Lifted: joker. Set of kings (spades and hearts) – added: …&quot;</extracomment>
        <translation>Enmetita: {card}. Levita: {wild}. {use}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Rondo {number} el {rounds}</translation>
    </message>
    <message>
        <source>Select cards first, then the meld that takes them.</source>
        <translation>Unue elektu kartojn, poste la kombinon, kiu ricevu ilin.</translation>
    </message>
    <message>
        <source>Select the one card that you discard.</source>
        <translation>Elektu tiun unu karton, kiun vi forĵetos.</translation>
    </message>
    <message>
        <source>Set of {ranks} ({suits})</source>
        <extracomment>&quot;Set of kings (spades, hearts and joker)&quot;.</extracomment>
        <translation>Grupo de {ranks} ({suits})</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Montri miajn kartojn</translation>
    </message>
    <message>
        <source>Stock: empty</source>
        <translation>Stako: malplena</translation>
    </message>
    <message>
        <source>Stock: {cards}</source>
        <translation>Stako: {cards}</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Preni</translation>
    </message>
    <message>
        <source>That is no meld: a set has cards of one rank, a run cards of one suit in a row.</source>
        <translation>Tio ne estas kombino: samranga grupo havas kartojn de unu rango, sinsekvo sinsekvajn kartojn de unu emblemo.</translation>
    </message>
    <message>
        <source>That is no meld: a set has one rank in different suits, a run cards of one suit in a row.</source>
        <translation>Tio ne estas kombino: samranga grupo havas unu rangon en malsamaj emblemoj, sinsekvo sinsekvajn kartojn de unu emblemo.</translation>
    </message>
    <message>
        <source>The ace stands only above the king.</source>
        <translation>La aso staras nur super la reĝo.</translation>
    </message>
    <message>
        <source>The cards are covered.</source>
        <translation>La kartoj estas kovritaj.</translation>
    </message>
    <message>
        <source>The contract must come from your own hand; not there: {card}.</source>
        <translation>La kontrakto devas veni el via propra mano; ne tie: {card}.</translation>
    </message>
    <message>
        <source>The contract of this round must be laid in one go: {contract}.</source>
        <translation>La kontrakton de ĉi tiu rondo oni devas surtabligi samtempe: {contract}.</translation>
    </message>
    <message>
        <source>The hand is empty.</source>
        <translation>La mano estas malplena.</translation>
    </message>
    <message>
        <source>The house rules don&apos;t allow to replace this wild card.</source>
        <translation>La domaj reguloj ne permesas anstataŭigi ĉi tiun karton.</translation>
    </message>
    <message>
        <source>The lifted wild card must go into another meld at once: {card}.</source>
        <translation>La levita karto devas tuj eniri alian kombinon: {card}.</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La ludo estas finita</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La ludo estas finita.</translation>
    </message>
    <message>
        <source>The match is over: both teams have equal points.</source>
        <translation>La ludo estas finita: ambaŭ teamoj havas egalajn poentojn.</translation>
    </message>
    <message>
        <source>The round is over: deal the next one.</source>
        <translation>La rondo estas finita: disdonu por la sekva.</translation>
    </message>
    <message>
        <source>The rules don&apos;t allow that.</source>
        <translation>La reguloj ne permesas tion.</translation>
    </message>
    <message>
        <source>The wild card doesn&apos;t stand for this card: {card}.</source>
        <translation>La anstataŭa karto ne reprezentas ĉi tiun karton: {card}.</translation>
    </message>
    <message>
        <source>There is no set of twos: twos are wild cards.</source>
        <translation>Ne ekzistas grupo de duoj: duoj estas anstataŭaj kartoj.</translation>
    </message>
    <message>
        <source>There is no such meld on the table.</source>
        <translation>Ne estas tia kombino sur la tablo.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>Ĉi tiu rondo ankoraŭ ne estas finita.</translation>
    </message>
    <message>
        <source>This run doesn&apos;t take: {card}. What belongs there: {rank} of {suit}.</source>
        <translation>Ne taŭgas por ĉi tiu sinsekvo: {card}. Tien apartenas: {suit} {rank}.</translation>
    </message>
    <message>
        <source>This set doesn&apos;t take: {card}.</source>
        <translation>Ne taŭgas por ĉi tiu grupo: {card}.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Sumo</translation>
    </message>
    <message>
        <source>Two teams meld cards, and push what they don&apos;t want to the left.</source>
        <translation>Du teamoj kombinas kartojn kaj puŝas maldekstren tion, kion ili ne volas.</translation>
    </message>
    <message>
        <source>What is it?</source>
        <translation>Kio ĝi estas?</translation>
    </message>
    <message>
        <source>What shall the cards do?</source>
        <translation>Kion faru la kartoj?</translation>
    </message>
    <message>
        <source>Which contract?</source>
        <translation>Kiu kontrakto?</translation>
    </message>
    <message>
        <source>You can lay off only after your own contract: {contract}.</source>
        <translation>Vi povas almeti nur post via propra kontrakto: {contract}.</translation>
    </message>
    <message>
        <source>You can replace wild cards only after your own contract.</source>
        <translation>Vi povas anstataŭigi kartojn nur post via propra kontrakto.</translation>
    </message>
    <message>
        <source>You have drawn already: lay cards or discard.</source>
        <translation>Vi jam tiris: metu kartojn aŭ forĵetu.</translation>
    </message>
    <message>
        <source>You have just taken it and must keep it: {card}.</source>
        <translation>Vi ĵus prenis ĝin kaj devas konservi ĝin: {card}.</translation>
    </message>
    <message>
        <source>You have met the contract: lay melds one by one.</source>
        <translation>Vi plenumis la kontrakton: metu kombinojn unu post alia.</translation>
    </message>
    <message>
        <source>contract met</source>
        <translation>kontrakto plenumita</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>disdonanto</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>neniuj kartoj</translation>
    </message>
    <message>
        <source>{action}  [{key}]</source>
        <translation>{action}  [{key}]</translation>
    </message>
    <message>
        <source>{card} as {rank}</source>
        <extracomment>A wild card in a run and the rank that it stands for: &quot;joker as four&quot;.</extracomment>
        <translation>{card} kiel {rank}</translation>
    </message>
    <message numerus="yes">
        <source>{contract} – %Ln card(s) missing</source>
        <translation>
            <numerusform>{contract} – mankas %Ln karto</numerusform>
            <numerusform>{contract} – mankas %Ln kartoj</numerusform>
        </translation>
    </message>
    <message>
        <source>{contract} – complete in hand</source>
        <translation>{contract} – kompleta en la mano</translation>
    </message>
    <message>
        <source>{contract} – contract met</source>
        <translation>{contract} – kontrakto plenumita</translation>
    </message>
    <message>
        <source>{ended} Points: {first} – {second}.</source>
        <extracomment>&quot;Round 2 of 5 is over – the stock has run out. Points: Ana and Cleo 21 – Ben and Dan 40.&quot;</extracomment>
        <translation>{ended} Poentoj: {first} – {second}.</translation>
    </message>
    <message>
        <source>{meld} – added: {cards}</source>
        <extracomment>&quot;Set of kings (spades, hearts and clubs) – added: joker&quot;.</extracomment>
        <translation>{meld} – aldone: {cards}</translation>
    </message>
    <message>
        <source>{meld} – at the high end: {cards}</source>
        <translation>{meld} – ĉe la alta fino: {cards}</translation>
    </message>
    <message>
        <source>{meld} – at the low end: {cards}</source>
        <extracomment>&quot;Run in spades, three to five – at the low end: joker as two&quot;.</extracomment>
        <translation>{meld} – ĉe la malalta fino: {cards}</translation>
    </message>
    <message>
        <source>{names} win</source>
        <translation>{names} venkas</translation>
    </message>
    <message>
        <source>{names} {points}</source>
        <extracomment>The points of a team: &quot;Ana and Cleo 21&quot;.</extracomment>
        <translation>{names} {points}</translation>
    </message>
    <message>
        <source>{names}: {points}, in all {total}.</source>
        <extracomment>A team: &quot;Ana and Cleo: 21 points, in all 64.&quot;</extracomment>
        <translation>{names}: {points}, sume {total}.</translation>
    </message>
    <message>
        <source>{name} discards: {card}.</source>
        <translation>{name} forĵetas: {card}.</translation>
    </message>
    <message>
        <source>{name} draws from the stock.</source>
        <translation>{name} tiras el la stako.</translation>
    </message>
    <message>
        <source>{name} gets the discard and a stock card; you draw one</source>
        <translation>{name} ricevas la forĵetitan karton kaj unu el la stako; vi tiras unu</translation>
    </message>
    <message>
        <source>{name} goes out.</source>
        <translation>{name} elĉerpas la manon.</translation>
    </message>
    <message>
        <source>{name} lays a meld – {meld}.</source>
        <translation>{name} metas kombinon – {meld}.</translation>
    </message>
    <message>
        <source>{name} lays for the contract – {meld}.</source>
        <extracomment>&quot;Ana lays for the contract – set of tens: ten of clubs, ten of hearts and joker.&quot;</extracomment>
        <translation>{name} metas por la kontrakto – {meld}.</translation>
    </message>
    <message>
        <source>{name} lays off: {cards}.</source>
        <translation>{name} almetas: {cards}.</translation>
    </message>
    <message>
        <source>{name} pushes to {other}: {card}, with a card from the stock.</source>
        <extracomment>{name} pushes the named card and a face-down one to {other}.</extracomment>
        <translation>{name} puŝas al {other}: {card}, kun karto el la stako.</translation>
    </message>
    <message>
        <source>{name} replaces a wild card – lifted: {wild}; put there: {card}.</source>
        <translation>{name} anstataŭigas karton – levita: {wild}; metita tien: {card}.</translation>
    </message>
    <message>
        <source>{name} takes: {card}.</source>
        <translation>{name} prenas: {card}.</translation>
    </message>
    <message>
        <source>{name}&apos;s turn.</source>
        <translation>La vico de {name}.</translation>
    </message>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, estas via vico</translation>
    </message>
    <message>
        <source>{name}, team {team}: {parts}</source>
        <translation>{name}, teamo {team}: {parts}</translation>
    </message>
    <message>
        <source>{name}: lay cards – a discard alone ends the round, too little happens</source>
        <translation>{name}: metu kartojn – se vi nur forĵetos, la rondo finiĝos, okazas tro malmulte</translation>
    </message>
    <message>
        <source>{name}: lay melds, lay off, or discard</source>
        <translation>{name}: metu kombinojn, almetu aŭ forĵetu</translation>
    </message>
    <message>
        <source>{name}: lay the contract, or discard</source>
        <translation>{name}: metu la kontrakton aŭ forĵetu</translation>
    </message>
    <message>
        <source>{name}: take or push? {card}</source>
        <extracomment>The card is the one on the discard pile.</extracomment>
        <translation>{name}: ĉu preni aŭ puŝi? {card}</translation>
    </message>
    <message>
        <source>{name}: take or push? {card} – a push ends the round at once</source>
        <translation>{name}: ĉu preni aŭ puŝi? {card} – puŝo tuj finas la rondon</translation>
    </message>
    <message>
        <source>{name}: take or push? {card} – a push uses the last stock card and ends the round</source>
        <translation>{name}: ĉu preni aŭ puŝi? {card} – puŝo uzas la lastan karton de la stako kaj finas la rondon</translation>
    </message>
    <message>
        <source>{name}: take the computer</source>
        <translation>{name}: prenu la komputilon</translation>
    </message>
    <message>
        <source>{name}: {cards} – {points}, in all {total}</source>
        <translation>{name}: {cards} – {points}, sume {total}</translation>
    </message>
    <message>
        <source>{points}, {fewer} fewer than {names}.</source>
        <extracomment>The winners have 64 points; {fewer} is a number, how many fewer than the others have.</extracomment>
        <translation>{points}, {fewer} malpli ol {names}.</translation>
    </message>
    <message>
        <source>{round} is over – next dealer: {name}</source>
        <translation>{round} finiĝis – sekva disdonanto: {name}</translation>
    </message>
    <message>
        <source>{round} is over – the last card of the stock was pushed.</source>
        <translation>{round} finiĝis – la lasta karto de la stako estis puŝita.</translation>
    </message>
    <message>
        <source>{round} is over – the stock has run out.</source>
        <translation>{round} finiĝis – la stako elĉerpiĝis.</translation>
    </message>
    <message>
        <source>{round} is over – the stock has too few cards for a push.</source>
        <translation>{round} finiĝis – la stako havas tro malmultajn kartojn por puŝo.</translation>
    </message>
    <message>
        <source>{round} is over – too many turns without a push or a meld.</source>
        <translation>{round} finiĝis – tro multaj vicoj sen puŝo kaj sen karto sur la tablon.</translation>
    </message>
    <message>
        <source>{round} is over – {name} has gone out.</source>
        <translation>{round} finiĝis – {name} elĉerpis la manon.</translation>
    </message>
    <message>
        <source>{round} – {contract}. {name} deals. First discard: {card}.</source>
        <extracomment>&quot;Round 2 of 5 – 1 set of three and 1 run of four. Ana deals. First discard: ten of clubs.&quot;</extracomment>
        <translation>{round} – {contract}. {name} disdonas. Unua malkovrita karto: {card}.</translation>
    </message>
    <message>
        <source>{round}: {contract}</source>
        <extracomment>&quot;Round 2 of 5: 1 set of three and 1 run of four&quot;.</extracomment>
        <translation>{round}: {contract}</translation>
    </message>
</context>
<context>
    <name>RummyCards</name>
    <message numerus="yes">
        <source>%Ln run(s) of five</source>
        <translation>
            <numerusform>%Ln sinsekvo de kvin</numerusform>
            <numerusform>%Ln sinsekvoj de kvin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) of four</source>
        <translation>
            <numerusform>%Ln sinsekvo de kvar</numerusform>
            <numerusform>%Ln sinsekvoj de kvar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln set(s) of three</source>
        <translation>
            <numerusform>%Ln grupo de tri</numerusform>
            <numerusform>%Ln grupoj de tri</numerusform>
        </translation>
    </message>
    <message>
        <source>Run in {suit}, {low} to {high}</source>
        <translation>Sinsekvo {suit}, de {low} ĝis {high}</translation>
    </message>
    <message>
        <source>Set of {ranks}</source>
        <translation>Grupo de {ranks}</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>aso</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>asoj</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trefa</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>karoa</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>oko</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>okoj</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>kovrita karto</translation>
    </message>
    <message>
        <source>five</source>
        <translation>kvino</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>kvinoj</translation>
    </message>
    <message>
        <source>four</source>
        <translation>kvaro</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>kvaroj</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>kera</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>fanto</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>fantoj</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>ĵokero</translation>
    </message>
    <message>
        <source>king</source>
        <translation>reĝo</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>reĝoj</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>naŭo</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>naŭoj</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>damo</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>damoj</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sepo</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sepoj</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seso</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>sesoj</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pika</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>deko</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dekoj</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trio</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>trioj</translation>
    </message>
    <message>
        <source>two</source>
        <translation>duo</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>duoj</translation>
    </message>
    <message>
        <source>{card} as a further {rank}</source>
        <translation>{card} kiel plia {rank}</translation>
    </message>
    <message>
        <source>{card} as {other}</source>
        <translation>{card} kiel {other}</translation>
    </message>
    <message>
        <source>{card}, selected, {place} of {count}</source>
        <translation>{card}, elektita, {place} el {count}</translation>
    </message>
    <message>
        <source>{card}, wild</source>
        <translation>{card}, anstataŭa karto</translation>
    </message>
    <message>
        <source>{card}, {place} of {count}</source>
        <translation>{card}, {place} el {count}</translation>
    </message>
    <message>
        <source>{meld} ({name})</source>
        <translation>{meld} ({name})</translation>
    </message>
    <message>
        <source>{meld}: {cards}</source>
        <translation>{meld}: {cards}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit} {rank}</translation>
    </message>
    <message>
        <source>{sets} and {runs}</source>
        <translation>{sets} kaj {runs}</translation>
    </message>
</context>
<context>
    <name>RummyOptions</name>
    <message>
        <source>A meld needs a natural card</source>
        <translation>Kombino bezonas naturan karton</translation>
    </message>
    <message>
        <source>A two in its own place in a run</source>
        <translation>Duo en sia propra loko en sinsekvo</translation>
    </message>
    <message>
        <source>Ace in a run</source>
        <translation>Aso en sinsekvo</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permesate</translation>
    </message>
    <message>
        <source>Any number in a meld</source>
        <translation>Kiom ajn en kombino</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Laŭ la reguloj</translation>
    </message>
    <message>
        <source>Discarding the card just taken</source>
        <translation>Forĵeti la ĵus prenitan karton</translation>
    </message>
    <message>
        <source>Each suit once, at most four cards</source>
        <translation>Ĉiu emblemo unu fojon, maksimume kvar kartoj</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Majstro</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familio</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Elĉerpi la manon</translation>
    </message>
    <message>
        <source>In sets and in runs</source>
        <translation>En grupoj kaj en sinsekvoj</translation>
    </message>
    <message>
        <source>It is pushed, then the round ends</source>
        <translation>Oni puŝas ĝin, poste la rondo finiĝas</translation>
    </message>
    <message>
        <source>Low or high</source>
        <translation>Malalta aŭ alta</translation>
    </message>
    <message>
        <source>Melds of wild cards</source>
        <translation>Kombinoj el anstataŭaj kartoj</translation>
    </message>
    <message>
        <source>No more than natural cards in a meld</source>
        <translation>Ne pli ol da naturaj kartoj en kombino</translation>
    </message>
    <message>
        <source>No such two can be replaced</source>
        <translation>Neniu tia duo estas anstataŭigebla</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Ne permesate</translation>
    </message>
    <message>
        <source>Number of wild cards</source>
        <translation>Nombro de anstataŭaj kartoj</translation>
    </message>
    <message>
        <source>One more round is played</source>
        <translation>Oni ludas unu plian rondon</translation>
    </message>
    <message>
        <source>Only a two of the run&apos;s suit stays</source>
        <translation>Restas nur duo de la emblemo de la sinsekvo</translation>
    </message>
    <message>
        <source>Only high, after the king</source>
        <translation>Nur alta, post la reĝo</translation>
    </message>
    <message>
        <source>Only if it is the last one in hand</source>
        <translation>Nur se ĝi estas la lasta en la mano</translation>
    </message>
    <message>
        <source>Only in runs</source>
        <translation>Nur en sinsekvoj</translation>
    </message>
    <message>
        <source>Only with a discard</source>
        <translation>Nur per forĵeto</translation>
    </message>
    <message>
        <source>Push with one card left in the stock</source>
        <translation>Puŝo, kiam en la stako restas unu karto</translation>
    </message>
    <message>
        <source>Replacing wild cards</source>
        <translation>Anstataŭigo de anstataŭaj kartoj</translation>
    </message>
    <message>
        <source>Suits in a set</source>
        <translation>Emblemoj en samranga grupo</translation>
    </message>
    <message>
        <source>Suits may repeat, at most eight cards</source>
        <translation>Emblemoj rajtas ripetiĝi, maksimume ok kartoj</translation>
    </message>
    <message>
        <source>Takes what fits, discards high cards.</source>
        <translation>Prenas tion, kio taŭgas, forĵetas altajn kartojn.</translation>
    </message>
    <message>
        <source>The round ends, no card moves</source>
        <translation>La rondo finiĝas, neniu karto moviĝas</translation>
    </message>
    <message>
        <source>The same number deals the same cards, 1 to {largest}.</source>
        <translation>La sama numero donas la samajn kartojn, de 1 ĝis {largest}.</translation>
    </message>
    <message>
        <source>The win is shared</source>
        <translation>La teamoj venkas kune</translation>
    </message>
    <message>
        <source>Tie after five rounds</source>
        <translation>Egaleco post kvin rondoj</translation>
    </message>
    <message>
        <source>Watches its partner and the left neighbour.</source>
        <translation>Observas la partneron kaj la maldekstran najbaron.</translation>
    </message>
    <message>
        <source>Weighs every hand that others may hold.</source>
        <translation>Pesas ĉiun manon, kiun la aliaj povus havi.</translation>
    </message>
    <message>
        <source>Wild cards alone are allowed</source>
        <translation>Anstataŭaj kartoj solaj estas permesataj</translation>
    </message>
    <message>
        <source>With or without a discard</source>
        <translation>Kun forĵeto aŭ sen ĝi</translation>
    </message>
    <message>
        <source>Works towards the contract card by card.</source>
        <translation>Proksimiĝas al la kontrakto karton post karto.</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Name at seat {number}</source>
        <translation>Nomo ĉe sidloko {number}</translation>
    </message>
    <message>
        <source>Opponent: {level}</source>
        <translation>Kontraŭulo: {level}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Homo</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Ludanto {number}</translation>
    </message>
    <message>
        <source>Remove seat {number}</source>
        <translation>Forigi sidlokon {number}</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Forigi ĉi tiun sidlokon</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Sidloko {number}</translation>
    </message>
    <message>
        <source>Seat {number}: {name}</source>
        <translation>Sidloko {number}: {name}</translation>
    </message>
    <message>
        <source>Who sits at seat {number}</source>
        <translation>Kiu sidas ĉe sidloko {number}</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Leave the table</source>
        <translation>Forlasi la tablon</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokolo</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Paŭzi</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Paŭzo</translation>
    </message>
    <message>
        <source>Play on without saving</source>
        <translation>Ludi plu sen konservi</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refari</translation>
    </message>
    <message>
        <source>Repeat the last announcement</source>
        <translation>Ripeti la lastan anoncon</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reguloj</translation>
    </message>
    <message>
        <source>Say what I have</source>
        <translation>Diri, kion mi havas</translation>
    </message>
    <message>
        <source>Say what is on the table</source>
        <translation>Diri, kio estas sur la tablo</translation>
    </message>
    <message>
        <source>Skip or cancel</source>
        <translation>Preterpasi aŭ nuligi</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tablo</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Malfari</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Provi denove</translation>
    </message>
    <message>
        <source>{game} · deal {deal}</source>
        <translation>{game} · mikso {deal}</translation>
    </message>
    <message>
        <source>{name} is thinking …</source>
        <translation>{name} pensas …</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>Another program is using the file.</source>
        <translation>Alia programo uzas la dosieron.</translation>
    </message>
    <message>
        <source>Pushdesk ended with an error last time. Your games are safe.</source>
        <translation>Pushdesk lastfoje finiĝis per eraro. Viaj ludoj estas sekuraj.</translation>
    </message>
    <message>
        <source>The data folder can&apos;t be written to.</source>
        <translation>Ne eblas skribi en la datumdosierujon.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>La disko estas plena.</translation>
    </message>
    <message>
        <source>The file can&apos;t be read.</source>
        <translation>Ne eblas legi la dosieron.</translation>
    </message>
    <message>
        <source>The file can&apos;t be written.</source>
        <translation>Ne eblas skribi la dosieron.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>La dosiero estas difektita.</translation>
    </message>
    <message>
        <source>The file system reports an error.</source>
        <translation>La dosiersistemo raportas eraron.</translation>
    </message>
    <message>
        <source>The game in this file breaks the rules.</source>
        <translation>La ludo en ĉi tiu dosiero rompas la regulojn.</translation>
    </message>
    <message>
        <source>The saved games can&apos;t be opened; what you play now is not kept. {why}</source>
        <translation>Ne eblas malfermi la konservitajn ludojn; tio, kion vi nun ludas, ne konserviĝas. {why}</translation>
    </message>
    <message>
        <source>The saved games could not be read. They were moved to {name}; nothing was deleted.</source>
        <translation>Ne eblis legi la konservitajn ludojn. Ili estas movitaj al {name}; nenio estas forigita.</translation>
    </message>
    <message>
        <source>The settings could not be read. They were moved to {name}; the defaults are used.</source>
        <translation>Ne eblis legi la agordojn. Ili estas movitaj al {name}; la normaj agordoj estas uzataj.</translation>
    </message>
    <message>
        <source>They were written by a newer version of Pushdesk.</source>
        <translation>Ilin skribis pli nova versio de Pushdesk.</translation>
    </message>
    <message>
        <source>This could not be saved, so it was not done. {why}</source>
        <translation>Ne eblis konservi tion, do ĝi ne estas farita. {why}</translation>
    </message>
    <message>
        <source>This file holds a game that this version doesn&apos;t have.</source>
        <translation>Ĉi tiu dosiero enhavas ludon, kiun ĉi tiu versio ne havas.</translation>
    </message>
    <message>
        <source>This file is not a Pushdesk game.</source>
        <translation>Ĉi tiu dosiero ne estas ludo de Pushdesk.</translation>
    </message>
    <message>
        <source>This file is too large for a Pushdesk game.</source>
        <translation>Ĉi tiu dosiero estas tro granda por ludo de Pushdesk.</translation>
    </message>
    <message>
        <source>This game can&apos;t be opened. It stays in the list; nothing was deleted.</source>
        <translation>Ne eblas malfermi ĉi tiun ludon. Ĝi restas en la listo; nenio estas forigita.</translation>
    </message>
    <message>
        <source>This game was written by a newer version of Pushdesk.</source>
        <translation>Ĉi tiun ludon skribis pli nova versio de Pushdesk.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Export the game</source>
        <translation>Eksporti la ludon</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Bone</translation>
    </message>
    <message>
        <source>Open a game from a file</source>
        <translation>Malfermi ludon el dosiero</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Ludanto</translation>
    </message>
    <message>
        <source>Pushdesk games (*.pushgame)</source>
        <translation>Ludoj de Pushdesk (*.pushgame)</translation>
    </message>
    <message>
        <source>Show the report</source>
        <translation>Montri la raporton</translation>
    </message>
    <message>
        <source>The game was written to {name}.</source>
        <translation>La ludo estas konservita en {name}.</translation>
    </message>
    <message>
        <source>{game} – Pushdesk</source>
        <translation>{game} – Pushdesk</translation>
    </message>
</context>
</TS>
