"""The screen of every game in every stage: it fits, labels keep apart, and nothing hidden is shown."""

from functools import cache
from io import StringIO
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from tests.support.bots import positions

from capolinea.api import new_match
from capolinea.cli.question import Question
from capolinea.cli.screen import Screen
from capolinea.cli.session import Session
from capolinea.cli.table import Table
from capolinea.cli.transcript import log_lines
from capolinea.cli.words import PACKAGE
from capolinea.core.chance import QuickChance
from capolinea.core.record import SeatRecord
from capolinea.games.catalogue import GAMES, look_of, rules_of
from capolinea.i18n import LANGUAGES, Say
from capolinea.render.situation import Situation

NAMES = ("Anna", "Marco", "Giovanna la Ferroviera")
#: How many decisions of a match are looked at; all stages come up in them.
DECISIONS = 260
SIZES = [(100, 40), (80, 24)]


class Sized(Screen):
    """A terminal of a given size."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__()
        self.is_live = True
        self.size = (width, height)

    @property
    def width(self) -> int:
        return self.size[0]

    @property
    def height(self) -> int:
        return self.size[1]


@cache
def stages(game: str) -> tuple[tuple[Any, Any, tuple[Any, ...]], ...]:
    """Return of each stage of a match the decision with most offers, and the last one: state, view and offers."""
    options = rules_of(game).options(seats=3)
    largest: dict[str, tuple[Any, Any, tuple[Any, ...]]] = {}
    latest: dict[str, tuple[Any, Any, tuple[Any, ...]]] = {}
    for state, view, offers in positions(game, ["medium"], options, 3, DECISIONS):
        found = (state.clone(), view, tuple(offers))
        latest[view.stage] = found
        if view.stage not in largest or len(offers) > len(largest[view.stage][2]):
            largest[view.stage] = found
    return (*largest.values(), *latest.values())


def question_of(game: str, view: Any, offers: Any, size: tuple[int, int], language: str) -> Question:
    rules, look = rules_of(game), look_of(game)
    say = look.say(language, NAMES, rules.options(seats=3))
    news = [f"Something happened, number {number}." for number in range(9)]
    screen = Sized(*size)
    seat = (view.seat,) if view.seat is not None else ()
    return Question(look, rules, Situation(view, offers), seat, say, Say(language, (PACKAGE,)), screen, news)


@pytest.mark.parametrize("size", SIZES, ids=["100x40", "80x24"])
@pytest.mark.parametrize("game", GAMES)
def test_every_stage_fits_the_screen(game: str, size: tuple[int, int]) -> None:
    width, height = size
    for number, (_, view, offers) in enumerate(stages(game)):
        question = question_of(game, view, offers, size, LANGUAGES[number % 2])
        rows = question.rows()
        assert len(rows) < height
        assert max([row.cell_len for row in rows]) <= width
        assert question.scene.prompt[:20] in "\n".join([row.plain for row in rows])
        assert sum([len(branch.cards) for branch in question.listing.numbered]) == len(offers)


@pytest.mark.parametrize("size", SIZES, ids=["100x40", "80x24"])
@pytest.mark.parametrize("game", GAMES)
def test_every_offer_is_reached_by_numbers_without_scrolling(game: str, size: tuple[int, int]) -> None:
    """Open every line of every list; each screen fits, and together they hold all offers."""
    _, view, offers = max(stages(game), key=lambda each: len(each[2]))
    question = question_of(game, view, offers, size, "it")
    found: list[str] = []
    waiting = [question.cards]
    while waiting:
        cards = waiting.pop()
        del question.menus[1:]
        if cards is not question.cards:
            question.open("…", cards)
        assert len(question.rows()) < size[1]
        for page in range(len(question.listing.pages)):
            question.menu.page = page
            assert len(question.rows()) < size[1]
        found += [branch.cards[0].action for branch in question.listing.numbered if branch.is_leaf]
        waiting += [list(branch.cards) for branch in question.listing.numbered if not branch.is_leaf]
    assert sorted(found) == sorted([card.action for card in question.cards])


@pytest.mark.parametrize("game", GAMES)
def test_the_board_fits_and_its_labels_keep_apart(game: str) -> None:
    look = look_of(game)
    for _, view, offers in stages(game):
        say = look.say("it", NAMES, rules_of(game).options(seats=3))
        board = look.letters(Situation(view, offers), say, 100, 40)
        assert board.columns <= 100
        assert board.rows <= 40
        whole = question_of(game, view, offers, (100, 40), "it").whole_board()
        assert len(whole) < 40 or not any([row.plain for row in whole[board.rows : 39]])
        text = ["".join(row) for row in board.signs]
        for label in board.labels:
            assert text[label.y][label.x : label.x + len(label.text)] == label.text
        for one, two in combinations(board.labels, 2):
            assert one.y != two.y or one.x + len(one.text) <= two.x or two.x + len(two.text) <= one.x


@pytest.mark.parametrize("game", GAMES)
def test_the_board_of_a_spectator_tells_no_secret(game: str) -> None:
    """What is hidden may be dealt anew, and the screen of a spectator stays the same."""
    rules, look = rules_of(game), look_of(game)
    state = stages(game)[-1][0]
    say = look.say("en", NAMES, rules.options(seats=3))
    other = rules.guess(rules.view(state, 0), 0, QuickChance(11))
    boards = [look.letters(Situation(rules.view(each, None)), say, 100, 30).text() for each in (state, other)]
    held = [look.holding(Situation(rules.view(each, None)), say) for each in (state, other)]
    assert boards[0] == boards[1]
    assert held[0] == held[1]


class Watched(Sized):
    """A terminal at which people draw in secret where they can, and otherwise take the first choice. It keeps the news
    of every screen with who looked at it."""

    def __init__(self, lines: int) -> None:
        super().__init__(100, 40)
        self.console = Console(file=StringIO(), width=100, height=40)
        self.lines = lines
        self.session: Session | None = None
        self.seen: list[tuple[int | None, list[str]]] = []

    def ask(self, prompt: str) -> str:
        self.lines -= 1
        if not self.lines:
            raise EOFError
        return ("draw", "1")[self.lines % 2] if ">" in prompt else ""

    def show_screen(self, rows: Any) -> None:
        assert len(rows) < 40
        if self.session is not None:
            self.seen.append((self.session._shown, list(self.session._news)))


def test_nobody_reads_the_news_of_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    match = new_match("spike", 2, {}, 3)
    table = Table(match, (SeatRecord("Anna"), SeatRecord("Marco")), None)
    screen = Watched(120)
    screen.session = Session(table, screen)
    screen.session.run()
    assert {seat for seat, _ in screen.seen} == {0, 1}
    for seat, news in screen.seen:
        assert seat is not None
        told = log_lines(look_of("spike"), table.say("en"), match.journal, (seat,))
        assert set(news) <= {line.text for _, line in told}


@pytest.mark.parametrize("name", ["northeast", "ruhr", "padana"])
def test_every_map_of_steam_fits(name: str) -> None:
    rules, look = rules_of("steam"), look_of("steam")
    options = rules.options(**{"seats": 3, "map": name})
    state, _ = rules.setup(options, QuickChance(1))
    board = look.letters(Situation(rules.view(state, 0)), look.say("en", NAMES, options), 100, 40)
    assert (board.columns <= 100, board.rows <= 40) == (True, True)
