"""Superhero Battle: a simultaneous-choice card battle with hidden hands."""

from ...engine.game import Game
from . import eyes, rules, table

GAME = Game("battle", rules_version=1, table=table, rules=rules, eyes=eyes)
