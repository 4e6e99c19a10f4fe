"""What a move of Superhero Battle would do, told before it is made, compared with what comes of it."""

import pytest

import herotable as ht
from tests.consequences import consequences, futures
from tests.play import points_of

from .position import act, battle, lay, reveal

GAME = ht.game("battle")
LATER = ("revealed", "idle", "round", "won", "battle")  # what a move's own effect comes before
MOVES_LOOKED_AT = 120


def until(events, *kinds):
    """The events before the first of these kinds, and before the next stage, which heroes without cards leave."""
    ends = [n for n, event in enumerate(events) if event["event"] in kinds or event.get("reason") == "cards"]
    return events[: ends[0]] if ends else events


def ends_round(match, events):
    """B10: some battlefields change energy or the first player when a round ends, before it is told."""
    table = match.view(None)["table"]
    is_felt = (table["battlefield"] or {"effect": ""})["effect"] in ("decay", "pass-first")
    return is_felt and table["stage"] == 2 and not of(events, "revealed")


def of(events, *kinds):
    return [event for event in events if event["event"] in kinds]


def energy_after(events, seat, before):
    """What the last change of energy told of a seat."""
    told = [event["energy"] for event in of(events, "hurt", "healed") if event["seat"] == seat]
    return told[-1] if told else before


def check_deed(match, seat, deed, events):
    """B5.1, B6.2: exactly these heroes are hit, leave or lose cards, and the battle is decided or not."""
    own, before = until(events, *LATER), match.view(seat)["table"]["seats"]
    if ends_round(match, events):
        return
    left = {event["seat"] for event in of(own, "left")}
    hits = {hit["seat"]: hit for hit in deed["hits"]}
    for other, fighter in enumerate(before):
        expected = deed["energy"] if other == seat else hits.get(other, fighter)["energy"]
        assert energy_after(own, other, fighter["energy"]) == expected
        assert (other in left) == (deed["out"] if other == seat else hits.get(other, {"out": False})["out"])
    assert [event["seat"] for event in of(own, "first")] == [seat] * deed["first"]
    assert (seat in {event["seat"] for event in of(until(events, "revealed", "battle"), "won")}) == deed["wins"]
    check_losses(deed, own, seat)


def check_losses(deed, events, seat):
    """B6.3, B6.4, B6.6: whose hand loses a card surely, and whose may."""
    lost = {event["seat"] for event in of(events, "discarded")} | {event["rival"] for event in of(events, "stolen")}
    sequences = {event["seat"] for event in of(events, "left")}  # a card face down is discarded, too
    sure = {loss["seat"] for loss in deed["losses"] if loss["danger"] == "sure"}
    possible = {loss["seat"] for loss in deed["losses"]}
    assert sure <= lost
    assert lost - {seat} - sequences <= possible


def check_card(match, seat, told, events):
    """B3.2: a card that is turned up with nothing in between does what was told; a wrong number always does."""
    met = [n for n, event in enumerate(events) if event["event"] == "revealed" and event["seat"] == seat]
    if not met or (told["before"] and not told["order"]):
        return
    own = until(events[met[0] + 1 :], "revealed", "acted", "used", "copied", "silenced", "swapped")
    leaves = [event["reason"] for event in of(own, "left") if event["seat"] == seat]
    if told["danger"] == "sure":
        assert leaves == [told["reason"]]
    elif told["danger"] == "none" and not of(own, "round", "battle"):
        assert leaves == []
        assert energy_after(own, seat, match.view(seat)["table"]["seats"][seat]["energy"]) == told["energy"]


def revealed(match, seat, bot):
    """The others decide by chance until the seat has to; a swap is declined."""
    since = len(match.told)
    while not match.over:
        other = match.waiting[0]
        is_swap = match.view(other)["table"]["phase"] == "swap"
        if other == seat and not is_swap:
            break
        match.play(other, "stay" if is_swap else bot.choose(match, other))
    return match.events(seat, since)


def check(match, seat, move, told, bot):
    verb = move.split()[0]
    for after, events in futures(match, seat, move):
        if verb == "lay":
            check_card(match, seat, told, events + revealed(after, seat, bot))
        elif verb in ("swap", "stay"):
            own = until(events, "revealed", "acted", "round", "battle")
            leaves = [event["reason"] for event in of(own, "left") if event["seat"] == seat]
            assert leaves == ([told["reason"]] if told["danger"] == "sure" else [])
        elif verb not in ("hero", "draft", "discard", "copy"):
            (deed,) = told["deeds"]
            check_deed(match, seat, deed, events)


VARIANTS = [
    pytest.param(n, seats, options, id=f"{seats} {options}") for n, (seats, options) in enumerate(GAME.variants())
]


