"""Games of a device that are put online, or kept in the history."""

import asyncio
import json
import threading
from typing import Any

import pytest

import herotable as ht
from herotable.engine.match import Match
from herotable.engine.secret import CONTINUED
from herotable.server.database.schema import ENTRY, MATCH, RATING, RESULT
from herotable.server.http.save_checker import LETTERS, MOVES

from .browser import Browser, rows, serve

SEED = "de71ce" * 8


def device_game(moves: int = 9, title: str = "pow", bots: tuple[str, ...] = ("", "easy"), seed: str = SEED) -> Match:
    """A game that a browser has played without a server."""
    match = ht.game(title).match(len(bots), seed, words=[""] * len(bots))
    match.bots = bots
    return play(match, moves)


def play(match: Match, moves: int = 5000) -> Match:
    """The first legal move, so many times or until the end."""
    for _ in range(moves):
        if not match.over:
            match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    return match


async def put_online(browser: Browser, match: Match, **more: Any) -> Any:
    return await browser.do("POST", "/local-games", {"save": match.save(), **more})


async def keep(browser: Browser, match: Match, **more: Any) -> str:
    return (await browser.do("POST", "/me/matches", {"save": match.save(), **more}))["id"]


async def act(browser: Browser, match: str, do: str, **fields: Any) -> None:
    await browser.do("POST", f"/tables/{match}/actions", {"do": do, **fields})


async def play_to_the_end(match: str, *browsers: Browser) -> None:
    """Every browser plays the first legal move of its seats, until the game is over."""
    for _ in range(1000):
        for browser in browsers:
            table = await browser.get(f"/tables/{match}")
            if table["room"]["state"] == "over":
                return
            for eyes in table["eyes"]:
                if eyes["view"]["legal"]:
                    fields = {"seat": eyes["seat"], "move": eyes["view"]["legal"][0], "request": eyes["request"]}
                    await browser.ask("POST", f"/tables/{match}/actions", {"do": "play", **fields})
                    break
        await asyncio.sleep(0)
    raise AssertionError("the game does not end")


# ---------------------------------------------------------------- put online


def test_a_game_goes_on_where_it_was(store):
    game = device_game(bots=("", "random"))

    async def scenario(new):
        ada = new()
        person = await ada.come()
        table = await put_online(ada, game)
        seen = await ada.get(f"/tables/{table['id']}")
        assert seen["room"]["imported"] == {"name": "Ada", "moves": 9}
        assert [(seat["kind"], seat["mine"], seat["level"]) for seat in seen["room"]["seats"]] == [
            ("person", True, None),
            ("bot", False, "random"),
        ]
        assert seen["eyes"][0]["view"]["number"] >= 9
        assert (seen["missed"][0]["kind"], seen["missed"][0]["name"], seen["missed"][0]["to"]) == ("imported", "Ada", 9)
        told = [event["event"] for event in seen["eyes"][0]["events"]]
        assert told[: len(game.events(0))] == [event["event"] for event in game.events(0)]
        assert (await rows(store, MATCH, id=table["id"]))[0].owner == person

    serve(store, scenario)


def test_the_first_table_is_that_of_the_device_and_the_future_is_new(store):
    """The same game, put online twice by two people, goes on in two ways, and neither is that of the device's seed."""
    game = device_game(0, bots=("", ""))

    async def scenario(new):
        saves = []
        for name in ("Ada", "Bob"):
            browser = new()
            await browser.come(name)
            table = await put_online(browser, game)
            start = (await browser.get(f"/tables/{table['id']}"))["eyes"][0]["view"]
            assert start["table"] == json.loads(json.dumps(game.view(0)["table"]))
            await play_to_the_end(table["id"], browser)
            saves.append((await browser.ask("GET", f"/replays/{table['id']}/save")).text)
        ends = {ht.load(save).position for save in saves} | {play(device_game(0, bots=("", ""))).position}
        assert len(ends) == 3

    serve(store, scenario)


