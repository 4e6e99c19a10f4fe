"""Superhero Battle: a simultaneous-choice card battle with hidden hands."""

from ...engine.game import Game
from . import consequence, constants, eyes, features, hints, marks, rules, table

GAME = Game(
    "battle",
    rules_version=2,
    table=table,
    rules=rules,
    eyes=eyes,
    features=features,
    hints=hints,
    marks=marks,
    questions=consequence.QUESTIONS,
    constants=constants.constants,
    terminal=f"{__name__}.terminal",
)
