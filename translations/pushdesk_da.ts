<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue {game}</source>
        <translation>Fortsæt {game}</translation>
    </message>
    <message>
        <source>Continue {game} with {names}, last played {when}</source>
        <translation>Fortsæt {game} med {names}, sidst spillet {when}</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Go on</source>
        <translation>Fortsæt</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln point</numerusform>
        </translation>
    </message>
    <message>
        <source>Both ends level: {points} each.</source>
        <translation>Uafgjort: {points} til hver.</translation>
    </message>
    <message>
        <source>Change the set-up</source>
        <translation>Skift opsætning</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Spillet er slut</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Eksportér …</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Forlad bordet</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Se bordet</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Spil igen</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Pointtavle</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>{names} deler sejren</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} vinder</translation>
    </message>
    <message>
        <source>{points} each for first and second; the number of cards decides.</source>
        <translation>Første- og andenpladsen har begge {points}; antallet af kort afgør det.</translation>
    </message>
    <message>
        <source>{points}, {lead} ahead of {name}.</source>
        <translation>{points}, {lead} foran {name}.</translation>
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
            <numerusform>%Ln brik i reserve</numerusform>
            <numerusform>%Ln brikker i reserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hole(s) of the board open.</source>
        <translation>
            <numerusform>Der er %Ln åbent hul på brættet.</numerusform>
            <numerusform>Der er %Ln åbne huller på brættet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln leaning</source>
        <extracomment>Discs of one player.</extracomment>
        <translation>
            <numerusform>%Ln på vippen</numerusform>
            <numerusform>%Ln på vippen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln loose</source>
        <extracomment>Discs of one player.</extracomment>
        <translation>
            <numerusform>%Ln løs</numerusform>
            <numerusform>%Ln løse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln point</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sunk</source>
        <extracomment>Discs of one player.</extracomment>
        <translation>
            <numerusform>%Ln i hul</numerusform>
            <numerusform>%Ln i hul</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln to be shot again</source>
        <translation>
            <numerusform>%Ln, der skal skydes igen</numerusform>
            <numerusform>%Ln, der skal skydes igen</numerusform>
        </translation>
    </message>
    <message>
        <source>2–4 players · 10–30 minutes</source>
        <translation>2–4 spillere · 10–30 minutter</translation>
    </message>
    <message>
        <source>A miss: {name} takes the last disc back.</source>
        <translation>Forbi: {name} tager den sidste brik tilbage.</translation>
    </message>
    <message>
        <source>A shot needs a speed from {least} to {most} metres a second.</source>
        <translation>Et skud skal have en fart fra {least} til {most} meter i sekundet.</translation>
    </message>
    <message>
        <source>Aim on the board</source>
        <translation>Sigt på brættet</translation>
    </message>
    <message>
        <source>All holes are filled</source>
        <translation>Alle huller er fyldt</translation>
    </message>
    <message>
        <source>All level: {points} each.</source>
        <translation>Alle står lige: {points} til hver.</translation>
    </message>
    <message>
        <source>All twelve discs of {names} are sunk</source>
        <extracomment>One player, or several when the round was finished.</extracomment>
        <translation>{names} har fået alle tolv brikker i hul</translation>
    </message>
    <message>
        <source>An own disc left the board: {name}&apos;s turn is over.</source>
        <translation>En egen brik røg af brættet: turen er slut for {name}.</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Vinkel</translation>
    </message>
    <message>
        <source>Another disc lies there: choose a free place.</source>
        <translation>Der ligger allerede en brik: vælg en fri plads.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bræt</translation>
    </message>
    <message>
        <source>Board as a list</source>
        <translation>Brættet som liste</translation>
    </message>
    <message>
        <source>Both teams level: {points} each.</source>
        <translation>Holdene står lige: {points} til hvert.</translation>
    </message>
    <message>
        <source>Both teams share the win</source>
        <translation>De to hold deler sejren</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Ryd brættet</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Kors</translation>
    </message>
    <message>
        <source>Cursed lines</source>
        <translation>Forbandede linjer</translation>
    </message>
    <message>
        <source>Degrees to the right of straight ahead</source>
        <translation>Grader til højre for ligeud</translation>
    </message>
    <message>
        <source>Drag away from the target and let go; the disc itself is dragged</source>
        <translation>Træk væk fra målet, og slip; trækker du i selve brikken, flytter du den</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Afslut turen</translation>
    </message>
    <message>
        <source>Flick wooden discs into holes; the far ones count more.</source>
        <translation>Knips træbrikker i hullerne; de fjerne giver mest.</translation>
    </message>
    <message>
        <source>Four loose discs: {name}&apos;s turn is over.</source>
        <translation>Fire løse brikker: turen er slut for {name}.</translation>
    </message>
    <message>
        <source>From the edge</source>
        <translation>Fra kanten</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Spil {number}</translation>
    </message>
    <message>
        <source>Game {number} of {games} is counted. Go on when you are ready</source>
        <translation>Spil {number} af {games} er talt op. Fortsæt, når du er klar</translation>
    </message>
    <message>
        <source>Game {number} of {games} is over.</source>
        <translation>Spil {number} af {games} er slut.</translation>
    </message>
    <message>
        <source>Game {number} of {games}: {name} begins.</source>
        <translation>Spil {number} af {games}: {name} begynder.</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Huller</translation>
    </message>
    <message>
        <source>It is the last one of your reserve and ends your turn</source>
        <translation>Det er den sidste i din reserve, så efter den er din tur slut</translation>
    </message>
    <message>
        <source>Lines of four</source>
        <translation>Fire på linje</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Næste spil</translation>
    </message>
    <message>
        <source>No own disc was sunk: {name}&apos;s turn is over.</source>
        <translation>Ingen egen brik i hul: turen er slut for {name}.</translation>
    </message>
    <message>
        <source>Other way to shoot</source>
        <translation>Skyd på den anden måde</translation>
    </message>
    <message>
        <source>Pits up</source>
        <translation>Fordybning opad</translation>
    </message>
    <message>
        <source>Place of the disc: millimetres from your edge of the board</source>
        <translation>Brikkens plads: millimeter fra din kant af brættet</translation>
    </message>
    <message>
        <source>Place of the disc: millimetres to the right of the middle</source>
        <translation>Brikkens plads: millimeter til højre for midten</translation>
    </message>
    <message>
        <source>Place the whole disc in your zone; it may touch the line, no more.</source>
        <translation>Læg hele brikken i din zone; den må røre linjen, men ikke mere.</translation>
    </message>
    <message>
        <source>Place the whole disc on your platform.</source>
        <translation>Læg hele brikken på din platform.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>Power in per cent</source>
        <translation>Kraft i procent</translation>
    </message>
    <message>
        <source>Practice: place the disc anywhere and shoot</source>
        <translation>Øvelse: læg brikken, hvor du vil, og skyd</translation>
    </message>
    <message>
        <source>Pull back</source>
        <translation>Træk</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Push</translation>
    </message>
    <message>
        <source>Put the disc down</source>
        <translation>Læg brikken</translation>
    </message>
    <message numerus="yes">
        <source>Row {row}: %Ln open hole(s) – {columns} from the left</source>
        <extracomment>&quot;Row 4: 3 open holes – 1, 3 and 5 from the left&quot;.</extracomment>
        <translation>
            <numerusform>Række {row}: %Ln åbent hul – nr. {columns} fra venstre</numerusform>
            <numerusform>Række {row}: %Ln åbne huller – nr. {columns} fra venstre</numerusform>
        </translation>
    </message>
    <message>
        <source>Row {row}: no open hole</source>
        <translation>Række {row}: intet åbent hul</translation>
    </message>
    <message>
        <source>Rows of four</source>
        <translation>Fire i en række</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Skyd</translation>
    </message>
    <message>
        <source>Shoot at least once before you end the turn.</source>
        <translation>Skyd mindst én gang, før du afslutter turen.</translation>
    </message>
    <message>
        <source>Sideways</source>
        <translation>Til siden</translation>
    </message>
    <message>
        <source>Slow motion</source>
        <translation>Slowmotion</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Lyd til eller fra</translation>
    </message>
    <message>
        <source>Swipe</source>
        <translation>Stryg</translation>
    </message>
    <message>
        <source>Swipe through the disc as a finger would flick it</source>
        <translation>Stryg gennem brikken, som når en finger knipser til den</translation>
    </message>
    <message>
        <source>Team</source>
        <extracomment>What partners have together.</extracomment>
        <translation>Hold</translation>
    </message>
    <message>
        <source>Teams: {first} – {second}.</source>
        <translation>Hold: {first} – {second}.</translation>
    </message>
    <message>
        <source>The board can&apos;t have come to lie like that.</source>
        <translation>Sådan kan brikkerne ikke være kommet til at ligge.</translation>
    </message>
    <message>
        <source>The fourth shot is made: {name}&apos;s turn is over.</source>
        <translation>Det fjerde skud er brugt: turen er slut for {name}.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Spillet er slut</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spillet er slut.</translation>
    </message>
    <message>
        <source>The last disc is shot: {name}&apos;s turn is over.</source>
        <translation>Den sidste brik er skudt: turen er slut for {name}.</translation>
    </message>
    <message>
        <source>The last shot again: Esc ends it</source>
        <translation>Det seneste skud igen: Esc afslutter</translation>
    </message>
    <message>
        <source>The rules don&apos;t allow that.</source>
        <translation>Det tillader reglerne ikke.</translation>
    </message>
    <message>
        <source>The third shot sank a disc: {name} may shoot a fourth.</source>
        <translation>Det tredje skud sænkede en brik: {name} må skyde en fjerde gang.</translation>
    </message>
    <message>
        <source>The third shot sank nothing: {name}&apos;s turn is over.</source>
        <translation>Det tredje skud sænkede ikke noget: turen er slut for {name}.</translation>
    </message>
    <message>
        <source>This disc must be shot again, there is no choice.</source>
        <translation>Denne brik skal skydes igen; der er ikke noget valg.</translation>
    </message>
    <message>
        <source>This game is counted: begin the next one.</source>
        <translation>Dette spil er talt op: begynd det næste.</translation>
    </message>
    <message>
        <source>This game isn&apos;t over yet.</source>
        <translation>Dette spil er ikke slut endnu.</translation>
    </message>
    <message>
        <source>This would fill the last hole and end the game</source>
        <translation>Så fyldes det sidste hul, og spillet er slut</translation>
    </message>
    <message>
        <source>This would sink {name}&apos;s last disc and end the game</source>
        <translation>Så får {name} den sidste brik i hul, og spillet er slut</translation>
    </message>
    <message>
        <source>This would sink {name}&apos;s last disc: the game ends with this round</source>
        <translation>Så får {name} den sidste brik i hul: spillet slutter med denne runde</translation>
    </message>
    <message>
        <source>Three of your discs are loose: a fourth ends your turn</source>
        <translation>Tre af dine brikker ligger løse: en fjerde afslutter din tur</translation>
    </message>
    <message>
        <source>Three of your discs are loose: with a fourth, all of them go back</source>
        <translation>Tre af dine brikker ligger løse: kommer der en fjerde til, skal de alle tilbage</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>I alt</translation>
    </message>
    <message>
        <source>Watch the last shot again</source>
        <translation>Se det seneste skud igen</translation>
    </message>
    <message>
        <source>at the line</source>
        <translation>ved linjen</translation>
    </message>
    <message>
        <source>crosses {points}</source>
        <translation>kors {points}</translation>
    </message>
    <message>
        <source>cursed lines {points}</source>
        <translation>forbandede linjer {points}</translation>
    </message>
    <message>
        <source>half-way up the platform</source>
        <translation>halvvejs fremme på platformen</translation>
    </message>
    <message>
        <source>holes {points}</source>
        <extracomment>A part of a score: &quot;holes 10, pits 2 and crosses 3&quot;.</extracomment>
        <translation>huller {points}</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>i midten</translation>
    </message>
    <message>
        <source>leaning in a hole</source>
        <translation>på vippen i et hul</translation>
    </message>
    <message>
        <source>level with row {row}</source>
        <translation>ud for række {row}</translation>
    </message>
    <message>
        <source>lines of four {points}</source>
        <translation>fire på linje {points}</translation>
    </message>
    <message>
        <source>loose</source>
        <translation>løs</translation>
    </message>
    <message>
        <source>nothing sunk yet</source>
        <translation>intet i hul endnu</translation>
    </message>
    <message>
        <source>pits {points}</source>
        <translation>fordybninger {points}</translation>
    </message>
    <message>
        <source>row {row}, in the middle</source>
        <translation>række {row}, i midten</translation>
    </message>
    <message>
        <source>row {row}, on the far left</source>
        <extracomment>A hole of the board. Rows are counted from the player, who looks along the columns.</extracomment>
        <translation>række {row}, længst til venstre</translation>
    </message>
    <message>
        <source>row {row}, on the far right</source>
        <translation>række {row}, længst til højre</translation>
    </message>
    <message>
        <source>row {row}, second from the left</source>
        <translation>række {row}, nummer to fra venstre</translation>
    </message>
    <message>
        <source>row {row}, second from the right</source>
        <translation>række {row}, nummer to fra højre</translation>
    </message>
    <message>
        <source>rows of four {points}</source>
        <translation>fire i en række {points}</translation>
    </message>
    <message>
        <source>straight ahead</source>
        <translation>ligeud</translation>
    </message>
    <message>
        <source>sunk</source>
        <translation>i hul</translation>
    </message>
    <message>
        <source>sunk, pit up</source>
        <translation>i hul, fordybningen opad</translation>
    </message>
    <message>
        <source>touching the line</source>
        <translation>rører linjen</translation>
    </message>
    <message>
        <source>{angle}° to the left</source>
        <translation>{angle}° til venstre</translation>
    </message>
    <message>
        <source>{angle}° to the right</source>
        <translation>{angle}° til højre</translation>
    </message>
    <message>
        <source>{column} (worth {points})</source>
        <extracomment>A hole of a row: the third one, which is worth 4 points.</extracomment>
        <translation>{column} ({points} point)</translation>
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
        <translation>{distance} mm foran række {row}</translation>
    </message>
    <message>
        <source>{distance} mm behind row {row}</source>
        <extracomment>Behind: farther from the player than that row of holes.</extracomment>
        <translation>{distance} mm bag række {row}</translation>
    </message>
    <message>
        <source>{distance} mm behind the line</source>
        <translation>{distance} mm bag linjen</translation>
    </message>
    <message>
        <source>{distance} mm beyond the middle of the platform</source>
        <translation>{distance} mm forbi midten af platformen</translation>
    </message>
    <message>
        <source>{distance} mm left of the middle</source>
        <translation>{distance} mm til venstre for midten</translation>
    </message>
    <message>
        <source>{distance} mm right of the middle</source>
        <translation>{distance} mm til højre for midten</translation>
    </message>
    <message>
        <source>{distance} mm short of the middle of the platform</source>
        <translation>{distance} mm før midten af platformen</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>{names} deler sejren</translation>
    </message>
    <message>
        <source>{names} win</source>
        <translation>{names} vinder</translation>
    </message>
    <message>
        <source>{names} {points}</source>
        <extracomment>The points of a team: &quot;Ana and Cleo 21&quot;.</extracomment>
        <translation>{names} {points}</translation>
    </message>
    <message>
        <source>{name} ends the turn.</source>
        <translation>{name} afslutter turen.</translation>
    </message>
    <message>
        <source>{name} has a cross: {points} more.</source>
        <translation>{name} har et kors: {points} mere.</translation>
    </message>
    <message>
        <source>{name} has a disc to shoot again.</source>
        <translation>{name} har en brik, der skal skydes igen.</translation>
    </message>
    <message>
        <source>{name} has five in a cursed line: {points} less.</source>
        <translation>{name} har fem på en forbandet linje: {points} mindre.</translation>
    </message>
    <message>
        <source>{name} has four in a column: {points} more.</source>
        <translation>{name} har fire i en kolonne: {points} mere.</translation>
    </message>
    <message>
        <source>{name} has four in a diagonal: {points} more.</source>
        <translation>{name} har fire på en diagonal: {points} mere.</translation>
    </message>
    <message>
        <source>{name} has four in a line: {points} more.</source>
        <translation>{name} har fire på linje: {points} mere.</translation>
    </message>
    <message>
        <source>{name} has four in row {row}: {points} more.</source>
        <translation>{name} har fire i række {row}: {points} mere.</translation>
    </message>
    <message>
        <source>{name} shoots</source>
        <translation>{name} skyder</translation>
    </message>
    <message>
        <source>{name} shoots a disc again in {other}&apos;s turn.</source>
        <translation>{name} skyder en brik igen, mens {other} har turen.</translation>
    </message>
    <message>
        <source>{name} shoots the disc again.</source>
        <translation>{name} skyder brikken igen.</translation>
    </message>
    <message>
        <source>{name} shoots the disc again: it stops {place}.</source>
        <translation>{name} skyder brikken igen: den stopper {place}.</translation>
    </message>
    <message>
        <source>{name} shoots.</source>
        <translation>{name} skyder.</translation>
    </message>
    <message>
        <source>{name} shoots: the disc stops {place}.</source>
        <extracomment>&quot;Ana shoots: the disc stops 45 mm behind row 2, 30 mm left of the middle.&quot;</extracomment>
        <translation>{name} skyder: brikken stopper {place}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln disc(s): the own zone was touched.</source>
        <translation>
            <numerusform>{name} tager %Ln brik tilbage: den rørte sin egen zone.</numerusform>
            <numerusform>{name} tager %Ln brikker tilbage: de rørte deres egen zone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln disc(s): the platform had no room left.</source>
        <translation>
            <numerusform>{name} tager %Ln brik tilbage: der var ikke mere plads på platformen.</numerusform>
            <numerusform>{name} tager %Ln brikker tilbage: der var ikke mere plads på platformen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln disc(s): the zone of an empty side was touched.</source>
        <translation>
            <numerusform>{name} tager %Ln brik tilbage: den rørte zonen ved en tom side.</numerusform>
            <numerusform>{name} tager %Ln brikker tilbage: de rørte zonen ved en tom side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln disc(s): {other}&apos;s zone was touched.</source>
        <translation>
            <numerusform>{name} tager %Ln brik tilbage: den rørte zonen hos {other}.</numerusform>
            <numerusform>{name} tager %Ln brikker tilbage: de rørte zonen hos {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln leaning disc(s) as well.</source>
        <translation>
            <numerusform>{name} tager også %Ln brik på vippen tilbage.</numerusform>
            <numerusform>{name} tager også %Ln brikker på vippen tilbage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln leaning disc(s): the reserve is empty.</source>
        <translation>
            <numerusform>{name} tager %Ln brik på vippen tilbage: reserven er tom.</numerusform>
            <numerusform>{name} tager %Ln brikker på vippen tilbage: reserven er tom.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln loose disc(s): only three may stay loose.</source>
        <translation>
            <numerusform>{name} tager %Ln løs brik tilbage: højst tre må ligge løse.</numerusform>
            <numerusform>{name} tager %Ln løse brikker tilbage: højst tre må ligge løse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln loose disc(s): the reserve is empty.</source>
        <translation>
            <numerusform>{name} tager %Ln løs brik tilbage: reserven er tom.</numerusform>
            <numerusform>{name} tager %Ln løse brikker tilbage: reserven er tom.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} vinder</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <extracomment>A player and the points of one game, in a list: &quot;Ana 34, Ben 28&quot;.</extracomment>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{name}&apos;s disc falls into a hole in row {row}, pit up: {points}.</source>
        <translation>{name} får en brik i hul i række {row}, fordybningen opad: {points}.</translation>
    </message>
    <message>
        <source>{name}&apos;s disc falls into a hole in row {row}: {points}.</source>
        <translation>{name} får en brik i hul i række {row}: {points}.</translation>
    </message>
    <message>
        <source>{name}&apos;s disc falls into a hole, pit up: {points}.</source>
        <translation>{name} får en brik i hul, fordybningen opad: {points}.</translation>
    </message>
    <message>
        <source>{name}&apos;s disc falls into a hole: {points}.</source>
        <translation>{name} får en brik i hul: {points}.</translation>
    </message>
    <message>
        <source>{name}&apos;s disc is thrown out of its hole.</source>
        <translation>{name} får en brik slået ud af sit hul.</translation>
    </message>
    <message>
        <source>{name}&apos;s disc leans in a hole: {hole}.</source>
        <translation>{name} får en brik på vippen i et hul: {hole}.</translation>
    </message>
    <message>
        <source>{name}&apos;s disc leaves the board and goes back to the reserve.</source>
        <translation>{name} mister en brik ud over kanten; den lægges tilbage i reserven.</translation>
    </message>
    <message>
        <source>{name}&apos;s disc leaves the board; it will be shot again.</source>
        <translation>{name} mister en brik ud over kanten; den skal skydes igen.</translation>
    </message>
    <message>
        <source>{name}&apos;s turn is over.</source>
        <translation>Turen er slut for {name}.</translation>
    </message>
    <message>
        <source>{name}&apos;s turn, shot {number}.</source>
        <translation>{name} har turen, skud {number}.</translation>
    </message>
    <message>
        <source>{name}&apos;s turn, shot {number}; the game ends with this round.</source>
        <translation>{name} har turen, skud {number}; spillet slutter med denne runde.</translation>
    </message>
    <message>
        <source>{name}&apos;s turn.</source>
        <translation>{name} har turen.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln shot(s) left; {discs}.</source>
        <translation>
            <numerusform>{name}: %Ln skud tilbage; {discs}.</numerusform>
            <numerusform>{name}: %Ln skud tilbage; {discs}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: a disc of yours is sunk – shoot again, or end the turn</source>
        <translation>{name}: du fik en brik i hul – skyd igen, eller afslut turen</translation>
    </message>
    <message>
        <source>{name}: a disc of yours is sunk – shoot one more, or end the turn</source>
        <translation>{name}: du fik en brik i hul – skyd én til, eller afslut turen</translation>
    </message>
    <message>
        <source>{name}: a line of four has become five and no longer pays {points}.</source>
        <translation>{name}: fire på linje er blevet til fem og giver ikke længere {points}.</translation>
    </message>
    <message>
        <source>{name}: shoot your disc again, it was driven off the board</source>
        <translation>{name}: skyd din brik igen, den blev skubbet af brættet</translation>
    </message>
    <message>
        <source>{name}: shoot your first disc</source>
        <translation>{name}: skyd din første brik</translation>
    </message>
    <message numerus="yes">
        <source>{name}: shoot your last disc – %Ln attempt(s)</source>
        <translation>
            <numerusform>{name}: skyd din sidste brik – %Ln forsøg</numerusform>
            <numerusform>{name}: skyd din sidste brik – %Ln forsøg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: shoot your last disc, or end the turn – %Ln attempt(s) left</source>
        <translation>
            <numerusform>{name}: skyd din sidste brik, eller afslut turen – %Ln forsøg tilbage</numerusform>
            <numerusform>{name}: skyd din sidste brik, eller afslut turen – %Ln forsøg tilbage</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: shoot your second disc, or end the turn</source>
        <translation>{name}: skyd din anden brik, eller afslut turen</translation>
    </message>
    <message>
        <source>{name}: shoot your third disc, or end the turn</source>
        <translation>{name}: skyd din tredje brik, eller afslut turen</translation>
    </message>
    <message>
        <source>{name}: sink a disc of yours, then you may shoot again</source>
        <translation>{name}: få en af dine brikker i hul, så må du skyde igen</translation>
    </message>
    <message>
        <source>{name}: your third shot sank a disc – shoot one more, or end the turn</source>
        <translation>{name}: dit tredje skud sænkede en brik – skyd én til, eller afslut turen</translation>
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
        <translation>{name}: {points} – {parts}; {total} i hele serien.</translation>
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
        <translation>{points} til hver, {lead} foran {names}.</translation>
    </message>
    <message>
        <source>{points}, {lead} ahead of {names}.</source>
        <translation>{points}, {lead} foran {names}.</translation>
    </message>
    <message>
        <source>{prompt}. {warning}</source>
        <extracomment>&quot;Ana: shoot your second disc, or end the turn. Three of your discs are loose: …&quot;</extracomment>
        <translation>{prompt}. {warning}</translation>
    </message>
    <message>
        <source>{speed} metres a second</source>
        <translation>{speed} meter i sekundet</translation>
    </message>
    <message>
        <source>{why}. Game {number} of {games} is over. Points: {points}.</source>
        <translation>{why}. Spil {number} af {games} er slut. Point: {points}.</translation>
    </message>
    <message>
        <source>{why}. The game is over. Points: {points}.</source>
        <translation>{why}. Spillet er slut. Point: {points}.</translation>
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
            <numerusform>%Ln spil, pointene lægges sammen</numerusform>
            <numerusform>%Ln spil, pointene lægges sammen</numerusform>
        </translation>
    </message>
    <message>
        <source>A single game</source>
        <translation>Et enkelt spil</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Som i reglerne</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>Grundspil</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bræt</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Kors</translation>
    </message>
    <message>
        <source>Discs in a zone</source>
        <translation>Brikker i en zone</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Lodtrækning</translation>
    </message>
    <message>
        <source>Dry: discs stop soon</source>
        <translation>Tørt: brikkerne stopper hurtigt</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Spillets slutning</translation>
    </message>
    <message>
        <source>Every zone is cleared, the own one too</source>
        <translation>Alle zoner ryddes, også ens egen</translation>
    </message>
    <message>
        <source>Everyone for themselves</source>
        <translation>Alle for sig selv</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>Fair hand, tries what looks good.</source>
        <translation>Nogenlunde sikker hånd, prøver det, der ser godt ud.</translation>
    </message>
    <message>
        <source>Five bands worth 1 to 5</source>
        <translation>Fem bånd, der giver 1 til 5</translation>
    </message>
    <message>
        <source>Formations</source>
        <translation>Formationer</translation>
    </message>
    <message>
        <source>Four play two against two, partners opposite</source>
        <translation>Fire spiller to mod to, makkere over for hinanden</translation>
    </message>
    <message>
        <source>Freshly waxed: discs slide far</source>
        <translation>Frisk voks: brikkerne glider langt</translation>
    </message>
    <message>
        <source>From the corners</source>
        <translation>Fra hjørnerne</translation>
    </message>
    <message>
        <source>From the sides</source>
        <translation>Fra siderne</translation>
    </message>
    <message>
        <source>Holes seen from a corner</source>
        <translation>Huller set fra et hjørne</translation>
    </message>
    <message>
        <source>It ends at once</source>
        <translation>Det slutter straks</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Længde</translation>
    </message>
    <message>
        <source>Lines and crosses count</source>
        <translation>Linjer og kors tæller</translation>
    </message>
    <message>
        <source>Lines and crosses don&apos;t count</source>
        <translation>Linjer og kors tæller ikke</translation>
    </message>
    <message>
        <source>Nine diagonals worth 1 to 9</source>
        <translation>Ni diagonaler, der giver 1 til 9</translation>
    </message>
    <message>
        <source>Only opponents&apos; zones are cleared</source>
        <translation>Kun modstandernes zoner ryddes</translation>
    </message>
    <message>
        <source>Only upright ones count</source>
        <translation>Kun opretstående tæller</translation>
    </message>
    <message>
        <source>Only who sinks an own disc goes on</source>
        <translation>Kun den, der får en egen brik i hul, fortsætter</translation>
    </message>
    <message>
        <source>Shaky hand, takes the nearest hole.</source>
        <translation>Ryster på hånden, går efter det nærmeste hul.</translation>
    </message>
    <message>
        <source>Shots in a turn</source>
        <translation>Skud i en tur</translation>
    </message>
    <message>
        <source>Slanting ones count too</source>
        <translation>Skrå tæller også</translation>
    </message>
    <message>
        <source>Steady hand, weighs its own error.</source>
        <translation>Rolig hånd, tager højde for sin egen usikkerhed.</translation>
    </message>
    <message>
        <source>Sure hand, plans two shots ahead.</source>
        <translation>Sikker hånd, planlægger to skud frem.</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Hold</translation>
    </message>
    <message>
        <source>The first seat</source>
        <translation>Den første plads</translation>
    </message>
    <message>
        <source>The loser of the game before</source>
        <translation>Taberen af det forrige spil</translation>
    </message>
    <message>
        <source>The round is finished first</source>
        <translation>Runden spilles først færdig</translation>
    </message>
    <message>
        <source>The second sits left; of three, nobody does</source>
        <translation>Den anden sidder til venstre; er I tre, er der tomt dér</translation>
    </message>
    <message>
        <source>The second sits right; of three, nobody does</source>
        <translation>Den anden sidder til højre; er I tre, er der tomt dér</translation>
    </message>
    <message>
        <source>Three, whatever they hit</source>
        <translation>Tre, hvad de end rammer</translation>
    </message>
    <message>
        <source>Two face each other; of three, nobody sits opposite</source>
        <translation>To sidder over for hinanden; er I tre, er der tomt overfor</translation>
    </message>
    <message>
        <source>Two or three players</source>
        <translation>To eller tre spillere</translation>
    </message>
    <message>
        <source>Waxed</source>
        <translation>Voksbehandlet</translation>
    </message>
    <message>
        <source>Where one shoots from</source>
        <translation>Hvor man skyder fra</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Hvem der begynder</translation>
    </message>
    <message>
        <source>With the same number every hand shakes alike, 1 to {largest}.</source>
        <translation>Med samme nummer ryster alle hænder ens, 1 til {largest}.</translation>
    </message>
