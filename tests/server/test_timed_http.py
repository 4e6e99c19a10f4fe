"""Requests and answers have their time: who is slower is hung up on."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from herotable.server.http import timed_http, websocket_protocol
from herotable.server.http.timed_http import TimedHttpProtocol
from herotable.server.http.websocket_protocol import ExtendedWebSocketProtocol

SOON, NEVER = 0.2, 3600.0
HEAD = b"POST /echo HTTP/1.1\r\nHost: table.example\r\nContent-Length: 5\r\n\r\n"
LARGE = b"x" * 20_000_000  # no socket buffers so much
PARTS = ("HEAD", "BODY", "REST", "STALLED")

Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@pytest.fixture(autouse=True)
def _never(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the deadline that a test is about is short."""
    for part in PARTS:
        monkeypatch.setattr(timed_http, part, NEVER)
    monkeypatch.setattr(websocket_protocol, "STALLED", NEVER)


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Sends back the body; answers /early without reading it; sends much from /large and over WebSocket."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": "x" * len(LARGE) if event["text"] == "large" else "heard"})
        return
    body, more = b"", scope["path"] == "/echo"
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        body, more = body + message["body"], message["more_body"]
    body = LARGE if scope["path"] == "/large" else body
    length = str(len(body)).encode()
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", length)]})
    await send({"type": "http.response.body", "body": body})


@asynccontextmanager
async def serving(**settings: Any) -> AsyncIterator[int]:
    """A server of that application; its port."""
    given: dict[str, Any] = {
        "http": TimedHttpProtocol,
        "ws": ExtendedWebSocketProtocol,
        "ws_per_message_deflate": False,
    }
    config = uvicorn.Config(
        app, "127.0.0.1", 0, lifespan="off", log_config=None, timeout_graceful_shutdown=1, **(given | settings)
    )
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        await task


def run(story: Any) -> Any:
    return asyncio.run(asyncio.wait_for(story, 60))


async def opened(port: int, sent: bytes) -> Connection:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(sent)
    return reader, writer


async def is_hung_up_on(connection: Connection) -> bool:
    """Returns only when the server has hung up."""
    reader, writer = connection
    try:
        while await reader.read(65536):
            pass
    except ConnectionError:
        pass
    finally:
        writer.close()
    return True


@pytest.mark.parametrize(
    ("part", "sent"),
    [
        ("HEAD", b""),
        ("HEAD", HEAD[:30]),
        ("HEAD", HEAD + b"hello"),  # and then nothing, though uvicorn would wait for long
        ("HEAD", HEAD + b"hello" + HEAD[:30]),
        ("BODY", HEAD),
        ("BODY", HEAD + b"he"),
        ("REST", HEAD.replace(b"/echo", b"/early") + b"he"),
    ],
)
def test_half_a_request_ends_with_its_time(monkeypatch, part, sent):
    monkeypatch.setattr(timed_http, part, SOON)

    async def story() -> None:
        async with serving(timeout_keep_alive=NEVER) as port:
            assert await is_hung_up_on(await opened(port, sent))

    run(story())


def test_a_byte_now_and_then_gains_no_time(monkeypatch):
    monkeypatch.setattr(timed_http, "HEAD", SOON)

    async def story() -> None:
        async with serving() as port:
            reader, writer = await opened(port, b"GET / HTTP/1.1\r\n")
            end = asyncio.create_task(reader.read())
            while not end.done():
                writer.write(b"X-More: 1\r\n")
                await asyncio.sleep(SOON / 10)
            assert end.exception() is not None or end.result() == b""
            writer.close()

    run(story())


def test_who_takes_no_answer_is_hung_up_on(monkeypatch):
    monkeypatch.setattr(timed_http, "STALLED", SOON)

    async def story() -> None:
        async with serving() as port:
            reader, writer = await opened(port, b"GET /large HTTP/1.1\r\nHost: table.example\r\n\r\n")
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            await asyncio.sleep(3 * SOON)
            writer.transport.resume_reading()  # type: ignore[attr-defined]
            with pytest.raises((asyncio.IncompleteReadError, ConnectionError)):
                await reader.readexactly(len(LARGE))
            writer.close()

    run(story())


def test_requests_in_time_go_on_after_each_other(monkeypatch):
    for part in PARTS:
        monkeypatch.setattr(timed_http, part, 20.0)

    async def story() -> None:
        async with serving() as port:
            reader, writer = await opened(port, b"")
            for _ in range(3):
                writer.write(HEAD + b"hel")
                await asyncio.sleep(0)
                writer.write(b"lo")
                assert b"200 OK" in await reader.readuntil(b"\r\n\r\n")
                assert await reader.readexactly(5) == b"hello"
            writer.close()

    run(story())


# ---------------------------------------------------------------- WebSockets


def test_a_websocket_may_be_silent_but_answers_pings(monkeypatch):
    monkeypatch.setattr(timed_http, "HEAD", SOON)

    async def story() -> None:
        async with (
            serving(ws_ping_interval=SOON, ws_ping_timeout=20) as port,
            connect(f"ws://127.0.0.1:{port}/", ping_interval=None) as socket,
        ):
            await asyncio.sleep(3 * SOON)
            await socket.send("still there?")
            assert await socket.recv() == "heard"
        async with serving(ws_ping_interval=SOON, ws_ping_timeout=SOON) as port:
            socket = await connect(f"ws://127.0.0.1:{port}/", ping_interval=None)
            socket.transport.pause_reading()  # so that it answers nothing
            await asyncio.sleep(5 * SOON)
            socket.transport.resume_reading()
            with pytest.raises(ConnectionClosed):
                await socket.recv()

    run(story())


def test_who_takes_no_message_is_hung_up_on(monkeypatch):
    monkeypatch.setattr(websocket_protocol, "STALLED", SOON)

    async def story() -> None:
        async with serving(ws_ping_interval=None) as port:
            socket = await connect(f"ws://127.0.0.1:{port}/", ping_interval=None, max_size=None)
            await socket.send("large")
            socket.transport.pause_reading()
            await asyncio.sleep(3 * SOON)
            socket.transport.resume_reading()
            with pytest.raises(ConnectionClosed):
                await socket.recv()

    run(story())


def test_a_message_of_endless_empty_frames_ends_the_connection():
    async def story() -> int | None:
        async with serving() as port, connect(f"ws://127.0.0.1:{port}/") as socket:
            async with socket.send_context():
                socket.protocol.send_text(b"", fin=False)
            for _ in range(websocket_protocol.FRAMES + 1):
                socket.protocol.send_continuation(b"", fin=False)
            socket.transport.write(b"".join(socket.protocol.data_to_send()))
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(socket.recv(), 10)
            return socket.close_code

    assert run(story()) == websocket_protocol.TOO_BIG
