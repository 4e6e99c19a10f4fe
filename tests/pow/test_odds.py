"""P4 to P6: the odds of a roll are those of the rules, over every way in which the dice can fall."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import herotable as ht
from herotable.engine.piles import empty
from herotable.engine.rule import rule
from herotable.games.pow import rules
from herotable.games.pow.rules import legal
from herotable.games.pow.table import DICE, FACES, FORFEIT, HERO, KINDS, MOVE, SIDES, STEAL, TAKE, TILES, VILLAIN
from tests import loaded_dice
from tests.play import points_of

from .position import position

GAME = ht.game("pow")
BOX = GAME.pack.components["die"][0]["sides"]
roll = loaded_dice.with_globals(rules.roll, below=loaded_dice.below)
play = loaded_dice.with_globals(rules.play, roll=roll)
NOTHING, THEFT = 0, DICE + 1  # columns of `found`; between them the places


@rule
def enumerate_falls(tables, offers, seat, move, ways, found):
    """In how many ways each place of a row opens, a rival's stack, or nothing: by making the move in every way."""
    t, offer = tables[1], offers[0]
    for way in range(ways):
        tables[1] = tables[0]
        t.key[0] = way
        play(t, seat, move)
        empty(offer)
        legal(t, seat, offer)
        thefts = np.zeros(2, np.int64)
        for i in range(offer.n):
            verb, kind, place = MOVE[offer.card[i], 0], MOVE[offer.card[i], 1], MOVE[offer.card[i], 2]
            if verb == TAKE:
                found[kind, place] += 1
            elif verb == STEAL:
                thefts[kind] = 1
            elif verb == FORFEIT:
                found[0, NOTHING] += 1
        found[HERO, THEFT] += thefts[HERO]
        found[VILLAIN, THEFT] += thefts[VILLAIN]


def by_the_rules(match, move, dice):
    """What `roll_odds` should tell."""
    found = np.zeros((len(KINDS), THEFT + 1), np.int64)
    tables = np.concatenate([match.table.reshape(1)] * 2).view(GAME.table_record)
    ways = SIDES**dice
    enumerate_falls(tables, GAME.new_offers(), 0, GAME.moves.find(str(move)), ways, found)
    odds = {"of": ways, "nothing": found[0, NOTHING]}
    for kind, name in enumerate(KINDS):
        places = found[kind, 1 : 1 + min(DICE, match.table.row[kind].n)].tolist()
        odds[name] = {"pointed": pointed(match, move, kind), "places": places, "theft": found[kind, THEFT]}
    return odds


def pointed(match, move, kind):
    """The place that the kept dice open if all others show what opens nothing of the kind."""
    aside = match.view(0)["table"]["aside"] + [*dict(move.fields)["keep"]]
    place = aside.count(FACES[kind])
    return place if 0 < place <= match.table.row[kind].n else None


def asked(match, keep, sides=BOX):
    return GAME.questions["roll_odds"].ask(table=match.view(0)["table"], keep=keep, sides=sides)


@st.composite
def turns(draw):
    """A position before a roll, with rows and stacks of any length and dice of any sides; and the sides."""
    tiles = st.integers(0, TILES).map(lambda n: [1] * n)
    dice = draw(st.lists(st.sampled_from(FACES), min_size=DICE, max_size=DICE))
    rolls, aside = draw(st.sampled_from([(0, 0), (1, 0), (2, 1), (2, 2), (2, 3)]))
    stacks = [(draw(tiles), draw(tiles)) for _ in range(draw(st.integers(2, 5)))]
    rolled = " ".join(dice[aside:]) if rolls else ""
    kept, rows = " ".join(dice[:aside]), (draw(tiles), draw(tiles))
    match = position(rolled, kept, rolls, len(stacks), *rows, stacks=dict(enumerate(stacks)))
    sides = draw(st.one_of(st.just(BOX), st.lists(st.sampled_from(FACES), min_size=SIDES, max_size=SIDES)))
    match.table.side[:] = [FACES.index(side) for side in sides]
    return match, sides


@settings(max_examples=100)
@given(turn=turns(), data=st.data())
def test_P5_the_odds_of_any_roll_are_those_of_all_ways_to_play_it(turn, data):
    match, sides = turn
    move = data.draw(st.sampled_from([move for move in match.legal(0) if move.name == "roll"]))
    keep = dict(move.fields)["keep"]
    left = DICE - len(keep) - len(match.view(0)["table"]["aside"])
    assert asked(match, keep, sides) == by_the_rules(match, move, left)


def test_P5a_the_odds_of_a_place_are_binomial_on_top_of_what_is_kept():
    odds = asked(position("shield shield skull blue orange"), ["shield", "shield"])
    assert odds["of"] == 6**3
    assert odds["hero"]["places"] == [0, 64, 96, 48, 8]


def test_P5a_places_that_the_row_does_not_have_are_left_out():
    odds = asked(position(heroes=[5], villains=[]), [])
    assert odds["hero"]["places"] == [5 * 2 * 4**4]
    assert odds["villain"]["places"] == []
    assert odds["nothing"] == odds["of"] - 5 * 2 * 4**4


def test_P5c_a_call_needs_a_rival_with_a_tile():
    shown = "blue blue skull skull orange"
    assert asked(position(shown), ["blue", "blue"])["hero"]["theft"] == 0
    assert asked(position(shown, stacks={0: ([3], [])}), ["blue", "blue"])["hero"]["theft"] == 0
    assert asked(position(shown, stacks={1: ([3], [])}), ["blue", "blue"])["hero"]["theft"] == 6**3 - 5**3


@given(heroes=st.integers(0, TILES), villains=st.integers(0, TILES))
def test_P10_the_heroes_that_count_are_those_of_the_score(heroes, villains):
    match = position(stacks={0: ([1] * heroes, [-1] * villains)})
    told = GAME.questions["counted"].ask(**match.view(0)["table"]["stacks"][0])
    assert told["heroes"] - villains == rules.score(match.table, 0)


def gained(event):
    """What the question is asked of an event that brings a tile, else nothing."""
    place = event.get("place") or event.get("depth")
    return place and {"seat": event["seat"], "kind": event["kind"], "rival": event.get("rival"), "place": place}


@pytest.mark.parametrize("seed", range(3))
def test_P8_a_tile_goes_where_the_rules_put_it(seed):
    gains, told = 0, 0
    before: dict[str, Any] = {}
    for match in points_of(GAME.match(3, f"gains {seed}", open_stacks=True), seed):
        after = {part: match.view(None)["table"][part] for part in ("rows", "stacks")}
        for asked in filter(None, map(gained, match.events(None, told))):
            assert GAME.questions["after_gain"].ask(tiles=before, **asked) == after
            gains += 1
        before, told = after, len(match.events(None))
    assert gains >= 2 * TILES
