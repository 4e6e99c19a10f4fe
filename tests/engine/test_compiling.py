"""How often a rule is compiled, and what calls of it may look like."""

import sys

import numpy as np
import pytest

import herotable as ht
from herotable.engine.compiling import Rule, widened
from herotable.engine.rule import INTERPRETED, rule

pytestmark = pytest.mark.skipif(INTERPRETED, reason="rules are plain functions")
POINT = np.dtype([("x", np.int16), ("y", np.int64)])


@rule
def height(point, more=0):
    """A rule with a default."""
    return point.y + more


@rule
def heights(points, wide, narrow):
    """A rule that calls another one with integers of many types."""
    return height(points[0]) + height(points[0], wide) + height(points[0], points[0].x) + height(points[0], narrow)


@rule
def countdown(n):
    """A rule that calls itself."""
    return 0 if n == 0 else countdown(n - 1)


def point() -> np.ndarray:
    points = np.zeros(1, POINT).view(np.recarray)
    points[0].x, points[0].y = 3, 40
    return points


def test_integers_of_all_types_share_a_variant():
    others = len(height.overloads)
    assert heights(point(), 100, np.int8(5)) == 4 * 40 + 100 + 3 + 5
    assert heights(point(), np.int16(100), 5) == 4 * 40 + 100 + 3 + 5
    assert len(heights.entries) == 1
    assert len(height.overloads) <= others + 1  # none more, if the code was in the cache


def test_python_may_omit_what_has_a_default():
    assert [height(point()[0]), height(point()[0], 2), height(point()[0], more=np.int16(2))] == [40, 42, 42]


def test_a_rule_may_call_itself():
    assert countdown(5) == 0


def all_rules() -> list[Rule]:
    modules = [module for name, module in sorted(sys.modules.items()) if name.startswith("herotable")]
    return [each for module in modules for each in vars(module).values() if type(each) is Rule]


@pytest.mark.parametrize("title", ["pow", "order", "marines", "battle"])
def test_a_rule_has_one_variant_for_each_record_type(title):
    moving = ht.game(title).moving
    match = ht.game(title).match(seed=1)
    match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    match.view(match.waiting[0])
    for entry in (moving.set_up, moving.offer, moving.make, moving.look_again):
        for kinds in entry.entries:
            entry.variant(kinds)
    rules = all_rules()
    assert sum(len(each.overloads) for each in rules) > 30
    for each in rules:
        called = [kinds for kinds in each.overloads if not any("omitted" in str(kind) for kind in kinds)]
        assert all(widened(kind) == kind for kinds in called for kind in kinds), each
