"""Bad messages: the node answers each, closes at worst the connection that sent it, and goes on."""

import asyncio
import json
import logging
import random
import string
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from .node import guests, node, seated

MESSAGES = 10_000
AT_ONCE = 50
VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    2**40,
    1e300,
    "",
    "roll",
    "take hero 1",
    "\u0000",
    "💥" * 50,
    [],
    [[]],
    {},
    {"a": 1},
)
ACTIONS: tuple[str, ...] = (
    "join",
    "leave",
    "kick",
    "readmit",
    "bot",
    "ready",
    "start",
    "play",
    "undo",
    "answer",
    "say",
    "pause",
    "consent",
    "claim",
    "resume",
)
ACTIONS += ("offer", "agree", "replace", "return", "rematch", "follow", "dance", "")
FIELDS = (
    "seat",
    "name",
    "level",
    "ready",
    "word",
    "move",
    "request",
    "to",
    "yes",
    "text",
    "preset",
    "id",
    "kind",
    "entry",
)


def bad_message(dice: random.Random) -> str | bytes:
    """Noise, broken JSON, JSON of another shape, or an action with strange fields."""
    kind = dice.randrange(6)
    if kind == 5:
        return '{"id": 1, "action": ' + "[" * dice.randrange(8000)
    if kind == 0:
        return dice.randbytes(dice.randrange(200))
    if kind == 1:
        return "".join(dice.choices(string.printable, k=dice.randrange(200)))
    if kind == 2:
        return json.dumps(dice.choice(VALUES))
    action = {"do": dice.choice(ACTIONS)} | {f: dice.choice(VALUES) for f in dice.sample(FIELDS, dice.randrange(5))}
    text = json.dumps({"id": dice.choice((1, 2, *VALUES)), "action": action})
    return text[: dice.randrange(len(text))] if kind == 3 else text


async def throw(url: str, headers: dict[str, str], dice: random.Random, most: int) -> int:
    """Send bad messages until the connection is closed; how many there were."""
    sent = 0
    try:
        async with connect(url, additional_headers=headers, max_size=None) as socket:
            reading = asyncio.create_task(_read(socket))  # until the end: what is not read would hold up the closing
            for _ in range(most):
                await socket.send(bad_message(dice))
                sent += 1
            await socket.close()
            await reading
    except ConnectionClosed:
        pass
    return max(sent, 1)


async def _read(socket: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        async for _ in socket:
            pass


def test_ten_thousand_bad_messages_break_nothing(tmp_path, caplog):
    async def evening():
        dice = random.Random(8)
        async with node(f"sqlite:///{tmp_path / 't.db'}") as url, guests(url, "Ann", "Bob") as clients:
            match = await seated(clients, "pow")
            address = f"{url.replace('http', 'ws')}/api/tables/{match}/play"
            left = MESSAGES
            while left > 0:
                headers = dice.choice(clients).headers() if dice.random() < 0.8 else {}
                left -= await throw(address, headers, dice, min(left, AT_ONCE))
            again = await seated(clients, "pow")
            async with clients[0].at(again) as table:
                return table.room["state"], await clients[0].get(f"/tables/{match}")

    with caplog.at_level(logging.ERROR):
        state, seen = asyncio.run(asyncio.wait_for(evening(), 300))
    assert state == "playing"
    assert seen["room"]["id"]
    assert [record.getMessage() for record in caplog.records] == []
