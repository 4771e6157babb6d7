"""What all tables share: offers, the part that a small screen opens on, lines of text, lines of the log."""

import htpy as h
import msgspec
import pytest

from capolinea.core.event import Event
from capolinea.i18n import LANGUAGES, Say
from capolinea.i18n.phrases import capital, dollars, euros, listed, plain, seat_names, signed
from capolinea.render.ground import Xy
from capolinea.render.look import SeatCard
from capolinea.render.standalone import fill_slots
from capolinea.render.table.focus import around, whole
from capolinea.render.table.log import line, log_by, untold
from capolinea.render.table.offers import offer
from capolinea.render.table.panels import panel, pressable
from capolinea.render.table.text import paragraphs, seat_heads, spaced, two_columns

SIZE = (1000.0, 600.0)


def test_a_small_screen_opens_on_all_spots_with_a_margin() -> None:
    assert around([Xy(300, 200), Xy(700, 400)], SIZE, 50, 100) == (250, 150, 500, 300)


def test_a_single_spot_gets_room_and_the_board_is_never_left() -> None:
    assert around([Xy(500, 300)], SIZE, 10, 200) == (400, 200, 200, 200)
    left, top, width, height = around([Xy(0, 600)], SIZE, 50, 300)
    assert (left, top + height) == (0, 600)
    assert width > 0


def test_without_spots_all_of_it_is_shown() -> None:
    assert around([], SIZE, 50, 300) == whole(SIZE) == (0, 0, 1000, 600)


def test_an_offer_is_a_button_with_a_name() -> None:
    drawn = offer("hex:A1", "Here & now", cls="x")
    assert drawn == (
        '<g class="offer x" tabindex="0" role="button" data-target="hex:A1" aria-label="Here &amp; now">'
        "<title>Here &amp; now</title></g>"
    )


def test_only_what_may_be_chosen_is_a_button() -> None:
    button = str(pressable("card", "card:1", "One", title="t"))
    assert button == '<button class="card" type="button" title="t" data-target="card:1">One</button>'
    assert str(pressable("card", "", "One", other=h.span)) == '<span class="card">One</span>'


def test_a_panel_has_a_heading() -> None:
    assert str(panel("A < B", h.p["x"], cls="p")) == (
        '<section class="p"><h2 class="sign">A &lt; B</h2><p>x</p></section>'
    )


def test_slots_that_nothing_fills_stay_empty() -> None:
    assert fill_slots('<svg><g id="a"/><g id="b"/></svg>', {"a": "x"}) == '<svg><g id="a">x</g><g id="b"></g></svg>'


def test_lines_of_seats_stand_in_columns() -> None:
    say = Say("en", seats=("Elena", "Al"))
    assert seat_heads(say, [SeatCard("7", ""), SeatCard("12", "")], [1]) == ["  A Elena   7", "> B Al     12"]


def test_text_leaves_out_what_is_empty() -> None:
    assert paragraphs(["a", "b"], [], ["c"]) == "a\nb\n\nc"
    assert spaced("a", "", "b") == "a  b"
    assert two_columns(["a", "b", "c"], 4) == ["  a   c", "  b"]


class Undone(Event, frozen=True, tag="undone"):
    seat: int


class Unseen(Event, frozen=True, tag="unseen"):
    seat: int


def test_a_log_tells_each_event_by_its_table() -> None:
    log = log_by({Undone: line("log.undo", "seat"), Unseen: untold})
    told = log(Undone(seat=1), Say("en", ("capolinea.server",), seats=("A", "Marco")))
    assert told is not None
    assert (told.seat, told.heading) == (1, False)
    assert "Marco" in told.text
    assert log(Unseen(seat=1), Say("en")) is None
    plain_line = msgspec.structs.replace(told, seat=None, heading=True)
    whole_table = log_by({Undone: line("log.undo", "seat", of_seat=False, heading=True)})
    assert whole_table(Undone(seat=1), Say("en", ("capolinea.server",), seats=("A", "Marco"))) == plain_line


def test_figures_have_a_true_minus_sign() -> None:
    assert (plain(3), plain(-2), signed(3), signed(0), signed(-2)) == ("3", "−2", "+3", "0", "−2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_sums_are_told_as_the_language_does(language: str) -> None:
    say = Say(language, seats=("Elena", "Marco", "Sofia"))
    both = {
        "en": ("Elena, Marco and Sofia", "−$12,500", "€4"),
        "it": ("Elena, Marco e Sofia", "−12.500\u00a0$", "4\u00a0€"),
    }
    assert (seat_names(say, (0, 1, 2)), dollars(say, -12_500), euros(say, 4)) == both[language]
    assert (listed(say, ["a"]), capital("red cubes"), capital("")) == ("a", "Red cubes", "")


def test_italian_joins_a_and_e_to_the_name_that_follows() -> None:
    say = Say("it", seats=("Anna", "Elena", "Marco"))
    assert (seat_names(say, (0, 1)), seat_names(say, (1, 2))) == ("Anna ed Elena", "Elena e Marco")
    assert listed(say, ["El Paso", "Eugene", "Omaha", "Evanston"]) == "El Paso, Eugene, Omaha ed Evanston"
    assert say("turn.not_yours", seat=0, turn=1) == "Non tocca ad Anna: tocca a Elena."
    assert Say("en", seats=say.seats)("turn.not_yours", seat=0, turn=1) == "It is Elena’s turn, not Anna’s."
