# SPDX-License-Identifier: GPL-3.0-or-later
"""Set up a game: who sits where, which house rules, which deal."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from pushdesk.core import chance
from pushdesk.core.game import LARGEST_DEAL, LONGEST_NAME, Computer, Level, Person, Player, Setup
from pushdesk.desktop import shelf
from pushdesk.desktop.backdrop import Backdrop
from pushdesk.desktop.choice import Choice
from pushdesk.desktop.desk import Desk
from pushdesk.desktop.icons import Glyph, tool_icon
from pushdesk.desktop.language import number
from pushdesk.desktop.players import OPPONENT_NAMES, clean_name, level_name
from pushdesk.desktop.seating import rows_of_seats
from pushdesk.desktop.surface import paint_table, table_cloth
from pushdesk.games import find

SEAT_WIDTH = 228
NARROW_SEAT = 188
SEAT_HEIGHT = 118
PERSON = ""
"""Value of the choice of player that means a person; the others are levels."""


class SeatCard(QFrame):
    """One seat: a person with a name, or an opponent of a level."""

    changed = Signal()
    removed = Signal()

    def __init__(self, desk: Desk, words: shelf.Words, seat: int, player: Player) -> None:
        super().__init__()
        self._words = words
        self.seat = seat
        self.setProperty("kind", "panel")
        self._title = QLabel()
        self._title.setProperty("kind", "small")
        self.kind = Choice()
        self.name = QComboBox()
        self.name.setEditable(True)
        self.name.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.name.addItems(list(desk.settings.values.people))
        # It would make "Ana" of every "An".
        self.name.setCompleter(None)  # type: ignore[arg-type]
        edit = self.name.lineEdit()
        assert isinstance(edit, QLineEdit)
        edit.setMaxLength(LONGEST_NAME)
        self._edit = edit
        self._style = QLabel()
        self._style.setWordWrap(True)
        self._style.setProperty("kind", "small")
        self.remove_button = QToolButton()
        self.remove_button.setProperty("kind", "plain")
        self.remove_button.clicked.connect(self.removed)
        layout = QGridLayout(self)
        layout.setContentsMargins(10, 6, 10, 8)
        layout.setSpacing(4)
        layout.addWidget(self._title, 0, 0)
        layout.addWidget(self.remove_button, 0, 1, Qt.AlignmentFlag.AlignRight)
        layout.addWidget(self.kind, 1, 0, 1, 2)
        layout.addWidget(self.name, 2, 0, 1, 2)
        layout.addWidget(self._style, 3, 0, 1, 2)
        layout.setColumnStretch(0, 1)
        self._fill(player)
        self.kind.currentIndexChanged.connect(self._show_kind)
        edit.textChanged.connect(lambda _text: self.changed.emit())

    def _fill(self, player: Player) -> None:
        self.kind.addItem("", PERSON)
        for level in Level:
            self.kind.addItem("", level.value)
        if isinstance(player, Person):
            self.name.setEditText(player.name)
            self._edit.setCursorPosition(0)
        else:
            self.name.setEditText("")
            self.kind.setCurrentIndex(self.kind.findData(player.level.value))
        self._show_kind()

    def player(self) -> Player:
        """Return who sits here; a person without a name gets one by the seat."""
        value = self.kind.currentData()
        if value != PERSON:
            return Computer(Level(value))
        return Person(self.typed_name() or self.default_name())

    def typed_name(self) -> str:
        """Return the name that a person typed, or an empty one."""
        return clean_name(self._edit.text())

    def default_name(self) -> str:
        """Return the name of a person who typed none."""
        return self.tr("Player {number}").format(number=self.seat + 1)

    def _show_kind(self) -> None:
        value = self.kind.currentData()
        person = value == PERSON
        self.name.setVisible(person)
        self._style.setVisible(not person)
        if not person:
            self._style.setText(self._words.style(Level(value)))
        self.changed.emit()

    def dress(self, desk: Desk, *, removable: bool) -> None:
        """Follow the theme, and offer to leave only where a seat may go."""
        self.remove_button.setIcon(tool_icon(Glyph.CLOSE, desk.theme.colour("text")))
        self.remove_button.setVisible(removable)

    def retranslate(self) -> None:
        """Say everything in the current language."""
        self._title.setText(
            self.tr("Seat {number}: {name}").format(
                number=self.seat + 1, name=OPPONENT_NAMES[self.seat]
            )
            if self.kind.currentData() != PERSON
            else self.tr("Seat {number}").format(number=self.seat + 1)
        )
        self.kind.setItemText(0, self.tr("Person"))
        for index, level in enumerate(Level, 1):
            self.kind.setItemText(
                index, self.tr("Opponent: {level}").format(level=level_name(level))
            )
        self.kind.setAccessibleName(
            self.tr("Who sits at seat {number}").format(number=self.seat + 1)
        )
        self.name.setAccessibleName(self.tr("Name at seat {number}").format(number=self.seat + 1))
        self._edit.setAccessibleName(self.name.accessibleName())
        self._edit.setPlaceholderText(self.default_name())
        self.remove_button.setToolTip(self.tr("Remove this seat"))
        self.remove_button.setAccessibleName(
            self.tr("Remove seat {number}").format(number=self.seat + 1)
        )
        if self.kind.currentData() != PERSON:
            self._style.setText(self._words.style(Level(self.kind.currentData())))


class SeatsTable(QWidget):
    """The small table with the seats around it."""

    def __init__(self, desk: Desk, game: str) -> None:
        super().__init__()
        self._desk = desk
        self._game = game
        self.cards: list[SeatCard] = []
        self.backdrop = Backdrop(self)
        self.backdrop.ready.connect(self.update)
        self.setMinimumSize(3 * NARROW_SEAT + 20, 2 * SEAT_HEIGHT + 150)

    def show_cards(self, cards: list[SeatCard]) -> None:
        """Seat other cards."""
        self.cards = cards
        for card in cards:
            card.setParent(self)
            card.show()
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the seats around the table."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        if not self.cards:
            return
        for row, top in zip(
            rows_of_seats(len(self.cards)), (0, self.height() - SEAT_HEIGHT), strict=True
        ):
            step = self.width() / max(1, len(row))
            for place, seat in enumerate(row):
                wide = min(SEAT_WIDTH, round(self.width() / 3) - 6)
                left = round(step * (place + 0.5) - wide / 2)
                self.cards[seat].setGeometry(QRect(left, top, wide, SEAT_HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the table top between the seats."""
        painter = QPainter(self)
        area = QRectF(self.rect()).adjusted(
            self.width() * 0.08, SEAT_HEIGHT + 14, -self.width() * 0.08, -SEAT_HEIGHT - 14
        )
        theme = self._desk.theme

        def paint(inner: QPainter, rect: QRectF) -> None:
            paint_table(inner, rect, theme.dark)
            cloth = table_cloth(rect)
            shape = QPainterPath()
            shape.addRoundedRect(cloth, 10, 10)
            inner.setClipPath(shape)
            shelf.paint_tile(self._game, inner, cloth, theme)

        self.backdrop.draw(
            painter, area, self.devicePixelRatioF(), theme.name, paint, theme.colour("desk_end")
        )
        painter.end()


