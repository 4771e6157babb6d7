"""Links between the documents hold, and the glossary is found where contributors look."""

import re
from pathlib import Path

import pytest

from capolinea.api import new_match
from capolinea.games.catalogue import look_of

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])

#: [text](target) with a target inside the project, without the part after #.
LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)[^)]*\)")


def links_of(document: Path) -> list[Path]:
    return [(document.parent / target).resolve() for target in LINK.findall(document.read_text("utf-8"))]


@pytest.mark.parametrize("document", DOCUMENTS, ids=[str(path.relative_to(ROOT)) for path in DOCUMENTS])
def test_links_lead_to_files_of_the_project(document: Path) -> None:
    missing = [str(path) for path in links_of(document) if not path.exists() or ROOT not in path.parents]
    assert missing == []


@pytest.mark.parametrize("name", ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_the_glossary_is_linked(name: str) -> None:
    assert ROOT / "docs" / "glossary.md" in links_of(ROOT / name)


def test_every_document_is_linked_from_another() -> None:
    linked = {path for document in DOCUMENTS for path in links_of(document) if path != document}
    entrances = {ROOT / "README.md", ROOT / "CHANGELOG.md"}
    assert [str(path) for path in DOCUMENTS if path not in linked | entrances] == []


def test_the_index_of_decisions_names_each_once_and_in_order() -> None:
    folder = ROOT / "docs" / "adr"
    named = re.findall(r"^\| \[(\d+)\]\((\S+)\)", (folder / "README.md").read_text("utf-8"), re.MULTILINE)
    assert [name for _, name in named] == sorted([path.name for path in folder.glob("0*.md")])
    assert [int(number) for number, _ in named] == [int(name[:4]) for _, name in named]


def test_a_word_of_the_glossary_has_one_row() -> None:
    rows = re.findall(r"^\| ([a-z][^|]*?) \|", (ROOT / "docs" / "glossary.md").read_text("utf-8"), re.MULTILINE)
    words = [word.strip() for row in rows if row != "word" for word in row.split(",")]
    assert len(words) > 50
    assert sorted(words) == sorted(set(words))


def test_the_move_that_architecture_follows_is_a_real_one() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    action = re.search(r'"action": "([^"]+)", "targets": \["([^"]+)"\]', text)
    event = re.search(r"RailLaid\(seat=(\d), line=(\d+)", text)
    assert action is not None
    assert event is not None
    look = look_of("transamerica")
    seed = next(seed for seed in range(9) if new_match("transamerica", seats=2, seed=seed).state.actor == 0)
    match = new_match("transamerica", seats=2, seed=seed)
    match.play("start Denver")
    match.play("start Chicago")
    now = look.see(match, 0)
    cards = {card.action: card for card in look.offers(now, now.offers, look.say("en"))}
    assert cards[action[1]].targets == (action[2],)
    assert (event[1], f"line:{event[2]}") == ("0", action[2])
    laid = match.play(action[1]).events[0]
    assert f"seat={event[1]}, line={event[2]}" in repr(laid)
