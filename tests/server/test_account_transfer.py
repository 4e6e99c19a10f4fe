"""Guests who log in keep their seats, at every table and on every node."""

from typing import Any

import herotable as ht
from herotable.server.database import account_transfer
from herotable.server.database.match_log import WriteConflict, append, lines_since
from herotable.server.database.results import seat_results
from herotable.server.rooms.entries import Adopted, Started
from herotable.server.rooms.wire import Setup

from .browser import Browser, serve
from .stories import START, add_match, add_person, joined, new_lines


async def guest_at_a_table(new: Any) -> tuple[Browser, str]:
    """Ada has an account, and plays as a guest against a bot; the browser and the match."""
    await new().register()
    browser = new()
    await browser.come("Guest")
    return browser, (await browser.do("POST", "/quick", {"title": "pow", "seats": 2, "level": "random"}))["id"]


async def act(browser: Browser, match: str, do: str, **fields: Any) -> None:
    await browser.do("POST", f"/tables/{match}/actions", {"do": do, **fields})


def test_a_guest_who_left_a_game_logs_in_and_may_come_back(store):
    async def scenario(new):
        browser, match = await guest_at_a_table(new)
        await act(browser, match, "leave", seat=0)
        account = await browser.log_in()
        seat = (await browser.get(f"/tables/{match}"))["room"]["seats"][0]
        assert (seat["mine"], seat["owner"], seat["replaced"]) == (True, True, True)
        assert (await browser.get("/me/matches"))["matches"][0]["players"][0]["person"] == account
        await act(browser, match, "return", seat=0)

    serve(store, scenario)


def test_a_guest_who_plays_logs_in_and_goes_on(store):
    async def scenario(new):
        browser, match = await guest_at_a_table(new)
        await browser.log_in()
        await act(browser, match, "pause", seat=0)
        assert (await browser.get(f"/tables/{match}"))["room"]["state"] == "paused"

    serve(store, scenario)


def test_what_a_guest_has_finished_is_wholly_the_accounts(store):
    async def scenario(new):
        browser, match = await guest_at_a_table(new)
        await act(browser, match, "offer", seat=0)
        account = await browser.log_in()
        assert (await browser.get(f"/tables/{match}"))["room"]["seats"][0]["mine"]
        assert (await browser.get(f"/replays/{match}"))["players"][0]["person"] == account
        await act(browser, match, "rematch")
        again = (await browser.get(f"/tables/{match}"))["room"]["rematch"]
        assert (await browser.get(f"/tables/{again}"))["room"]["seats"][1]["mine"]

    serve(store, scenario)


def test_a_log_that_another_node_writes_to_is_asked_again(store, monkeypatch):
    async def scenario(new):
        browser, match = await guest_at_a_table(new)
        failures = [WriteConflict(), WriteConflict()]

        def append_late(*given: Any) -> Any:
            if failures:
                raise failures.pop()
            return append(*given)

        monkeypatch.setattr(account_transfer, "append", append_late)
        await browser.log_in()
        assert (await browser.get(f"/tables/{match}"))["room"]["seats"][0]["mine"]

    serve(store, scenario)


def test_a_log_does_not_go_back_in_time_on_a_node_whose_clock_is_slow(store):
    lines = new_lines(*joined(["gus", "bob"]), Started())
    with store.engine.begin() as connection:
        for person in ("gus", "bob"):
            add_person(connection, person)
        add_match(connection, "m", Setup("pow", 2), lines)
        append(connection, "m", lambda: [Adopted("gus", "bob")], START - 60)
        assert lines_since(connection, "m", len(lines))[0].at == lines[-1].at


def test_nobody_waits_with_logging_in_until_a_game_is_won():
    lines = new_lines(*joined(["gus", "bob"]), Started(), Adopted("gus", "eve"))
    match = ht.game("pow").match(2, START)
    while not match.over:
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    ends = seat_results(lines, Setup("pow", 2), match)
    assert [(end.person, end.rated) for end in ends] == [("eve", False), ("bob", True)]
