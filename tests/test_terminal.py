"""Every table fits a terminal of 80 columns: only sentences go on in a second line."""

import io
from random import Random

import pytest
from rich.console import Console, RenderableType

import herotable as ht
from herotable.games.battle import terminal as battle
from herotable.games.battle.terminal_cards import cards
from herotable.games.marines import terminal as marines
from herotable.games.order import terminal as order
from herotable.games.pow import terminal as pow_
from herotable.games.pow.table import FACES
from herotable.problems import LANGUAGES
from herotable.words import Translator

WITHIN = 76  # of 80 columns: the frame takes the rest
NAMES = [f"Игрок {number}" for number in range(1, 9)]
MOVES, EVERY = 120, 8  # of a game are made, and looked at


def boards(title, view, words):
    """What a table draws besides sentences."""
    table = view["table"]
    if title == "pow":
        yield pow_.rows(table, words)
        yield pow_.dice(table, words)
    elif title == "order":
        yield order.market(table | {"discard": []}, words)
        yield order.pool(table["pool"], words)
        yield order.shelves(view, words)
    elif title == "marines" and table["phase"] != "picking":
        yield marines.battlefield(view, view["seat"] or 0, words)
    elif title == "battle" and table["phase"] != "heroes":
        yield battle.tactics(table, words)
        seats = [owned | {"known": [], "hand": []} for owned in table["seats"]]
        yield battle.seats(view | {"table": table | {"seats": seats}}, words)
        yield cards(table["discard"], words)


def drawn(board: RenderableType, width: int) -> list[str]:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(board)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", ht.games())
def test_boards_fit_80_columns(title, language):
    game = ht.game(title)
    words, luck = Translator(game, language, NAMES), Random(5)
    for seats, options in game.variants():
        match = game.match(seats, 7, **options)
        for number in range(MOVES):
            if match.over:
                break
            seat = match.waiting[0]
            for board in boards(title, match.view(seat), words) if number % EVERY == 0 else ():
                assert drawn(board, WITHIN) == drawn(board, 300)
            match.play(seat, luck.choice(match.legal(seat)))


def test_heroes_to_choose_from_stand_in_the_order_of_their_moves():
    for seed in range(8):
        match = ht.game("battle").match(3, seed)
        words = Translator(match.game, "en", NAMES[:3])
        for seat in match.waiting:
            lines = drawn(battle.draw(match.view(seat), words), 120)
            heroes = [words.word(str(move).split()[1]) for move in match.legal(seat)]
            assert [hero for line in lines for hero in heroes if line.startswith(f"  {hero}  ")] == heroes


@pytest.mark.parametrize(("language", "column", "row"), [("en", "column", "row"), ("ru", "колонка", "ряд")])
def test_columns_and_rows_of_the_battlefield_are_named(language, column, row):
    match = ht.game("marines").match(2, 1)
    while match.view(0)["table"]["phase"] == "picking":
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    words = Translator(match.game, language, NAMES[:2])
    for short in (False, True):
        below = drawn(marines.battlefield(match.view(0), 0, words, short), WITHIN)[-1]
        assert below.split("│")[0].strip() == row
        assert [cell.strip() for cell in below.split("│")[1:]] == [f"{column} {number}" for number in range(1, 6)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_five_dice_with_the_longest_face_fit(language):
    words = Translator(ht.game("pow"), language, NAMES)
    for face in FACES:
        dice = pow_.dice({"rolls": 1, "rolled": [face] * 5, "aside": []}, words)
        assert drawn(dice, WITHIN) == drawn(dice, 300)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_box_keeps_its_words(language):
    game = ht.game("order")
    words = Translator(game, language, NAMES)
    match = game.match(4, 1)
    seen = [card for row in match.view(None)["table"]["rows"] for card in row]
    assert seen
    for card in seen:
        for text in (order.name(card, words), order.mark(card, words)):
            assert text in order.picture(card, words).plain