</context>
<context>
    <name>HelpPane</name>
    <message>
        <source>*This game: {choice}.*</source>
        <translation>*I dette spil: {choice}.*</translation>
    </message>
    <message>
        <source>Close the rules</source>
        <translation>Luk reglerne</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indhold</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Ikke fundet</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Søg i reglerne</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>{names} and {name}</source>
        <extracomment>The end of a list: &quot;Ana and Ben&quot;, &quot;Ana, Ben and Eva&quot;.</extracomment>
        <translation>{names} og {name}</translation>
    </message>
    <message>
        <source>{names} and {name}</source>
        <comment>name starts with the sound i</comment>
        <extracomment>Spanish says &quot;e&quot; here. Other languages repeat the translation of the same words.</extracomment>
        <translation>{names} og {name}</translation>
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
        <translation>Hent det tilbage</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsæt</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprog</translation>
    </message>
    <message>
        <source>Launcher</source>
        <translation>Startside</translation>
    </message>
    <message>
        <source>No unfinished games. Choose a game to begin.</source>
        <translation>Du har ingen spil i gang. Vælg et spil for at begynde.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Open a game from a file</source>
        <translation>Åbn et spil fra en fil</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Åbn …</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Fjern fra listen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Indstillinger</translation>
    </message>
    <message>
        <source>The game was removed from the list.</source>
        <translation>Spillet er fjernet fra listen.</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Casual</source>
        <translation>Hyggespiller</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Begynder</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stærk</translation>
    </message>
