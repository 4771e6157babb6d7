"""What a person is asked, on one screen: the table, the question, and a list of answers that can be walked."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from rich.text import Text

from capolinea.cli.choices import Branch, Section, sections
from capolinea.cli.frame import (
    LOWEST_BOARD,
    TALL,
    ask_rows,
    board_rows,
    fitted_board,
    head_rows,
    seat_rows,
    shortened,
    wrapped,
)
from capolinea.cli.listing import Listing, Printer
from capolinea.cli.screen import Screen
from capolinea.core.rules import Rules
from capolinea.games.catalogue import AnyLook
from capolinea.i18n import Say
from capolinea.render.look import OfferCard
from capolinea.render.situation import Situation

#: How many rows of choices stand below the board, on a tall screen and at least.
BESIDE_BOARD: Final = 12
FEWEST_CHOICES: Final = 5
#: How many rows of news and of what one holds are shown, on a tall screen and on a low one.
NEWS: Final = (3, 2)
HELD: Final = (4, 2)


@dataclass
class Menu:
    """A list of offers: all of them, or those of a line that was opened or of a word that was typed."""

    title: str
    cards: Sequence[OfferCard]
    page: int = 0


@dataclass
class Question:
    """One decision of one person: what to draw it from, and where in the tree of offers the person is."""

    look: AnyLook
    rules: Rules[Any, Any]
    now: Situation[Any]
    asked: tuple[int, ...]
    game: Say
    say: Say
    screen: Screen
    news: Sequence[str] = ()
    notices: list[Text] = field(default_factory=list)
    """What is told above the input, once."""

    def __post_init__(self) -> None:
        self.cards = self.look.offers(self.now, self.now.offers, self.game)
        self.scene = self.look.scene(self.now, self.game)
        self.menus = [Menu("", self.cards)]
        self.listing = Listing([], [[]], [0])

    # ---- walking

    @property
    def menu(self) -> Menu:
        return self.menus[-1]

    def open(self, title: str, cards: Sequence[OfferCard]) -> None:
        self.menus.append(Menu(title, cards))

    def back(self) -> bool:
        """Take a step back; False at the beginning."""
        if len(self.menus) == 1:
            return False
        self.menus.pop()
        return True

    def turn_page(self, step: int) -> bool:
        page = self.menu.page + step
        if not 0 <= page < len(self.listing.pages):
            return False
        self.menu.page = page
        return True

    def numbered(self, number: int) -> Branch | None:
        found = self.listing.numbered
        return found[number - 1] if 1 <= number <= len(found) else None

    def kind_of(self, card: OfferCard) -> str:
        """Return what the kind of action is called; the text itself for one without choices."""
        code = f"kind.{self.rules.actions.split(card.action).verb.replace(' ', '_')}"
        return self.game(code) if self.game.knows(code) else card.action

    # ---- drawing

    def list_rows(self) -> list[Text]:
        """Return the list alone, for output that is not a terminal."""
        self.rows()
        return [*self.title_rows(), *self.listing.pages[self.menu.page], self.footer()]

    def rows(self) -> list[Text]:
        """Return the whole screen, without the row of input."""
        room = self.screen.height - 1
        parts = sections(self.menu.cards, self.kind_of, self.say("play.other"))
        if self.menu.title and len(parts) == 1:  # The title says it all.
            parts = [Section("", parts[0].cards)]
        width, console = self.screen.width, self.screen.console
        at_root = len(self.menus) == 1
        above = self.table_rows(room)
        below = [*self.title_rows(), *self.notice_rows()]
        most = min(BESIDE_BOARD, room - len(above) - len(below) - 1)
        most = max(most, FEWEST_CHOICES)
        printer = Printer(self.say, console, width)
        self.listing = printer.lay_out_briefly(parts, most) if at_root else printer.lay_out(parts, most)
        if len(self.listing.pages) > 1 and not at_root:
            self.listing = printer.lay_out(parts, room - len(below) - 1)
            above = []
        self.menu.page = min(self.menu.page, len(self.listing.pages) - 1)
        shown = self.listing.pages[self.menu.page]
        rest = [*below[:1], *shown, *below[1:], self.footer()] if self.title_rows() else [*shown, *below, self.footer()]
        if above:
            left = room - len(above) - len(rest)
            above = [*fitted_board(self.look, self.now, self.game, width, left), *above]
        return [*above, *rest]

    def whole_board(self) -> list[Text]:
        """Return the board for a screen of its own, and its key: below a map that can be scaled, otherwise after it."""
        room, width = self.screen.height - 1, self.screen.width
        board = self.look.letters(self.now, self.game, width, room)
        if board.rows == room and len(board.key) + LOWEST_BOARD <= room:
            board = self.look.letters(self.now, self.game, width, room - len(board.key))
        gap = room - board.rows if board.rows < room < board.rows + len(board.key) else 0
        return [
            *board_rows(board.cropped(width, board.rows)),
            *[Text()] * gap,
            *[Text(row, "dim") for row in board.key],
        ]

    def table_rows(self, room: int) -> list[Text]:
        """Return facts, seats, what happened and what is asked."""
        width, console = self.screen.width, self.screen.console
        low = room < TALL
        news = self.news[-NEWS[low] :] if self.screen.is_live else []
        held = [
            row for line in self.look.holding(self.now, self.game) for row in wrapped(Text(line), console, width, 2)
        ]
        return [
            *head_rows(self.scene, console, width),
            *seat_rows(self.scene, self.asked, self.game, width),
            *held[: HELD[low]],
            *[shortened(Text(line, "dim"), width) for line in news],
            *ask_rows(self.scene, console, width, room),
        ]

    def title_rows(self) -> list[Text]:
        if not self.menu.title:
            return []
        title = self.say("play.opened", title=self.menu.title, count=len(self.menu.cards))
        return [shortened(Text(title, "bold"), self.screen.width)]

    def notice_rows(self) -> list[Text]:
        return [row for notice in self.notices for row in wrapped(notice, self.screen.console, self.screen.width, 3)]

    def footer(self) -> Text:
        """Say which page this is, and what can be typed."""
        left, pages = self.listing.left[self.menu.page], len(self.listing.pages)
        parts = []
        if left:
            parts.append(self.say("play.more", count=left))
        elif pages > 1:
            parts.append(self.say("play.last_page"))
        if len(self.menus) > 1:
            parts.append(self.say("play.back"))
        parts.append(self.say("play.typing"))
        return shortened(Text(" · ".join(parts), "dim"), self.screen.width)
