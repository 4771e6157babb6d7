"""HTML is made by htpy; here it becomes text, to be sent or to be put into other HTML."""

from typing import Final

import htpy as h
from markupsafe import Markup

NOTHING: Final = Markup("")


def html(*nodes: h.Node) -> str:
    """As plain text: what a scene holds."""
    return str(finished(*nodes))


def finished(*nodes: h.Node) -> Markup:
    """As markup that other HTML takes as it is, for pieces that are kept.

    It is also the quick way to give an element many children: before Python 3.12 htpy needs long to see that a tuple is
    no child itself.
    """
    parts = [node if isinstance(node, str | h.Element) else h.fragment[node] for node in nodes if node is not None]
    return NOTHING.join(parts)
