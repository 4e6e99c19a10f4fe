"""What the lab counts: parts add up to the whole, and to what was counted by hand."""

import json
import pickle
from collections import Counter
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

import herotable as ht
from herotable.bots import parse_bot
from herotable.engine.marks import WIN
from herotable.lab.balance.figures import Figures
from herotable.lab.balance.tally import Tally
from herotable.lab.balance.units import Unit, keys, run_unit
from tests.test_balance import plan

TITLES = list(ht.games())


def unit(title, first, games, bots=("random",), seats=None):
    game = ht.game(title)
    seats = seats or min(3, game.seats[-1])
    every = bots if len(bots) == seats else bots * seats
    return Unit(title, seats, tuple(game.checked(seats, {}).items()), game.pack, every, 1, first, games)


# ---------------------------------------------------------------- units


@pytest.mark.parametrize("title", TITLES)
def test_parts_add_up_to_the_whole(title):
    whole = run_unit(unit(title, 0, 6))
    assert run_unit(unit(title, 0, 1)) + run_unit(unit(title, 1, 3)) + run_unit(unit(title, 4, 2)) == whole
    assert whole["games"] == 6


@pytest.mark.parametrize("title", TITLES)
def test_a_tally_goes_through_json_and_a_unit_through_pickle(title):
    asked = unit(title, 3, 2)
    tally = run_unit(pickle.loads(pickle.dumps(asked)))
    assert Tally.read(title, json.loads(json.dumps(tally.data))) == tally == run_unit(asked)


def test_keys_depend_on_seed_and_number_alone():
    assert (keys(7, 5, 3) == keys(7, 0, 8)[5:]).all()
    assert len({tuple(key) for seed in range(20) for key in keys(seed, 0, 50)}) == 1000
    assert 0 <= keys(1, 0, 1000).min() <= keys(1, 0, 1000).max() < 1 << 32


@pytest.mark.parametrize("title", TITLES)
def test_wins_add_up_to_games(title):
    tally = run_unit(unit(title, 0, 20))
    assert tally["wins"].sum() == 20 * WIN
    assert tally["lengths"].sum() == tally["leads"].sum() == 20
    assert tally["used"][: len(ht.game(title).moves.verbs)].sum() == tally["steps"]
    assert (tally["seen"] <= tally["held"]).all()
    assert (tally["won"] <= tally["held"] * WIN).all()


@pytest.mark.parametrize("title", TITLES)
def test_what_is_counted_has_a_member(title):
    asked = plan(title)
    tally = run_unit(unit(title, 0, 20))
    groups = ht.game(title).marks.members(asked.packs[0], asked.seats, asked.options)
    places = [member.place for group in groups.values() for member in group]
    assert len(set(places)) == len(places)
    assert set(np.flatnonzero(tally["held"])) <= set(places)


@pytest.mark.parametrize(
    ("title", "seats", "options"), [(title, *variant) for title in TITLES for variant in ht.game(title).variants()]
)
def test_every_variant_counts_only_what_has_a_member(title, seats, options):
    asked = plan(title, games=6, seats=seats, **options)
    tally = sum((run_unit(each) for each in asked.units()), Tally.empty(title))
    figures = Figures(asked, 0, tally)
    places = {member.place for group in figures.groups.values() for member in group}
    assert set(np.flatnonzero(tally["held"])) <= places
    assert tally["wins"].sum() == 6 * WIN
    assert sum(cell.bottom for cell in figures.grid()) == tally["grid_held"].sum()
    assert all(0 <= figure.low <= figure.value <= figure.high <= 1 for figure in figures.group("order"))


def test_a_large_pack_of_marines_has_no_armies():
    pack = ht.game("marines").pack
    more = [{"name": f"brother-{n}", "gear": ["shield"], "source": "own"} for n in range(10, 20)]
    larger = replace(pack, components={"hero": pack.components["hero"] + more})
    tally = run_unit(replace(unit("marines", 0, 10), pack=larger))
    groups = ht.game("marines").marks.members(larger, 2, {})
    assert "army" not in groups
    assert sum(int(tally["held"][hero.place]) for hero in groups["hero"]) == tally["held"].sum() - 20 == 100


