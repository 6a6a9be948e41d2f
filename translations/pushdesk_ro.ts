<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ro" sourcelanguage="en">
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue {game}</source>
        <translation>Continuă {game}</translation>
    </message>
    <message>
        <source>Continue {game} with {names}, last played {when}</source>
        <translation>Continuă {game} cu {names}, jucat ultima oară: {when}</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Go on</source>
        <translation>Continuă</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>În pauză</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln punct</numerusform>
            <numerusform>%Ln puncte</numerusform>
            <numerusform>%Ln de puncte</numerusform>
        </translation>
    </message>
    <message>
        <source>Both ends level: {points} each.</source>
        <translation>Egalitate: câte {points}.</translation>
    </message>
    <message>
        <source>Change the set-up</source>
        <translation>Schimbă opțiunile</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Sfârșitul jocului</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportă…</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Pleacă de la masă</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Vezi masa</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Joacă din nou</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Tabel de punctaj</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>{names} împart victoria</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>Câștigă {name}</translation>
    </message>
    <message>
        <source>{points} each for first and second; the number of cards decides.</source>
        <translation>Egalitate în frunte, câte {points}: decide numărul de cărți.</translation>
    </message>
    <message>
        <source>{points}, {lead} ahead of {name}.</source>
        <translation>{points}, cu {lead} mai mult decât {name}.</translation>
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
            <numerusform>%Ln disc în rezervă</numerusform>
            <numerusform>%Ln discuri în rezervă</numerusform>
            <numerusform>%Ln de discuri în rezervă</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hole(s) of the board open.</source>
        <translation>
            <numerusform>%Ln gaură deschisă pe tablă.</numerusform>
            <numerusform>%Ln găuri deschise pe tablă.</numerusform>
            <numerusform>%Ln de găuri deschise pe tablă.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln leaning</source>
        <extracomment>Discs of one player.</extracomment>
        <translation>
            <numerusform>%Ln aplecat</numerusform>
            <numerusform>%Ln aplecate</numerusform>
            <numerusform>%Ln aplecate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln loose</source>
        <extracomment>Discs of one player.</extracomment>
        <translation>
            <numerusform>%Ln liber</numerusform>
            <numerusform>%Ln libere</numerusform>
            <numerusform>%Ln libere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln punct</numerusform>
            <numerusform>%Ln puncte</numerusform>
            <numerusform>%Ln de puncte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sunk</source>
        <extracomment>Discs of one player.</extracomment>
        <translation>
            <numerusform>%Ln căzut în gaură</numerusform>
            <numerusform>%Ln căzute în găuri</numerusform>
            <numerusform>%Ln căzute în găuri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln to be shot again</source>
        <translation>
            <numerusform>%Ln de lansat din nou</numerusform>
            <numerusform>%Ln de lansat din nou</numerusform>
            <numerusform>%Ln de lansat din nou</numerusform>
        </translation>
    </message>
    <message>
        <source>2–4 players · 10–30 minutes</source>
        <translation>2–4 jucători · 10–30 de minute</translation>
    </message>
    <message>
        <source>A miss: {name} takes the last disc back.</source>
        <translation>Ratare: {name} ia înapoi ultimul disc.</translation>
    </message>
    <message>
        <source>A shot needs a speed from {least} to {most} metres a second.</source>
        <translation>Viteza unei lansări este între {least} și {most} metri pe secundă.</translation>
    </message>
    <message>
        <source>Aim on the board</source>
        <translation>Țintește pe tablă</translation>
    </message>
    <message>
        <source>All holes are filled</source>
        <translation>Toate găurile sunt ocupate</translation>
    </message>
    <message>
        <source>All level: {points} each.</source>
        <translation>Egalitate: câte {points}.</translation>
    </message>
    <message>
        <source>All twelve discs of {names} are sunk</source>
        <extracomment>One player, or several when the round was finished.</extracomment>
        <translation>{names}: toate cele douăsprezece discuri sunt căzute în găuri</translation>
    </message>
    <message>
        <source>An own disc left the board: {name}&apos;s turn is over.</source>
        <translation>{name}: un disc propriu a ieșit de pe tablă, tura s-a încheiat.</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Unghi</translation>
    </message>
    <message>
        <source>Another disc lies there: choose a free place.</source>
        <translation>Acolo este alt disc: alege un loc gol.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablă</translation>
    </message>
    <message>
        <source>Board as a list</source>
        <translation>Tabla ca listă</translation>
    </message>
    <message>
        <source>Both teams level: {points} each.</source>
        <translation>Egalitate între echipe: câte {points}.</translation>
    </message>
    <message>
        <source>Both teams share the win</source>
        <translation>Cele două echipe împart victoria</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Golește tabla</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Cruci</translation>
    </message>
    <message>
        <source>Cursed lines</source>
        <translation>Linii blestemate</translation>
    </message>
    <message>
        <source>Degrees to the right of straight ahead</source>
        <translation>Grade spre dreapta față de direcția drept înainte</translation>
    </message>
    <message>
        <source>Drag away from the target and let go; the disc itself is dragged</source>
        <translation>Trage în direcția opusă țintei și dă drumul; dacă tragi chiar de disc, îl muți</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Încheie tura</translation>
    </message>
    <message>
        <source>Flick wooden discs into holes; the far ones count more.</source>
        <translation>Dă bobârnace discurilor; găurile îndepărtate aduc mai mult.</translation>
    </message>
    <message>
        <source>Four loose discs: {name}&apos;s turn is over.</source>
        <translation>{name}: patru discuri libere, tura s-a încheiat.</translation>
    </message>
    <message>
        <source>From the edge</source>
        <translation>De la margine</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Jocul {number}</translation>
    </message>
    <message>
        <source>Game {number} of {games} is counted. Go on when you are ready</source>
        <translation>Jocul {number} din {games} s-a terminat. Continuă când vrei</translation>
    </message>
    <message>
        <source>Game {number} of {games} is over.</source>
        <translation>Jocul {number} din {games} s-a terminat.</translation>
    </message>
    <message>
        <source>Game {number} of {games}: {name} begins.</source>
        <translation>Jocul {number} din {games}: începe {name}.</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Găuri</translation>
    </message>
    <message>
        <source>It is the last one of your reserve and ends your turn</source>
        <translation>Este ultimul din rezerva ta și îți încheie tura</translation>
    </message>
    <message>
        <source>Lines of four</source>
        <translation>Linii de patru</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Jocul următor</translation>
    </message>
    <message>
        <source>No own disc was sunk: {name}&apos;s turn is over.</source>
        <translation>{name}: niciun disc propriu nu a căzut în gaură, tura s-a încheiat.</translation>
    </message>
    <message>
        <source>Other way to shoot</source>
        <translation>Celălalt fel de lansare</translation>
    </message>
    <message>
        <source>Pits up</source>
        <translation>Scobituri la vedere</translation>
    </message>
    <message>
        <source>Place of the disc: millimetres from your edge of the board</source>
        <translation>Locul discului: milimetri de la marginea ta a tablei</translation>
    </message>
    <message>
        <source>Place of the disc: millimetres to the right of the middle</source>
        <translation>Locul discului: milimetri la dreapta mijlocului</translation>
    </message>
    <message>
        <source>Place the whole disc in your zone; it may touch the line, no more.</source>
        <translation>Așază discul cu totul în zona ta; poate cel mult să atingă linia.</translation>
    </message>
    <message>
        <source>Place the whole disc on your platform.</source>
        <translation>Așază discul cu totul pe platforma ta.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Forță</translation>
    </message>
    <message>
        <source>Power in per cent</source>
        <translation>Forța în procente</translation>
    </message>
    <message>
        <source>Practice: place the disc anywhere and shoot</source>
        <translation>Exersezi: pui discul oriunde și lansezi</translation>
    </message>
    <message>
        <source>Pull back</source>
        <translation>Tragere</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Push</translation>
    </message>
    <message>
        <source>Put the disc down</source>
        <translation>Lasă discul aici</translation>
    </message>
    <message numerus="yes">
        <source>Row {row}: %Ln open hole(s) – {columns} from the left</source>
        <extracomment>&quot;Row 4: 3 open holes – 1, 3 and 5 from the left&quot;.</extracomment>
        <translation>
            <numerusform>Rândul {row}: %Ln gaură deschisă – {columns} de la stânga</numerusform>
            <numerusform>Rândul {row}: %Ln găuri deschise – {columns} de la stânga</numerusform>
            <numerusform>Rândul {row}: %Ln de găuri deschise – {columns} de la stânga</numerusform>
        </translation>
    </message>
    <message>
        <source>Row {row}: no open hole</source>
        <translation>Rândul {row}: nicio gaură deschisă</translation>
    </message>
    <message>
        <source>Rows of four</source>
        <translation>Rânduri de patru</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Lansează</translation>
    </message>
    <message>
        <source>Shoot at least once before you end the turn.</source>
        <translation>Lansează măcar o dată înainte să închei tura.</translation>
    </message>
    <message>
        <source>Sideways</source>
        <translation>În lateral</translation>
    </message>
    <message>
        <source>Slow motion</source>
        <translation>Cu încetinitorul</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Pornește sau oprește sunetul</translation>
    </message>
    <message>
        <source>Swipe</source>
        <translation>Glisare</translation>
    </message>
    <message>
        <source>Swipe through the disc as a finger would flick it</source>
        <translation>Treci cu cursorul prin disc, așa cum l-ar lovi un deget</translation>
    </message>
    <message>
        <source>Team</source>
        <extracomment>What partners have together.</extracomment>
        <translation>Echipă</translation>
    </message>
    <message>
        <source>Teams: {first} – {second}.</source>
        <translation>Echipe: {first} – {second}.</translation>
    </message>
    <message>
        <source>The board can&apos;t have come to lie like that.</source>
        <translation>Discurile nu au cum să fi rămas așa pe tablă.</translation>
    </message>
    <message>
        <source>The fourth shot is made: {name}&apos;s turn is over.</source>
        <translation>{name}: a patra lansare este făcută, tura s-a încheiat.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Jocul s-a terminat</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Jocul s-a terminat.</translation>
    </message>
    <message>
        <source>The last disc is shot: {name}&apos;s turn is over.</source>
        <translation>{name}: ultimul disc este lansat, tura s-a încheiat.</translation>
    </message>
    <message>
        <source>The last shot again: Esc ends it</source>
        <translation>Ultima lansare, încă o dată: Esc ca să ieși</translation>
    </message>
    <message>
        <source>The rules don&apos;t allow that.</source>
        <translation>Regulile nu permit asta.</translation>
    </message>
    <message>
        <source>The third shot sank a disc: {name} may shoot a fourth.</source>
        <translation>La a treia lansare a căzut un disc în gaură: {name} poate face și a patra.</translation>
    </message>
    <message>
        <source>The third shot sank nothing: {name}&apos;s turn is over.</source>
        <translation>{name}: la a treia lansare nu a căzut niciun disc în gaură, tura s-a încheiat.</translation>
    </message>
    <message>
        <source>This disc must be shot again, there is no choice.</source>
        <translation>Acest disc trebuie lansat din nou, nu ai de ales.</translation>
    </message>
    <message>
        <source>This game is counted: begin the next one.</source>
        <translation>Punctele acestui joc sunt numărate: începe jocul următor.</translation>
    </message>
    <message>
        <source>This game isn&apos;t over yet.</source>
        <translation>Acest joc nu s-a terminat încă.</translation>
    </message>
    <message>
        <source>This would fill the last hole and end the game</source>
        <translation>Așa s-ar umple ultima gaură și jocul s-ar termina</translation>
    </message>
    <message>
        <source>This would sink {name}&apos;s last disc and end the game</source>
        <translation>Așa, {name} ar avea toate cele douăsprezece discuri în găuri, iar jocul s-ar termina</translation>
    </message>
    <message>
        <source>This would sink {name}&apos;s last disc: the game ends with this round</source>
        <translation>Așa, {name} ar avea toate cele douăsprezece discuri în găuri, iar jocul s-ar termina cu această rundă</translation>
    </message>
    <message>
        <source>Three of your discs are loose: a fourth ends your turn</source>
        <translation>Ai trei discuri libere: al patrulea îți încheie tura</translation>
    </message>
    <message>
        <source>Three of your discs are loose: with a fourth, all of them go back</source>
        <translation>Ai trei discuri libere: cu al patrulea, le iei înapoi pe toate</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Watch the last shot again</source>
        <translation>Revezi ultima lansare</translation>
    </message>
    <message>
        <source>at the line</source>
        <translation>pe linie</translation>
    </message>
    <message>
        <source>crosses {points}</source>
        <translation>cruci {points}</translation>
    </message>
    <message>
        <source>cursed lines {points}</source>
        <translation>linii blestemate {points}</translation>
    </message>
    <message>
        <source>half-way up the platform</source>
        <translation>la jumătatea platformei</translation>
    </message>
    <message>
        <source>holes {points}</source>
        <extracomment>A part of a score: &quot;holes 10, pits 2 and crosses 3&quot;.</extracomment>
        <translation>găuri {points}</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>la mijloc</translation>
    </message>
    <message>
        <source>leaning in a hole</source>
        <translation>disc aplecat în gaură</translation>
    </message>
    <message>
        <source>level with row {row}</source>
        <translation>în dreptul rândului {row}</translation>
    </message>
    <message>
        <source>lines of four {points}</source>
        <translation>linii de patru {points}</translation>
    </message>
    <message>
        <source>loose</source>
        <translation>disc liber</translation>
    </message>
    <message>
        <source>nothing sunk yet</source>
        <translation>încă nimic în găuri</translation>
    </message>
    <message>
        <source>pits {points}</source>
        <translation>scobituri {points}</translation>
    </message>
    <message>
        <source>row {row}, in the middle</source>
        <translation>rândul {row}, la mijloc</translation>
    </message>
    <message>
        <source>row {row}, on the far left</source>
        <extracomment>A hole of the board. Rows are counted from the player, who looks along the columns.</extracomment>
        <translation>rândul {row}, prima din stânga</translation>
    </message>
    <message>
        <source>row {row}, on the far right</source>
        <translation>rândul {row}, prima din dreapta</translation>
    </message>
    <message>
        <source>row {row}, second from the left</source>
        <translation>rândul {row}, a doua din stânga</translation>
    </message>
    <message>
        <source>row {row}, second from the right</source>
        <translation>rândul {row}, a doua din dreapta</translation>
    </message>
    <message>
        <source>rows of four {points}</source>
        <translation>rânduri de patru {points}</translation>
    </message>
    <message>
        <source>straight ahead</source>
        <translation>drept înainte</translation>
    </message>
    <message>
        <source>sunk</source>
        <translation>disc căzut în gaură</translation>
    </message>
    <message>
        <source>sunk, pit up</source>
        <translation>disc căzut în gaură, cu scobitura la vedere</translation>
    </message>
    <message>
        <source>touching the line</source>
        <translation>atingând linia</translation>
    </message>
    <message>
        <source>{angle}° to the left</source>
        <translation>{angle}° spre stânga</translation>
    </message>
    <message>
        <source>{angle}° to the right</source>
        <translation>{angle}° spre dreapta</translation>
    </message>
    <message>
        <source>{column} (worth {points})</source>
        <extracomment>A hole of a row: the third one, which is worth 4 points.</extracomment>
        <translation>{column} (valorează {points})</translation>
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
        <translation>la {distance} mm înaintea rândului {row}</translation>
    </message>
    <message>
        <source>{distance} mm behind row {row}</source>
        <extracomment>Behind: farther from the player than that row of holes.</extracomment>
        <translation>la {distance} mm dincolo de rândul {row}</translation>
    </message>
    <message>
        <source>{distance} mm behind the line</source>
        <translation>la {distance} mm în spatele liniei</translation>
    </message>
    <message>
        <source>{distance} mm beyond the middle of the platform</source>
        <translation>la {distance} mm dincolo de mijlocul platformei</translation>
    </message>
    <message>
        <source>{distance} mm left of the middle</source>
        <translation>la {distance} mm în stânga mijlocului</translation>
    </message>
    <message>
        <source>{distance} mm right of the middle</source>
        <translation>la {distance} mm în dreapta mijlocului</translation>
    </message>
    <message>
        <source>{distance} mm short of the middle of the platform</source>
        <translation>la {distance} mm înaintea mijlocului platformei</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>{names} împart victoria</translation>
    </message>
    <message>
        <source>{names} win</source>
        <translation>Câștigă {names}</translation>
    </message>
    <message>
        <source>{names} {points}</source>
        <extracomment>The points of a team: &quot;Ana and Cleo 21&quot;.</extracomment>
        <translation>{names} {points}</translation>
    </message>
    <message>
        <source>{name} ends the turn.</source>
        <translation>{name} încheie tura.</translation>
    </message>
    <message>
        <source>{name} has a cross: {points} more.</source>
        <translation>{name} are o cruce: {points} în plus.</translation>
    </message>
    <message>
        <source>{name} has a disc to shoot again.</source>
        <translation>{name} trebuie să lanseze din nou un disc.</translation>
    </message>
    <message>
        <source>{name} has five in a cursed line: {points} less.</source>
        <translation>{name} are cinci într-o linie blestemată: {points} în minus.</translation>
    </message>
    <message>
        <source>{name} has four in a column: {points} more.</source>
        <translation>{name} are patru într-o coloană: {points} în plus.</translation>
    </message>
    <message>
        <source>{name} has four in a diagonal: {points} more.</source>
        <translation>{name} are patru pe o diagonală: {points} în plus.</translation>
    </message>
    <message>
        <source>{name} has four in a line: {points} more.</source>
        <translation>{name} are patru în linie: {points} în plus.</translation>
    </message>
    <message>
        <source>{name} has four in row {row}: {points} more.</source>
        <translation>{name} are patru în rândul {row}: {points} în plus.</translation>
    </message>
    <message>
        <source>{name} shoots</source>
        <translation>{name} lansează</translation>
    </message>
    <message>
        <source>{name} shoots a disc again in {other}&apos;s turn.</source>
        <translation>{name} lansează din nou un disc în tura altcuiva ({other}).</translation>
    </message>
    <message>
        <source>{name} shoots the disc again.</source>
        <translation>{name} lansează discul din nou.</translation>
    </message>
    <message>
        <source>{name} shoots the disc again: it stops {place}.</source>
        <translation>{name} lansează discul din nou: se oprește {place}.</translation>
    </message>
    <message>
        <source>{name} shoots.</source>
        <translation>{name} lansează.</translation>
    </message>
    <message>
        <source>{name} shoots: the disc stops {place}.</source>
        <extracomment>&quot;Ana shoots: the disc stops 45 mm behind row 2, 30 mm left of the middle.&quot;</extracomment>
        <translation>{name} lansează: discul se oprește {place}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln disc(s): the own zone was touched.</source>
        <translation>
            <numerusform>{name} ia înapoi %Ln disc: a atins propria zonă.</numerusform>
            <numerusform>{name} ia înapoi %Ln discuri: au atins propria zonă.</numerusform>
            <numerusform>{name} ia înapoi %Ln de discuri: au atins propria zonă.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln disc(s): the platform had no room left.</source>
        <translation>
            <numerusform>{name} ia înapoi %Ln disc: pe platformă nu mai era loc.</numerusform>
            <numerusform>{name} ia înapoi %Ln discuri: pe platformă nu mai era loc.</numerusform>
            <numerusform>{name} ia înapoi %Ln de discuri: pe platformă nu mai era loc.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln disc(s): the zone of an empty side was touched.</source>
        <translation>
            <numerusform>{name} ia înapoi %Ln disc: a atins zona unei laturi goale.</numerusform>
            <numerusform>{name} ia înapoi %Ln discuri: au atins zona unei laturi goale.</numerusform>
            <numerusform>{name} ia înapoi %Ln de discuri: au atins zona unei laturi goale.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln disc(s): {other}&apos;s zone was touched.</source>
        <translation>
            <numerusform>{name} ia înapoi %Ln disc: a atins zona unui adversar ({other}).</numerusform>
            <numerusform>{name} ia înapoi %Ln discuri: au atins zona unui adversar ({other}).</numerusform>
            <numerusform>{name} ia înapoi %Ln de discuri: au atins zona unui adversar ({other}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln leaning disc(s) as well.</source>
        <translation>
            <numerusform>{name} ia înapoi și %Ln disc aplecat.</numerusform>
            <numerusform>{name} ia înapoi și %Ln discuri aplecate.</numerusform>
            <numerusform>{name} ia înapoi și %Ln de discuri aplecate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln leaning disc(s): the reserve is empty.</source>
        <translation>
            <numerusform>{name} ia înapoi %Ln disc aplecat: rezerva este goală.</numerusform>
            <numerusform>{name} ia înapoi %Ln discuri aplecate: rezerva este goală.</numerusform>
            <numerusform>{name} ia înapoi %Ln de discuri aplecate: rezerva este goală.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln loose disc(s): only three may stay loose.</source>
        <translation>
            <numerusform>{name} ia înapoi %Ln disc liber: pot rămâne libere cel mult trei.</numerusform>
            <numerusform>{name} ia înapoi %Ln discuri libere: pot rămâne libere cel mult trei.</numerusform>
            <numerusform>{name} ia înapoi %Ln de discuri libere: pot rămâne libere cel mult trei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln loose disc(s): the reserve is empty.</source>
        <translation>
            <numerusform>{name} ia înapoi %Ln disc liber: rezerva este goală.</numerusform>
            <numerusform>{name} ia înapoi %Ln discuri libere: rezerva este goală.</numerusform>
            <numerusform>{name} ia înapoi %Ln de discuri libere: rezerva este goală.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>Câștigă {name}</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <extracomment>A player and the points of one game, in a list: &quot;Ana 34, Ben 28&quot;.</extracomment>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{name}&apos;s disc falls into a hole in row {row}, pit up: {points}.</source>
        <translation>{name}: un disc cade într-o gaură din rândul {row}, cu scobitura la vedere – {points}.</translation>
    </message>
    <message>
        <source>{name}&apos;s disc falls into a hole in row {row}: {points}.</source>
        <translation>{name}: un disc cade într-o gaură din rândul {row} – {points}.</translation>
    </message>
    <message>
        <source>{name}&apos;s disc falls into a hole, pit up: {points}.</source>
        <translation>{name}: un disc cade într-o gaură, cu scobitura la vedere – {points}.</translation>
    </message>
    <message>
        <source>{name}&apos;s disc falls into a hole: {points}.</source>
        <translation>{name}: un disc cade într-o gaură – {points}.</translation>
    </message>
    <message>
        <source>{name}&apos;s disc is thrown out of its hole.</source>
        <translation>{name}: un disc este scos din gaura lui.</translation>
    </message>
    <message>
        <source>{name}&apos;s disc leans in a hole: {hole}.</source>
        <translation>{name}: un disc rămâne aplecat într-o gaură – {hole}.</translation>
    </message>
    <message>
        <source>{name}&apos;s disc leaves the board and goes back to the reserve.</source>
        <translation>{name}: un disc iese de pe tablă și se întoarce în rezervă.</translation>
    </message>
    <message>
        <source>{name}&apos;s disc leaves the board; it will be shot again.</source>
        <translation>{name}: un disc iese de pe tablă și va fi lansat din nou.</translation>
    </message>
    <message>
        <source>{name}&apos;s turn is over.</source>
        <translation>{name}: tura s-a încheiat.</translation>
    </message>
    <message>
        <source>{name}&apos;s turn, shot {number}.</source>
        <translation>{name} este la lansarea {number}.</translation>
    </message>
    <message>
        <source>{name}&apos;s turn, shot {number}; the game ends with this round.</source>
        <translation>{name} este la lansarea {number}; jocul se termină cu această rundă.</translation>
    </message>
    <message>
        <source>{name}&apos;s turn.</source>
        <translation>Urmează {name}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln shot(s) left; {discs}.</source>
        <translation>
            <numerusform>{name}: a mai rămas %Ln lansare; {discs}.</numerusform>
            <numerusform>{name}: au mai rămas %Ln lansări; {discs}.</numerusform>
            <numerusform>{name}: au mai rămas %Ln de lansări; {discs}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: a disc of yours is sunk – shoot again, or end the turn</source>
        <translation>{name}: ți-a căzut un disc în gaură – lansează altul sau încheie tura</translation>
    </message>
    <message>
        <source>{name}: a disc of yours is sunk – shoot one more, or end the turn</source>
        <translation>{name}: ți-a căzut un disc în gaură – mai lansează unul sau încheie tura</translation>
    </message>
    <message>
        <source>{name}: a line of four has become five and no longer pays {points}.</source>
        <translation>{name}: o linie de patru a devenit linie de cinci și nu mai aduce {points}.</translation>
    </message>
    <message>
        <source>{name}: shoot your disc again, it was driven off the board</source>
        <translation>{name}: lansează-ți din nou discul, a fost scos de pe tablă</translation>
    </message>
    <message>
        <source>{name}: shoot your first disc</source>
        <translation>{name}: lansează primul disc</translation>
    </message>
    <message numerus="yes">
        <source>{name}: shoot your last disc – %Ln attempt(s)</source>
        <translation>
            <numerusform>{name}: lansează ultimul disc – %Ln încercare</numerusform>
            <numerusform>{name}: lansează ultimul disc – %Ln încercări</numerusform>
            <numerusform>{name}: lansează ultimul disc – %Ln de încercări</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: shoot your last disc, or end the turn – %Ln attempt(s) left</source>
        <translation>
            <numerusform>{name}: lansează ultimul disc sau încheie tura – a mai rămas %Ln încercare</numerusform>
            <numerusform>{name}: lansează ultimul disc sau încheie tura – au mai rămas %Ln încercări</numerusform>
            <numerusform>{name}: lansează ultimul disc sau încheie tura – au mai rămas %Ln de încercări</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: shoot your second disc, or end the turn</source>
        <translation>{name}: lansează al doilea disc sau încheie tura</translation>
    </message>
    <message>
        <source>{name}: shoot your third disc, or end the turn</source>
        <translation>{name}: lansează al treilea disc sau încheie tura</translation>
    </message>
    <message>
        <source>{name}: sink a disc of yours, then you may shoot again</source>
        <translation>{name}: bagă în gaură un disc de-al tău, ca să mai poți lansa</translation>
    </message>
    <message>
        <source>{name}: your third shot sank a disc – shoot one more, or end the turn</source>
        <translation>{name}: la a treia lansare a căzut un disc în gaură – mai lansează unul sau încheie tura</translation>
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
        <translation>{name}: {points} – {parts}; {total} în toată seria.</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>{points} ({hole} + {pit})</source>
        <extracomment>Points of a disc whose pit is up: &quot;6 points (4 + 2)&quot;.</extracomment>
        <translation>{points} ({hole} + {pit})</translation>
    </message>
    <message>
        <source>{points} each, {lead} ahead of {names}.</source>
        <translation>Egalitate în frunte: câte {points}, cu {lead} mai mult decât {names}.</translation>
    </message>
    <message>
        <source>{points}, {lead} ahead of {names}.</source>
        <translation>{points}, cu {lead} mai mult decât {names}.</translation>
    </message>
    <message>
        <source>{prompt}. {warning}</source>
        <extracomment>&quot;Ana: shoot your second disc, or end the turn. Three of your discs are loose: …&quot;</extracomment>
        <translation>{prompt}. {warning}</translation>
    </message>
    <message>
        <source>{speed} metres a second</source>
        <translation>{speed} metri pe secundă</translation>
    </message>
    <message>
        <source>{why}. Game {number} of {games} is over. Points: {points}.</source>
        <translation>{why}. Jocul {number} din {games} s-a terminat. Puncte: {points}.</translation>
    </message>
    <message>
        <source>{why}. The game is over. Points: {points}.</source>
        <translation>{why}. Jocul s-a terminat. Puncte: {points}.</translation>
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
            <numerusform>%Ln joc, cu punctele adunate</numerusform>
            <numerusform>%Ln jocuri, cu punctele adunate</numerusform>
            <numerusform>%Ln de jocuri, cu punctele adunate</numerusform>
        </translation>
    </message>
    <message>
        <source>A single game</source>
        <translation>Un singur joc</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Ca în regulament</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>De bază</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablă</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Cruci</translation>
    </message>
    <message>
        <source>Discs in a zone</source>
        <translation>Discurile dintr-o zonă</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Se trage la sorți</translation>
    </message>
    <message>
        <source>Dry: discs stop soon</source>
        <translation>Uscată: discurile se opresc repede</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Sfârșitul jocului</translation>
    </message>
    <message>
        <source>Every zone is cleared, the own one too</source>
        <translation>Se golesc toate zonele, și cea proprie</translation>
    </message>
    <message>
        <source>Everyone for themselves</source>
        <translation>Fiecare pentru sine</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Fair hand, tries what looks good.</source>
        <translation>Mână bunicică, încearcă ce promite.</translation>
    </message>
    <message>
        <source>Five bands worth 1 to 5</source>
        <translation>Cinci fâșii care valorează de la 1 la 5</translation>
    </message>
    <message>
        <source>Formations</source>
        <translation>Formații</translation>
    </message>
    <message>
        <source>Four play two against two, partners opposite</source>
        <translation>Patru joacă doi contra doi, cu partenerul vizavi</translation>
    </message>
    <message>
        <source>Freshly waxed: discs slide far</source>
        <translation>Proaspăt ceruită: discurile alunecă departe</translation>
    </message>
    <message>
        <source>From the corners</source>
        <translation>Din colțuri</translation>
    </message>
    <message>
        <source>From the sides</source>
        <translation>De la laturi</translation>
    </message>
    <message>
        <source>Holes seen from a corner</source>
        <translation>Găurile văzute dintr-un colț</translation>
    </message>
    <message>
        <source>It ends at once</source>
        <translation>Se termină pe loc</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durată</translation>
    </message>
    <message>
        <source>Lines and crosses count</source>
        <translation>Liniile și crucile contează</translation>
    </message>
    <message>
        <source>Lines and crosses don&apos;t count</source>
        <translation>Liniile și crucile nu contează</translation>
    </message>
    <message>
        <source>Nine diagonals worth 1 to 9</source>
        <translation>Nouă diagonale care valorează de la 1 la 9</translation>
    </message>
    <message>
        <source>Only opponents&apos; zones are cleared</source>
        <translation>Se golesc numai zonele adversarilor</translation>
    </message>
    <message>
        <source>Only upright ones count</source>
        <translation>Contează numai cele drepte</translation>
    </message>
    <message>
        <source>Only who sinks an own disc goes on</source>
        <translation>Continuă numai cine bagă un disc propriu</translation>
    </message>
    <message>
        <source>Shaky hand, takes the nearest hole.</source>
        <translation>Îi tremură mâna, ia gaura cea mai apropiată.</translation>
    </message>
    <message>
        <source>Shots in a turn</source>
        <translation>Lansări într-o tură</translation>
    </message>
    <message>
        <source>Slanting ones count too</source>
        <translation>Contează și cele piezișe</translation>
    </message>
    <message>
        <source>Steady hand, weighs its own error.</source>
        <translation>Mână sigură, ține cont de propria eroare.</translation>
    </message>
    <message>
        <source>Sure hand, plans two shots ahead.</source>
        <translation>Mână de maestru, prevede două lansări.</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Echipe</translation>
    </message>
    <message>
        <source>The first seat</source>
        <translation>Primul loc de la masă</translation>
    </message>
    <message>
        <source>The loser of the game before</source>
        <translation>Cine a pierdut jocul dinainte</translation>
    </message>
    <message>
        <source>The round is finished first</source>
        <translation>Se joacă întâi runda până la capăt</translation>
    </message>
    <message>
        <source>The second sits left; of three, nobody does</source>
        <translation>În stânga stă al doilea; când sunt trei, nimeni</translation>
    </message>
    <message>
        <source>The second sits right; of three, nobody does</source>
        <translation>În dreapta stă al doilea; când sunt trei, nimeni</translation>
    </message>
    <message>
        <source>Three, whatever they hit</source>
        <translation>Trei, indiferent ce nimeresc</translation>
    </message>
    <message>
        <source>Two face each other; of three, nobody sits opposite</source>
        <translation>Vizavi stă al doilea; când sunt trei, nimeni</translation>
    </message>
    <message>
        <source>Two or three players</source>
        <translation>Când joacă doi sau trei</translation>
    </message>
    <message>
        <source>Waxed</source>
        <translation>Ceruită</translation>
    </message>
    <message>
        <source>Where one shoots from</source>
        <translation>De unde se lansează</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Cine începe</translation>
    </message>
    <message>
        <source>With the same number every hand shakes alike, 1 to {largest}.</source>
        <translation>Cu același număr, fiecare mână tremură la fel; de la 1 la {largest}.</translation>
    </message>
</context>
<context>
    <name>HelpPane</name>
    <message>
        <source>*This game: {choice}.*</source>
        <translation>*În acest joc: „{choice}”.*</translation>
    </message>
    <message>
        <source>Close the rules</source>
        <translation>Închide regulile</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Cuprins</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Joc</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nu s-a găsit</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reguli</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Caută în reguli</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>{names} and {name}</source>
        <extracomment>The end of a list: &quot;Ana and Ben&quot;, &quot;Ana, Ben and Eva&quot;.</extracomment>
        <translation>{names} și {name}</translation>
    </message>
    <message>
        <source>{names} and {name}</source>
        <comment>name starts with the sound i</comment>
        <extracomment>Spanish says &quot;e&quot; here. Other languages repeat the translation of the same words.</extracomment>
        <translation>{names} și {name}</translation>
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
        <translation>Adu-l înapoi</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuă</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Limbă</translation>
    </message>
    <message>
        <source>Launcher</source>
        <translation>Pagina de început</translation>
    </message>
    <message>
        <source>No unfinished games. Choose a game to begin.</source>
        <translation>Niciun joc neterminat. Alege un joc ca să începi.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Open a game from a file</source>
        <translation>Deschide un joc dintr-un fișier</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Deschide…</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Scoate din listă</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reguli</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Setări</translation>
    </message>
    <message>
        <source>The game was removed from the list.</source>
        <translation>Jocul a fost scos din listă.</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Casual</source>
        <translation>Casual</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Novice</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persoană</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Tare</translation>
    </message>
</context>
<context>
    <name>Luck</name>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln carte</numerusform>
            <numerusform>%Ln cărți</numerusform>
            <numerusform>%Ln de cărți</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln punct</numerusform>
            <numerusform>%Ln puncte</numerusform>
            <numerusform>%Ln de puncte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) nobody takes are discarded.</source>
        <translation>
            <numerusform>Se decartează %n coloană pe care nu o ia nimeni.</numerusform>
            <numerusform>Se decartează %n coloane pe care nu le ia nimeni.</numerusform>
            <numerusform>Se decartează %n de coloane pe care nu le ia nimeni.</numerusform>
        </translation>
    </message>
    <message>
        <source>2–6 players · 30 minutes</source>
        <translation>2–6 jucători · 30 de minute</translation>
    </message>
    <message>
        <source>A column holds only one Roll card.</source>
        <translation>Într-o coloană încape o singură carte cu zar.</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>La adăpost</translation>
    </message>
    <message>
        <source>Bank, {colour}</source>
        <translation>Seif, {colour}</translation>
    </message>
    <message>
        <source>Bench, {colour}</source>
        <translation>Rezervă, {colour}</translation>
    </message>
    <message>
        <source>Chance to go too far on the next card: {chance}</source>
        <translation>Riscul să mergi prea departe cu următoarea carte: {chance}</translation>
    </message>
    <message>
        <source>Click or P: draw a card</source>
        <translation>Clic sau P: trage o carte</translation>
    </message>
    <message>
        <source>Click or R: roll</source>
        <translation>Clic sau R: aruncă</translation>
    </message>
    <message>
        <source>Column or colour {number}</source>
        <translation>Coloana sau culoarea {number}</translation>
    </message>
    <message>
        <source>Column {number}: empty</source>
        <translation>Coloana {number}: goală</translation>
    </message>
    <message>
        <source>Column {number}: {cards}, {points}</source>
        <translation>Coloana {number}: {cards}, {points}</translation>
    </message>
    <message>
        <source>Die: {face}</source>
        <translation>Zar: {face}</translation>
    </message>
    <message>
        <source>Discard pile: {cards}</source>
        <translation>Teanc de decartare: {cards}</translation>
    </message>
    <message>
        <source>Drag it to a column, or press 1, 2 or 3</source>
        <translation>Trage-o pe o coloană sau apasă 1, 2 ori 3</translation>
    </message>
    <message>
        <source>Draw pile: {cards}</source>
        <translation>Teanc de tragere: {cards}</translation>
    </message>
    <message>
        <source>Draw pile: {cards}. Columns are taken {direction}.</source>
        <translation>Teanc de tragere: {cards}. Coloanele se iau {direction}.</translation>
    </message>
    <message>
        <source>Draw, build columns, and stop before your luck runs out.</source>
        <translation>Trage cărți, clădește coloane și oprește-te cât ai noroc.</translation>
    </message>
    <message>
        <source>Drawn card: none</source>
        <translation>Carte trasă: niciuna</translation>
    </message>
    <message>
        <source>Drawn card: {card}</source>
        <translation>Carte trasă: {card}</translation>
    </message>
    <message>
        <source>First choose a column for the drawn card: {card}.</source>
        <translation>Alege întâi o coloană pentru cartea trasă: {card}.</translation>
    </message>
    <message>
        <source>First choose: push or bank.</source>
        <translation>Alege întâi: împingi sau pui la adăpost.</translation>
    </message>
    <message>
        <source>First roll the die for your Roll card.</source>
        <translation>Aruncă întâi zarul pentru cartea ta cu zar.</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Acum nu se poate</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Șanse</translation>
    </message>
    <message>
        <source>Place the drawn card first.</source>
        <translation>Așază întâi cartea trasă.</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Împinge</translation>
    </message>
    <message>
        <source>Push Your Luck</source>
        <translation>Forțează-ți norocul</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Aruncă</translation>
    </message>
    <message>
        <source>Roll card</source>
        <translation>carte cu zar</translation>
    </message>
    <message>
        <source>Roll cards: {rolls} · Switch cards: {switches}</source>
        <translation>Cu zar: {rolls} · De schimbare: {switches}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Oprește-te</translation>
    </message>
    <message>
        <source>Stop first, then take a column.</source>
        <translation>Oprește-te întâi, apoi ia o coloană.</translation>
    </message>
    <message>
        <source>Switch card</source>
        <translation>carte de schimbare a sensului</translation>
    </message>
    <message>
        <source>Switch stack: {cards}; columns are taken {direction}</source>
        <translation>Teanc de schimbare a sensului: {cards}; coloanele se iau {direction}</translation>
    </message>
    <message>
        <source>The column already has the same card: {card}.</source>
        <translation>Coloana are deja aceeași carte: {card}.</translation>
    </message>
    <message>
        <source>The draw pile is empty. The game is over.</source>
        <translation>Teancul s-a terminat. Jocul s-a încheiat.</translation>
    </message>
    <message>
        <source>The draw pile is empty: {name} has to stop.</source>
        <translation>Teancul s-a terminat: {name} trebuie să se oprească.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Jocul s-a terminat</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Jocul s-a terminat.</translation>
    </message>
    <message>
        <source>The rules don&apos;t allow that.</source>
        <translation>Regulile nu permit asta.</translation>
    </message>
    <message>
        <source>There are at most three columns, opened one after another.</source>
        <translation>Sunt cel mult trei coloane și se deschid una după alta.</translation>
    </message>
    <message>
        <source>There is no card to place: push on or stop.</source>
        <translation>Nu ai nicio carte de așezat: mai împinge sau oprește-te.</translation>
    </message>
    <message>
        <source>There is nothing to roll for.</source>
        <translation>Nu ai de ce să arunci zarul.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Unseen cards</source>
        <translation>Cărți nevăzute</translation>
    </message>
    <message>
        <source>With only Switch cards drawn you must draw again.</source>
        <translation>Ai tras numai cărți de schimbare a sensului: trebuie să mai tragi una.</translation>
    </message>
    <message>
        <source>You are pushing: after the first card banking is over.</source>
        <translation>Ai început să împingi: după prima carte nu mai poți pune la adăpost.</translation>
    </message>
    <message>
        <source>You can&apos;t stop before there is a column.</source>
        <translation>Nu te poți opri cât timp nu există nicio coloană.</translation>
    </message>
    <message>
        <source>You have no {colour} card on your bench.</source>
        <translation>Nu ai {colour} în rezervă.</translation>
    </message>
    <message>
        <source>You must take one of the columns.</source>
        <translation>Trebuie să iei una dintre coloane.</translation>
    </message>
    <message>
        <source>You went too far: first roll the die.</source>
        <translation>Ai mers prea departe: aruncă întâi zarul.</translation>
    </message>
    <message>
        <source>Your bench is empty, so you must push.</source>
        <translation>Rezerva ta este goală, așa că trebuie să împingi.</translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation>în sens invers acelor de ceasornic</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>albastru</translation>
    </message>
    <message>
        <source>blue {number}</source>
        <translation>{number} albastru</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>în sensul acelor de ceasornic</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>green {number}</source>
        <translation>{number} verde</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>mov</translation>
    </message>
    <message>
        <source>purple {number}</source>
        <translation>{number} mov</translation>
    </message>
    <message>
        <source>red</source>
        <translation>roșu</translation>
    </message>
    <message>
        <source>red {number}</source>
        <extracomment>A number card, such as &quot;red 4&quot;.</extracomment>
        <translation>{number} roșu</translation>
    </message>
    <message>
        <source>star</source>
        <translation>stea</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>galben</translation>
    </message>
    <message>
        <source>yellow {number}</source>
        <translation>{number} galben</translation>
    </message>
    <message>
        <source>{action}  [{key}]</source>
        <translation>{action}  [{key}]</translation>
    </message>
    <message>
        <source>{card} doesn&apos;t fit: the column already has this colour: {colour}.</source>
        <translation>{card} nu se potrivește: coloana are deja {colour}.</translation>
    </message>
    <message>
        <source>{card} doesn&apos;t fit: the column already has this number: {number}.</source>
        <translation>{card} nu se potrivește: coloana are deja un {number}.</translation>
    </message>
    <message>
        <source>{card}: {count} unseen</source>
        <translation>{card}: {count} nevăzute</translation>
    </message>
    <message>
        <source>{colour}: none</source>
        <translation>{colour}: niciuna</translation>
    </message>
    <message>
        <source>{colour}: {numbers} – {points}</source>
        <translation>{colour}: {numbers} – {points}</translation>
    </message>
    <message>
        <source>{column} – can be chosen</source>
        <translation>{column} – se poate alege</translation>
    </message>
    <message>
        <source>{name} banks a colour: {cards} ({points}).</source>
        <translation>{name} pune la adăpost o culoare: {cards} ({points}).</translation>
    </message>
    <message>
        <source>{name} draws a Switch card: columns are now taken {direction}.</source>
        <translation>{name} trage o carte de schimbare a sensului: coloanele se iau acum {direction}.</translation>
    </message>
    <message>
        <source>{name} rolls the star and loses nothing.</source>
        <translation>{name} aruncă zarul, iese steaua și nu pierde nimic.</translation>
    </message>
    <message>
        <source>{name} rolls the star and loses the whole bench: {cards} ({points}).</source>
        <translation>{name} aruncă zarul, iese steaua și pierde toată rezerva: {cards} ({points}).</translation>
    </message>
    <message>
        <source>{name} rolls {colour} and has none to lose.</source>
        <translation>{name} aruncă zarul, iese {colour} și nu pierde nimic.</translation>
    </message>
    <message>
        <source>{name} rolls {colour} and loses these cards: {cards} ({points}).</source>
        <translation>{name} aruncă zarul, iese {colour} și pierde {cards} ({points}).</translation>
    </message>
    <message>
        <source>{name} stops.</source>
        <translation>{name} se oprește.</translation>
    </message>
    <message>
        <source>{name} takes a column: {cards} ({points}).</source>
        <translation>{name} ia o coloană: {cards} ({points}).</translation>
    </message>
    <message>
        <source>{name} went too far: roll the die</source>
        <translation>{name} a mers prea departe: aruncă zarul</translation>
    </message>
    <message>
        <source>{name}&apos;s bank: {cards}, points hidden</source>
        <translation>{name} – seif: {cards}, puncte ascunse</translation>
    </message>
    <message>
        <source>{name}&apos;s bank: {cards}, {points}</source>
        <translation>{name} – seif: {cards}, {points}</translation>
    </message>
    <message>
        <source>{name}&apos;s bench is empty.</source>
        <translation>{name} nu are nimic în rezervă.</translation>
    </message>
    <message>
        <source>{name}&apos;s bench: {cards}.</source>
        <translation>{name} are în rezervă: {cards}.</translation>
    </message>
    <message>
        <source>{name}&apos;s turn.</source>
        <translation>Urmează {name}.</translation>
    </message>
    <message>
        <source>{name}: bench {bench} + bank {bank} = {total}</source>
        <translation>{name}: rezervă {bench} + seif {bank} = {total}</translation>
    </message>
    <message>
        <source>{name}: bench {bench}, bank hidden</source>
        <translation>{name}: rezervă {bench}, seif ascuns</translation>
    </message>
    <message>
        <source>{name}: choose a colour to bank</source>
        <translation>{name}: alege ce culoare pui la adăpost</translation>
    </message>
    <message>
        <source>{name}: choose a column to collect</source>
        <translation>{name}: alege ce coloană iei</translation>
    </message>
    <message>
        <source>{name}: choose a column – {card}</source>
        <translation>{name}: alege o coloană – {card}</translation>
    </message>
    <message>
        <source>{name}: draw again – there is no column yet</source>
        <translation>{name}: mai trage o carte, încă nu e nicio coloană</translation>
    </message>
    <message>
        <source>{name}: push on or stop?</source>
        <translation>{name}: mai împingi sau te oprești?</translation>
    </message>
    <message>
        <source>{name}: push or bank?</source>
        <translation>{name}: împingi sau pui la adăpost?</translation>
    </message>
    <message>
        <source>{name}: push – draw the first card</source>
        <translation>{name}: împinge – trage prima carte</translation>
    </message>
    <message>
        <source>{name}: roll the die for the Roll card</source>
        <translation>{name}: aruncă zarul pentru cartea cu zar</translation>
    </message>
    <message>
        <source>{name}: {card} – too far, it fits no column.</source>
        <translation>{name} a mers prea departe: {card}, care nu se potrivește în nicio coloană.</translation>
    </message>
    <message>
        <source>{name}: {card}, column {number}.</source>
        <translation>{name}: {card}, coloana {number}.</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