</context>
<context>
    <name>Luck</name>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln kort</numerusform>
            <numerusform>%Ln kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln point</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) nobody takes are discarded.</source>
        <translation>
            <numerusform>%n kolonne, som ingen tager, lægges i afkastbunken.</numerusform>
            <numerusform>%n kolonner, som ingen tager, lægges i afkastbunken.</numerusform>
        </translation>
    </message>
    <message>
        <source>2–6 players · 30 minutes</source>
        <translation>2–6 spillere · 30 minutter</translation>
    </message>
    <message>
        <source>A column holds only one Roll card.</source>
        <translation>Der må kun ligge ét terningkort i en kolonne.</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Sikr</translation>
    </message>
    <message>
        <source>Bank, {colour}</source>
        <translation>Bank, {colour}</translation>
    </message>
    <message>
        <source>Bench, {colour}</source>
        <translation>Bænk, {colour}</translation>
    </message>
    <message>
        <source>Chance to go too far on the next card: {chance}</source>
        <translation>Risiko for at gå for langt på næste kort: {chance}</translation>
    </message>
    <message>
        <source>Click or P: draw a card</source>
        <translation>Klik eller P: træk et kort</translation>
    </message>
    <message>
        <source>Click or R: roll</source>
        <translation>Klik eller R: slå</translation>
    </message>
    <message>
        <source>Column or colour {number}</source>
        <translation>Kolonne eller farve {number}</translation>
    </message>
    <message>
        <source>Column {number}: empty</source>
        <translation>Kolonne {number}: tom</translation>
    </message>
    <message>
        <source>Column {number}: {cards}, {points}</source>
        <translation>Kolonne {number}: {cards}, {points}</translation>
    </message>
    <message>
        <source>Die: {face}</source>
        <translation>Terning: {face}</translation>
    </message>
    <message>
        <source>Discard pile: {cards}</source>
        <translation>Afkastbunke: {cards}</translation>
    </message>
    <message>
        <source>Drag it to a column, or press 1, 2 or 3</source>
        <translation>Træk det hen til en kolonne, eller tryk 1, 2 eller 3</translation>
    </message>
    <message>
        <source>Draw pile: {cards}</source>
        <translation>Trækbunke: {cards}</translation>
    </message>
    <message>
        <source>Draw pile: {cards}. Columns are taken {direction}.</source>
        <translation>Trækbunke: {cards}. Kolonnerne tages {direction}.</translation>
    </message>
    <message>
        <source>Draw, build columns, and stop before your luck runs out.</source>
        <translation>Træk kort, byg kolonner, og stop, før heldet svigter.</translation>
    </message>
    <message>
        <source>Drawn card: none</source>
        <translation>Trukket kort: intet</translation>
    </message>
    <message>
        <source>Drawn card: {card}</source>
        <translation>Trukket kort: {card}</translation>
    </message>
    <message>
        <source>First choose a column for the drawn card: {card}.</source>
        <translation>Vælg først en kolonne til kortet, du har trukket: {card}.</translation>
    </message>
    <message>
        <source>First choose: push or bank.</source>
        <translation>Vælg først: skubbe eller sikre.</translation>
    </message>
    <message>
        <source>First roll the die for your Roll card.</source>
        <translation>Slå først med terningen for dit terningkort.</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Ikke muligt nu</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chancer</translation>
    </message>
    <message>
        <source>Place the drawn card first.</source>
        <translation>Læg først kortet, du har trukket.</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Skub</translation>
    </message>
    <message>
        <source>Push Your Luck</source>
        <translation>Prøv lykken</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Slå</translation>
    </message>
    <message>
        <source>Roll card</source>
        <translation>terningkort</translation>
    </message>
    <message>
        <source>Roll cards: {rolls} · Switch cards: {switches}</source>
        <translation>Terningkort: {rolls} · Retningskort: {switches}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Stop first, then take a column.</source>
        <translation>Stop først, og tag så en kolonne.</translation>
    </message>
    <message>
        <source>Switch card</source>
        <translation>retningskort</translation>
    </message>
    <message>
        <source>Switch stack: {cards}; columns are taken {direction}</source>
        <translation>Bunken med retningskort: {cards}; kolonnerne tages {direction}</translation>
    </message>
    <message>
        <source>The column already has the same card: {card}.</source>
        <translation>Det samme kort ligger allerede i kolonnen: {card}.</translation>
    </message>
    <message>
        <source>The draw pile is empty. The game is over.</source>
        <translation>Trækbunken er tom. Spillet er slut.</translation>
    </message>
    <message>
        <source>The draw pile is empty: {name} has to stop.</source>
        <translation>Trækbunken er tom: {name} skal stoppe.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Spillet er slut</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spillet er slut.</translation>
    </message>
    <message>
        <source>The rules don&apos;t allow that.</source>
        <translation>Det tillader reglerne ikke.</translation>
    </message>
    <message>
        <source>There are at most three columns, opened one after another.</source>
        <translation>Der er højst tre kolonner, og de begyndes én efter én.</translation>
    </message>
    <message>
        <source>There is no card to place: push on or stop.</source>
        <translation>Du har ikke noget kort at lægge: skub videre, eller stop.</translation>
    </message>
    <message>
        <source>There is nothing to roll for.</source>
        <translation>Der er ikke noget at slå for.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>I alt</translation>
    </message>
    <message>
        <source>Unseen cards</source>
        <translation>Kort, der endnu ikke er set</translation>
    </message>
    <message>
        <source>With only Switch cards drawn you must draw again.</source>
        <translation>Du har kun trukket retningskort, så du skal trække igen.</translation>
    </message>
    <message>
        <source>You are pushing: after the first card banking is over.</source>
        <translation>Du skubber allerede: efter det første kort kan du ikke sikre.</translation>
    </message>
    <message>
        <source>You can&apos;t stop before there is a column.</source>
        <translation>Du kan ikke stoppe, før der er en kolonne.</translation>
    </message>
    <message>
        <source>You have no {colour} card on your bench.</source>
        <translation>Du har ingen kort i farven {colour} på bænken.</translation>
    </message>
    <message>
        <source>You must take one of the columns.</source>
        <translation>Du skal tage en af kolonnerne.</translation>
    </message>
    <message>
        <source>You went too far: first roll the die.</source>
        <translation>Du er gået for langt: slå først med terningen.</translation>
    </message>
    <message>
        <source>Your bench is empty, so you must push.</source>
        <translation>Din bænk er tom, så du skal skubbe.</translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation>mod uret</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blå</translation>
    </message>
    <message>
        <source>blue {number}</source>
        <translation>blå {number}</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>med uret</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grøn</translation>
    </message>
    <message>
        <source>green {number}</source>
        <translation>grøn {number}</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>lilla</translation>
    </message>
    <message>
        <source>purple {number}</source>
        <translation>lilla {number}</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rød</translation>
    </message>
    <message>
        <source>red {number}</source>
        <extracomment>A number card, such as &quot;red 4&quot;.</extracomment>
        <translation>rød {number}</translation>
    </message>
    <message>
        <source>star</source>
        <translation>stjerne</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gul</translation>
    </message>
    <message>
        <source>yellow {number}</source>
        <translation>gul {number}</translation>
    </message>
    <message>
        <source>{action}  [{key}]</source>
        <translation>{action}  [{key}]</translation>
    </message>
    <message>
        <source>{card} doesn&apos;t fit: the column already has this colour: {colour}.</source>
        <translation>{card} passer ikke: der ligger allerede en {colour} i kolonnen.</translation>
    </message>
    <message>
        <source>{card} doesn&apos;t fit: the column already has this number: {number}.</source>
        <translation>{card} passer ikke: der ligger allerede en {number}&apos;er i kolonnen.</translation>
    </message>
    <message>
        <source>{card}: {count} unseen</source>
        <translation>{card}: {count} ikke set endnu</translation>
    </message>
    <message>
        <source>{colour}: none</source>
        <translation>{colour}: ingen</translation>
    </message>
    <message>
        <source>{colour}: {numbers} – {points}</source>
        <translation>{colour}: {numbers} – {points}</translation>
    </message>
    <message>
        <source>{column} – can be chosen</source>
        <translation>{column} – kan vælges</translation>
    </message>
    <message>
        <source>{name} banks a colour: {cards} ({points}).</source>
        <translation>{name} sikrer en farve: {cards} ({points}).</translation>
    </message>
    <message>
        <source>{name} draws a Switch card: columns are now taken {direction}.</source>
        <translation>{name} trækker et retningskort: nu tages kolonnerne {direction}.</translation>
    </message>
    <message>
        <source>{name} rolls the star and loses nothing.</source>
        <translation>{name} slår stjernen og mister ikke noget.</translation>
    </message>
    <message>
        <source>{name} rolls the star and loses the whole bench: {cards} ({points}).</source>
        <translation>{name} slår stjernen og mister hele bænken: {cards} ({points}).</translation>
    </message>
    <message>
        <source>{name} rolls {colour} and has none to lose.</source>
        <translation>{name} slår {colour} og har ingen at miste.</translation>
    </message>
    <message>
        <source>{name} rolls {colour} and loses these cards: {cards} ({points}).</source>
        <translation>{name} slår {colour} og mister {cards} ({points}).</translation>
    </message>
    <message>
        <source>{name} stops.</source>
        <translation>{name} stopper.</translation>
    </message>
    <message>
        <source>{name} takes a column: {cards} ({points}).</source>
        <translation>{name} tager en kolonne: {cards} ({points}).</translation>
    </message>
    <message>
        <source>{name} went too far: roll the die</source>
        <translation>{name} er gået for langt: slå med terningen</translation>
    </message>
    <message>
        <source>{name}&apos;s bank: {cards}, points hidden</source>
        <translation>{name} har {cards} i banken (skjulte point)</translation>
    </message>
    <message>
        <source>{name}&apos;s bank: {cards}, {points}</source>
        <translation>{name} har {cards} i banken ({points})</translation>
    </message>
    <message>
        <source>{name}&apos;s bench is empty.</source>
        <translation>{name} har en tom bænk.</translation>
    </message>
    <message>
        <source>{name}&apos;s bench: {cards}.</source>
        <translation>{name} har på bænken: {cards}.</translation>
    </message>
    <message>
        <source>{name}&apos;s turn.</source>
        <translation>{name} har turen.</translation>
    </message>
    <message>
        <source>{name}: bench {bench} + bank {bank} = {total}</source>
        <translation>{name}: bænk {bench} + bank {bank} = {total}</translation>
    </message>
    <message>
        <source>{name}: bench {bench}, bank hidden</source>
        <translation>{name}: bænk {bench}, skjult bank</translation>
    </message>
    <message>
        <source>{name}: choose a colour to bank</source>
        <translation>{name}: vælg en farve at sikre</translation>
    </message>
    <message>
        <source>{name}: choose a column to collect</source>
        <translation>{name}: vælg en kolonne at tage</translation>
    </message>
    <message>
        <source>{name}: choose a column – {card}</source>
        <translation>{name}: vælg en kolonne – {card}</translation>
    </message>
    <message>
        <source>{name}: draw again – there is no column yet</source>
        <translation>{name}: træk igen – der er ingen kolonne endnu</translation>
    </message>
    <message>
        <source>{name}: push on or stop?</source>
        <translation>{name}: skubbe videre eller stoppe?</translation>
    </message>
    <message>
        <source>{name}: push or bank?</source>
        <translation>{name}: skubbe eller sikre?</translation>
    </message>
    <message>
        <source>{name}: push – draw the first card</source>
        <translation>{name}: skub – træk det første kort</translation>
    </message>
    <message>
        <source>{name}: roll the die for the Roll card</source>
        <translation>{name}: slå med terningen for terningkortet</translation>
    </message>
    <message>
        <source>{name}: {card} – too far, it fits no column.</source>
        <translation>{name} går for langt: {card}, der ikke passer i nogen kolonne.</translation>
    </message>
    <message>
        <source>{name}: {card}, column {number}.</source>
        <translation>{name}: {card}, kolonne {number}.</translation>
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
        <translation>En stjerne koster ikke noget</translation>
    </message>
    <message>
        <source>A star costs the whole bench</source>
        <translation>En stjerne koster hele bænken</translation>
    </message>
    <message>
        <source>As in the box</source>
        <translation>Som i æsken</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Som i reglerne</translation>
    </message>
    <message>
        <source>Counts, looks ahead, plays to win.</source>
        <translation>Tæller, tænker frem, spiller for at vinde.</translation>
    </message>
    <message>
        <source>Draws a few cards, banks on a whim.</source>
        <translation>Trækker et par kort, sikrer på må og få.</translation>
    </message>
    <message>
        <source>Every turn begins clockwise</source>
        <translation>I hver ny tur igen med uret</translation>
    </message>
    <message>
        <source>Everybody sees them</source>
        <translation>Alle ser dem</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>Fewest cards win</source>
        <translation>Færrest kort vinder</translation>
    </message>
    <message>
        <source>Hard mode</source>
        <translation>Sværere variant</translation>
    </message>
    <message>
        <source>Most cards win</source>
        <translation>Flest kort vinder</translation>
    </message>
    <message>
        <source>Only one&apos;s own are shown</source>
        <translation>Man ser kun sine egne</translation>
    </message>
    <message>
        <source>Points in the banks</source>
        <translation>Point i bankerne</translation>
    </message>
    <message>
        <source>Roll after all have taken</source>
        <translation>Slå, når alle har taget</translation>
    </message>
    <message>
        <source>Roll as soon as it is taken</source>
        <translation>Slå, så snart det er taget</translation>
    </message>
    <message>
        <source>Roll cards in a column</source>
        <translation>Terningkort i en kolonne</translation>
    </message>
    <message>
        <source>Stops when the risk feels high.</source>
        <translation>Stopper, når det føles farligt.</translation>
    </message>
    <message>
        <source>Switch cards</source>
        <translation>Retningskort</translation>
    </message>
    <message>
        <source>The direction stays until the next one</source>
        <translation>Retningen gælder til det næste</translation>
    </message>
    <message>
        <source>The same number deals the same cards, 1 to {largest}.</source>
        <translation>Samme nummer giver de samme kort, 1 til {largest}.</translation>
    </message>
    <message>
        <source>The win is shared</source>
        <translation>Sejren deles</translation>
    </message>
    <message>
        <source>Tie at the end</source>
        <translation>Lige mange point til sidst</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>To spillere</translation>
    </message>
    <message>
        <source>Weighs every card that is left.</source>
        <translation>Vejer hvert kort, der er tilbage.</translation>
    </message>
    <message>
        <source>With Switch cards</source>
        <translation>Med retningskort</translation>
    </message>
    <message>
        <source>Without Switch cards</source>
        <translation>Uden retningskort</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Add a seat</source>
        <translation>Tilføj en plads</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Et andet</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tilbage</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Blanding nr.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>Own choice</source>
        <translation>Eget valg</translation>
    </message>
    <message>
        <source>Practise alone</source>
        <translation>Øv dig alene</translation>
    </message>
    <message>
        <source>Read {clause} in the rules</source>
        <translation>Læs {clause} i reglerne</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Start spillet</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>As the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tilbage</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mørkt</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Datamappe</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Hurtigt</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprog</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lyst</translation>
    </message>
    <message>
        <source>No movement</source>
        <translation>Ingen bevægelse</translation>
    </message>
    <message>
        <source>No sound device was found</source>
        <translation>Der blev ikke fundet nogen lydenhed</translation>
    </message>
    <message>
        <source>None: nothing is kept</source>
        <translation>Ingen: intet bliver gemt</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Åbn</translation>
    </message>
    <message>
        <source>Open the data folder</source>
        <translation>Åbn datamappen</translation>
    </message>
    <message>
        <source>Pushdesk {version}. The flicking game follows Push designed by Steffen Mühlhäuser (Steffen-Spiele), Push Your Luck follows PUSH designed by Prospero Hall (Ravensburger). Pushdesk is free software under the GNU GPL, version 3 or later, and is not affiliated with the designers or the publishers.</source>
        <translation>Pushdesk {version}. Knipsespillet følger spillet Push, der er designet af Steffen Mühlhäuser (Steffen-Spiele), og Prøv lykken følger spillet PUSH, der er designet af Prospero Hall (Ravensburger). Pushdesk er fri software under GNU GPL, version 3 eller senere, og har ingen forbindelse med designerne eller forlagene.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Indstillinger</translation>
    </message>
    <message>
        <source>Show the odds of the next card</source>
        <translation>Vis chancerne for næste kort</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsomt</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Lyd</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Steady hand: a shot goes exactly where it is aimed</source>
        <translation>Rolig hånd: skuddet går præcis derhen, hvor der sigtes</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Turn the board to the person who shoots</source>
        <translation>Drej brættet mod den, der skyder</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lydstyrke</translation>
    </message>
