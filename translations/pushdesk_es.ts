<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue {game}</source>
        <translation>Continuar {game}</translation>
    </message>
    <message>
        <source>Continue {game} with {names}, last played {when}</source>
        <translation>Continuar {game} con {names}, última vez: {when}</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln punto</numerusform>
            <numerusform>%Ln puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Both ends level: {points} each.</source>
        <translation>Empate a {points}.</translation>
    </message>
    <message>
        <source>Change the set-up</source>
        <translation>Cambiar opciones</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Dejar la mesa</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Ver la mesa</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>{names} comparten la victoria</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>Gana {name}</translation>
    </message>
    <message>
        <source>{points} each for first and second; the number of cards decides.</source>
        <translation>Empate a {points} en cabeza: decide el número de cartas.</translation>
    </message>
    <message>
        <source>{points}, {lead} ahead of {name}.</source>
        <translation>{points}, {lead} más que {name}.</translation>
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
            <numerusform>%Ln disco en reserva</numerusform>
            <numerusform>%Ln discos en reserva</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hole(s) of the board open.</source>
        <translation>
            <numerusform>Queda libre %Ln agujero del tablero.</numerusform>
            <numerusform>Quedan libres %Ln agujeros del tablero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln leaning</source>
        <extracomment>Discs of one player.</extracomment>
        <translation>
            <numerusform>%Ln a medio caer</numerusform>
            <numerusform>%Ln a medio caer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln loose</source>
        <extracomment>Discs of one player.</extracomment>
        <translation>
            <numerusform>%Ln suelto</numerusform>
            <numerusform>%Ln sueltos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln punto</numerusform>
            <numerusform>%Ln puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sunk</source>
        <extracomment>Discs of one player.</extracomment>
        <translation>
            <numerusform>%Ln encajado</numerusform>
            <numerusform>%Ln encajados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln to be shot again</source>
        <translation>
            <numerusform>%Ln que hay que volver a lanzar</numerusform>
            <numerusform>%Ln que hay que volver a lanzar</numerusform>
        </translation>
    </message>
    <message>
        <source>2–4 players · 10–30 minutes</source>
        <translation>2–4 jugadores · 10–30 minutos</translation>
    </message>
    <message>
        <source>A miss: {name} takes the last disc back.</source>
        <translation>Fallo: {name} recoge el último disco.</translation>
    </message>
    <message>
        <source>A shot needs a speed from {least} to {most} metres a second.</source>
        <translation>La velocidad de un lanzamiento va de {least} a {most} metros por segundo.</translation>
    </message>
    <message>
        <source>Aim on the board</source>
        <translation>Apuntar en el tablero</translation>
    </message>
    <message>
        <source>All holes are filled</source>
        <translation>Todos los agujeros están llenos</translation>
    </message>
    <message>
        <source>All level: {points} each.</source>
        <translation>Empate a {points}.</translation>
    </message>
    <message>
        <source>All twelve discs of {names} are sunk</source>
        <extracomment>One player, or several when the round was finished.</extracomment>
        <translation>Están encajados los doce discos de {names}</translation>
    </message>
    <message>
        <source>An own disc left the board: {name}&apos;s turn is over.</source>
        <translation>Un disco propio ha salido del tablero: se acaba el turno de {name}.</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Ángulo</translation>
    </message>
    <message>
        <source>Another disc lies there: choose a free place.</source>
        <translation>Ahí ya hay un disco: elige un sitio libre.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Board as a list</source>
        <translation>Tablero como lista</translation>
    </message>
    <message>
        <source>Both teams level: {points} each.</source>
        <translation>Los dos equipos empatan a {points}.</translation>
    </message>
    <message>
        <source>Both teams share the win</source>
        <translation>Los dos equipos comparten la victoria</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Vaciar el tablero</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Cruces</translation>
    </message>
    <message>
        <source>Cursed lines</source>
        <translation>Líneas malditas</translation>
    </message>
    <message>
        <source>Degrees to the right of straight ahead</source>
        <translation>Grados a la derecha con respecto al frente</translation>
    </message>
    <message>
        <source>Drag away from the target and let go; the disc itself is dragged</source>
        <translation>Arrastra en sentido contrario al blanco y suelta; si arrastras el propio disco, lo mueves</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Acabar el turno</translation>
    </message>
    <message>
        <source>Flick wooden discs into holes; the far ones count more.</source>
        <translation>Mete discos con el dedo; los agujeros lejanos valen más.</translation>
    </message>
    <message>
        <source>Four loose discs: {name}&apos;s turn is over.</source>
        <translation>Cuatro discos sueltos: se acaba el turno de {name}.</translation>
    </message>
    <message>
        <source>From the edge</source>
        <translation>Del borde</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partida {number}</translation>
    </message>
    <message>
        <source>Game {number} of {games} is counted. Go on when you are ready</source>
        <translation>Partida {number} de {games} contada. Sigue cuando quieras</translation>
    </message>
    <message>
        <source>Game {number} of {games} is over.</source>
        <translation>La partida {number} de {games} ha terminado.</translation>
    </message>
    <message>
        <source>Game {number} of {games}: {name} begins.</source>
        <translation>Partida {number} de {games}: empieza {name}.</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Agujeros</translation>
    </message>
    <message>
        <source>It is the last one of your reserve and ends your turn</source>
        <translation>Es el último de tu reserva y con él se acaba tu turno</translation>
    </message>
    <message>
        <source>Lines of four</source>
        <translation>Líneas de cuatro</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Siguiente partida</translation>
    </message>
    <message>
        <source>No own disc was sunk: {name}&apos;s turn is over.</source>
        <translation>No se ha encajado ningún disco propio: se acaba el turno de {name}.</translation>
    </message>
    <message>
        <source>Other way to shoot</source>
        <translation>Lanzar de la otra manera</translation>
    </message>
    <message>
        <source>Pits up</source>
        <translation>Hoyuelos a la vista</translation>
    </message>
    <message>
        <source>Place of the disc: millimetres from your edge of the board</source>
        <translation>Posición del disco: milímetros desde tu borde del tablero</translation>
    </message>
    <message>
        <source>Place of the disc: millimetres to the right of the middle</source>
        <translation>Posición del disco: milímetros a la derecha del centro</translation>
    </message>
    <message>
        <source>Place the whole disc in your zone; it may touch the line, no more.</source>
        <translation>Coloca el disco entero en tu zona; como mucho, puede tocar la línea.</translation>
    </message>
    <message>
        <source>Place the whole disc on your platform.</source>
        <translation>Coloca el disco entero en tu plataforma.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Fuerza</translation>
    </message>
    <message>
        <source>Power in per cent</source>
        <translation>Fuerza en tanto por ciento</translation>
    </message>
    <message>
        <source>Practice: place the disc anywhere and shoot</source>
        <translation>Práctica: coloca el disco donde quieras y lánzalo</translation>
    </message>
    <message>
        <source>Pull back</source>
        <translation>Tirar</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Push</translation>
    </message>
    <message>
        <source>Put the disc down</source>
        <translation>Dejar el disco ahí</translation>
    </message>
    <message numerus="yes">
        <source>Row {row}: %Ln open hole(s) – {columns} from the left</source>
        <extracomment>&quot;Row 4: 3 open holes – 1, 3 and 5 from the left&quot;.</extracomment>
        <translation>
            <numerusform>Fila {row}: %Ln agujero libre – {columns} desde la izquierda</numerusform>
            <numerusform>Fila {row}: %Ln agujeros libres – {columns} desde la izquierda</numerusform>
        </translation>
    </message>
    <message>
        <source>Row {row}: no open hole</source>
        <translation>Fila {row}: ningún agujero libre</translation>
    </message>
    <message>
        <source>Rows of four</source>
        <translation>Filas de cuatro</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Lanzar</translation>
    </message>
    <message>
        <source>Shoot at least once before you end the turn.</source>
        <translation>Lanza al menos una vez antes de acabar el turno.</translation>
    </message>
    <message>
        <source>Sideways</source>
        <translation>Lateral</translation>
    </message>
    <message>
        <source>Slow motion</source>
        <translation>Cámara lenta</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Activar o quitar el sonido</translation>
    </message>
    <message>
        <source>Swipe</source>
        <translation>Deslizar</translation>
    </message>
    <message>
        <source>Swipe through the disc as a finger would flick it</source>
        <translation>Pasa el puntero a través del disco, como haría un dedo</translation>
    </message>
    <message>
        <source>Team</source>
        <extracomment>What partners have together.</extracomment>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Teams: {first} – {second}.</source>
        <translation>Equipos: {first} – {second}.</translation>
    </message>
    <message>
        <source>The board can&apos;t have come to lie like that.</source>
        <translation>Los discos no pueden haber quedado así en el tablero.</translation>
    </message>
    <message>
        <source>The fourth shot is made: {name}&apos;s turn is over.</source>
        <translation>Cuarto lanzamiento hecho: se acaba el turno de {name}.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The last disc is shot: {name}&apos;s turn is over.</source>
        <translation>Último disco lanzado: se acaba el turno de {name}.</translation>
    </message>
    <message>
        <source>The last shot again: Esc ends it</source>
        <translation>Repetición del último lanzamiento: Esc para salir</translation>
    </message>
    <message>
        <source>The rules don&apos;t allow that.</source>
        <translation>Las reglas no lo permiten.</translation>
    </message>
    <message>
        <source>The third shot sank a disc: {name} may shoot a fourth.</source>
        <translation>El tercer lanzamiento ha encajado un disco: {name} puede hacer un cuarto.</translation>
    </message>
    <message>
        <source>The third shot sank nothing: {name}&apos;s turn is over.</source>
        <translation>El tercer lanzamiento no ha encajado nada: se acaba el turno de {name}.</translation>
    </message>
    <message>
        <source>This disc must be shot again, there is no choice.</source>
        <translation>Hay que volver a lanzar este disco, no se puede elegir otra cosa.</translation>
    </message>
    <message>
        <source>This game is counted: begin the next one.</source>
        <translation>Esta partida ya está contada: empieza la siguiente.</translation>
    </message>
    <message>
        <source>This game isn&apos;t over yet.</source>
        <translation>Esta partida aún no ha terminado.</translation>
    </message>
    <message>
        <source>This would fill the last hole and end the game</source>
        <translation>Así se llenaría el último agujero y acabaría la partida</translation>
    </message>
    <message>
        <source>This would sink {name}&apos;s last disc and end the game</source>
        <translation>Así se encajaría el último disco de {name} y acabaría la partida</translation>
    </message>
    <message>
        <source>This would sink {name}&apos;s last disc: the game ends with this round</source>
        <translation>Así se encajaría el último disco de {name}: la partida acabaría con esta ronda</translation>
    </message>
    <message>
        <source>Three of your discs are loose: a fourth ends your turn</source>
        <translation>Tienes tres discos sueltos: con un cuarto se acaba tu turno</translation>
    </message>
    <message>
        <source>Three of your discs are loose: with a fourth, all of them go back</source>
        <translation>Tienes tres discos sueltos: con un cuarto los recoges todos</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Watch the last shot again</source>
        <translation>Volver a ver el último lanzamiento</translation>
    </message>
    <message>
        <source>at the line</source>
        <translation>en la línea</translation>
    </message>
    <message>
        <source>crosses {points}</source>
        <translation>cruces {points}</translation>
    </message>
    <message>
        <source>cursed lines {points}</source>
        <translation>líneas malditas {points}</translation>
    </message>
    <message>
        <source>half-way up the platform</source>
        <translation>a media plataforma</translation>
    </message>
    <message>
        <source>holes {points}</source>
        <extracomment>A part of a score: &quot;holes 10, pits 2 and crosses 3&quot;.</extracomment>
        <translation>agujeros {points}</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>en el centro</translation>
    </message>
    <message>
        <source>leaning in a hole</source>
        <translation>disco a medio caer</translation>
    </message>
    <message>
        <source>level with row {row}</source>
        <translation>a la altura de la fila {row}</translation>
    </message>
    <message>
        <source>lines of four {points}</source>
        <translation>líneas de cuatro {points}</translation>
    </message>
    <message>
        <source>loose</source>
        <translation>disco suelto</translation>
    </message>
    <message>
        <source>nothing sunk yet</source>
        <translation>aún nada encajado</translation>
    </message>
    <message>
        <source>pits {points}</source>
        <translation>hoyuelos {points}</translation>
    </message>
    <message>
        <source>row {row}, in the middle</source>
        <translation>fila {row}, en el centro</translation>
    </message>
    <message>
        <source>row {row}, on the far left</source>
        <extracomment>A hole of the board. Rows are counted from the player, who looks along the columns.</extracomment>
        <translation>fila {row}, el primero por la izquierda</translation>
    </message>
    <message>
        <source>row {row}, on the far right</source>
        <translation>fila {row}, el primero por la derecha</translation>
    </message>
    <message>
        <source>row {row}, second from the left</source>
        <translation>fila {row}, el segundo por la izquierda</translation>
    </message>
    <message>
        <source>row {row}, second from the right</source>
        <translation>fila {row}, el segundo por la derecha</translation>
    </message>
    <message>
        <source>rows of four {points}</source>
        <translation>filas de cuatro {points}</translation>
    </message>
    <message>
        <source>straight ahead</source>
        <translation>todo recto</translation>
    </message>
    <message>
        <source>sunk</source>
        <translation>disco encajado</translation>
    </message>
    <message>
        <source>sunk, pit up</source>
        <translation>disco encajado, con el hoyuelo a la vista</translation>
    </message>
    <message>
        <source>touching the line</source>
        <translation>tocando la línea</translation>
    </message>
    <message>
        <source>{angle}° to the left</source>
        <translation>{angle}° a la izquierda</translation>
    </message>
    <message>
        <source>{angle}° to the right</source>
        <translation>{angle}° a la derecha</translation>
    </message>
    <message>
        <source>{column} (worth {points})</source>
        <extracomment>A hole of a row: the third one, which is worth 4 points.</extracomment>
        <translation>{column} (vale {points})</translation>
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
        <translation>{distance} mm antes de la fila {row}</translation>
    </message>
    <message>
        <source>{distance} mm behind row {row}</source>
        <extracomment>Behind: farther from the player than that row of holes.</extracomment>
        <translation>{distance} mm más allá de la fila {row}</translation>
    </message>
    <message>
        <source>{distance} mm behind the line</source>
        <translation>{distance} mm por detrás de la línea</translation>
    </message>
    <message>
        <source>{distance} mm beyond the middle of the platform</source>
        <translation>{distance} mm más allá del centro de la plataforma</translation>
    </message>
    <message>
        <source>{distance} mm left of the middle</source>
        <translation>{distance} mm a la izquierda del centro</translation>
    </message>
    <message>
        <source>{distance} mm right of the middle</source>
        <translation>{distance} mm a la derecha del centro</translation>
    </message>
    <message>
        <source>{distance} mm short of the middle of the platform</source>
        <translation>{distance} mm antes del centro de la plataforma</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>{names} comparten la victoria</translation>
    </message>
    <message>
        <source>{names} win</source>
        <translation>Ganan {names}</translation>
    </message>
    <message>
        <source>{names} {points}</source>
        <extracomment>The points of a team: &quot;Ana and Cleo 21&quot;.</extracomment>
        <translation>{names} {points}</translation>
    </message>
    <message>
        <source>{name} ends the turn.</source>
        <translation>{name} acaba el turno.</translation>
    </message>
    <message>
        <source>{name} has a cross: {points} more.</source>
        <translation>{name} tiene una cruz: {points} más.</translation>
    </message>
    <message>
        <source>{name} has a disc to shoot again.</source>
        <translation>{name} tiene que volver a lanzar un disco.</translation>
    </message>
    <message>
        <source>{name} has five in a cursed line: {points} less.</source>
        <translation>{name} tiene cinco en una línea maldita: {points} menos.</translation>
    </message>
    <message>
        <source>{name} has four in a column: {points} more.</source>
        <translation>{name} tiene cuatro en una columna: {points} más.</translation>
    </message>
    <message>
        <source>{name} has four in a diagonal: {points} more.</source>
        <translation>{name} tiene cuatro en una diagonal: {points} más.</translation>
    </message>
    <message>
        <source>{name} has four in a line: {points} more.</source>
        <translation>{name} tiene cuatro en línea: {points} más.</translation>
    </message>
    <message>
        <source>{name} has four in row {row}: {points} more.</source>
        <translation>{name} tiene cuatro en la fila {row}: {points} más.</translation>
    </message>
    <message>
        <source>{name} shoots</source>
        <translation>{name} lanza</translation>
    </message>
    <message>
        <source>{name} shoots a disc again in {other}&apos;s turn.</source>
        <translation>{name} vuelve a lanzar un disco en el turno de {other}.</translation>
    </message>
    <message>
        <source>{name} shoots the disc again.</source>
        <translation>{name} vuelve a lanzar el disco.</translation>
    </message>
    <message>
        <source>{name} shoots the disc again: it stops {place}.</source>
        <translation>{name} vuelve a lanzar el disco: se para {place}.</translation>
    </message>
    <message>
        <source>{name} shoots.</source>
        <translation>{name} lanza.</translation>
    </message>
    <message>
        <source>{name} shoots: the disc stops {place}.</source>
        <extracomment>&quot;Ana shoots: the disc stops 45 mm behind row 2, 30 mm left of the middle.&quot;</extracomment>
        <translation>{name} lanza: el disco se para {place}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln disc(s): the own zone was touched.</source>
        <translation>
            <numerusform>{name} recoge %Ln disco: ha tocado su propia zona.</numerusform>
            <numerusform>{name} recoge %Ln discos: han tocado su propia zona.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln disc(s): the platform had no room left.</source>
        <translation>
            <numerusform>{name} recoge %Ln disco: no quedaba sitio en la plataforma.</numerusform>
            <numerusform>{name} recoge %Ln discos: no quedaba sitio en la plataforma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln disc(s): the zone of an empty side was touched.</source>
        <translation>
            <numerusform>{name} recoge %Ln disco: ha tocado la zona de un lado vacío.</numerusform>
            <numerusform>{name} recoge %Ln discos: han tocado la zona de un lado vacío.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln disc(s): {other}&apos;s zone was touched.</source>
        <translation>
            <numerusform>{name} recoge %Ln disco: ha tocado la zona de {other}.</numerusform>
            <numerusform>{name} recoge %Ln discos: han tocado la zona de {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln leaning disc(s) as well.</source>
        <translation>
            <numerusform>{name} recoge también %Ln disco a medio caer.</numerusform>
            <numerusform>{name} recoge también %Ln discos a medio caer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln leaning disc(s): the reserve is empty.</source>
        <translation>
            <numerusform>{name} recoge %Ln disco a medio caer: la reserva está vacía.</numerusform>
            <numerusform>{name} recoge %Ln discos a medio caer: la reserva está vacía.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln loose disc(s): only three may stay loose.</source>
        <translation>
            <numerusform>{name} recoge %Ln disco suelto: no puede haber más de tres.</numerusform>
            <numerusform>{name} recoge %Ln discos sueltos: no puede haber más de tres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln loose disc(s): the reserve is empty.</source>
        <translation>
            <numerusform>{name} recoge %Ln disco suelto: la reserva está vacía.</numerusform>
            <numerusform>{name} recoge %Ln discos sueltos: la reserva está vacía.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>Gana {name}</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <extracomment>A player and the points of one game, in a list: &quot;Ana 34, Ben 28&quot;.</extracomment>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{name}&apos;s disc falls into a hole in row {row}, pit up: {points}.</source>
        <translation>Un disco de {name} cae en un agujero de la fila {row} con el hoyuelo a la vista: {points}.</translation>
    </message>
    <message>
        <source>{name}&apos;s disc falls into a hole in row {row}: {points}.</source>
        <translation>Un disco de {name} cae en un agujero de la fila {row}: {points}.</translation>
    </message>
    <message>
        <source>{name}&apos;s disc falls into a hole, pit up: {points}.</source>
        <translation>Un disco de {name} cae en un agujero con el hoyuelo a la vista: {points}.</translation>
    </message>
    <message>
        <source>{name}&apos;s disc falls into a hole: {points}.</source>
        <translation>Un disco de {name} cae en un agujero: {points}.</translation>
    </message>
    <message>
        <source>{name}&apos;s disc is thrown out of its hole.</source>
        <translation>Un disco de {name} sale despedido de su agujero.</translation>
    </message>
    <message>
        <source>{name}&apos;s disc leans in a hole: {hole}.</source>
        <translation>Un disco de {name} queda a medio caer en un agujero: {hole}.</translation>
    </message>
    <message>
        <source>{name}&apos;s disc leaves the board and goes back to the reserve.</source>
        <translation>Un disco de {name} sale del tablero y vuelve a la reserva.</translation>
    </message>
    <message>
        <source>{name}&apos;s disc leaves the board; it will be shot again.</source>
        <translation>Un disco de {name} sale del tablero; se volverá a lanzar.</translation>
    </message>
    <message>
        <source>{name}&apos;s turn is over.</source>
        <translation>Se acaba el turno de {name}.</translation>
    </message>
    <message>
        <source>{name}&apos;s turn, shot {number}.</source>
        <translation>Turno de {name}, lanzamiento {number}.</translation>
    </message>
    <message>
        <source>{name}&apos;s turn, shot {number}; the game ends with this round.</source>
        <translation>Turno de {name}, lanzamiento {number}; la partida acaba con esta ronda.</translation>
    </message>
    <message>
        <source>{name}&apos;s turn.</source>
        <translation>Turno de {name}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln shot(s) left; {discs}.</source>
        <translation>
            <numerusform>{name}: queda %Ln lanzamiento; {discs}.</numerusform>
            <numerusform>{name}: quedan %Ln lanzamientos; {discs}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: a disc of yours is sunk – shoot again, or end the turn</source>
        <translation>{name}: has encajado un disco tuyo; lanza otro o acaba el turno</translation>
    </message>
    <message>
        <source>{name}: a disc of yours is sunk – shoot one more, or end the turn</source>
        <translation>{name}: has encajado un disco tuyo; lanza uno más o acaba el turno</translation>
    </message>
    <message>
        <source>{name}: a line of four has become five and no longer pays {points}.</source>
        <translation>{name}: una línea de cuatro pasa a ser de cinco y deja de dar {points}.</translation>
    </message>
    <message>
        <source>{name}: shoot your disc again, it was driven off the board</source>
        <translation>{name}: vuelve a lanzar tu disco, lo han echado del tablero</translation>
    </message>
    <message>
        <source>{name}: shoot your first disc</source>
        <translation>{name}: lanza tu primer disco</translation>
    </message>
    <message numerus="yes">
        <source>{name}: shoot your last disc – %Ln attempt(s)</source>
        <translation>
            <numerusform>{name}: lanza tu último disco (%Ln intento)</numerusform>
            <numerusform>{name}: lanza tu último disco (%Ln intentos)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: shoot your last disc, or end the turn – %Ln attempt(s) left</source>
        <translation>
            <numerusform>{name}: lanza tu último disco o acaba el turno (queda %Ln intento)</numerusform>
            <numerusform>{name}: lanza tu último disco o acaba el turno (quedan %Ln intentos)</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: shoot your second disc, or end the turn</source>
        <translation>{name}: lanza tu segundo disco o acaba el turno</translation>
    </message>
    <message>
        <source>{name}: shoot your third disc, or end the turn</source>
        <translation>{name}: lanza tu tercer disco o acaba el turno</translation>
    </message>
    <message>
        <source>{name}: sink a disc of yours, then you may shoot again</source>
        <translation>{name}: encaja un disco tuyo y podrás seguir lanzando</translation>
    </message>
    <message>
        <source>{name}: your third shot sank a disc – shoot one more, or end the turn</source>
        <translation>{name}: tu tercer lanzamiento ha encajado un disco; lanza uno más o acaba el turno</translation>
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
        <translation>{name}: {points} – {parts}; {total} en toda la serie.</translation>
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
        <translation>Empate a {points} en cabeza, {lead} más que {names}.</translation>
    </message>
    <message>
        <source>{points}, {lead} ahead of {names}.</source>
        <translation>{points}, {lead} más que {names}.</translation>
    </message>
    <message>
        <source>{prompt}. {warning}</source>
        <extracomment>&quot;Ana: shoot your second disc, or end the turn. Three of your discs are loose: …&quot;</extracomment>
        <translation>{prompt}. {warning}</translation>
    </message>
    <message>
        <source>{speed} metres a second</source>
        <translation>{speed} metros por segundo</translation>
    </message>
    <message>
        <source>{why}. Game {number} of {games} is over. Points: {points}.</source>
        <translation>{why}. La partida {number} de {games} ha terminado. Puntos: {points}.</translation>
    </message>
    <message>
        <source>{why}. The game is over. Points: {points}.</source>
        <translation>{why}. La partida ha terminado. Puntos: {points}.</translation>
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
            <numerusform>%Ln partida, sumando los puntos</numerusform>
            <numerusform>%Ln partidas, sumando los puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>A single game</source>
        <translation>Una sola partida</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Según el reglamento</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>Básico</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Cruces</translation>
    </message>
    <message>
        <source>Discs in a zone</source>
        <translation>Discos en una zona</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Se echa a suertes</translation>
    </message>
    <message>
        <source>Dry: discs stop soon</source>
        <translation>Seco: los discos se paran pronto</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>Every zone is cleared, the own one too</source>
        <translation>Se despejan todas las zonas, también la propia</translation>
    </message>
    <message>
        <source>Everyone for themselves</source>
        <translation>Cada uno por su cuenta</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Fair hand, tries what looks good.</source>
        <translation>Mano pasable, prueba lo que pinta bien.</translation>
    </message>
    <message>
        <source>Five bands worth 1 to 5</source>
        <translation>Cinco franjas que valen de 1 a 5</translation>
    </message>
    <message>
        <source>Formations</source>
        <translation>Formaciones</translation>
    </message>
    <message>
        <source>Four play two against two, partners opposite</source>
        <translation>Con cuatro, dos contra dos; compañero enfrente</translation>
    </message>
    <message>
        <source>Freshly waxed: discs slide far</source>
        <translation>Recién encerado: los discos llegan lejos</translation>
    </message>
    <message>
        <source>From the corners</source>
        <translation>Desde las esquinas</translation>
    </message>
    <message>
        <source>From the sides</source>
        <translation>Desde los lados</translation>
    </message>
    <message>
        <source>Holes seen from a corner</source>
        <translation>Agujeros vistos desde una esquina</translation>
    </message>
    <message>
        <source>It ends at once</source>
        <translation>Acaba en el acto</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Lines and crosses count</source>
        <translation>Las líneas y las cruces cuentan</translation>
    </message>
    <message>
        <source>Lines and crosses don&apos;t count</source>
        <translation>Las líneas y las cruces no cuentan</translation>
    </message>
    <message>
        <source>Nine diagonals worth 1 to 9</source>
        <translation>Nueve diagonales que valen de 1 a 9</translation>
    </message>
    <message>
        <source>Only opponents&apos; zones are cleared</source>
        <translation>Solo se despejan las zonas de los rivales</translation>
    </message>
    <message>
        <source>Only upright ones count</source>
        <translation>Solo cuentan las rectas</translation>
    </message>
    <message>
        <source>Only who sinks an own disc goes on</source>
        <translation>Solo sigue quien encaja un disco propio</translation>
    </message>
    <message>
        <source>Shaky hand, takes the nearest hole.</source>
        <translation>Mano temblorosa, va al agujero más cercano.</translation>
    </message>
    <message>
        <source>Shots in a turn</source>
        <translation>Lanzamientos por turno</translation>
    </message>
    <message>
        <source>Slanting ones count too</source>
        <translation>Cuentan también las que van en aspa</translation>
    </message>
    <message>
        <source>Steady hand, weighs its own error.</source>
        <translation>Mano firme, cuenta con su propio error.</translation>
    </message>
    <message>
        <source>Sure hand, plans two shots ahead.</source>
        <translation>Mano segura, prevé dos lanzamientos.</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Equipos</translation>
    </message>
    <message>
        <source>The first seat</source>
        <translation>El primer asiento</translation>
    </message>
    <message>
        <source>The loser of the game before</source>
        <translation>Quien perdió la partida anterior</translation>
    </message>
    <message>
        <source>The round is finished first</source>
        <translation>Antes se termina la ronda</translation>
    </message>
    <message>
        <source>The second sits left; of three, nobody does</source>
        <translation>A la izquierda, el segundo; si son tres, nadie</translation>
    </message>
    <message>
        <source>The second sits right; of three, nobody does</source>
        <translation>A la derecha, el segundo; si son tres, nadie</translation>
    </message>
    <message>
        <source>Three, whatever they hit</source>
        <translation>Tres, acierten o no</translation>
    </message>
    <message>
        <source>Two face each other; of three, nobody sits opposite</source>
        <translation>Enfrente, el segundo; si son tres, nadie</translation>
    </message>
    <message>
        <source>Two or three players</source>
        <translation>Con dos o tres jugadores</translation>
    </message>
    <message>
        <source>Waxed</source>
        <translation>Encerado</translation>
    </message>
    <message>
        <source>Where one shoots from</source>
        <translation>Desde dónde se lanza</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>With the same number every hand shakes alike, 1 to {largest}.</source>
        <translation>Con el mismo número, cada mano tiembla igual; de 1 a {largest}.</translation>
    </message>
</context>
<context>
    <name>HelpPane</name>
    <message>
        <source>*This game: {choice}.*</source>
        <translation>*En esta partida: «{choice}».*</translation>
    </message>
    <message>
        <source>Close the rules</source>
        <translation>Cerrar las reglas</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No se ha encontrado</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>{names} and {name}</source>
        <extracomment>The end of a list: &quot;Ana and Ben&quot;, &quot;Ana, Ben and Eva&quot;.</extracomment>
        <translation>{names} y {name}</translation>
    </message>
    <message>
        <source>{names} and {name}</source>
        <comment>name starts with the sound i</comment>
        <extracomment>Spanish says &quot;e&quot; here. Other languages repeat the translation of the same words.</extracomment>
        <translation>{names} e {name}</translation>
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
        <translation>Recuperarla</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Launcher</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>No unfinished games. Choose a game to begin.</source>
        <translation>No hay partidas a medias. Elige un juego para empezar.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Open a game from a file</source>
        <translation>Abrir una partida desde un archivo</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Quitar de la lista</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>The game was removed from the list.</source>
        <translation>La partida se ha quitado de la lista.</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Casual</source>
        <translation>Ocasional</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Profesional</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Fuerte</translation>
    </message>
</context>
<context>
    <name>Luck</name>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln carta</numerusform>
            <numerusform>%Ln cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln punto</numerusform>
            <numerusform>%Ln puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) nobody takes are discarded.</source>
        <translation>
            <numerusform>Se descarta %n columna que nadie recoge.</numerusform>
            <numerusform>Se descartan %n columnas que nadie recoge.</numerusform>
        </translation>
    </message>
    <message>
        <source>2–6 players · 30 minutes</source>
        <translation>2–6 jugadores · 30 minutos</translation>
    </message>
    <message>
        <source>A column holds only one Roll card.</source>
        <translation>En cada columna solo cabe una carta de dado.</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Bank, {colour}</source>
        <translation>Banco, {colour}</translation>
    </message>
    <message>
        <source>Bench, {colour}</source>
        <translation>Banquillo, {colour}</translation>
    </message>
    <message>
        <source>Chance to go too far on the next card: {chance}</source>
        <translation>Riesgo de pasarte con la próxima carta: {chance}</translation>
    </message>
    <message>
        <source>Click or P: draw a card</source>
        <translation>Clic o P: robar una carta</translation>
    </message>
    <message>
        <source>Click or R: roll</source>
        <translation>Clic o R: tirar</translation>
    </message>
    <message>
        <source>Column or colour {number}</source>
        <translation>Columna o color {number}</translation>
    </message>
    <message>
        <source>Column {number}: empty</source>
        <translation>Columna {number}: vacía</translation>
    </message>
    <message>
        <source>Column {number}: {cards}, {points}</source>
        <translation>Columna {number}: {cards}, {points}</translation>
    </message>
    <message>
        <source>Die: {face}</source>
        <translation>Dado: {face}</translation>
    </message>
    <message>
        <source>Discard pile: {cards}</source>
        <translation>Descartes: {cards}</translation>
    </message>
    <message>
        <source>Drag it to a column, or press 1, 2 or 3</source>
        <translation>Arrástrala a una columna o pulsa 1, 2 o 3</translation>
    </message>
    <message>
        <source>Draw pile: {cards}</source>
        <translation>Mazo: {cards}</translation>
    </message>
    <message>
        <source>Draw pile: {cards}. Columns are taken {direction}.</source>
        <translation>Mazo: {cards}. Las columnas se recogen {direction}.</translation>
    </message>
    <message>
        <source>Draw, build columns, and stop before your luck runs out.</source>
        <translation>Roba, forma columnas y plántate antes de que se te acabe la suerte.</translation>
    </message>
    <message>
        <source>Drawn card: none</source>
        <translation>Carta robada: ninguna</translation>
    </message>
    <message>
        <source>Drawn card: {card}</source>
        <translation>Carta robada: {card}</translation>
    </message>
    <message>
        <source>First choose a column for the drawn card: {card}.</source>
        <translation>Primero elige una columna para la carta robada: {card}.</translation>
    </message>
    <message>
        <source>First choose: push or bank.</source>
        <translation>Primero elige: arriesgar o guardar.</translation>
    </message>
    <message>
        <source>First roll the die for your Roll card.</source>
        <translation>Primero tira el dado por tu carta de dado.</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Ahora no es posible</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Probabilidades</translation>
    </message>
    <message>
        <source>Place the drawn card first.</source>
        <translation>Primero coloca la carta robada.</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Arriesgar</translation>
    </message>
    <message>
        <source>Push Your Luck</source>
        <translation>Tienta a la suerte</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tirar</translation>
    </message>
    <message>
        <source>Roll card</source>
        <translation>carta de dado</translation>
    </message>
    <message>
        <source>Roll cards: {rolls} · Switch cards: {switches}</source>
        <translation>De dado: {rolls} · De cambio: {switches}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Plantarse</translation>
    </message>
    <message>
        <source>Stop first, then take a column.</source>
        <translation>Primero plántate y luego recoge una columna.</translation>
    </message>
    <message>
        <source>Switch card</source>
        <translation>carta de cambio de sentido</translation>
    </message>
    <message>
        <source>Switch stack: {cards}; columns are taken {direction}</source>
        <translation>Montón de cambio de sentido: {cards}; las columnas se recogen {direction}</translation>
    </message>
    <message>
        <source>The column already has the same card: {card}.</source>
        <translation>En esa columna ya hay la misma carta: {card}.</translation>
    </message>
    <message>
        <source>The draw pile is empty. The game is over.</source>
        <translation>El mazo se ha agotado. La partida ha terminado.</translation>
    </message>
    <message>
        <source>The draw pile is empty: {name} has to stop.</source>
        <translation>El mazo se ha agotado: {name} tiene que plantarse.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The rules don&apos;t allow that.</source>
        <translation>Las reglas no lo permiten.</translation>
    </message>
    <message>
        <source>There are at most three columns, opened one after another.</source>
        <translation>Hay tres columnas como máximo y se abren una tras otra.</translation>
    </message>
    <message>
        <source>There is no card to place: push on or stop.</source>
        <translation>No hay ninguna carta que colocar: sigue o plántate.</translation>
    </message>
    <message>
        <source>There is nothing to roll for.</source>
        <translation>Ahora no hay por qué tirar el dado.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Unseen cards</source>
        <translation>Cartas por salir</translation>
    </message>
    <message>
        <source>With only Switch cards drawn you must draw again.</source>
        <translation>Solo te han salido cartas de cambio de sentido: tienes que robar otra vez.</translation>
    </message>
    <message>
        <source>You are pushing: after the first card banking is over.</source>
        <translation>Ya estás arriesgando: tras la primera carta no se puede guardar.</translation>
    </message>
    <message>
        <source>You can&apos;t stop before there is a column.</source>
        <translation>No puedes plantarte mientras no haya ninguna columna.</translation>
    </message>
    <message>
        <source>You have no {colour} card on your bench.</source>
        <translation>No tienes ninguna carta de color {colour} en el banquillo.</translation>
    </message>
    <message>
        <source>You must take one of the columns.</source>
        <translation>Tienes que recoger una de las columnas.</translation>
    </message>
    <message>
        <source>You went too far: first roll the die.</source>
        <translation>Te has pasado: primero tira el dado.</translation>
    </message>
    <message>
        <source>Your bench is empty, so you must push.</source>
        <translation>Tu banquillo está vacío: tienes que arriesgar.</translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation>en sentido antihorario</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>blue {number}</source>
        <translation>{number} azul</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>en sentido horario</translation>
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
        <translation>morado</translation>
    </message>
    <message>
        <source>purple {number}</source>
        <translation>{number} morado</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <source>red {number}</source>
        <extracomment>A number card, such as &quot;red 4&quot;.</extracomment>
        <translation>{number} rojo</translation>
    </message>
    <message>
        <source>star</source>
        <translation>estrella</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>yellow {number}</source>
        <translation>{number} amarillo</translation>
    </message>
    <message>
        <source>{action}  [{key}]</source>
        <translation>{action}  [{key}]</translation>
    </message>
    <message>
        <source>{card} doesn&apos;t fit: the column already has this colour: {colour}.</source>
        <translation>{card} no encaja: en la columna ya hay {colour}.</translation>
    </message>
    <message>
        <source>{card} doesn&apos;t fit: the column already has this number: {number}.</source>
        <translation>{card} no encaja: en la columna ya hay un {number}.</translation>
    </message>
    <message>
        <source>{card}: {count} unseen</source>
        <translation>{card}: {count} por salir</translation>
    </message>
    <message>
        <source>{colour}: none</source>
        <translation>{colour}: ninguna</translation>
    </message>
    <message>
        <source>{colour}: {numbers} – {points}</source>
        <translation>{colour}: {numbers} – {points}</translation>
    </message>
    <message>
        <source>{column} – can be chosen</source>
        <translation>{column} – se puede elegir</translation>
    </message>
    <message>
        <source>{name} banks a colour: {cards} ({points}).</source>
        <translation>{name} guarda un color: {cards} ({points}).</translation>
    </message>
    <message>
        <source>{name} draws a Switch card: columns are now taken {direction}.</source>
        <translation>{name} roba una carta de cambio de sentido: ahora las columnas se recogen {direction}.</translation>
    </message>
    <message>
        <source>{name} rolls the star and loses nothing.</source>
        <translation>{name} tira, sale la estrella y no pierde nada.</translation>
    </message>
    <message>
        <source>{name} rolls the star and loses the whole bench: {cards} ({points}).</source>
        <translation>{name} tira, sale la estrella y pierde todo el banquillo: {cards} ({points}).</translation>
    </message>
    <message>
        <source>{name} rolls {colour} and has none to lose.</source>
        <translation>{name} tira, sale {colour} y no pierde nada.</translation>
    </message>
    <message>
        <source>{name} rolls {colour} and loses these cards: {cards} ({points}).</source>
        <translation>{name} tira, sale {colour} y pierde {cards} ({points}).</translation>
    </message>
    <message>
        <source>{name} stops.</source>
        <translation>{name} se planta.</translation>
    </message>
    <message>
        <source>{name} takes a column: {cards} ({points}).</source>
        <translation>{name} recoge una columna: {cards} ({points}).</translation>
    </message>
    <message>
        <source>{name} went too far: roll the die</source>
        <translation>{name} se ha pasado: tira el dado</translation>
    </message>
    <message>
        <source>{name}&apos;s bank: {cards}, points hidden</source>
        <translation>Banco de {name}: {cards}, puntos ocultos</translation>
    </message>
    <message>
        <source>{name}&apos;s bank: {cards}, {points}</source>
        <translation>Banco de {name}: {cards}, {points}</translation>
    </message>
    <message>
        <source>{name}&apos;s bench is empty.</source>
        <translation>El banquillo de {name} está vacío.</translation>
    </message>
    <message>
        <source>{name}&apos;s bench: {cards}.</source>
        <translation>Banquillo de {name}: {cards}.</translation>
    </message>
    <message>
        <source>{name}&apos;s turn.</source>
        <translation>Turno de {name}.</translation>
    </message>
    <message>
        <source>{name}: bench {bench} + bank {bank} = {total}</source>
        <translation>{name}: banquillo {bench} + banco {bank} = {total}</translation>
    </message>
    <message>
        <source>{name}: bench {bench}, bank hidden</source>
        <translation>{name}: banquillo {bench}, banco oculto</translation>
    </message>
    <message>
        <source>{name}: choose a colour to bank</source>
        <translation>{name}: elige qué color guardas</translation>
    </message>
    <message>
        <source>{name}: choose a column to collect</source>
        <translation>{name}: elige qué columna recoges</translation>
    </message>
    <message>
        <source>{name}: choose a column – {card}</source>
        <translation>{name}: elige una columna ({card})</translation>
    </message>
    <message>
        <source>{name}: draw again – there is no column yet</source>
        <translation>{name}: roba otra vez, aún no hay ninguna columna</translation>
    </message>
    <message>
        <source>{name}: push on or stop?</source>
        <translation>{name}: ¿sigues o te plantas?</translation>
    </message>
    <message>
        <source>{name}: push or bank?</source>
        <translation>{name}: ¿arriesgas o guardas?</translation>
    </message>
    <message>
        <source>{name}: push – draw the first card</source>
        <translation>{name}: arriesga y roba la primera carta</translation>
    </message>
    <message>
        <source>{name}: roll the die for the Roll card</source>
        <translation>{name}: tira el dado por la carta de dado</translation>
    </message>
    <message>
        <source>{name}: {card} – too far, it fits no column.</source>
        <translation>{name} se ha pasado: {card}, que no encaja en ninguna columna.</translation>
    </message>
    <message>
        <source>{name}: {card}, column {number}.</source>
        <translation>{name}: {card}, columna {number}.</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
