"""The guided first games: every one can be walked to its end, and nothing legal leads astray."""

import pytest

import herotable as ht
from herotable import lessons
from herotable.engine.errors import Refused
from herotable.problems import LANGUAGES, bundle_of
from herotable.words import Translator

from . import lesson_walk

every_lesson = pytest.mark.parametrize("title", ht.games())
WALKS = [(title, language) for title in ht.games() for language in LANGUAGES]


def legal(position, learner):
    return [move.notation for move in position.match.legal(learner)]


def taught_in(title):
    """The lesson of a title, which every title of ours has."""
    taught = lessons.lesson(ht.game(title))
    assert taught is not None
    return taught


def walk(title, answers):
    return lesson_walk.walk(taught_in(title), ht.game(title), answers)


def own_answers(title):
    """The first right answer of each step."""
    taught = taught_in(title)
    answers: list[str] = []
    for step in taught.steps:
        answers.append(step.right[0] if step.right else legal(walk(title, answers), taught.learner)[0])
    return answers


def said(language, message):
    """What a message says, attribute or not; None if there is no such message."""
    bundle = bundle_of(language, *lessons.words_files(ht.games().values(), language))
    return bundle.format(message, {}) if bundle.has_message(message) else None


@every_lesson
def test_a_lesson_has_its_size(title):
    taught = taught_in(title)
    assert taught.title == title
    assert 8 <= len(taught.steps) <= 15
    assert len({step.name for step in taught.steps}) == len(taught.steps)


@pytest.mark.parametrize(("title", "language"), WALKS)
def test_a_lesson_is_walked_to_its_end_by_its_own_answers(title, language):
    taught, answers = taught_in(title), own_answers(title)
    names = [said(language, f"lesson-{who}") for who in ("learner", "rival")]
    words = Translator(ht.game(title), language, names)
    for number in range(len(answers) + 1):
        position = walk(title, answers[:number])
        assert (position.taken, position.wrong) == (number, False)
        told = [words.event(event) for event in position.match.events(taught.learner, position.since)]
        assert told
        assert all(told)
    assert said(language, f"{title}-done")


@pytest.mark.parametrize(("title", "language"), WALKS)
def test_every_step_has_its_words_and_a_paragraph(title, language):
    paragraphs = Translator(ht.game(title), language, ["A", "B"]).rules()
    for step in taught_in(title).steps:
        assert said(language, step.name)
        assert said(language, f"{step.name}.hint")
        assert step.rule in paragraphs


@every_lesson
def test_other_legal_answers_get_a_hint_and_right_ones_lead_on_to_the_end(title):
    taught, answers = taught_in(title), own_answers(title)
    for number, step in enumerate(taught.steps):
        before = walk(title, answers[:number])
        choices = legal(before, taught.learner)
        assert set(step.right) <= set(choices)
        for choice in choices:
            is_right = not step.right or choice in step.right
            position = walk(title, [*answers[:number], choice])
            assert position.wrong is not is_right
            assert position.taken == number + is_right


@every_lesson
def test_every_right_answer_but_the_last_ones_leads_to_the_end(title):
    """A step that leaves a choice does not spoil the later ones, unless they leave a choice too."""
    taught, answers = taught_in(title), own_answers(title)
    led = [number for number, step in enumerate(taught.steps) if step.right]
    for number, step in enumerate(taught.steps[: max(led)]):
        for choice in step.right or legal(walk(title, answers[:number]), taught.learner):
            tried = [*answers[:number], choice, *answers[number + 1 : max(led) + 1]]
            assert walk(title, tried).taken == len(tried)


@every_lesson
def test_a_riddle_has_something_to_guess(title):
    taught, answers = taught_in(title), own_answers(title)
    for number, step in enumerate(taught.steps):
        if step.riddle:
            assert len(step.right) < len(legal(walk(title, answers[:number]), taught.learner))


def test_what_the_rules_forbid_is_refused_with_its_paragraph():
    with pytest.raises(Refused) as refused:
        walk("pow", ["roll", "take hero 5"])
    assert refused.value.rule == "P5a"


def test_answers_after_the_end_or_after_a_wrong_one_are_not_played():
    answers = own_answers("pow")
    assert walk("pow", [*answers, "roll"]).taken == len(answers)
    assert walk("pow", ["roll", "take villain 2", "roll"]).taken == 1
