"""The table of the examples: Ada and an easy bot play, and the game has just begun."""

from hashlib import sha256
from pathlib import Path

import msgspec

from ..rooms import messages, wire

NOW = 1_800_000_000.0
SEED = "5eed" * 16
# A file, since only the folder of a title may name it in code.
VIEW = msgspec.json.decode(Path(__file__).with_name("example_view.json").read_bytes(), type=messages.View)
TITLE = VIEW["title"]
SETUP = wire.Setup(TITLE, 2, bots={"1": "easy"})

HAPPENED = [
    messages.Happened(1, NOW, "seated", seat=1),
    messages.Happened(2, NOW, "joined", seat=0, name="Ada"),
    messages.Happened(3, NOW + 20, "started"),
]

LOBBY = messages.RoomView(
    id="q2Zl0vYy1Xx8aBcDeFgHiJ",
    code="HEROX",
    setup=SETUP,
    state="lobby",
    seats=[
        messages.SeatView(0, "person", "Ada", ready=True, owner=True, here=True, mine=True),
        messages.SeatView(1, "bot", "", level="easy", ready=True),
    ],
    commitment=sha256(SEED.encode()).hexdigest(),
    now=NOW,
)
PLAYING = msgspec.structs.replace(LOBBY, state="playing", now=NOW + 20)


def eyes(seat: int) -> messages.Eyes:
    """What a seat sees after the start; the request that it may answer is the number of the last entry."""
    return messages.Eyes(seat, VIEW, [{"event": "begun", "seat": seat}], request=3, entries=[3])
