"""Pieces of the panels around a board: a panel with its heading, and what is a button where it may be chosen."""

import htpy as h

from capolinea.render.html import finished


def panel(title: h.Node, *children: h.Node, cls: str | None = None, label: str | None = None) -> h.Element:
    """A part of a panel under a heading of its own."""
    return h.section(class_=cls, aria_label=label)[finished(h.h2(".sign")[title], *children)]


def pressable(
    cls: str, target: str, *children: h.Node, title: str | None = None, thing: str = "", other: h.Element = h.div
) -> h.Element:
    """A button where `target` may be chosen; without a target the `other` element, which looks the same and says, as
    the `thing` it is, why it cannot be chosen."""
    inside = finished(*children)
    if target:
        return h.button(class_=cls, type="button", title=title, data_target=target)[inside]
    if thing:
        return other(class_=cls, title=title, data_thing=thing, role="button", tabindex="0")[inside]
    return other(class_=cls, title=title)[inside]