def test_free_seats_wait_for_friends_who_are_told(store):
    game = device_game(bots=("", "easy", ""))

    async def scenario(new):
        ada, bob = new(), new()
        await ada.register("Ada")
        await bob.register("Bob")
        table = await put_online(ada, game, free=[1], names={"2": "Grandma"})
        match = (await bob.get(f"/codes/{table['code']}"))["id"]
        lobby = await bob.get(f"/tables/{match}")
        assert (lobby["room"]["state"], lobby["room"]["imported"]) == ("lobby", {"name": "Ada", "moves": 9})
        assert lobby["eyes"][0]["view"] is None
        assert [seat["name"] for seat in lobby["room"]["seats"]] == ["Ada", "", "Grandma"]
        await act(bob, match, "join", seat=1)
        await act(bob, match, "ready", seat=1, word="seven")
        await act(ada, match, "start")
        assert (await bob.get(f"/tables/{match}"))["eyes"][0]["view"]["number"] == 9
        await play_to_the_end(match, ada, bob)

        proof = await bob.get(f"/replays/{match}/verify")
        assert (proof["ok"], proof["commitment"]) == (True, lobby["room"]["commitment"])
        replay = await bob.get(f"/replays/{match}")
        assert (replay["origin"], replay["imported"], replay["words"]) == (
            "moved",
            {"name": "Ada", "moves": 9},
            ["", "seven", ""],
        )
        two = CONTINUED.fullmatch(replay["seed"])
        assert two is not None
        assert two.groups()[:2] == (SEED, "9")
        assert [(made["seat"], made["move"]) for made in replay["moves"][:9]] == [(s, str(m)) for s, m in game.moves]
        assert {made["by"] for made in replay["moves"][:9] if made["seat"] == 1} == {"bot"}
        assert not await rows(store, RATING)
        assert {row.rated for row in await rows(store, RESULT, match=match)} == {False}
        draws = (await bob.get(f"/replays/{match}/draws"))["draws"]
        assert len(draws) == len(replay["moves"]) + 1

    serve(store, scenario)


def test_moves_of_the_device_are_not_taken_back(embedded):
    game = device_game(bots=("", ""))

    async def scenario(new):
        ada = new()
        await ada.come()
        match = (await put_online(ada, game))["id"]
        eyes = (await ada.get(f"/tables/{match}"))["eyes"]
        mine = next(eye for eye in eyes if eye["view"]["legal"])
        seat = mine["seat"]
        await act(ada, match, "play", seat=seat, move=mine["view"]["legal"][0], request=mine["request"])
        answer = await ada.ask("POST", f"/tables/{match}/actions", {"do": "undo", "seat": seat, "to": 8})
        assert (answer.status_code, answer.json()["code"]) == (409, "nothing-to-undo")
        assert "9 moves" in answer.json()["error"]
        await act(ada, match, "undo", seat=seat, to=9)
        assert (await ada.get(f"/tables/{match}"))["eyes"][0]["view"]["number"] == 9

    serve(embedded, scenario)


def test_sent_again_it_is_the_same_table(store):
    async def scenario(new):
        ada, bob = new(), new()
        await ada.come()
        await bob.come("Bob")
        first, again = [await put_online(ada, device_game(), free=[1]) for _ in range(2)]
        assert first == again
        assert await put_online(bob, device_game(), free=[1]) != first
        assert await put_online(ada, device_game(10), free=[1]) != first

    serve(store, scenario)


def test_secret_moves_stay_secret_in_the_lobby_and_at_the_table(embedded):
    """In Superhero Battle a card lies face down when the game is put online: only its own seat sees which."""
    game = device_game(40, "battle", ("", "", ""), "facedown")

    async def scenario(new):
        ada, bob = new(), new()
        await ada.come()
        await bob.come("Bob")
        match = (await put_online(ada, game, free=[1]))["id"]
        lobby = (await bob.ask("GET", f"/tables/{match}")).text
        (row,) = await rows(embedded, MATCH, id=match)
        first, _, _, _, later = row.seed.split()
        assert first.strip(",") not in lobby
        assert later not in lobby
        assert not any(f'"{move}"' in lobby for _, move in game.moves)
        await act(bob, match, "join", seat=1)
        await act(bob, match, "ready", seat=1)
        await act(ada, match, "start")
        assert later not in (await ada.ask("GET", f"/tables/{match}")).text
        eyes = (await bob.get(f"/tables/{match}"))["eyes"]
        assert [eye["seat"] for eye in eyes] == [1]
        assert eyes[0]["view"]["table"] == json.loads(json.dumps(game.view(1)["table"]))
        assert eyes[0]["events"] == json.loads(json.dumps(game.events(1)))

    serve(embedded, scenario)


