"""Full Order in the terminal: what a person sees and types."""

import io
import sys
from random import Random

import pytest
from rich.console import Console

from herotable import cli
from herotable.engine.match import Match
from herotable.games import game
from herotable.games.order.terminal import draw
from herotable.words import Translator

from .position import play, position

ROWS = (
    "violet fly no_edge 4, orange left +general 0, blue ko-ko 2",
    "blue right 1, violet bublik",
    "orange pinky, blue fly",
)


def drawn(match: Match, language: str = "en", seat: int | None = 0) -> str:
    """The table in 80 columns, without colours, each run of blanks made one."""
    console = Console(file=io.StringIO(), width=76, color_system=None)
    console.print(draw(match.view(seat), Translator(match.game, language, ["Ann", "Bob", "Eve"])))
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    assert max(map(len, text.splitlines())) <= 76
    return " ".join(text.split())


def test_the_market_has_letters_besides_colours():
    text = drawn(position(rows=ROWS))
    assert "Row V Fly O [ edge B Ko-Ko 1 4 no edge 0+General 2 Row B edge ] V Bublik" in text
    assert "no edge: must not touch an edge (O9h)" in text
    assert "first:" not in text


def test_the_market_in_russian():
    text = drawn(position(rows=ROWS), "ru")
    assert "Ряд Ф Флай О [ край С Ко-Ко 1 4 без края 0+Генерал 2" in text


def test_shelves_show_open_and_closed_ends_and_face_down_cards():
    text = drawn(position(violet="left 2, bublik first_toy 3", orange="down, fly touch_edge", blue="right +fly 0"))
    assert "V [ 2 Bublik 3 …" in text
    assert "O face down Fly 1 edge! …" in text
    assert "B … 0 ] +Fly" in text


def test_the_card_in_hand_and_bonus_turns_to_come():
    text = drawn(position("violet general 2", is_bonus=True, bonus=2))
    assert "Ann: bonus turn and 2 bonus turns to come" in text
    assert "In hand V General 2" in text


@pytest.mark.parametrize(("language", "end", "phase"), [("en", "The end", "Last turns"), ("ru", "Конец", "Последние")])
def test_when_the_game_is_over_no_turns_are_announced(language, end, phase):
    match, luck = game("order").match(2, 4), Random(4)
    while not match.over:
        match.play(match.waiting[0], luck.choice(match.legal(match.waiting[0])))
    text = drawn(match, language)
    assert text.startswith(end)
    assert phase not in text


def test_a_total_is_shown_to_its_owner_alone():
    match = play(position("violet right 2", violet="left 1, bublik 3"), "place right violet")
    text = drawn(match, seat=0)
    assert "Collected: 3" in text
    assert "6 points" in text
    assert "points" not in drawn(match, seat=None)


def test_the_pool_is_numbered():
    match = position(pool=", ".join(["violet fly", "orange ko-ko 3"] * 4), violet="pinky")
    assert "Final round" in drawn(match)
    assert "7 8 V Fly O Ko-Ko 1 3" in drawn(match)
    assert "Pool: –" in drawn(play(position(pool="violet fly", violet="pinky"), "pick 1", "place left violet"))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_card_too_many_for_the_line_wraps(language):
    shelf = "left, bublik touch_edge, ko-ko, o-rash no_edge, pinky, general, melkotron next_to_general, fly, gloria"
    assert drawn(position(violet=shelf), language)


def test_the_curtain_falls_between_two_people_but_not_between_two_moves_of_one(capsys, monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n1\n1\n\n1\nquit\n"))
    game = ["play", "order", "--seats", "2", "--people", "2", "--seed", "4", "--language", "en"]
    assert cli.main(game) == 0
    out = capsys.readouterr().out
    assert out.count("Pass the keyboard") == 2
    assert "3 moves made" in out


def test_why_not_names_the_paragraph(capsys, monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.StringIO("why take 1 3\nwhy start violet\ntake 1 nowhere\nquit\n"))
    cli.main(["play", "order", "--seats", "2", "--people", "1", "--seed", "7", "--language", "en"])
    out = capsys.readouterr().out
    assert out.count("O3 Take one card from an end of any market row") == 2
    assert "expected one of left, right, 1, 2, 3, 4, 5, 6, found 'nowhere'" in " ".join(out.split())