</context>
<context>
    <name>LuckOptions</name>
    <message>
        <source>A star costs nothing</source>
        <translation>Steaua nu te costă nimic</translation>
    </message>
    <message>
        <source>A star costs the whole bench</source>
        <translation>Steaua te costă toată rezerva</translation>
    </message>
    <message>
        <source>As in the box</source>
        <translation>Ca în cutie</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Ca în regulament</translation>
    </message>
    <message>
        <source>Counts, looks ahead, plays to win.</source>
        <translation>Numără, prevede, joacă să câștige.</translation>
    </message>
    <message>
        <source>Draws a few cards, banks on a whim.</source>
        <translation>Trage puțin, pune la adăpost după chef.</translation>
    </message>
    <message>
        <source>Every turn begins clockwise</source>
        <translation>Fiecare tură începe în sensul acelor de ceasornic</translation>
    </message>
    <message>
        <source>Everybody sees them</source>
        <translation>Le văd toți</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Fewest cards win</source>
        <translation>Câștigă cine are cele mai puține cărți</translation>
    </message>
    <message>
        <source>Hard mode</source>
        <translation>Varianta mai grea</translation>
    </message>
    <message>
        <source>Most cards win</source>
        <translation>Câștigă cine are cele mai multe cărți</translation>
    </message>
    <message>
        <source>Only one&apos;s own are shown</source>
        <translation>Fiecare le vede doar pe ale sale</translation>
    </message>
    <message>
        <source>Points in the banks</source>
        <translation>Punctele din seifuri</translation>
    </message>
    <message>
        <source>Roll after all have taken</source>
        <translation>Se aruncă după ce au luat toți</translation>
    </message>
    <message>
        <source>Roll as soon as it is taken</source>
        <translation>Se aruncă imediat ce e luată</translation>
    </message>
    <message>
        <source>Roll cards in a column</source>
        <translation>Carte cu zar într-o coloană</translation>
    </message>
    <message>
        <source>Stops when the risk feels high.</source>
        <translation>Se oprește când i se pare riscant.</translation>
    </message>
    <message>
        <source>Switch cards</source>
        <translation>Cărți de schimbare a sensului</translation>
    </message>
    <message>
        <source>The direction stays until the next one</source>
        <translation>Sensul rămâne până la următoarea</translation>
    </message>
    <message>
        <source>The same number deals the same cards, 1 to {largest}.</source>
        <translation>Același număr dă aceleași cărți; de la 1 la {largest}.</translation>
    </message>
    <message>
        <source>The win is shared</source>
        <translation>Victoria se împarte</translation>
    </message>
    <message>
        <source>Tie at the end</source>
        <translation>Egalitate la sfârșit</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Când joacă doi</translation>
    </message>
    <message>
        <source>Weighs every card that is left.</source>
        <translation>Cântărește fiecare carte rămasă.</translation>
    </message>
    <message>
        <source>With Switch cards</source>
        <translation>Cu cărți de schimbare a sensului</translation>
    </message>
    <message>
        <source>Without Switch cards</source>
        <translation>Fără cărți de schimbare a sensului</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Add a seat</source>
        <translation>Adaugă un loc</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Altul</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Înapoi</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Numărul împărțirii</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regulile casei</translation>
    </message>
    <message>
        <source>Own choice</source>
        <translation>După gustul tău</translation>
    </message>
    <message>
        <source>Practise alone</source>
        <translation>Antrenament</translation>
    </message>
    <message>
        <source>Read {clause} in the rules</source>
        <translation>Citește {clause} în reguli</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Începe jocul</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>As the system</source>
        <translation>Ca sistemul</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Înapoi</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Întunecată</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Dosar de date</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapidă</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Limbă</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Luminoasă</translation>
    </message>
    <message>
        <source>No movement</source>
        <translation>Fără mișcare</translation>
    </message>
    <message>
        <source>No sound device was found</source>
        <translation>Nu s-a găsit niciun dispozitiv de sunet</translation>
    </message>
    <message>
        <source>None: nothing is kept</source>
        <translation>Niciunul: nu se păstrează nimic</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normală</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Deschide</translation>
    </message>
    <message>
        <source>Open the data folder</source>
        <translation>Deschide dosarul de date</translation>
    </message>
    <message>
        <source>Pushdesk {version}. The flicking game follows Push designed by Steffen Mühlhäuser (Steffen-Spiele), Push Your Luck follows PUSH designed by Prospero Hall (Ravensburger). Pushdesk is free software under the GNU GPL, version 3 or later, and is not affiliated with the designers or the publishers.</source>
        <translation>Pushdesk {version}. Jocul cu discuri urmează Push, creat de Steffen Mühlhäuser (Steffen-Spiele), iar „Forțează-ți norocul” urmează PUSH, creat de Prospero Hall (Ravensburger). Pushdesk este software liber, sub licența GNU GPL, versiunea 3 sau ulterioară, și nu are legătură cu autorii sau cu editurile.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Setări</translation>
    </message>
    <message>
        <source>Show the odds of the next card</source>
        <translation>Arată șansele pentru următoarea carte</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lentă</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sunet</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Viteză</translation>
    </message>
    <message>
        <source>Steady hand: a shot goes exactly where it is aimed</source>
        <translation>Mână sigură: discul merge exact unde țintești</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Temă</translation>
    </message>
    <message>
        <source>Turn the board to the person who shoots</source>
        <translation>Rotește tabla spre cine lansează</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volum</translation>
    </message>
