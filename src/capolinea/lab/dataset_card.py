"""The card of a data set: what is in it, how it was made, and what it is good for."""

from typing import Any, Final

import msgspec

#: Each column and what it holds.
COLUMNS: Final = {
    "deal": "Number of the deal. Cards, dice and all other chance of the match follow from the seed and this number.",
    "rotation": "By how many seats the players were moved round the table; 0 unless every rotation was played.",
    "entry": "Number of the decision in its match, from 1.",
    "seat": "The seat that decides, from 0.",
    "player": "Who sits there.",
    "view": "All that the seat may know, as JSON: the fields of the game's `View`.",
    "offers": "All legal actions, in the notation of the game.",
    "action": "Which of the offers was chosen, from 0.",
    "rank": "The final rank of the seat; 1 is first.",
    "score": "Its final score.",
    "win": "1 for the winner, a share of it for a shared victory, otherwise 0.",
    "scores": "The final scores of all seats.",
}


class CardFacts(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a card tells."""

    game: str
    rules: int
    program: str
    players: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    deals: int
    rotate: bool
    decisions: dict[str, int]
    matches: dict[str, int]


def card(facts: CardFacts) -> str:
    """Return the README.md of a data set; its head is read by the Hugging Face hub."""
    splits = [name for name, count in facts.decisions.items() if count]
    lines = [
        "---",
        "license: mit",
        f"pretty_name: Decisions in {facts.game}",
        "tags: [board-game, imperfect-information, multi-agent, capolinea]",
        "configs:",
        "  - config_name: default",
        "    data_files:",
        *[line for name in splits for line in (f"      - split: {name}", f"        path: data/{name}-*.parquet")],
        "---",
        "",
        f"# Decisions in {facts.game}",
        "",
        f"Every decision of {sum(facts.matches.values()):,} matches of {facts.game} with {len(facts.players)} seats,"
        " played by the players below: what the seat saw, what it could do, what it did, and how the match ended.",
        "",
        "| split | matches | decisions |",
        "|---|---:|---:|",
        *[f"| {name} | {facts.matches[name]:,} | {facts.decisions[name]:,} |" for name in facts.decisions],
        "",
        "Splits are by deal: all matches of a deal are in the same one, so that nothing learned about a deal is tested"
        " on it. A larger set of the same seed keeps every deal where it is.",
        "",
        "## Columns",
        "",
        "| column | what it holds |",
        "|---|---|",
        *[f"| `{name}` | {text} |" for name, text in COLUMNS.items()],
        "",
        "## How it was made",
        "",
        f"- Program: Capolinea {facts.program}; rules of {facts.game}, version {facts.rules}",
        f"- Players, by seat: {', '.join([f'`{player}`' for player in facts.players])}"
        + ("; each deal was played in every rotation" if facts.rotate else ""),
        f"- Deals: {facts.deals:,}, seed {facts.seed}",
        f"- Options: `{msgspec.json.encode(facts.options).decode()}`",
        "",
        "The same command writes the same rows. Decisions that an external program forfeited are left out.",
        "",
        "## What to mind",
        "",
        "- A row holds what its seat may know and no more. Rows of other seats of the same match show what was hidden"
        " from it: whoever trains a player must not join them.",
        "- The players are bots. Their choices show how they play, not how one should.",
        "- Decisions of one match are not independent; count matches, or deals, not rows.",
        "",
        "## Reading it",
        "",
        "```python",
        "import json",
        "import pyarrow.dataset as ds",
        "",
        'rows = ds.dataset("data", format="parquet").to_table(columns=["view", "offers", "action", "win"])',
        "first = rows.slice(0, 1).to_pylist()[0]",
        'view, chosen = json.loads(first["view"]), first["offers"][first["action"]]',
        "```",
        "",
    ]
    return "\n".join(lines)
