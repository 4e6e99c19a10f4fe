"""Whole matches over real sockets, on both databases."""

import asyncio
import random

import pytest

from herotable.engine.errors import Refused, UserError

from .node import guests, node, seated


def run(coroutine):
    return asyncio.run(asyncio.wait_for(coroutine, 240))


async def play_on(client, match, dice, most=10_000):
    """Play any moves of one's own until the match is over."""
    async with client.at(match) as table:
        for _ in range(most):
            if table.over:
                break
            if table.legal:
                await table.play(dice.choice(table.legal))
            else:
                await table.next()
        return table


def test_two_people_play_a_whole_match_and_everybody_sees_the_same_end(database_url):
    async def evening():
        async with node(database_url) as url, guests(url, "Ann", "Bob", "Eve") as (ann, bob, eve):
            match = await seated([ann, bob], "pow")
            watching = asyncio.create_task(play_on(eve, match, random.Random(0)))
            one, two = await asyncio.gather(*(play_on(c, match, random.Random(i)) for i, c in enumerate([ann, bob])))
            spectator = await watching
            assert one.room["seats"][0]["mine"]
            assert not spectator.room["seats"][0]["mine"]
            assert one.room["seed"] == two.room["seed"] == spectator.room["seed"] is not None
            assert one.eyes[0]["view"]["scores"] == two.eyes[0]["view"]["scores"]
            assert spectator.eyes[0]["seat"] is None
            return one, (await eve.get(f"/tables/{match}"))

    table, seen = run(evening())
    assert [line["number"] for line in table.happened] == list(range(1, table.number + 1))
    assert seen["number"] == table.number


@pytest.mark.parametrize("title", ["pow", "order", "marines", "battle"])
def test_a_game_against_bots_takes_a_single_request(title, tmp_path):
    async def evening():
        async with node(f"sqlite:///{tmp_path / 't.db'}") as url, guests(url, "Ann") as (ann,):
            match = await ann.quick(title, level="random", seats=2)
            return await play_on(ann, match, random.Random(title))

    assert run(evening()).room["ended"] == "won"


def test_a_client_resumes_from_the_entry_it_has_also_after_a_restart(database_url):
    async def evening():
        async with node(database_url) as url, guests(url, "Ann", "Bob") as clients:
            match = await seated(clients, "pow")
            async with clients[0].at(match) as table:
                seat = table.eyes[0]["view"]["waiting"][0]
            async with clients[seat].at(match) as table:
                had = table.number
                await table.play(table.legal[0])
            async with clients[1 - seat].at(match, since=had) as other:
                missed = [line["kind"] for line in other.happened]
            cookies = dict(clients[seat].http.cookies)
        async with node(database_url) as url, guests(url, "Cid") as (again,):
            again.http.cookies.clear()
            again.http.cookies.update(cookies)
            async with again.at(match, since=had) as table:
                return missed, [line["kind"] for line in table.happened], table

    missed, after_restart, table = run(evening())
    assert missed == after_restart == ["moved"]
    assert table.room["state"] == "playing"


def test_refusals_name_the_rule_and_the_place(tmp_path):
    async def evening():
        async with node(f"sqlite:///{tmp_path / 't.db'}") as url, guests(url, "Ann", "Bob") as clients:
            match = await seated(clients, "marines")
            async with clients[0].at(match) as table:
                request = table.eyes[0]["request"]
                with pytest.raises(Refused) as refused:
                    await table.act("play", seat=0, move="end", request=request)
                with pytest.raises(UserError, match="not-your-seat"):
                    await table.act("play", seat=1, move="end", request=request)
                with pytest.raises(UserError, match="unreadable"):
                    await table.act("dance")
                with pytest.raises(UserError, match="no-such-table"):
                    await clients[0].get("/tables/nowhere")
                return refused.value.rule

    assert run(evening()) == "M1"


def test_a_table_without_spectators_shows_strangers_nothing(tmp_path):
    async def evening():
        async with node(f"sqlite:///{tmp_path / 't.db'}") as url, guests(url, "Ann", "Bob", "Eve") as (ann, bob, eve):
            match = await seated([ann, bob], "pow", spectators=False)
            with pytest.raises(UserError, match="no-spectators"):
                await eve.get(f"/tables/{match}")
            assert (await bob.get(f"/tables/{match}"))["room"]["state"] == "playing"

    run(evening())


