"""Proofs of matches: made once, in a thread, and remembered while nothing of the record changes."""

import asyncio
from typing import Any

import pytest

from herotable.server.database.queries import LoggedMatch
from herotable.server.database.store import Store
from herotable.server.http import proofs
from herotable.server.http.proofs import Proof, Prover
from herotable.server.http.remembered import Remembered
from herotable.server.http.replays import find_finished
from herotable.server.rooms.wire import Setup

from .stories import add_finished, add_person


@pytest.fixture
def logged(store: Store) -> LoggedMatch:
    with store.engine.begin() as connection:
        for person in ("eve", "bob"):
            add_person(connection, person)
        add_finished(connection, "m", Setup("pow", 2), ["eve", "bob"])
        return find_finished(connection, "m")


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Proof]:
    """The proofs that are made from now on."""
    found: list[Proof] = []
    make = proofs.proof_of

    def noted(logged: LoggedMatch) -> Proof:
        found.append(make(logged))
        return found[-1]

    monkeypatch.setattr(proofs, "proof_of", noted)
    return found


def ask(*matches: LoggedMatch) -> list[Proof]:
    """Ask one prover for all of them at once."""

    async def main() -> Any:
        prover = Prover()
        return await asyncio.gather(*map(prover.proof, matches))

    return list(asyncio.run(main()))


def test_a_match_is_proved_once_for_all_who_ask(logged: LoggedMatch, made: list[Proof]) -> None:
    first, second = ask(logged, logged)
    assert first is second
    assert len(made) == 1
    assert len(first.tables) == first.moves + 1


def test_a_record_that_changes_is_proved_anew(logged: LoggedMatch, made: list[Proof]) -> None:
    player = logged.players[0]
    forged = logged._replace(players=[type(player)(**(fields(player) | {"score": 999})), *logged.players[1:]])
    honest, other, again = ask(logged, forged, forged)
    assert (honest.ok, other.ok, again.ok) == (True, False, False)
    assert len(made) == 3  # what failed is not remembered


def fields(player: Any) -> dict[str, Any]:
    return {name: getattr(player, name) for name in player.__struct_fields__}


def test_a_title_that_browsers_have_no_rules_of_has_no_digest() -> None:
    assert proofs.built_rules("chess") is None


def test_the_last_results_are_remembered() -> None:
    remembered = Remembered[int](2)
    for number, key in enumerate("abac"):  # c drives b out
        remembered.keep(key, number)
    assert [remembered.find(key) for key in "abc"] == [2, None, 3]
