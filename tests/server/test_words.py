"""Every message of the server exists in every language."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

import capolinea
from capolinea.core.refusal import CapolineaError
from capolinea.games.catalogue import GAMES, rules_of
from capolinea.i18n import LANGUAGES, Say, message_id
from capolinea.server.lobby import game_data
from capolinea.server.rulebook import clause_text, rules_data
from capolinea.server.words import error_text, negotiate, plain

ROOT = Path(capolinea.__file__).parent
SAID = re.compile(
    r"(?:Problem|Forbidden|Unknown|Conflict|Unprocessable|Misdirected|Unavailable|TooMany|StaleEntry|SeatTaken|StorageError|StorageLost|TableDamaged|Refusal|say|fail|plain\(.*?\))"
    r'\((?:say, )?"([a-z]+\.[a-z_]+)"'
)
CODE = re.compile(r'"([a-z]+\.[a-z_]+)"')


def spoken() -> set[str]:
    """Return every code in the sources of server and storage."""
    sources = [*ROOT.glob("server/*.py"), *ROOT.glob("storage/*.py"), ROOT / "cli" / "serve.py"]
    texts = [source.read_text("utf-8") for source in sources]
    found = {code for text in texts for code in SAID.findall(text)}
    # What a client may do so often is said where it is counted.
    found |= {code for text in texts for code in re.findall(r'\.take\(.*"([a-z]+\.[a-z_]+)"\)', text)}
    return found | set(CODE.findall((ROOT / "server" / "error_responses.py").read_text("utf-8")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words(language: str) -> None:
    say = Say(language, ("capolinea.server", "capolinea.games.transamerica.ui"))
    assert len(spoken()) > 40
    assert [code for code in sorted(spoken()) if not say.knows(code)] == []


def test_all_languages_say_the_same() -> None:
    texts = [
        files("capolinea.server").joinpath("messages", f"{language}.ftl").read_text("utf-8") for language in LANGUAGES
    ]
    keys = [re.findall(r"^([a-z_-]+) =", text, re.M) for text in texts]
    assert keys[0] == keys[1]
    unsaid = set(keys[0]) - {message_id(code) for code in spoken()}
    assert {key.partition("-")[0] for key in unsaid} <= {"option", "seat", "lobby", "server", "chat", "link"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_told_in_the_lobby_and_on_its_rules_page(game: str, language: str) -> None:
    data = game_data(game, language)
    assert data.summary
    assert data.levels
    rules = rules_data(game, language)
    first = rules.chapters[0][1][0]
    assert clause_text(rules_of(game), first[0], language) == first[1]
    assert clause_text(rules_of(game), "no such clause", language) == ""


def test_a_missing_message_does_not_hide_the_answer() -> None:
    assert "some.code" in error_text(CapolineaError("some.code"), plain("en"))


def test_a_header_of_languages_cannot_be_made_to_fail() -> None:
    for asked in ("", ",,,", ";q=", "en;q=nan", "q=1;en", "*", "x" * 100_000, "it;q=-1,en"):
        assert negotiate(asked, "it") in LANGUAGES
