"""POW!: comic-book authors collect superheroes, and need supervillains to make them count."""

from ...engine.game import Game
from . import eyes, hints, marks, rules, table

GAME = Game(
    "pow",
    rules_version=1,
    table=table,
    rules=rules,
    eyes=eyes,
    hints=hints,
    marks=marks,
    terminal=f"{__name__}.terminal",
)
