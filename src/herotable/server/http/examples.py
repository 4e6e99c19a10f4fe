"""Examples for the OpenAPI document: every action, every message of the play, and the bodies of requests."""

from typing import Any, get_args

from ..rooms import messages, wire
from . import example_bodies
from .example_table import HAPPENED, LOBBY, PLAYING, eyes

ACTIONS: list[wire.AnyAction | wire.Follow] = [
    wire.Join(seat=1, name="Ada", after=0),
    wire.Leave(seat=1, after=7),
    wire.Kick(seat=1, after=3),
    wire.Readmit(entry=4, after=4),
    wire.AddBot(seat=1, level="easy", after=2),
    wire.Ready(seat=1, ready=True, word="seven", after=3),
    wire.Start(after=4),
    wire.Play(seat=0, move="roll", request=3),
    wire.Undo(seat=0, to=2, after=8),
    wire.Answer(seat=1, to=2, yes=True, after=9),
    wire.Say(text="Good luck!", after=5),
    wire.Pause(seat=0, after=6),
    wire.Resume(seat=0, after=7),
    wire.Offer(seat=0, after=8),
    wire.Agree(seat=1, yes=False, after=9),
    wire.Consent(seat=1, yes=True, after=7),
    wire.Claim(seat=0, after=9),
    wire.Replace(seat=1, level="normal", after=9),
    wire.Return(seat=1, after=12),
    wire.Rematch(),
    wire.Follow(),
]

MESSAGES: list[messages.AnyMessage] = [
    messages.Snapshot(number=2, room=LOBBY, eyes=[messages.Eyes(0, None, [])], missed=HAPPENED[:2]),
    messages.Update(happened=HAPPENED[2], room=PLAYING, eyes=[eyes(0)]),
    messages.Presence(room=PLAYING),
    messages.Watching(watching=1),
    messages.Done(id=1, number=6),
    messages.ActionRefused(id=2, code="not-allowed", error="'stop' is not allowed for seat A: see rule P4", rule="P4"),
]

# By the name of the schema.
EXAMPLES: dict[str, list[Any]] = {
    "Request": [wire.Request(number, action) for number, action in enumerate(ACTIONS, 1)],
    "AnyMessage": MESSAGES,
    **{kind.__name__: [one for one in ACTIONS if type(one) is kind] for kind in get_args(wire.AnyAction)},
    "Follow": [wire.Follow()],
    **{kind.__name__: [one for one in MESSAGES if type(one) is kind] for kind in get_args(messages.AnyMessage)},
    **example_bodies.EXAMPLES,
}