</context>
<context>
    <name>Rummy</name>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln carte</numerusform>
            <numerusform>%Ln cărți</numerusform>
            <numerusform>%Ln de cărți</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln punct</numerusform>
            <numerusform>%Ln puncte</numerusform>
            <numerusform>%Ln de puncte</numerusform>
        </translation>
    </message>
    <message>
        <source>4 players in two teams · 45 minutes</source>
        <translation>4 jucători în două echipe · 45 de minute</translation>
    </message>
    <message>
        <source>A meld can&apos;t have more wild cards than natural ones.</source>
        <translation>O combinație nu poate avea mai multe cărți-joker decât cărți naturale.</translation>
    </message>
    <message>
        <source>A meld needs at least one card that isn&apos;t wild.</source>
        <translation>O combinație are nevoie de cel puțin o carte naturală.</translation>
    </message>
    <message>
        <source>A meld needs at least three cards.</source>
        <translation>O combinație are nevoie de cel puțin trei cărți.</translation>
    </message>
    <message>
        <source>A run ends at the ace, low or high: it can&apos;t go on there.</source>
        <translation>O suită se termină la as, fie jos, fie sus: acolo nu mai poate continua.</translation>
    </message>
    <message>
        <source>A run grows only at its ends, by the next cards.</source>
        <translation>O suită crește numai la capete, cu cărțile care urmează.</translation>
    </message>
    <message>
        <source>A run has at most thirteen cards.</source>
        <translation>O suită are cel mult treisprezece cărți.</translation>
    </message>
    <message>
        <source>A run has cards of one suit in a row; out of place here: {card}.</source>
        <translation>O suită are cărți consecutive de aceeași culoare; aici nu se potrivește: {card}.</translation>
    </message>
    <message>
        <source>A run is too short for the contract of this round: {contract}.</source>
        <translation>Una dintre suite este prea scurtă pentru contractul acestei runde: {contract}.</translation>
    </message>
    <message numerus="yes">
        <source>A set has at most %Ln card(s).</source>
        <translation>
            <numerusform>O terță are cel mult %Ln carte.</numerusform>
            <numerusform>O terță are cel mult %Ln cărți.</numerusform>
            <numerusform>O terță are cel mult %Ln de cărți.</numerusform>
        </translation>
    </message>
    <message>
        <source>A set has each suit only once; twice here: {card}.</source>
        <translation>Într-o terță, fiecare culoare apare o singură dată; aici apare de două ori: {card}.</translation>
    </message>
    <message>
        <source>A set takes a missing suit of its rank, or a wild card.</source>
        <translation>La o terță se lipește o culoare care lipsește, de aceeași valoare, sau o carte-joker.</translation>
    </message>
    <message>
        <source>A two in the place of the two in a run is never replaced.</source>
        <translation>Un doi aflat pe locul doiului într-o suită nu se înlocuiește niciodată.</translation>
    </message>
    <message>
        <source>A wild card is turned up and goes back into the stock: {card}.</source>
        <translation>Iese o carte-joker și se întoarce în teanc: {card}.</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Aranjează</translation>
    </message>
    <message>
        <source>Arranged by melds found.</source>
        <translation>Mâna este aranjată după combinațiile găsite.</translation>
    </message>
    <message>
        <source>Arranged by rank.</source>
        <translation>Mâna este aranjată după valori.</translation>
    </message>
    <message>
        <source>Arranged by suit.</source>
        <translation>Mâna este aranjată după culori.</translation>
    </message>
    <message>
        <source>Both teams level: {points} each.</source>
        <translation>Egalitate între echipe: câte {points}.</translation>
    </message>
    <message>
        <source>Both teams share the win</source>
        <translation>Cele două echipe împart victoria</translation>
    </message>
    <message>
        <source>Click or P: push</source>
        <translation>Clic sau P: împinge</translation>
    </message>
    <message>
        <source>Click or T</source>
        <translation>Clic sau T</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Decartează</translation>
    </message>
    <message>
        <source>Discard pile: empty</source>
        <translation>Teancul decartat: gol</translation>
    </message>
    <message>
        <source>Discard pile: {card}</source>
        <translation>Teancul decartat: {card}</translation>
    </message>
    <message>
        <source>Extra round</source>
        <translation>Runda suplimentară</translation>
    </message>
    <message>
        <source>First lay your own contract: {contract}.</source>
        <translation>Etalează întâi propriul contract: {contract}.</translation>
    </message>
    <message>
        <source>First take or push.</source>
        <translation>Întâi ia sau împinge.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mâna</translation>
    </message>
    <message>
        <source>Hand the computer over. Nobody else should see your cards.</source>
        <translation>Calculatorul trece la tine. Nimeni altcineva nu trebuie să-ți vadă cărțile.</translation>
    </message>
    <message>
        <source>Hand – {count}, {points}: {cards}.</source>
        <extracomment>&quot;Hand – 7 cards, 45 points: ace of spades, …&quot;</extracomment>
        <translation>Mâna – {count}, {points}: {cards}.</translation>
    </message>
    <message>
        <source>Keep one card: who goes out must discard.</source>
        <translation>Păstrează o carte: cine închide trebuie să decarteze.</translation>
    </message>
    <message>
        <source>Lay a meld</source>
        <translation>Pune o combinație</translation>
    </message>
    <message>
        <source>Lay the contract</source>
        <translation>Pune contractul</translation>
    </message>
    <message>
        <source>Melds of {name}</source>
        <translation>{name} – combinații</translation>
    </message>
    <message>
        <source>Melds on the table stay as they are; already there: {card}.</source>
        <translation>Combinațiile de pe masă rămân cum sunt; este deja acolo: {card}.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Runda următoare</translation>
    </message>
    <message>
        <source>No melds yet</source>
        <translation>Încă nu este nicio combinație</translation>
    </message>
    <message>
        <source>Not in your hand: {card}.</source>
        <translation>Nu o ai în mână: {card}.</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Acum nu se poate</translation>
    </message>
    <message>
        <source>On turn: {name}</source>
        <translation>La rând: {name}</translation>
    </message>
    <message>
        <source>Only a wild card of that meld can be replaced.</source>
        <translation>Se poate înlocui numai o carte-joker din acea combinație.</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Împinge</translation>
    </message>
    <message>
        <source>Push rummy</source>
        <translation>Remi Push</translation>
    </message>
    <message>
        <source>Put in: {card}. Lifted: {wild}. {use}</source>
        <extracomment>&quot;Put in: five of spades. Lifted: joker. Set of kings (spades and hearts) – added: …&quot;</extracomment>
        <translation>Intră: {card}. Iese: {wild}. {use}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Runda {number} din {rounds}</translation>
    </message>
    <message>
        <source>Select cards first, then the meld that takes them.</source>
        <translation>Selectează întâi cărțile, apoi combinația la care merg.</translation>
    </message>
    <message>
        <source>Select the one card that you discard.</source>
        <translation>Selectează cartea pe care o decartezi, una singură.</translation>
    </message>
    <message>
        <source>Set of {ranks} ({suits})</source>
        <extracomment>&quot;Set of kings (spades, hearts and joker)&quot;.</extracomment>
        <translation>Terță de {ranks} ({suits})</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Arată-mi cărțile</translation>
    </message>
    <message>
        <source>Stock: empty</source>
        <translation>Teanc: gol</translation>
    </message>
    <message>
        <source>Stock: {cards}</source>
        <translation>Teanc: {cards}</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Ia</translation>
    </message>
    <message>
        <source>That is no meld: a set has cards of one rank, a run cards of one suit in a row.</source>
        <translation>Nu este o combinație: o terță are cărți de aceeași valoare, o suită are cărți consecutive de aceeași culoare.</translation>
    </message>
    <message>
        <source>That is no meld: a set has one rank in different suits, a run cards of one suit in a row.</source>
        <translation>Nu este o combinație: o terță are aceeași valoare în culori diferite, o suită are cărți consecutive de aceeași culoare.</translation>
    </message>
    <message>
        <source>The ace stands only above the king.</source>
        <translation>Asul stă numai deasupra popii.</translation>
    </message>
    <message>
        <source>The cards are covered.</source>
        <translation>Cărțile sunt acoperite.</translation>
    </message>
    <message>
        <source>The contract must come from your own hand; not there: {card}.</source>
        <translation>Contractul trebuie să vină din propria mână; acolo nu este: {card}.</translation>
    </message>
    <message>
        <source>The contract of this round must be laid in one go: {contract}.</source>
        <translation>Contractul acestei runde se etalează întreg, dintr-odată: {contract}.</translation>
    </message>
    <message>
        <source>The hand is empty.</source>
        <translation>Mâna este goală.</translation>
    </message>
    <message>
        <source>The house rules don&apos;t allow to replace this wild card.</source>
        <translation>Regulile casei nu permit înlocuirea acestei cărți-joker.</translation>
    </message>
    <message>
        <source>The lifted wild card must go into another meld at once: {card}.</source>
        <translation>Cartea-joker ridicată trebuie pusă imediat în altă combinație: {card}.</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Jocul s-a terminat</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Jocul s-a terminat.</translation>
    </message>
    <message>
        <source>The match is over: both teams have equal points.</source>
        <translation>Jocul s-a terminat: cele două echipe au același număr de puncte.</translation>
    </message>
    <message>
        <source>The round is over: deal the next one.</source>
        <translation>Runda s-a încheiat: împarte-o pe următoarea.</translation>
    </message>
    <message>
        <source>The rules don&apos;t allow that.</source>
        <translation>Regulile nu permit asta.</translation>
    </message>
    <message>
        <source>The wild card doesn&apos;t stand for this card: {card}.</source>
        <translation>Cartea-joker nu ține locul acestei cărți: {card}.</translation>
    </message>
    <message>
        <source>There is no set of twos: twos are wild cards.</source>
        <translation>Nu există terță de doi: cărțile de doi sunt cărți-joker.</translation>
    </message>
    <message>
        <source>There is no such meld on the table.</source>
        <translation>Această combinație nu este pe masă.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>Această rundă nu s-a încheiat încă.</translation>
    </message>
    <message>
        <source>This run doesn&apos;t take: {card}. What belongs there: {rank} of {suit}.</source>
        <translation>În această suită nu intră: {card}. Acolo trebuie: {rank} de {suit}.</translation>
    </message>
    <message>
        <source>This set doesn&apos;t take: {card}.</source>
        <translation>În această terță nu intră: {card}.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Two teams meld cards, and push what they don&apos;t want to the left.</source>
        <translation>Două echipe etalează cărți și împing la stânga ce nu le trebuie.</translation>
    </message>
    <message>
        <source>What is it?</source>
        <translation>Ce combinație este?</translation>
    </message>
    <message>
        <source>What shall the cards do?</source>
        <translation>Ce faci cu cărțile?</translation>
    </message>
    <message>
        <source>Which contract?</source>
        <translation>Ce contract etalezi?</translation>
    </message>
    <message>
        <source>You can lay off only after your own contract: {contract}.</source>
        <translation>Poți lipi numai după propriul contract: {contract}.</translation>
    </message>
    <message>
        <source>You can replace wild cards only after your own contract.</source>
        <translation>Poți înlocui cărți-joker numai după propriul contract.</translation>
    </message>
    <message>
        <source>You have drawn already: lay cards or discard.</source>
        <translation>Ai luat sau ai împins deja: etalează cărți sau decartează.</translation>
    </message>
    <message>
        <source>You have just taken it and must keep it: {card}.</source>
        <translation>Tocmai ai luat-o și trebuie să o păstrezi: {card}.</translation>
    </message>
    <message>
        <source>You have met the contract: lay melds one by one.</source>
        <translation>Ai îndeplinit contractul: etalează combinațiile una câte una.</translation>
    </message>
    <message>
        <source>contract met</source>
        <translation>contract îndeplinit</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>împarte cărțile</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>nicio carte</translation>
    </message>
    <message>
        <source>{action}  [{key}]</source>
        <translation>{action}  [{key}]</translation>
    </message>
    <message>
        <source>{card} as {rank}</source>
        <extracomment>A wild card in a run and the rank that it stands for: &quot;joker as four&quot;.</extracomment>
        <translation>{card} drept {rank}</translation>
    </message>
    <message numerus="yes">
        <source>{contract} – %Ln card(s) missing</source>
        <translation>
            <numerusform>{contract} – lipsește %Ln carte</numerusform>
            <numerusform>{contract} – lipsesc %Ln cărți</numerusform>
            <numerusform>{contract} – lipsesc %Ln de cărți</numerusform>
        </translation>
    </message>
    <message>
        <source>{contract} – complete in hand</source>
        <translation>{contract} – complet în mână</translation>
    </message>
    <message>
        <source>{contract} – contract met</source>
        <translation>{contract} – contract îndeplinit</translation>
    </message>
    <message>
        <source>{ended} Points: {first} – {second}.</source>
        <extracomment>&quot;Round 2 of 5 is over – the stock has run out. Points: Ana and Cleo 21 – Ben and Dan 40.&quot;</extracomment>
        <translation>{ended} Puncte: {first} – {second}.</translation>
    </message>
    <message>
        <source>{meld} – added: {cards}</source>
        <extracomment>&quot;Set of kings (spades, hearts and clubs) – added: joker&quot;.</extracomment>
        <translation>{meld} – se lipește: {cards}</translation>
    </message>
    <message>
        <source>{meld} – at the high end: {cards}</source>
        <translation>{meld} – la capătul de sus: {cards}</translation>
    </message>
    <message>
        <source>{meld} – at the low end: {cards}</source>
        <extracomment>&quot;Run in spades, three to five – at the low end: joker as two&quot;.</extracomment>
        <translation>{meld} – la capătul de jos: {cards}</translation>
    </message>
    <message>
        <source>{names} win</source>
        <translation>Câștigă {names}</translation>
    </message>
    <message>
        <source>{names} {points}</source>
        <extracomment>The points of a team: &quot;Ana and Cleo 21&quot;.</extracomment>
        <translation>{names} {points}</translation>
    </message>
    <message>
        <source>{names}: {points}, in all {total}.</source>
        <extracomment>A team: &quot;Ana and Cleo: 21 points, in all 64.&quot;</extracomment>
        <translation>{names}: {points}, în total {total}.</translation>
    </message>
    <message>
        <source>{name} discards: {card}.</source>
        <translation>{name} decartează: {card}.</translation>
    </message>
    <message>
        <source>{name} draws from the stock.</source>
        <translation>{name} trage din teanc.</translation>
    </message>
    <message>
        <source>{name} gets the discard and a stock card; you draw one</source>
        <translation>{name} primește cartea decartată și una din teanc; tu tragi alta</translation>
    </message>
    <message>
        <source>{name} goes out.</source>
        <translation>{name} închide.</translation>
    </message>
    <message>
        <source>{name} lays a meld – {meld}.</source>
        <translation>{name} etalează o combinație – {meld}.</translation>
    </message>
    <message>
        <source>{name} lays for the contract – {meld}.</source>
        <extracomment>&quot;Ana lays for the contract – set of tens: ten of clubs, ten of hearts and joker.&quot;</extracomment>
        <translation>{name} etalează pentru contract – {meld}.</translation>
    </message>
    <message>
        <source>{name} lays off: {cards}.</source>
        <translation>{name} lipește: {cards}.</translation>
    </message>
    <message>
        <source>{name} pushes to {other}: {card}, with a card from the stock.</source>
        <extracomment>{name} pushes the named card and a face-down one to {other}.</extracomment>
        <translation>{name} împinge către {other}: {card}, cu o carte din teanc.</translation>
    </message>
    <message>
        <source>{name} replaces a wild card – lifted: {wild}; put there: {card}.</source>
        <translation>{name} înlocuiește o carte-joker – iese: {wild}; intră: {card}.</translation>
    </message>
    <message>
        <source>{name} takes: {card}.</source>
        <translation>{name} ia: {card}.</translation>
    </message>
    <message>
        <source>{name}&apos;s turn.</source>
        <translation>Urmează {name}.</translation>
    </message>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, e rândul tău</translation>
    </message>
    <message>
        <source>{name}, team {team}: {parts}</source>
        <translation>{name}, echipa {team}: {parts}</translation>
    </message>
    <message>
        <source>{name}: lay cards – a discard alone ends the round, too little happens</source>
        <translation>{name}: etalează cărți – dacă doar decartezi, runda se încheie, fiindcă nu se mai întâmplă nimic</translation>
    </message>
    <message>
        <source>{name}: lay melds, lay off, or discard</source>
        <translation>{name}: etalează combinații, lipește sau decartează</translation>
    </message>
    <message>
        <source>{name}: lay the contract, or discard</source>
        <translation>{name}: etalează contractul sau decartează</translation>
    </message>
    <message>
        <source>{name}: take or push? {card}</source>
        <extracomment>The card is the one on the discard pile.</extracomment>
        <translation>{name}: iei sau împingi? {card}</translation>
    </message>
    <message>
        <source>{name}: take or push? {card} – a push ends the round at once</source>
        <translation>{name}: iei sau împingi? {card} – dacă împingi, runda se încheie pe loc</translation>
    </message>
    <message>
        <source>{name}: take or push? {card} – a push uses the last stock card and ends the round</source>
        <translation>{name}: iei sau împingi? {card} – dacă împingi, se duce ultima carte din teanc și runda se încheie</translation>
    </message>
    <message>
        <source>{name}: take the computer</source>
        <translation>{name}: treci la calculator</translation>
    </message>
    <message>
        <source>{name}: {cards} – {points}, in all {total}</source>
        <translation>{name}: {cards} – {points}, în total {total}</translation>
    </message>
    <message>
        <source>{points}, {fewer} fewer than {names}.</source>
        <extracomment>The winners have 64 points; {fewer} is a number, how many fewer than the others have.</extracomment>
        <translation>{points}, cu {fewer} mai puțin decât {names}.</translation>
    </message>
    <message>
        <source>{round} is over – next dealer: {name}</source>
        <translation>{round} s-a încheiat – acum împarte {name}</translation>
    </message>
    <message>
        <source>{round} is over – the last card of the stock was pushed.</source>
        <translation>{round} s-a încheiat – a fost împinsă ultima carte din teanc.</translation>
    </message>
    <message>
        <source>{round} is over – the stock has run out.</source>
        <translation>{round} s-a încheiat – teancul s-a terminat.</translation>
    </message>
    <message>
        <source>{round} is over – the stock has too few cards for a push.</source>
        <translation>{round} s-a încheiat – teancul are prea puține cărți pentru o împingere.</translation>
    </message>
    <message>
        <source>{round} is over – too many turns without a push or a meld.</source>
        <translation>{round} s-a încheiat – prea multe ture fără împingeri și fără etalări.</translation>
    </message>
    <message>
        <source>{round} is over – {name} has gone out.</source>
        <translation>{round} s-a încheiat – {name} a închis.</translation>
    </message>
    <message>
        <source>{round} – {contract}. {name} deals. First discard: {card}.</source>
        <extracomment>&quot;Round 2 of 5 – 1 set of three and 1 run of four. Ana deals. First discard: ten of clubs.&quot;</extracomment>
        <translation>{round} – {contract}. Împarte {name}. Prima carte decartată: {card}.</translation>
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
            <numerusform>%Ln suită de cinci</numerusform>
            <numerusform>%Ln suite de cinci</numerusform>
            <numerusform>%Ln de suite de cinci</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) of four</source>
        <translation>
            <numerusform>%Ln suită de patru</numerusform>
            <numerusform>%Ln suite de patru</numerusform>
            <numerusform>%Ln de suite de patru</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln set(s) of three</source>
        <translation>
            <numerusform>%Ln terță</numerusform>
            <numerusform>%Ln terțe</numerusform>
            <numerusform>%Ln de terțe</numerusform>
        </translation>
    </message>
    <message>
        <source>Run in {suit}, {low} to {high}</source>
        <translation>Suită de {suit}, de la {low} la {high}</translation>
    </message>
    <message>
        <source>Set of {ranks}</source>
        <translation>Terță de {ranks}</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>ași</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>treflă</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>caro</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>opt</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>opt</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>cu fața în jos</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinci</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cinci</translation>
    </message>
    <message>
        <source>four</source>
        <translation>patru</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>patru</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cupă</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>valeți</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>king</source>
        <translation>popă</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>popi</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nouă</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>nouă</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>damă</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>șapte</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>șapte</translation>
    </message>
    <message>
        <source>six</source>
        <translation>șase</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>șase</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pică</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>zece</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>zece</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trei</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>trei</translation>
    </message>
    <message>
        <source>two</source>
        <translation>doi</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>doi</translation>
    </message>
    <message>
        <source>{card} as a further {rank}</source>
        <translation>{card} drept {rank}</translation>
    </message>
    <message>
        <source>{card} as {other}</source>
        <translation>{card} drept {other}</translation>
    </message>
    <message>
        <source>{card}, selected, {place} of {count}</source>
        <translation>{card}, selectată, {place} din {count}</translation>
    </message>
    <message>
        <source>{card}, wild</source>
        <translation>{card}, înlocuiește orice</translation>
    </message>
    <message>
        <source>{card}, {place} of {count}</source>
        <translation>{card}, {place} din {count}</translation>
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
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>{sets} and {runs}</source>
        <translation>{sets} și {runs}</translation>
    </message>
