"""Who is connected: told to all, but neither at length nor at any rate."""

import asyncio
import json
from typing import Any

import herotable as ht
from herotable.server.live import subscribers
from herotable.server.live.subscribers import Subscriber, Subscribers
from herotable.server.rooms import wire
from herotable.server.rooms.person import Person

from .browser import serve
from .desk import Desk

POINTS = (ht.game("pow").folder / "pack.toml").read_text(encoding="utf-8").replace("points = 1\n", "points = 2\n", 1)


def messages_to(subscriber: Subscriber) -> list[dict[str, Any]]:
    return [json.loads(subscriber.queue.get_nowait() or "") for _ in range(subscriber.queue.qsize())]


def ann() -> Subscriber:
    return Subscriber(Person("ann", "guest", "Ann"))


def test_of_spectators_only_the_number_is_told_and_a_crowd_is_told_once(monkeypatch):
    monkeypatch.setattr(subscribers, "PRESENCE_EVERY", 0.01)

    async def story() -> list[dict[str, Any]]:
        desk, here, player = Desk(spectators=True).start("ann", "bob"), Subscribers(), ann()
        here.add(player, desk.room, None)
        messages_to(player)
        for _ in range(50):
            here.add(Subscriber(None), desk.room, None)
        told = messages_to(player)
        while not told or told[-1].get("watching") != 50:
            await asyncio.sleep(0.01)
            told += messages_to(player)
        here.close()
        return told

    assert asyncio.run(story()) == [{"type": "watching", "watching": number} for number in (1, 50)]


def test_who_comes_and_goes_within_a_moment_is_not_told(monkeypatch):
    monkeypatch.setattr(subscribers, "PRESENCE_EVERY", 0.01)

    async def story() -> list[dict[str, Any]]:
        desk, here, player = Desk().start("ann", "bob"), Subscribers(), ann()
        here.add(player, desk.room, None)
        here.add(Subscriber(None), desk.room, None)
        messages_to(player)
        for _ in range(20):
            stranger = Subscriber(None)
            here.add(stranger, desk.room, None)
            here.remove(stranger, desk.room)
        while here._timer is not None:
            await asyncio.sleep(0.01)
        return messages_to(player)

    assert asyncio.run(story()) == []


def test_presence_that_is_told_later_shows_the_room_as_it_is_then(monkeypatch):
    monkeypatch.setattr(subscribers, "PRESENCE_EVERY", 0.05)

    async def story() -> list[dict[str, Any]]:
        desk, here, player = Desk(), Subscribers(), ann()
        desk.act("ann", wire.Join(0))
        here.add(player, desk.room, None)
        here.add(Subscriber(None), desk.room, None)
        here.add(bob := Subscriber(Person("bob", "guest", "Bob")), desk.room, None)  # told only after a while
        desk.act("bob", wire.Join(1))
        here.send_update(desk.room)
        here.remove(bob, desk.room)
        desk.act("ann", wire.Say(preset="hello"))
        here.send_update(desk.room)
        while here._timer is not None:
            await asyncio.sleep(0.01)
        return messages_to(player)

    rooms = [message["room"] for message in asyncio.run(story()) if message.get("room")]
    assert [seat["kind"] for seat in rooms[-1]["seats"]] == ["person", "person"]


def test_a_player_who_comes_is_told_with_the_room():
    async def story() -> list[dict[str, Any]]:
        desk, here, player = Desk().start("ann", "bob"), Subscribers(), ann()
        here.add(player, desk.room, None)
        messages_to(player)
        here.add(Subscriber(Person("bob", "guest", "Bob")), desk.room, None)
        told = messages_to(player)
        here.close()
        return told

    (told,) = asyncio.run(story())
    assert (told["type"], [seat["here"] for seat in told["room"]["seats"]]) == ("presence", [True, True])


def test_an_owners_pack_is_told_by_its_digest_and_asked_for_once(embedded):
    async def scenario(new):
        ada, eve = new(), new()
        await ada.come()
        match = (await ada.do("POST", "/tables", {"title": "pow", "seats": 2, "pack": POINTS}))["id"]
        answer = await ada.ask("GET", f"/tables/{match}")
        assert "The box of POW!" in POINTS
        assert "The box of POW!" not in answer.text
        room = answer.json()["room"]
        assert room["setup"]["pack"] is None
        pack = await eve.ask("GET", f"/tables/{match}/packs/{room['pack']}")
        assert pack.headers["cache-control"] == "private, max-age=31536000, immutable"
        assert pack.json() == await ada.do("POST", "/titles/pow/packs", {"text": POINTS})
        assert await eve.refused("GET", f"/tables/{match}/packs/0") == (404, "no-such-pack")
        of_box = (await ada.do("POST", "/tables", {"title": "pow", "seats": 2}))["id"]
        assert "pack" not in (await ada.get(f"/tables/{of_box}"))["room"]

    serve(embedded, scenario)


def test_an_owners_pack_of_a_closed_table_is_for_its_players(embedded):
    async def scenario(new):
        ada, eve = new(), new()
        await ada.come()
        setup = {"title": "pow", "seats": 2, "pack": POINTS, "spectators": False, "bots": {"1": "easy"}}
        match = (await ada.do("POST", "/tables", setup))["id"]
        await ada.do("POST", f"/tables/{match}/actions", {"do": "start"})
        path = f"/tables/{match}/packs/{(await ada.get(f'/tables/{match}'))['room']['pack']}"
        assert await eve.refused("GET", path) == (403, "no-spectators")
        assert (await ada.get(path))["title"] == "pow"

    serve(embedded, scenario)
