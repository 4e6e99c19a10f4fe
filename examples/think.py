"""A bot of your own in POW!: it plays imagined matches to their end, and makes the move that won most of them.

Run: python examples/think.py. It wins nearly all games against a random opponent.
"""

import argparse
from random import Random

import herotable as ht
from herotable.engine.match import Match


class Thinker:
    """Tries each move in matches as they may be: `match.copy()` would know the dice to come."""

    def __init__(self, playouts: int, seed: int):
        self.playouts, self.random = playouts, Random(seed)

    def choose(self, match: Match, seat: int) -> ht.Move:
        """The move after which this seat won most of its playouts."""
        moves = match.legal(seat)
        return moves[0] if len(moves) == 1 else max(moves, key=lambda move: self.wins(match, seat, move))

    def wins(self, match: Match, seat: int, move: ht.Move) -> float:
        """The share of playouts that the seat wins after a move."""
        return sum(self.share(match.imagine(seat), seat, move) for _ in range(self.playouts))

    def share(self, imagined: Match, seat: int, move: ht.Move) -> float:
        """The seat's share of the win, if everybody plays on at random."""
        imagined.play(seat, move)
        while imagined.waiting:
            other = imagined.waiting[0]
            imagined.play(other, self.random.choice(imagined.legal(other)))
        return (seat in imagined.winners) / len(imagined.winners)


def main(arguments: list[str] | None = None) -> float:
    """Play some games against a random opponent; the share of wins."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--playouts", type=int, default=20, help="for each move")
    asked = parser.parse_args(arguments)
    won = 0.0
    for number in range(asked.games):
        match = ht.game("pow").match(seats=2, seed=number)
        bots = {number % 2: Thinker(asked.playouts, number), 1 - number % 2: ht.bot("random", seed=number)}
        while match.waiting:
            match.play(match.waiting[0], bots[match.waiting[0]].choose(match, match.waiting[0]))
        won += (number % 2 in match.winners) / len(match.winners)
    print(f"won {won:g} of {asked.games} games")
    return won / asked.games


if __name__ == "__main__":
    main()
