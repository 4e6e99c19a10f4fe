"""What was measured, its medians, and the page that shows it."""

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from math import hypot
from statistics import median

EQUAL = 1.3  # smaller ratios count as equal
SURE = 4  # standard errors between two means that count as the same
LONGEST_REASON = 160
POW = "POW!"
OURS = "Hero Table"
BY_HAND = f"{OURS}, one move at a time from Python"
BY_HAND_RATES = ("decisions/s", "views/s", "spectators' views/s", "latest events/s", "all events/s")
RATES = ("decisions/s", "clones/s", "iterations/s")
HEADS = ["decisions/s", "clones/s", "search iterations/s"]
SAME = f"All these mean lengths and scores are the same, within {SURE} standard errors."
NOTES = (
    "Rates are medians of repeated runs, each on one core. A decision is one step of ours; chance's are not counted.",
    f"In brackets: ours divided by theirs; ratios under {EQUAL} are equal.",
    "Ours, pgx and what is looped in C++ run inside compiled code. The other peers are called from Python or JavaScript"
    " for each decision and each clone, as their users do; so are ours in the row that says so.",
    "Every iteration of a search plays a game to its end.",
    "boardgame.io never changes a state, so it needs no clones; its bot sees the coming dice. RLCard and plain Python "
    "clone by `deepcopy`. PettingZoo and pgx have no search.",
)
SIZES = ((1e9, "G"), (1e6, "M"), (1e3, "k"))


@dataclass(frozen=True)
class Measure:
    """One thing that was measured, or why it could not be; means of games have an error."""

    peer: str
    game: str
    what: str
    value: float | None = None
    error: str | None = None
    error_of_mean: float = 0.0
    games: int = 0

    @property
    def rate(self) -> str:
        """The column it stands in."""
        return self.what.rpartition(" ")[2]

    @property
    def method(self) -> str:
        """The search it measures, if it is one."""
        return self.what.rpartition(" ")[0]


def measures_in(text: str) -> Iterator[Measure]:
    """The measures among the lines that a script printed."""
    for line in text.splitlines():
        if line.startswith("{"):
            measure = Measure(**json.loads(line))
            yield replace(measure, error=measure.error and plain_reason(measure.error))


def plain_reason(text: str) -> str:
    """The last line of an error, short and without paths and addresses of this machine."""
    last = (text.strip().splitlines() or ["it ended without a word"])[-1]
    return re.sub(r"\w+://\S+|(?:/[\w.@+-]+)+/", "…", last)[:LONGEST_REASON]


def medians(measures: Iterable[Measure]) -> list[Measure]:
    """One measure for those of equal peer, game and kind: the median of rates, the common mean of games."""
    groups: dict[tuple[str, str, str], list[Measure]] = {}
    for measure in measures:
        groups.setdefault((measure.peer, measure.game, measure.what), []).append(measure)
    return [_median(group) for group in groups.values()]


def _median(group: list[Measure]) -> Measure:
    good = [measure for measure in group if measure.value is not None]
    games = sum(measure.games for measure in good)
    if not good:
        return group[0]
    if not games:
        return replace(good[0], value=median(measure.value or 0.0 for measure in good))
    mean = sum((measure.value or 0.0) * measure.games for measure in good) / games
    return replace(
        good[0], value=mean, games=games, error_of_mean=hypot(*(m.error_of_mean * m.games for m in good)) / games
    )


def differences(measures: list[Measure]) -> list[str]:
    """Where a version of POW! has another mean length or score than ours."""
    ours = {measure.what: measure for measure in measures if (measure.peer, measure.game) == (OURS, POW)}
    found = []
    for theirs in measures:
        if theirs.game != POW or theirs.what not in ("length", "score") or theirs.value is None:
            continue
        mine = ours[theirs.what]
        apart, doubt = abs(theirs.value - (mine.value or 0.0)), hypot(theirs.error_of_mean, mine.error_of_mean)
        if apart > SURE * doubt:
            found.append(f"{theirs.peer}: mean {theirs.what} {mean(theirs)}, ours {mean(mine)}")
    return found


def large(number: float) -> str:
    """A number in at most three figures."""
    for size, letter in SIZES:
        if number >= 0.9995 * size:
            return f"{number / size:.3g} {letter}" if number < 999.5 * size else f"{number / size:.0f} {letter}"
    return f"{number:.3g}"


def mean(measure: Measure) -> str:
    """A mean with its standard error."""
    return f"{measure.value:.2f} ± {measure.error_of_mean:.2f}"


