"""A game in brief, on one page: `brief/<language>.md` in the package of its look, and the positions of its pictures.

The text has five chapters, in this order: the goal, a turn in five steps, the end with an account that adds up, what
beginners miss, and the words that explain themselves. `[links](link)` refers to a word by its id. The pictures are
drawn from a real match, `brief/match.json`, as `brief/pictures.toml` says: after which entry, through whose eyes, which
part of the board.
"""

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Final, Literal

import msgspec

from capolinea.core.action import Seat
from capolinea.core.record import Record, decode_record
from capolinea.render.crop import Square

#: A turn is told in so many pictures.
PICTURES: Final = 5
#: What a picture shows of a board, in its units: at this size names are as large as at a table.
SIDE: Final = 226.0
CHAPTER: Final = re.compile(r"^## ", re.MULTILINE)
SECTION: Final = re.compile(r"^### ", re.MULTILINE)
HTML_SECTION: Final = re.compile(r"<section.*?</section>", re.DOTALL)
FIGURE: Final = re.compile(r"- (?P<label>.+): (?P<figure>[^:]+)")


class Point(msgspec.Struct, frozen=True):
    """A step of the turn, or something that beginners miss."""

    title: str
    text: str


class Word(msgspec.Struct, frozen=True):
    """A word of the game that explains itself."""

    id: str
    name: str
    text: str


class Brief(msgspec.Struct, frozen=True):
    title: str
    goal: Point
    turn: str
    """The title of the steps."""
    steps: tuple[Point, ...]
    end: Point
    account: tuple[tuple[str, str], ...]
    """An example of what counts, each with its figure; the last is what they come to."""
    missed_title: str
    missed: tuple[Point, ...]
    words: tuple[Word, ...]


class Shot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position of the match, and what is seen of it: part of the board, or of what lies beside it."""

    entry: int
    seat: Seat | None = None
    """Through whose eyes; None: a spectator's."""
    at: tuple[float, float] = (0.0, 0.0)
    """The middle of the picture, in units of the board."""
    part: Literal["", "hand", "annex", "track"] = ""
    """Part of the scene, instead of the board."""
    section: int | None = None
    """Which of that part's sections, from 0; None: all."""

    @property
    def square(self) -> Square:
        return Square(self.at[0] - SIDE / 2, self.at[1] - SIDE / 2, SIDE)

    def cut(self, html: str) -> str:
        """Return what is shown of a part of the scene."""
        return html if self.section is None else HTML_SECTION.findall(html)[self.section]


@cache
def brief_of(package: str, language: str) -> Brief:
    return parse_brief(files(package).joinpath("brief", f"{language}.md").read_text("utf-8"))


@cache
def shots_of(package: str) -> tuple[Shot, ...]:
    text = files(package).joinpath("brief", "pictures.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text)["picture"], tuple[Shot, ...])


def match_of(package: str) -> Record:
    """The match that the pictures are taken from."""
    return decode_record(files(package).joinpath("brief", "match.json").read_bytes())


def parse_brief(text: str) -> Brief:
    """Raises ValueError if a chapter is missing or the account cannot be read."""
    heading, *chapters = CHAPTER.split(text)
    goal, turn, end, missed, words = [chapter_of(chapter) for chapter in chapters]
    account = [FIGURE.fullmatch(" ".join(line.split())) for line in re.findall(r"^- .+", end[1], re.MULTILINE)]
    if None in account or not account:
        raise ValueError("the end has no account, or a line of it has no figure")
    return Brief(
        title=heading.removeprefix("# ").strip(),
        goal=point(goal[0], goal[1]),
        turn=turn[0],
        steps=turn[2],
        end=point(end[0], end[1].partition("\n- ")[0]),
        account=tuple([(row["label"], row["figure"]) for row in account if row]),
        missed_title=missed[0],
        missed=missed[2],
        words=tuple([word(each) for each in words[2]]),
    )


def chapter_of(text: str) -> tuple[str, str, tuple[Point, ...]]:
    """Title, text and sections of a chapter."""
    head, *sections = SECTION.split(text)
    title, _, body = head.partition("\n")
    return title.strip(), body, tuple([point(*section.split("\n", 1)) for section in sections])


def point(title: str, text: str) -> Point:
    return Point(title.strip(), " ".join(text.split()))


def word(section: Point) -> Word:
    identity, _, name = section.title.partition(": ")
    return Word(identity, name, section.text)
