"""Offers for a person at a keyboard: a numbered tree, or text that only one of them begins with."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from capolinea.render.look import OfferCard


class Branch(NamedTuple):
    """One numbered line: the offers that begin with the same target."""

    label: str
    note: str
    cards: tuple[OfferCard, ...]

    @property
    def is_leaf(self) -> bool:
        return len(self.cards) == 1


def branches(cards: Sequence[OfferCard]) -> list[Branch]:
    """Return the first level of targets at which `cards` differ."""
    depth = 0
    while True:
        groups = group_cards(cards, depth)
        if len(groups) > 1 or len(cards) < 2:
            return [branch(group) for group in groups]
        depth += 1


def group_cards(cards: Sequence[OfferCard], depth: int) -> list[tuple[OfferCard, ...]]:
    """Group cards by their target at `depth`; a card with fewer targets forms its own group."""
    groups: dict[str, list[OfferCard]] = {}
    for card in cards:
        key = card.targets[depth] if depth < len(card.targets) else f"={card.action}"
        groups.setdefault(key, []).append(card)
    return [tuple(group) for group in groups.values()]


def branch(cards: tuple[OfferCard, ...]) -> Branch:
    if len(cards) == 1:
        return Branch(cards[0].label, cards[0].note, cards)
    notes = {card.note for card in cards}
    return Branch(shared_beginning([card.label for card in cards]), notes.pop() if len(notes) == 1 else "", cards)


def shared_beginning(labels: Sequence[str]) -> str:
    """Return the words that all labels begin with, or the first label if there are none."""
    columns = list(zip(*[label.split() for label in labels], strict=False))
    shared: list[str] = []
    for column in columns:
        if len(set(column)) > 1:
            break
        shared.append(column[0])
    return " ".join(shared).rstrip(" ,:;(") or labels[0]


def beginning_with(cards: Sequence[OfferCard], text: str) -> list[OfferCard]:
    """Return the offers whose notation begins with `text`, or only the exact match if there is one."""
    wanted = " ".join(text.lower().split())
    exact = [card for card in cards if card.action.lower() == wanted]
    return exact or [card for card in cards if card.action.lower().startswith(wanted)]


def mentioning(cards: Sequence[OfferCard], text: str) -> list[OfferCard]:
    """Return the offers where each word of `text` begins some word of the notation or label."""
    wanted = words_in(text)
    return [card for card in cards if wanted and begins_all(words_in(f"{card.action} {card.label}"), wanted)]


def words_in(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


def begins_all(words: list[str], wanted: list[str]) -> bool:
    return all([any([word.startswith(beginning) for word in words]) for beginning in wanted])
