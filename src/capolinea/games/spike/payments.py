"""SP-24: which cards pay for which spaces. Cards and needs are counts of each colour.

n equal cards stand for n - 1 of one other colour, with `mixed_wilds` for n - 1 of any other colours; several such sets
may be made, and nothing may be left over. So a payment has as many cards as spaces, and one more for every set.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from capolinea.games.spike.pieces import COLOURS

Counts = tuple[int, ...]


def needs(colours: Sequence[int]) -> Counts:
    """How many cards of each colour spaces of these `colours` ask for."""
    counts = [0] * len(COLOURS)
    for colour in colours:
        counts[colour] += 1
    return tuple(counts)


def missing_and_sets(hand: Counts, need: Counts, mixed: bool) -> tuple[int, int]:
    """How many cards are lacking at least, and how few sets bring it to that.

    A card that pays for a space of its own colour is never worse spent than in a set.
    """
    short: list[int] = []
    spare: list[int] = []
    for held, asked in zip(hand, need, strict=True):
        if held < asked:
            short.append(asked - held)
        elif held >= asked + 2:
            spare.append(held - asked)
    if not short:
        return 0, 0
    short.sort()
    spare.sort()
    return fewest_sets(tuple(short), tuple(spare), mixed)


@lru_cache(maxsize=1 << 16)
def fewest_sets(short: Counts, spare: Counts, mixed: bool) -> tuple[int, int]:
    """The same for cards that are `short` and to `spare`, both sorted: which colours they have does not matter."""
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
    """How few sets of one colour can stand for these: one for each colour, or one in all."""
    return 1 if mixed else len([each for each in substitutes if each])


@lru_cache(maxsize=1 << 12)
def cheapest(hand: Counts, need: Counts, mixed: bool) -> tuple[Counts, ...]:
    """Every payment with the fewest cards, those first that leave more colours in hand; none if cards are lacking."""
    missing, sets = missing_and_sets(hand, need, mixed)
    if missing:
        return ()
    if not sets:
        return (need,)
    payments = with_one_set(hand, need, mixed) if sets == 1 else with_sets(hand, need, sets, mixed)
    return tuple(sorted(payments, key=lambda paid: preference(hand, paid)))


def with_one_set(hand: Counts, need: Counts, mixed: bool) -> set[Counts]:
    """Payments with a single set. Its own colour has nothing else to be paid by: what it asks for is paid plainly."""
    payments: set[Counts] = set()
    for colour, held in enumerate(hand):
        for substitutes in substitutions(need, colour, held - need[colour], mixed, 1):
            paid = [asked - given for asked, given in zip(need, substitutes, strict=True)]
            paid[colour] += sum(substitutes) + 1
            if all([played <= have for played, have in zip(paid, hand, strict=True)]):
                payments.add(tuple(paid))
    return payments


def with_sets(hand: Counts, need: Counts, sets: int, mixed: bool) -> set[Counts]:
    """Payments with so many sets, which are the fewest that will do."""
    # What is still to be paid for, and how many sets were made -> the payments that lead there.
    reached: dict[tuple[Counts, int], set[Counts]] = {(need, 0): {()}}
    for colour, held in enumerate(hand):
        rest = (*[0] * (colour + 1), *hand[colour + 1 :])
        further: dict[tuple[Counts, int], set[Counts]] = {}
        for (asked, made), payments in reached.items():
            for after, played, more in set_options(asked, colour, held, sets - made, mixed):
                if missing_and_sets(rest, after, mixed) <= (0, sets - made - more):
                    further.setdefault((after, made + more), set()).update([(*paid, played) for paid in payments])
        reached = further
    return reached[(0,) * len(COLOURS), sets]


def set_options(asked: Counts, colour: int, held: int, sets: int, mixed: bool) -> Iterator[tuple[Counts, int, int]]:
    """What can be done with up to `held` cards of `colour` in at most so many `sets`, as few as will do: what is still
    asked then, the cards played, the sets made."""
    for plain in range(min(held, asked[colour]) + 1):
        left = with_more(asked, colour, -plain)
        yield left, plain, 0
        if sets and held - plain >= 2:
            for substitutes in substitutions(left, colour, held - plain, mixed, sets):
                made = sets_for(substitutes, mixed)
                after = tuple([each - given for each, given in zip(left, substitutes, strict=True)])
                yield after, plain + sum(substitutes) + made, made


def substitutions(short: Counts, colour: int, spare: int, mixed: bool, sets: int = len(COLOURS)) -> Iterator[Counts]:
    """What up to `spare` cards of `colour`, in at most so many `sets`, stand for of what is `short`; not nothing."""
    # For the colours looked at so far: what each gets, cards left, sets that may still be begun.
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
    """More colours left in hand go before fewer; then any fixed order."""
    emptied = [held > 0 and held == gone for held, gone in zip(hand, paid, strict=True)]
    return sum(emptied), paid


@lru_cache(maxsize=1 << 14)
def pays(cards: Counts, need: Counts, mixed: bool) -> bool:
    """Whether exactly these cards can be laid out so that each of them, and all they stand for, pays for a space."""
    sets = sum(cards) - sum(need)
    if sets < 0:
        return False
    if sets == 0:
        return cards == need
    return can_lay_out(cards, need, 0, (0,) * len(COLOURS), (0,) * len(COLOURS), mixed)


def can_lay_out(cards: Counts, need: Counts, colour: int, spare: Counts, short: Counts, mixed: bool) -> bool:
    """Try every number of cards of each colour that pay for their own kind; the others are made into sets."""
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
    """Whether sets of all `spare` cards can stand for exactly what is `short`."""
    if colour == len(COLOURS):
        return not any(short)
    count = spare[colour]
    if count == 0:
        return sets_cover(spare, short, colour + 1, mixed)
    for substitutes in substitutions(short, colour, count, mixed):
        # n substitutes need one more card for each set: a set for each colour at least, a set for each of them at most.
        given = sum(substitutes)
        if sets_for(substitutes, mixed) <= count - given <= given:
            left = tuple([asked - each for asked, each in zip(short, substitutes, strict=True)])
            if sets_cover(spare, left, colour + 1, mixed):
                return True
    return False
