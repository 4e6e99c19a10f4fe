"""POW!: comic-book authors collect superheroes, and need supervillains to make them count."""

from ...engine.game import Game
from . import consequence, constants, eyes, features, hints, marks, odds, rules, table

GAME = Game(
    "pow",
    rules_version=1,
    table=table,
    rules=rules,
    eyes=eyes,
    features=features,
    hints=hints,
    marks=marks,
    questions=odds.QUESTIONS | consequence.QUESTIONS,
    constants=constants.constants,
    terminal=f"{__name__}.terminal",
)
