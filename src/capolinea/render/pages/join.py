"""The page behind an invitation, and the one where a link can be pasted."""

import htpy as h

from capolinea.i18n import Say
from capolinea.render.pages.data import JoinData, SeatData, Visitor
from capolinea.render.pages.layout import bar, layout, say_for
from capolinea.render.pages.parts import mark, sprite


def join_page(data: JoinData, visitor: Visitor, csrf: str) -> str:
    """Who is there, what is played, and one field: a name."""
    say = say_for(visitor)
    return layout(
        sprite(),
        bar(title="Capolinea", say=say, visitor=visitor, back="/"),
        h.main(".narrow-page")[
            h.section(".card.ticket-card")[
                h.p(".sign.cap")[data.game_name],
                h.h2[say("join.title", host=data.host)],
                h.ul(".join-seats")[[seat_line(say, seat, mine=seat.seat == data.seat) for seat in data.seats]],
                h.p(".note")[", ".join(data.options)] if data.options else None,
                taken(say) if data.taken else name_form(say, visitor, csrf),
            ]
        ],
        title=say("join.page-title", game=data.game_name),
        visitor=visitor,
        body_class="plain",
        styles=("pages.css",),
    )


def seat_line(say: Say, seat: SeatData, *, mine: bool) -> h.Element:
    name = say("client.open-seat") if seat.kind == "open" else seat.name
    return h.li(class_="now" if mine else None)[
        mark(seat.seat, "mark"), h.span[name], h.span(".tag")[say("join.your-seat")] if mine else None
    ]


def name_form(say: Say, visitor: Visitor, csrf: str) -> h.Element:
    """Posts back to the address of the invitation itself."""
    return h.form(".stack", method="post")[
        h.input(type="hidden", name="csrf", value=csrf),
        h.label[
            say("join.name"),
            h.input(
                name="name",
                value=visitor.name,
                maxlength="24",
                required=True,
                autocomplete="nickname",
                autofocus=True,
            ),
        ],
        h.button(".btn.primary.big", type="submit")[say("join.sit")],
        h.p(".note")[say("join.no-account")],
    ]


def taken(say: Say) -> h.Element:
    return h.div(".stack")[h.p[say("join.taken")], h.a(".btn", href="/")[say("page.to-lobby")]]


def paste_page(visitor: Visitor, csrf: str, problem: str = "") -> str:
    """For a link that came by voice or on paper. A GET form: nothing changes by asking."""
    say = say_for(visitor)
    return layout(
        sprite(),
        bar(title="Capolinea", say=say, visitor=visitor, back="/join"),
        h.main(".narrow-page")[
            h.section(".card.ticket-card")[
                h.h2[say("join.paste-title")],
                h.p(".note")[say("join.paste-explained")],
                h.p(".problem", role="alert")[problem] if problem else None,
                h.form(".stack", method="get", action="/join")[
                    h.label[say("join.paste"), h.input(name="link", required=True, autocomplete="off", autofocus=True)],
                    h.button(".btn.primary.big", type="submit")[say("join.go")],
                ],
            ]
        ],
        title=say("join.paste-title"),
        visitor=visitor,
        body_class="plain",
        styles=("pages.css",),
    )
