"""`capolinea join`: let a program, or a bot, play at a table in the browser."""

import time
from typing import Annotated, Final

import msgspec
import typer

from capolinea.bots import Forfeit
from capolinea.cli.user_errors import UserError, sentence
from capolinea.cli.words import language, words
from capolinea.core.chance import QuickChance
from capolinea.core.refusal import CapolineaError
from capolinea.external.player import ExternalPlayer, is_external, player_named
from capolinea.external.protocol import Over, Position
from capolinea.external.table import Refused, RemoteTable, Unreachable, is_invitation, split_link
from capolinea.games.catalogue import GAMES, bots_of, rules_of

#: A server that cannot be reached is asked again after these many seconds, and given up after the last.
RETRIES: Final = (1, 2, 4, 8, 15, 30)
#: After a decision that the program forfeited, or that came too late.
PAUSE: Final = 1.0
CONFLICT: Final = 409


def join(
    link: Annotated[str, typer.Argument()],
    player: Annotated[str, typer.Option(metavar="PLAYER")],
    token: Annotated[str, typer.Option(metavar="TOKEN")] = "",
    name: Annotated[str, typer.Option(metavar="NAME")] = "",
) -> None:
    say = words()
    if is_invitation(link) == bool(token):
        raise UserError("join.which")
    check_player(player)
    table = seated(link, token, name)
    print(say("join.seated", address=table.address, token=table.token), flush=True)
    over = play(table, player)
    print(
        say("join.over", ranks=", ".join([str(rank) for rank in over.ranks]), scores=", ".join(map(str, over.scores)))
    )


def check_player(player: str) -> None:
    """Start a program, or look for the bot, before a seat is taken: one that cannot play takes nobody's."""
    if is_external(player):
        player_named("", player)
    elif not any([player in bots_of(game).players for game in GAMES]):
        bots_of(GAMES[0]).named(player)


def seated(link: str, token: str, name: str) -> RemoteTable:
    """Return the table at one's seat; a bot that stood in there leaves."""
    if not token:
        return RemoteTable.join(link, name, language())
    table = RemoteTable(split_link(link)[0], token, language())
    try:
        table.take_back()
    except Refused as refused:
        # A match that is over has nothing to take back; what else is wrong will be told again.
        if refused.status != CONFLICT:
            raise
    return table


def play(table: RemoteTable, player: str) -> Over:
    """Play until the match is over. A decision that a program forfeits is told and asked again: meanwhile nothing
    happens at the table, and the holder of the seat may play by hand."""
    failures = 0
    while True:
        try:
            said = table.next()
            failures = 0
            if isinstance(said, Over):
                return said
            if isinstance(said, Position):
                answer(table, said, player)
        except Unreachable as lost:
            if failures == len(RETRIES):
                raise
            tell(lost)
            time.sleep(RETRIES[failures])
            failures += 1


def answer(table: RemoteTable, position: Position, player: str) -> None:
    try:
        table.answer(position.number, choose(position, player))
    except Forfeit as forfeit:
        tell(forfeit)
        time.sleep(PAUSE)
    except Refused as refused:
        # Somebody was quicker, perhaps the holder by hand.
        if refused.status != CONFLICT:
            raise
        tell(refused)
        time.sleep(PAUSE)


def choose(position: Position, player: str) -> str:
    """Return the player's choice, which is made from the position alone."""
    chosen = player_named(position.game, player)
    if isinstance(chosen, ExternalPlayer):
        return chosen.program.ask(msgspec.structs.replace(position, seconds=chosen.seconds))
    rules = rules_of(position.game).at(position.rules)
    offers = [rules.read(position.seat, text) for text in position.offers]
    seen = position.view_as(rules.view_type)
    return rules.write(chosen(seen, offers, QuickChance(position.chance)))


def tell(error: CapolineaError) -> None:
    typer.echo(sentence(error, words()), err=True)
