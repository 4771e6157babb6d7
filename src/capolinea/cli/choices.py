"""Offers as a person at a keyboard meets them: a numbered tree, or text that only one of them begins with."""

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
    """The first level of targets at which `cards` differ."""
    depth = 0
    while True:
        groups = grouped(cards, depth)
        if len(groups) > 1 or len(cards) < 2:
            return [branch(group) for group in groups]
        depth += 1


def grouped(cards: Sequence[OfferCard], depth: int) -> list[tuple[OfferCard, ...]]:
    """Cards by their target at `depth`; one whose targets end before stands alone."""
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
    """The words all labels begin with; where there are none, the first label."""
    columns = list(zip(*[label.split() for label in labels], strict=False))
    shared: list[str] = []
    for column in columns:
        if len(set(column)) > 1:
            break
        shared.append(column[0])
    return " ".join(shared).rstrip(" ,:;(") or labels[0]


def beginning_with(cards: Sequence[OfferCard], text: str) -> list[OfferCard]:
    """The offers whose notation begins with `text`; an exact one alone."""
    wanted = " ".join(text.lower().split())
    exact = [card for card in cards if card.action.lower() == wanted]
    return exact or [card for card in cards if card.action.lower().startswith(wanted)]


def speaking_of(cards: Sequence[OfferCard], text: str) -> list[OfferCard]:
    """The offers in whose notation or label some word begins with each word of `text`: to narrow a long list."""
    wanted = words_in(text)
    return [card for card in cards if wanted and begins_all(words_in(f"{card.action} {card.label}"), wanted)]


def words_in(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


def begins_all(words: list[str], wanted: list[str]) -> bool:
    return all([any([word.startswith(beginning) for word in words]) for beginning in wanted])
