"""Offers for a person at a keyboard: a numbered tree, or text that only one of them begins with."""

import re
import unicodedata
from collections.abc import Callable, Sequence
from typing import NamedTuple

from capolinea.render.look import OfferCard


class Branch(NamedTuple):
    """One numbered line: an offer, or those that begin with the same target."""

    label: str
    note: str
    cards: tuple[OfferCard, ...]

    @property
    def is_leaf(self) -> bool:
        return len(self.cards) == 1


class Section(NamedTuple):
    """The offers of one kind, under a heading that says which."""

    heading: str
    cards: tuple[OfferCard, ...]


def sections(cards: Sequence[OfferCard], kind_of: Callable[[OfferCard], str], other: str) -> list[Section]:
    """Group cards by their kind. Kinds with only one card share the last section, under the heading `other`."""
    kinds: dict[str, list[OfferCard]] = {}
    for card in cards:
        kinds.setdefault(kind_of(card), []).append(card)
    large = [Section(kind, tuple(each)) for kind, each in kinds.items() if len(each) > 1]
    single = tuple([each[0] for each in kinds.values() if len(each) == 1])
    if not single:
        return large
    return [*large, Section(other if large else "", single)]


def leaves(cards: Sequence[OfferCard]) -> list[Branch]:
    return [branch((card,)) for card in cards]


def branches(cards: Sequence[OfferCard]) -> list[Branch]:
    """Return what the cards are about or, below that, the first level of targets at which they differ."""
    if any([card.about for card in cards]):
        groups = group_by(cards, lambda card: card.about or f"={card.action}")
        return [branch(group) for group in groups] if len(groups) > 1 else leaves(cards)
    depth = 0
    while True:
        groups = group_cards(cards, depth)
        if len(groups) > 1 or len(cards) < 2:
            return [branch(group, depth) for group in groups]
        depth += 1


def group_by(cards: Sequence[OfferCard], key: Callable[[OfferCard], str]) -> list[tuple[OfferCard, ...]]:
    groups: dict[str, list[OfferCard]] = {}
    for card in cards:
        groups.setdefault(key(card), []).append(card)
    return [tuple(group) for group in groups.values()]


def group_cards(cards: Sequence[OfferCard], depth: int) -> list[tuple[OfferCard, ...]]:
    """Group cards by their target at `depth`; a card with fewer targets forms its own group."""
    return group_by(cards, lambda card: card.targets[depth] if depth < len(card.targets) else f"={card.action}")


def branch(cards: tuple[OfferCard, ...], depth: int = 0) -> Branch:
    first = cards[0]
    if len(cards) == 1:
        return Branch(first.label, first.note, cards)
    notes = {card.note for card in cards}
    name = first.about or (first.names[depth] if depth < len(first.names) else "")
    label = name or shared_beginning([card.label for card in cards])
    return Branch(label, notes.pop() if len(notes) == 1 else "", cards)


def shared_beginning(labels: Sequence[str]) -> str:
    """Return the words that all labels begin with, or the first label if there are none."""
    columns = list(zip(*[label.split() for label in labels], strict=False))
    shared: list[str] = []
    for column in columns:
        if len(set(column)) > 1:
            break
        shared.append(column[0])
    return " ".join(shared).rstrip(" ,:;(") or labels[0]


def fold(text: str) -> str:
    """Return the text without accents and capitals, for comparing."""
    return "".join([sign for sign in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(sign)])


def beginning_with(cards: Sequence[OfferCard], text: str) -> list[OfferCard]:
    """Return the offers whose notation begins with `text`, or only the exact match if there is one."""
    wanted = " ".join(fold(text).split())
    exact = [card for card in cards if fold(card.action) == wanted]
    return exact or [card for card in cards if fold(card.action).startswith(wanted)]


def mentioning(cards: Sequence[OfferCard], text: str) -> list[OfferCard]:
    """Return the offers where each word of `text` begins some word of the notation, label or note; if there are none,
    those that contain `text` somewhere."""
    wanted, whole = words_in(text), fold(text).strip()
    begun = [card for card in cards if wanted and begins_all(words_in(said_of(card)), wanted)]
    return begun or [card for card in cards if wanted and whole in fold(said_of(card))]


def said_of(card: OfferCard) -> str:
    return " ".join([card.action, card.label, card.note, card.about])


def words_in(text: str) -> list[str]:
    return re.findall(r"\w+", fold(text))


def begins_all(words: list[str], wanted: list[str]) -> bool:
    return all([any([word.startswith(beginning) for word in words]) for beginning in wanted])
