"""A net and its file: the arrays, what they were trained for and how, and a digest of all of it."""

import hashlib
import json
import zipfile
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from ..engine.errors import ErrorMessage, UserError, of_system
from ..engine.game import Game
from .evaluation import evaluate
from .record import record_of
from .turning import turned_moves

HERE = Path(__file__).parent
SUFFIX = ".npz"


class Net:
    """A title's net: `answers` for the moves of a seat; `training` says how it was made."""

    def __init__(self, game: Game, arrays: np.ndarray, training: dict[str, Any]):
        self.game, self.training = game, training
        self.arrays = arrays.view(np.recarray)

    @cached_property
    def digest(self) -> str:
        """What tells this net from any other."""
        return hashlib.blake2b(self.arrays.tobytes() + layout_of(self.game).encode(), digest_size=8).hexdigest()

    def answers(self, t: Any, seat: int, moves: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """A number for each of these moves of a seat, the higher the better, and every seat's share of the win.

        Seats are counted from the one that asks; places of absent seats say nothing.
        """
        net = self.arrays[0]
        hidden = np.empty((2, net.second.shape[0]), np.float32)
        answers, values = np.empty(len(moves), np.float32), np.empty(self.game.seats[-1], np.float32)
        own = turned_moves(self.game, int(t.seats))[seat, moves]
        evaluate(net, self.game.features_of(t, seat), hidden, own, len(own), answers, values)
        return answers, values

    def save(self, path: Path) -> None:
        """Write the file."""
        said = json.dumps({"layout": layout_of(self.game), "digest": self.digest, "training": self.training})
        with path.open("wb") as file:
            fields = {name: self.arrays[0][name] for name in self.arrays.dtype.names or ()}
            plain: dict[str, Any] = {name: np.frombuffer(part.tobytes(), np.uint8) for name, part in fields.items()}
            np.savez_compressed(file, said=np.frombuffer(said.encode(), np.uint8), **plain)


def layout_of(game: Game) -> str:
    """What a net depends on: the title, its features, and its moves."""
    moves = hashlib.blake2b(game.moves.table.tobytes(), digest_size=8).hexdigest()
    return json.dumps([game.name, game.featured, moves, game.seats[-1]])


def load_net(game: Game, path: Path) -> Net:
    """Read the file of a net; a UserError says what is wrong with it."""
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            parts = {name: file[name].tobytes() for name in file.files}
        said = json.loads(parts["said"])
        arrays = np.zeros(1, record_of(game))
        for name in arrays.dtype.names or ():
            arrays[name] = np.frombuffer(parts[name], arrays.dtype[name].base).reshape(arrays[name].shape)
        net = Net(game, arrays, said["training"])
        fits = said["layout"] == layout_of(game) and said["digest"] == net.digest
    except OSError as error:
        raise of_system(path, error) from None
    except (ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile):
        fits = False
    if not fits:
        raise UserError(ErrorMessage("not-a-net", file=path, title=game.name))
    return net


def own_net(game: Game) -> Path | None:
    """The file of the net that comes with a title, if there is one."""
    file = HERE / f"{game.name}{SUFFIX}"
    return file if file.exists() else None
