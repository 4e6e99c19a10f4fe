"""P9–P11: the end of the game and who has won."""

import pytest

from .position import legal, position, refusal, throw

ONE_SHIELD = "shield blue blue orange orange"
ONE_SKULL = "skull blue blue orange orange"


def finish(stacks, seats=3, villains=()):
    """The game after seat 0 has taken the last tile: a hero worth 1, or the villain given."""
    heroes, move = ([], "take villain 1") if villains else ([1], "take hero 1")
    dice = ONE_SKULL if villains else ONE_SHIELD
    match = position(dice, seats=seats, heroes=heroes, villains=list(villains), stacks=stacks)
    match.play(0, move)
    return match


# P9


@pytest.mark.parametrize(
    ("dice", "move", "heroes", "villains"),
    [
        (ONE_SHIELD, "take hero 1", [5], []),
        (ONE_SKULL, "take villain 1", [], [-2]),
        ("skull " * 5, "forfeit", [5], []),
        ("shield " * 5, "forfeit", [], [-2]),
    ],
)
def test_P9_the_last_tile_of_the_centre_ends_the_game_at_once(dice, move, heroes, villains):
    match = position(dice, heroes=heroes, villains=villains)
    match.play(0, move)
    assert match.over
    assert match.waiting == ()
    assert [told["event"] for told in match.events(None)[2:]] == ["ended"]


@pytest.mark.parametrize("seats", [2, 5])
def test_P9_no_round_is_completed(seats):
    match = position(ONE_SHIELD, seats=seats, heroes=[5, 6], villains=[])
    match.play(0, "take hero 1")
    assert match.waiting == (1,)
    throw(match, ONE_SHIELD).play(1, "take hero 1")
    assert match.over
    assert [match.legal(seat) for seat in range(seats)] == [[]] * seats


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("move", ["roll", "roll keep shield", "take hero 1", "steal villain B 1", "forfeit"])
def test_P9_nobody_moves_after_the_end(seat, move):
    assert refusal(finish({1: ([], [-1])}), seat, move) == "P9"


@pytest.mark.parametrize(
    ("dice", "move", "heroes", "villains"),
    [(ONE_SHIELD, "take hero 1", [5], [-1]), (ONE_SKULL, "take villain 1", [5], [-1])],
)
def test_P9_one_empty_row_ends_nothing(dice, move, heroes, villains):
    match = position(dice, heroes=heroes, villains=villains)
    match.play(0, move)
    assert not match.over
    assert legal(match, 1) == ["roll"]


def test_P9_the_symbols_of_an_empty_row_give_nothing():
    heroless = position("shield shield shield skull skull", heroes=[], villains=[-1, -2], rolls=3)
    assert legal(heroless) == ["take villain 2"]
    assert refusal(heroless, 0, "take hero 3") == "P5a"
    assert refusal(heroless, 0, "take hero 1") == "P5a"
    villainless = position("shield shield shield skull skull", heroes=[1, 2, 3], villains=[], rolls=3)
    assert legal(villainless) == ["take hero 3"]
    assert refusal(villainless, 0, "take villain 2") == "P5b"


@pytest.mark.parametrize(("heroes", "villains"), [([5], []), ([], [-1])])
@pytest.mark.parametrize("dice", ["blue blue blue orange orange", "blue " * 5])
def test_P9_a_theft_never_ends_the_game(dice, heroes, villains):
    match = position(dice, heroes=heroes, villains=villains, stacks={1: ([3], [])})
    match.play(0, "steal hero B 1")
    assert not match.over
    assert legal(match, 1) == ["roll"]


def test_P9_nothing_is_scored_before_the_end():
    match = position(ONE_SHIELD, heroes=[5], villains=[-1], stacks={0: ([6], [-1, -1])})
    match.play(0, "take hero 1")
    assert match.view(None)["scores"] is None
    assert match.winners == ()


# P10


@pytest.mark.parametrize(
    ("heroes", "villains", "score"),
    [
        ([6, 1], [-1], 5),  # from the top: the 6 below stays
        ([1, 6], [-1], 0),
        ([5, 4, 1, 6], [-1, -2], 6),
        ([5, 4], [-1, -2], 6),  # equal heights: nothing goes
        ([2], [-1], 1),
    ],
)
def test_P10_heroes_above_the_villains_go_from_the_top(heroes, villains, score):
    assert finish({1: (heroes, villains)}).scores[1] == score


def test_P10_with_no_villains_all_heroes_go():
    assert finish({1: ([6, 6, 5], [])}).scores == (0, 0, 0)


@pytest.mark.parametrize(
    ("heroes", "villains", "score"), [([6], [-1, -2, -3], 0), ([], [-4, -3], -7), ([1, 2], [-4, -3, -2], -6)]
)
def test_P10_all_villains_count_however_many(heroes, villains, score):
    assert finish({1: (heroes, villains)}).scores[1] == score


def test_P10_the_last_tile_counts_like_any_other():
    assert finish({0: ([5], [-2])}).scores[0] == 3  # the hero just taken lies on top and goes
    assert finish({0: ([5, 4], [-2])}, villains=[-3]).scores[0] == 4  # the villain just taken lets the second stay


# P11


def test_P11_book_figure_6_martin_nate_and_lucy():
    match = position(
        ONE_SHIELD,
        heroes=[6],
        villains=[],
        stacks={
            0: ([1, 2, 4, 5], [-1, -1, -3, -3]),
            1: ([6, 3, 3], [-1, -1, -2, -2, -4]),
            2: ([5, 4, 2, 1], [-1, -2, -2]),
        },
    )
    match.play(0, "take hero 1")
    assert match.scores == (4, 2, 6)
    assert match.winners == (2,)
    assert match.view(0)["scores"] == (4, 2, 6)
    assert match.view(None)["winners"] == (2,)


@pytest.mark.parametrize(
    ("stacks", "scores", "winners"),
    [
        ({0: ([4], [-1]), 1: ([6], [-3]), 2: ([5], [-4])}, (3, 3, 1), (0, 1)),
        ({0: ([4], [-1]), 1: ([5], [-3]), 2: ([5], [-2])}, (3, 2, 3), (0, 2)),
        ({0: ([3], [-1]), 1: ([4], [-2]), 2: ([5], [-3])}, (2, 2, 2), (0, 1, 2)),
    ],
)
def test_P11_a_tie_shares_the_win(stacks, scores, winners):
    match = finish(stacks)
    assert (match.scores, match.winners) == (scores, winners)


@pytest.mark.parametrize(
    ("rival", "scores", "winners"),
    [([-4], (-1, -4), (0,)), ([-1], (-1, -1), (0, 1)), ([], (-1, 0), (1,))],
)
def test_P11_a_score_may_be_negative_and_still_the_highest(rival, scores, winners):
    match = finish({1: ([], rival)}, seats=2, villains=[-1])
    assert (match.scores, match.winners) == (scores, winners)


def test_P11_five_seats_are_scored():
    match = finish({seat: ([seat], [-1]) for seat in range(1, 5)}, seats=5)
    assert (match.scores, match.winners) == ((0, 0, 1, 2, 3), (4,))


def test_P11_the_heights_of_stacks_do_not_win():
    match = finish({1: ([1, 1, 2, 2], [-4, -3, -3, -2]), 2: ([2], [-1])}, seats=3)
    assert (match.scores, match.winners) == ((0, -6, 1), (2,))
