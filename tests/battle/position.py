"""Positions of Superhero Battle in one line, for tests."""

from typing import Any

import pytest

import herotable as ht
from herotable.engine.errors import Refused
from herotable.engine.match import Match
from herotable.engine.seats import LETTERS
from herotable.games.battle.table import BATTLEFIELDS, CARDS, COPIES, HEROES, NONE

from .invariants import boxes

PLAIN = "cosmo thor captain-marvel groot mantis star-lord gamora adam-warlock"  # nothing happens unless they want it
HAND = "planning defence"


def battle(
    heroes: str = "",
    hands: dict[int, str] | None = None,
    sequences: dict[int, str] | None = None,
    energy: list[int] | None = None,
    traps: str = "",
    knockouts: str = "",
    first: int = 0,
    field: str | None = None,
    seats: int | None = None,
    out: str = "",
    wins: list[int] | None = None,
    deck: str | None = None,
    discard: str = "",
    spent: str = "",
    rounds: int = 1,
    seed: int = 1,
    **options: Any,
) -> Match:
    """All fighters about to lay a card; `defence*` was turned by Stance; with a `deck` given the rest is discarded."""
    number = _seats(seats, heroes)
    match = _choosing(number, seed, options)
    t = match.table
    everyone = range(number)
    chosen = heroes.split() + [name for name in PLAIN.split() if name not in heroes.split()]
    t.hero[:number] = [HEROES.index(name) for name in chosen[:number]]
    t.first, t.rounds = first, rounds
    t.fighting = t.waiting = sum(1 << seat for seat in everyone if LETTERS[seat] not in out)
    t.ready = sum(1 << seat for seat in everyone if LETTERS[seat] not in spent)
    t.energy[:number] = energy or [3] * number
    t.wins[:number] = wins or [0] * number
    t.traps, t.knockouts = _tactics(traps), _tactics(knockouts)
    laid = _sequences(sequences or {}, [seat for seat in everyone if LETTERS[seat] not in out])
    t.sequence[:] = 0
    t.turned[:] = 0
    for seat, cards in laid.items():
        t.sequence[seat, : len(cards)] = [CARDS.index(card.strip("*")) + 1 for card in cards]
        t.turned[seat] = sum(1 << place for place, card in enumerate(cards) if card.endswith("*"))
    t.stage = len(next(iter(laid.values())))
    held = [(hands or {}).get(seat, HAND) for seat in everyone]
    _deal(t, COPIES * boxes(match), held, [card.strip("*") for cards in laid.values() for card in cards], deck, discard)
    if number > 2:
        _reveal_field(t, field)
    match.told = []
    return match


def _seats(seats: int | None = None, heroes: str = "", **_: Any) -> int:
    return seats or max(len(heroes.split()), 3)


def _choosing(seats: int, seed: int, options: dict[str, Any]) -> Match:
    """A new match, its teams as they sit, played until all are about to lay their first card."""
    match = ht.game("battle").match(seats, seed=seed, **{"drawn_teams": False} | options)
    while see(match)["phase"] != "choose":
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    return match


def _sequences(named: dict[int, str], fighters: list[int]) -> dict[int, list[str]]:
    """Sequences of equal length: before the named cards, or instead of them, lie ones."""
    stage = max((len(cards.split()) for cards in named.values()), default=0)
    ones = ["ambush", "arsenal"]
    laid = {seat: named.get(seat, "").split() for seat in fighters}
    return {seat: ones[: stage - len(cards)] + cards for seat, cards in laid.items()}


def _tactics(names: str) -> int:
    return sum(1 << CARDS.index(name) for name in names.split())


def _deal(t: Any, copies: int, hands: list[str], sequences: list[str], deck: str | None, discard: str) -> None:
    """Every card of the boxes lies somewhere: what is not named is in the deck, or in the discard."""
    t.known[:] = t.either[:] = 0
    for seat, cards in enumerate(hands):
        _fill(t.hand[seat], cards)
    given = " ".join([*hands, *sequences, deck or "", discard]).split()
    rest = " ".join(" ".join([card] * (copies - given.count(card))) for card in CARDS)
    assert all(given.count(card) <= copies for card in CARDS), "more cards than there are"
    _fill(t.deck, rest if deck is None else deck)
    _fill(t.discard, discard if deck is None else f"{discard} {rest}")


def _fill(bag: Any, cards: str) -> None:
    bag.count[:] = [cards.split().count(card) for card in CARDS]
    bag.n = bag.count.sum()


