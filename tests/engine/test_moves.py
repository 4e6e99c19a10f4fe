"""Moves by name, by number and in notation."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from herotable.engine.errors import UserError, quoted
from herotable.engine.fields import Handful, Numbers, Seats, Words
from herotable.engine.moves import Move, Moves

KINDS = ("hero", "Villain")
MOVES = Moves(
    wait={},
    roll={"keep": Handful("shield", "skull", "Blue", most=3)},
    take={"kind": Words(*KINDS), "place": Numbers(1, 4)},
    give={"rival": Seats(4), "kind": Words(*KINDS), "paid": Handful("gold", "iron", most=2)},
)
VERBS = list(MOVES.verbs)
A_MOVE = st.sampled_from(MOVES.moves)
TYPED = [*VERBS, "keep", "shield", "Blue", "hero", "Villain", "A", "D", "E", "paid", "gold", "0", "1", "4", "5", "-1"]


def read(text: str) -> Move | str:
    """The move, or why the text is none."""
    try:
        return MOVES.parse(text)
    except UserError as error:
        return str(error)


def refusal(move: object) -> str:
    with pytest.raises(UserError) as refused:
        MOVES.find(move)  # type: ignore[arg-type]
    return str(refused.value)


def test_every_move_of_every_verb_is_there_once():
    handfuls_of_three, handfuls_of_two = 20, 6
    assert len(MOVES) == len(set(MOVES.moves)) == 1 + handfuls_of_three + 2 * 4 + 4 * 2 * handfuls_of_two


def test_numbers_run_from_0_and_go_round_by_move_number_and_notation():
    for number, move in enumerate(MOVES.moves):
        assert MOVES.find(number) == MOVES.find(np.int16(number)) == number  # type: ignore[arg-type]
        assert MOVES.find(move) == number
        assert MOVES.find(move.notation) == number
        assert MOVES.parse(str(move)) is move


@pytest.mark.parametrize(
    ("notation", "move"),
    [
        ("wait", Move("wait")),
        ("roll", Move("roll", keep=())),
        ("roll keep shield shield Blue", Move("roll", keep=("shield", "shield", "Blue"))),
        ("take Villain 4", Move("take", kind="Villain", place=4)),
        ("give D hero", Move("give", rival=3, kind="hero", paid=())),
        ("give A hero paid gold iron", Move("give", rival=0, kind="hero", paid=("gold", "iron"))),
    ],
)
def test_notation(notation, move):
    assert MOVES.parse(notation) == move
    assert str(MOVES.moves[MOVES.find(move)]) == notation
    assert eval(repr(move), {"Move": Move}) == move


@given(A_MOVE, st.data())
def test_case_and_spacing_do_not_matter(move, data):
    words = [data.draw(st.sampled_from([word, word.upper(), word.lower(), word.title()])) for word in str(move).split()]
    gaps = data.draw(st.lists(st.sampled_from([" ", "  ", "\t", " \n"]), min_size=len(words), max_size=len(words)))
    assert MOVES.parse("  " + "".join(word + gap for word, gap in zip(words, gaps, strict=True))) is move


@given(st.permutations(["shield", "skull", "blue"]))
def test_a_handful_is_typed_in_any_order(faces):
    assert MOVES.parse("roll keep " + " ".join(faces)) == Move("roll", keep=("shield", "skull", "Blue"))


def test_a_handful_may_stand_before_other_fields():
    moves = Moves(trade={"paid": Handful("gold", "iron", most=2), "won": Handful("gem", most=1), "kind": Words(*KINDS)})
    assert [moves.parse(str(move)) for move in moves.moves] == moves.moves


@given(st.text() | st.lists(st.sampled_from(TYPED)).map(" ".join) | st.builds("{}{}".format, A_MOVE, st.text()))
def test_any_text_is_a_move_or_unreadable(text):
    found = read(text)
    if isinstance(found, Move):
        assert sorted(text.lower().split()) == sorted(str(found).lower().split())
    else:
        assert found.startswith(f"{quoted(text)}: ")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "expected a move that begins with wait, roll, take, give"),
        ("fly away", "expected a move that begins with wait, roll, take, give"),
        ("wait here", "nothing was expected from 'here' on"),
        ("take", "kind: expected one of hero, Villain, found nothing"),
        ("take her 1", "kind: expected one of hero, Villain, found 'her'"),
        ("take hero 5", "place: expected a number from 1 to 4, found '5'"),
        ("take hero 1 2", "nothing was expected from '2' on"),
        ("give E hero", "rival: expected one of A, B, C, D, found 'E'"),
        ("roll shield", "nothing was expected from 'shield' on"),
        ("roll keep", "keep: expected 1 to 3 of shield, skull, Blue, found 0 of them"),
        ("roll keep sword", "keep: expected 1 to 3 of shield, skull, Blue, found 'sword'"),
        ("roll keep skull skull skull skull", "keep: expected 1 to 3 of shield, skull, Blue, found 4 of them"),
    ],
)
def test_a_wrong_word_is_named_with_what_was_expected(text, said):
    assert refusal(text) == f"{text!r}: {said}"


@pytest.mark.parametrize("text", ["fly" * 9999, "take " + "hero" * 9999, "wait " * 9999, "roll keep " + "x" * 9999])
def test_of_a_long_text_only_the_beginning_is_said(text):
    assert len(refusal(text)) < 300
    assert refusal(text).startswith(f"'{text[:60]}…': ")


@pytest.mark.parametrize(
    ("move", "said"),
    [
        (Move("fly"), "Move('fly') is no move: expected one of wait, roll, take, give"),
        (Move("wait", place=1), "Move('wait', place=1) is no move: wait takes nothing"),
        (Move("take", kind="hero"), "take takes kind (one of hero, Villain), place (a number from 1 to 4)"),
        (-1, f"move number -1: expected 0 to {len(MOVES) - 1}"),
        (len(MOVES), f"move number {len(MOVES)}: expected 0 to {len(MOVES) - 1}"),
    ],
)
def test_a_move_that_does_not_exist_is_refused(move, said):
    assert said in refusal(move)


@pytest.mark.parametrize("move", [None, 1.5, True, [1], Move("roll", keep=["shield"])], ids=repr)
def test_what_is_no_move_at_all_is_refused(move):
    assert repr(move) in refusal(move)


@pytest.mark.parametrize(
    ("verb", "shape"), [("wait", ()), ("roll", (4, 4, 4)), ("take", (2, 5)), ("give", (4, 2, 3, 3))]
)
def test_the_index_finds_each_row_of_the_table_and_nothing_else(verb, shape):
    index = MOVES.index(verb)
    assert index.shape == shape
    of_verb = np.flatnonzero(MOVES.table[:, 0] == VERBS.index(verb)).tolist()
    rows = {i: tuple(MOVES.table[i, 1 : 1 + index.ndim]) for i in of_verb}
    assert {i: index[columns] for i, columns in rows.items()} == {i: i for i in rows}
    assert sorted(index[index >= 0].tolist()) == sorted(rows)
    assert set(index[index < 0].tolist()) <= {-1}


def test_the_table_holds_the_columns_the_rules_read():
    rows = {str(move): row for move, row in zip(MOVES.moves, MOVES.table.tolist(), strict=True)}
    assert rows["wait"] == [0, 0, 0, 0, 0]
    assert rows["roll keep shield Blue Blue"] == [1, 1, 0, 2, 0]
    assert rows["take Villain 3"] == [2, 1, 3, 0, 0]
    assert rows["give C hero paid iron"] == [3, 2, 0, 0, 1]
