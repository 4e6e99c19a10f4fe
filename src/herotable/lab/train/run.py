"""A run of training: rounds of self-play and learning, rated now and then, kept in a folder, and rounded to a net."""

import json
import time
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import torch

from ... import __version__
from ...engine.errors import ErrorMessage, UserError
from ...engine.game import Game
from ...nets.net import Net
from ...nets.record import put_together
from ..gpu import missing
from .learning import learn, optimiser_of
from .model import Model, plain
from .rating import Opponents, rating
from .selfplay import SelfPlay

ON_GPU, ON_CPU = 16384, 256  # tables
STEPS = 64  # of a rollout
PAST, AGE = 8, 20  # how many past selves the league holds, and rounds between two of them
RATED = 45.0  # seconds between two ratings
CHECKPOINT, NET, CURVES = "checkpoint.pt", "net.npz", "curves.json"
SAMPLE = 2048  # rows on which the rounded net is compared with the one that learned
ROUNDING = 2e-3  # how far the rounded net may be from the same numbers in torch

Entry = dict[str, Any]


class Training:
    """The state of a run; `go_on` trains until the minutes are over."""

    def __init__(self, game: Game, folder: Path, seed: int, command: str):
        self.game, self.folder, self.seed, self.command = game, folder, seed, command
        self.device = "cpu" if missing() else "cuda"
        torch.manual_seed(seed)
        torch.set_float32_matmul_precision("high")
        self.model = Model(game).to(self.device)
        self.optimiser = optimiser_of(self.model)
        self.past: list[Any] = []
        self.curve: list[Entry] = []
        self.rounds, self.decisions, self.seconds = 0, 0, 0.0

    def go_on(self, minutes: float, told: Callable[[Entry], None]) -> Net:
        """Train until so many minutes are spent in all; tell each rating; keep everything; return the net."""
        tables = ON_CPU if self.device == "cpu" else ON_GPU
        play = SelfPlay(self.game, tables, STEPS, self.seed + self.rounds, self.device)
        opponents, self_of_past, rated = Opponents(self.game, self.device), Model(self.game).to(self.device), 0.0
        if self.rounds == 0:
            self._set_inputs(play)
        began, before = time.perf_counter(), self.seconds
        while self.seconds < 60 * minutes:
            self._round(play, self_of_past, self.seconds / (60 * minutes))
            self.seconds = before + time.perf_counter() - began
            if self.seconds - rated > RATED or self.seconds >= 60 * minutes:
                self._rate(opponents, told)
                rated = self.seconds = before + time.perf_counter() - began
        return self._net(play)

    def _set_inputs(self, play: SelfPlay) -> None:
        """The inputs are scaled by how large they are in random games."""
        self.model.set_inputs(play(self.model, None).rows.flatten(0, 1))

    def _round(self, play: SelfPlay, past: Model, done: float) -> None:
        if self.past:
            past.load_state_dict(Random(self.seed + self.rounds).choice(self.past))
        rollout = play(self.model, past if self.past else None)
        self.learned = learn(self.model, self.optimiser, rollout, done)
        self.rounds += 1
        self.decisions += rollout.movers.numel()
        if self.rounds % AGE == 0:
            self.past.append(deepcopy(self.model.state_dict()))
            if len(self.past) > PAST:
                del self.past[:PAST:2]  # the older they are, the fewer are kept

    def _rate(self, opponents: Opponents, told: Callable[[Entry], None]) -> None:
        shares = opponents.shares(self.model, self.seed)
        entry: Entry = {"round": self.rounds, "minutes": round(self.seconds / 60, 2), "decisions": self.decisions}
        entry |= {"shares": shares, "rating": round(rating(shares)), **vars(self.learned)}
        self.curve.append(entry)
        self.keep()
        told(entry)

    # ---------------------------------------------------------------- files

    def keep(self) -> None:
        """Write all that is needed to go on; a run that is stopped there leaves the file before it whole."""
        self.folder.mkdir(parents=True, exist_ok=True)
        names = "past", "curve", "rounds", "decisions", "seconds", "seed"
        state = {name: getattr(self, name) for name in names}
        state |= {"title": self.game.name, "model": self.model.state_dict(), "optimiser": self.optimiser.state_dict()}
        new = self.folder / f"{CHECKPOINT}.new"
        torch.save(state, new)
        new.replace(self.folder / CHECKPOINT)
        (self.folder / CURVES).write_text(json.dumps(self.curve), encoding="utf-8")

    def resume(self) -> None:
        """Go on from the checkpoint of the folder."""
        file = self.folder / CHECKPOINT
        state = torch.load(file, map_location=self.device, weights_only=True)
        if state["title"] != self.game.name:
            raise UserError(ErrorMessage("other-training", file=file, title=state["title"]))
        self.model.load_state_dict(state["model"])
        self.optimiser.load_state_dict(state["optimiser"])
        for name in ("past", "curve", "rounds", "decisions", "seconds", "seed"):
            setattr(self, name, state[name])

    def _net(self, play: SelfPlay) -> Net:
        """The net with its weights rounded, and how much was lost by it."""
        arrays = put_together(self.game, self.model.cpu().arrays())
        training = {"command": self.command, "seed": self.seed, "minutes": round(self.seconds / 60, 1)}
        training |= {"version": __version__, "device": self.device, "decisions": self.decisions, "curve": self.curve}
        training |= {"rounding": self._rounding(play, arrays)}
        net = Net(self.game, arrays, training)
        net.save(self.folder / NET)
        return net

    def _rounding(self, play: SelfPlay, arrays: np.ndarray) -> Entry:
        """Check that the compiled rule says what torch says; return how much the rounding of weights changes."""
        same = deepcopy(self.model)
        same.take(arrays)
        group = play.groups[0]
        group.look()
        rows, movers = group.rows[:SAMPLE].cpu(), group.movers[:SAMPLE].cpu().tolist()
        moves = group.moves[:SAMPLE].cpu().long()
        own = group.own_moves()[:SAMPLE].cpu()
        with torch.no_grad():
            whole, exact = (plain(model(rows)[0].gather(1, own.clamp(min=0))) for model in (self.model, same))
        legal = plain(own) >= 0
        said = self._compiled(arrays, plain(rows), plain(own), legal)
        far = float(np.abs(np.where(legal, said - exact, 0)).max())
        if far > ROUNDING:
            raise RuntimeError(f"the compiled net is {far} away from torch at {len(movers)} decisions, {moves.shape}")
        best = [np.where(legal, part, -np.inf).argmax(axis=1) for part in (whole, said)]
        return {"from_torch": far, "same_best_move": float((best[0] == best[1]).mean())}

    def _compiled(self, arrays: np.ndarray, rows: np.ndarray, moves: np.ndarray, legal: np.ndarray) -> np.ndarray:
        from ...nets.evaluation import evaluate

        net = arrays.view(np.recarray)[0]
        hidden, values = np.empty((2, net.second.shape[0]), np.float32), np.empty(self.game.seats[-1], np.float32)
        said = np.zeros(moves.shape, np.float32)
        for i in range(len(rows)):
            evaluate(net, rows[i], hidden, moves[i].astype(np.int16), int(legal[i].sum()), said[i], values)
        return said
