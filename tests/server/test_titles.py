"""The titles: prepared while the server answers, described, and their texts."""

import asyncio
import threading

import pytest
from fluent.runtime import FluentBundle, FluentResource

import herotable as ht
from herotable.server.errors import Refusal
from herotable.server.http.error_responses import asked_language
from herotable.server.http.titles import PACKS_KEPT, Box, Titles

from .browser import serve


def begin(titles):
    """As the server does, which the other tests do without."""
    threading.Thread(target=titles.prepare_all, name="titles", daemon=True).start()


class Slow:
    """Preparation that waits to be told to go on."""

    def __init__(self):
        self.begun: list[str] = []
        self.steps = threading.Semaphore(0)

    def __call__(self, game):
        self.begun.append(game.name)
        self.steps.acquire()


async def until(wanted):
    while not wanted():
        await asyncio.sleep(0.005)


def test_titles_are_prepared_one_after_the_other():
    async def main():
        slow = Slow()
        titles = Titles(slow)
        begin(titles)
        await until(lambda: slow.begun == ["pow"])
        assert titles.states == {"pow": "preparing", "order": "waiting", "marines": "waiting", "battle": "waiting"}
        slow.steps.release()
        await until(lambda: slow.begun == ["pow", "order"])
        assert titles.ready == ["pow"]
        slow.steps.release(3)
        await until(lambda: len(titles.ready) == 4)

    asyncio.run(main())


def test_what_nobody_waits_for_comes_when_all_titles_are_ready():
    ready: list[list[str]] = []
    titles = Titles(lambda _game: None, finished=lambda _game: ready.append(titles.ready))
    titles.prepare_all()
    assert ready == [[*titles.games]] * len(titles.games)


def test_a_title_that_is_not_ready_is_refused_for_now():
    titles = Titles(lambda _game: None)
    with pytest.raises(Refusal) as refusal:
        titles.need("pow")
    assert (refusal.value.code, refusal.value.status) == ("preparing", 503)
    with pytest.raises(Refusal) as refusal:
        titles.need("chess")
    assert (refusal.value.code, refusal.value.status) == ("no-such-title", 404)
    titles.states["pow"] = "ready"
    assert titles.need("pow") is ht.game("pow")


def test_a_closed_server_prepares_no_more():
    async def main():
        slow = Slow()
        titles = Titles(slow)
        begin(titles)
        await until(lambda: slow.begun == ["pow"])
        titles.close()
        slow.steps.release(4)
        await until(lambda: not any(thread.name == "titles" for thread in threading.enumerate()))
        assert slow.begun == ["pow"]

    asyncio.run(main())


def test_a_title_that_cannot_be_prepared_does_not_hold_up_the_others():
    def prepared(game):
        if game.name == "order":
            raise ValueError

    async def main():
        titles = Titles(prepared)
        begin(titles)
        await until(lambda: "battle" in titles.ready)
        assert titles.ready == ["pow", "marines", "battle"]

    asyncio.run(main())


# ---------------------------------------------------------------- over HTTP


def test_every_title_tells_what_a_table_needs(embedded):
    async def scenario(browser):
        found = {title["name"]: title for title in await browser().get("/titles")}
        assert set(found) == set(ht.games())
        for name, game in ht.games().items():
            assert found[name]["seats"] == list(game.seats)
            assert {option["name"]: option["default"] for option in found[name]["options"]} == {
                name: option.default for name, option in game.options.items()
            }
            assert found[name]["levels"][-1] == "master"
            assert found[name]["state"] == "ready"

    serve(embedded, scenario)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_words_are_those_of_the_terminal(embedded, language):
    async def scenario(browser):
        for name, game in ht.games().items():
            text = (await browser().ask("GET", f"/titles/{name}/words/{language}")).text
            bundle = FluentBundle([language])
            bundle.add_resource(FluentResource(text), allow_overrides=True)
            assert all(bundle.has_message(f"move-{move}") for move in game.moves.verbs)
            assert bundle.has_message("player-bot")
            rules = (await browser().ask("GET", f"/titles/{name}/rules/{language}")).text
            assert rules == (game.folder / f"rules.{language}.md").read_text("utf-8")

    serve(embedded, scenario)


def test_unknown_titles_and_languages_are_refused(embedded):
    async def scenario(browser):
        for path in ("words/en", "rules/en", "pack", "pack/text"):
            assert await browser().refused("GET", f"/titles/chess/{path}") == (404, "no-such-title")
        assert await browser().refused("GET", "/titles/pow/words/xx") == (400, "unreadable")
        assert await browser().refused("GET", "/titles/pow/rules/..") == (404, "not-found")

    serve(embedded, scenario)


