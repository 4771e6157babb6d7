"""Play the matches from which the pictures of a game in brief are taken: `ui/brief/match.json` of each game.

Bots play with a fixed seed, and the match is kept as far as the last picture needs it. After a change of the rules the
matches stay as they are: they are replayed by their version.

    python tools/make_briefs.py              # all games
    python tools/make_briefs.py steam        # one
"""

import sys
from pathlib import Path

import capolinea
from capolinea.core.record import SeatRecord, encode_record, record_of
from capolinea.games.catalogue import GAMES, look_of
from capolinea.render.brief import shots_of

NAMES = ("Elena", "Marco", "Giulia", "Davide")
BOT = "hard"
#: Deals in which every step of a turn is soon seen.
SEEDS = {"transamerica": 1, "rail-baron": 1, "steam": 1, "santa-fe-rails": 1, "spike": 1}


def main(games: list[str]) -> None:
    for game in games or GAMES:
        match = capolinea.play_match(game, [BOT] * len(NAMES), seed=SEEDS[game])
        look = look_of(game)
        cut = match.at(max([shot.entry for shot in shots_of(look.package)]))
        record = record_of(cut, tuple([SeatRecord(name=name, bot=BOT) for name in NAMES]))
        place = Path(sys.modules[look.package].__path__[0], "brief", "match.json")
        place.write_bytes(encode_record(record) + b"\n")
        print(f"{game}: {cut.last_entry} entries of {match.last_entry}")


if __name__ == "__main__":
    main(sys.argv[1:])