@pytest.mark.parametrize(
    ("title", "group", "each"), [("battle", "hero", 3), ("marines", "hero", 10), ("pow", "order", 3)]
)
def test_shares_weighted_by_their_cases_make_the_games(title, group, each):
    tally, asked = run_unit(unit(title, 0, 30)), plan(title)
    found = Figures(asked, 0, tally).group(group)
    assert sum(figure.bottom for figure in found) == 30 * each
    assert sum(figure.value * figure.bottom for figure in found) == pytest.approx(30 * each / asked.seats)


# ---------------------------------------------------------------- counted by hand


def recount(title, bots):
    """The game of a unit played again beside it, step by step."""
    asked = unit(title, 0, 1, bots, len(bots))
    match = ht.game(title).match(asked.seats, "1 0")
    players = [parse_bot(name, seed=f"1 0 {seat}") for seat, name in enumerate(bots)]
    yield match, run_unit(asked)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, players[seat].choose(match, seat))
        yield match, None


def held(title, tally, group, seats):
    """What a group's members were counted: how many, and how much was won."""
    game = ht.game(title)
    members = ht.game(title).marks.members(game.pack, seats, game.checked(seats, {}))[group]
    return {
        m.parts: (int(tally["held"][m.place]), int(tally["won"][m.place])) for m in members if tally["held"][m.place]
    }


def test_the_tiles_of_a_pow_game():
    (match, tally), *_ = list(recount("pow", ("greedy", "random")))
    expected: dict[tuple, list[int]] = {}
    for seat, stacks in enumerate(match.view(None)["table"]["stacks"]):
        for kind in ("hero", "villain"):
            for points in stacks[kind]["tiles"]:
                cell = expected.setdefault((f"word-{kind}", points), [0, 0])
                cell[0] += 1
                cell[1] += WIN // len(match.winners) if seat in match.winners else 0
    found = held("pow", tally, "hero", 2) | held("pow", tally, "villain", 2)
    assert found == {parts: tuple(cell) for parts, cell in expected.items()}
    used = Counter(move.name for _, move in match.moves)
    assert dict(zip(ht.game("pow").moves.verbs, tally["used"].tolist(), strict=False)) == {
        verb: used[verb] for verb in ht.game("pow").moves.verbs
    }


