"""B8: teams."""

from collections import Counter

import pytest

import herotable as ht
from herotable.engine.errors import UserError

from .invariants import check
from .position import act, battle, energy, fighting, go_on, legal, new_battle, reveal, seat, see, sizes, told, wins

SIZES = [(4, 2), (6, 2), (6, 3), (8, 2), (8, 4)]
each_size = pytest.mark.parametrize(("seats", "teams"), SIZES)

# B8.1


@each_size
def test_B8_1_chosen_teams_sit_alternating_as_the_seats_are(seats, teams):
    match = battle(seats=seats, teams=teams, drawn_teams=False)
    assert see(match)["seating"] == list(range(seats))
    assert [one["team"] for one in see(match)["seats"]] == [who % teams for who in range(seats)]


def drawn(seats, teams, seed):
    """A new match whose teams are drawn."""
    return ht.game("battle").match(seats, seed=seed, teams=teams)


@each_size
def test_B8_1_who_sits_where_is_drawn_and_the_draw_is_told(seats, teams):
    seatings = set()
    for seed in range(30):
        match = drawn(seats, teams, seed)
        seating = see(match)["seating"]
        assert sorted(seating) == list(range(seats))
        assert [seat(match, who)["team"] for who in seating] == [place % teams for place in range(seats)]
        assert told(match, "seated") == [(who, place % teams + 1) for place, who in enumerate(seating)]
        seatings.add(tuple(seating))
    assert len(seatings) > 15


def test_B8_1_every_pair_of_partners_is_drawn_as_often():
    pairs = Counter(
        tuple(sorted(who for who in range(4) if seat(match, who)["team"] == seat(match, 0)["team"]))
        for match in (drawn(4, 2, seed) for seed in range(600))
    )
    assert set(pairs) == {(0, 1), (0, 2), (0, 3)}
    assert all(150 < n < 250 for n in pairs.values())


def test_B8_1_the_draw_comes_from_the_key_of_the_set_up():
    assert see(drawn(8, 4, 5)) == see(drawn(8, 4, 5))
    assert ht.load(drawn(8, 4, 5).save()).fingerprint == drawn(8, 4, 5).fingerprint


@each_size
def test_B8_1_turns_go_round_the_table_as_it_is_seated(seats, teams):
    match = go_on(drawn(seats, teams, 3), "draft")
    seating, first = see(match)["seating"], see(match)["first"]
    at = seating.index(first)
    order = [*seating[at:], *seating[:at]]
    go_on(match, "choose")
    assert [who for who, _ in told(match, "drafted")] == 2 * order[::-1]
    for who in match.waiting:
        match.play(who, match.legal(who)[0])
    assert told(match, "revealed")[0][0] == first


def test_B8_1_a_seize_hands_the_turn_to_the_left_of_the_new_first_player_as_they_sit():
    match = battle(seats=4, teams=2, hands=dict.fromkeys(range(4), "shot") | {2: "shot ambush"})
    t = match.table
    t.sitting[:4], t.place[:4] = [0, 2, 1, 3], [0, 2, 1, 3]
    for who, card in enumerate(("shot", "shot", "ambush", "shot")):
        match.play(who, f"lay {card}")
    act(match, "A suppress", "C seize")
    assert told(match, "revealed") == [(0, "shot"), (2, "ambush"), (1, "shot")]
    assert [seat(match, who)["team"] for who in range(4)] == [0, 0, 1, 1]


def test_B8_1_without_teams_everybody_keeps_the_place():
    match = ht.game("battle").match(6, seed=2)
    assert (see(match)["seating"], told(match, "seated")) == ([0, 1, 2, 3, 4, 5], [])


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("teams", [0, 1, 2, 3, 4])
def test_B8_1_no_other_teams(seats, teams):
    if teams == 0 or (seats, teams) in SIZES:
        assert ht.game("battle").match(seats, seed=1, teams=teams)
    else:
        with pytest.raises(UserError):
            ht.game("battle").match(seats, seed=1, teams=teams)


def test_B8_1_without_teams_nobody_has_one():
    assert seat(battle(seats=4), 0)["team"] is None


# B8.2


@each_size
def test_B8_2_the_battle_ends_when_only_heroes_of_one_team_are_left(seats, teams):
    match = new_battle("cold-void", seats=seats, teams=teams)
    assert wins(match) == [int(who % teams == 0) for who in range(seats)]
    assert see(match)["battle"] == 2
    check(match)


def test_B8_2_members_already_out_win_with_their_team():
    match = new_battle("cold-void", laid="shot shot shot", seats=4, teams=2, out="C")
    assert wins(match) == [1, 0, 1, 0]


def test_B8_2_the_battle_goes_on_while_two_teams_are_in():
    match = act(reveal("shot shot shot shot shot shot", seats=6, teams=3, energy=[1, 1, 2, 1, 1, 1]), "A shoot")
    assert fighting(match) == "ACD"
    assert wins(match) == [0] * 6


