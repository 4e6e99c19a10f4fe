"""What holds at every moment of Space Marine Heroes."""

from collections import Counter
from weakref import WeakKeyDictionary

from herotable.engine.match import Match
from herotable.games.marines.combinations import BY_COMBINATION

REVEALING = {"mustered"}  # events that tell what was hidden before

_before: WeakKeyDictionary[Match, tuple[int, list[list[str]]]] = WeakKeyDictionary()


def check(match: Match) -> None:
    """Armies, battlefield, dice and scores are whole, by what everybody sees."""
    check_armies(match)
    check_battlefield(match)
    check_columns(match)
    check_dice(match)
    check_scores(match)


def heroes(match: Match) -> list[list[str | None]]:
    """Who stands in each column of each seat."""
    return [[hero and hero["hero"] for hero in row] for row in match.view(None)["table"]["field"]]


def check_armies(match: Match) -> None:
    """Five different heroes of the pack at most, and exactly five once the picking is over."""
    table = match.view(0)["table"]
    assert match.waiting != () or match.over
    for seat, placed in enumerate(heroes(match)):
        reserve = match.view(seat)["table"]["reserve"][seat]["heroes"]
        army = [hero for hero in placed if hero] + reserve
        assert len(army) == len(set(army)) <= 5
        assert set(army) <= set(table["heroes"])
        assert table["phase"] == "picking" or len(army) == 5


def check_battlefield(match: Match) -> None:
    """One hero a space, on the board, and no hero has passed the enemy of its column."""
    rows, field = match.options["rows"], match.view(None)["table"]["field"]
    for column in range(5):
        own, enemy = field[0][column], field[1][4 - column]
        if own and enemy:
            assert 0 <= own["advanced"] < 2 * rows - 1 - enemy["advanced"] <= 2 * rows - 1


def check_columns(match: Match) -> None:
    """A hero stays in its column for the whole battle."""
    table = match.view(None)["table"]
    if table["phase"] in ("picking", "placing"):
        return
    now = [[str(hero) for hero in row] for row in heroes(match)]
    battle, before = _before.get(match, (0, now))
    assert before == now or battle != table["battle"]
    _before[match] = table["battle"], now


def check_dice(match: Match) -> None:
    """Six dice: in hand, on the table or in combinations."""
    table = match.view(None)["table"]
    if table["phase"] == "rolling" and not match.over:
        in_combinations = sum(len(BY_COMBINATION[name]) for name in table["aside"])
        on_table = len(table["rolled"]) + len(table["lying"])
        assert table["dice"] + in_combinations == 6
        assert on_table == (table["dice"] if table["rolls"] else 0)
        assert bool(table["rolls"]) or (table["aside"], table["secured"]) == ([], 0)


def check_scores(match: Match) -> None:
    """M4: the score is the sum of the spaces advanced, with Inspiration twice; M5: totals and winners follow."""
    table = match.view(None)["table"]
    gear = {name: Counter(parts[0] for parts in gears) for name, gears in table["heroes"].items()}
    for seat, row in enumerate(table["field"]):
        points = [hero["advanced"] * (2 if gear[hero["hero"]]["inspiration"] else 1) for hero in row if hero]
        assert table["running"][seat] == sum(points)
    if match.over:
        assert table["written"][-1] == table["running"]
        assert match.scores == tuple(map(sum, zip(*table["written"], strict=True)))
        assert match.winners == tuple(s for s in range(2) if match.scores[s] == max(match.scores))
        assert len(table["written"]) == match.options["series"]
    else:
        assert match.scores == (0, 0)
