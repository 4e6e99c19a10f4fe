"""Full Order: tidy the toys onto shelves of three colours before Roma is back from school."""

from ...engine.game import Game
from . import consequence, eyes, features, hints, marks, questions, rules, table

GAME = Game(
    "order",
    rules_version=2,
    table=table,
    rules=rules,
    eyes=eyes,
    features=features,
    hints=hints,
    marks=marks,
    questions=questions.QUESTIONS | consequence.QUESTIONS,
    terminal=f"{__name__}.terminal",
)
