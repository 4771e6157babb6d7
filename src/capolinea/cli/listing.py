"""A list of offers on the screen: under headings, numbered, in pages that fit."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from rich.console import Console
from rich.text import Text

from capolinea.cli.choices import Branch, Section, branches, leaves
from capolinea.i18n import Say

#: Columns before the words of a line: its number.
NUMBER: Final = 6


class Listing(NamedTuple):
    """What is numbered, from 1, and how it is laid out, page by page."""

    numbered: list[Branch]
    pages: list[list[Text]]
    left: list[int]
    """By page: how many numbers come after it."""

    @property
    def rows(self) -> int:
        return max([len(page) for page in self.pages])


class Item(NamedTuple):
    """A numbered line with the rows that it takes, and the heading that it is under."""

    heading: str
    rows: list[Text]


Way = Callable[[Section], list[Branch]]


def each(part: Section) -> list[Branch]:
    """List every offer of a section."""
    return leaves(part.cards)


def gathered(part: Section) -> list[Branch]:
    """List what the offers of a section are about."""
    return branches(part.cards)


def at_once(part: Section) -> list[Branch]:
    """List a section as one line that can be opened."""
    return [Branch(part.heading, "", part.cards)] if part.heading and len(part.cards) > 1 else leaves(part.cards)


class Printer(NamedTuple):
    """How lines are written: in which words and how wide."""

    say: Say
    console: Console
    width: int

    def lay_out(self, parts: Sequence[Section], rows: int) -> Listing:
        """List every offer, if that fits on one page of `rows`; otherwise what the offers are about, in pages."""
        whole = self.write(parts, [each] * len(parts), rows)
        return whole if len(whole.pages) == 1 else self.write(parts, [gathered] * len(parts), rows)

    def lay_out_briefly(self, parts: Sequence[Section], rows: int) -> Listing:
        """List as much as fits on one page of `rows`: the smallest sections first in full, the largest as one line."""
        ways: list[Way] = [at_once] * len(parts)
        found = self.write(parts, ways, rows)
        by_size = sorted(range(len(parts)), key=lambda place: len(parts[place].cards))
        for way in (gathered, each):
            for place in by_size:
                tried = [*ways[:place], way, *ways[place + 1 :]]
                listing = self.write(parts, tried, rows)
                if len(listing.pages) == 1:
                    ways, found = tried, listing
        return found

    def write(self, parts: Sequence[Section], ways: Sequence[Way], rows: int) -> Listing:
        items: list[Item] = []
        numbered: list[Branch] = []
        for part, way in zip(parts, ways, strict=True):
            heading = "" if way is at_once else headed_by(part, self.say)
            for branch in way(part):
                numbered.append(branch)
                items.append(Item(heading, item_rows(len(numbered), branch, self)))
        return Listing(numbered, *in_pages(items, rows))


def headed_by(part: Section, say: Say) -> str:
    return say("play.heading", name=part.heading, count=len(part.cards)) if part.heading else ""


def item_rows(number: int, branch: Branch, printer: Printer) -> list[Text]:
    """Return the rows of a line: label, a figure to judge it by, and in a quiet colour its notation."""
    note = [(f" ({branch.note})", "bold")] if branch.note and branch.note not in branch.label else []
    if branch.is_leaf:
        aside = (f"   [{branch.cards[0].action}]", "dim")
    else:
        aside = (f" … {printer.say('play.ways', count=len(branch.cards))}", "cyan")
    words = Text.assemble(branch.label, *note, aside)
    wrapped = list(words.wrap(printer.console, printer.width - NUMBER))
    first = Text.assemble((f"{number:>{NUMBER - 2}}  ", "cyan"), wrapped[0])
    return [first, *[Text(" " * NUMBER).append_text(row) for row in wrapped[1:]]]


def in_pages(items: Sequence[Item], rows: int) -> tuple[list[list[Text]], list[int]]:
    """Return pages of at most `rows`, each headed by the heading of its first line; and what is left after each."""
    pages: list[list[Text]] = [[]]
    left: list[int] = []
    heading = ""
    for number, item in enumerate(items):
        begins = item.heading != heading
        if pages[-1] and len(pages[-1]) + len(item.rows) + (1 if begins and item.heading else 0) > rows:
            pages.append([])
            left.append(len(items) - number)
        if item.heading and (begins or not pages[-1]):
            pages[-1].append(Text(item.heading, "bold"))
        heading = item.heading
        pages[-1] += item.rows
    return pages, [*left, 0]