# ---------------------------------------------------------------- kept in the history


def test_a_finished_game_is_kept_unrated_and_marked(store):
    game = play(device_game(bots=("", "easy", "")))

    async def scenario(new):
        ada = new()
        person = await ada.register()
        match = await keep(ada, game, names={"2": "Grandma"})
        (kept,) = (await ada.get("/me/matches"))["matches"]
        assert (kept["id"], kept["state"], kept["origin"]) == (match, "over", "device")
        assert [(p["name"], p["person"], p["bot"], p["rated"]) for p in kept["players"]] == [
            ("Ada", person, None, False),
            ("easy", None, "easy", False),
            ("Grandma", person, None, False),
        ]
        assert [player["score"] for player in kept["players"]] == list(game.scores)
        replay = await ada.get(f"/replays/{match}")
        assert (replay["origin"], replay["imported"]["moves"]) == ("device", len(replay["moves"]))
        assert (replay["seed"], replay["ended"]) == (SEED, "won")
        assert (await ada.get(f"/replays/{match}/verify"))["ok"]
        assert ht.load((await ada.ask("GET", f"/replays/{match}/save")).text).position == game.position
        assert not await rows(store, RATING)
        assert (await ada.get(f"/people/{person}"))["matches"] == []
        assert (await ada.get("/leaderboards/pow"))["ranked"] == []

    serve(store, scenario)


def test_kept_again_it_is_the_same_match_also_after_logging_in(store):
    game = play(device_game())

    async def scenario(new):
        await new().register()
        browser = new()
        await browser.come("Guest")
        match = await keep(browser, game)
        assert await keep(browser, game) == match
        await browser.log_in()
        assert await keep(browser, game) == match
        assert len((await browser.get("/me/matches"))["matches"]) == 1
        assert len(await rows(store, ENTRY, match=match)) == 5  # with that of the log-in

    serve(store, scenario)


def test_two_at_once_are_one(store):
    async def scenario(new):
        ada = new()
        await ada.come()
        assert len(set(await asyncio.gather(*(keep(ada, play(device_game())) for _ in range(4))))) == 1

    serve(store, scenario)


def test_a_deleted_person_leaves_no_name(store):
    async def scenario(new):
        ada = new()
        await ada.register()
        match = await keep(ada, play(device_game()))
        await ada.do("DELETE", "/me", {"password": "correct horse"})
        replay = (await new().ask("GET", f"/replays/{match}")).text
        assert "Ada" not in replay
        assert "Ada" not in "".join(row.body for row in await rows(store, ENTRY, match=match))

    serve(store, scenario)


def test_what_a_person_keeps_is_limited(embedded):
    async def scenario(new):
        ada = new()
        await ada.come()
        games = [play(device_game(seed=f"seed {n}")) for n in range(3)]
        await keep(ada, games[0])
        await keep(ada, games[1])
        assert await ada.refused("POST", "/me/matches", {"save": games[2].save()}) == (429, "too-many-kept")
        await keep(ada, games[1])

    serve(embedded, scenario, saves_per_person=2)


# ---------------------------------------------------------------- refusals


def edited(match: Match, **values: Any) -> str:
    return json.dumps(json.loads(match.save()) | values)


def spoiled(match: Match) -> str:
    """A save in which somebody has put another move."""
    data = json.loads(match.save())
    data["moves"][3][1] = "stop" if data["moves"][3][1] != "stop" else "roll"
    return json.dumps(data)