</context>
<context>
    <name>Rummy</name>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln kort</numerusform>
            <numerusform>%Ln kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln point</numerusform>
        </translation>
    </message>
    <message>
        <source>4 players in two teams · 45 minutes</source>
        <translation>4 spillere på to hold · 45 minutter</translation>
    </message>
    <message>
        <source>A meld can&apos;t have more wild cards than natural ones.</source>
        <translation>En kombination må ikke have flere vilde kort end naturlige.</translation>
    </message>
    <message>
        <source>A meld needs at least one card that isn&apos;t wild.</source>
        <translation>En kombination skal have mindst ét kort, der ikke er vildt.</translation>
    </message>
    <message>
        <source>A meld needs at least three cards.</source>
        <translation>En kombination skal have mindst tre kort.</translation>
    </message>
    <message>
        <source>A run ends at the ace, low or high: it can&apos;t go on there.</source>
        <translation>En række ender ved esset, lavt eller højt: den kan ikke fortsætte dér.</translation>
    </message>
    <message>
        <source>A run grows only at its ends, by the next cards.</source>
        <translation>En række vokser kun i enderne, med de næste kort.</translation>
    </message>
    <message>
        <source>A run has at most thirteen cards.</source>
        <translation>En række har højst tretten kort.</translation>
    </message>
    <message>
        <source>A run has cards of one suit in a row; out of place here: {card}.</source>
        <translation>En række har kort i samme kulør efter hinanden; passer ikke ind her: {card}.</translation>
    </message>
    <message>
        <source>A run is too short for the contract of this round: {contract}.</source>
        <translation>En række er for kort til denne rundes kontrakt: {contract}.</translation>
    </message>
    <message numerus="yes">
        <source>A set has at most %Ln card(s).</source>
        <translation>
            <numerusform>Et sæt har højst %Ln kort.</numerusform>
            <numerusform>Et sæt har højst %Ln kort.</numerusform>
        </translation>
    </message>
    <message>
        <source>A set has each suit only once; twice here: {card}.</source>
        <translation>Et sæt har hver kulør kun én gang; to gange her: {card}.</translation>
    </message>
    <message>
        <source>A set takes a missing suit of its rank, or a wild card.</source>
        <translation>Til et sæt kan der lægges en manglende kulør af samme værdi eller et vildt kort.</translation>
    </message>
    <message>
        <source>A two in the place of the two in a run is never replaced.</source>
        <translation>En toer på toerens plads i en række byttes aldrig.</translation>
    </message>
    <message>
        <source>A wild card is turned up and goes back into the stock: {card}.</source>
        <translation>Et vildt kort vendes og lægges tilbage i bunken: {card}.</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Sortér</translation>
    </message>
    <message>
        <source>Arranged by melds found.</source>
        <translation>Sorteret efter kombinationer.</translation>
    </message>
    <message>
        <source>Arranged by rank.</source>
        <translation>Sorteret efter værdi.</translation>
    </message>
    <message>
        <source>Arranged by suit.</source>
        <translation>Sorteret efter kulør.</translation>
    </message>
    <message>
        <source>Both teams level: {points} each.</source>
        <translation>Holdene står lige: {points} til hvert.</translation>
    </message>
    <message>
        <source>Both teams share the win</source>
        <translation>De to hold deler sejren</translation>
    </message>
    <message>
        <source>Click or P: push</source>
        <translation>Klik eller P: skub</translation>
    </message>
    <message>
        <source>Click or T</source>
        <translation>Klik eller T</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Smid</translation>
    </message>
    <message>
        <source>Discard pile: empty</source>
        <translation>Afkastbunke: tom</translation>
    </message>
    <message>
        <source>Discard pile: {card}</source>
        <translation>Afkastbunke: {card}</translation>
    </message>
    <message>
        <source>Extra round</source>
        <translation>Ekstra runde</translation>
    </message>
    <message>
        <source>First lay your own contract: {contract}.</source>
        <translation>Læg først din egen kontrakt: {contract}.</translation>
    </message>
    <message>
        <source>First take or push.</source>
        <translation>Tag eller skub først.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hånd</translation>
    </message>
    <message>
        <source>Hand the computer over. Nobody else should see your cards.</source>
        <translation>Giv computeren videre. Ingen andre må se dine kort.</translation>
    </message>
    <message>
        <source>Hand – {count}, {points}: {cards}.</source>
        <extracomment>&quot;Hand – 7 cards, 45 points: ace of spades, …&quot;</extracomment>
        <translation>Hånd – {count}, {points}: {cards}.</translation>
    </message>
    <message>
        <source>Keep one card: who goes out must discard.</source>
        <translation>Behold et kort: den, der lukker, skal smide.</translation>
    </message>
    <message>
        <source>Lay a meld</source>
        <translation>Læg kombination</translation>
    </message>
    <message>
        <source>Lay the contract</source>
        <translation>Læg kontrakten</translation>
    </message>
    <message>
        <source>Melds of {name}</source>
        <translation>Kombinationer lagt af {name}</translation>
    </message>
    <message>
        <source>Melds on the table stay as they are; already there: {card}.</source>
        <translation>Kombinationer på bordet bliver, som de er; ligger der allerede: {card}.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Næste runde</translation>
    </message>
    <message>
        <source>No melds yet</source>
        <translation>Ingen kombinationer endnu</translation>
    </message>
    <message>
        <source>Not in your hand: {card}.</source>
        <translation>Ikke på din hånd: {card}.</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Ikke muligt nu</translation>
    </message>
    <message>
        <source>On turn: {name}</source>
        <translation>Turen har: {name}</translation>
    </message>
    <message>
        <source>Only a wild card of that meld can be replaced.</source>
        <translation>Kun et vildt kort i den kombination kan byttes.</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Skub</translation>
    </message>
    <message>
        <source>Push rummy</source>
        <translation>Push-rommy</translation>
    </message>
    <message>
        <source>Put in: {card}. Lifted: {wild}. {use}</source>
        <extracomment>&quot;Put in: five of spades. Lifted: joker. Set of kings (spades and hearts) – added: …&quot;</extracomment>
        <translation>Lagt ind: {card}. Taget op: {wild}. {use}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Runde {number} af {rounds}</translation>
    </message>
    <message>
        <source>Select cards first, then the meld that takes them.</source>
        <translation>Vælg først kort og så den kombination, de skal til.</translation>
    </message>
    <message>
        <source>Select the one card that you discard.</source>
        <translation>Vælg det ene kort, du vil smide.</translation>
    </message>
    <message>
        <source>Set of {ranks} ({suits})</source>
        <extracomment>&quot;Set of kings (spades, hearts and joker)&quot;.</extracomment>
        <translation>Sæt af {ranks} ({suits})</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Vis mine kort</translation>
    </message>
    <message>
        <source>Stock: empty</source>
        <translation>Bunke: tom</translation>
    </message>
    <message>
        <source>Stock: {cards}</source>
        <translation>Bunke: {cards}</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>That is no meld: a set has cards of one rank, a run cards of one suit in a row.</source>
        <translation>Det er ingen kombination: et sæt har kort af samme værdi, en række har kort i samme kulør efter hinanden.</translation>
    </message>
    <message>
        <source>That is no meld: a set has one rank in different suits, a run cards of one suit in a row.</source>
        <translation>Det er ingen kombination: et sæt har samme værdi i forskellige kulører, en række har kort i samme kulør efter hinanden.</translation>
    </message>
    <message>
        <source>The ace stands only above the king.</source>
        <translation>Esset står kun over kongen.</translation>
    </message>
    <message>
        <source>The cards are covered.</source>
        <translation>Kortene er dækket til.</translation>
    </message>
    <message>
        <source>The contract must come from your own hand; not there: {card}.</source>
        <translation>Kontrakten skal komme fra din egen hånd; ikke dér: {card}.</translation>
    </message>
    <message>
        <source>The contract of this round must be laid in one go: {contract}.</source>
        <translation>Denne rundes kontrakt skal lægges på én gang: {contract}.</translation>
    </message>
    <message>
        <source>The hand is empty.</source>
        <translation>Hånden er tom.</translation>
    </message>
    <message>
        <source>The house rules don&apos;t allow to replace this wild card.</source>
        <translation>Husreglerne tillader ikke, at dette vilde kort byttes.</translation>
    </message>
    <message>
        <source>The lifted wild card must go into another meld at once: {card}.</source>
        <translation>Det vilde kort, du tager op, skal straks i en anden kombination: {card}.</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Spillet er slut</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Spillet er slut.</translation>
    </message>
    <message>
        <source>The match is over: both teams have equal points.</source>
        <translation>Spillet er slut: de to hold har lige mange point.</translation>
    </message>
    <message>
        <source>The round is over: deal the next one.</source>
        <translation>Runden er slut: giv til den næste.</translation>
    </message>
    <message>
        <source>The rules don&apos;t allow that.</source>
        <translation>Det tillader reglerne ikke.</translation>
    </message>
    <message>
        <source>The wild card doesn&apos;t stand for this card: {card}.</source>
        <translation>Det vilde kort står ikke for dette kort: {card}.</translation>
    </message>
    <message>
        <source>There is no set of twos: twos are wild cards.</source>
        <translation>Der findes ikke noget sæt af toere: toere er vilde kort.</translation>
    </message>
    <message>
        <source>There is no such meld on the table.</source>
        <translation>Sådan en kombination ligger der ikke på bordet.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>Denne runde er ikke slut endnu.</translation>
    </message>
    <message>
        <source>This run doesn&apos;t take: {card}. What belongs there: {rank} of {suit}.</source>
        <translation>Passer ikke til denne række: {card}. Dér skal ligge: {suit} {rank}.</translation>
    </message>
    <message>
        <source>This set doesn&apos;t take: {card}.</source>
        <translation>Passer ikke til dette sæt: {card}.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>I alt</translation>
    </message>
    <message>
        <source>Two teams meld cards, and push what they don&apos;t want to the left.</source>
        <translation>To hold samler kombinationer og skubber det, de ikke vil have, til venstre.</translation>
    </message>
    <message>
        <source>What is it?</source>
        <translation>Hvad er det?</translation>
    </message>
    <message>
        <source>What shall the cards do?</source>
        <translation>Hvad skal kortene bruges til?</translation>
    </message>
    <message>
        <source>Which contract?</source>
        <translation>Hvilken kontrakt?</translation>
    </message>
    <message>
        <source>You can lay off only after your own contract: {contract}.</source>
        <translation>Du kan først lægge til efter din egen kontrakt: {contract}.</translation>
    </message>
    <message>
        <source>You can replace wild cards only after your own contract.</source>
        <translation>Du kan først bytte vilde kort efter din egen kontrakt.</translation>
    </message>
    <message>
        <source>You have drawn already: lay cards or discard.</source>
        <translation>Du har allerede trukket: læg kort, eller smid.</translation>
    </message>
    <message>
        <source>You have just taken it and must keep it: {card}.</source>
        <translation>Du har lige taget det og skal beholde det: {card}.</translation>
    </message>
    <message>
        <source>You have met the contract: lay melds one by one.</source>
        <translation>Du har opfyldt kontrakten: læg én kombination ad gangen.</translation>
    </message>
    <message>
        <source>contract met</source>
        <translation>kontrakt opfyldt</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>kortgiver</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>ingen kort</translation>
    </message>
    <message>
        <source>{action}  [{key}]</source>
        <translation>{action}  [{key}]</translation>
    </message>
    <message>
        <source>{card} as {rank}</source>
        <extracomment>A wild card in a run and the rank that it stands for: &quot;joker as four&quot;.</extracomment>
        <translation>{card} som {rank}</translation>
    </message>
    <message numerus="yes">
        <source>{contract} – %Ln card(s) missing</source>
        <translation>
            <numerusform>{contract} – %Ln kort mangler</numerusform>
            <numerusform>{contract} – %Ln kort mangler</numerusform>
        </translation>
    </message>
    <message>
        <source>{contract} – complete in hand</source>
        <translation>{contract} – komplet på hånden</translation>
    </message>
    <message>
        <source>{contract} – contract met</source>
        <translation>{contract} – kontrakt opfyldt</translation>
    </message>
    <message>
        <source>{ended} Points: {first} – {second}.</source>
        <extracomment>&quot;Round 2 of 5 is over – the stock has run out. Points: Ana and Cleo 21 – Ben and Dan 40.&quot;</extracomment>
        <translation>{ended} Point: {first} – {second}.</translation>
    </message>
    <message>
        <source>{meld} – added: {cards}</source>
        <extracomment>&quot;Set of kings (spades, hearts and clubs) – added: joker&quot;.</extracomment>
        <translation>{meld} – lagt til: {cards}</translation>
    </message>
    <message>
        <source>{meld} – at the high end: {cards}</source>
        <translation>{meld} – i den høje ende: {cards}</translation>
    </message>
    <message>
        <source>{meld} – at the low end: {cards}</source>
        <extracomment>&quot;Run in spades, three to five – at the low end: joker as two&quot;.</extracomment>
        <translation>{meld} – i den lave ende: {cards}</translation>
    </message>
    <message>
        <source>{names} win</source>
        <translation>{names} vinder</translation>
    </message>
    <message>
        <source>{names} {points}</source>
        <extracomment>The points of a team: &quot;Ana and Cleo 21&quot;.</extracomment>
        <translation>{names} {points}</translation>
    </message>
    <message>
        <source>{names}: {points}, in all {total}.</source>
        <extracomment>A team: &quot;Ana and Cleo: 21 points, in all 64.&quot;</extracomment>
        <translation>{names}: {points}, i alt {total}.</translation>
    </message>
    <message>
        <source>{name} discards: {card}.</source>
        <translation>{name} smider: {card}.</translation>
    </message>
    <message>
        <source>{name} draws from the stock.</source>
        <translation>{name} trækker fra bunken.</translation>
    </message>
    <message>
        <source>{name} gets the discard and a stock card; you draw one</source>
        <translation>{name} får det smidte kort og et fra bunken; du trækker et</translation>
    </message>
    <message>
        <source>{name} goes out.</source>
        <translation>{name} lukker.</translation>
    </message>
    <message>
        <source>{name} lays a meld – {meld}.</source>
        <translation>{name} lægger en kombination – {meld}.</translation>
    </message>
    <message>
        <source>{name} lays for the contract – {meld}.</source>
        <extracomment>&quot;Ana lays for the contract – set of tens: ten of clubs, ten of hearts and joker.&quot;</extracomment>
        <translation>{name} lægger til kontrakten – {meld}.</translation>
    </message>
    <message>
        <source>{name} lays off: {cards}.</source>
        <translation>{name} lægger til: {cards}.</translation>
    </message>
    <message>
        <source>{name} pushes to {other}: {card}, with a card from the stock.</source>
        <extracomment>{name} pushes the named card and a face-down one to {other}.</extracomment>
        <translation>{name} skubber til {other}: {card}, med et kort fra bunken.</translation>
    </message>
    <message>
        <source>{name} replaces a wild card – lifted: {wild}; put there: {card}.</source>
        <translation>{name} bytter et vildt kort – taget op: {wild}; lagt der: {card}.</translation>
    </message>
    <message>
        <source>{name} takes: {card}.</source>
        <translation>{name} tager: {card}.</translation>
    </message>
    <message>
        <source>{name}&apos;s turn.</source>
        <translation>{name} har turen.</translation>
    </message>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, det er din tur</translation>
    </message>
    <message>
        <source>{name}, team {team}: {parts}</source>
        <translation>{name}, hold {team}: {parts}</translation>
    </message>
    <message>
        <source>{name}: lay cards – a discard alone ends the round, too little happens</source>
        <translation>{name}: læg kort – smider du kun, slutter runden, der sker for lidt</translation>
    </message>
    <message>
        <source>{name}: lay melds, lay off, or discard</source>
        <translation>{name}: læg kombinationer, læg til, eller smid</translation>
    </message>
    <message>
        <source>{name}: lay the contract, or discard</source>
        <translation>{name}: læg kontrakten, eller smid</translation>
    </message>
    <message>
        <source>{name}: take or push? {card}</source>
        <extracomment>The card is the one on the discard pile.</extracomment>
        <translation>{name}: tage eller skubbe? {card}</translation>
    </message>
    <message>
        <source>{name}: take or push? {card} – a push ends the round at once</source>
        <translation>{name}: tage eller skubbe? {card} – et skub slutter runden straks</translation>
    </message>
    <message>
        <source>{name}: take or push? {card} – a push uses the last stock card and ends the round</source>
        <translation>{name}: tage eller skubbe? {card} – et skub bruger bunkens sidste kort og slutter runden</translation>
    </message>
    <message>
        <source>{name}: take the computer</source>
        <translation>{name}: tag computeren</translation>
    </message>
    <message>
        <source>{name}: {cards} – {points}, in all {total}</source>
        <translation>{name}: {cards} – {points}, i alt {total}</translation>
    </message>
    <message>
        <source>{points}, {fewer} fewer than {names}.</source>
        <extracomment>The winners have 64 points; {fewer} is a number, how many fewer than the others have.</extracomment>
        <translation>{points}, {fewer} færre end {names}.</translation>
    </message>
    <message>
        <source>{round} is over – next dealer: {name}</source>
        <translation>{round} er slut – næste kortgiver: {name}</translation>
    </message>
    <message>
        <source>{round} is over – the last card of the stock was pushed.</source>
        <translation>{round} er slut – bunkens sidste kort blev skubbet.</translation>
    </message>
    <message>
        <source>{round} is over – the stock has run out.</source>
        <translation>{round} er slut – bunken er tom.</translation>
    </message>
    <message>
        <source>{round} is over – the stock has too few cards for a push.</source>
        <translation>{round} er slut – der er for få kort i bunken til et skub.</translation>
    </message>
    <message>
        <source>{round} is over – too many turns without a push or a meld.</source>
        <translation>{round} er slut – for mange ture uden skub og uden kort på bordet.</translation>
    </message>
    <message>
        <source>{round} is over – {name} has gone out.</source>
        <translation>{round} er slut – {name} har lukket.</translation>
    </message>
    <message>
        <source>{round} – {contract}. {name} deals. First discard: {card}.</source>
        <extracomment>&quot;Round 2 of 5 – 1 set of three and 1 run of four. Ana deals. First discard: ten of clubs.&quot;</extracomment>
        <translation>{round} – {contract}. {name} giver. Første vendte kort: {card}.</translation>
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
            <numerusform>%Ln række på fem</numerusform>
            <numerusform>%Ln rækker på fem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) of four</source>
        <translation>
            <numerusform>%Ln række på fire</numerusform>
            <numerusform>%Ln rækker på fire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln set(s) of three</source>
        <translation>
            <numerusform>%Ln sæt på tre</numerusform>
            <numerusform>%Ln sæt på tre</numerusform>
        </translation>
    </message>
    <message>
        <source>Run in {suit}, {low} to {high}</source>
        <translation>Række i {suit}, {low} til {high}</translation>
    </message>
    <message>
        <source>Set of {ranks}</source>
        <translation>Sæt af {ranks}</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>es</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>esser</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klør</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruder</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>otte</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>ottere</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>billedsiden nedad</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fem</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>femmere</translation>
    </message>
    <message>
        <source>four</source>
        <translation>fire</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>firere</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hjerter</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>knægt</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>knægte</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>king</source>
        <translation>konge</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>konger</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>ni</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>niere</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>damer</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>syv</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>syvere</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seks</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>seksere</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>spar</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>ti</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>tiere</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>treere</translation>
    </message>
    <message>
        <source>two</source>
        <translation>to</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>toere</translation>
    </message>
    <message>
        <source>{card} as a further {rank}</source>
        <translation>{card} som {rank}</translation>
    </message>
    <message>
        <source>{card} as {other}</source>
        <translation>{card} som {other}</translation>
    </message>
    <message>
        <source>{card}, selected, {place} of {count}</source>
        <translation>{card}, valgt, {place} af {count}</translation>
    </message>
    <message>
        <source>{card}, wild</source>
        <translation>{card}, vildt kort</translation>
    </message>
    <message>
        <source>{card}, {place} of {count}</source>
        <translation>{card}, {place} af {count}</translation>
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
        <translation>{sets} og {runs}</translation>
    </message>