class NewGame(QWidget):
    """Choose seats and options, then start."""

    started = Signal(object)
    """A `Setup`."""
    practised = Signal(object)
    """The options, by key."""
    left = Signal()
    help_wanted = Signal(str)

    def __init__(self, desk: Desk, game: str, setup: Setup | None) -> None:
        super().__init__()
        found = find(game)
        assert found is not None
        self._desk = desk
        self._game = found
        self.game = game
        self._words = shelf.Words(game)
        self._title = QLabel()
        self._title.setProperty("kind", "title")
        self.seats_table = SeatsTable(desk, game)
        self.back_button = QToolButton()
        self.back_button.setProperty("kind", "plain")
        self.back_button.clicked.connect(self.left)
        self.add_button = QPushButton()
        self.add_button.clicked.connect(self.add_seat)
        self.practice_button = QPushButton()
        self.practice_button.clicked.connect(self._practise)
        self.practice_button.setVisible(shelf.practice(game) is not None)
        self.start_button = QPushButton()
        self.start_button.setProperty("kind", "primary")
        self.start_button.setDefault(True)
        self.start_button.clicked.connect(self.start)
        self.preset = Choice()
        self._preset_label = QLabel()
        self.options: dict[str, QComboBox] = {}
        self._option_labels: dict[str, QLabel] = {}
        self._clause_buttons: dict[str, QToolButton] = {}
        self.deal = QSpinBox()
        self.deal.setRange(1, LARGEST_DEAL)
        self.deal.setGroupSeparatorShown(False)
        self.deal.setMinimumHeight(34)
        self.deal_button = QPushButton()
        self.deal_button.clicked.connect(self.new_deal)
        self._deal_label = QLabel()
        self._deal_note = QLabel()
        self._deal_note.setProperty("kind", "small")
        self._deal_note.setWordWrap(True)
        self._lay_out()
        self.use(setup)
        desk.themes.changed.connect(self._dress)
        self.retranslate()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.back_button)
        head.addSpacing(8)
        head.addWidget(self._title, 1)
        seats = QVBoxLayout()
        seats.addWidget(self.seats_table, 1)
        row = QHBoxLayout()
        row.addWidget(self.add_button)
        row.addStretch(1)
        row.addWidget(self.practice_button)
        seats.addLayout(row)
        side = QFrame()
        side.setProperty("kind", "panel")
        side.setMinimumWidth(336)
        side.setMaximumWidth(520)
        side_layout = QVBoxLayout(side)
        side_layout.setContentsMargins(18, 14, 18, 16)
        scroll = QScrollArea()
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(self._option_page())
        side_layout.addWidget(scroll, 1)
        side_layout.addSpacing(8)
        side_layout.addWidget(self.start_button)
        self.start_button.setMinimumHeight(46)
        body = QHBoxLayout()
        body.setSpacing(20)
        body.addLayout(seats, 3)
        body.addWidget(side, 2)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 14, 24, 22)
        layout.setSpacing(14)
        layout.addLayout(head)
        layout.addLayout(body, 1)

    def _option_page(self) -> QWidget:
        page = QWidget()
        layout = QGridLayout(page)
        layout.setContentsMargins(0, 0, 8, 0)
        layout.setVerticalSpacing(4)
        layout.setColumnStretch(0, 1)
        layout.addWidget(self._preset_label, 0, 0, 1, 2)
        layout.addWidget(self.preset, 1, 0, 1, 2)
        layout.setRowMinimumHeight(2, 10)
        row = 3
        for option in self._game.options:
            label, box, clause = QLabel(), Choice(), QToolButton()
            for value in option.choices:
                box.addItem("", value)
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.currentIndexChanged.connect(self._show_preset)
            clause.setText(option.clause)
            clause.setProperty("kind", "clause")
            clause.clicked.connect(partial(self._open_clause, option.clause))
            label.setBuddy(box)
            layout.addWidget(label, row, 0)
            layout.addWidget(clause, row, 1, Qt.AlignmentFlag.AlignRight)
            layout.addWidget(box, row + 1, 0, 1, 2)
            layout.setRowMinimumHeight(row + 2, 2)
            row += 3
            self.options[option.key] = box
            self._option_labels[option.key] = label
            self._clause_buttons[option.key] = clause
        layout.addWidget(self._deal_label, row, 0, 1, 2)
        layout.addWidget(self.deal, row + 1, 0)
        layout.addWidget(self.deal_button, row + 1, 1)
        layout.addWidget(self._deal_note, row + 2, 0, 1, 2)
        layout.setRowStretch(row + 3, 1)
        for preset in self._game.presets:
            self.preset.addItem("", preset.key)
        self.preset.activated.connect(self._use_preset)
        return page

    def _practise(self, _checked: bool = False) -> None:
        chosen = {key: str(box.currentData()) for key, box in self.options.items()}
        self.practised.emit(chosen)

    def _open_clause(self, clause: str, _checked: bool = False) -> None:
        self.help_wanted.emit(clause)

    def use(self, setup: Setup | None) -> None:
        """Fill the page with a set-up, or with a friendly one when there was none."""
        people = self._desk.settings.values.people
        if setup is None or setup.seats not in self._game.seats:
            players: list[Player] = [Person(people[0] if people else "")]
            players += [Computer(Level.CASUAL), Computer(Level.STRONG)]
            chosen: dict[str, str] = {}
        else:
            players, chosen = list(setup.players), setup.options
        self._seat(players)
        for option in self._game.options:
            box = self.options[option.key]
            index = box.findData(chosen.get(option.key, option.choices[0]))
            box.setCurrentIndex(max(0, index))
        self.new_deal()
        self._show_preset()
        self.start_button.setFocus()

    def _seat(self, players: list[Player]) -> None:
        for card in self.seats_table.cards:
            card.hide()
            card.deleteLater()
        cards = [
            SeatCard(self._desk, self._words, seat, player) for seat, player in enumerate(players)
        ]
        for card in cards:
            card.retranslate()
            card.changed.connect(card.retranslate)
            card.removed.connect(partial(self.remove_seat, card.seat))
        self.seats_table.show_cards(cards)
        self._dress()

    def players(self) -> list[Player]:
        """Return who sits where now."""
        return [card.player() for card in self.seats_table.cards]

    def add_seat(self) -> None:
        """Put an opponent at the end of the row, if there is a chair left."""
        players = self.players()
        if len(players) + 1 in self._game.seats:
            self._seat([*players, Computer(Level.CASUAL)])
            self.seats_table.cards[-1].kind.setFocus()

    def remove_seat(self, seat: int) -> None:
        """Take a seat away, if enough are left."""
        players = self.players()
        if len(players) - 1 in self._game.seats:
            del players[seat]
            self._seat(players)
            self.seats_table.cards[0].kind.setFocus()

    def new_deal(self) -> None:
        """Think of another deal number."""
        self.deal.setValue(chance.new_deal())

    def _use_preset(self, index: int) -> None:
        if index >= len(self._game.presets):
            return
        preset = self._game.presets[index].options
        for option in self._game.options:
            box = self.options[option.key]
            box.setCurrentIndex(box.findData(preset.get(option.key, option.choices[0])))

    def _show_preset(self) -> None:
        """Name the preset that the options make, or say that they are one's own."""
        if len(self.options) < len(self._game.options):
            return
        chosen = self.setup().options
        match = next(
            (
                index
                for index, preset in enumerate(self._game.presets)
                if dict(preset.options) == chosen
            ),
            len(self._game.presets),
        )
        own = len(self._game.presets)
        if match == own and self.preset.count() == own:
            self.preset.addItem(self.tr("Own choice"), "")
        elif match < own and self.preset.count() > own:
            self.preset.removeItem(own)
        self.preset.setCurrentIndex(match)

    def setup(self) -> Setup:
        """Return the set-up on the page."""
        options = {
            option.key: str(self.options[option.key].currentData())
            for option in self._game.options
            if self.options[option.key].currentData() != option.choices[0]
        }
        return Setup(self._game.name, tuple(self.players()), self.deal.value(), options)

    def start(self) -> None:
        """Start the game that the page describes."""
        setup = self.setup()
        names = [
            card.typed_name()
            for card in self.seats_table.cards
            if isinstance(card.player(), Person)
        ]
        self._desk.settings.remember([name for name in names if name])
        self.started.emit(setup)

    def _dress(self) -> None:
        ink = self._desk.theme.colour("text")
        self.back_button.setIcon(tool_icon(Glyph.BACK, ink))
        count = len(self.seats_table.cards)
        for card in self.seats_table.cards:
            card.dress(self._desk, removable=count - 1 in self._game.seats)
        self.add_button.setEnabled(count + 1 in self._game.seats)
        self.seats_table.update()

    def retranslate(self) -> None:
        """Say everything in the current language."""
        self._title.setText(self._words.name())
        self.back_button.setToolTip(self.tr("Back"))
        self.back_button.setAccessibleName(self.tr("Back"))
        self.add_button.setText(self.tr("Add a seat"))
        self.practice_button.setText(self.tr("Practise alone"))
        self.start_button.setText(self.tr("Start the game"))
        self._preset_label.setText(self.tr("House rules"))
        self.preset.setAccessibleName(self.tr("House rules"))
        for index, preset in enumerate(self._game.presets):
            self.preset.setItemText(index, self._words.preset(preset.key))
        if self.preset.count() > len(self._game.presets):
            self.preset.setItemText(self.preset.count() - 1, self.tr("Own choice"))
        for option in self._game.options:
            title = self._words.option_title(option.key)
            self._option_labels[option.key].setText(title)
            box = self.options[option.key]
            box.setAccessibleName(title)
            for index, value in enumerate(option.choices):
                box.setItemText(index, self._words.choice(option.key, value))
            button = self._clause_buttons[option.key]
            button.setToolTip(self.tr("Read {clause} in the rules").format(clause=option.clause))
            button.setAccessibleName(button.toolTip())
        self._deal_label.setText(self.tr("Deal number"))
        self.deal.setAccessibleName(self.tr("Deal number"))
        self.deal_button.setText(self.tr("Another"))
        self._deal_note.setText(self._words.deal_note().format(largest=number(LARGEST_DEAL)))
        for card in self.seats_table.cards:
            card.retranslate()
        self._dress()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
