"""How a program plays for one's seat: the command, and the token that stands for the seat."""

from collections.abc import Sequence
from typing import NamedTuple

import htpy as h

from capolinea.render.pages.data import Visitor
from capolinea.render.pages.layout import bar, layout, say_for


class ProgramSeat(NamedTuple):
    name: str
    token: str


def program_page(table: str, seats: Sequence[ProgramSeat], address: str, visitor: Visitor) -> str:
    """The seats that the visitor holds, each with its command. Who has a token plays that seat, and no other."""
    say = say_for(visitor)
    return layout(
        bar(title="Capolinea", say=say, visitor=visitor, back=f"/t/{table}/program"),
        h.main(".narrow-page")[
            h.section(".card.ticket-card")[
                h.h2[say("program.title")],
                h.p[say("program.explained")],
                [
                    [
                        h.h3[seat.name],
                        h.pre[
                            h.code[f'capolinea join {address} --token {seat.token} --player "stdio:python my_bot.py"']
                        ],
                    ]
                    for seat in seats
                ],
                h.p(".note")[say("program.secret")],
                h.div(".go")[h.a(".btn.primary", href=f"/t/{table}")[say("program.back")]],
            ]
        ],
        title=say("program.title"),
        visitor=visitor,
        body_class="plain",
        styles=("pages.css",),
    )
