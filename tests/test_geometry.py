"""At 80 by 24 everything a decision needs is in sight above the question, through whole games."""

import io
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from rich.console import Console

import herotable as ht
from herotable.engine.match import Match
from herotable.games.battle.table import CARDS
from herotable.games.order import terminal as order
from herotable.problems import LANGUAGES
from herotable.terminal.move_list import ListedMove, fitting_list
from herotable.terminal.screen import QUESTION, Screen, default_names
from herotable.words import Translator

WIDTH, HEIGHT = 80, 24
EVERY = 3  # decisions: one of them is looked at
MOST = 240  # decisions of a game


def needed(match: Match, seat: int, words: Translator) -> list[str]:
    """What a person has to see: the dice, the market, the hand; each as the table says it."""
    table = match.view(seat)["table"]
    match match.game.name:
        case "pow":
            tiles = [str(points).replace("-", "−") for row in table["rows"].values() for points in row]
            return [*tiles, *map(words.word, table["rolled"] + table["aside"])]
        case "order":
            cards = [card for row in table["rows"] for card in row] if table["phase"] == "market" else table["pool"]
            return [order.name(card, words) for card in (*cards, *([table["hand"]] if table["hand"] else []))]
        case "marines":
            standing = [hero["hero"] for side in table["field"] for hero in side if hero] if table["field"] else []
            names = [words.word(hero).split()[-1] for hero in standing]
            return [*names, *map(str, table["rolled"] + table["lying"]), *map(words.word, table["aside"])]
        case "battle" if table["phase"] == "heroes":
            return [words.word(each["hero"]) for each in table["dealt"]]
    hand = table["seats"][seat]["hand"] or []
    return [*map(words.word, CARDS), *map(words.word, hand), *map(words.word, table["draft"] or [])]


def screens(
    title: str, seats: int, options: dict[str, Any], language: str
) -> Iterator[tuple[Match, int, Translator, str]]:
    """What is shown at the decisions of a random game, with the match and the seat."""
    game = ht.game(title)
    match = game.match(seats, 11, **options)
    words, luck = Translator(game, language, []), Random(3)
    words.names = default_names(match, words)
    for number in range(MOST):
        if match.over:
            return
        seat = match.waiting[0]
        if number % EVERY == 0:
            console = Console(file=io.StringIO(), width=WIDTH, height=HEIGHT, force_terminal=True, color_system=None)
            Screen(match, words, console).show_decision(seat)
            yield match, seat, words, console.file.getvalue()  # type: ignore[attr-defined]
        match.play(seat, luck.choice(match.legal(seat)))


TABLES: list[tuple[str, int, dict[str, Any]]] = [
    (title, seats, {}) for title in ht.games() for seats in {*ht.game(title).seats[:1], ht.game(title).seats[-1]}
]
TABLES += [("marines", 2, {"rows": 6}), ("pow", 5, {"open_stacks": True})]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("title", "seats", "options"), TABLES)
def test_a_decision_fits_the_terminal(title, seats, options, language):
    looked = 0
    for match, seat, words, shown in screens(title, seats, options, language):
        lines = shown.splitlines()
        assert len(lines) + QUESTION <= HEIGHT, shown
        assert max(map(len, lines)) <= WIDTH, shown
        missing = [text for text in needed(match, seat, words) if text not in shown]
        assert missing == [], shown
        legal = match.legal(seat)
        offered = [number for number in range(1, len(legal) + 1) if f"{number:3} " in shown]
        assert len(offered) == len(legal) or "?" in lines[-1], shown
        verbs = {legal[number - 1].name for number in offered}
        assert verbs == {move.name for move in legal}, shown
        looked += 1
    assert looked > 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", ht.game("pow").seats)
def test_the_first_roll_of_pow_shows_all_moves(seats, language):
    most = 0
    for seed in range(20):
        match = ht.game("pow").match(seats, seed)
        seat = match.waiting[0]
        match.play(seat, "roll")
        words = Translator(match.game, language, [f"Player {number}" for number in range(1, seats + 1)])
        console = Console(file=io.StringIO(), width=WIDTH, height=HEIGHT, force_terminal=True, color_system=None)
        Screen(match, words, console).show_decision(seat)
        shown, most = console.file.getvalue(), max(most, len(match.legal(seat)))  # type: ignore[attr-defined]
        assert all(f"{number:3} " in shown for number in range(1, len(match.legal(seat)) + 1)), shown
    assert most > 20


def test_moves_that_begin_alike_are_listed_without_their_beginning():
    keeps = [ListedMove(number, "Keep " * 12, f"roll keep {'orange ' * 3}{number}", "roll") for number in range(1, 13)]
    shown, left_out = text_of(keeps, 4)
    assert left_out == 0
    assert shown[0].startswith("  1 roll keep orange orange orange 1  ")
    assert sum(line.count("orange") for line in shown) == 3


def text_of(offers: list[ListedMove], height: int) -> tuple[list[str], int]:
    console = Console(file=io.StringIO(), width=WIDTH, color_system=None)
    shown, left_out = fitting_list(offers, WIDTH, height)
    console.print(shown)
    return console.file.getvalue().splitlines(), left_out  # type: ignore[attr-defined]


KEEPS = [ListedMove(number, f"Keep {number}", f"keep {number}", "keep") for number in range(1, 31)]
TAKES = [ListedMove(number, f"Take {number}", f"take {number}", "take") for number in range(31, 33)]


@pytest.mark.parametrize(
    ("height", "lines", "left_out"), [(40, 32, 0), (32, 32, 0), (31, 6, 0), (6, 6, 0), (4, 4, 0), (3, 2, 20)]
)
def test_moves_are_listed_in_columns_when_lines_run_out(height, lines, left_out):
    shown, found = text_of(KEEPS + TAKES, height)
    assert (len(shown), found) == (lines, left_out)


def test_of_many_moves_some_of_each_verb_are_shown():
    shown, left_out = text_of(KEEPS + TAKES, 2)
    assert left_out == 26
    assert "Take 31" in shown[0]
    assert "Take 32" in shown[0]
    assert "Keep 3" in shown[0]
