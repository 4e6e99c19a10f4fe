"""What everybody is told is enough to follow the battle."""

from typing import Any

import pytest

from tests.play import finished

from .position import GAME


@pytest.mark.parametrize("options", [{}, {"rows": 6}, {"series": 3}, {"friendly_fire": True}])
@pytest.mark.parametrize("seed", range(3))
def test_M4_the_battlefield_and_the_scores_follow_from_the_log(seed, options):
    match = finished(GAME, 2, options, seed)
    spaces: dict[Any, int] = {}
    columns: dict[Any, int] = {}
    for event in match.events(None):
        hero = event.get("seat"), event.get("hero")
        if event["event"] == "mustered":
            spaces, columns = ({}, {}) if event["seat"] == 0 else (spaces, columns)
        elif event["event"] == "placed":
            spaces[hero], columns[hero] = 0, event["column"]
        elif event["event"] == "advanced":
            spaces[hero] += 1
            assert (columns[hero], spaces[hero] + 1) == (event["column"], event["row"])
        elif event["event"] == "retreated":
            spaces[hero] -= event["spaces"]
            assert spaces[hero] >= 0
        elif event["event"] == "written":
            doubled = [n * (1 + (name == "donatos")) for (seat, name), n in spaces.items() if seat == event["seat"]]
            assert sum(doubled) == event["points"]
    field = match.view(None)["table"]["field"]
    assert spaces == {(seat, hero["hero"]): hero["advanced"] for seat in range(2) for hero in field[seat]}
