"""Somebody is deleted: tables go on without them, and nothing tells who they were."""

import asyncio
from typing import Any

import pytest

from herotable.server.database.account_transfer import erase_from
from herotable.server.database.match_log import write_with_retry
from herotable.server.database.schema import ENTRY, MATCH, PERSON, PLAYER
from herotable.server.database.store import Store
from herotable.server.live import erasing
from herotable.server.rooms.person import Person

from .browser import Browser, rows, serve
from .halls import any_move, halls, run, whose, written
from .node import guests, node, seated

POW = {"title": "pow", "seats": 2}


async def two_at_a_table(new: Any) -> tuple[Browser, Browser, str]:
    """Ada, who came as Guest, is the host; Ben sits with her."""
    await new().register("Ada")
    ada, ben = new(), new()
    await ada.come("Guest")
    await ben.register("Ben")
    match = (await ada.do("POST", "/tables", POW))["id"]
    await act(ben, match, "join")
    await act(ada, match, "say", text="I am Ada Lovelace")
    await act(ada, match, "say", preset="hello")
    await ada.log_in("Ada")
    return ada, ben, match


async def begin(ada: Browser, ben: Browser, match: str) -> None:
    await act(ben, match, "ready", seat=1)
    await act(ada, match, "start")


async def act(browser: Browser, match: str, do: str, **fields: Any) -> None:
    await browser.do("POST", f"/tables/{match}/actions", {"do": do, **fields})


def test_the_next_one_is_host_when_the_host_is_deleted(store):
    async def scenario(new):
        ada, ben, match = await two_at_a_table(new)
        await ada.do("DELETE", "/me")
        seats = (await ben.get(f"/tables/{match}"))["room"]["seats"]
        assert [(seat["kind"], seat["owner"]) for seat in seats] == [("open", False), ("person", True)]
        await act(ben, match, "bot", seat=0, level="random")
        await act(ben, match, "start")

    serve(store, scenario)


def test_a_table_at_which_nobody_else_sits_ends(store):
    async def scenario(new):
        ada, eve = new(), new()
        await ada.register("Ada")
        lobby = (await ada.do("POST", "/tables", POW | {"listed": True}))["id"]
        game = (await ada.do("POST", "/quick", POW))["id"]
        await ada.do("DELETE", "/me")
        assert [(await eve.get(f"/tables/{match}"))["room"]["ended"] for match in (lobby, game)] == ["abandoned"] * 2
        assert await eve.get("/tables") == []
        assert {(row.state, row.code) for row in await rows(store, MATCH)} == {("over", None)}
        assert await rows(store, PLAYER) == []

    serve(store, scenario)


def test_a_bot_plays_on_for_who_is_deleted_during_the_game(store):
    async def scenario(new):
        ada, ben, match = await two_at_a_table(new)
        await begin(ada, ben, match)
        await ada.do("DELETE", "/me")
        room = (await ben.get(f"/tables/{match}"))["room"]
        seat = room["seats"][0]
        assert (seat["kind"], seat["name"], seat["level"], seat["replaced"]) == ("person", "deleted", "normal", True)
        assert room["state"] == "playing"
        await act(ben, match, "offer", seat=1)
        await act(ben, match, "rematch")
        again = (await ben.get(f"/tables/{match}"))["room"]["rematch"]
        assert [s["kind"] for s in (await ben.get(f"/tables/{again}"))["room"]["seats"]] == ["person", "open"]

    serve(store, scenario)


@pytest.mark.parametrize("is_remembered", [True, False])
def test_no_name_and_no_text_stays_in_a_match_the_rules_did_not_end(store, is_remembered):
    async def scenario(new):
        ada, ben, match = await two_at_a_table(new)
        await begin(ada, ben, match)
        await act(ada, match, "offer", seat=0)
        await act(ben, match, "agree", seat=1, yes=True)
        if not is_remembered:
            ada.app.state.hall.drop(match)
        await ada.do("DELETE", "/me")
        replay, table = await ben.get(f"/replays/{match}"), await ben.get(f"/tables/{match}")
        assert [player["name"] for player in replay["players"]] == ["deleted", "Ben"]
        assert replay["players"][0]["bot"] is None
        for told in (replay, table, await ben.get("/me/matches"), [tuple(row) for row in await rows(store, ENTRY)]):
            assert not [word for word in ("Ada", "Guest", "Lovelace") if word in str(told)]
            assert "Ben" in str(told)
        assert "hello" in str(table["missed"])

    serve(store, scenario)


def test_who_left_before_the_start_leaves_no_name_at_a_table_they_made(store):
    async def scenario(new):
        ada, ben, match = await two_at_a_table(new)
        await act(ada, match, "leave", seat=0)
        await ada.do("DELETE", "/me")
        assert "Lovelace" not in str(await rows(store, ENTRY))
        assert "Lovelace" not in str(await ben.get(f"/tables/{match}"))

    serve(store, scenario)


