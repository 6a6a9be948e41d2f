<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>EndPanel</name>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Flick</name>
    <message numerus="yes">
        <source>%Ln disc(s) in reserve</source>
        <translation>
            <numerusform>%Ln disc in reserve</numerusform>
            <numerusform>%Ln discs in reserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hole(s) of the board open.</source>
        <translation>
            <numerusform>%Ln hole of the board open.</numerusform>
            <numerusform>%Ln holes of the board open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln leaning</source>
        <extracomment>Discs of one player.</extracomment>
        <translation>
            <numerusform>%Ln leaning</numerusform>
            <numerusform>%Ln leaning</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln loose</source>
        <extracomment>Discs of one player.</extracomment>
        <translation>
            <numerusform>%Ln loose</numerusform>
            <numerusform>%Ln loose</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sunk</source>
        <extracomment>Discs of one player.</extracomment>
        <translation>
            <numerusform>%Ln sunk</numerusform>
            <numerusform>%Ln sunk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln to be shot again</source>
        <translation>
            <numerusform>%Ln to be shot again</numerusform>
            <numerusform>%Ln to be shot again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row {row}: %Ln open hole(s) – {columns} from the left</source>
        <extracomment>&quot;Row 4: 3 open holes – 1, 3 and 5 from the left&quot;.</extracomment>
        <translation>
            <numerusform>Row {row}: %Ln open hole – {columns} from the left</numerusform>
            <numerusform>Row {row}: %Ln open holes – {columns} from the left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln disc(s): the own zone was touched.</source>
        <translation>
            <numerusform>{name} takes back %Ln disc: the own zone was touched.</numerusform>
            <numerusform>{name} takes back %Ln discs: the own zone was touched.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln disc(s): the platform had no room left.</source>
        <translation>
            <numerusform>{name} takes back %Ln disc: the platform had no room left.</numerusform>
            <numerusform>{name} takes back %Ln discs: the platform had no room left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln disc(s): the zone of an empty side was touched.</source>
        <translation>
            <numerusform>{name} takes back %Ln disc: the zone of an empty side was touched.</numerusform>
            <numerusform>{name} takes back %Ln discs: the zone of an empty side was touched.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln disc(s): {other}&apos;s zone was touched.</source>
        <translation>
            <numerusform>{name} takes back %Ln disc: {other}&apos;s zone was touched.</numerusform>
            <numerusform>{name} takes back %Ln discs: {other}&apos;s zone was touched.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln leaning disc(s) as well.</source>
        <translation>
            <numerusform>{name} takes back %Ln leaning disc as well.</numerusform>
            <numerusform>{name} takes back %Ln leaning discs as well.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln leaning disc(s): the reserve is empty.</source>
        <translation>
            <numerusform>{name} takes back %Ln leaning disc: the reserve is empty.</numerusform>
            <numerusform>{name} takes back %Ln leaning discs: the reserve is empty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln loose disc(s): only three may stay loose.</source>
        <translation>
            <numerusform>{name} takes back %Ln loose disc: only three may stay loose.</numerusform>
            <numerusform>{name} takes back %Ln loose discs: only three may stay loose.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes back %Ln loose disc(s): the reserve is empty.</source>
        <translation>
            <numerusform>{name} takes back %Ln loose disc: the reserve is empty.</numerusform>
            <numerusform>{name} takes back %Ln loose discs: the reserve is empty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln shot(s) left; {discs}.</source>
        <translation>
            <numerusform>{name}: %Ln shot left; {discs}.</numerusform>
            <numerusform>{name}: %Ln shots left; {discs}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: shoot your last disc – %Ln attempt(s)</source>
        <translation>
            <numerusform>{name}: shoot your last disc – %Ln attempt</numerusform>
            <numerusform>{name}: shoot your last disc – %Ln attempts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: shoot your last disc, or end the turn – %Ln attempt(s) left</source>
        <translation>
            <numerusform>{name}: shoot your last disc, or end the turn – %Ln attempt left</numerusform>
            <numerusform>{name}: shoot your last disc, or end the turn – %Ln attempts left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FlickOptions</name>
    <message numerus="yes">
        <source>%Ln game(s), totals added</source>
        <translation>
            <numerusform>%Ln game, totals added</numerusform>
            <numerusform>%Ln games, totals added</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Luck</name>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln card</numerusform>
            <numerusform>%Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) nobody takes are discarded.</source>
        <translation>
            <numerusform>%n column that nobody takes is discarded.</numerusform>
            <numerusform>%n columns that nobody takes are discarded.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rummy</name>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln card</numerusform>
            <numerusform>%Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A set has at most %Ln card(s).</source>
        <translation>
            <numerusform>A set has at most %Ln card.</numerusform>
            <numerusform>A set has at most %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{contract} – %Ln card(s) missing</source>
        <translation>
            <numerusform>{contract} – %Ln card missing</numerusform>
            <numerusform>{contract} – %Ln cards missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RummyCards</name>
    <message numerus="yes">
        <source>%Ln run(s) of five</source>
        <translation>
            <numerusform>%Ln run of five</numerusform>
            <numerusform>%Ln runs of five</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) of four</source>
        <translation>
            <numerusform>%Ln run of four</numerusform>
            <numerusform>%Ln runs of four</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln set(s) of three</source>
        <translation>
            <numerusform>%Ln set of three</numerusform>
            <numerusform>%Ln sets of three</numerusform>
        </translation>
    </message>
</context>
</TS>
