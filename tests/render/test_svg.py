"""The builder escapes what people wrote and writes numbers short."""

from xml.etree import ElementTree

import pytest

from capolinea.render.svg import Svg, el, join, num, translate


def test_text_is_escaped_and_markup_is_not() -> None:
    drawn = el("g", el("title", "<b> & co"), "a < b")
    assert drawn == "<g><title>&lt;b&gt; &amp; co</title>a &lt; b</g>"


def test_an_attribute_cannot_break_out_of_its_quotes() -> None:
    nasty = "\"><script>&'\n\t"
    drawn = el("g", aria_label=nasty)
    assert "<script>" not in drawn
    assert ElementTree.fromstring(drawn).get("aria-label") == nasty


def test_characters_xml_forbids_are_dropped() -> None:
    assert el("text", "a\x00b\x1b") == "<text>ab</text>"
    assert ElementTree.fromstring(el("g", data_name="\x07x")).get("data-name") == "x"


def test_names_and_values_of_attributes() -> None:
    drawn = el(
        "g", cls="offer", data_target="line:3", tabindex=0, hidden=True, role=None, open=False, viewBox="0 0 1 1"
    )
    assert drawn == '<g class="offer" data-target="line:3" tabindex="0" hidden="hidden" viewBox="0 0 1 1"/>'


@pytest.mark.parametrize(
    ("value", "written"), [(1, "1"), (2.5, "2.5"), (1 / 3, "0.33"), (-0.001, "0"), (100.0, "100"), (-7.10, "-7.1")]
)
def test_numbers_are_short(value: float, written: str) -> None:
    assert num(value) == written
    assert el("circle", r=value) == f'<circle r="{written}"/>'


def test_joined_parts_stay_markup() -> None:
    both = join(el("path"), None, el("rect"))
    assert isinstance(both, Svg)
    assert el("g", both) == "<g><path/><rect/></g>"


@pytest.mark.parametrize("tag", ["div", "span", "script", "foreignObject", "PATH", ""])
def test_only_elements_of_svg_are_made(tag: str) -> None:
    """An empty `<div/>` is not closed in HTML: htpy makes HTML."""
    with pytest.raises(ValueError, match="no element of SVG"):
        el(tag)


def test_pages_take_svg_as_it_is() -> None:
    assert el("g").__html__() == "<g/>"


def test_translate() -> None:
    assert translate(1, 2.50) == "translate(1 2.5)"
    assert translate(0, 0, 0.82) == "translate(0 0) scale(0.82)"
