"""The rules of a game, each clause with an address of its own."""

import htpy as h

from capolinea.i18n import Say
from capolinea.render.pages.data import RulesData, Visitor
from capolinea.render.pages.layout import bar, layout, say_for


def rules_page(data: RulesData, visitor: Visitor) -> str:
    """Chapters and clauses. The address `#TA-7` marks one clause; the table shows the same text beside the board."""
    say = say_for(visitor)
    here = f"/rules/{data.game}?version={data.old_rules}" if data.old_rules else f"/rules/{data.game}"
    return layout(
        bar(title=data.game_name, say=say, visitor=visitor, back=here),
        h.main(".rules-page")[
            h.nav(".rules-index", aria_label=say("rules.chapters"))[
                h.h2(".sign")[say("page.rules")],
                h.p[h.a(href=f"/rules/{data.game}/brief")[say("brief.heading")]],
                h.ol[[h.li[h.a(href=f"#chapter-{n}")[title]] for n, (title, _) in enumerate(data.chapters, 1)]],
                h.p[h.a(href="/")[say("page.to-lobby")]],
            ],
            h.article("#rules-text.rules-text")[
                differences(say, data),
                [chapter(number, title, clauses) for number, (title, clauses) in enumerate(data.chapters, 1)],
            ],
        ],
        title=say("rules.title", game=data.game_name),
        visitor=visitor,
        body_class="plain",
        styles=("pages.css",),
    )


def differences(say: Say, data: RulesData) -> h.Node:
    """What was different in an older version, before the rules of the newest."""
    if not data.old_rules:
        return None
    return h.section(".differences")[
        h.h2(id="differences")[say("rules.differences", version=data.old_rules)],
        h.p[say("rules.differences-explained")],
        [
            h.p(".clause")[h.a(".clause-id", href=f"#{clause}")[clause], h.span[text]]
            for clause, text in data.differences
        ],
    ]


def chapter(number: int, title: str, clauses: tuple[tuple[str, str], ...]) -> h.Element:
    return h.section[
        h.h2(id=f"chapter-{number}")[title],
        [
            h.p(".clause", id=clause)[h.a(".clause-id", href=f"#{clause}")[clause], h.span[text]]
            for clause, text in clauses
        ],
    ]
