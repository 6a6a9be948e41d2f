<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue {game} with {names}, last played {when}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Both ends level: {points} each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} each for first and second; the number of cards decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points}, {lead} ahead of {name}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpPane</name>
    <message>
        <source>*This game: {choice}.*</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launcher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No unfinished games. Choose a game to begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was removed from the list.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Casual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Novice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strong</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Luck</name>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) nobody takes are discarded.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>2–6 players · 30 minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A column holds only one Roll card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bank, {colour}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bench, {colour}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance to go too far on the next card: {chance}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click or P: draw a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click or R: roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column or colour {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column {number}: empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column {number}: {cards}, {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die: {face}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard pile: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag it to a column, or press 1, 2 or 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw pile: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw pile: {cards}. Columns are taken {direction}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw, build columns, and stop before your luck runs out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn card: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn card: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First choose a column for the drawn card: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First choose: push or bank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First roll the die for your Roll card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the drawn card first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Push</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Push Your Luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll cards: {rolls} · Switch cards: {switches}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop first, then take a column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch stack: {cards}; columns are taken {direction}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column already has the same card: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draw pile is empty. The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draw pile is empty: {name} has to stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules don&apos;t allow that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are at most three columns, opened one after another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no card to place: push on or stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to roll for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unseen cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With only Switch cards drawn you must draw again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are pushing: after the first card banking is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can&apos;t stop before there is a column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no {colour} card on your bench.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must take one of the columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You went too far: first roll the die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your bench is empty, so you must push.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>purple {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red {number}</source>
        <extracomment>A number card, such as &quot;red 4&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action}  [{key}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} doesn&apos;t fit: the column already has this colour: {colour}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} doesn&apos;t fit: the column already has this number: {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: {count} unseen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{colour}: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{colour}: {numbers} – {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{column} – can be chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} banks a colour: {cards} ({points}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} draws a Switch card: columns are now taken {direction}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} rolls the star and loses nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} rolls the star and loses the whole bench: {cards} ({points}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} rolls {colour} and has none to lose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} rolls {colour} and loses these cards: {cards} ({points}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} stops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes a column: {cards} ({points}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} went too far: roll the die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s bank: {cards}, points hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s bank: {cards}, {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s bench is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s bench: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: bench {bench} + bank {bank} = {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: bench {bench}, bank hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: choose a colour to bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: choose a column to collect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: choose a column – {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: draw again – there is no column yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: push on or stop?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: push or bank?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: push – draw the first card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: roll the die for the Roll card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {card} – too far, it fits no column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {card}, column {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LuckOptions</name>
    <message>
        <source>A star costs nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A star costs the whole bench</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts, looks ahead, plays to win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws a few cards, banks on a whim.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every turn begins clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody sees them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewest cards win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most cards win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one&apos;s own are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points in the banks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll after all have taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll as soon as it is taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll cards in a column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops when the risk feels high.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The direction stays until the next one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The win is shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weighs every card that is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With Switch cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without Switch cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Add a seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read {clause} in the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same number deals the same cards, 1 to {largest}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None: nothing is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the data folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pushdesk {version}. Push Your Luck follows the game PUSH designed by Prospero Hall (Ravensburger). Pushdesk is free software under the GNU GPL, version 3 or later, and is not affiliated with the designer or the publisher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the odds of the next card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Name at seat {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent: {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove seat {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {number}: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who sits at seat {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Leave the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on without saving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeat the last announcement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what I have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what is on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip or cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} · deal {deal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is thinking …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>Another program is using the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pushdesk ended with an error last time. Your games are safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data folder can&apos;t be written to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file can&apos;t be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file can&apos;t be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file system reports an error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game in this file breaks the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved games can&apos;t be opened; what you play now is not kept. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved games could not be read. They were moved to {name}; nothing was deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be read. They were moved to {name}; the defaults are used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They were written by a newer version of Pushdesk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This could not be saved, so it was not done. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file holds a game that this version doesn&apos;t have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is not a Pushdesk game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is too large for a Pushdesk game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game can&apos;t be opened. It stays in the list; nothing was deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game was written by a newer version of Pushdesk.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Export the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pushdesk games (*.pushgame)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was written to {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} – Pushdesk</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
