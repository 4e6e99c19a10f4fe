"""Questions that boards ask the rules: declared, answered from a view alone, and the same in WebAssembly."""

import json

import pytest

import herotable as ht
from herotable.wasm.build import files_of

from .wasm_questions import TITLES, ask_again, questions

GAMES = 5
ASKING = sorted(title for title, game in ht.games().items() if game.questions)


def test_every_title_with_questions_is_asked():
    assert sorted(TITLES) == ASKING
    for title in ASKING:
        assert {each["question"] for each in questions(title, 1)} == {*ht.game(title).questions}


def test_words_that_a_question_does_not_have_are_named():
    with pytest.raises(TypeError, match="this question has no colour; it has phase, is_bonus, cards"):
        ht.game("order").questions["row_places"].ask(phase="market", is_bonus=False, cards=3, colour="red")


@pytest.mark.parametrize("title", ASKING)
def test_the_answers_are_the_same_in_webassembly(title):
    ran = ask_again(title, GAMES)
    assert ran.returncode == 0, ran.stderr
    assert f"{sum(1 for _ in questions(title, GAMES))} questions" in ran.stdout


def test_the_comparison_notices_another_answer(tmp_path):
    """Here the dice of the description have their faces in another order than those of the code."""
    code, description = files_of("pow")
    (tmp_path / code.name).write_bytes(code.read_bytes())
    described = json.loads(description.read_text(encoding="utf-8"))
    described["questions"]["roll_odds"]["asked"]["fields"]["keep"]["values"].reverse()
    (tmp_path / description.name).write_text(json.dumps(described), encoding="utf-8")
    ran = ask_again("pow", 1, tmp_path)
    assert ran.returncode == 1
    assert "pow, roll_odds, asked" in ran.stderr
