"""A friendly page for what could not be done."""

import htpy as h

from capolinea.render.pages.data import Visitor
from capolinea.render.pages.layout import bar, layout, say_for


def problem_page(status: int, code: str, message: str, visitor: Visitor) -> str:
    """`message` says what happened; the sign says which kind of trouble it is."""
    say = say_for(visitor)
    kind = f"problem.status-{status}"
    title = say(kind) if say.knows(kind) else say("problem.other")
    return layout(
        bar(title="Capolinea", say=say, visitor=visitor, back="/"),
        h.main(".narrow-page")[
            h.section(".card.ticket-card")[
                h.p(".sign.cap")[str(status)],
                h.h2[title],
                h.p[message],
                h.p(".note")[h.code[code]] if code else None,
                h.div(".go")[h.a(".btn.primary", href="/")[say("page.to-lobby")]],
            ]
        ],
        title=title,
        visitor=visitor,
        body_class="plain",
        styles=("pages.css",),
    )
