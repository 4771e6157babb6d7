"""The sheet that tells how somebody went out: who, by which rule, an account that adds up, and what becomes of it."""

import htpy as h

from capolinea.render.html import html
from capolinea.render.look import Moment
from capolinea.render.marks import seat_mark


def moment_sheet(moment: Moment, clause_url: str) -> str:
    rows = [h.tr[h.td[words], h.td(".num")[figure]] for words, figure in moment.rows]
    words, figure = moment.total
    return html(
        h.p(".cap.sign")[moment.kind],
        h.h2[seat_mark(moment.seat), moment.title],
        h.p(".lead")[moment.rule, " ", h.a(href=clause_url, data_clause=moment.clause)[moment.clause]],
        h.table[h.tbody[rows, h.tr(".sum")[h.td[words], h.td(".num")[figure]]]],
        h.p(".then")[moment.then],
    )
