"""A toy title with secrets: each seat has a hidden card, and its moves change or show it.

It is as little as a title can be, and registered by nothing but one line: tests/test_registration.py.
"""

from herotable.engine.game import Game

from . import eyes, rules, table

GAME = Game("toy", rules_version=1, table=table, rules=rules, eyes=eyes)
