"""P8: what is seen of the stacks, and what is not."""

import pytest

import herotable as ht
from herotable.cli import main

from .position import position, row, stack, takes, throw

BURIED = {1: ([1, 2, 3], [-1, -2, -1]), 2: ([4, 5], [-3, -1])}
OTHERS = {1: ([6, 2, 3], [-1, -3, -1]), 2: ([1, 5], [-4, -1])}  # the same but for buried tiles
SEATS = [0, 1, 2, None]


def stacks(match, seat=None):
    """The tiles of all stacks that a seat sees, from the top: heroes and villains of each seat."""
    seen = match.view(seat)["table"]["stacks"]
    return [(owned["hero"]["tiles"], owned["villain"]["tiles"]) for owned in seen]


def everything(match):
    """All that anybody is shown: views, whole and resumed streams of events, moves made and open."""
    views = [match.view(seat) for seat in SEATS]
    streams = [match.events(seat, since) for seat in SEATS for since in range(len(match.events(None)))]
    return views, streams, match.moves, [match.legal(seat) for seat in range(3)]


@pytest.mark.parametrize("seat", SEATS)
def test_P8_a_taken_tile_is_seen_by_all_on_top_of_its_stack(seat):
    match = position("shield skull blue blue blue", heroes=[6, 1], stacks={0: ([2, 3], [-1])})
    match.play(0, "take hero 1")
    assert stacks(match, seat)[0] == ([6], [-1])
    assert stack(match, 0, "hero") == [2, 3, 6]


@pytest.mark.parametrize("seat", SEATS)
def test_P8_a_stolen_tile_and_the_new_top_of_the_robbed_stack_are_seen_by_all(seat):
    match = position("blue blue blue orange orange", stacks={0: ([5], []), 1: ([1, 2, 3], [])})
    match.play(0, "steal hero B 1")
    assert [heroes for heroes, _ in stacks(match, seat)] == [[3], [2], []]


@pytest.mark.parametrize(("depth", "left"), [(1, [4, 3, 2]), (2, [4, 3, 1]), (3, [4, 2, 1]), (4, [3, 2, 1])])
def test_P8_the_rest_of_a_robbed_stack_keeps_its_order(depth, left):
    match = position("blue " * 5, stacks={0: ([6], []), 1: ([4, 3, 2, 1], [])})
    match.play(0, f"steal hero B {depth}")
    assert stack(match, 1, "hero") == left
    assert stack(match, 0, "hero") == [6, depth]


@pytest.mark.parametrize("kind", ["hero", "villain"])
def test_P8_a_stack_robbed_of_its_only_tile_shows_nothing(kind):
    dice = {"hero": "blue blue blue orange orange", "villain": "orange orange orange blue blue"}
    match = position(dice[kind], stacks={1: ([3], [-3])})
    match.play(0, f"steal {kind} B 1")
    assert match.view(1)["table"]["stacks"][1][kind] == {"height": 0, "tiles": []}


@pytest.mark.parametrize("seat", SEATS)
def test_P8_only_the_top_tile_of_each_stack_is_seen(seat):
    match = position(stacks=BURIED | {0: ([1, 6], [-4, -2])})
    assert stacks(match, seat) == [([6], [-2]), ([3], [-1]), ([5], [-1])]


@pytest.mark.parametrize("move", ["steal hero B 2", "steal hero B 1", "roll keep blue"])
def test_P8_buried_tiles_are_shown_in_no_view_and_no_stream(move):
    one, other = (position("blue blue blue blue shield", stacks=laid) for laid in (BURIED, OTHERS))
    assert everything(one) == everything(other)
    for match in (one, other):
        match.play(0, move)
    assert everything(one) == everything(other)


def test_P8_a_tile_buried_anew_is_shown_no_longer():
    one, other = (position("shield blue blue orange orange", heroes=[tile, 5, 6]) for tile in (1, 2))
    for match in (one, other):
        match.play(0, "take hero 1")
    assert everything(one) != everything(other)
    for match in (one, other):
        match.table.turn, match.table.waiting = 0, 1
        throw(match, "shield blue blue orange orange").play(0, "take hero 1")
    assert everything(one) == everything(other)


def test_P8_a_buried_tile_is_shown_again_once_it_lies_on_top():
    one, other = (position("blue blue blue blue shield", stacks=laid) for laid in (BURIED, OTHERS))
    for match in (one, other):
        match.play(0, "steal hero C 1")
    assert [stacks(match)[2][0] for match in (one, other)] == [[4], [1]]


@pytest.mark.parametrize("seat", SEATS)
def test_P8_with_open_stacks_all_tiles_are_seen(seat):
    match = position(stacks=BURIED, open_stacks=True)
    assert stacks(match, seat) == [([], []), ([3, 2, 1], [-1, -2, -1]), ([5, 4], [-1, -3])]


@pytest.mark.parametrize("seat", SEATS)
def test_P8_at_the_end_all_tiles_are_seen(seat):
    laid = {0: ([], [-1]), 1: ([1, 2], [-1, -2]), 2: ([4, 5], [-3, -1])}
    match = position("shield blue blue orange orange", heroes=[6], villains=[], stacks=laid)
    match.play(0, "take hero 1")
    assert stacks(match, seat) == [([6], [-1]), ([2, 1], [-2, -1]), ([5, 4], [-1, -3])]


def test_P8_a_bot_may_remember_so_imagine_keeps_buried_tiles():
    match = position(stacks=BURIED)
    imagined = ht.game("pow").imagined(match.table, 0, [1, 2, 3, 4])
    assert imagined.tobytes() == match.table.tobytes()


def test_P8_a_save_that_keeps_the_seed_secret_betrays_no_buried_tile():
    match, guess = (position("blue blue blue blue shield", stacks=BURIED) for _ in range(2))
    guess.seed = "not the secret one"  # an onlooker who tries what might lie buried, and compares
    for one in (match, guess):
        one.play(0, "steal hero B 2")
    assert guess.fingerprint not in match.save(reveal=False)


def test_P8_the_history_of_an_unfinished_game_shows_no_table_of_before(tmp_path, capsys):
    match = ht.game("pow").match(seats=2, seed=1)
    laid = " ".join(map(str, row(match, "hero")))
    for _ in range(8):
        (seat,) = match.waiting
        match.play(seat, "roll")
        match.play(seat, takes(match, seat)[0])
    (tmp_path / "unfinished.json").write_text(match.save(), encoding="utf-8")
    main(["replay", str(tmp_path / "unfinished.json"), "--at", "0", "--language", "en"])
    assert laid not in " ".join(capsys.readouterr().out.split())
