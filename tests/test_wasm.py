"""The rules as WebAssembly: what is built lies in the package, is true to its sources, and is the same every time."""

import base64
import hashlib
import json
from contextlib import closing
from importlib.metadata import version

import llvmlite.binding as llvm
import numpy as np
import pytest

import herotable as ht
from herotable.games.pow import rules
from herotable.wasm import digest
from herotable.wasm.blake2b import blake2b
from herotable.wasm.build import FOLDER, build_title, files_of
from herotable.wasm.codegen import TRIPLE
from herotable.wasm.description import description_of
from herotable.wasm.digest import code_of, digest_of
from herotable.wasm.linker import linked, moved_behind_stack
from tests.wasm_difference import field_at, first_difference
from tests.wasm_parity import Shard, games_of, replayed
from tests.wasm_players import PLAYERS, NodePlayer

LARGEST = 150_000  # bytes of code
builder = digest._builder
GAMES = {"Node": 20, "Chromium": 2}  # of every variant


@pytest.mark.parametrize("title", ht.games())
def test_what_is_built_is_true_to_its_sources(title):
    code, description = files_of(title)
    expected = description_of(ht.game(title), code.read_bytes())
    assert description.read_text(encoding="utf-8") == expected, "the rules have changed: run `make wasm`"


@pytest.mark.parametrize("title", ht.games())
def test_the_code_is_small(title):
    assert files_of(title)[0].stat().st_size <= LARGEST


def test_nothing_else_lies_with_what_is_built():
    assert {*FOLDER.iterdir()} == {file for title in ht.games() for file in files_of(title)}


def test_the_digest_changes_with_a_constant_of_a_rule(monkeypatch):
    game = ht.game("pow")
    before = digest_of(game)
    monkeypatch.setattr(rules, "CALLS", rules.CALLS + 1)
    assert digest_of(game) != before


def test_the_digest_changes_with_the_compilers_and_every_builder(monkeypatch):
    game = ht.game("pow")
    digests = {digest_of(game)}
    for name in ("numba", "llvmlite"):
        monkeypatch.setattr(digest, "version", lambda asked, name=name: "0" if asked == name else version(asked))
        digests.add(digest_of(game))
    monkeypatch.undo()
    for file in digest.BUILDERS:
        monkeypatch.setattr(digest, "_builder", lambda each, file=file: "edited" if each == file else builder(each))
        digests.add(digest_of(game))
    names = {file.name for file in digest.BUILDERS}
    assert names >= {"build.py", "compile.py", "codegen.py", "compiling.py"}
    assert len(digests) == 1 + 2 + len(names)


def test_the_digest_knows_the_code_of_a_rule_and_not_its_words():
    rule, same, other = (
        'def rule(n):\n    """Count on."""\n    return n + 1',
        'def rule(n):  # a comment\n    """Add one."""\n    return n + 1',
        'def rule(n):\n    """Count on."""\n    return n + 2',
    )
    assert code_of(rule) == code_of(same) != code_of(other)


@pytest.mark.long
@pytest.mark.slow
def test_two_builds_are_equal_byte_for_byte(tmp_path):
    built = [build_title("pow", tmp_path / name) for name in ("one", "two")]
    assert built[0].code.read_bytes() == built[1].code.read_bytes()
    assert built[0].description.read_bytes() == built[1].description.read_bytes()


# ---------------------------------------------------------------- the same games


@pytest.mark.slow
@pytest.mark.parametrize("where", GAMES)
@pytest.mark.parametrize("title", ht.games())
def test_games_views_events_and_searches_are_the_same_in_webassembly(title, where, tmp_path):
    variants = range(len([*ht.game(title).variants()]))
    shards = [Shard(where, title, None, range(0)), *(Shard(where, title, n, range(GAMES[where])) for n in variants)]
    with closing(PLAYERS[where](tmp_path)) as player:
        scores = [replayed(games_of(shard), player) for shard in shards]
    assert [score.difference for score in scores if score.difference] == []
    assert [score.games for score in scores[1:]] == [GAMES[where]] * len(variants)
    assert scores[0].games >= len(ht.game(title).seats)  # the golden ones


