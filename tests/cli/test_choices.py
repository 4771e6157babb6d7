"""The tree of offers, what text finds in it, and the seats of the command line."""

import pytest
from rich.console import Console

from capolinea.cli.choices import Section, beginning_with, branches, mentioning, sections, shared_beginning
from capolinea.cli.listing import Printer
from capolinea.cli.seating import clean, read_options, read_seats
from capolinea.cli.user_errors import UserError
from capolinea.cli.words import PACKAGE
from capolinea.core.record import SeatRecord
from capolinea.i18n import Say
from capolinea.render.look import OfferCard

LEVELS = ("random", "hard")


def card(action: str, *targets: str, label: str = "", note: str = "") -> OfferCard:
    return OfferCard(action, targets, label or action, note)


TILES = [
    card("lay d5 curve 1", "hex:d5", "tile:curve", "turn:1", label="Lay a curve on d5, turned once"),
    card("lay d5 curve 2", "hex:d5", "tile:curve", "turn:2", label="Lay a curve on d5, turned twice"),
    card("lay d5 straight", "hex:d5", "tile:straight", label="Lay a straight on d5"),
    card("lay e6 curve 1", "hex:e6", "tile:curve", "turn:1", label="Lay a curve on e6, turned once"),
    card("pass", "button:pass", label="Pass", note="0"),
]


def test_each_level_of_the_tree_groups_by_its_target() -> None:
    top = branches(TILES)
    assert [len(branch.cards) for branch in top] == [3, 1, 1]
    assert top[0].label == "Lay a"
    assert [branch.is_leaf for branch in top] == [False, True, True]
    second = branches(top[0].cards)
    assert [len(branch.cards) for branch in second] == [2, 1]
    assert [branch.cards[0].action for branch in branches(second[0].cards)] == ["lay d5 curve 1", "lay d5 curve 2"]


def test_an_offer_whose_targets_end_early_stands_beside_those_that_go_on() -> None:
    cards = [card("rail a-b", "line:1"), card("colour a-b", "line:1", "button:colour")]
    assert [branch.cards[0].action for branch in branches(cards)] == ["rail a-b", "colour a-b"]


def test_no_offers_and_one_offer() -> None:
    assert branches([]) == []
    assert [branch.is_leaf for branch in branches(TILES[:1])] == [True]


def test_labels_without_a_shared_beginning() -> None:
    assert shared_beginning(["Rail, a to b", "Coloured rail, a to b"]) == "Rail, a to b"


def test_an_exact_text_beats_those_it_begins() -> None:
    cards = [card("rail a-b1"), card("rail a-b10")]
    assert beginning_with(cards, "RAIL  a-b1") == cards[:1]
    assert beginning_with(cards, "rail a") == cards
    assert beginning_with(cards, "a-b") == []


def test_words_find_offers_by_their_beginnings() -> None:
    assert mentioning(TILES, "str") == [TILES[2]]
    assert mentioning(TILES, "curve d5") == TILES[:2]
    assert mentioning(TILES, "wice") == [TILES[1]]
    assert mentioning(TILES, "xyz") == []
    assert mentioning(TILES, "!?") == []


def test_accents_and_capitals_do_not_count() -> None:
    cards = [card("start A", label="Start in Cañon City"), card("start B", label="Start in Montréal")]
    assert mentioning(cards, "CANON") == cards[:1]
    assert mentioning(cards, "montre") == cards[1:]


def test_kinds_with_one_offer_share_a_section() -> None:
    found = sections(TILES, lambda each: each.action.split()[0], "Other")
    assert [(part.heading, len(part.cards)) for part in found] == [("lay", 4), ("Other", 1)]
    assert [part.heading for part in sections(TILES[-1:], lambda each: each.action, "Other")] == [""]


def test_offers_are_gathered_under_what_they_are_about() -> None:
    cards = [
        OfferCard(f"build {n}", (f"way:{n}",), f"Build {n}", about="Boston" if n < 3 else "Miami") for n in range(5)
    ]
    assert [(branch.label, len(branch.cards)) for branch in branches(cards)] == [("Boston", 3), ("Miami", 2)]
    assert [branch.is_leaf for branch in branches(cards[:3])] == [True] * 3


@pytest.fixture
def say() -> Say:
    return Say("en", (PACKAGE,))


MANY = Section("Build", tuple([card(f"build {n}", f"city:{n // 10}", f"way:{n}") for n in range(200)]))
FEW = Section("Draw", tuple([card(f"draw {n}", f"card:{n}") for n in range(3)]))


@pytest.mark.parametrize("rows", [4, 8, 12, 20, 35])
def test_a_list_never_takes_more_than_its_rows(say: Say, rows: int) -> None:
    printer = Printer(say, Console(), 80)
    brief, whole = printer.lay_out_briefly([FEW, MANY], rows), printer.lay_out([FEW, MANY], rows)
    assert len(brief.pages) == 1
    assert max(brief.rows, whole.rows) <= rows
    assert sum([len(branch.cards) for branch in brief.numbered]) == 203
    assert sum([len(branch.cards) for branch in whole.numbered]) == 203
    assert whole.left[-1] == 0
    headings = [page[0].plain for page in whole.pages]
    assert all([heading.startswith(("Draw (3)", "Build (200)")) for heading in headings])


def test_a_long_line_is_wrapped_and_keeps_its_notation(say: Say) -> None:
    long = Section("Build", (card("build a-b-c-d", label="word " * 40), card("pass")))
    page = Printer(say, Console(), 60).lay_out([long], 30).pages[0]
    assert all([row.cell_len <= 60 for row in page])
    assert "[build a-b-c-d]" in " ".join([row.plain.strip() for row in page])


def test_seats_are_read_and_named(say: Say) -> None:
    seats, programs = read_seats("me:Anna, me, hard,hard,me:Anna", LEVELS, say)
    assert [seat.name for seat in seats] == ["Anna", "Guest", "Bot hard", "Bot hard 2", "Anna 2"]
    assert [seat.bot for seat in seats] == ["", "", "hard", "hard", ""]
    assert programs == {}


def test_a_program_is_named_with_its_commas_and_left_out_of_the_record(say: Say) -> None:
    seats, programs = read_seats('me,"stdio@0.5:python bot.py --weights 1,2"', LEVELS, say)
    assert [(seat.name, seat.bot) for seat in seats] == [("Guest", ""), ("Program", "stdio")]
    assert programs == {1: "stdio@0.5:python bot.py --weights 1,2"}


@pytest.mark.parametrize("text", ["", "hard,hard", "me,best", "me:,hard", "you"])
def test_seats_that_are_none(text: str, say: Say) -> None:
    with pytest.raises(UserError):
        read_seats(text, LEVELS, say)


def test_names_are_one_printable_line() -> None:
    assert clean("\x1b[2J Eve\n\u202e") == "[2J Eve"
    assert len(clean("x" * 100)) == 30
    assert SeatRecord(clean("Zoë")).name == "Zoë"


def test_options_are_read_by_their_looks() -> None:
    assert read_options(["a=true", "b=False", "c=-3", "d=blue", "e=a=b"]) == {
        "a": True,
        "b": False,
        "c": -3,
        "d": "blue",
        "e": "a=b",
    }
    with pytest.raises(UserError):
        read_options(["a"])
