"""Texts that would keep a parser busy are refused before there is one."""

import tomllib

import pytest
from tests.support.steam_maps import SMALL

from capolinea.games.steam.map_text import MOST_DEPTH, MOST_LETTERS, MOST_PARTS, MOST_PIECES, find_excess
from capolinea.games.steam.maps import built_in_map, map_problems

#: Each shape of excess, and what it is told.
HOSTILE = {
    "a key of many parts": ("a." * 32_000 + "a=1", "map.long_key"),
    "a table of many parts": ("[" + "a." * 30_000 + "a]", "map.long_key"),
    "quoted parts": ('"a".' * 12_000 + "a=1", "map.long_key"),
    "parts with blanks between": ("a . " * 12_000 + "a=1", "map.long_key"),
    "parts in an inline table": ("x={" + "a." * 20_000 + "a=1}", "map.long_key"),
    "parts behind a string of five quotes": ('x={k="""a""""", ' + "a." * 9_000 + 'a=1, z=""}', "map.long_key"),
    "parts behind an escaped quote": ('x={k="\\"", ' + "a." * 9_000 + 'a=1, z=""}', "map.long_key"),
    "arrays in arrays": ("a=" + "[" * 30_000 + "]" * 30_000, "map.too_deep"),
    "arrays that do not end": ("a=" + "[" * 60_000, "map.too_deep"),
    "tables in tables": ("a=" + "{a=" * 16_000, "map.too_deep"),
    "decimal digits": ("a=" + "1" * 60_000, "map.long_word"),
    "hexadecimal digits": ("a=0x" + "f" * 60_000, "map.long_word"),
    "digits with underscores": ("a=" + "1_" * 30_000 + "1", "map.long_word"),
    "a large fraction": ("a=0." + "1" * 60_000, "map.long_word"),
    "a large exponent": ("a=1e" + "9" * 60_000, "map.long_word"),
    "a bare key": ("a" * 60_000 + "=1", "map.long_word"),
    "arrays of tables": ("[[a]]\n" * 10_000, "map.too_many_pieces"),
    "tables twice": ("[a]\n" * 16_000, "map.too_many_pieces"),
    "strings": ("a=[" + '"",' * 20_000 + "]", "map.too_many_pieces"),
    "large in bytes": ("#" + "\N{STEAM LOCOMOTIVE}" * 20_000, "map.too_large"),
    "half a letter": ('title = "\ud800"', "map.malformed"),
}


@pytest.mark.parametrize(("text", "code"), HOSTILE.values(), ids=HOSTILE.keys())
def test_excess_is_refused_before_the_parser(text: str, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def parse(text: str) -> None:
        raise AssertionError("it was parsed")

    monkeypatch.setattr(tomllib, "loads", parse)
    assert [problem.code for problem in map_problems(text)] == [code]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('a="""' + '\\"""' * 15_000, "map.malformed"),
        ("a='''" + "''" * 30_000, "map.malformed"),
        ('"\\' * 30_000, "map.malformed"),
        ('a="' + "\\u0041" * 10_000, "map.malformed"),
        ("\n" * 60_000, "map.missing"),
        (" \t" * 30_000, "map.missing"),
        ("\N{ARABIC-INDIC DIGIT THREE}=1", "map.malformed"),
        ("a = 1979-13-45", "map.malformed"),
        ("a = 1e999", "map.no_such_key"),
        ("a=" + "9" * MOST_LETTERS, "map.no_such_key"),
        ("\x00", "map.malformed"),
    ],
    ids=range(11),
)
def test_other_nonsense_is_refused(text: str, code: str) -> None:
    assert [problem.code for problem in map_problems(text)] == [code]


def test_real_maps_stay_far_below_the_bounds() -> None:
    for text in (SMALL, *[built_in_map(key) for key in ("northeast", "ruhr", "padana")]):
        assert find_excess(text) is None
        assert find_excess(text * 9) is None


def test_the_bounds_are_those_that_are_told() -> None:
    def code(text: str) -> str:
        found = find_excess(text)
        return "" if found is None else found.code

    assert code("=".join([".".join("a" * MOST_PARTS), "1.5"])) == ""
    assert code(".".join("a" * (MOST_PARTS + 1))) == "map.long_key"
    assert code("[" * MOST_DEPTH + "]" * MOST_DEPTH) == ""
    assert code("[" * (MOST_DEPTH + 1)) == "map.too_deep"
    assert code("9" * MOST_LETTERS) == ""
    assert code("9" * (MOST_LETTERS + 1)) == "map.long_word"
    assert code("a " * MOST_PIECES) == ""
    assert code("a " * (MOST_PIECES + 1)) == "map.too_many_pieces"
    # What stands in strings and comments is no key and no bracket.
    assert code(f'a = "{"." * 99}" # {"[" * 99}\nb = """\n{"." * 99}\n"""') == ""


def test_the_line_is_told() -> None:
    found = find_excess("a = 1\nb = 2\n" + "c." * 20 + "c = 3")
    assert found is not None
    assert found.line == 3


def test_a_map_can_have_too_many_hexes() -> None:
    wide = "\n".join(["   |" + ".     " * 13, "   |" + "   ." * 1 + "     ." * 12] * 30)
    text = (
        SMALL.partition("terrain = '''")[0]
        + f"terrain = '''\n{wide}\n'''\n"
        + "[goods]"
        + SMALL.partition("[goods]")[2]
    )
    assert ("map.too_many_hexes", 780) in [(each.code, each.facts.get("hexes")) for each in map_problems(text)]


@pytest.mark.parametrize(
    ("code", "more"),
    [
        ("map.too_many_rivers", '\n[[rivers]]\nname = "Slow"\ncourse = ["D1"]\n'),
        ("map.too_many_labels", '\n[[labels]]\ntext = "Sea"\ncolumn = 1\nrow = 1\n'),
    ],
)
def test_a_map_can_have_too_many_rivers_and_labels(code: str, more: str) -> None:
    rivers = SMALL.count("[[rivers]]")
    fit = 99 - rivers if "rivers" in more else 99
    assert map_problems(SMALL + more * fit) == []
    assert [problem.code for problem in map_problems(SMALL + more * (fit + 1))] == [code]
