"""What holds at every moment of POW!"""

from collections import Counter

from herotable.engine.match import Match
from herotable.games.pow.table import DICE, KINDS, ROLLS

REVEALING: set[str] = set()  # events that tell what was hidden before


def check(match: Match) -> None:
    """All tiles in exactly one place, five dice at most, scores recounted."""
    t = match.table
    for kind, name in enumerate(KINDS):
        piles = [t.row[kind], *(t.stack[seat, kind] for seat in range(match.seats))]
        tiles = Counter(tile for pile in piles for tile in pile.card[: pile.n].tolist())
        assert tiles == Counter(row["points"] for row in match.pack.components[name])
    assert 0 <= t.rolls <= ROLLS
    assert t.rolled.sum() + t.aside.sum() == (DICE if t.rolls else 0)
    if match.over:
        assert match.scores == tuple(recount(owned) for owned in match.view(None)["table"]["stacks"])
        assert match.winners == tuple(s for s in range(match.seats) if match.scores[s] == max(match.scores))


def recount(owned: dict[str, dict[str, list[int]]]) -> int:
    """P10, P11 from what everybody sees at the end, top tiles first."""
    heroes, villains = owned["hero"]["tiles"], owned["villain"]["tiles"]
    return sum(heroes[max(0, len(heroes) - len(villains)) :]) + sum(villains)
