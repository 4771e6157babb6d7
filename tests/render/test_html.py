"""HTML becomes text: whole, escaped, and closed as HTML is."""

import htpy as h
from markupsafe import Markup

from capolinea.render.html import finished, html
from capolinea.render.svg import el


def test_a_scene_gets_plain_text() -> None:
    drawn = html(h.b["a"], None, "&", [h.i, h.i], el("path"))
    assert type(drawn) is str
    assert drawn == "<b>a</b>&amp;<i></i><i></i><path/>"


def test_what_is_finished_is_not_escaped_again() -> None:
    piece = finished(h.b["<"], "x & y")
    assert type(piece) is Markup
    assert html(h.p[piece], piece) == f"<p>{piece}</p>{piece}"
    assert piece == "<b>&lt;</b>x &amp; y"


def test_nothing_is_nothing() -> None:
    assert html() == html(None) == html([]) == ""