</context>
<context>
    <name>LuckOptions</name>
    <message>
        <source>A star costs nothing</source>
        <translation>La estrella no te cuesta nada</translation>
    </message>
    <message>
        <source>A star costs the whole bench</source>
        <translation>La estrella te cuesta todo el banquillo</translation>
    </message>
    <message>
        <source>As in the box</source>
        <translation>Como en la caja</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Según el reglamento</translation>
    </message>
    <message>
        <source>Counts, looks ahead, plays to win.</source>
        <translation>Cuenta, prevé y juega a ganar.</translation>
    </message>
    <message>
        <source>Draws a few cards, banks on a whim.</source>
        <translation>Roba poco y guarda por capricho.</translation>
    </message>
    <message>
        <source>Every turn begins clockwise</source>
        <translation>Cada turno empieza en sentido horario</translation>
    </message>
    <message>
        <source>Everybody sees them</source>
        <translation>Los ven todos</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Fewest cards win</source>
        <translation>Gana quien tiene menos cartas</translation>
    </message>
    <message>
        <source>Hard mode</source>
        <translation>Modo difícil</translation>
    </message>
    <message>
        <source>Most cards win</source>
        <translation>Gana quien tiene más cartas</translation>
    </message>
    <message>
        <source>Only one&apos;s own are shown</source>
        <translation>Cada cual ve solo los suyos</translation>
    </message>
    <message>
        <source>Points in the banks</source>
        <translation>Puntos en los bancos</translation>
    </message>
    <message>
        <source>Roll after all have taken</source>
        <translation>Se tira cuando todos han recogido</translation>
    </message>
    <message>
        <source>Roll as soon as it is taken</source>
        <translation>Se tira nada más recogerla</translation>
    </message>
    <message>
        <source>Roll cards in a column</source>
        <translation>Carta de dado en una columna</translation>
    </message>
    <message>
        <source>Stops when the risk feels high.</source>
        <translation>Se planta si ve mucho riesgo.</translation>
    </message>
    <message>
        <source>Switch cards</source>
        <translation>Cartas de cambio de sentido</translation>
    </message>
    <message>
        <source>The direction stays until the next one</source>
        <translation>El sentido se mantiene hasta la siguiente</translation>
    </message>
    <message>
        <source>The same number deals the same cards, 1 to {largest}.</source>
        <translation>Con el mismo número salen las mismas cartas; de 1 a {largest}.</translation>
    </message>
    <message>
        <source>The win is shared</source>
        <translation>Se comparte la victoria</translation>
    </message>
    <message>
        <source>Tie at the end</source>
        <translation>Empate al final</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Con dos jugadores</translation>
    </message>
    <message>
        <source>Weighs every card that is left.</source>
        <translation>Sopesa cada carta que queda.</translation>
    </message>
    <message>
        <source>With Switch cards</source>
        <translation>Con cartas de cambio de sentido</translation>
    </message>
    <message>
        <source>Without Switch cards</source>
        <translation>Sin cartas de cambio de sentido</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Add a seat</source>
        <translation>Añadir asiento</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Otro</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Número de reparto</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Own choice</source>
        <translation>A tu gusto</translation>
    </message>
    <message>
        <source>Practise alone</source>
        <translation>Practicar a solas</translation>
    </message>
    <message>
        <source>Read {clause} in the rules</source>
        <translation>Leer {clause} en las reglas</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Empezar la partida</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Carpeta de datos</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>No movement</source>
        <translation>Sin movimiento</translation>
    </message>
    <message>
        <source>No sound device was found</source>
        <translation>No se ha encontrado ningún dispositivo de sonido</translation>
    </message>
    <message>
        <source>None: nothing is kept</source>
        <translation>Ninguna: no se conserva nada</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open the data folder</source>
        <translation>Abrir la carpeta de datos</translation>
    </message>
    <message>
        <source>Pushdesk {version}. The flicking game follows Push designed by Steffen Mühlhäuser (Steffen-Spiele), Push Your Luck follows PUSH designed by Prospero Hall (Ravensburger). Pushdesk is free software under the GNU GPL, version 3 or later, and is not affiliated with the designers or the publishers.</source>
        <translation>Pushdesk {version}. El juego de discos sigue las reglas de Push, de Steffen Mühlhäuser (Steffen-Spiele), y «Tienta a la suerte», las de PUSH, de Prospero Hall (Ravensburger). Pushdesk es software libre bajo la GNU GPL, versión 3 o posterior, y no tiene relación con los autores ni con las editoriales.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Show the odds of the next card</source>
        <translation>Mostrar las probabilidades de la próxima carta</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Steady hand: a shot goes exactly where it is aimed</source>
        <translation>Mano firme: el disco va exactamente adonde se apunta</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Turn the board to the person who shoots</source>
        <translation>Girar el tablero hacia quien lanza</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
