"""Space Marine Heroes, the battle game: two armies of five, six dice, and how far to push one's luck."""

from ...engine.game import Game
from . import consequence, constants, eyes, features, hints, marks, odds, rules, table

GAME = Game(
    "marines",
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