def test_a_rematch_has_the_same_people_one_seat_further(tmp_path):
    async def evening():
        async with node(f"sqlite:///{tmp_path / 't.db'}") as url, guests(url, "Ann", "Bob") as (ann, bob):
            match = await seated([ann, bob], "pow")
            await ann.act(match, "offer", seat=0)
            await bob.act(match, "agree", seat=1, yes=True)
            await ann.act(match, "rematch")
            await bob.act(match, "rematch")
            new = (await ann.get(f"/tables/{match}"))["room"]["rematch"]
            return (await bob.get(f"/tables/{new}"))["room"]

    room = run(evening())
    assert [seat["name"] for seat in room["seats"]] == ["Bob", "Ann"]
    assert room["state"] == "lobby"


def test_a_socket_goes_on_to_the_rematch(tmp_path):
    async def evening():
        async with node(f"sqlite:///{tmp_path / 't.db'}") as url, guests(url, "Ann", "Bob") as (ann, bob):
            match = await seated([ann, bob], "pow")
            async with ann.at(match) as table:
                with pytest.raises(UserError, match="no-rematch"):
                    await table.follow()
                await table.act("offer", seat=0)
                await bob.act(match, "agree", seat=1, yes=True)
                await table.act("rematch")
                new = table.room["rematch"]
                await table.follow()
                assert [table.room["id"], table.room["state"], table.events] == [new, "lobby", []]
                assert [seat["here"] for seat in table.room["seats"]] == [False, True]
                await bob.act(new, "ready", seat=0)
                await table.act("start")
                assert (await bob.get(f"/tables/{new}"))["room"]["state"] == "playing"
                assert not any(seat["here"] for seat in (await bob.get(f"/tables/{match}"))["room"]["seats"])

    run(evening())


@pytest.mark.parametrize("friend", ["bot", "join"])
def test_a_rematch_begins_at_once_when_there_is_nobody_to_wait_for(tmp_path, friend):
    async def evening():
        async with node(f"sqlite:///{tmp_path / 't.db'}") as url, guests(url, "Ann") as (ann,):
            match = await ann.new_table("pow", 2)
            await ann.act(match, friend, seat=1)
            await ann.act(match, "start")
            await ann.act(match, "offer", seat=0)
            await ann.act(match, "rematch")
            new = (await ann.get(f"/tables/{match}"))["room"]["rematch"]
            return (await ann.get(f"/tables/{new}"))["room"]

    room = run(evening())
    assert room["state"] == "playing"
    assert room["seats"][1]["mine"]


def test_codes_find_open_tables_and_listed_tables_are_listed(tmp_path):
    async def evening():
        async with node(f"sqlite:///{tmp_path / 't.db'}", codes_per_minute=5) as url, guests(url, "Ann") as (ann,):
            made = await ann.post("/tables", title="pow", seats=3, listed=True)
            await ann.post("/tables", title="pow", seats=3)
            found = await ann.get(f"/codes/{made['code'].lower()}")
            listed = await ann.get("/tables")
            for _ in range(4):
                with pytest.raises(UserError, match="no-such-code"):
                    await ann.get("/codes/AAAAA")
            with pytest.raises(UserError, match="too-many"):
                await ann.get("/codes/AAAAA")
            return made, found, listed

    made, found, listed = run(evening())
    assert found["id"] == made["id"]
    assert [(table["id"], table["host"], table["taken"]) for table in listed] == [(made["id"], "Ann", 1)]


def test_a_listed_table_names_the_next_host_when_the_first_one_went(tmp_path):
    async def evening():
        async with node(f"sqlite:///{tmp_path / 't.db'}") as url, guests(url, "Ann", "Bob") as (ann, bob):
            match = await ann.new_table("pow", 3, listed=True)
            await bob.act(match, "join")
            await ann.act(match, "leave", seat=0)
            return [table["host"] for table in await bob.get("/tables")]

    assert run(evening()) == ["Bob"]


def test_a_listed_table_counts_the_bots_that_sit_there_now(tmp_path):
    async def evening():
        async with node(f"sqlite:///{tmp_path / 't.db'}") as url, guests(url, "Ann") as (ann,):
            match = await ann.new_table("pow", 4, listed=True, bots={"1": "easy"})
            taken = [(await ann.get("/tables"))[0]["taken"]]
            for do, seat in (("bot", 2), ("bot", 2), ("kick", 1), ("kick", 2)):
                await ann.act(match, do, seat=seat)
                taken.append((await ann.get("/tables"))[0]["taken"])
            return taken

    assert run(evening()) == [2, 3, 3, 2, 1]


def test_the_clock_moves_for_who_does_not(tmp_path):
    async def evening():
        async with node(f"sqlite:///{tmp_path / 't.db'}") as url, guests(url, "Ann", "Bob") as clients:
            match = await seated(clients, "pow", clock={"per_move": 5, "reserve": 0})
            async with clients[0].at(match) as table:
                while table.happened[-1]["kind"] != "moved":
                    await table.next()
                return table.happened[-1]

    assert run(evening())["by"] == "clock"