def ratio(ours: Iterable[float], theirs: float) -> str:
    """Ours divided by theirs, from the slowest of ours to the fastest."""
    words = ["equal" if 1 / EQUAL < r < EQUAL else f"×{_figures(r)}" for r in sorted(our / theirs for our in ours)]
    return words[0] if words[0] == words[-1] else f"{words[0]} … {words[-1]}"


def _figures(number: float) -> str:
    return f"{number:,.0f}" if number >= 10 else f"{number:.2g}"


def rows(measures: list[Measure], ours: list[Measure]) -> Iterator[list[str]]:
    """A row for each peer and game: every rate with the ratio of ours to it."""
    for peer, game in dict.fromkeys((measure.peer, measure.game) for measure in measures):
        cells = []
        for rate in RATES:
            found = next((m for m in measures if (m.peer, m.game, m.rate) == (peer, game, rate)), None)
            mine = [m.value for m in ours if m.rate == rate and m.value is not None and peer != OURS]
            cells.append(_cell(found, mine))
        yield [peer, game, *cells]


def _cell(measure: Measure | None, ours: list[float]) -> str:
    if measure is None or measure.value is None:
        return "–" if measure is None else "fails"
    beside = f" ({ratio(ours, measure.value)})" if ours else ""
    return f"{large(measure.value)}{' ' if measure.method else ''}{measure.method}{beside}"


def table(heads: list[str], lines: Iterable[list[str]], words: int = 2) -> str:
    """A table of Markdown whose columns line up: first those with words, then those with numbers."""
    cells = [heads, *lines]
    wide = [max(len(row[i]) for row in cells) for i in range(len(heads))]
    rule = ["-" * w if i < words else "-" * (w - 1) + ":" for i, w in enumerate(wide)]
    return "\n".join(_line(row, wide, words) for row in [heads, rule, *cells[1:]])


def _line(row: list[str], wide: list[int], words: int) -> str:
    cells = [cell.ljust(w) if i < words else cell.rjust(w) for i, (cell, w) in enumerate(zip(row, wide, strict=True))]
    return f"| {' | '.join(cells)} |"


def page(measures: list[Measure], about: list[str]) -> str:
    """The whole report, from medians: the same game, our titles, the peers' own games, what fell short."""
    titles = [m for m in measures if m.peer == OURS]
    ours = [m for m in titles if m.game == POW]
    same = [m for m in measures if m.game == POW]
    others = [m for m in measures if m.game != POW and m.peer not in (OURS, BY_HAND)]
    wrong, failed = differences(measures), [m for m in measures if m.value is None]
    parts = [
        "# Hero Table beside its peers",
        "\n".join(f"- {line}" for line in (*about, *NOTES)),
        f"## The same game: {POW}, three seats, random moves",
        table(["way", *HEADS, "mean length", "mean score"], _with_means(same, ours), words=1),
        f"**NOT the same game.** {'; '.join(wrong)}." if wrong else SAME,
        "## Our titles",
        table(["title", *HEADS], ([title, *cells] for _, title, *cells in rows(titles, [])), words=1),
        "## Our titles, one move at a time from Python",
        "Views and events of the seat that has moved, after every move; the time of the moves is not counted.",
        table(["title", *BY_HAND_RATES], by_hand_rows([m for m in measures if m.peer == BY_HAND]), words=1),
        "## Peers on their own games",
        "The games differ, so the ratios only tell the order of size; they go from our slowest title to our fastest.",
        table(["peer", "game", *HEADS], rows(others, titles)),
        "## What could not be measured",
        "\n".join(f"- {m.peer}, {m.game}, {m.what}: {m.error}" for m in failed) or "Nothing.",
    ]
    return "\n\n".join(parts) + "\n"


def by_hand_rows(measures: list[Measure]) -> Iterator[list[str]]:
    """A row for each title: its moves, views and events a second."""
    for game in dict.fromkeys(measure.game for measure in measures):
        values = {measure.what: measure.value for measure in measures if measure.game == game}
        yield [game, *(large(values[rate] or 0.0) if rate in values else "–" for rate in BY_HAND_RATES)]


def _with_means(same: list[Measure], ours: list[Measure]) -> Iterator[list[str]]:
    for peer, _, *cells in rows([m for m in same if m.rate in RATES], ours):
        means = {m.what: mean(m) for m in same if m.peer == peer and m.games}
        yield [peer, *cells, means.get("length", "–"), means.get("score", "–")]
