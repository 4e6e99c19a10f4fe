"""What is hidden at an online table never reaches a browser, not even one that has the rules: no bot thinks there.

Boards ask the rules about what their seat sees, so the files of the title's rules may be loaded, but no worker is.
"""

import json
import sqlite3
from typing import Any

import pytest
from playwright.sync_api import Page, Request, Response, WebSocket

from herotable.engine.match import Match
from herotable.engine.secret import CONTINUED
from herotable.games import TITLES
from herotable.server.rooms.entries import Line, decode
from herotable.server.rooms.log_reading import moves_of, rebuild_match
from herotable.server.rooms.wire import read_setup

from .meeting import join, play_at_server, play_now
from .robot import LIT, play_some
from .serving import Served
from .test_device_games import put_online
from .test_odds import ODDS, is_percentage, odds_of

MOVES, MOST_TURNS = 6, 40  # moves at the online table, and how often people look whether it is their turn
WITH_BOTS = [title for title in TITLES if title != "battle"]  # which has a table with a friend of its own


class Traffic:
    """All that a page loads, sends and receives from now on."""

    def __init__(self, page: Page):
        self.addresses: list[str] = []
        self.texts: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.workers: list[str] = []
        page.on("request", self._asked)
        page.on("response", self._answered)
        page.on("worker", lambda worker: self.workers.append(worker.url))
        page.on("websocket", self._opened)

    def _asked(self, request: Request) -> None:
        self.addresses.append(request.url)

    def _answered(self, response: Response) -> None:
        if "/api/" in response.url and response.ok:
            self.texts.append(response.text())

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._received)

    def _received(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.texts.append(text)
        self.frames.append(json.loads(text))

    @property
    def moves(self) -> int:
        """The moves at the online table that the page heard of."""
        return sum(frame.get("happened", {}).get("kind") == "moved" for frame in self.frames)

    def forget_addresses(self) -> None:
        """What was loaded until now was for a table of this device."""
        self.addresses.clear()
        self.workers.clear()

    def check_nothing_thinks(self, title: str) -> None:
        """No worker, and no rules but those that the board of this title asks."""
        assert not self.workers
        assert not [address for address in self.addresses if "/workers/" in address]
        code = [address.split("/")[-1] for address in self.addresses if address.endswith(".wasm")]
        assert {name.split(".")[0] for name in code} <= {title}

    def check_only_own_eyes(self, match: Match, seat: int, seed: str) -> None:
        """Every frame shows what this seat sees at that moment, and nothing tells the seed."""
        two = CONTINUED.fullmatch(seed)
        secrets = [two[1], two[3]] if two else [seed]
        assert not [text for text in self.texts if any(secret in text for secret in secrets)]
        positions = [plain(position.view(seat)) for position in stages(match)]
        told = plain(match.events(seat))
        seen = [eyes for frame in self.frames for eyes in frame.get("eyes", []) if eyes["view"]]
        assert seen
        for eyes in seen:
            assert eyes["seat"] == seat
            assert eyes["view"] == positions[eyes["view"]["number"]]
            assert all(event in told for event in eyes["events"])


def plain(data: Any) -> Any:
    return json.loads(json.dumps(data))


def stages(match: Match) -> list[Match]:
    """The match after each number of its moves."""
    first = match.copy()
    first.undo(match.made)
    found = [first]
    for seat, move in match.numbers:
        found.append(found[-1].copy())
        found[-1].play(seat, move)
    return found


def stored(served: Served, id: str) -> tuple[Match, str]:
    """The match as the server has it, and its seed."""
    with sqlite3.connect(served.folder / "herotable.db") as database:
        seed, setup = database.execute("select seed, setup from match where id = ?", [id]).fetchone()
        rows = database.execute("select number, at, body from entry where match = ? order by number", [id]).fetchall()
    lines = [Line(number, at, decode(body)) for number, at, body in rows]
    match = rebuild_match(read_setup(setup), seed, lines)
    assert match.made == len(moves_of(lines))
    return match, seed


def test_a_page_that_has_the_rules_gets_no_more_than_its_view_and_lets_no_bot_think(visitor, served):
    host, friend = visitor().go(), visitor().go()
    own, theirs = Traffic(host.page), Traffic(friend.page)
    play_now(host.page, "battle")
    play_some(host.page, 8)
    put_online(host.page, "Bot 2")
    host.page.wait_for_selector(".code")
    wait_for_workers_to_end(host.page)
    own.forget_addresses()
    join(friend.page, host.page.locator(".code").first.inner_text().replace(" ", ""), "Ada")
    host.page.get_by_role("button", name="Start the game").click()
    for turn in range(MOST_TURNS):
        for person in (host, friend):
            if is_asked(person.page):
                play_some(person.page, 1, seed=turn)
        if theirs.moves >= MOVES:
            break
    host.page.wait_for_timeout(300)
    assert theirs.moves >= MOVES
    friend.page.reload()
    friend.page.wait_for_selector(".bubble")
    friend.page.wait_for_timeout(300)
    match, seed = stored(served, host.page.url.split("/")[-1])
    for seat, traffic in enumerate((own, theirs)):
        traffic.check_nothing_thinks("battle")
        traffic.check_only_own_eyes(match, seat, seed)


@pytest.mark.parametrize("title", WITH_BOTS)
def test_with_bots_of_the_server_a_page_gets_no_more_than_its_view(visitor, served, title):
    page = visitor().go().page
    traffic = Traffic(page)
    play_at_server(page, title)
    if title in ODDS:
        assert is_percentage(odds_of(page, title))
    play_some(page, MOVES, seed=2)
    page.wait_for_selector(LIT, timeout=60_000)
    page.reload()
    page.wait_for_selector(LIT, timeout=60_000)
    assert traffic.moves >= MOVES
    match, seed = stored(served, page.url.split("/")[-1])
    traffic.check_nothing_thinks(title)
    traffic.check_only_own_eyes(match, 0, seed)


def wait_for_workers_to_end(page: Page) -> None:
    """Those of the device's table, which write first what they have begun to write."""
    for _ in range(150):
        if not page.workers:
            return
        page.wait_for_timeout(200)
    raise AssertionError(f"workers go on: {[worker.url for worker in page.workers]}")


def is_asked(page: Page) -> bool:
    """Does the page wait for its person?"""
    page.wait_for_timeout(500)
    return page.locator(".bubble.mine").count() > 0
