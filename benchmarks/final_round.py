"""How often O12's ruling decides a game of Full Order: `python -m benchmarks.final_round [GAMES]`; docs/balance.md.

Bots of the level `normal` play a game. If its first skipped turn is a bonus turn, the two readings of O12 part there:
the same moves are then played on by the other reading, and once more by the same one, which shows what chance does.
"""

import sys
from typing import Any

import herotable as ht
from herotable.engine.match import Match, Row

GAMES = 300
LEVEL = "normal"


def played_out(match: Match, seed: str) -> int:
    """Play a match to its end; how many moves it had when somebody first had to skip."""
    bots = [ht.bot(LEVEL, seed=f"{seed}-{seat}") for seat in range(match.seats)]
    moves = 0
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(match, seat))
        moves = moves or len(match.rows) * bool(skipped(match))
    return moves


def skipped(match: Match) -> list[Any]:
    """The turns that were skipped, normal or bonus."""
    return [event["turn"] for event in match.events(None) if event["event"] == "skipped"]


def again(seats: int, seed: str, rows: list[Row], how: str, **options: Any) -> Match:
    """The same moves, played on by bots with other dice."""
    match = ht.game("order").match(seats, seed=seed, **options)
    for row in rows:
        match.play(row.seat, row.move)
    played_out(match, f"{seed}-{how}")
    return match


def differences(seats: int, number: int) -> tuple[bool, ...]:
    """Do the readings part in this game, with other scores, another winner, and another one by chance alone?"""
    seed = f"o12-{seats}-{number}"
    match = ht.game("order").match(seats, seed=seed)
    moves = played_out(match, seed)
    rows = match.rows[:moves]
    if skipped(match)[0] == "normal":
        return False, False, False, False
    other = again(seats, seed, rows, "other", bonus_skip=False)
    same = again(seats, seed, rows, "again")
    return True, match.scores != other.scores, match.winners != other.winners, match.winners != same.winners


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    for seats in ht.game("order").seats:
        counts = [sum(column) for column in zip(*(differences(seats, n) for n in range(games)), strict=True)]
        print(seats, "seats:", games, "games; parted, other scores, other winners, by chance:", *counts, flush=True)
