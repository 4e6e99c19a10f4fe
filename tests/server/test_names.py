"""Names: one spelling for one look, no hidden letters, no look-alikes of an account."""

import unicodedata
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from herotable.server.database.schema import PERSON
from herotable.server.errors import Refusal
from herotable.server.rooms.entries import Adopted
from herotable.server.rooms.look_alikes import ALIKE, SKELETON_LENGTH, skeleton
from herotable.server.rooms.names import LONGEST, account_name, normal_name
from herotable.server.rooms.wire import Join

from .browser import PASSWORD, rows, serve
from .desk import Desk

CYRILLIC = str.maketrans("aceopxyABCEHKMOPTX", "асеорхуАВСЕНКМОРТХ")
SEEN = st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=LONGEST)


def refusal_of(check, name):
    with pytest.raises(Refusal) as refused:
        check(name)
    return refused.value.message.name


# ---------------------------------------------------------------- one spelling


@given(st.text(max_size=LONGEST))
def test_a_name_that_is_accepted_stays_as_it_is(name):
    with suppress(Refusal):
        normal = normal_name(name)
        assert normal_name(normal) == normal == unicodedata.normalize("NFKC", normal).strip()
        assert 0 < len(normal) <= LONGEST
        assert not {unicodedata.category(letter)[0] for letter in normal} & {"C"}


@given(SEEN)
def test_what_looks_the_same_has_one_skeleton_however_it_is_spelled(name):
    for form in ("NFC", "NFD", "NFKC", "NFKD"):
        assert skeleton(unicodedata.normalize(form, name)) == skeleton(name)
    assert len(skeleton(name)) <= SKELETON_LENGTH


@given(st.text(st.sampled_from("aceopxyABCEHKMOPTX"), min_size=1, max_size=LONGEST))
def test_a_latin_word_in_cyrillic_letters_has_its_skeleton(name):
    assert skeleton(name.translate(CYRILLIC)) == skeleton(name)


@given(st.text(st.sampled_from("bdfghijkmnqrstuvwz"), min_size=1, max_size=LONGEST))
def test_plain_small_letters_keep_names_apart(name):
    assert skeleton(name) == name.replace("vv", "w").replace("rn", "m")


def test_no_look_alike_stands_for_two_letters():
    others = "".join(ALIKE.values())
    assert sorted({*others}) == sorted(others)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ada", "Аdа"), ("Ivan", "lvan"), ("BOB", "ВОВ"), ("Arnold", "Amold"), ("Tom", "Ｔｏｍ"), ("Leo", "Le0"),
     ("Zoë", "Zo\u0308ё".replace("o\u0308", "o")), ("NIKO", "ΝΙΚΟ"), ("niko", "nikо"), ("A-B", "A–B")],
)  # fmt: skip
def test_these_look_the_same(one, other):
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), [("Ada", "Ide"), ("Иван", "Ivan"), ("Zoe", "Zoë"), ("Ann", "Anne")])
def test_these_do_not(one, other):
    assert skeleton(one) != skeleton(other)


@pytest.mark.parametrize("hidden", ["A\u200bda", "\u3164", "Ada\u2800", "A\u034fda", "A\U000e0041da", "\u202eadA"])
def test_what_nobody_can_see_is_no_part_of_a_name(hidden):
    assert refusal_of(normal_name, hidden) == "name-hidden"


def test_signs_of_a_keyboard_are_written_in_one_way():
    assert normal_name("❤\ufe0f  Ａda ") == "❤ Ada"
    assert refusal_of(normal_name, "Z\u0334\u0322\u0327a") == "name-marks"
    assert refusal_of(normal_name, "\ufdfa" * 2) == "name-length"
    assert refusal_of(normal_name, "＜b＞") == "name-hidden"


# ---------------------------------------------------------------- accounts


@pytest.mark.parametrize("name", ["Pаul", "Zoё", "DJВася", "ᎪᎠᎪ", "αlpha"])
def test_a_word_of_an_account_has_letters_of_one_alphabet(name):
    assert refusal_of(account_name, name) == "name-mixed"
    assert normal_name(name) == name  # a guest may


@pytest.mark.parametrize("name", ["DJ Вася", "Nguyễn", "田中ひろ", "김철수", "مریم", "हिन्दी", "Кот-2", "👍 Tom"])
def test_names_of_all_languages_are_good(name):
    assert account_name(name) == name


