"""Writing without waiting: frames as the protocol has them, and messages in their order."""

import asyncio

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from herotable.server.http.websocket_protocol import frame
from herotable.server.live.subscribers import Subscriber


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 100_000])
def test_a_frame_is_read_as_it_was_written(size):
    reader = StreamReader()
    reader.feed_data(frame(b"x" * size))
    reading = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as end:
        next(reading)
    read = end.value.value
    assert (read.opcode, read.fin, bytes(read.data)) == (Opcode.TEXT, True, b"x" * size)
    assert reader.buffer == b""


def test_while_a_client_is_slow_nothing_overtakes_what_waits():
    async def story() -> None:
        sent: list[bytes] = []
        fast = True

        def write(message: bytes) -> bool:
            if fast:
                sent.append(message)
            return fast

        subscriber = Subscriber(None, write)
        subscriber.send(b"1")
        fast = False
        subscriber.send(b"2")
        fast = True
        subscriber.send(b"3")  # must wait behind the second
        assert sent == [b"1"]
        assert [subscriber.queue.get_nowait(), subscriber.queue.get_nowait()] == [b"2", b"3"]
        subscriber.is_behind = False  # as the sender says when both are out
        subscriber.send(b"4")
        assert sent == [b"1", b"4"]
        subscriber.send(None)
        assert subscriber.queue.get_nowait() is None

    asyncio.run(story())
