"""A game in brief: goal, a turn in five pictures, how it ends, what beginners miss. Nothing here needs a script."""

import re
from typing import Final

import htpy as h

from capolinea.i18n import Say
from capolinea.render.brief import Point, Word
from capolinea.render.crop import GROUND
from capolinea.render.icons import icon
from capolinea.render.pages.data import BriefData, Visitor
from capolinea.render.pages.layout import bar, layout, say_for, trusted
from capolinea.render.pages.parts import sprite

#: Bold words, words that explain themselves, and clauses.
MARKED: Final = re.compile(r"\*\*(?P<bold>.+?)\*\*|\[(?P<shown>[^\]]+)\]\((?P<word>\w+)\)|(?P<clause>[A-Z]{2}-\d+)")


def brief_page(data: BriefData, visitor: Visitor) -> str:
    say = say_for(visitor)
    brief, here = data.brief, f"/rules/{data.game}/brief"
    return layout(
        sprite(),
        h.svg(".sprite", aria_hidden="true")[h.g(id=GROUND)[trusted(data.ground)]],
        bar(title=data.game_name, say=say, visitor=visitor, back=here),
        h.main(".brief")[
            heading(say, data),
            h.section(".brief-goal")[h.h3[brief.goal.title], text_of(data, brief.goal.text, "big")],
            h.section[
                h.h3[brief.turn],
                h.ol(".brief-turn")[
                    [
                        step(data, number, told, drawn)
                        for number, (told, drawn) in enumerate(zip(brief.steps, data.pictures, strict=True), 1)
                    ]
                ],
            ],
            h.section(".brief-end")[
                h.div(".brief-card")[h.h3[brief.end.title], text_of(data, brief.end.text), account(brief.account)],
                h.div(".brief-card")[
                    h.h3[brief.missed_title],
                    h.ol(".brief-missed")[[h.li[h.b[each.title], text_of(data, each.text)] for each in brief.missed]],
                ],
            ],
        ],
        title=say("brief.title", game=data.game_name),
        visitor=visitor,
        body_class="plain",
        styles=("table.css", "pages.css", "brief.css"),
        game_style=data.style,
    )


def heading(say: Say, data: BriefData) -> h.Element:
    fewest, most = data.seats
    return h.header(".brief-head")[
        h.div[h.h2[say("brief.heading")], h.p[say("brief.players", fewest=fewest, most=most)]],
        h.p(".brief-doors")[
            h.a(".btn.primary", href=f"/?game={data.game}")[icon("flag"), say("brief.play")],
            h.a(".btn", href=f"/rules/{data.game}")[icon("book"), say("brief.all-rules")],
        ],
    ]


def step(data: BriefData, number: int, told: Point, drawn: str) -> h.Element:
    return h.li[
        # A picture of cards and buttons is a picture: nothing in it can be pressed.
        h.div(class_=f"brief-picture {'' if drawn.startswith('<svg') else 'paper'}".rstrip(), inert=True)[
            trusted(drawn)
        ],
        h.h4[h.span(".number")[str(number)], told.title],
        text_of(data, told.text),
    ]


def account(rows: tuple[tuple[str, str], ...]) -> h.Element:
    """An example that adds up."""
    *parts, total = rows
    return h.table(".brief-account")[
        h.tbody[[h.tr[h.th(scope="row")[label], h.td[figure]] for label, figure in parts]],
        h.tfoot[h.tr[h.th(scope="row")[total[0]], h.td[total[1]]]],
    ]


def text_of(data: BriefData, text: str, cls: str = "") -> h.Element:
    """A paragraph with its words and clauses."""
    parts: list[h.Node] = []
    words = {word.id: word for word in data.brief.words}
    end = 0
    for found in MARKED.finditer(text):
        parts.append(text[end : found.start()])
        if found["bold"]:
            # What is bold may hold words of its own.
            parts.append(h.b[text_of(data, found["bold"], "inside")])
        elif found["word"]:
            parts.append(explained(data, found["shown"], words[found["word"]]))
        else:
            parts.append(clause_link(data, found["clause"]))
        end = found.end()
    return (h.span if cls == "inside" else h.p)(class_=f"brief-text {cls}".rstrip())[*parts, text[end:]]


def explained(data: BriefData, shown: str, word: Word) -> h.Element:
    """A word that shows its card when it is touched, pointed at or reached by the keyboard."""
    return h.span(".word", tabindex=0)[
        shown, h.span(".word-card", role="note")[h.b[word.name], " · ", text_of(data, word.text, "inside")]
    ]


def clause_link(data: BriefData, clause: str) -> h.Element:
    return h.a(".clause-id", href=f"/rules/{data.game}#{clause}")[clause]
