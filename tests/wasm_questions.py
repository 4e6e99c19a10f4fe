"""Questions that come up in random games, answered in Python; `web/src/lib/rules/node/questions.ts` asks them again."""

import json
import os
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import herotable as ht
from herotable.engine.match import Match
from herotable.wasm.build import FOLDER
from tests.consequences import asked_of
from tests.node import PROGRAMS, bundled
from tests.play import points_of

Json = dict[str, Any]
Asked = Iterator[tuple[str, Json]]


def questions_of_pow(match: Match) -> Asked:
    """The odds of every roll that may be made, the tiles after every gain, and the heroes of every seat that count."""
    sides = match.pack.components["die"][0]["sides"]
    for keep in keeps(match):
        yield "roll_odds", {"table": match.view(match.waiting[0])["table"], "keep": keep, "sides": sides}
    yield from (("counted", stacks) for stacks in match.view(None)["table"]["stacks"])
    yield from gains(match)


def gains(match: Match) -> Asked:
    """Every tile that may be taken or stolen, with all stacks open."""
    seat, opened = match.waiting[0], match.copy()
    opened.table.option.open_stacks = 1
    tiles = {part: opened.view(None)["table"][part] for part in ("rows", "stacks")}
    for move in match.legal(seat):
        fields = {"rival": None, **dict(move.fields)}
        place = fields.get("place") or fields.get("depth")
        if place:
            asked = {"tiles": tiles, "seat": seat, "kind": fields["kind"], "rival": fields["rival"], "place": place}
            yield "after_gain", asked


def questions_of_order(match: Match) -> Asked:
    """How the cards of each row are named, and what the cards of the market are worth."""
    table = match.view(None)["table"]
    for row in table["rows"]:
        yield "row_places", {"phase": table["phase"], "is_bonus": table["is_bonus"], "cards": len(row)}
    yield "worth", {"cards": [card for row in table["rows"] for card in row]}


def questions_of_marines(match: Match) -> Asked:
    """As in POW!; those after every combination that may be set aside, when to roll, who is through, what counts."""
    table = match.view(match.waiting[0])["table"]
    yield from (("roll_odds", {"dice": table["dice"], "keep": keep}) for keep in keeps(match))
    if table["rolled"]:
        yield "set_odds", {"rolled": table["rolled"], "lying": table["lying"]}
    yield "roll_due", {name: table[name] for name in ("phase", "rolls", "secured")}
    yield "through", {"rows": match.options["rows"], "field": table["field"]}
    if not match.rows:
        yield from (("space_worth", {"gear": gear}) for gear in table["heroes"].values())


def keeps(match: Match) -> list[list[str]]:
    """The dice that each legal roll leaves lying."""
    return [[*dict(move.fields)["keep"]] for move in match.legal(match.waiting[0]) if move.name == "roll"]


def questions_of_battle(_match: Match) -> Asked:
    """Nothing but what all titles ask."""
    yield from ()


def consequences_of_moves(match: Match) -> Asked:
    """What the moves of every seat that decides would do, in every title."""
    yield from (("consequence", plain(asked_of(match, seat))) for seat in match.waiting)


def plain(view: Json) -> Json:
    """A view as a page has it."""
    return json.loads(json.dumps(view))


TITLES: dict[str, Callable[[Match], Asked]] = {
    "pow": questions_of_pow,
    "order": questions_of_order,
    "marines": questions_of_marines,
    "battle": questions_of_battle,
}


def questions(title: str, games: int) -> Iterator[Json]:
    """All questions of some games."""
    game = ht.game(title)
    for seed in range(games):
        seats = game.seats[seed % len(game.seats)]
        for match in points_of(game.match(seats, f"questions {seed}"), seed):
            for question, asked in () if match.over else chain(TITLES[title](match), consequences_of_moves(match)):
                told = game.ask(question, asked)
                yield {"title": title, "question": question, "asked": asked, "told": told}


def ask_again(title: str, games: int, rules: Path = FOLDER) -> subprocess.CompletedProcess[str]:
    """Ask here and in Node, with the code in a folder."""
    with tempfile.TemporaryDirectory() as folder:
        lines = "".join(f"{json.dumps(each, separators=(',', ':'))}\n" for each in questions(title, games))
        command = ["node", str(bundled("lib/rules/node/questions.ts", Path(folder))), str(rules)]
        environment = os.environ | PROGRAMS
        return subprocess.run(command, env=environment, input=lines, capture_output=True, text=True, check=False)
