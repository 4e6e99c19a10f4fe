"""A title registered by one line is served like ours: described, played over WebSocket against a bot, replayed."""

import random

import pytest

from herotable.games import TITLES

from .browser import serve
from .node import guests, node
from .test_play import play_on, run


@pytest.fixture(autouse=True)
def _registered(monkeypatch):
    monkeypatch.setitem(TITLES, "toy", "tests.toy")
    monkeypatch.setenv("HEROTABLE_TITLES", "tests.toy")  # for the process beside the server that notes all draws


def test_it_is_described_with_what_it_has(embedded):
    async def read(opened):
        browser = opened()
        toy = (await browser.get("/titles"))[-1]
        assert (toy["name"], toy["seats"], toy["minutes"], toy["has_lesson"]) == ("toy", [2], None, False)
        assert toy["called"]["ru"] == {"title": "Игрушка", "tagline": "По одной тайной карте"}
        assert "**T1**" in (await browser.ask("GET", "/titles/toy/rules/en")).text
        assert "move-swap" in (await browser.ask("GET", "/titles/toy/words/ru")).text
        assert len((await browser.get("/titles/toy/pack"))["components"]["card"]) == 6
        assert await browser.refused("GET", "/lessons/toy") == (404, "no-lesson")
        document = (await browser.client.get("/api/openapi.json")).json()
        assert "ToyTable" in document["components"]["schemas"]

    serve(embedded, read)


def test_a_person_plays_it_to_the_end_against_a_bot(tmp_path):
    async def evening():
        async with node(f"sqlite:///{tmp_path / 't.db'}") as url, guests(url, "Ann") as (ann,):
            match = await ann.quick("toy", level="easy")
            table = await play_on(ann, match, random.Random(1))
            return table, await ann.get(f"/replays/{match}"), await ann.get(f"/replays/{match}/draws")

    table, replay, draws = run(evening())
    assert table.room["ended"] == "won"
    assert len(replay["moves"]) == 8
    assert len(draws["draws"][0]) == 2
    assert len(draws["draws"]) == 9
