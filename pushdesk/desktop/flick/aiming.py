# SPDX-License-Identifier: GPL-3.0-or-later
"""What the person who acts aims: where the disc may lie, what is drawn, what is foreseen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pushdesk.core.game import Seat
from pushdesk.desktop.flick import sentences
from pushdesk.desktop.flick.aim import Aim, speed_of
from pushdesk.desktop.flick.gestures import Way
from pushdesk.games.flick import geometry, placement, practice
from pushdesk.games.flick.forecast import Forecast
from pushdesk.games.flick.forecast import Way as Path
from pushdesk.games.flick.geometry import Point, Rectangle
from pushdesk.games.flick.hand import PERSON, STEADY, Hand
from pushdesk.games.flick.shots import simple
from pushdesk.games.flick.state import Disc, Shot, State

if TYPE_CHECKING:
    from pushdesk.desktop.flick.table import FlickTable

FIRST_POWER = 0.35
"""Of a player's first shot, until the hand says otherwise."""


class Aiming:
    """Keep each person's aim and show the one that counts.

    Attributes:
        hands: how each seat aimed last.
        warning: what the prompt must warn of, or empty.

    """

    def __init__(self, table: FlickTable) -> None:
        """Aim at a table."""
        self._table = table
        self.hands: dict[Seat, Aim] = {}
        self.warning = ""

    def take_up(self, state: State) -> None:
        """Put a disc into the zone of who is to shoot, aimed as that person aimed last."""
        seat = state.actor
        side = state.sides[seat]
        straight = geometry.heading(side, state.rules.corners)
        last = self.hands.get(seat)
        if last is None:
            shot = simple(state)
            place = (shot.x, shot.y) if shot is not None else (0.0, 0.0)
            last = Aim(place, straight, FIRST_POWER)
        place = self.nearest(last.place) or last.place
        self._table.gestures.side = side
        self._table.gestures.way = Way(self._table.desk.settings.values.way)
        self._table.gestures.aim = Aim(place, last.heading, last.power)
        self._table.aim_panel.show_side(side, self.area())
        self._table.aim_panel.show_way(self._table.gestures.way)

    def show(self) -> None:
        """Draw the aim with what it foresees, and show it in numbers."""
        table = self._table
        aim = table.gestures.aim
        table.aim_panel.show_aim(aim, may_end=table.may_end(), counted=table.counted())
        state = table.session.state
        if aim is None:
            if not table.moving:
                table.marks.show_zone(None)
            return
        table.marks.show_zone(None if table.session.practice else state.sides[state.actor])
        disc = Disc(placement.next_disc(state), *aim.place)
        self._table.board.show_disc(disc, lifted=self._table.gestures.placing)
        legal = self.nearest(aim.place)
        fits = (
            legal is not None
            and max(abs(legal[0] - aim.place[0]), abs(legal[1] - aim.place[1])) < 0.01
        )
        ways = self._foresee(state, aim) if fits else []
        self._table.marks.show_aim(
            aim,
            cone=4.0 * self.hand().angle,
            refused=not fits,
            ways=ways if self._table.session.practice else (),
        )

    def _foresee(self, state: State, aim: Aim) -> list[Path]:
        """Return the ways that the forecast sees; note what the prompt must warn of."""
        table = placement.table(state)
        shot = Shot(*aim.place, aim.heading, speed_of(aim.power, table))
        launch = placement.launch(state, shot)
        forecast = Forecast(state.discs, table)
        if self._table.session.practice:
            return forecast.path(launch.number, launch.x, launch.y, launch.vx, launch.vy)
        result = forecast.result(launch.number, launch.x, launch.y, launch.vx, launch.vy)
        warning = sentences.preview_warning(self._table.session.setup, state, result)
        if warning != self.warning:
            self.warning = warning
            self._table.warned()
            self._table.desk.announcer.say(warning, assertive=True)
        return []

    def hand(self) -> Hand:
        """Return whose error is in the shot."""
        # What the practice board foresees is what comes.
        steady = self._table.desk.settings.values.steady or self._table.session.practice
        steady = steady or self._table.gestures.way is Way.SWIPE
        return STEADY if steady else PERSON

    def area(self) -> Rectangle:
        """Return where the disc's centre may be placed."""
        state = self._table.session.state
        if self._table.session.practice:
            return practice.area(placement.table(state))
        return placement.area(state, state.actor)

    def nearest(self, wish: Point) -> Point | None:
        """Return the legal place nearest to a wish, or None when there is none."""
        state = self._table.session.state
        if self._table.session.practice:
            return practice.nearest_place(state, wish)
        return placement.nearest_place(state, state.actor, wish)

    def wish(self, place: Point) -> None:
        """Hold the disc where the hand wishes, legal or not."""
        aim = self._table.gestures.aim
        if aim is not None:
            self._table.gestures.aim = Aim(place, aim.heading, aim.power)
            self.show()

    def put(self, place: Point) -> None:
        """Set the disc down near a place in mm."""
        self.wish(place)
        self.let_go()

    def let_go(self) -> None:
        """Set the disc down at the nearest legal place."""
        aim, state = self._table.gestures.aim, self._table.session.state
        if aim is None or not self._table.awaits_person():
            return
        place = self.nearest(aim.place) or aim.place
        self._table.gestures.aim = Aim(place, aim.heading, aim.power)
        self.hands[state.actor] = self._table.gestures.aim
        self.show()

    def aimed(self, aim: Aim) -> None:
        """Show another aim, and say it when no drag is in progress."""
        self.show()
        state = self._table.session.state
        table = placement.table(state)
        straight = geometry.heading(state.sides[state.actor], state.rules.corners)
        text = sentences.shot_text(aim.heading - straight, speed_of(aim.power, table))
        if not self._table.gestures.busy:
            self.hands[state.actor] = aim
            self._table.desk.announcer.say(text)

    def in_numbers(self, heading: float, power: float) -> None:
        """Aim as typed: degrees clockwise from north, power 0 to 1."""
        aim = self._table.gestures.aim
        if aim is not None:
            self._table.gestures.aim = Aim(aim.place, heading, power)
            self.aimed(self._table.gestures.aim)

    def other_way(self) -> None:
        """Change between pulling back and swiping."""
        self.use_way(Way.SWIPE if self._table.gestures.way is Way.PULL else Way.PULL)

    def use_way(self, way: Way) -> None:
        """Shoot in a way from now on."""
        self._table.desk.settings.change(way=str(way))
        self._table.gestures.way = way
        self._table.aim_panel.show_way(way)
        self.show()
