"""The table of the examples: Ada and an easy bot play, and the game has just begun."""

from hashlib import sha256
from pathlib import Path

import msgspec

from ..rooms import wire

NOW = 1_800_000_000.0
SEED = "5eed" * 16
# A file, since only the folder of a title may name it in code.
VIEW = msgspec.json.decode(Path(__file__).with_name("example_view.json").read_bytes(), type=wire.View)
TITLE = VIEW["title"]
SETUP = wire.Setup(TITLE, 2, bots={"1": "easy"})

HAPPENED = [
    wire.Happened(1, NOW, "seated", seat=1),
    wire.Happened(2, NOW, "joined", seat=0, name="Ada"),
    wire.Happened(3, NOW + 20, "started"),
]

LOBBY = wire.RoomView(
    id="q2Zl0vYy1Xx8aBcDeFgHiJ",
    code="HEROX",
    setup=SETUP,
    state="lobby",
    seats=[
        wire.SeatView(0, "person", "Ada", ready=True, owner=True, here=True, mine=True),
        wire.SeatView(1, "bot", "", level="easy", ready=True),
    ],
    commitment=sha256(SEED.encode()).hexdigest(),
    now=NOW,
)
PLAYING = msgspec.structs.replace(LOBBY, state="playing", now=NOW + 20)


def eyes(seat: int) -> wire.Eyes:
    """What a seat sees after the start; the request that it may answer is the number of the last entry."""
    return wire.Eyes(seat, VIEW, [{"event": "begun", "seat": seat}], request=3, entries=[3])