def test_the_box_shows_every_component_with_its_source(embedded):
    async def scenario(browser):
        box = await browser().get("/titles/pow/pack")
        assert box["digest"] == ht.game("pow").pack.digest
        assert all(row["source"] for rows in box["components"].values() for row in rows)

    serve(embedded, scenario)


def test_the_box_as_text_is_a_good_pack(embedded):
    async def scenario(browser):
        for name, game in ht.games().items():
            text = (await browser().ask("GET", f"/titles/{name}/pack/text")).text
            assert game.pack_of(text).digest == game.pack.digest

    serve(embedded, scenario)


def test_a_good_pack_is_read_once_for_all_at_its_table(embedded):
    good = (ht.game("pow").folder / "pack.toml").read_text("utf-8")

    async def scenario(browser):
        one = browser()
        for _ in range(5):
            await one.do("POST", "/titles/pow/packs", {"text": good})
        assert await one.refused("POST", "/titles/pow/packs", {"text": good + "#"}) == (429, "too-many")

    serve(embedded, scenario, tables_per_minute=1)


def test_the_oldest_good_packs_are_forgotten():
    titles = Titles(lambda _game: None)
    for number in range(PACKS_KEPT + 2):
        titles.keep_pack(str(number), Box("pow", "", "", {}))
    assert len(titles.good_packs) == PACKS_KEPT
    assert ("pow", "1") not in titles.good_packs


def test_a_pack_is_checked_line_by_line(embedded):
    good = (ht.game("pow").folder / "pack.toml").read_text("utf-8")

    async def scenario(browser):
        checked = await browser().do("POST", "/titles/pow/packs", {"text": good})
        box = ht.game("pow").pack
        assert checked == {"title": "pow", "name": "The box", "digest": box.digest, "components": box.components}
        wrong = good.replace("points = 1\n", 'points = "many"\n', 2)
        answer = await browser().ask("POST", "/titles/pow/packs", {"text": wrong})
        assert answer.status_code == 400
        first, second = answer.json()["error"].splitlines()
        assert first.startswith("pack, line 8: hero 1: points: expected")
        assert second.startswith("pack, line 12: hero 2: points: expected")
        answer = await browser().ask("POST", "/titles/pow/packs", {"text": wrong}, Accept_Language="ru")
        assert answer.headers["content-language"] == "ru"
        assert answer.json()["error"].startswith("pack, строка 8: hero 1: points: ожидается")
        assert await browser().refused("POST", "/titles/pow/packs", {"text": "x" * 200_001}) == (400, "unreadable")

    serve(embedded, scenario)


def test_an_option_says_with_how_many_seats_each_choice_can_be_played(embedded):
    async def scenario(browser):
        for title in await browser().get("/titles"):
            game = ht.game(title["name"])
            for option in title["options"]:
                assert len(option["fits"]) == len(option["choices"])
                assert option["fits"][option["choices"].index(option["default"])] == list(game.seats)
            if title["name"] == "battle":
                teams = next(option for option in title["options"] if option["name"] == "teams")
                assert dict(zip(teams["choices"], teams["fits"], strict=True)) == {
                    0: list(game.seats), 2: [4, 6, 8], 3: [6], 4: [8],
                }  # fmt: skip

    serve(embedded, scenario)


def test_a_table_that_cannot_be_is_refused_in_the_readers_language(embedded):
    async def scenario(browser):
        ada = browser()
        await ada.come()
        wrong = {"title": "battle", "seats": 5, "options": {"teams": 2}}
        answer = await ada.ask("POST", "/tables", wrong, Accept_Language="ru-RU,ru;q=0.9,en;q=0.8")
        assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")
        assert answer.json()["error"] == "настройка teams: ожидается 0, если мест 5, а здесь 2"

    serve(embedded, scenario)


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"), ("ru", "ru"), ("RU-ru", "ru"), ("de, ru;q=0.5, en;q=0.4", "ru"), ("ru;q=0.3,en;q=0.7", "en"),
        ("fr", "en"), ("*", "en"), ("ru;q=0", "en"), (";;,q=,ru;q=x", "ru"),
    ],
)  # fmt: skip
def test_the_language_that_is_asked_for(accepted, language):
    assert asked_language(accepted) == language
