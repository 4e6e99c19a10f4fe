"""Room: the state of a table, as its log says it is."""

from typing import Any, Literal

import msgspec

from ...engine.history import History
from ...engine.match import Match, commitment_of
from ...engine.pack import Pack
from .chairs import Absent, Chair, SentAway, host_seat
from .clocks import Clocks
from .entries import Adopted, Answered, Asked, Imported, Joined, Level, Line, Moved, Paused, Readied, Resumed, Said
from .messages import Vote
from .wire import Setup

State = Literal["lobby", "playing", "over"]


class Room:
    """The state of a table after some lines of its log; `room_after` makes the next one, this one does not change."""

    def __init__(
        self,
        id: str,
        code: str | None,
        setup: Setup,
        seed: str,
        owner: str,
        created: float,
        game: Any,
        pack: Pack | None = None,  # that of the set-up, where it was read before
    ):
        self.id, self.code, self.setup, self.owner, self.game = id, code, setup, owner, game
        self.secret, self.commitment, self.created = seed, commitment_of(seed), created
        self.pack: Pack = pack or (game.pack if setup.pack is None else game.pack_of(setup.pack))
        # What everybody is told of the set-up at every change: a pack may be long, and is asked for by its digest.
        self.told_setup = setup if setup.pack is None else msgspec.structs.replace(setup, pack=None)
        self.chairs = [Chair()] * setup.seats
        self.sent_away: list[SentAway] = []
        self.state: State = "lobby"
        self.ended: str | None = None
        self.over_at: int | None = None  # the number of the entry that ended it
        self.is_paused = False
        self.is_mere_move = False  # the last line has changed nothing but the game
        self.match: Match | None = None
        self.imported: Imported | None = None  # the game of a device that goes on here
        self.number, self.at = 0, created
        self.lines: History[Line] = History()
        self.events: History[list[Any]] = History()  # those of each line
        self.requests: dict[int, int] = {}  # the number of the entry that asked each seat for its decision
        self.changes: dict[int, int] = {}  # how often each seat has made another choice than before
        self.last_moves: dict[int, tuple[Moved, int]] = {}  # of each seat, with the number of the entry
        self.undo: Vote | None = None  # on taking moves back
        self.end: Vote | None = None  # on ending the game
        self.pause: Vote | None = None  # on a pause
        self.winner: int | None = None  # the seat that has claimed the win
        self.rematch: str | None = None  # the id of the next match
        self.clocks = Clocks(setup.clock, setup.seats)

    @property
    def seed(self) -> str | None:
        """The secret of all draws, revealed when the match is over."""
        return self.secret if self.state == "over" else None

    @property
    def words(self) -> list[str]:
        """The word that each seat has added to the dice."""
        return [chair.word for chair in self.chairs]

    @property
    def host(self) -> str:
        """The person who decides about the table."""
        seat = self.host_seat
        return self.owner if seat is None else self.chairs[seat].person or self.owner

    @property
    def host_seat(self) -> int | None:
        """The first seat of the host; None if nobody sits at the table."""
        return host_seat(self.chairs, self.owner)

    def seats_of(self, person: str) -> list[int]:
        """The seats of a person."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person]

    def is_sent_away(self, person: str | None) -> bool:
        """Has the host sent this person away, and not readmitted them?"""
        return any(one.person == person for one in self.sent_away)

    def active_since(self, since: float) -> set[str | None]:
        """The people who did something at the table after a moment."""
        late = [line.entry for line in self.lines if line.at > since]
        acted = [entry.seat for entry in late if isinstance(entry, Readied | Paused | Resumed | Asked | Answered)]
        acted += [entry.seat for entry in late if isinstance(entry, Moved) and entry.by == "person"]
        return {self.chairs[seat].person for seat in acted} | {
            e.person for e in late if isinstance(e, Said | Joined | Adopted)
        }

    def silent_people(self, now: float) -> set[str]:
        """The people for whom the others need not wait any more, though they are here."""
        return {person for seat in self.clocks.silent(now) if (person := self.chairs[seat].person)}

    def voters(self, seat: int, is_absent: Absent) -> list[int]:
        """The seats that have to agree with a seat: one for each other person who plays.

        Somebody whom the others have replaced by a bot votes when they are back; who asked for a bot does not.
        """
        asker = self.chairs[seat].person
        people = {c.person: s for s, c in reversed(list(enumerate(self.chairs))) if c.has_voice(is_absent)}
        return sorted(first for person, first in people.items() if person != asker)

    @property
    def deciding(self) -> set[int]:
        """The seats that owe a decision now."""
        if self.match is None or self.state != "playing" or self.is_paused:
            return set()
        return set(self.match.waiting)

    def bot_of(self, seat: int) -> Level | None:
        """The level of the bot that decides for a seat; None if a person does."""
        return self.chairs[seat].bot
