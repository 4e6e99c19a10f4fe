"""The titles as OpenSpiel games: `pyspiel.load_game("herotable_pow(seats=3)")`. Importing this module registers them.

A match draws the dice and cards of a move from a random key that is set just before the move. Here the key is an
explicit chance node with `lots` equally likely outcomes, which follows a player's choice only where the move needs
random numbers. More lots are closer to the real odds, fewer make smaller trees. Seats that choose at the same time do
so one after the other; no observation shows what the others have chosen.
"""

import hashlib
from typing import Any

import numpy as np
import pyspiel

from ..engine.piles import empty
from ..engine.seats import first
from ..engine.tape import QUIET
from ..games import TITLES, game

LOTS = 64
LONGEST = 20_000  # decisions and chance nodes; no game of any title comes near
START = -1  # the pending move before the set-up


def game_type(title: str) -> pyspiel.GameType:
    """A title in the terms of OpenSpiel."""
    one = game(title)
    options = {name: option.default for name, option in one.options.items()}
    return pyspiel.GameType(
        short_name=f"herotable_{title}",
        long_name=f"Hero Table: {title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=one.seats[-1],
        min_num_players=one.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"seats": one.seats[0], "lots": LOTS, **options},
    )


class HeroGame(pyspiel.Game):
    """A title with its number of seats and options; each title has a class of its own."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None):
        self.title = game(self.name)
        settings = {"seats": self.title.seats[0], "lots": LOTS, **(params or {})}
        self.lots = settings.pop("lots")
        self.seats = settings.pop("seats")
        self.options = self.title.checked(self.seats, settings)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.title.moves),
            max_chance_outcomes=self.lots,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.name), info, params or {})

    def new_initial_state(self) -> "HeroState":
        """The state before the set-up, which a chance node decides."""
        return HeroState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "HeroObserver":  # noqa: ARG002
        """The observer that OpenSpiel asks for."""
        return HeroObserver(self)


class HeroState(pyspiel.State):
    """A table, and the choice that waits for its chance node."""

    def __init__(self, one: HeroGame):
        super().__init__(one)
        self.title, self.lots = one.title, one.lots
        self.table = one.title.new_table(one.seats, one.options, one.title.pack)
        self.table.quiet = QUIET
        self.pending: int | None = START
        self.choices = 0

    def __deepcopy__(self, memo: Any) -> "HeroState":
        """OpenSpiel's clone: the table is a record of its own."""
        other = type(self)(self.get_game())
        other.table, other.pending, other.choices = self.table.copy(), self.pending, self.choices
        return other

    def current_player(self) -> int:
        """The first seat that owes a decision, or chance while a choice is pending."""
        if self.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(first(self.table.waiting)) if self.table.waiting else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        offer = self.title.new_offer()
        empty(offer)
        self.title.legal(self.table, player, offer)
        return sorted(offer.card[: offer.n].tolist())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every lot is as likely as the others."""
        return [(lot, 1.0 / self.lots) for lot in range(self.lots)]

    def _apply_action(self, action: int) -> None:
        if self.pending is None:
            self._choose(action)
        else:
            self._make(self.table, self.pending, self._key(action))
            self.pending = None

    def _choose(self, move: int) -> None:
        """Make the move if it needs no random number; else let it wait for its chance node."""
        self.choices += 1
        trial, key = self.table.copy(), self._key(0)
        self._make(trial, move, key)
        if self.used:
            self.pending = move
        else:
            self.table = trial

    def _make(self, t: Any, move: int, key: np.ndarray) -> None:
        t.key[:] = key
        if move == START:
            self.title.start(t)
        else:
            self.title.play(t, first(t.waiting), move)
        self.used = bool((t.key != key).any())
        t.key[:] = 0

    def _key(self, lot: int) -> np.ndarray:
        """The random key of a chance outcome; the same lot has another key after every choice."""
        digest = hashlib.blake2b(f"{lot} {self.choices}".encode(), digest_size=16).digest()
        return np.frombuffer(digest, "<u4").astype(np.int64)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"lot {action}" if player == pyspiel.PlayerId.CHANCE else str(self.title.moves.moves[action])

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.pending is None and not self.table.waiting

    def returns(self) -> list[float]:
        """The win, shared by the winners; 0 for everybody until the game is over."""
        seats = range(int(self.table.seats))
        won = [float(self.is_terminal() and self.table.winners >> seat & 1) for seat in seats]
        return [share / max(1.0, sum(won)) for share in won]

    def __str__(self) -> str:
        return (
            f"{self.title.name} after {self.choices} choices, {hashlib.sha256(self.table.tobytes()).hexdigest()[:16]}"
        )


class HeroObserver:
    """A player's observation, laid out by `game.observed`."""

    def __init__(self, one: HeroGame):
        self.title = one.title
        self.tensor = np.zeros(one.title.observation_size, np.float32)
        ends = np.cumsum(list(one.title.observed.values()))
        self.dict = dict(zip(one.title.observed, np.split(self.tensor, ends[:-1]), strict=True))

    def set_from(self, state: HeroState, player: int) -> None:
        """Observe a state; before the set-up there is nothing to see."""
        self.tensor[:] = 0
        if state.pending != START:
            self.tensor[:] = self.title.observation(state.table, player)

    def string_from(self, state: HeroState, player: int) -> str:
        """The parts of the observation that are not all 0, by name."""
        self.set_from(state, player)
        parts = ((name, part.astype(int).tolist()) for name, part in self.dict.items() if part.any())
        return "\n".join(f"{name} {' '.join(map(str, numbers))}" for name, numbers in parts)


for _title in TITLES:
    pyspiel.register_game(game_type(_title), type(f"HeroGame_{_title}", (HeroGame,), {"name": _title}))