</context>
<context>
    <name>RummyOptions</name>
    <message>
        <source>A meld needs a natural card</source>
        <translation>E nevoie de o carte naturală</translation>
    </message>
    <message>
        <source>A two in its own place in a run</source>
        <translation>Un doi pe locul doiului într-o suită</translation>
    </message>
    <message>
        <source>Ace in a run</source>
        <translation>Asul într-o suită</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Se permite</translation>
    </message>
    <message>
        <source>Any number in a meld</source>
        <translation>Oricâte</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Ca în regulament</translation>
    </message>
    <message>
        <source>Discarding the card just taken</source>
        <translation>Decartarea cărții tocmai luate</translation>
    </message>
    <message>
        <source>Each suit once, at most four cards</source>
        <translation>Fiecare culoare o dată, cel mult patru cărți</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>În familie</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Închiderea</translation>
    </message>
    <message>
        <source>In sets and in runs</source>
        <translation>În terțe și în suite</translation>
    </message>
    <message>
        <source>It is pushed, then the round ends</source>
        <translation>Se împinge, apoi runda se încheie</translation>
    </message>
    <message>
        <source>Low or high</source>
        <translation>Jos sau sus</translation>
    </message>
    <message>
        <source>Melds of wild cards</source>
        <translation>Combinații din cărți-joker</translation>
    </message>
    <message>
        <source>No more than natural cards in a meld</source>
        <translation>Nu mai multe decât cărțile naturale</translation>
    </message>
    <message>
        <source>No such two can be replaced</source>
        <translation>Nu se înlocuiește niciodată</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Nu se permite</translation>
    </message>
    <message>
        <source>Number of wild cards</source>
        <translation>Cărțile-joker într-o combinație</translation>
    </message>
    <message>
        <source>One more round is played</source>
        <translation>Se mai joacă o rundă</translation>
    </message>
    <message>
        <source>Only a two of the run&apos;s suit stays</source>
        <translation>Rămâne numai cel de culoarea suitei</translation>
    </message>
    <message>
        <source>Only high, after the king</source>
        <translation>Numai sus, deasupra popii</translation>
    </message>
    <message>
        <source>Only if it is the last one in hand</source>
        <translation>Numai dacă este ultima din mână</translation>
    </message>
    <message>
        <source>Only in runs</source>
        <translation>Numai în suite</translation>
    </message>
    <message>
        <source>Only with a discard</source>
        <translation>Numai cu decartare</translation>
    </message>
    <message>
        <source>Push with one card left in the stock</source>
        <translation>Împingere cu o singură carte în teanc</translation>
    </message>
    <message>
        <source>Replacing wild cards</source>
        <translation>Înlocuirea cărților-joker</translation>
    </message>
    <message>
        <source>Suits in a set</source>
        <translation>Culorile într-o terță</translation>
    </message>
    <message>
        <source>Suits may repeat, at most eight cards</source>
        <translation>Culorile se pot repeta, cel mult opt cărți</translation>
    </message>
    <message>
        <source>Takes what fits, discards high cards.</source>
        <translation>Ia ce se potrivește, decartează cărți mari.</translation>
    </message>
    <message>
        <source>The round ends, no card moves</source>
        <translation>Runda se încheie, nicio carte nu se mută</translation>
    </message>
    <message>
        <source>The same number deals the same cards, 1 to {largest}.</source>
        <translation>Același număr dă aceleași cărți; de la 1 la {largest}.</translation>
    </message>
    <message>
        <source>The win is shared</source>
        <translation>Victoria se împarte</translation>
    </message>
    <message>
        <source>Tie after five rounds</source>
        <translation>Egalitate după cinci runde</translation>
    </message>
    <message>
        <source>Watches its partner and the left neighbour.</source>
        <translation>Își urmărește partenerul și vecinul din stânga.</translation>
    </message>
    <message>
        <source>Weighs every hand that others may hold.</source>
        <translation>Cântărește ce pot avea ceilalți în mână.</translation>
    </message>
    <message>
        <source>Wild cards alone are allowed</source>
        <translation>Se admit și numai din cărți-joker</translation>
    </message>
    <message>
        <source>With or without a discard</source>
        <translation>Cu sau fără decartare</translation>
    </message>
    <message>
        <source>Works towards the contract card by card.</source>
        <translation>Își construiește contractul carte cu carte.</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Name at seat {number}</source>
        <translation>Numele de la locul {number}</translation>
    </message>
    <message>
        <source>Opponent: {level}</source>
        <translation>Adversar: {level}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persoană</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jucător {number}</translation>
    </message>
    <message>
        <source>Remove seat {number}</source>
        <translation>Scoate locul {number}</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Scoate acest loc</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Locul {number}</translation>
    </message>
    <message>
        <source>Seat {number}: {name}</source>
        <translation>Locul {number}: {name}</translation>
    </message>
    <message>
        <source>Who sits at seat {number}</source>
        <translation>Cine stă pe locul {number}</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Leave the table</source>
        <translation>Pleacă de la masă</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Jurnal</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauză</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>În pauză</translation>
    </message>
    <message>
        <source>Play on without saving</source>
        <translation>Joacă mai departe fără salvare</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refă mutarea</translation>
    </message>
    <message>
        <source>Repeat the last announcement</source>
        <translation>Repetă ultimul anunț</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reguli</translation>
    </message>
    <message>
        <source>Say what I have</source>
        <translation>Spune ce am</translation>
    </message>
    <message>
        <source>Say what is on the table</source>
        <translation>Spune ce este pe masă</translation>
    </message>
    <message>
        <source>Skip or cancel</source>
        <translation>Sari peste sau anulează</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Masă</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ia mutarea înapoi</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Încearcă din nou</translation>
    </message>
    <message>
        <source>{game} · deal {deal}</source>
        <translation>{game} · împărțirea {deal}</translation>
    </message>
    <message>
        <source>{name} is thinking …</source>
        <translation>{name} se gândește…</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>Another program is using the file.</source>
        <translation>Alt program folosește fișierul.</translation>
    </message>
    <message>
        <source>Pushdesk ended with an error last time. Your games are safe.</source>
        <translation>Data trecută, Pushdesk s-a închis cu o eroare. Jocurile tale sunt în siguranță.</translation>
    </message>
    <message>
        <source>The data folder can&apos;t be written to.</source>
        <translation>Nu se poate scrie în dosarul de date.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Discul este plin.</translation>
    </message>
    <message>
        <source>The file can&apos;t be read.</source>
        <translation>Fișierul nu poate fi citit.</translation>
    </message>
    <message>
        <source>The file can&apos;t be written.</source>
        <translation>Fișierul nu poate fi scris.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Fișierul este deteriorat.</translation>
    </message>
    <message>
        <source>The file system reports an error.</source>
        <translation>Sistemul de fișiere semnalează o eroare.</translation>
    </message>
    <message>
        <source>The game in this file breaks the rules.</source>
        <translation>Jocul din acest fișier încalcă regulile.</translation>
    </message>
    <message>
        <source>The saved games can&apos;t be opened; what you play now is not kept. {why}</source>
        <translation>Jocurile salvate nu pot fi deschise; ce joci acum nu se păstrează. {why}</translation>
    </message>
    <message>
        <source>The saved games could not be read. They were moved to {name}; nothing was deleted.</source>
        <translation>Jocurile salvate nu au putut fi citite. Au fost mutate în {name}; nu s-a șters nimic.</translation>
    </message>
    <message>
        <source>The settings could not be read. They were moved to {name}; the defaults are used.</source>
        <translation>Setările nu au putut fi citite. Au fost mutate în {name}; se folosesc cele implicite.</translation>
    </message>
    <message>
        <source>They were written by a newer version of Pushdesk.</source>
        <translation>Au fost scrise de o versiune mai nouă de Pushdesk.</translation>
    </message>
    <message>
        <source>This could not be saved, so it was not done. {why}</source>
        <translation>Mutarea nu a putut fi salvată, așa că nu s-a făcut. {why}</translation>
    </message>
    <message>
        <source>This file holds a game that this version doesn&apos;t have.</source>
        <translation>Fișierul conține un joc pe care această versiune nu îl are.</translation>
    </message>
    <message>
        <source>This file is not a Pushdesk game.</source>
        <translation>Acest fișier nu este un joc Pushdesk.</translation>
    </message>
    <message>
        <source>This file is too large for a Pushdesk game.</source>
        <translation>Acest fișier este prea mare pentru un joc Pushdesk.</translation>
    </message>
    <message>
        <source>This game can&apos;t be opened. It stays in the list; nothing was deleted.</source>
        <translation>Acest joc nu poate fi deschis. Rămâne în listă; nu s-a șters nimic.</translation>
    </message>
    <message>
        <source>This game was written by a newer version of Pushdesk.</source>
        <translation>Acest joc a fost scris de o versiune mai nouă de Pushdesk.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Export the game</source>
        <translation>Exportă jocul</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Open a game from a file</source>
        <translation>Deschide un joc dintr-un fișier</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jucător</translation>
    </message>
    <message>
        <source>Pushdesk games (*.pushgame)</source>
        <translation>Jocuri Pushdesk (*.pushgame)</translation>
    </message>
    <message>
        <source>Show the report</source>
        <translation>Arată raportul</translation>
    </message>
    <message>
        <source>The game was written to {name}.</source>
        <translation>Jocul a fost salvat în {name}.</translation>
    </message>
    <message>
        <source>{game} – Pushdesk</source>
        <translation>{game} – Pushdesk</translation>
    </message>
</context>
</TS>
