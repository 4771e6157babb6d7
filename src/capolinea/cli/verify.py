"""`capolinea verify`: does a record follow the rules, and did its draws come from the committed seed?"""

from typing import Annotated, Any

import msgspec
import typer

from capolinea.cli.records import open_record
from capolinea.cli.user_errors import INVALID, sentence
from capolinea.cli.words import words
from capolinea.core.record import Record, RecordError
from capolinea.core.record import verify as check
from capolinea.games.catalogue import rules_of


def verify(
    file: Annotated[str, typer.Argument()],
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    try:
        record = open_record(file)
        draws = check(rules_of(record.game), record)
    except RecordError as error:
        if not json:
            raise
        print(msgspec.json.encode(failure(error)).decode())
        raise typer.Exit(INVALID) from None
    if json:
        print(msgspec.json.encode(findings(record, draws)).decode())
        return
    for line in finding_lines(record, draws):
        print(line)


def findings(record: Record, draws: int) -> dict[str, Any]:
    """Return what was checked."""
    return {
        "sound": True,
        "game": record.game,
        "rules_version": record.rules_version,
        "map": record.map,
        "entries": len(record.entries),
        "draws": draws,
        "commitment": record.commitment,
        "seed_chosen": record.seed_chosen,
        "finished": record.outcome is not None,
    }


def failure(error: RecordError) -> dict[str, Any]:
    return {"sound": False, "code": error.code, "facts": error.facts, "message": sentence(error, words())}


def finding_lines(record: Record, draws: int) -> list[str]:
    say, newest = words(), rules_of(record.game).newest
    older = record.rules_version < newest
    return [
        say("verify.sound"),
        say("verify.rules", game=record.game, version=record.rules_version),
        *([say("verify.old_rules", game=record.game, version=record.rules_version, newest=newest)] if older else []),
        say("verify.map", map=record.map.id, hash=record.map.hash),
        say("verify.entries", entries=len(record.entries) - 1),
        say("verify.draws", draws=draws),
        say("verify.promise", commitment=record.commitment or ""),
        say("verify.chosen") if record.seed_chosen else say("verify.secret"),
        say("verify.finished") if record.outcome is not None else say("verify.running"),
    ]
