"""Charts as inline SVG: they stretch with the page but their text does not, and the page's CSS has their colours."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

BAR, WHISKER = 22, 11  # heights of a row of bars
TALL, AXIS = 170, 22  # heights of a histogram and of its axis
CELL, ROW, HEAD = 58, 36, 108  # of a heat map
SLANT = -52  # degrees of its headings
TICKS, TICK = 6, 5  # how many there are at most, and how long one is
ALMOST, SLACK = 1 - 1e-9, 1e-9  # for rounding
MIDDLE = 0.45  # of a column, which leaves a tenth of its width to the next
CLOSEST = 0.25  # of the line: the scale never shows less than this to either side
MARGIN = 1.04
STRONG = 0.1  # of the line: a bar this far from it, with its whole interval, is coloured


@dataclass(frozen=True)
class Bar:
    """One row: a name, the value as text, the value and its interval; `mark` is a small word after the name."""

    name: str
    label: str
    value: float
    low: float
    high: float
    mark: str = ""
    is_sure: bool = True  # else it is never coloured, whatever its interval says


@dataclass(frozen=True)
class Axis:
    """How the numbers under bars are written, and what they count."""

    write: Callable[[float], str]
    label: str


def tone(value: float, low: float, high: float, line: float) -> str:
    """`over` or `under` the line by enough to be coloured, else `even`."""
    far = abs(value - line) > STRONG * abs(line)
    return "over" if far and low > line else "under" if far and high < line else "even"


def bars(rows: Sequence[Bar], line: float | None, axis: Axis, among: Sequence[Bar] = ()) -> str:
    """Rows of bars with whiskers over an axis, to both sides of a dashed line; without a line they start at 0.

    Where only some of many rows are drawn, `among` is all of them, and sets the scale.
    """
    scale = _from_zero(among or rows) if line is None else _around(among or rows, line)
    return f'<div class="bars">{"".join(_bar(row, line, scale) for row in rows)}{_axis(axis, scale)}</div>'


def _axis(axis: Axis, scale: "_Scale") -> str:
    """Ticks with their numbers, and under them what they count."""
    shapes = [_stroke("ground", 0, 1, 100, 1)]
    for value in ticks(scale.least, scale.least + scale.width):
        at = scale(value)
        shapes += [_stroke("ground", at, 1, at, 1 + TICK)]
        shapes += [f'<text x="{at}%" y="{AXIS - 5}" text-anchor="middle">{escape(axis.write(value))}</text>']
    label = f'<span class="label">{escape(axis.label)}</span>'
    return f'<div class="row axis">{_svg("".join(shapes), AXIS, axis.label)}{label}</div>'


def ticks(least: float, most: float) -> list[float]:
    """Round numbers from the least to the most, at most TICKS of them: steps of 1, 2 or 5 and as many zeros."""
    rough = (most - least) / (TICKS - 1)
    size = 10.0 ** floor(log10(rough))
    step = next(size * times for times in (1, 2, 5, 10) if size * times >= rough * ALMOST)
    first, last = ceil(least / step - SLACK), floor(most / step + SLACK)
    return [number * step for number in range(first, last + 1)]


def _from_zero(rows: Sequence[Bar]) -> "_Scale":
    return _Scale(min([0.0, *(row.low for row in rows)]), max([0.0, *(row.high for row in rows)]))


def _around(rows: Sequence[Bar], line: float) -> "_Scale":
    """A scale that holds bars and whiskers, but never so close that small differences look large."""
    reach = max([0.0, *(abs(end - line) for row in rows for end in (row.low, row.value, row.high))])
    if line:
        reach = min(max(reach, CLOSEST * line), max(line, *(abs(row.value - line) for row in rows)))
    return _Scale(line - MARGIN * reach, line + MARGIN * reach)


class _Scale:
    """Where a value lies on the width of a chart, in percent."""

    def __init__(self, least: float, most: float):
        self.least, self.width = least, (most - least) or 1.0

    def __call__(self, value: float) -> float:
        return round(100 * min(1.0, max(0.0, (value - self.least) / self.width)), 3)


def _bar(row: Bar, line: float | None, scale: _Scale) -> str:
    start, end = sorted((scale(line or 0.0), scale(row.value)))
    kind = "plain" if line is None else tone(row.value, row.low, row.high, line) if row.is_sure else "even"
    shapes = [
        f'<rect class="track" x="0" y="2" width="100%" height="{BAR - 4}"/>',
        f'<rect class="bar {kind}" x="{start}%" y="2" width="{round(end - start, 3)}%" height="{BAR - 4}"/>',
        _stroke("line", scale(line), -4, scale(line), BAR + 4) if line is not None else "",
        _stroke("halo", scale(row.low), WHISKER, scale(row.high), WHISKER),
        _stroke("whisker", scale(row.low), WHISKER, scale(row.high), WHISKER),
        *(_stroke("whisker", scale(at), WHISKER - 4, scale(at), WHISKER + 4) for at in (row.low, row.high)),
    ]
    mark = f' <small class="house">{escape(row.mark)}</small>' if row.mark else ""
    texts = f'<span class="name">{escape(row.name)}{mark}</span><b>{escape(row.label)}</b>'
    return f'<div class="row">{texts}{_svg("".join(shapes), BAR, f"{row.name}: {row.label}")}</div>'


def _stroke(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1}%" y1="{y1}" x2="{x2}%" y2="{y2}"/>'


def _svg(shapes: str, height: int, label: str) -> str:
    return f'<svg role="img" aria-label="{escape(label)}" width="100%" height="{height}">{shapes}</svg>'


def histogram(heights: Sequence[float], names: Sequence[str], mean: float, label: str, whole: bool) -> str:
    """Columns from left to right; `mean` is a dashed line, counted in columns.

    A column that is one `whole` number has its name under its middle; of others it is where they begin.
    """
    top, width = max(heights, default=0.0) or 1.0, 100 / max(1, len(heights))
    shapes = [
        f'<rect class="bar plain" x="{round(i * width, 3)}%" y="{round(TALL - TALL * height / top, 1)}" '
        f'width="{round(width * 2 * MIDDLE, 3)}%" height="{round(TALL * height / top, 1)}"/>'
        for i, height in enumerate(heights)
    ]
    middle = min(100.0, round(mean * width, 3))
    shapes.append(_stroke("line", middle, -8, middle, TALL))
    shapes.append(_stroke("ground", 0, TALL, 100, TALL))
    every = max(1, -(-len(names) // TICKS))
    ticks = [i for i in range(0, len(names), every) if i + every // 2 < len(names) or every == 1]
    shapes += [_tick((i + (MIDDLE if whole else 0)) * width, names[i], whole) for i in ticks]
    return _svg("".join(shapes), TALL + AXIS, label)


def _tick(x: float, name: str, whole: bool) -> str:
    at = round(x, 3)
    mark = "" if whole else _stroke("ground", at, TALL, at, TALL + TICK)
    return f'{mark}<text x="{at}%" y="{TALL + 16}" text-anchor="middle">{escape(name)}</text>'


def heat_map(
    rows: Sequence[str], columns: Sequence[str], cells: Sequence[Sequence[tuple[float, str] | None]], label: str
) -> str:
    """Cells from −1 (far under the line) to 1 (far over it), each with its words; columns scroll behind the names."""
    height, width = HEAD + ROW * len(rows), CELL * len(columns) + HEAD
    names = "".join(
        f'<text x="100%" dx="-8" y="{HEAD + ROW * i + ROW / 2 + 5}" text-anchor="end">{escape(name)}</text>'
        for i, name in enumerate(rows)
    )
    heads = "".join(
        f'<text transform="translate({CELL * j + CELL / 2} {HEAD - 8}) rotate({SLANT})">{escape(name)}</text>'
        for j, name in enumerate(columns)
    )
    squares = "".join(_cell(i, j, cell) for i, row in enumerate(cells) for j, cell in enumerate(row) if cell)
    sides = f'<svg class="sides" aria-hidden="true" height="{height}">{names}</svg>'
    grid = f'<svg role="img" aria-label="{escape(label)}" width="{width}" height="{height}">{heads}{squares}</svg>'
    return f'<div class="heat">{sides}<div class="scroll" tabindex="0">{grid}</div></div>'


def _cell(i: int, j: int, cell: tuple[float, str]) -> str:
    warmth, label = cell
    x, y = CELL * j, HEAD + ROW * i
    return (
        f'<rect class="cell" x="{x + 1}" y="{y + 1}" width="{CELL - 2}" height="{ROW - 2}" fill="{colour(warmth)}"/>'
        f'<text class="in" x="{x + CELL / 2}" y="{y + ROW / 2 + 5}" text-anchor="middle">{escape(label)}</text>'
    )


def colour(warmth: float) -> str:
    """A colour from blue through paper to orange, always light enough for black text."""
    ends = (108, 178, 235) if warmth < 0 else (255, 150, 64)
    part = min(1.0, abs(warmth))
    return "#" + "".join(f"{round(250 + (end - 250) * part):02x}" for end in ends)