@pytest.mark.parametrize("way", ["leaves", "is kicked"])
@pytest.mark.parametrize("logs_in", ["at first", "later"])
def test_who_was_briefly_in_a_lobby_and_on_no_socket_leaves_no_text(store, way, logs_in):
    async def scenario(new):
        ada, ben, host = new(), new(), new()
        await ben.register("Ben")
        await host.come("Host")
        match = (await host.do("POST", "/tables", POW))["id"]
        guest = ben if logs_in == "at first" else ada
        if guest is ada:
            await ada.come("Benny")
        await act(guest, match, "join")
        await act(guest, match, "say", text="my number is 123")
        await (act(guest, match, "leave", seat=1) if way == "leaves" else act(host, match, "kick", seat=1))
        if guest is ada:
            await ada.log_in("Ben")
        await guest.do("DELETE", "/me")
        for told in (await rows(store, ENTRY), await host.get(f"/tables/{match}")):
            assert not [word for word in ("Ben", "my number") if word in str(told)]

    serve(store, scenario)


def test_a_deleted_bot_leaves_its_table(store):
    async def scenario(new):
        ada, bot = new(), new()
        await ada.register("Ada")
        made = await ada.do("POST", "/bots", {"name": "Robby"})
        bot.client.headers["authorization"] = f"Bearer {made['token']}"
        match = (await bot.do("POST", "/tables", POW))["id"]
        await act(ada, match, "join")
        await ada.do("DELETE", f"/bots/{made['person']['id']}")
        seats = (await ada.get(f"/tables/{match}"))["room"]["seats"]
        assert [(seat["kind"], seat["mine"], seat["owner"]) for seat in seats] == [
            ("open", False, False),
            ("person", True, True),
        ]

    serve(store, scenario)


def test_others_play_on_while_somebody_is_erased_from_many_matches(store, monkeypatch):
    monkeypatch.setattr(erasing, "CHUNK", 1)
    monkeypatch.setattr(erasing, "AT_ONCE", 0)
    go_on = asyncio.Event()
    monkeypatch.setattr(erasing.Eraser, "_rest", lambda *_: go_on.wait())

    async def scenario(new):
        ada, ben, match = await two_at_a_table(new)
        for _ in range(3):
            await ada.do("POST", "/tables", POW)
        await begin(ada, ben, match)
        person = (await ada.get("/me"))["person"]["id"]
        await ada.do("DELETE", "/me")
        assert (await ada.ask("GET", "/me")).status_code == 401
        assert (await new().ask("GET", f"/people/{person}")).status_code == 404
        await act(ben, match, "say", text="I do not wait")
        assert len(await rows(store, MATCH, owner="deleted")) < 4
        assert await rows(store, PERSON, id=person)
        go_on.set()
        await until_nobody(store, person)
        assert len(await rows(store, MATCH, owner="deleted")) == 4
        assert await new().register("Ada")

    serve(store, scenario)


def test_a_server_that_stopped_meanwhile_erases_the_rest_after_its_start(store, monkeypatch):
    monkeypatch.setattr(erasing, "CHUNK", 1)
    monkeypatch.setattr(erasing, "AT_ONCE", 0)

    async def scenario(new):
        ada, _, _ = await two_at_a_table(new)
        await ada.do("POST", "/tables", POW)
        await ada.do("DELETE", "/me")
        await asyncio.sleep(0)

    async def afterwards(_new):
        await until_nobody(store)
        assert not [word for word in ("Ada", "Guest", "Lovelace") if word in str(await rows(store, ENTRY))]
        bodies = [row.body for row in await rows(store, ENTRY)]
        assert sum('"kind":"gone"' in body for body in bodies) == 2  # once in each match

    with monkeypatch.context() as stopped:
        stopped.setattr(erasing.Eraser, "_rest", lambda *_: asyncio.Event().wait())
        serve(store, scenario)
    serve(store, afterwards)


async def until_nobody(store: Store, person: str | None = None) -> None:
    """Until a person, or everybody who is being deleted, is gone."""
    chosen = {"id": person} if person else {"kind": "deleted"}
    async with asyncio.timeout(60):
        while await rows(store, PERSON, **chosen):
            await asyncio.sleep(0.01)


def test_a_node_that_has_not_heard_of_it_goes_on_from_the_log(store):
    async def story() -> None:
        async with halls(store) as (hall,):
            live = await hall.live_room(await written(store, "ann", "bob"))
            person, seat = whose(live.room)
            other = Person("bob" if person.id == "ann" else "ann", "guest", "")
            news = await write_with_retry(store, lambda connection: erase_from(connection, [live.room.id], other.id))
            number = await hall.act(person, live.room.id, any_move(live.room, seat))
            assert news == [(live.room.id, number - 1)]
            assert live.room.chairs[1 - seat].is_deleted
            assert live.room.bot_of(1 - seat) == "normal"

    run(story())


def test_other_nodes_hear_of_it(shared_url):
    async def story() -> None:
        async with (
            node(shared_url) as first,
            node(shared_url) as second,
            guests(first, "Ada") as (ada,),
            guests(second, "Ben") as (ben,),
        ):
            match = await seated([ada, ben], "pow")
            async with ben.at(match) as table:
                await ada.http.delete("/me")
                while table.room["seats"][0]["name"] != "deleted":
                    await table.next()

    run(story())