</context>
<context>
    <name>RummyOptions</name>
    <message>
        <source>A meld needs a natural card</source>
        <translation>En kombination skal have et naturligt kort</translation>
    </message>
    <message>
        <source>A two in its own place in a run</source>
        <translation>En toer på sin egen plads i en række</translation>
    </message>
    <message>
        <source>Ace in a run</source>
        <translation>Esset i en række</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Tilladt</translation>
    </message>
    <message>
        <source>Any number in a meld</source>
        <translation>Lige så mange, man vil, i en kombination</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Som i reglerne</translation>
    </message>
    <message>
        <source>Discarding the card just taken</source>
        <translation>At smide det kort, man lige har taget</translation>
    </message>
    <message>
        <source>Each suit once, at most four cards</source>
        <translation>Hver kulør én gang, højst fire kort</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>At lukke</translation>
    </message>
    <message>
        <source>In sets and in runs</source>
        <translation>I sæt og i rækker</translation>
    </message>
    <message>
        <source>It is pushed, then the round ends</source>
        <translation>Det skubbes, så slutter runden</translation>
    </message>
    <message>
        <source>Low or high</source>
        <translation>Lavt eller højt</translation>
    </message>
    <message>
        <source>Melds of wild cards</source>
        <translation>Kombinationer af vilde kort</translation>
    </message>
    <message>
        <source>No more than natural cards in a meld</source>
        <translation>Ikke flere end naturlige kort i en kombination</translation>
    </message>
    <message>
        <source>No such two can be replaced</source>
        <translation>Sådan en toer kan ikke byttes</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Ikke tilladt</translation>
    </message>
    <message>
        <source>Number of wild cards</source>
        <translation>Antal vilde kort</translation>
    </message>
    <message>
        <source>One more round is played</source>
        <translation>Der spilles en runde til</translation>
    </message>
    <message>
        <source>Only a two of the run&apos;s suit stays</source>
        <translation>Kun en toer i rækkens kulør bliver</translation>
    </message>
    <message>
        <source>Only high, after the king</source>
        <translation>Kun højt, efter kongen</translation>
    </message>
    <message>
        <source>Only if it is the last one in hand</source>
        <translation>Kun hvis det er det sidste på hånden</translation>
    </message>
    <message>
        <source>Only in runs</source>
        <translation>Kun i rækker</translation>
    </message>
    <message>
        <source>Only with a discard</source>
        <translation>Kun ved at smide et kort</translation>
    </message>
    <message>
        <source>Push with one card left in the stock</source>
        <translation>Skub med ét kort tilbage i bunken</translation>
    </message>
    <message>
        <source>Replacing wild cards</source>
        <translation>At bytte vilde kort</translation>
    </message>
    <message>
        <source>Suits in a set</source>
        <translation>Kulører i et sæt</translation>
    </message>
    <message>
        <source>Suits may repeat, at most eight cards</source>
        <translation>Kulører må gentages, højst otte kort</translation>
    </message>
    <message>
        <source>Takes what fits, discards high cards.</source>
        <translation>Tager det, der passer, smider høje kort.</translation>
    </message>
    <message>
        <source>The round ends, no card moves</source>
        <translation>Runden slutter, intet kort flyttes</translation>
    </message>
    <message>
        <source>The same number deals the same cards, 1 to {largest}.</source>
        <translation>Samme nummer giver de samme kort, 1 til {largest}.</translation>
    </message>
    <message>
        <source>The win is shared</source>
        <translation>Sejren deles</translation>
    </message>
    <message>
        <source>Tie after five rounds</source>
        <translation>Lige mange point efter fem runder</translation>
    </message>
    <message>
        <source>Watches its partner and the left neighbour.</source>
        <translation>Holder øje med makkeren og naboen til venstre.</translation>
    </message>
    <message>
        <source>Weighs every hand that others may hold.</source>
        <translation>Vejer alle hænder, de andre kan have.</translation>
    </message>
    <message>
        <source>Wild cards alone are allowed</source>
        <translation>Vilde kort alene er tilladt</translation>
    </message>
    <message>
        <source>With or without a discard</source>
        <translation>Med eller uden at smide et kort</translation>
    </message>
    <message>
        <source>Works towards the contract card by card.</source>
        <translation>Arbejder sig hen mod kontrakten kort for kort.</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Name at seat {number}</source>
        <translation>Navn på plads {number}</translation>
    </message>
    <message>
        <source>Opponent: {level}</source>
        <translation>Bot: {level}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spiller {number}</translation>
    </message>
    <message>
        <source>Remove seat {number}</source>
        <translation>Fjern plads {number}</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Fjern pladsen</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Plads {number}</translation>
    </message>
    <message>
        <source>Seat {number}: {name}</source>
        <translation>Plads {number}: {name}</translation>
    </message>
    <message>
        <source>Who sits at seat {number}</source>
        <translation>Hvem sidder på plads {number}</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Leave the table</source>
        <translation>Forlad bordet</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play on without saving</source>
        <translation>Spil videre uden at gemme</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gendan</translation>
    </message>
    <message>
        <source>Repeat the last announcement</source>
        <translation>Gentag den seneste besked</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Say what I have</source>
        <translation>Sig, hvad jeg har</translation>
    </message>
    <message>
        <source>Say what is on the table</source>
        <translation>Sig, hvad der ligger på bordet</translation>
    </message>
    <message>
        <source>Skip or cancel</source>
        <translation>Spring over eller annuller</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Fortryd</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Prøv igen</translation>
    </message>
    <message>
        <source>{game} · deal {deal}</source>
        <translation>{game} · blanding {deal}</translation>
    </message>
    <message>
        <source>{name} is thinking …</source>
        <translation>{name} tænker …</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>Another program is using the file.</source>
        <translation>Et andet program bruger filen.</translation>
    </message>
    <message>
        <source>Pushdesk ended with an error last time. Your games are safe.</source>
        <translation>Pushdesk sluttede med en fejl sidste gang. Dine spil er i sikkerhed.</translation>
    </message>
    <message>
        <source>The data folder can&apos;t be written to.</source>
        <translation>Der kan ikke skrives i datamappen.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Disken er fuld.</translation>
    </message>
    <message>
        <source>The file can&apos;t be read.</source>
        <translation>Filen kan ikke læses.</translation>
    </message>
    <message>
        <source>The file can&apos;t be written.</source>
        <translation>Filen kan ikke skrives.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Filen er beskadiget.</translation>
    </message>
    <message>
        <source>The file system reports an error.</source>
        <translation>Filsystemet melder om en fejl.</translation>
    </message>
    <message>
        <source>The game in this file breaks the rules.</source>
        <translation>Spillet i denne fil bryder reglerne.</translation>
    </message>
    <message>
        <source>The saved games can&apos;t be opened; what you play now is not kept. {why}</source>
        <translation>De gemte spil kan ikke åbnes; det, du spiller nu, bliver ikke gemt. {why}</translation>
    </message>
    <message>
        <source>The saved games could not be read. They were moved to {name}; nothing was deleted.</source>
        <translation>De gemte spil kunne ikke læses. De er flyttet til {name}; intet er slettet.</translation>
    </message>
    <message>
        <source>The settings could not be read. They were moved to {name}; the defaults are used.</source>
        <translation>Indstillingerne kunne ikke læses. De er flyttet til {name}; standarderne bruges.</translation>
    </message>
    <message>
        <source>They were written by a newer version of Pushdesk.</source>
        <translation>De er skrevet af en nyere version af Pushdesk.</translation>
    </message>
    <message>
        <source>This could not be saved, so it was not done. {why}</source>
        <translation>Det kunne ikke gemmes, så det blev ikke gjort. {why}</translation>
    </message>
    <message>
        <source>This file holds a game that this version doesn&apos;t have.</source>
        <translation>Filen indeholder et spil, som denne version ikke har.</translation>
    </message>
    <message>
        <source>This file is not a Pushdesk game.</source>
        <translation>Filen er ikke et Pushdesk-spil.</translation>
    </message>
    <message>
        <source>This file is too large for a Pushdesk game.</source>
        <translation>Filen er for stor til at være et Pushdesk-spil.</translation>
    </message>
    <message>
        <source>This game can&apos;t be opened. It stays in the list; nothing was deleted.</source>
        <translation>Spillet kan ikke åbnes. Det bliver på listen; intet er slettet.</translation>
    </message>
    <message>
        <source>This game was written by a newer version of Pushdesk.</source>
        <translation>Spillet er skrevet af en nyere version af Pushdesk.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Export the game</source>
        <translation>Eksportér spillet</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Open a game from a file</source>
        <translation>Åbn et spil fra en fil</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spiller</translation>
    </message>
    <message>
        <source>Pushdesk games (*.pushgame)</source>
        <translation>Pushdesk-spil (*.pushgame)</translation>
    </message>
    <message>
        <source>Show the report</source>
        <translation>Vis rapporten</translation>
    </message>
    <message>
        <source>The game was written to {name}.</source>
        <translation>Spillet er gemt i {name}.</translation>
    </message>
    <message>
        <source>{game} – Pushdesk</source>
        <translation>{game} – Pushdesk</translation>
    </message>
</context>
</TS>