@pytest.mark.parametrize(("seed", "seats", "options"), VARIANTS)
def test_B3_2_every_move_does_what_was_told_on_every_imagined_table(seed, seats, options):
    bot = ht.bot("random", seed=seed)
    for match in points_of(GAME.match(seats, f"consequence {seed}", **options), seed):
        if match.number > MOVES_LOOKED_AT or match.over:
            break
        for seat in match.waiting[:1]:
            for move, told in consequences(match, seat).items():
                check(match, seat, move, told, bot)


def test_B3_2_a_lower_number_puts_the_hero_out_for_sure():
    told = consequences(battle(hands={0: "ambush shot"}, sequences={0: "shot", 1: "melee", 2: "melee"}, first=1))
    assert told["lay shot"]["danger"] == "none"
    wrong = told["lay ambush"]
    assert (wrong["danger"], wrong["rule"], wrong["reason"], wrong["order"]) == ("sure", "B3.2", "order", "shot")
    assert wrong["deeds"] == []


def test_B4_1_a_knockout_is_sure_for_the_first_and_possible_for_the_others():
    match = battle(hands={0: "trick planning"}, knockouts="trick")
    assert consequences(match)["lay trick"]["danger"] == "sure"
    assert consequences(match)["lay planning"]["danger"] == "none"
    later = consequences(battle(hands={0: "trick planning"}, knockouts="trick", first=1))["lay trick"]
    assert (later["danger"], later["reason"], later["before"]) == ("possible", "knockout", [1, 2])


def test_B6_5_a_stance_protects_from_a_knockout():
    match = battle(hands={0: "defence"}, sequences={0: "defence*", 1: "melee", 2: "melee"}, knockouts="defence")
    told = consequences(match)["lay defence"]
    assert (told["danger"], told["knockout"], told["protected"]) == ("none", True, True)


def test_B9_doctor_strange_may_take_a_wrong_card_back():
    sequences = {0: "shot", 1: "melee", 2: "melee"}
    match = battle("doctor-strange thor cosmo", hands={0: "ambush shot"}, sequences=sequences, boxes="both")
    told = consequences(match)
    assert told["lay ambush"]["danger"] == "possible"


def test_B3_2_a_trap_costs_energy_and_the_last_of_it_the_battle():
    match = battle(hands={0: "trick planning"}, traps="trick", energy=[2, 3, 3])
    assert (consequences(match)["lay trick"]["energy"], consequences(match)["lay trick"]["danger"]) == (1, "none")
    last = consequences(battle(hands={0: "trick planning"}, traps="trick", energy=[1, 3, 3]))["lay trick"]
    assert (last["danger"], last["reason"]) == ("sure", "energy")


def test_B6_1_a_card_tells_whom_its_actions_would_hit():
    match = battle(hands={0: "melee shot"}, sequences={0: "melee", 1: "melee", 2: "defence*"}, energy=[3, 2, 1])
    leap, flurry = consequences(match)["lay melee"]["deeds"]
    assert (leap["action"], leap["cards"]) == ("leap", 3)
    assert flurry["hits"] == [{"seat": 1, "energy": 0, "out": True}]  # the hero in Stance takes nothing
    shoot, _ = consequences(match)["lay shot"]["deeds"]
    assert shoot["hits"] == [{"seat": 1, "energy": 1, "out": False}]


def test_B3_5_seizing_the_initiative_from_oneself_may_put_the_own_hero_out():
    told = consequences(reveal("ambush ambush ambush", energy=[1, 3, 3]))["seize"]
    assert (told["danger"], told["rule"], told["deeds"][0]["out"]) == ("sure", "B3.5", True)


def test_B6_3_stun_is_sure_where_a_card_is_known():
    match = reveal("ambush ambush ambush", hands={1: "shot", 2: "melee"})
    match = act(match, "A stun trick")  # both show their hands
    told = consequences(match, 1)["stun melee"]["deeds"][0]["losses"]
    assert {loss["seat"]: loss["danger"] for loss in told} == {0: "possible", 2: "sure"}


def test_B9_the_second_action_is_told_after_the_first():
    match = act(reveal("planning shot shot", heroes="yondu"), "A feint shot")
    told = consequences(match)
    assert told["vantage melee"]["deeds"][0]["tactic"] == {"tactic": "melee", "trap": True, "knockout": False}
    assert "feint melee" not in told
    assert told["done"]["deeds"][0]["energy"] == 3


def test_B4_1_a_card_of_a_draft_has_no_consequence_but_is_told_of():
    told = consequences(lay(battle(hands={0: "trick planning"}), "trick planning planning"))
    assert {*told} == {"dodge", "slide B", "slide C", "ability"}