@each_size
def test_B8_2_the_third_win_is_the_game_for_the_whole_team(seats, teams):
    match = new_battle(seats=seats, teams=teams, wins=[2 * int(who % teams == 0) for who in range(seats)])
    assert match.over
    assert match.winners == tuple(range(0, seats, teams))
    check(match)


def together(seats, teams, before, first=0, out="", tie="order"):
    """All who are in the battle play their last card."""
    fighters = [who for who in range(seats) if "ABCDEFGH"[who] not in out]
    match = reveal(
        " ".join(["shot"] * len(fighters)), hands=dict.fromkeys(fighters, ""), seats=seats, teams=teams, first=first,
        wins=[before[who % teams] for who in range(seats)], out=out, tie=tie,
    )  # fmt: skip
    for _ in fighters:
        match.play(match.waiting[0], "suppress")
    return match


@each_size
def test_B8_2_all_left_leave_at_once_each_team_among_them_wins_once(seats, teams):
    match = together(seats, teams, [0] * teams)
    assert wins(match) == [1] * seats
    check(match)


def test_B8_2_a_team_with_no_hero_left_does_not_win():
    match = together(6, 3, [0, 0, 0], out="BE")
    assert wins(match) == [1, 0, 1] * 2


@pytest.mark.parametrize(
    ("seats", "teams", "before", "first", "winner"),
    [
        (4, 2, [2, 2], 1, 1),
        (4, 2, [2, 2], 2, 0),
        (6, 3, [2, 0, 2], 1, 2),
        (8, 4, [2, 0, 0, 2], 5, 3),
        (6, 3, [2, 2, 0], 5, 0),
    ],
)
def test_B8_2_several_third_wins_the_first_players_team_else_the_nearest_clockwise(seats, teams, before, first, winner):
    match = together(seats, teams, before, first)
    assert match.winners == tuple(range(winner, seats, teams))
    check(match)


def test_B8_2_the_first_players_team_wins_even_if_that_hero_was_out():
    match = together(4, 2, [2, 2], first=1, out="B")
    assert match.winners == (1, 3)


def test_B8_2_tie_fourth_for_teams():
    match = together(4, 2, [2, 2], tie="fourth")
    assert (see(match)["goal"], wins(match), match.over) == (4, [3, 3, 3, 3], False)


def test_B8_2_tie_showdown_for_teams_all_members_fight():
    match = together(6, 3, [2, 0, 2], out="A", first=1, tie="showdown")
    assert see(match)["showdown"]
    assert [one["contestant"] for one in see(match)["seats"]] == [True, False, True] * 2
    assert fighting(match) == "ACDF"
    assert len(see(match)["draft"]) == 10
    match.table.energy[:6] = 1
    go_on(match, "choose")
    check(match)


def test_B8_2_a_showdown_between_teams_is_won_by_a_team():
    match = go_on(together(4, 2, [2, 2], tie="showdown"), "choose")
    assert fighting(match) == "ABCD"
    match.table.energy[:4] = 1
    bot = ht.bot("random", seed=1)
    while not match.over:
        who = match.waiting[0]
        match.play(who, bot.choose(match, who))
        check(match)
    assert match.winners in ((0, 2), (1, 3))


def test_B8_2_flurry_may_be_aimed_at_a_team_mate_and_seize_hurts_one():
    assert "flurry C" in legal(reveal("melee shot shot shot", seats=4, teams=2), 0)
    match = act(reveal("melee arsenal ambush shot", seats=4, teams=2), "A leap", "B aid", "C seize")
    assert energy(match) == [2, 4, 3, 3]
    assert see(match)["first"] == 2


@each_size
def test_B8_2_opponents_never_touch_a_team_mate(seats, teams):
    laid = " ".join(["shot"] * seats)
    match = act(reveal(laid, seats=seats, teams=teams), "A shoot")
    assert energy(match) == [3 if who % teams == 0 else 2 for who in range(seats)]
    match = act(reveal(laid, seats=seats, teams=teams), "A suppress")
    assert sizes(match) == [2 if who % teams == 0 else 1 for who in range(seats)]
    match = act(reveal(laid.replace("shot", "ambush", 1), seats=seats, teams=teams), "A stun trick")
    assert [who for who, _ in told(match, "shown")] == [who for who in range(seats) if who % teams]
    slides = [f"slide {'ABCDEFGH'[who]}" for who in range(seats) if who % teams]
    assert [
        m for m in legal(reveal(laid.replace("shot", "trick", 1), seats=seats, teams=teams), 0) if "slide" in m
    ] == slides


def test_B8_2_thor_star_lord_and_mantis_have_opponents_too():
    match = act(reveal("melee shot shot shot", heroes="thor gamora rocket yondu", teams=2), "A ability")
    assert energy(match) == [3, 2, 3, 2]
    match = reveal("melee shot shot shot", heroes="mantis gamora rocket yondu", teams=2)
    assert [move for move in legal(match, 0) if "silence" in move] == ["silence B", "silence D"]
    match = reveal("shot shot shot melee", heroes="gamora thor rocket star-lord", teams=2, first=1)
    act(match, "B suppress", "C suppress")
    assert [move for move in legal(match, 3) if "copy" in move] == ["copy C"]
