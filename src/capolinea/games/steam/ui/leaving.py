"""Players who go bankrupt: an account of what they owed and could pay (ST-37)."""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from capolinea.core.event import Event
from capolinea.games.steam.events import WentBankrupt
from capolinea.games.steam.money import maintenance_of, most_to_cover
from capolinea.games.steam.ui.aids import count_links
from capolinea.games.steam.ui.table import Now
from capolinea.games.steam.view import View, state_from_view
from capolinea.i18n import Say
from capolinea.i18n.phrases import euros
from capolinea.render.look import Leaving, Moment


class Bankruptcy(msgspec.Struct, frozen=True):
    """What a player had, could still raise and owed at the end of a turn."""

    cash: int
    raised: int
    """What income and points could still have brought."""
    income: int
    maintenance: int
    owed: int

    @property
    def missing(self) -> int:
        return self.owed - self.cash - self.raised


def bankruptcy_of(now: Now, before: Now, events: Sequence[Event], seat: int) -> Bankruptcy:
    """ST-36, ST-37, ST-66 The cash is gone, but nothing was paid between the last action and the end of the turn;
    income, points and locomotive stay as they were when the account was settled."""
    state = state_from_view(before.view)
    state.income[seat], state.points[seat] = now.view.income[seat], now.view.points[seat]
    state.level[seat] = now.view.level[seat]
    (owed,) = [event.owed for event in events if isinstance(event, WentBankrupt) and event.seat == seat]
    cash = state.cash[seat]
    return Bankruptcy(cash, most_to_cover(state, seat) - cash, state.income[seat], maintenance_of(state, seat), owed)


def moment(now: Now, before: Callable[[], Now], events: Sequence[Event], seat: int, say: Say) -> Moment:
    earlier = before()
    account = bankruptcy_of(now, earlier, events, seat)
    rows = [(say("moment.cash"), euros(say, account.cash)), (say("moment.income"), gained(say, account.income))]
    if account.maintenance:
        rows.append((say("moment.maintenance"), gained(say, -account.maintenance)))
    rows.append((say("moment.raised"), gained(say, account.raised)))
    complete, begun = count_links(earlier, seat)
    return Moment(
        seat=seat,
        kind=say("moment.kind"),
        title=say("moment.title", seat=seat),
        rule=say("moment.rule"),
        clause="ST-37",
        rows=tuple(rows),
        total=(say("moment.missing"), euros(say, account.missing)),
        then=say("moment.then", complete=complete, begun=begun),
    )


def gained(say: Say, amount: int) -> str:
    return f"+{euros(say, amount)}" if amount > 0 else euros(say, amount)


def seats_out(view: View) -> tuple[int, ...]:
    """ST-50"""
    return view.bankrupt


LEAVING: Final[Leaving[View]] = Leaving(out=seats_out, event=WentBankrupt, moment=moment)
