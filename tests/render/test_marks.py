"""Every seat can be told without colour, and every icon is a sound picture."""

import re
from xml.etree import ElementTree

import pytest

from capolinea.render.icons import ICONS, icon, logo
from capolinea.render.marks import LETTERS, SHAPES, seat_mark, seat_mark_at, seat_track

SEATS = range(len(LETTERS))


def test_each_seat_has_a_shape_and_a_letter_of_its_own() -> None:
    assert len(set(SHAPES)) == len(LETTERS) == 6
    for seat in SEATS:
        texts = [element.text for element in ElementTree.fromstring(seat_mark(seat)).iter("text")]
        assert texts == [LETTERS[seat]]


def test_each_track_has_casing_colour_and_pattern() -> None:
    for seat, letter in zip(SEATS, LETTERS.lower(), strict=True):
        classes = [path.get("class") for path in ElementTree.fromstring(seat_track(seat, "M0 0H9")).iter("path")]
        assert classes == ["track-case", f"track-ink track-{letter}", f"track-pattern pattern-{letter}"]


def test_a_mark_on_a_map_has_a_ring_below_it() -> None:
    ringed = ElementTree.fromstring(seat_mark_at(2, 10, 20, scale=0.82, ring=True))
    assert [path.get("class") for path in ringed.iter("path")] == ["seat-ring", "seat-body seat-c"]
    assert ringed.get("transform") == "translate(10 20) scale(0.82)"


@pytest.mark.parametrize("name", sorted(ICONS))
def test_an_icon_is_hidden_from_readers_and_stays_on_its_grid(name: str) -> None:
    drawn = ElementTree.fromstring(icon(name))
    assert drawn.get("aria-hidden") == "true"
    absolute = re.findall(r"[ML](-?[\d.]+)[ ]?(-?[\d.]+)", ICONS[name])
    assert absolute
    assert all(0 <= float(part) <= 24 for pair in absolute for part in pair)


def test_the_mark_of_the_house_parses() -> None:
    assert ElementTree.fromstring(logo()).get("class") == "logo"