</context>
<context>
    <name>Rummy</name>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln carta</numerusform>
            <numerusform>%Ln cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln punto</numerusform>
            <numerusform>%Ln puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>4 players in two teams · 45 minutes</source>
        <translation>4 jugadores por parejas · 45 minutos</translation>
    </message>
    <message>
        <source>A meld can&apos;t have more wild cards than natural ones.</source>
        <translation>Una combinación no puede tener más comodines que cartas naturales.</translation>
    </message>
    <message>
        <source>A meld needs at least one card that isn&apos;t wild.</source>
        <translation>Una combinación necesita al menos una carta que no sea comodín.</translation>
    </message>
    <message>
        <source>A meld needs at least three cards.</source>
        <translation>Una combinación necesita al menos tres cartas.</translation>
    </message>
    <message>
        <source>A run ends at the ace, low or high: it can&apos;t go on there.</source>
        <translation>Una escalera acaba en el as, sea bajo o alto: por ahí no puede seguir.</translation>
    </message>
    <message>
        <source>A run grows only at its ends, by the next cards.</source>
        <translation>Una escalera solo crece por los extremos, con las cartas que siguen.</translation>
    </message>
    <message>
        <source>A run has at most thirteen cards.</source>
        <translation>Una escalera tiene trece cartas como máximo.</translation>
    </message>
    <message>
        <source>A run has cards of one suit in a row; out of place here: {card}.</source>
        <translation>Una escalera tiene cartas consecutivas del mismo palo; aquí no encaja: {card}.</translation>
    </message>
    <message>
        <source>A run is too short for the contract of this round: {contract}.</source>
        <translation>Una de las escaleras es demasiado corta para el contrato de esta ronda: {contract}.</translation>
    </message>
    <message numerus="yes">
        <source>A set has at most %Ln card(s).</source>
        <translation>
            <numerusform>Un trío tiene %Ln carta como máximo.</numerusform>
            <numerusform>Un trío tiene %Ln cartas como máximo.</numerusform>
        </translation>
    </message>
    <message>
        <source>A set has each suit only once; twice here: {card}.</source>
        <translation>En un trío, cada palo aparece una sola vez; aquí está dos veces: {card}.</translation>
    </message>
    <message>
        <source>A set takes a missing suit of its rank, or a wild card.</source>
        <translation>A un trío se le añade un palo que falte, del mismo valor, o un comodín.</translation>
    </message>
    <message>
        <source>A two in the place of the two in a run is never replaced.</source>
        <translation>Un dos que ocupa el lugar del dos en una escalera no se cambia nunca.</translation>
    </message>
    <message>
        <source>A wild card is turned up and goes back into the stock: {card}.</source>
        <translation>Sale un comodín y vuelve al mazo: {card}.</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Ordenar</translation>
    </message>
    <message>
        <source>Arranged by melds found.</source>
        <translation>Mano ordenada por combinaciones.</translation>
    </message>
    <message>
        <source>Arranged by rank.</source>
        <translation>Mano ordenada por valores.</translation>
    </message>
    <message>
        <source>Arranged by suit.</source>
        <translation>Mano ordenada por palos.</translation>
    </message>
    <message>
        <source>Both teams level: {points} each.</source>
        <translation>Las dos parejas empatan a {points}.</translation>
    </message>
    <message>
        <source>Both teams share the win</source>
        <translation>Las dos parejas comparten la victoria</translation>
    </message>
    <message>
        <source>Click or P: push</source>
        <translation>Clic o P: empujar</translation>
    </message>
    <message>
        <source>Click or T</source>
        <translation>Clic o T</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Discard pile: empty</source>
        <translation>Pila de descartes: vacía</translation>
    </message>
    <message>
        <source>Discard pile: {card}</source>
        <translation>Pila de descartes: {card}</translation>
    </message>
    <message>
        <source>Extra round</source>
        <translation>Ronda extra</translation>
    </message>
    <message>
        <source>First lay your own contract: {contract}.</source>
        <translation>Primero baja tu propio contrato: {contract}.</translation>
    </message>
    <message>
        <source>First take or push.</source>
        <translation>Primero toma o empuja.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Hand the computer over. Nobody else should see your cards.</source>
        <translation>Ahora el ordenador es tuyo. Nadie más debe ver tus cartas.</translation>
    </message>
    <message>
        <source>Hand – {count}, {points}: {cards}.</source>
        <extracomment>&quot;Hand – 7 cards, 45 points: ace of spades, …&quot;</extracomment>
        <translation>Mano – {count}, {points}: {cards}.</translation>
    </message>
    <message>
        <source>Keep one card: who goes out must discard.</source>
        <translation>Guárdate una carta: quien cierra tiene que descartar.</translation>
    </message>
    <message>
        <source>Lay a meld</source>
        <translation>Bajar combinación</translation>
    </message>
    <message>
        <source>Lay the contract</source>
        <translation>Bajar contrato</translation>
    </message>
    <message>
        <source>Melds of {name}</source>
        <translation>Combinaciones de {name}</translation>
    </message>
    <message>
        <source>Melds on the table stay as they are; already there: {card}.</source>
        <translation>Las combinaciones de la mesa se quedan como están; ya está ahí: {card}.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Siguiente ronda</translation>
    </message>
    <message>
        <source>No melds yet</source>
        <translation>Aún no hay combinaciones</translation>
    </message>
    <message>
        <source>Not in your hand: {card}.</source>
        <translation>No la tienes en la mano: {card}.</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Ahora no es posible</translation>
    </message>
    <message>
        <source>On turn: {name}</source>
        <translation>Turno de {name}</translation>
    </message>
    <message>
        <source>Only a wild card of that meld can be replaced.</source>
        <translation>Solo se puede cambiar un comodín de esa combinación.</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Empujar</translation>
    </message>
    <message>
        <source>Push rummy</source>
        <translation>Rummy Push</translation>
    </message>
    <message>
        <source>Put in: {card}. Lifted: {wild}. {use}</source>
        <extracomment>&quot;Put in: five of spades. Lifted: joker. Set of kings (spades and hearts) – added: …&quot;</extracomment>
        <translation>Entra: {card}. Sale: {wild}. {use}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Ronda {number} de {rounds}</translation>
    </message>
    <message>
        <source>Select cards first, then the meld that takes them.</source>
        <translation>Primero selecciona cartas y luego la combinación a la que van.</translation>
    </message>
    <message>
        <source>Select the one card that you discard.</source>
        <translation>Selecciona la carta que descartas, una sola.</translation>
    </message>
    <message>
        <source>Set of {ranks} ({suits})</source>
        <extracomment>&quot;Set of kings (spades, hearts and joker)&quot;.</extracomment>
        <translation>Trío de {ranks} ({suits})</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Ver mis cartas</translation>
    </message>
    <message>
        <source>Stock: empty</source>
        <translation>Mazo: vacío</translation>
    </message>
    <message>
        <source>Stock: {cards}</source>
        <translation>Mazo: {cards}</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Tomar</translation>
    </message>
    <message>
        <source>That is no meld: a set has cards of one rank, a run cards of one suit in a row.</source>
        <translation>Eso no es una combinación: un trío tiene cartas del mismo valor; una escalera, cartas consecutivas del mismo palo.</translation>
    </message>
    <message>
        <source>That is no meld: a set has one rank in different suits, a run cards of one suit in a row.</source>
        <translation>Eso no es una combinación: un trío tiene el mismo valor en palos distintos; una escalera, cartas consecutivas del mismo palo.</translation>
    </message>
    <message>
        <source>The ace stands only above the king.</source>
        <translation>El as solo va por encima del rey.</translation>
    </message>
    <message>
        <source>The cards are covered.</source>
        <translation>Las cartas están tapadas.</translation>
    </message>
    <message>
        <source>The contract must come from your own hand; not there: {card}.</source>
        <translation>El contrato tiene que salir de tu propia mano; no está en ella: {card}.</translation>
    </message>
    <message>
        <source>The contract of this round must be laid in one go: {contract}.</source>
        <translation>El contrato de esta ronda se baja entero y de una vez: {contract}.</translation>
    </message>
    <message>
        <source>The hand is empty.</source>
        <translation>La mano está vacía.</translation>
    </message>
    <message>
        <source>The house rules don&apos;t allow to replace this wild card.</source>
        <translation>Las reglas de la casa no permiten cambiar este comodín.</translation>
    </message>
    <message>
        <source>The lifted wild card must go into another meld at once: {card}.</source>
        <translation>El comodín que sale tiene que ir en el acto a otra combinación: {card}.</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The match is over: both teams have equal points.</source>
        <translation>La partida ha terminado: las dos parejas tienen los mismos puntos.</translation>
    </message>
    <message>
        <source>The round is over: deal the next one.</source>
        <translation>La ronda ha terminado: reparte la siguiente.</translation>
    </message>
    <message>
        <source>The rules don&apos;t allow that.</source>
        <translation>Las reglas no lo permiten.</translation>
    </message>
    <message>
        <source>The wild card doesn&apos;t stand for this card: {card}.</source>
        <translation>El comodín no sustituye a esta carta: {card}.</translation>
    </message>
    <message>
        <source>There is no set of twos: twos are wild cards.</source>
        <translation>No hay tríos de doses: los doses son comodines.</translation>
    </message>
    <message>
        <source>There is no such meld on the table.</source>
        <translation>Esa combinación no está en la mesa.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>Esta ronda aún no ha terminado.</translation>
    </message>
    <message>
        <source>This run doesn&apos;t take: {card}. What belongs there: {rank} of {suit}.</source>
        <translation>En esta escalera no entra: {card}. Lo que va ahí: {rank} de {suit}.</translation>
    </message>
    <message>
        <source>This set doesn&apos;t take: {card}.</source>
        <translation>En este trío no entra: {card}.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Two teams meld cards, and push what they don&apos;t want to the left.</source>
        <translation>Dos parejas combinan cartas y empujan a la izquierda lo que no quieren.</translation>
    </message>
    <message>
        <source>What is it?</source>
        <translation>¿Qué combinación es?</translation>
    </message>
    <message>
        <source>What shall the cards do?</source>
        <translation>¿Qué haces con las cartas?</translation>
    </message>
    <message>
        <source>Which contract?</source>
        <translation>¿Qué contrato bajas?</translation>
    </message>
    <message>
        <source>You can lay off only after your own contract: {contract}.</source>
        <translation>Solo puedes añadir cartas después de bajar tu propio contrato: {contract}.</translation>
    </message>
    <message>
        <source>You can replace wild cards only after your own contract.</source>
        <translation>Solo puedes cambiar comodines después de bajar tu propio contrato.</translation>
    </message>
    <message>
        <source>You have drawn already: lay cards or discard.</source>
        <translation>Ya has tomado o empujado: baja cartas o descarta.</translation>
    </message>
    <message>
        <source>You have just taken it and must keep it: {card}.</source>
        <translation>La acabas de tomar y tienes que quedártela: {card}.</translation>
    </message>
    <message>
        <source>You have met the contract: lay melds one by one.</source>
        <translation>Ya has cumplido el contrato: baja las combinaciones una a una.</translation>
    </message>
    <message>
        <source>contract met</source>
        <translation>contrato cumplido</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>reparte</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>sin cartas</translation>
    </message>
    <message>
        <source>{action}  [{key}]</source>
        <translation>{action}  [{key}]</translation>
    </message>
    <message>
        <source>{card} as {rank}</source>
        <extracomment>A wild card in a run and the rank that it stands for: &quot;joker as four&quot;.</extracomment>
        <translation>{card} como {rank}</translation>
    </message>
    <message numerus="yes">
        <source>{contract} – %Ln card(s) missing</source>
        <translation>
            <numerusform>{contract} – falta %Ln carta</numerusform>
            <numerusform>{contract} – faltan %Ln cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>{contract} – complete in hand</source>
        <translation>{contract} – completo en la mano</translation>
    </message>
    <message>
        <source>{contract} – contract met</source>
        <translation>{contract} – contrato cumplido</translation>
    </message>
    <message>
        <source>{ended} Points: {first} – {second}.</source>
        <extracomment>&quot;Round 2 of 5 is over – the stock has run out. Points: Ana and Cleo 21 – Ben and Dan 40.&quot;</extracomment>
        <translation>{ended} Puntos: {first} – {second}.</translation>
    </message>
    <message>
        <source>{meld} – added: {cards}</source>
        <extracomment>&quot;Set of kings (spades, hearts and clubs) – added: joker&quot;.</extracomment>
        <translation>{meld} – se añade: {cards}</translation>
    </message>
    <message>
        <source>{meld} – at the high end: {cards}</source>
        <translation>{meld} – por arriba: {cards}</translation>
    </message>
    <message>
        <source>{meld} – at the low end: {cards}</source>
        <extracomment>&quot;Run in spades, three to five – at the low end: joker as two&quot;.</extracomment>
        <translation>{meld} – por abajo: {cards}</translation>
    </message>
    <message>
        <source>{names} win</source>
        <translation>Ganan {names}</translation>
    </message>
    <message>
        <source>{names} {points}</source>
        <extracomment>The points of a team: &quot;Ana and Cleo 21&quot;.</extracomment>
        <translation>{names} {points}</translation>
    </message>
    <message>
        <source>{names}: {points}, in all {total}.</source>
        <extracomment>A team: &quot;Ana and Cleo: 21 points, in all 64.&quot;</extracomment>
        <translation>{names}: {points}, en total {total}.</translation>
    </message>
    <message>
        <source>{name} discards: {card}.</source>
        <translation>{name} descarta: {card}.</translation>
    </message>
    <message>
        <source>{name} draws from the stock.</source>
        <translation>{name} roba del mazo.</translation>
    </message>
    <message>
        <source>{name} gets the discard and a stock card; you draw one</source>
        <translation>{name} recibe el descarte y una carta del mazo; tú robas otra</translation>
    </message>
    <message>
        <source>{name} goes out.</source>
        <translation>{name} cierra.</translation>
    </message>
    <message>
        <source>{name} lays a meld – {meld}.</source>
        <translation>{name} baja una combinación – {meld}.</translation>
    </message>
    <message>
        <source>{name} lays for the contract – {meld}.</source>
        <extracomment>&quot;Ana lays for the contract – set of tens: ten of clubs, ten of hearts and joker.&quot;</extracomment>
        <translation>{name} baja para el contrato – {meld}.</translation>
    </message>
    <message>
        <source>{name} lays off: {cards}.</source>
        <translation>{name} añade: {cards}.</translation>
    </message>
    <message>
        <source>{name} pushes to {other}: {card}, with a card from the stock.</source>
        <extracomment>{name} pushes the named card and a face-down one to {other}.</extracomment>
        <translation>{name} empuja hacia {other}: {card}, con una carta del mazo.</translation>
    </message>
    <message>
        <source>{name} replaces a wild card – lifted: {wild}; put there: {card}.</source>
        <translation>{name} cambia un comodín – sale: {wild}; entra: {card}.</translation>
    </message>
    <message>
        <source>{name} takes: {card}.</source>
        <translation>{name} toma: {card}.</translation>
    </message>
    <message>
        <source>{name}&apos;s turn.</source>
        <translation>Turno de {name}.</translation>
    </message>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, te toca a ti</translation>
    </message>
    <message>
        <source>{name}, team {team}: {parts}</source>
        <translation>{name}, pareja {team}: {parts}</translation>
    </message>
    <message>
        <source>{name}: lay cards – a discard alone ends the round, too little happens</source>
        <translation>{name}: baja cartas – si solo descartas, la ronda acaba por falta de jugadas</translation>
    </message>
    <message>
        <source>{name}: lay melds, lay off, or discard</source>
        <translation>{name}: baja combinaciones, añade cartas o descarta</translation>
    </message>
    <message>
        <source>{name}: lay the contract, or discard</source>
        <translation>{name}: baja el contrato o descarta</translation>
    </message>
    <message>
        <source>{name}: take or push? {card}</source>
        <extracomment>The card is the one on the discard pile.</extracomment>
        <translation>{name}: ¿tomas o empujas? {card}</translation>
    </message>
    <message>
        <source>{name}: take or push? {card} – a push ends the round at once</source>
        <translation>{name}: ¿tomas o empujas? {card} – si empujas, la ronda acaba en el acto</translation>
    </message>
    <message>
        <source>{name}: take or push? {card} – a push uses the last stock card and ends the round</source>
        <translation>{name}: ¿tomas o empujas? {card} – si empujas, gastas la última carta del mazo y acaba la ronda</translation>
    </message>
    <message>
        <source>{name}: take the computer</source>
        <translation>{name}: ponte al ordenador</translation>
    </message>
    <message>
        <source>{name}: {cards} – {points}, in all {total}</source>
        <translation>{name}: {cards} – {points}, en total {total}</translation>
    </message>
    <message>
        <source>{points}, {fewer} fewer than {names}.</source>
        <extracomment>The winners have 64 points; {fewer} is a number, how many fewer than the others have.</extracomment>
        <translation>{points}, {fewer} menos que {names}.</translation>
    </message>
    <message>
        <source>{round} is over – next dealer: {name}</source>
        <translation>{round} terminada – ahora reparte {name}</translation>
    </message>
    <message>
        <source>{round} is over – the last card of the stock was pushed.</source>
        <translation>{round} terminada – se ha empujado la última carta del mazo.</translation>
    </message>
    <message>
        <source>{round} is over – the stock has run out.</source>
        <translation>{round} terminada – se ha agotado el mazo.</translation>
    </message>
    <message>
        <source>{round} is over – the stock has too few cards for a push.</source>
        <translation>{round} terminada – en el mazo no quedan bastantes cartas para empujar.</translation>
    </message>
    <message>
        <source>{round} is over – too many turns without a push or a meld.</source>
        <translation>{round} terminada – demasiados turnos sin empujar ni bajar nada.</translation>
    </message>
    <message>
        <source>{round} is over – {name} has gone out.</source>
        <translation>{round} terminada – {name} ha cerrado.</translation>
    </message>
    <message>
        <source>{round} – {contract}. {name} deals. First discard: {card}.</source>
        <extracomment>&quot;Round 2 of 5 – 1 set of three and 1 run of four. Ana deals. First discard: ten of clubs.&quot;</extracomment>
        <translation>{round} – {contract}. Reparte {name}. Primer descarte: {card}.</translation>
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
            <numerusform>%Ln escalera de cinco</numerusform>
            <numerusform>%Ln escaleras de cinco</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) of four</source>
        <translation>
            <numerusform>%Ln escalera de cuatro</numerusform>
            <numerusform>%Ln escaleras de cuatro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln set(s) of three</source>
        <translation>
            <numerusform>%Ln trío</numerusform>
            <numerusform>%Ln tríos</numerusform>
        </translation>
    </message>
    <message>
        <source>Run in {suit}, {low} to {high}</source>
        <translation>Escalera de {suit}, de {low} a {high}</translation>
    </message>
    <message>
        <source>Set of {ranks}</source>
        <translation>Trío de {ranks}</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>ases</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ocho</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>ochos</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>boca abajo</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cincos</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>cuatros</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jota</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>jotas</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>jóker</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>reyes</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nueve</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>nueves</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>reina</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>reinas</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>siete</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sietes</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>seises</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>diez</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dieces</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>treses</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>doses</translation>
    </message>
    <message>
        <source>{card} as a further {rank}</source>
        <translation>{card} como {rank}</translation>
    </message>
    <message>
        <source>{card} as {other}</source>
        <translation>{card} como {other}</translation>
    </message>
    <message>
        <source>{card}, selected, {place} of {count}</source>
        <translation>{card}, seleccionada, {place} de {count}</translation>
    </message>
    <message>
        <source>{card}, wild</source>
        <translation>{card}, comodín</translation>
    </message>
    <message>
        <source>{card}, {place} of {count}</source>
        <translation>{card}, {place} de {count}</translation>
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
        <translation>{sets} y {runs}</translation>
    </message>
