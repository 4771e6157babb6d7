"""Tallies and ladders as tables in the reader's language."""

from collections.abc import Mapping, Sequence
from typing import Final

from babel.numbers import format_decimal, format_percent
from rich.table import Table

from capolinea.i18n import Say
from capolinea.lab.ladder import Duel, Interval
from capolinea.lab.simulate import Tally
from capolinea.lab.statistics import Section
from capolinea.lab.tournament import Standings

#: Of the codes of forfeits.
PREFIX: Final = "external."


class Words:
    """The messages and number formats of a language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.say = Say(language, ("capolinea.lab",))

    def number(self, value: float, form: str = "#,##0.00") -> str:
        return str(format_decimal(value, form, locale=self.language))

    def percent(self, share: float) -> str:
        return str(format_percent(share, "#,##0.0 %", locale=self.language))

    def signed(self, value: float) -> str:
        return self.number(value, "+#,##0.00;-#,##0.00")


def tally_table(tally: Tally, words: Words) -> Table:
    say = words.say
    table = Table(title=say("lab.simulate.title", game=tally.game, matches=tally.matches, seed=str(tally.seed)))
    heads = ("seat", "player", "wins", "share", "rank", "score", "p50", "p95")
    add_columns(table, heads, words, left=("seat", "player"))
    for seat, each in enumerate(tally.seats):
        table.add_row(
            say.seat(seat),
            each.player,
            words.number(each.wins, "#,##0.#"),
            words.percent(each.win_share),
            words.number(each.mean_rank),
            f"{words.number(each.mean_score)} ± {words.number(each.spread, '#,##0.0')}",
            words.number(each.timing.p50),
            words.number(each.timing.p95),
        )
    return table


def tally_notes(tally: Tally, words: Words) -> list[str]:
    pace = words.say(
        "lab.simulate.pace" if tally.mean_rounds else "lab.simulate.pace_without_rounds",
        entries=words.number(tally.mean_entries, "#,##0.0"),
        rounds=words.number(tally.mean_rounds, "#,##0.0"),
        speed=words.number(tally.timing.matches_per_second, "#,##0.0"),
    )
    forfeits = [forfeit_note(each.player, each.forfeits, words) for each in tally.seats if each.forfeits]
    return [pace, words.say("lab.simulate.note"), *forfeits]


def duel_notes(duels: Sequence[Duel], words: Words) -> list[str]:
    """Return a sentence for each player of a duel that forfeited decisions."""
    sides = [side for each in duels for side in zip((each.one, each.other), each.forfeits, strict=True)]
    return [forfeit_note(player, forfeits, words) for player, forfeits in sides if forfeits]


def forfeit_note(player: str, forfeits: Mapping[str, int], words: Words) -> str:
    reasons = [f"{words.say(f'lab.forfeit.{code.removeprefix(PREFIX)}')}: {count}" for code, count in forfeits.items()]
    return words.say("lab.forfeits", player=player, count=sum(forfeits.values()), reasons=", ".join(reasons))


def section_table(section: Section, words: Words) -> Table:
    """Return one table of a game's statistics; `lab.statistics.<table>.mean` is the title of its last column."""
    say = words.say
    title = f"lab.statistics.{section.table}"
    table = Table(title=say(title))
    table.add_column(say(f"{title}.row"))
    for head in ("lab.column.times", "lab.column.share", f"{title}.mean"):
        table.add_column(say(head), justify="right")
    for row in section.rows:
        name = f"{title}.row.{row.name}"
        table.add_row(
            say(name) if say.knows(name) else row.name,
            words.number(row.times, "#,##0"),
            "–" if row.share is None else words.percent(row.share),
            words.number(row.mean, "#,##0.0"),
        )
    return table


def ladder_table(game: str, duels: Sequence[Duel], deals: int, seed: int, words: Words) -> Table:
    say = words.say
    title = say("lab.ladder.title", game=game, deals=deals, seats=duels[0].seats, seed=str(seed))
    until_clear = duels[0].until_clear
    table = Table(title=say("lab.ladder.title_until_clear", title=title) if until_clear else title)
    heads = ("duel", *(("deals",) if until_clear else ()), "share", "difference", "verdict", "p95")
    add_columns(table, heads, words, left=("duel", "verdict"))
    for each in duels:
        table.add_row(
            say("lab.against", one=each.one, rival=each.other),
            *([words.number(each.deals, "#,##0")] if until_clear else []),
            percents(each.win_share, words),
            points(each.difference, words),
            say(f"lab.verdict.{each.verdict}"),
            words.number(each.timing[0].p95),
        )
    return table


def standings_table(standings: Standings, words: Words) -> Table:
    say = words.say
    table = Table(
        title=say(
            "lab.tournament.title",
            game=standings.game,
            matches=standings.matches,
            seats=standings.seats,
            seed=str(standings.seed),
        )
    )
    heads = ("player", "rating", "matches", "share", "rank", "score", "p95")
    add_columns(table, heads, words, left=("player",))
    for each in standings.players:
        rating = each.rating
        low, high = words.number(rating.low, "0.0"), words.number(rating.high, "0.0")
        table.add_row(
            each.player,
            f"{words.number(rating.mean, '0.0')} [{low} – {high}]",
            words.number(each.matches, "#,##0"),
            words.percent(each.win_share),
            words.number(each.mean_rank),
            words.number(each.mean_score),
            words.number(each.timing.p95),
        )
    return table


def standings_notes(standings: Standings, words: Words) -> list[str]:
    forfeits = [forfeit_note(each.player, each.forfeits, words) for each in standings.players if each.forfeits]
    return [words.say("lab.tournament.note"), *forfeits]


def add_columns(table: Table, heads: Sequence[str], words: Words, left: Sequence[str]) -> None:
    for head in heads:
        table.add_column(words.say(f"lab.column.{head}"), justify="left" if head in left else "right")


def percents(interval: Interval, words: Words) -> str:
    low, high = words.number(100 * interval.low, "0.0"), words.percent(interval.high)
    return f"{words.percent(interval.mean)} [{low} – {high}]"


def points(interval: Interval, words: Words) -> str:
    return f"{words.signed(interval.mean)} [{words.signed(interval.low)} – {words.signed(interval.high)}]"
