"""SP-24: which cards pay for which spaces. Cards and needs are counts of each colour.

A set of n equal cards replaces n - 1 cards of one other colour, with `mixed_wilds` of any other colours. Several sets
may be made, and no card may be left over, so a payment has as many cards as spaces plus one for every set.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from capolinea.games.spike.pieces import COLOURS

Counts = tuple[int, ...]


def needs(colours: Sequence[int]) -> Counts:
    """Return how many cards of each colour spaces of these `colours` need."""
    counts = [0] * len(COLOURS)
    for colour in colours:
        counts[colour] += 1
    return tuple(counts)


def missing_and_sets(hand: Counts, need: Counts, mixed: bool) -> tuple[int, int]:
    """Return the least number of missing cards, and the fewest sets with which so few are missing.

    A card is never better used in a set than for a space of its own colour.
    """
    short: list[int] = []
    spare: list[int] = []
    lacking = most = 0
    for i in range(len(need)):
        more = hand[i] - need[i]
        if more < 0:
            short.append(-more)
            lacking -= more
        elif more >= 2:
            spare.append(more)
            if more > most:
                most = more
    if not short:
        return 0, 0
    if not most:
        return lacking, 0
    if lacking < most and (mixed or len(short) == 1):
        return 0, 1
    short.sort()
    spare.sort()
    return fewest_sets(tuple(short), tuple(spare), mixed)


@lru_cache(maxsize=1 << 16)
def fewest_sets(short: Counts, spare: Counts, mixed: bool) -> tuple[int, int]:
    """Return the same for numbers of cards that are `short` and to `spare`, both sorted; colours do not matter."""
    if not short or not spare:
        return sum(short), 0
    most, rest = spare[-1], spare[:-1]
    best = fewest_sets(short, rest, mixed)
    for substitutes in substitutions(short, -1, most, mixed):
        left = sorted([asked - given for asked, given in zip(short, substitutes, strict=True) if asked > given])
        missing_colours, sets = fewest_sets(tuple(left), rest, mixed)
        best = min(best, (missing_colours, sets + sets_for(substitutes, mixed)))
    return best


def sets_for(substitutes: Counts, mixed: bool) -> int:
    """Return the fewest sets that can replace these: one for each colour, or one in all if `mixed`."""
    return 1 if mixed else len([each for each in substitutes if each])


@lru_cache(maxsize=1 << 12)
def cheapest(hand: Counts, need: Counts, mixed: bool) -> tuple[Counts, ...]:
    """Return every payment with the fewest cards, first those that leave more colours; none if cards are missing."""
    missing, sets = missing_and_sets(hand, need, mixed)
    if missing:
        return ()
    if not sets:
        return (need,)
    if not mixed:
        return ranked(hand, with_plain_sets(hand, need, sets))
    return ranked(hand, list(with_mixed_set(hand, need) if sets == 1 else with_mixed_sets(hand, need, sets)))


def ranked(hand: Counts, payments: list[Counts]) -> tuple[Counts, ...]:
    """Return payments by `preference`."""
    if len(payments) == 1:
        return (payments[0],)
    order = [preference(hand, paid) for paid in payments]
    order.sort()
    return tuple([paid for _, paid in order])


def with_plain_sets(hand: Counts, need: Counts, sets: int) -> list[Counts]:
    """Return payments with `sets` sets, the least possible number, each of which replaces cards of one colour.

    Then no two sets have the same colour and replace the same colour: one larger set would do.
    """
    found: set[Counts] = set()
    add_sets(hand, list(need), [0] * len(COLOURS), 0, sets, found)
    return list(found)


def add_sets(hand: Counts, plain: list[int], used: list[int], first: int, sets: int, found: set[Counts]) -> None:
    """Try every way to make `sets` more sets. `plain` has the cards that pay for their own colour, `used` those in
    sets; `first` is the first pair of colours to be tried, so that no choice of sets is made twice."""
    colours = range(len(COLOURS))
    short = [colour for colour in colours if plain[colour] + used[colour] > hand[colour]]
    if len(short) > sets:
        return
    if not sets:
        found.add(tuple([plain[colour] + used[colour] for colour in colours]))
        return
    # A set relieves one colour.
    for lacking in short if len(short) == sets else list(colours):
        asked = plain[lacking]
        least = max(1, asked + used[lacking] - hand[lacking]) if sets == 1 else 1
        for colour in colours:
            pair = lacking * len(COLOURS) + colour
            most = min(asked, hand[colour] - used[colour] - 1)
            if most < least or colour == lacking or pair < first:
                continue
            for given in range(least, most + 1):
                plain[lacking] -= given
                used[colour] += given + 1
                add_sets(hand, plain, used, pair + 1, sets - 1, found)
                plain[lacking] += given
                used[colour] -= given + 1


def with_mixed_set(hand: Counts, need: Counts) -> set[Counts]:
    """Return payments with a single set, which replaces cards of any colours; the needs of the set's own colour are
    paid without it."""
    payments: set[Counts] = set()
    for colour, held in enumerate(hand):
        for substitutes in substitutions(need, colour, held - need[colour], True, 1):
            paid = [asked - given for asked, given in zip(need, substitutes, strict=True)]
            paid[colour] += sum(substitutes) + 1
            if all([played <= have for played, have in zip(paid, hand, strict=True)]):
                payments.add(tuple(paid))
    return payments


def with_mixed_sets(hand: Counts, need: Counts, sets: int) -> set[Counts]:
    """Return payments with `sets` sets, the least possible number, which replace cards of any colours."""
    # What is still to be paid for and how many sets were made -> the payments that lead there.
    reached: dict[tuple[Counts, int], set[Counts]] = {(need, 0): {()}}
    for colour, held in enumerate(hand):
        rest = (*[0] * (colour + 1), *hand[colour + 1 :])
        left = sum(rest)
        further: dict[tuple[Counts, int], set[Counts]] = {}
        for (asked, made), payments in reached.items():
            for after, played, more in mixed_uses(asked, colour, held, sets - made):
                if sum(after) <= left and missing_and_sets(rest, after, True) <= (0, sets - made - more):
                    further.setdefault((after, made + more), set()).update([(*paid, played) for paid in payments])
        reached = further
    return reached[(0,) * len(COLOURS), sets]


def mixed_uses(asked: Counts, colour: int, held: int, sets: int) -> Iterator[tuple[Counts, int, int]]:
    """Yield the uses of up to `held` cards of `colour` in at most `sets` sets: what is still needed then, the cards
    played, the sets made."""
    for plain in range(min(held, asked[colour]) + 1):
        left = with_more(asked, colour, -plain)
        yield left, plain, 0
        if sets and held - plain >= 2:
            for substitutes in substitutions(left, colour, held - plain, True, sets):
                after = tuple([each - given for each, given in zip(left, substitutes, strict=True)])
                yield after, plain + sum(substitutes) + 1, 1


def substitutions(short: Counts, colour: int, spare: int, mixed: bool, sets: int = len(COLOURS)) -> Iterator[Counts]:
    """Yield what up to `spare` cards of `colour`, in at most `sets` sets, can replace of what is `short`."""
    # For the colours seen so far: what each gets, cards left, sets that may still be started.
    stack: list[tuple[Counts, int, int]] = [((), spare - 1 if mixed else spare, sets)]
    while stack:
        begun, left, more = stack.pop()
        at = len(begun)
        if at == len(short):
            if any(begun):
                yield begun
            continue
        if at != colour and short[at] and more:
            for given in range(min(short[at], left if mixed else left - 1), 0, -1):
                stack.append(((*begun, given), left - given - (not mixed), more - (not mixed)))
        stack.append(((*begun, 0), left, more))


def with_more(counts: Counts, colour: int, more: int) -> Counts:
    return (*counts[:colour], counts[colour] + more, *counts[colour + 1 :])


def preference(hand: Counts, paid: Counts) -> tuple[int, Counts]:
    """Return a sort key: more colours left in hand first, then any fixed order."""
    emptied = 0
    for i in range(len(hand)):
        if hand[i] and hand[i] == paid[i]:
            emptied += 1
    return emptied, paid


@lru_cache(maxsize=1 << 14)
def pays(cards: Counts, need: Counts, mixed: bool) -> bool:
    """Return whether exactly these cards, alone and in sets, pay for `need` with none left over."""
    sets = sum(cards) - sum(need)
    if sets < 0:
        return False
    if sets == 0:
        return cards == need
    return can_lay_out(cards, need, 0, (0,) * len(COLOURS), (0,) * len(COLOURS), mixed)


def can_lay_out(cards: Counts, need: Counts, colour: int, spare: Counts, short: Counts, mixed: bool) -> bool:
    """Try every number of cards of each colour that pay for their own colour; the others are made into sets."""
    if colour == len(COLOURS):
        return sets_cover(spare, short, 0, mixed)
    held, asked = cards[colour], need[colour]
    for plain in range(min(held, asked), -1, -1):
        if held - plain != 1 and can_lay_out(
            cards,
            need,
            colour + 1,
            with_more(spare, colour, held - plain),
            with_more(short, colour, asked - plain),
            mixed,
        ):
            return True
    return False


def sets_cover(spare: Counts, short: Counts, colour: int, mixed: bool) -> bool:
    """Return whether sets of all `spare` cards can replace exactly what is `short`."""
    if colour == len(COLOURS):
        return not any(short)
    count = spare[colour]
    if count == 0:
        return sets_cover(spare, short, colour + 1, mixed)
    for substitutes in substitutions(short, colour, count, mixed):
        # n substitutes need one more card for each set: at least one set per colour, at most one per substitute.
        given = sum(substitutes)
        if sets_for(substitutes, mixed) <= count - given <= given:
            left = tuple([asked - each for asked, each in zip(short, substitutes, strict=True)])
            if sets_cover(spare, left, colour + 1, mixed):
                return True
    return False
