"""Parses HTML as a browser does, into a tree that can be searched; SVG elements may be self-closing."""

from html.parser import HTMLParser
from xml.etree import ElementTree

from capolinea.render.svg import TAGS

#: Elements that HTML never closes.
VOID = ("area", "br", "hr", "img", "input", "link", "meta", "wbr")
DRAWN = {tag.lower() for tag in TAGS}


class Reader(HTMLParser):
    """Names of elements and attributes become lower case, as they do in HTML."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.tree = ElementTree.TreeBuilder()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tree.start(tag, {name: name if value is None else value for name, value in attrs})
        if tag in VOID:
            self.tree.end(tag)
        else:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in DRAWN or tag in VOID, f"<{tag}/> does not close it"
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag
        self.tree.end(tag)

    def handle_data(self, data: str) -> None:
        self.tree.data(data)


def parsed_html(markup: str) -> ElementTree.Element:
    """Return the elements of `markup` in one parent element; fail if one is not closed."""
    reader = Reader()
    reader.feed(f"<div>{markup}</div>")
    reader.close()
    assert reader.open == []
    return reader.tree.close()