def _reveal_field(t: Any, name: str | None) -> None:
    """This battlefield lies open (None: no battlefield), the others are in their deck."""
    if t.field != NONE:
        t.fields.count[t.field] += 1
        t.fields.n += 1
        t.field = NONE
    if name is not None:
        t.field = BATTLEFIELDS.index(name)
        t.fields.n -= t.fields.count[t.field]
        t.fields.count[t.field] = 0


def next_field(t: Any, name: str) -> None:
    """This battlefield is the only one in its deck, the others have been played."""
    number = BATTLEFIELDS.index(name)
    t.past.count[:] |= t.fields.count
    t.past.count[number] = t.fields.count[:] = 0
    t.fields.count[number] = t.fields.n = 1
    t.past.n = t.past.count.sum()


def reveal(laid: str, /, **more: Any) -> Match:
    """The fighters have laid these cards, besides those in their hands; the first of them has been turned up."""
    seats = _seats(**more)
    fighters = [seat for seat in range(seats) if LETTERS[seat] not in more.get("out", "")]
    held = {seat: more.get("hands", {}).get(seat, HAND) for seat in range(seats)}
    for seat, card in zip(fighters, laid.split(), strict=True):
        held[seat] += f" {card}"
    return lay(battle(**more | {"hands": held}), laid)


def lay(match: Match, cards: str) -> Match:
    """All who are waited for lay these cards, in the order of their seats."""
    for seat, card in zip(match.waiting, cards.split(), strict=True):
        match.play(seat, f"lay {card}")
    return match


def new_battle(field: str | None = None, /, **more: Any) -> Match:
    """The first player (and team) has just won by a Shot; the next battle is prepared, on this battlefield."""
    seats = _seats(**more)
    laid = more.pop("laid", " ".join(["shot"] * seats))
    match = reveal(laid, **{"energy": [1] * seats} | more)
    if field is not None:
        next_field(match.table, field)
    return act(match, f"{LETTERS[more.get('first', 0)]} shoot")


def act(match: Match, *moves: str) -> Match:
    """Moves in notation, each behind the letter of its seat: `B flurry A`."""
    for move in moves:
        seat, notation = move.split(maxsplit=1)
        match.play(LETTERS.index(seat), notation)
    return match


def go_on(match: Match, phase: str, moves: int = 100) -> Match:
    """The first legal moves until a phase is reached."""
    while see(match)["phase"] != phase:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
        moves -= 1
        assert moves, f"{phase} is not reached"
    return match


# ---------------------------------------------------------------- what a player would see


def see(match: Match, eye: int | None = None) -> dict[str, Any]:
    """The table as a seat or a spectator sees it."""
    return match.view(eye)["table"]


def field(match: Match) -> str | None:
    """The name of the battlefield in play."""
    return (see(match)["battlefield"] or {"name": None})["name"]


def seat(match: Match, who: int, eye: int | None = None) -> dict[str, Any]:
    """One seat as another sees it."""
    return see(match, eye)["seats"][who]


def energy(match: Match) -> list[int]:
    return [one["energy"] for one in see(match)["seats"]]


def wins(match: Match) -> list[int]:
    return [one["wins"] for one in see(match)["seats"]]


def fighting(match: Match) -> str:
    return "".join(letter for letter, one in zip(LETTERS, see(match)["seats"], strict=False) if one["fighting"])


def hand(match: Match, who: int) -> str:
    """A hand as its owner sees it."""
    return " ".join(seat(match, who, who)["hand"])


def sizes(match: Match) -> list[int]:
    """How many cards each hand holds."""
    return [one["cards"] for one in see(match)["seats"]]


def known(match: Match, eye: int | None, who: int) -> str:
    """What an observer knows of a hand."""
    return " ".join(seat(match, who, eye)["known"])


def discarded(match: Match) -> str:
    return " ".join(see(match)["discard"])


def traps(match: Match) -> str:
    return " ".join(name for name, tactic in see(match)["tactics"].items() if tactic["trap"])


def knockouts(match: Match) -> str:
    return " ".join(name for name, tactic in see(match)["tactics"].items() if tactic["knockout"])


def told(match: Match, name: str, eye: int | None = None) -> list[tuple[Any, ...]]:
    """The values of all events of a name since the position was arranged."""
    return [tuple(event.values())[1:] for event in match.events(eye) if event["event"] == name]


def legal(match: Match, who: int) -> list[str]:
    return [str(move) for move in match.legal(who)]


def refusal(match: Match, move: str) -> str:
    """The paragraph that refuses a move; the refusal must leave everything as it was."""
    who, notation = LETTERS.index(move[0]), move[2:]
    before = match.table.tobytes(), match.view(who), match.events(who)
    with pytest.raises(Refused) as refused:
        match.play(who, notation)
    assert (match.table.tobytes(), match.view(who), match.events(who)) == before
    return refused.value.rule
