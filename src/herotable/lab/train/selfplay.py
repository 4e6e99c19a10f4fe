"""Self-play: all tables at once, some of their seats held by past selves of the net."""

from dataclasses import dataclass
from typing import Any

import torch

from ...engine.game import Game
from .model import Model
from .tables import Tables, answers_for

LEAGUE = 4  # every so many tables some seats are a past self's
FEWEST = 4  # parts of the tables that games of the fewest seats have, where others have one


@dataclass
class Rollout:
    """What was decided, steps × tables: everything that a net learns from."""

    rows: torch.Tensor
    moves: torch.Tensor  # the legal ones, counted from the seat
    chosen: torch.Tensor  # the place of the chosen one among them
    chances: torch.Tensor  # the logarithm of its chance
    values: torch.Tensor  # of every seat, from the mover on
    movers: torch.Tensor
    over: torch.Tensor
    rewards: torch.Tensor  # of every seat, as they sit
    learning: torch.Tensor  # was it the net itself that chose?
    last: torch.Tensor  # what every seat expects after the last step
    seats: torch.Tensor  # of each table


def mix(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """Every number of seats with every main choice of options that fits it."""
    return [(seats, options) for options in game.trained_with for seats in game.fitting(options)]


class SelfPlay:
    """The tables and their games, which go on from one rollout to the next."""

    def __init__(self, game: Game, tables: int, steps: int, seed: int, device: str):
        self.game, self.steps, self.device = game, steps, device
        kinds = mix(game)
        each = max(LEAGUE, tables // (len(kinds) + FEWEST - 1))
        counts = [FEWEST * each] + [each] * (len(kinds) - 1)
        self.groups = [Tables(game, n, *kind, device) for n, kind in zip(counts, kinds, strict=True)]
        for number, group in enumerate(self.groups):
            group.reset(1000 * seed + number)
        self.count = sum(map(len, self.groups))
        self.seats = torch.cat([torch.full((len(group),), group.seats) for group in self.groups]).to(device)
        self.league = torch.arange(0, self.count, LEAGUE, device=device)

    def __call__(self, model: Model, past: Model | None) -> Rollout:
        """Play on for some steps."""
        held = torch.rand(self.count, self.game.seats[-1], device=self.device) < 0.5
        held &= (torch.arange(self.count, device=self.device) % LEAGUE == 0)[:, None] & (past is not None)
        with torch.no_grad():
            steps = [self._step(model, past, held) for _ in range(self.steps)]
            last = self._expected(model)
        parts = [*(torch.stack(part) for part in zip(*steps, strict=True)), last, self.seats]
        return Rollout(*parts)

    def _step(self, model: Model, past: Model | None, held: torch.Tensor) -> tuple[torch.Tensor, ...]:
        rows, moves, own, movers = self._look()
        answers, values = model(rows)
        is_past = held.gather(1, movers[:, None])[:, 0]
        if past is not None:
            theirs = torch.where(is_past[self.league, None], past(rows[self.league])[0], answers[self.league])
            answers = answers.index_copy(0, self.league, theirs)
        chances = torch.log_softmax(answers_for(answers, own), dim=1)
        chosen = (chances - torch.empty_like(chances).exponential_().log()).argmax(dim=1)
        self._make(moves.gather(1, chosen[:, None])[:, 0])
        over = torch.cat([group.over for group in self.groups]).float()
        rewards = torch.cat([group.rewards() for group in self.groups])
        for group in self.groups:
            group.restart()
        chance = chances.gather(1, chosen[:, None])[:, 0]
        return rows, own.short(), chosen, chance, values, movers, over, rewards, ~is_past

    def _look(self) -> tuple[torch.Tensor, ...]:
        for group in self.groups:
            group.look()
        rows, moves = (torch.cat([getattr(group, name) for group in self.groups]) for name in ("rows", "moves"))
        own, movers = torch.cat([group.own_moves() for group in self.groups]), [group.movers for group in self.groups]
        return rows, moves, own, torch.cat(movers).long()

    def _make(self, moves: torch.Tensor) -> None:
        for group, part in zip(self.groups, moves.split([len(group) for group in self.groups]), strict=True):
            group.step(part)

    def _expected(self, model: Model) -> torch.Tensor:
        """What every seat expects now, by its own knowledge."""
        expected = torch.zeros(self.count, self.game.seats[-1], device=self.device)
        at = 0
        for group in self.groups:
            for seat in range(group.seats):
                expected[at : at + len(group), seat] = model(group.seen_by(seat))[1][:, 0]
            at += len(group)
        return expected
