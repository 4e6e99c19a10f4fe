"""Walks through the guided first games by the rules in Python, as the pages walk them by the rules in the browser."""

from typing import NamedTuple

from herotable.engine.errors import Refused
from herotable.engine.game import Game
from herotable.engine.match import Match
from herotable.lessons import Lesson, Step


class Position(NamedTuple):
    """Where a learner stands: so many answers were right, `since` events were told before the last of them."""

    match: Match
    taken: int
    since: int
    wrong: bool


def walk(taught: Lesson, game: Game, answers: list[str]) -> Position:
    """Play the answers up to the first that is not right; one that the rules forbid raises Refused."""
    match = game.match(taught.seats, taught.seed, None, (), **taught.options)
    play_all(match, taught.steps[0].first)
    since = 0
    for number, (step, answer) in enumerate(zip(taught.steps, answers, strict=False)):
        if not is_right(match, taught.learner, step, answer):
            return Position(match, number, len(match.told), wrong=True)
        since = len(match.told)
        match.play(taught.learner, answer)
        play_all(match, scripted_after(taught, number))
    return Position(match, min(len(answers), len(taught.steps)), since, wrong=False)


def is_right(match: Match, learner: int, step: Step, answer: str) -> bool:
    """Is it one of the right answers? Refused when it is not even allowed."""
    if (rule := match.why_not(learner, answer)) is not None:
        raise Refused(rule, learner, answer)
    return not step.right or answer in step.right


def scripted_after(taught: Lesson, number: int) -> list[str]:
    """What happens between a learner's answer and the next question."""
    return taught.steps[number + 1].first if number + 1 < len(taught.steps) else taught.last


def play_all(match: Match, moves: list[str]) -> None:
    """Play moves that are written behind their seats."""
    for line in moves:
        seat, _, move = line.partition(" ")
        match.play(int(seat), move)
