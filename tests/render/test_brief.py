"""Games in brief: both languages tell the same, what is told is true of the rules, and the pictures are real."""

import re
from xml.etree import ElementTree

import pytest

from capolinea.core.match import Match
from capolinea.core.record import replay_record
from capolinea.games.catalogue import GAMES, look_of, rules_of
from capolinea.i18n import LANGUAGES
from capolinea.render.brief import PICTURES, SIDE, Brief, brief_of, match_of, parse_brief, shots_of
from capolinea.render.crop import Square, crop
from capolinea.render.pages.brief import brief_page
from capolinea.render.pages.data import Visitor
from capolinea.render.rules_text import clauses_of
from capolinea.server.briefs import brief_data

each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def texts(brief: Brief) -> list[str]:
    return [
        brief.goal.text,
        *[step.text for step in brief.steps],
        brief.end.text,
        *[each.text for each in brief.missed],
    ]


@each_game
@each_language
def test_a_brief_is_whole(game: str, language: str) -> None:
    package = look_of(game).package
    brief = brief_of(package, language)
    assert len(brief.steps) == len(shots_of(package)) == PICTURES
    assert len(brief.missed) == 3
    clauses, words = clauses_of(package, language), {word.id for word in brief.words}
    told = " ".join([*texts(brief), *[word.text for word in brief.words]])
    assert set(re.findall(r"[A-Z]{2}-\d+", told)) <= set(clauses)
    assert set(re.findall(r"\]\((\w+)\)", told)) == words, "every word is used, and none is missing"
    assert all(re.search(r"[A-Z]{2}-\d+$", each.text) for each in brief.missed), "each names its clause"


@each_game
def test_both_languages_tell_the_same(game: str) -> None:
    italian, english = [brief_of(look_of(game).package, language) for language in ("it", "en")]
    for one, other in zip(texts(italian), texts(english), strict=True):
        assert re.findall(r"[A-Z]{2}-\d+|\(\w+\)", one) == re.findall(r"[A-Z]{2}-\d+|\(\w+\)", other)
    assert [figure(each) for each in italian.account] == [figure(each) for each in english.account]


@each_game
@each_language
def test_the_account_adds_up(game: str, language: str) -> None:
    *parts, total = [figure(row) for row in brief_of(look_of(game).package, language).account]
    assert sum(parts) == total


def figure(row: tuple[str, str]) -> int:
    digits = int(re.sub(r"\D", "", row[1]))
    return -digits if "−" in row[1] else digits


@each_game
def test_the_pictures_are_of_a_real_match(game: str) -> None:
    package = look_of(game).package
    record = match_of(package)
    match: Match = replay_record(rules_of(game), record, Match)
    assert record.game == game
    assert max(shot.entry for shot in shots_of(package)) == match.last_entry, "no more is kept than is shown"
    assert len(record.seats) == match.options.seats


@each_game
@each_language
def test_pictures_are_still_and_show_their_part_alone(game: str, language: str) -> None:
    data = brief_data(game, language)
    for drawn, shot in zip(data.pictures, shots_of(look_of(game).package), strict=True):
        if shot.part:
            continue
        root = ElementTree.fromstring(drawn)
        assert root.get("viewBox") == f"{shot.at[0] - SIDE / 2:g} {shot.at[1] - SIDE / 2:g} {SIDE:g} {SIDE:g}"
        assert not [element for element in root.iter() if element.get("tabindex") or element.get("data-target")]
        names = ["".join(text.itertext()) for text in root.iter("text")]
        assert names, "something is called by its name"
    page = brief_page(data, Visitor(language))
    ids = re.findall(r' id="([^"]+)"', page)
    assert sorted(ids) == sorted(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', page)) <= set(ids)


def test_what_is_outside_is_left_out() -> None:
    sign = '<g class="map-sign" transform="translate({} 50)" data-rank="{}" data-key="{}"><g class="zs">{}</g></g>'
    name = '<text class="label">{}</text>'
    drawing = "".join(
        [
            '<path d="M10 10L90 90"/><path d="M210 10L290 90"/><path d="M300 300a1 1 0 0 0 2 2"/>',
            '<g transform="translate(50 50)" id="train"><circle r="4"/></g>',
            '<g transform="translate(400 50)"><circle r="4"/></g>',
            sign.format(50, 20, "", '<circle r="9"/>'),
            sign.format(52, 35, "", name.format("Under")),
            sign.format(98, 30, "", name.format("Cut off")),
            sign.format(50, 30, "twice", name.format("")),
            '<g><circle cx="500" r="2"/></g>',
        ]
    )
    root = ElementTree.fromstring(crop(drawing, Square(0, 0, 100), "p", "A picture", "map"))
    assert [path.get("d") for path in root.iter("path")] == ["M10 10L90 90", "M300 300a1 1 0 0 0 2 2"], "unknown stays"
    assert [circle.get("r") for circle in root.iter("circle")] == ["4", "9"]
    assert not [text for text in root.iter("text") if text.text]
    assert [group.get("id") for group in root.iter("g") if group.get("id")] == ["p-train"]


def test_a_brief_without_an_account_is_refused() -> None:
    text = (
        "# T\n\n## A\n\na\n\n## B\n\n### x\n\ny\n\n## C\n\nno figures\n\n## D\n\n### x\n\ny\n\n## E\n\n### w: W\n\nz\n"
    )
    with pytest.raises(ValueError, match="account"):
        parse_brief(text)
