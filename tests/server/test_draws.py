"""Every random number of a match, recomputed here from its seed without a line of the engine."""

import asyncio
import hashlib
import json
import struct
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import update

import herotable as ht
from herotable.server.database.schema import MATCH
from herotable.server.database.store import Store
from herotable.server.errors import Refusal
from herotable.server.http import draws
from herotable.server.http.draw_recorder import MatchInputs
from herotable.server.rooms.wire import Setup
from herotable.stored.contents import box_content

from .asking import ask
from .stories import SEED, add_finished, add_person

WORD = 2**32 - 1
FIXTURE = Path(__file__).parents[2] / "web" / "src" / "lib" / "replay" / "proof.fixture.json"
POW = ht.game("pow")
ASKED = MatchInputs("pow", 2, {}, box_content(POW, 2, POW.checked(2, {}), POW.pack).body, "seed", [], [])


@pytest.fixture
def desk(store: Store) -> Store:
    with store.engine.begin() as connection:
        for person in ("eve", "bob"):
            add_person(connection, person)
    return store


def finish(store: Store, setup: Setup) -> ht.Match:
    with store.engine.begin() as connection:
        return add_finished(connection, "m", setup, ["eve", "bob"])


def words_of(*parts: str) -> Iterator[int]:
    """xoshiro128++, as its authors write it."""
    s = list(struct.unpack("<4I", hashlib.blake2b("\0".join(parts).encode(), digest_size=16).digest()))
    while True:
        total = (s[0] + s[3]) & WORD
        yield (((total << 7 | total >> 25) & WORD) + s[0]) & WORD
        t = s[1] << 9 & WORD
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = (s[3] << 11 | s[3] >> 21) & WORD


def fair(words: Iterator[int], sides: int) -> int:
    """Lemire's way: words that would favour some side are thrown away."""
    return next(word * sides >> 32 for word in words if (word * sides & WORD) >= 2**32 % sides)


@pytest.mark.parametrize("title", list(ht.games()))
def test_all_draws_of_a_whole_match_follow_from_its_seed(desk, title):
    match = finish(desk, Setup(title, 2))
    drawn = ask(desk, "/api/replays/m/draws").body["draws"]
    assert len(drawn) == len(match.rows) + 1
    assert sum(map(len, drawn)) > 20
    for place, pairs in enumerate(drawn):
        before = "first" if place == 1 else str(max(0, place - 1))  # a move is called by the number of those before it
        words = words_of(SEED, "", "word 1", before)
        assert pairs == [[sides, fair(words, sides)] for sides, _ in pairs]


def test_an_owners_pack_is_drawn_from(desk):
    text = (ht.game("pow").folder / "pack.toml").read_text(encoding="utf-8").replace("points = 1\n", "points = 2\n", 1)
    finish(desk, Setup("pow", 2, pack=text))
    assert ask(desk, "/api/replays/m/draws").status == 200


def test_a_record_that_cannot_be_played_again_is_refused(desk):
    finish(desk, Setup("pow", 2))
    with desk.engine.begin() as connection:
        connection.execute(update(MATCH).values(seed="another"))
    answer = ask(desk, "/api/replays/m/draws")
    assert (answer.status, answer.body["code"]) == (409, "not-replayed")


def python(code: str) -> tuple[str, ...]:
    return (sys.executable, "-c", code)


def test_one_match_at_a_time():
    async def main() -> None:
        draw_recorder = draws.DrawRecorder(python("import time; time.sleep(0.3); print('[[[6, 1]]]')"))
        first = asyncio.create_task(draw_recorder.draws("a", ASKED))
        await asyncio.sleep(0.05)
        with pytest.raises(Refusal) as refusal:
            await draw_recorder.draws("b", ASKED)
        assert (refusal.value.code, refusal.value.status) == ("try-again", 503)
        assert (await first).draws == [[(6, 1)]]

    asyncio.run(main())


def test_a_match_that_takes_too_long_is_given_up():
    async def main() -> None:
        draw_recorder = draws.DrawRecorder(python("import time; time.sleep(60)"), seconds=0.2)
        for _ in range(2):  # the process is gone, so the next one may begin
            with pytest.raises(Refusal) as refusal:
                await draw_recorder.draws("a", ASKED)
            assert "too long" in str(refusal.value)

    asyncio.run(main())


def test_the_last_matches_are_remembered(tmp_path):
    note = tmp_path / "note"

    async def main() -> None:
        draw_recorder = draws.DrawRecorder(python(f"open({str(note)!r}, 'a').write('x'); print('[]')"), remembered=2)
        for match in "abbacab":  # c drives b out
            await draw_recorder.draws(match, ASKED)

    asyncio.run(main())
    assert len(note.read_text()) == 4


def test_the_browsers_example_is_what_the_server_tells():
    """The web client's own test recomputes the same draws in TypeScript."""
    fixture = json.loads(FIXTURE.read_text(encoding="utf-8"))
    asked = msgspec.convert(fixture["asked"], MatchInputs)
    told = asyncio.run(draws.DrawRecorder().draws("m", asked))
    assert msgspec.to_builtins(told.draws) == [[tuple(pair) for pair in pairs] for pairs in fixture["draws"]]
    words, wide = words_of(asked.seed, *asked.words, "0"), fixture["wide"]
    assert [fair(words, wide["sides"]) for _ in range(wide["count"])][-3:] == wide["last"]
