"""Curves as inline SVG, in the manner of the other charts of a report."""

from collections.abc import Sequence
from itertools import pairwise

from .charts import Axis, ticks

TALL, AXIS = 170, 22  # heights of a curve and of its axis
TOP = 8  # above the highest point
ROOM = 12  # percent of the width, for the numbers at the left


def curve(points: Sequence[tuple[float, float]], across: Axis, up: Axis) -> str:
    """A line from point to point over zero, with round numbers at both sides."""
    right, high = (max(1e-9, *part) for part in zip(*points, strict=True))

    def x(value: float) -> float:
        return round(ROOM + (100 - ROOM) * value / right, 3)

    def y(value: float) -> float:
        return round(TALL - (TALL - TOP) * max(value, 0.0) / high, 1)

    shapes = [_stroke("grid", ROOM, y(value), 100, y(value)) for value in ticks(0, high)]
    shapes += [_text(ROOM - 1, y(value) + 4, up.write(value), "end") for value in ticks(0, high)]
    shapes += [_stroke("curve", x(a), y(b), x(c), y(d)) for (a, b), (c, d) in pairwise(points)]
    shapes += [_text(x(value), TALL + 16, across.write(value), "middle") for value in ticks(0, right)[:-1]]
    svg = f'<svg role="img" aria-label="{up.label}" width="100%" height="{TALL + AXIS}">{"".join(shapes)}</svg>'
    return f'<div class="row axis">{svg}<span class="label">{across.label}</span></div>'


def _stroke(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1}%" y1="{y1}" x2="{x2}%" y2="{y2}"/>'


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x}%" y="{y}" text-anchor="{anchor}">{text}</text>'
