"""The example of the rulebook: Max, Katya and Zhenya in the third stage of a round."""

from .position import act, energy, fighting, knockouts, legal, reveal, see, told, traps, wins


def example():
    return reveal(
        "planning melee shot", heroes="groot rocket gamora", field="seven-cards", traps="melee shot", energy=[1, 3, 3],
        sequences={0: "ambush ambush", 1: "arsenal melee", 2: "planning trick"},
    )  # fmt: skip


def test_B3_2_the_books_example():
    match = example()
    assert (see(match)["stage"], match.waiting) == (2, (0,))
    act(match, "A feint melee")
    assert told(match, "revealed") == [(0, "planning"), (1, "melee"), (2, "shot")]
    assert told(match, "left") == [(1, "knockout")]
    assert (fighting(match), knockouts(match), traps(match)) == ("AC", "", "melee shot")
    assert energy(match) == [1, 3, 2]
    assert legal(match, 2) == ["shoot", "suppress"]
    act(match, "C shoot")
    assert told(match, "left") == [(1, "knockout"), (0, "energy")]
    assert wins(match) == [0, 0, 1]


def test_B3_2_katyas_flurry_would_have_been_two():
    match = act(example(), "A feint trick")
    assert energy(match)[1] == 2
    act(match, "B flurry C")
    assert told(match, "hurt")[1] == (2, 1)