REFUSED = {
    "no save": ("not a save", "{}", "en"),
    "a changed move": ("move 4", spoiled(device_game()), "en"),
    "ход, изменённый кем-то": ("ход 4", spoiled(device_game()), "ru"),
    "another seed": ("seed", edited(device_game(), seed="another"), "en"),
    "no seed": ("seed", device_game().save(reveal=False), "en"),
    "other rules": ("version 99", edited(device_game(), rules_version=99), "en"),
    "another pack": ("pack", edited(device_game(), pack="0" * 32), "en"),
    "words": ("words", POW_WORDS := ht.game("pow").match(2, SEED, words=["one", "two"]).save(), "en"),
    "слова": ("words: должно быть пустых текстов: 2", POW_WORDS, "ru"),
    "an unknown bot": ("bots", device_game(bots=("", "search:iterations=7")).save(), "en"),
    "too many moves": (f"moves: expected at most {MOVES}", edited(device_game(), moves=[[]] * (MOVES + 1)), "en"),
    "a long seed": ("seed: expected at most 64", device_game(seed="x" * 65).save(), "en"),
    "half a letter": (r"\ud800", device_game().save().replace("{", r'{"\ud800": 1,', 1), "en"),
    "half a letter twice": (r"\ud800", device_game().save().replace("{", r'{"\ud800": 1, "\ud800": 1,', 1), "en"),
    "half a letter as a pack": (r"\ud800", edited(device_game(), pack="\ud800"), "ru"),
    "too many letters": ("save", "x" * (LETTERS + 1), "en"),
    "only bots": ("at least one seat", device_game(bots=("easy", "easy")).save(), "en"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_is_wrong_is_named(embedded, case):
    words, save, language = REFUSED[case]

    async def scenario(new):
        ada = new()
        await ada.come()
        answer = await ada.ask("POST", "/local-games", {"save": save}, Accept_Language=language)
        assert (answer.status_code, answer.json()["code"]) == (400, "unreadable"), answer.text
        assert words in answer.json()["error"]
        assert not await rows(embedded, MATCH)

    serve(embedded, scenario)


def test_seats_that_are_not_there(embedded):
    async def scenario(new):
        ada = new()
        await ada.come()
        save = device_game().save()
        assert await ada.refused("POST", "/local-games", {"save": save, "free": [5]}) == (400, "no-such-seat")
        assert await ada.refused("POST", "/local-games", {"save": save, "free": [0]}) == (400, "unreadable")
        assert await ada.refused("POST", "/local-games", {"save": save, "names": {"1": "Eve"}}) == (400, "unreadable")
        assert await ada.refused("POST", "/me/matches", {"save": save}) == (409, "device-not-over")
        assert await ada.refused("POST", "/local-games", {"save": play(device_game()).save()}) == (409, "device-over")
        other = edited(device_game(), title="chess")
        assert await ada.refused("POST", "/local-games", {"save": other}) == (404, "no-such-title")
        assert await new().refused("POST", "/local-games", {"save": save}) == (401, "who-are-you")

    serve(embedded, scenario)


def test_saves_are_limited_by_person_and_by_address(embedded):
    async def scenario(new):
        ada, bob, far = new(), new(), new("10.9.9.9")
        for browser, name in ((ada, "Ada"), (bob, "Bob"), (far, "Far")):
            await browser.come(name)
        wrong = {"save": "{}"}
        assert await ada.refused("POST", "/me/matches", wrong) == (400, "unreadable")
        assert await ada.refused("POST", "/me/matches", wrong) == (400, "unreadable")
        assert await ada.refused("POST", "/me/matches", wrong) == (429, "too-many")
        assert await bob.refused("POST", "/me/matches", wrong) == (429, "too-many")
        assert await far.refused("POST", "/me/matches", wrong) == (400, "unreadable")

    serve(embedded, scenario, saves_per_minute=2)


def test_moves_are_made_again_beside_the_event_loop(embedded, monkeypatch):
    threads: list[int] = []
    make = Match.play

    def noted(self: Match, seat: int, move: Any) -> None:
        threads.append(threading.get_ident())
        make(self, seat, move)

    async def scenario(new):
        ada = new()
        await ada.come()
        saves = device_game(bots=("", "")).save(), play(device_game()).save()
        monkeypatch.setattr(Match, "play", noted)
        await ada.do("POST", "/local-games", {"save": saves[0]})
        await ada.do("POST", "/me/matches", {"save": saves[1]})
        assert len(threads) > 9 * 3
        assert threading.get_ident() not in threads

    serve(embedded, scenario)
