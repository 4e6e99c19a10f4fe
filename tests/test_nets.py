"""Nets: their files, their moves as a seat sees them, and the compiled rule beside a forward pass of NumPy."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numba
import numpy as np
import pytest
from numba import types

import herotable as ht
from herotable.nets.evaluation import LEAST, evaluate
from herotable.nets.net import Net, load_net, own_net
from herotable.nets.record import MOST_BYTES, outputs_of, put_together, record_of
from herotable.nets.turning import turned_moves
from herotable.wasm.build import SETTINGS
from herotable.wasm.codegen import object_of
from herotable.wasm.exports import Export
from herotable.wasm.linker import linked
from tests.play import imagined, points_of

ROOT = Path(__file__).parents[1]
WITH_NET = [(game, file) for game in ht.games().values() if (file := own_net(game))]
with_net = pytest.mark.parametrize(("game", "file"), WITH_NET, ids=lambda value: getattr(value, "name", ""))
every_title = pytest.mark.parametrize("game", ht.games().values(), ids=str)


def parts(game, seed=1):
    """The numbers of a net as training leaves them."""
    random, hidden = np.random.default_rng(seed), record_of(game)["second"].shape[0]

    def layer(inputs, outputs):
        numbers = {name: random.normal(size=outputs) for name in ("bias", "gain", "shift")}
        return numbers | {"weight": random.normal(size=(outputs, inputs))}

    first, second = layer(game.features_size, hidden), layer(hidden, hidden)
    inputs = random.uniform(0.1, 2, game.features_size)
    return {"inputs": inputs, "first": first, "second": second, "last": layer(hidden, outputs_of(game))}


def a_net(game, seed=1):
    return Net(game, put_together(game, parts(game, seed)), {"command": "test", "seed": seed})


def forward(numbers, row):
    """What a net of whole weights answers."""
    hidden = row * numbers["inputs"]
    for name in ("first", "second"):
        layer = numbers[name]
        hidden = layer["weight"] @ hidden + layer["bias"]
        hidden = (hidden - hidden.mean()) / np.sqrt(hidden.var() + LEAST)
        hidden = np.maximum(hidden * layer["gain"] + layer["shift"], 0)
    return numbers["last"]["weight"] @ hidden + numbers["last"]["bias"]


def rounded_back(net):
    """The same numbers as the 8-bit weights of a net stand for."""
    own = net.arrays[0]
    layers = {
        name: {
            "weight": own[name].T.astype(float) * own.layer["scale"][i][:, None],
            **{kind: own.layer[kind][i] for kind in ("bias", "gain", "shift")},
        }
        for i, name in enumerate(("first", "second"))
    }
    last = {"weight": own.last.astype(float) * own.answer.scale[:, None], "bias": own.answer.bias}
    return layers | {"inputs": own.inputs, "last": last}


def decisions(game, seats, seed=2):
    """Tables of a random game with the seat to move and its legal moves."""
    for n, match in enumerate(points_of(game.match(seats, seed), seed)):
        if n % 15 == 0 and not match.over:
            seat = match.waiting[0]
            yield match.table, seat, np.array([game.moves.find(move) for move in match.legal(seat)])


@every_title
def test_the_compiled_rule_answers_as_numpy_does_and_rounding_changes_little(game):
    net, seats = a_net(game), game.seats[-1]
    for t, seat, moves in decisions(game, seats):
        answers, values = net.answers(t, seat, moves)
        row, own = game.features_of(t, seat), turned_moves(game, seats)[seat, moves]
        exact, whole = forward(rounded_back(net), row), forward(parts(game), row)
        assert answers == pytest.approx(exact[own], rel=1e-4, abs=1e-3)
        assert values == pytest.approx(exact[-game.seats[-1] :], rel=1e-4, abs=1e-3)
        assert np.abs(exact - whole).mean() < 0.05 * np.abs(whole).mean()


@every_title
def test_a_net_is_small_and_its_file_gives_it_back(game, tmp_path):
    net = a_net(game)
    assert net.arrays.nbytes <= MOST_BYTES
    net.save(tmp_path / "net.npz")
    again = load_net(game, tmp_path / "net.npz")
    assert again.arrays.tobytes() == net.arrays.tobytes()
    assert (again.digest, again.training) == (net.digest, {"command": "test", "seed": 1})
    assert again.digest != a_net(game, seed=2).digest


def test_what_is_no_net_of_the_title_is_refused(tmp_path):
    game, file = ht.game("pow"), tmp_path / "net.npz"
    net = a_net(game)
    net.save(file)
    with pytest.raises(ht.UserError, match=r"net.npz: expected a net of order"):
        load_net(ht.game("order"), file)
    with np.load(file) as arrays:
        changed = dict(arrays)
    changed["first"][0] ^= 1
    np.savez(file, **changed)
    for text in (None, b"", b"PK\x03\x04 broken", json.dumps({}).encode()):
        if text is not None:
            file.write_bytes(text)
        with pytest.raises(ht.UserError, match=r"net.npz: expected a net of pow"):
            load_net(game, file)
    with pytest.raises(ht.UserError, match=r"none\.npz"):
        load_net(game, tmp_path / "none.npz")


@every_title
def test_moves_name_rivals_as_the_seat_counts_them(game):
    turned = turned_moves(game, game.seats[-1])
    assert (turned[0] == np.arange(len(game.moves))).all()
    assert all(sorted(row) == sorted(turned[0]) for row in turned)


def test_pow_steals_from_the_second_seat_to_the_left():
    game = ht.game("pow")
    theft, own = (game.moves.find(f"steal hero {rival} 3") for rival in "AC")
    assert turned_moves(game, 4)[2, theft] == own
    assert turned_moves(game, 4)[2, game.moves.find("forfeit")] == game.moves.find("forfeit")


@with_net
def test_the_net_of_a_title_chooses_by_what_its_seat_may_know(game, file):
    bot, seats = ht.bot("net", file=str(file)), min(4, game.seats[-1])
    for n, match in enumerate(points_of(game.match(seats, "net"), 3)):
        for seat in match.waiting if n % 12 == 0 else ():
            choices = [bot.choose(m, seat) for m in (match, imagined(match, seat, key=n))]
            assert choices[0] == choices[1]
            assert choices[0] in match.legal(seat)


@with_net
def test_the_net_of_a_title_wins_against_a_greedy_bot_and_says_how_it_was_made(game, file):
    won = 0.0
    for seed in range(20):
        match, bots = game.match(2, seed), [ht.bot("net"), ht.bot("greedy", seed=seed)]
        while not match.over:
            seat = match.waiting[0]
            match.play(seat, bots[(seat + seed) % 2].choose(match, seat))
        won += (seed % 2 in match.winners) / len(match.winners)
    assert won >= 16
    training = load_net(game, file).training
    assert training["command"].startswith(f"herotable lab train {game.name} ")
    assert training["rounding"]["from_torch"] < 1e-3
    assert training["curve"][-1]["decisions"] == training["decisions"]


def test_a_title_without_a_net_says_how_to_train_one():
    match = ht.game("marines").match(2, "none")
    with pytest.raises(ht.UserError, match="marines comes with no net; train one with `herotable lab train marines`"):
        ht.bot("net").choose(match, 0)


def test_the_rule_needs_nothing_that_a_browser_lacks():
    code = "from tests.test_nets import as_webassembly; print(as_webassembly('pow')[:4])"
    done = subprocess.run(
        [sys.executable, "-c", code], env=os.environ | SETTINGS, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.stdout == "b'\\x00asm'\n", done.stderr


def as_webassembly(title):
    """The rule for a title's net as a module that a browser loads; what it lacked would be an error."""
    row, floats, room = (
        types.Array(kind, n, "C") for kind, n in ((types.int16, 1), (types.float32, 1), (types.float32, 2))
    )
    net = numba.from_dtype(np.dtype((np.record, record_of(ht.game(title)))))
    exports = {"evaluate": Export(evaluate, (net, row, room, row, types.int64, floats, floats))}
    return linked(object_of(exports), exports)