def test_code_of_other_rules_plays_other_games(tmp_path):
    """The comparison notices: here the blank table of the box has another tile."""
    change(tmp_path, "blank", lambda blank: moved_tile(blank))
    with closing(NodePlayer(tmp_path, tmp_path)) as player:
        score = replayed(games_of(Shard("Node", "pow", 0, range(1))), player)
    assert score.games == 0
    assert "after move 0: another table, at row" in score.difference


def test_another_word_in_a_view_is_noticed(tmp_path):
    change(tmp_path, "moves", lambda moves: ["rol", *moves[1:]])
    with closing(NodePlayer(tmp_path, tmp_path)) as player:
        score = replayed(games_of(Shard("Node", "pow", 0, range(1))), player)
    assert score.difference.endswith("after move 0: another look, at [0][1][0].legal[0]: 'rol', not 'roll'")


def change(folder, name, how):
    """Lay the code of POW! into a folder, with something else in its description."""
    code, description = files_of("pow")
    (folder / code.name).write_bytes(code.read_bytes())
    described = json.loads(description.read_text(encoding="utf-8"))
    described[name] = how(described[name])
    (folder / description.name).write_text(json.dumps(described), encoding="utf-8")


def moved_tile(blank):
    table = bytearray(base64.b64decode(blank))
    table[ht.game("pow").table.fields["row"][1] + 2] += 1
    return base64.b64encode(table).decode()


def test_a_difference_is_named_by_its_place():
    assert first_difference({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}, "") == (".a[1].b", 2, 3)
    assert first_difference([1], [1, 2], "") == ("", [1], [1, 2])
    assert first_difference({"a": 1, "b": 2}, {"b": 2, "a": 1}, "")[0] == ""
    assert field_at(ht.game("pow").table, ht.game("pow").table.fields["row"][1] + 3) == "row"


@pytest.mark.parametrize("length", [0, 1, 127, 128, 129, 1000])
@pytest.mark.parametrize("key", [b"", b"a key"])
def test_blake2b_is_that_of_python(length, key):
    message = bytes(i * 7 % 256 for i in range(length))
    blocks = (key.ljust(128, b"\0") if key else b"") + message
    words = np.frombuffer(blocks.ljust(-(-len(blocks) // 128) * 128, b"\0") or bytes(128), np.uint64)
    state = np.zeros(8, np.uint64)
    blake2b(words, len(blocks), 0x01010000 | len(key) << 8 | 16, state)
    assert state.tobytes()[:16] == hashlib.blake2b(message, key=key, digest_size=16).digest()


# ---------------------------------------------------------------- the linker


def test_an_object_that_calls_something_from_outside_is_refused():
    with pytest.raises(ValueError, match="cosine"):
        linked(
            emitted(
                "declare double @cosine(double)\ndefine double @f(double %x) {\n"
                "  %y = call double @cosine(double %x)\n  ret double %y\n}"
            ),
            ["f"],
        )


def test_pointers_to_functions_are_refused():
    with pytest.raises(ValueError, match="relocation of kind 1"):
        linked(emitted("define i32 @g() {\n  ret i32 1\n}\ndefine ptr @f() {\n  ret ptr @g\n}"), ["f"])


@pytest.mark.parametrize(
    ("kind", "address", "moved"),
    [
        (3, "8080808000", "8080848000"),
        (4, "8280808000", "8280848000"),
        (4, "feffffff7f", "feff838000"),  # two bytes before the data, where LLVM lets an index begin with 2
        (4, "fffffbff7f", "ffffffff7f"),  # before all memory
        (5, "02000000", "02000100"),
        (5, "feffffff", "feff0000"),
    ],
)
def test_addresses_move_behind_the_stack_even_those_before_the_data(kind, address, moved):
    relocations = bytes([0, 1, kind, 1, 0, 0])  # of section 0: one, in byte 1, of symbol 0 and nothing added
    body = b"\x41" + bytes.fromhex(address) + b"\x0b"
    assert moved_behind_stack(body, relocations) == b"\x41" + bytes.fromhex(moved) + b"\x0b"


def emitted(code):
    """The object of some LLVM code."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine()
    return machine.emit_object(llvm.parse_assembly(f'target triple = "{TRIPLE}"\n{code}'))
