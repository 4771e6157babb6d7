"""The sheet that sums up a round or a match: how it ended, and an account of every seat."""

from collections.abc import Iterable

import htpy as h

from capolinea.i18n import Say
from capolinea.render.html import finished
from capolinea.render.marks import seat_mark


def result_sheet(title: str, told: str, *parts: h.Node) -> h.Element:
    return h.article(".results")[finished(h.h2[title], h.p[told], *parts)]


def note(words: str) -> h.Element:
    return h.p(".note")[words]


def accounts(rows: Iterable[h.Element]) -> h.Element:
    """Best first."""
    return h.ol(".accounts")[finished(*rows)]


def seat_account(say: Say, seat: int, *parts: h.Node, cls: str = "account") -> h.Element:
    """One seat: mark, name, what it has, and below what that is made of."""
    return account(seat_mark(seat), say.seat(seat), *parts, cls=cls)


def account(mark: h.Node, name: str, *parts: h.Node, cls: str = "account") -> h.Element:
    """The same of somebody who has no seat."""
    return h.li(class_=cls)[finished(mark, h.b(".name")[name], *parts)]