</context>
<context>
    <name>RummyOptions</name>
    <message>
        <source>A meld needs a natural card</source>
        <translation>Hace falta una carta natural</translation>
    </message>
    <message>
        <source>A two in its own place in a run</source>
        <translation>Un dos en el lugar del dos de una escalera</translation>
    </message>
    <message>
        <source>Ace in a run</source>
        <translation>El as en una escalera</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Se permite</translation>
    </message>
    <message>
        <source>Any number in a meld</source>
        <translation>Los que se quiera</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Según el reglamento</translation>
    </message>
    <message>
        <source>Discarding the card just taken</source>
        <translation>Descartar la carta recién tomada</translation>
    </message>
    <message>
        <source>Each suit once, at most four cards</source>
        <translation>Cada palo una vez, cuatro cartas como máximo</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familiar</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>In sets and in runs</source>
        <translation>En tríos y en escaleras</translation>
    </message>
    <message>
        <source>It is pushed, then the round ends</source>
        <translation>Se empuja y acaba la ronda</translation>
    </message>
    <message>
        <source>Low or high</source>
        <translation>Bajo o alto</translation>
    </message>
    <message>
        <source>Melds of wild cards</source>
        <translation>Combinaciones de comodines</translation>
    </message>
    <message>
        <source>No more than natural cards in a meld</source>
        <translation>No más que cartas naturales</translation>
    </message>
    <message>
        <source>No such two can be replaced</source>
        <translation>No se cambia nunca</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>No se permite</translation>
    </message>
    <message>
        <source>Number of wild cards</source>
        <translation>Comodines en una combinación</translation>
    </message>
    <message>
        <source>One more round is played</source>
        <translation>Se juega una ronda más</translation>
    </message>
    <message>
        <source>Only a two of the run&apos;s suit stays</source>
        <translation>Solo se queda el dos del palo de la escalera</translation>
    </message>
    <message>
        <source>Only high, after the king</source>
        <translation>Solo alto, por encima del rey</translation>
    </message>
    <message>
        <source>Only if it is the last one in hand</source>
        <translation>Solo si es la última de la mano</translation>
    </message>
    <message>
        <source>Only in runs</source>
        <translation>Solo en escaleras</translation>
    </message>
    <message>
        <source>Only with a discard</source>
        <translation>Solo con descarte</translation>
    </message>
    <message>
        <source>Push with one card left in the stock</source>
        <translation>Empujar con una sola carta en el mazo</translation>
    </message>
    <message>
        <source>Replacing wild cards</source>
        <translation>Cambiar comodines</translation>
    </message>
    <message>
        <source>Suits in a set</source>
        <translation>Palos en un trío</translation>
    </message>
    <message>
        <source>Suits may repeat, at most eight cards</source>
        <translation>Los palos se repiten, ocho cartas como máximo</translation>
    </message>
    <message>
        <source>Takes what fits, discards high cards.</source>
        <translation>Toma lo que le sirve, descarta cartas altas.</translation>
    </message>
    <message>
        <source>The round ends, no card moves</source>
        <translation>Acaba la ronda sin mover cartas</translation>
    </message>
    <message>
        <source>The same number deals the same cards, 1 to {largest}.</source>
        <translation>Con el mismo número salen las mismas cartas; de 1 a {largest}.</translation>
    </message>
    <message>
        <source>The win is shared</source>
        <translation>Se comparte la victoria</translation>
    </message>
    <message>
        <source>Tie after five rounds</source>
        <translation>Empate tras cinco rondas</translation>
    </message>
    <message>
        <source>Watches its partner and the left neighbour.</source>
        <translation>Se fija en su compañero y en su izquierda.</translation>
    </message>
    <message>
        <source>Weighs every hand that others may hold.</source>
        <translation>Sopesa todas las manos posibles del resto.</translation>
    </message>
    <message>
        <source>Wild cards alone are allowed</source>
        <translation>Se permiten las de solo comodines</translation>
    </message>
    <message>
        <source>With or without a discard</source>
        <translation>Con o sin descarte</translation>
    </message>
    <message>
        <source>Works towards the contract card by card.</source>
        <translation>Busca el contrato carta a carta.</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Name at seat {number}</source>
        <translation>Nombre en el asiento {number}</translation>
    </message>
    <message>
        <source>Opponent: {level}</source>
        <translation>Rival: {level}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Remove seat {number}</source>
        <translation>Quitar el asiento {number}</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Quitar este asiento</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Asiento {number}</translation>
    </message>
    <message>
        <source>Seat {number}: {name}</source>
        <translation>Asiento {number}: {name}</translation>
    </message>
    <message>
        <source>Who sits at seat {number}</source>
        <translation>Quién ocupa el asiento {number}</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Leave the table</source>
        <translation>Dejar la mesa</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Play on without saving</source>
        <translation>Seguir sin guardar la partida</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Repeat the last announcement</source>
        <translation>Repetir el último aviso</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Say what I have</source>
        <translation>Decir qué tengo</translation>
    </message>
    <message>
        <source>Say what is on the table</source>
        <translation>Decir qué hay en la mesa</translation>
    </message>
    <message>
        <source>Skip or cancel</source>
        <translation>Saltar o cancelar</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>{game} · deal {deal}</source>
        <translation>{game} · reparto {deal}</translation>
    </message>
    <message>
        <source>{name} is thinking …</source>
        <translation>{name} está pensando…</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>Another program is using the file.</source>
        <translation>Otro programa está usando el archivo.</translation>
    </message>
    <message>
        <source>Pushdesk ended with an error last time. Your games are safe.</source>
        <translation>La última vez, Pushdesk se cerró por un error. Tus partidas están a salvo.</translation>
    </message>
    <message>
        <source>The data folder can&apos;t be written to.</source>
        <translation>No se puede escribir en la carpeta de datos.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>El disco está lleno.</translation>
    </message>
    <message>
        <source>The file can&apos;t be read.</source>
        <translation>No se puede leer el archivo.</translation>
    </message>
    <message>
        <source>The file can&apos;t be written.</source>
        <translation>No se puede escribir el archivo.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>El archivo está dañado.</translation>
    </message>
    <message>
        <source>The file system reports an error.</source>
        <translation>El sistema de archivos da un error.</translation>
    </message>
    <message>
        <source>The game in this file breaks the rules.</source>
        <translation>La partida de este archivo no cumple las reglas.</translation>
    </message>
    <message>
        <source>The saved games can&apos;t be opened; what you play now is not kept. {why}</source>
        <translation>No se pueden abrir las partidas guardadas; lo que juegues ahora no se conservará. {why}</translation>
    </message>
    <message>
        <source>The saved games could not be read. They were moved to {name}; nothing was deleted.</source>
        <translation>No se han podido leer las partidas guardadas. Se han movido a {name}; no se ha borrado nada.</translation>
    </message>
    <message>
        <source>The settings could not be read. They were moved to {name}; the defaults are used.</source>
        <translation>No se han podido leer los ajustes. Se han movido a {name}; se usan los valores iniciales.</translation>
    </message>
    <message>
        <source>They were written by a newer version of Pushdesk.</source>
        <translation>Son de una versión más nueva de Pushdesk.</translation>
    </message>
    <message>
        <source>This could not be saved, so it was not done. {why}</source>
        <translation>No se ha podido guardar la jugada, así que no se ha hecho. {why}</translation>
    </message>
    <message>
        <source>This file holds a game that this version doesn&apos;t have.</source>
        <translation>El archivo contiene un juego que esta versión no tiene.</translation>
    </message>
    <message>
        <source>This file is not a Pushdesk game.</source>
        <translation>Este archivo no es una partida de Pushdesk.</translation>
    </message>
    <message>
        <source>This file is too large for a Pushdesk game.</source>
        <translation>Este archivo es demasiado grande para ser una partida de Pushdesk.</translation>
    </message>
    <message>
        <source>This game can&apos;t be opened. It stays in the list; nothing was deleted.</source>
        <translation>No se puede abrir esta partida. Sigue en la lista; no se ha borrado nada.</translation>
    </message>
    <message>
        <source>This game was written by a newer version of Pushdesk.</source>
        <translation>Esta partida es de una versión más nueva de Pushdesk.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Export the game</source>
        <translation>Exportar la partida</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Open a game from a file</source>
        <translation>Abrir una partida desde un archivo</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Pushdesk games (*.pushgame)</source>
        <translation>Partidas de Pushdesk (*.pushgame)</translation>
    </message>
    <message>
        <source>Show the report</source>
        <translation>Ver el informe</translation>
    </message>
    <message>
        <source>The game was written to {name}.</source>
        <translation>La partida se ha guardado en {name}.</translation>
    </message>
    <message>
        <source>{game} – Pushdesk</source>
        <translation>{game} – Pushdesk</translation>
    </message>
</context>
</TS>