def test_of_names_that_look_the_same_one_is_an_account(store):
    async def scenario(new):
        await new().register("Boba")
        for other in ["Вова", "B0BA", "ВОВА", "ＢＯＢＡ"]:
            body = {"name": other, "password": PASSWORD}
            assert await new().refused("POST", "/accounts", body) == (409, "name-taken"), other
        ben = new()
        await ben.register("Ben")
        assert await ben.refused("PATCH", "/me", {"name": "Вова"}) == (409, "name-taken")
        assert await ben.refused("PATCH", "/me", {"name": "Bеn"}) == (400, "unreadable")
        await ben.do("PATCH", "/me", {"name": "BEN"})

    serve(store, scenario)


def test_names_are_stored_in_one_spelling(embedded):
    async def scenario(new):
        await new().register("Ａda  K")
        await new().come("Ｂen")
        assert [row.name for row in await rows(embedded, PERSON)] == ["Ada K", "Ben"]
        assert await new().log_in("ada k")

    serve(embedded, scenario)


# ---------------------------------------------------------------- guests


def test_nobody_else_bears_the_name_of_an_account(store):
    async def scenario(new):
        ada, guest = new(), new()
        await ada.register("Ada")
        assert await guest.refused("POST", "/guests", {"name": "Аda"}) == (409, "name-taken")
        await guest.come("Guest")
        assert await guest.refused("PATCH", "/me", {"name": "ADA"}) == (409, "name-taken")
        ben = new()
        await ben.register("Ben")
        assert await ben.refused("POST", "/bots", {"name": "Аdа"}) == (409, "name-taken")
        await ben.do("POST", "/bots", {"name": "Ben"})

    serve(store, scenario)


def test_nor_at_a_table(embedded):
    async def scenario(new):
        early, ada, ben = new(), new(), new()
        await early.come("Ada")
        await ada.register("Ada")
        await ben.register("Ben")
        table = {"title": "pow", "seats": 4}
        assert await early.refused("POST", "/tables", table) == (409, "name-taken")
        assert await early.refused("POST", "/quick", {"title": "pow"}) == (409, "name-taken")
        match = (await ada.do("POST", "/tables", table))["id"]
        actions = f"/tables/{match}/actions"
        assert await early.refused("POST", actions, {"do": "join"}) == (409, "name-taken")
        assert await ben.refused("POST", actions, {"do": "join", "name": "Аdа"}) == (409, "name-taken")
        await ben.do("POST", actions, {"do": "join", "name": "Ｃid"})
        seats = (await ben.get(f"/tables/{match}"))["room"]["seats"]
        assert [(seat["name"], seat["guest"]) for seat in seats[:2]] == [("Ada", False), ("Cid", False)]

    serve(embedded, scenario)


def test_a_guest_is_marked_in_lists_at_the_table_and_in_the_chat(embedded):
    async def scenario(new):
        guest, ada = new(), new()
        id = await guest.come("Guest")
        await ada.register("Ada")
        match = (await guest.do("POST", "/tables", {"title": "pow", "seats": 2, "listed": True}))["id"]
        assert [(table["host"], table["guest"]) for table in await ada.get("/tables")] == [("Guest", True)]
        for browser, action in (
            (ada, {"do": "join"}),
            (guest, {"do": "say", "text": "a"}),
            (ada, {"do": "say", "text": "b"}),
        ):
            await browser.do("POST", f"/tables/{match}/actions", action)
        shown = await ada.get(f"/tables/{match}")
        assert [seat["guest"] for seat in shown["room"]["seats"]] == [True, False]
        said = [(entry["kind"], entry["guest"]) for entry in shown["missed"] if "guest" in entry]
        assert said == [("joined", True), ("joined", False), ("said", True), ("said", False)]
        [summary] = (await ada.get("/me/matches"))["matches"]
        assert [player["guest"] for player in summary["players"]] == [True, False]
        assert (await ada.get(f"/people/{id}"))["kind"] == "guest"

    serve(embedded, scenario)


def test_who_logs_in_is_no_guest_at_the_table_any_more():
    desk = Desk()
    desk.act("ann", Join())
    assert desk.room.chairs[0].guest
    desk.enter(Adopted("ann", "account"))
    assert not desk.room.chairs[0].guest
