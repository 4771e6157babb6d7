"""A data set of decisions: what a seat saw, what it could do, what it did and how it ended; in Parquet, with a card."""

from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.core.refusal import CapolineaError
from capolinea.games.catalogue import AnyRules, rules_of
from capolinea.lab.batches import Progress, run_batches
from capolinea.lab.dataset_card import COLUMNS, CardFacts, card
from capolinea.lab.fingerprint import fingerprint
from capolinea.lab.playing import MatchResult, Player, options_of, play_match, player_of, stream
from capolinea.lab.runs import write_whole
from capolinea.lab.timing import Times

#: Tenths of the deals.
SPLITS: Final = ("train",) * 8 + ("validation", "test")

TYPES: Final = {
    "deal": pa.int64(),
    "rotation": pa.int32(),
    "entry": pa.int32(),
    "seat": pa.int32(),
    "player": pa.string(),
    "view": pa.string(),
    "offers": pa.list_(pa.string()),
    "action": pa.int32(),
    "rank": pa.int32(),
    "score": pa.int64(),
    "win": pa.float64(),
    "scores": pa.list_(pa.int64()),
}
#: One row per decision, in the order of the card.
SCHEMA: Final = pa.schema([(name, TYPES[name]) for name in COLUMNS])


class Written(NamedTuple):
    """Some deals of a data set: the Parquet file of each split, and what is in it."""

    files: dict[str, bytes]
    decisions: Counter[str]
    matches: Counter[str]


class DataSet(NamedTuple):
    """What was written: files, decisions and matches by split."""

    folder: Path
    decisions: dict[str, int]
    matches: dict[str, int]


def split_of(seed: int, deal: int) -> str:
    """Return the split of a deal. All its matches are in the same one, also in a larger set of the same seed."""
    return SPLITS[stream(seed, deal, "split").below("split", len(SPLITS))]


def write_dataset(
    folder: Path,
    game: str,
    players: Sequence[str],
    deals: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    *,
    rotate: bool = False,
    executor: Executor | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
) -> DataSet:
    """Play `deals` deals, each in every rotation of the seats if `rotate`, and write every decision into `folder`."""
    options_of(game, len(players), options)
    for player in players:
        player_of(game, player)
    if folder.exists() and any(folder.iterdir()):
        raise CapolineaError("lab.run_not_empty", folder=str(folder))
    (folder / "data").mkdir(parents=True, exist_ok=True)
    store = Files(folder / "data")
    fixed = (game, tuple(players), seed, dict(options or {}), rotate)
    batches = run_batches(play_recorded, fixed, deals, executor, jobs, progress, store)
    decisions, matches = Counter[str](), Counter[str]()
    for batch in batches:
        decisions.update(batch.decisions)
        matches.update(batch.matches)
    found = DataSet(
        folder, *[{name: counts[name] for name in dict.fromkeys(SPLITS)} for counts in (decisions, matches)]
    )
    facts = CardFacts(
        game=game,
        rules=rules_of(game).version,
        program=fingerprint(),
        players=tuple(players),
        seed=seed,
        options=dict(options or {}),
        deals=deals,
        rotate=rotate,
        decisions=found.decisions,
        matches=found.matches,
    )
    write_whole(folder / "README.md", card(facts).encode())
    return found


class Files:
    """Writes each batch as it comes, and keeps only what was counted: a data set may be larger than the memory."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def load(self, first: int, stop: int) -> Written | None:
        return None

    def save(self, first: int, stop: int, result: Written) -> None:
        for split, data in result.files.items():
            write_whole(self.folder / f"{split}-{first:08}-{stop:08}.parquet", data)
        result.files.clear()


def play_recorded(
    game: str,
    players: Sequence[str],
    seed: int,
    options: Mapping[str, Any],
    rotate: bool,
    first: int,
    stop: int,
) -> Written:
    """Play the deals `first` up to `stop`, and return their decisions by split."""
    rules = rules_of(game)
    chosen = options_of(game, len(players), options)
    able = [player_of(game, player) for player in players]
    rows: dict[str, list[dict[str, Any]]] = {}
    matches = Counter[str]()
    for number in range(first, stop):
        split = split_of(seed, number)
        for turn in range(len(players) if rotate else 1):
            roles = [(seat + turn) % len(players) for seat in range(len(players))]
            notebook = Notebook(rules)
            seated = [Recorder(able[role], notebook) for role in roles]
            chances = [stream(seed, number, "mind", turn, seat) for seat in range(len(players))]
            deal = stream(seed, number, "deal")
            result = play_match(rules, chosen, seated, deal, chances, Times(len(players)))
            named = [players[role] for role in roles]
            rows.setdefault(split, []).extend(finished_rows(notebook.rows, number, turn, named, result))
            matches[split] += 1
    files = {split: parquet_of(some) for split, some in rows.items()}
    return Written(files, Counter({split: len(some) for split, some in rows.items()}), matches)


class Notebook:
    """The decisions of one match, in order."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules
        self.rows: list[dict[str, Any]] = []
        self.entry = 0


class Recorder:
    """A player whose decisions are written down; one that it forfeits is nobody's, and left out."""

    def __init__(self, player: Player, notebook: Notebook) -> None:
        self.player = player
        self.notebook = notebook

    def __call__(self, seen: Any, offers: Sequence[Action], chance: Chance) -> Action:
        notebook = self.notebook
        notebook.entry += 1
        action = self.player(seen, offers, chance)
        notebook.rows.append(
            {
                "entry": notebook.entry,
                "seat": offers[0].seat,
                "view": msgspec.json.encode(seen).decode(),
                "offers": [notebook.rules.write(offer) for offer in offers],
                "action": offers.index(action),
            }
        )
        return action


def finished_rows(
    rows: list[dict[str, Any]], deal: int, rotation: int, players: Sequence[str], result: MatchResult
) -> list[dict[str, Any]]:
    """Return the rows with how the match ended."""
    for row in rows:
        seat = row["seat"]
        row |= {
            "deal": deal,
            "rotation": rotation,
            "player": players[seat],
            "rank": result.ranks[seat],
            "score": result.scores[seat],
            "win": result.wins[seat],
            "scores": list(result.scores),
        }
    return rows


def parquet_of(rows: list[dict[str, Any]]) -> bytes:
    sink = pa.BufferOutputStream()
    pq.write_table(pa.Table.from_pylist(rows, SCHEMA), sink, compression="zstd")
    data: bytes = sink.getvalue().to_pybytes()
    return data
