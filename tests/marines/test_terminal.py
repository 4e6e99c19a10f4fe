"""The battlefield, the dice and the odds of a bust, as the terminal draws them."""

import io

import pytest
from rich.console import Console

from herotable.games.marines.terminal import draw
from herotable.words import Translator

from .position import GAME, PLAIN, acting, position, rolled

WIDTH = 100


def drawn(match, seat=0, language="en"):
    """The table as text; its lines without the space at their ends."""
    console = Console(width=WIDTH, file=io.StringIO())
    with console.capture() as text:
        console.print(draw(match.view(seat), Translator(GAME, language, ["Ann", "Bob"])))
    return [line.rstrip() for line in text.get().splitlines()]


def said(match, **rest):
    return " ".join(" ".join(drawn(match, **rest)).split())


def cells(lines, row):
    """What stands in a row of the battlefield."""
    (line,) = (line for line in lines if line.split("│")[0].strip() == str(row))
    return [cell.strip() for cell in line.split("│")[1:]]


def test_the_battlefield_is_drawn_from_the_seats_own_edge():
    match = position((2, 0, 0, 4, 0), (2, 1, 0, 0, 0))
    lines = drawn(match)
    assert cells(lines, 1) == ["·", "▲ Ferran", "▲ Ebellius", "·", "▲ Dirael"]
    assert cells(lines, 3) == ["▲ Phaello", "·", "·", "·", "·"]
    assert cells(lines, 4) == ["▼ Phaello", "·", "·", "·", "·"]
    assert cells(lines, 5) == ["·", "▼ Ferran", "·", "▲ Aramus", "·"]
    theirs = drawn(match, seat=1)
    assert cells(theirs, 3) == ["·", "·", "·", "·", "▲ Phaello"]
    assert cells(theirs, 4) == ["·", "·", "·", "·", "▼ Phaello"]


@pytest.mark.parametrize("rows", [2, 3, 4, 5, 6])
def test_every_row_is_drawn(rows):
    lines = drawn(position(rows=rows))
    assert cells(lines, 2 * rows) == [f"▼ {name.capitalize()}" for name in PLAIN]


def test_scores_and_heroes_in_the_enemy_half_are_told():
    text = said(position((3, 3, 0, 0, 0), (0, 0, 1, 0, 0)))
    assert "▶ Ann A · score 6 · 2 in the enemy half" in text
    assert "Bob B · score 1 · 0 in the enemy half" in text


@pytest.mark.parametrize(("language", "odds"), [("en", "3.7 %"), ("ru", "3,7 %")])
def test_the_odds_of_the_first_roll(language, odds):
    assert odds in said(position(), language=language)


def test_the_odds_of_the_next_roll_for_all_dice_and_for_those_best_left():
    match = rolled(position(), "1 1 4", aside="triple 4", secured=1)
    text = said(match)
    assert "just rolled 1 1 4" in text
    assert "Set aside: triple 4" in text
    assert "rolling all 3 dice: 47.2 %" in text
    assert "leaving 1 1: 66.7 %" in text


def test_the_odds_after_each_combination_that_could_be_set_aside():
    text = said(rolled(position(), "6 6", lying="1 2", aside="sixes"))
    assert "left lying 1 2" in text
    assert "after one six: 47.2 % · after two sixes: 69.4 %" in text


def test_no_odds_while_acting_and_the_question_of_priority_voice():
    match = acting(position(heroes=("victorno", *PLAIN[1:])), "sixes")
    assert "Chance" not in said(match)
    match.play(0, "move 1")
    assert "Priority Voice in column 1: who moves?" in said(match)


def test_picking_shows_gear_and_only_the_own_picks():
    match = GAME.match(seed=1)
    match.play(0, "pick donatos")
    assert "Ann: 1 of 5 picked Captain Donatos" in said(match)
    assert "Ann: 1 of 5 picked Bob" in said(match, seat=1)
    assert "Inspiration; Smite (two sixes, close)" in said(match)