def test_the_cards_of_an_order_game():
    (match, tally), *_ = list(recount("order", ("greedy", "random")))
    gone = match.table.gone
    for member in ht.game("order").marks.members(match.pack, 2, match.options)["card"]:
        owner = int(gone[member.place - ht.game("order").marks.OF_CARD]) - 1
        assert tally["held"][member.place] == (owner >= 0)
        assert tally["won"][member.place] == (WIN // len(match.winners) if owner in match.winners else 0)
    assert sum(n for n, _ in held("order", tally, "property", 2).values()) == (gone > 0).sum()


def test_the_armies_of_a_marines_game():
    (match, tally), *_ = list(recount("marines", ("random", "greedy")))
    armies = {
        seat: {dict(m.fields)["hero"] for s, m in match.moves if s == seat and m.name == "place"} for seat in (0, 1)
    }
    found = held("marines", tally, "army", 2)
    for seat, heroes in armies.items():
        won = WIN // len(match.winners) if seat in match.winners else 0
        (cell,) = [cell for parts, cell in found.items() if set(parts) == {f"word-{hero}" for hero in heroes}]
        assert cell[1] >= won
    assert sum(n for n, _ in found.values()) == 2
    order = held("marines", tally, "order", 2)
    assert order[("order-1",)][1] == (WIN // len(match.winners) if match.table.beginner in match.winners else 0)


def test_the_battles_of_a_battle_game():
    steps = list(recount("battle", ("random", "greedy", "random")))
    match, tally = steps[0]
    battles = [event for event in match.events(None) if event["event"] == "battle"]
    wins = sum(event["event"] == "won" for event in match.events(None))
    assert tally["grid_held"].sum() == 3 * len(battles)
    assert tally["grid_won"].sum() == WIN * len(battles)
    assert wins >= len(battles)
    fields = Counter(e["battlefield"] for e in match.events(None) if e["event"] == "field")
    assert {parts[0]: n for parts, (n, _) in held("battle", tally, "battlefield", 3).items()} == {
        f"word-{name}": n for name, n in fields.items()
    }
    (winner,) = match.winners
    heroes = held("battle", tally, "hero", 3)
    assert [parts for parts, (_, won) in heroes.items() if won] == [
        (f"word-{match.view(None)['table']['seats'][winner]['hero']}",)
    ]


def test_a_battlefield_is_won_by_the_first_player_of_its_battle():
    steps = recount("battle", ("greedy",) * 3)  # in its last battle the first-player card changes hands
    match, tally = next(steps)
    expected, began = Counter[str](), None
    for match, _ in steps:
        table = match.view(None)["table"]
        wins = [seat["wins"] for seat in table["seats"]]
        if began and (table["battle"] != began["battle"] or match.over):
            winners = [seat for seat in range(3) if wins[seat] > began["wins"][seat]]
            expected[began["field"]] += WIN // len(winners) if began["first"] in winners else 0
        if table["battle"] and (not began or table["battle"] != began["battle"]):
            field = f"word-{table['battlefield']['name']}"
            began = {"battle": table["battle"], "wins": wins, "first": table["first"], "field": field}
    found = held("battle", tally, "battlefield", 3)
    assert {parts[0]: won for parts, (_, won) in found.items()} == expected


# ---------------------------------------------------------------- measures


def measured(title, tally):
    """How often each measure was taken, and the sum."""
    places = range(len(ht.game(title).marks.MEASURES))
    return [(int(tally["measured"][i]), int(tally["measures"][i])) for i in places]


@pytest.mark.parametrize("series", [1, 3])
def test_the_turns_of_a_marines_game(series):
    game = ht.game("marines")
    options = tuple(game.checked(2, {"series": series, "turn_limit": 20}).items())
    tally = run_unit(replace(unit("marines", 0, 1, ("greedy",)), options=options))
    match = game.match(2, "1 0", series=series, turn_limit=20)
    players = [parse_bot("greedy", seed=f"1 0 {seat}") for seat in range(2)]
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, players[seat].choose(match, seat))
    ends = [event for event in match.events(None) if event["event"] in ("busted", "stopped", "all_out", "fought")]
    names = [event["event"] for event in ends]
    turns = sum(name in ("busted", "stopped") for name in names) + list(pairwise(names)).count(("all_out", "fought"))
    limits = sum(event.get("how") == "limit" for event in ends)
    assert measured("marines", tally) == [(series, turns), (series, limits)]


def test_the_cards_taken_and_left_in_an_order_game():
    (match, tally), *_ = list(recount("order", ("greedy", "random")))
    found = measured("order", tally)
    taken = sum(move.name in ("take", "pick") for _, move in match.moves)
    turned = sum(move.name in ("down", "discard") for _, move in match.moves)
    assert taken - turned - 1 <= sum(total for _, total in found) <= taken
    assert sum(count for count, _ in found) > taken


def test_measures_are_figures_and_stand_in_the_report():
    asked = plan("marines", games=8, seats=2)
    tally = sum((run_unit(each) for each in asked.units()), Tally.empty("marines"))
    turns, limit = Figures(asked, 0, tally).measures()
    assert turns.n == 8
    assert turns.low <= turns.value == tally["measures"][0] / 8 <= turns.high
    assert 0 <= limit.value <= 1
