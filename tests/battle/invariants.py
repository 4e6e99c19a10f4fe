"""What holds at every moment of Superhero Battle."""

from typing import Any

from herotable.engine.match import Match
from herotable.games.battle.table import (
    BATTLEFIELDS,
    BOX_BATTLEFIELDS,
    CARDS,
    COPIES,
    HEROES,
    KINDS,
    MOST_ENERGY,
    NONE,
    PHASES,
    STAGES,
)

REVEALING = {"picked", "received", "discarded", "offered", "revealed", "shown"}  # cards that were hidden before
IN_BATTLE = {"choose", "reveal", "swap", "act", "second", "trap", "take", "stage"}
NIBBLE = 4  # bits that count the known cards of a kind


def check(match: Match) -> None:
    """All cards in one place, energy in its limits, nobody waited for in vain, nothing known that is not so."""
    t, seats = match.table, range(match.seats)
    _check_cards(match)
    _check_fields(match)
    assert 0 <= t.tape.n < len(t.tape.event)
    assert [t.place[seat] for seat in t.sitting[: match.seats]] == list(seats), "everybody has a place"
    assert 0 <= t.traps < 1 << KINDS
    assert 0 <= t.knockouts < 1 << KINDS
    assert match.waiting or t.phase == PHASES.index("over")
    fighters = [seat for seat in seats if t.fighting >> seat & 1]
    for seat in seats:
        assert 0 <= t.energy[seat] <= MOST_ENERGY
        cards = [card for card in t.sequence[seat].tolist() if card]
        assert t.sequence[seat].tolist() == cards + [0] * (STAGES - len(cards)), "a sequence has no gaps"
        assert seat in fighters or not (cards or t.laid[seat]), "who is out has no sequence"
    if PHASES[t.phase] in IN_BATTLE:
        assert set(match.waiting) <= set(fighters)
        for seat in fighters:
            assert t.energy[seat] > 0 or HEROES[t.hero[seat]] == "drax"
    _check_knowledge(t, match.seats)
    _check_wins(match)


def boxes(match: Match) -> int:
    """How many boxes are on the table."""
    choice = match.options["boxes"]
    return 2 if choice == "both" or (choice == "auto" and match.seats > 4) else 1


def _check_cards(match: Match) -> None:
    t, seats = match.table, range(match.seats)
    bags = [t.deck, t.discard, t.draft, *(t.hand[seat] for seat in seats)]
    assert all(bag.n == bag.count.sum() and min(bag.count) >= 0 for bag in bags)
    single = [t.laid[seat] for seat in seats] + [card for seat in seats for card in t.sequence[seat]]
    for card in range(KINDS):
        copies = sum(int(bag.count[card]) for bag in bags) + single.count(card + 1)
        assert copies == COPIES * boxes(match), CARDS[card]


def _check_fields(match: Match) -> None:
    t = match.table
    if match.seats == 2 or not match.options["battlefields"]:
        assert t.field == NONE
        return
    for field in range(len(BATTLEFIELDS)):
        places = int(t.fields.count[field]) + int(t.past.count[field]) + int(t.field == field)
        assert places == 1 or (places == 0 and not _is_in_box(match, field)), BATTLEFIELDS[field]


def _is_in_box(match: Match, field: int) -> bool:
    if boxes(match) == 2:
        return True
    return (field >= BOX_BATTLEFIELDS) == (match.options["boxes"] == "avengers")


def _check_knowledge(t: Any, seats: int) -> None:
    """Nobody knows of a card that is not there; the last observer is the spectator."""
    for observer in range(seats + 1):
        for owner in range(seats):
            for card in range(KINDS):
                here = int(t.known[observer, owner]) >> NIBBLE * card & 15
                either = int(t.either[observer, owner]) >> NIBBLE * card & 15
                there = t.hand[owner].count[card]
                assert here >= int(t.known[seats, owner]) >> NIBBLE * card & 15 or observer == owner, "all know less"
                assert here <= there, (observer, owner, CARDS[card])
                assert here <= either <= there + (t.laid[owner] == card + 1), (observer, owner, CARDS[card])


def _check_wins(match: Match) -> None:
    t, teams = match.table, match.options["teams"]
    wins = t.wins[: match.seats].tolist()
    if teams:
        assert all(wins[t.sitting[place]] == wins[t.sitting[place % teams]] for place in range(match.seats))
    if not match.over:
        assert max(wins) < t.goal or t.showdown
        return
    assert match.scores == tuple(wins)
    assert all(wins[seat] == max(wins) for seat in match.winners)
    expected = 1 if not teams else match.seats // teams
    assert len(match.winners) == expected
    assert not teams or len({t.place[seat] % teams for seat in match.winners}) == 1
