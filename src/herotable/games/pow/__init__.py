"""POW!: comic-book authors collect superheroes, and need supervillains to make them count."""

from ...engine.game import Game
from . import eyes, rules, table

GAME = Game("pow", rules_version=1, table=table, rules=rules, eyes=eyes)
