"""Full Order: tidy the toys onto shelves of three colours before Roma is back from school."""

from ...engine.game import Game
from . import eyes, rules, table

GAME = Game("order", rules_version=1, table=table, rules=rules, eyes=eyes)
