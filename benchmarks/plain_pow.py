"""POW! as one writes it with classes: a yardstick of speed, and a second witness of the rules."""

from itertools import combinations
from random import Random
from typing import Literal, TypeAlias

Kind: TypeAlias = Literal["hero", "villain"]
Face: TypeAlias = Literal["shield", "skull", "blue", "orange"]
Move: TypeAlias = (
    tuple[Literal["roll"], tuple[Face, ...]]
    | tuple[Literal["take"], Kind, int]
    | tuple[Literal["steal"], Kind, int, int]
    | tuple[Literal["forfeit"]]
)

HEROES = (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6)
VILLAINS = (-1, -1, -1, -1, -1, -2, -2, -2, -2, -3, -3, -4)
DIE: tuple[Face, ...] = ("shield", "shield", "skull", "skull", "blue", "orange")
DICE = 5
ROLLS = 3
STEAL_TOP = 3
TAKING: dict[Kind, Face] = {"hero": "shield", "villain": "skull"}
STEALING: dict[Kind, Face] = {"hero": "blue", "villain": "orange"}


class Player:
    """A player's two stacks, the top tile last."""

    def __init__(self) -> None:
        """Begin with no tile."""
        self.stacks: dict[Kind, list[int]] = {"hero": [], "villain": []}

    def within_reach(self, kind: Kind, marks: int) -> range:
        """P5c, P5d: three "!" reach the top tile only, more of them any tile, counted from the top."""
        height = len(self.stacks[kind])
        return range(1, 1 + (min(1, height) if marks == STEAL_TOP else height))

    def score(self) -> int:
        """P10, P11: heroes no higher than the villains, the top ones removed, less all villains."""
        villains = self.stacks["villain"]
        return sum(self.stacks["hero"][: len(villains)]) + sum(villains)


class Pow:
    """One game of POW!"""

    def __init__(self, seats: int, random: Random) -> None:
        """P1, P2: shuffle both rows and draw the starting seat."""
        self.random = random
        self.rows: dict[Kind, list[int]] = {
            "hero": random.sample(HEROES, len(HEROES)),
            "villain": random.sample(VILLAINS, len(VILLAINS)),
        }
        self.players = [Player() for _ in range(seats)]
        self.turn = random.randrange(seats)
        self.begin_turn()

    def begin_turn(self) -> None:
        """P3: all dice are still to be rolled."""
        self.rolls = 0
        self.aside: list[Face] = []
        self.rolled: list[Face] = []

    def legal(self) -> list[Move]:
        """P3-P6: every distinct move of the seat whose turn it is."""
        if self.over:
            return []
        if self.rolls == 0:
            return [("roll", ())]
        return self.rerolls() + (self.takes() + self.steals() or [("forfeit",)])

    def play(self, move: Move) -> None:
        """Play one of the legal moves."""
        match move:
            case ("roll", kept):
                self.roll(kept)
            case ("take", kind, position):
                self.gain(kind, self.rows[kind].pop(position - 1))
            case ("steal", kind, rival, depth):
                self.gain(kind, self.players[rival].stacks[kind].pop(-depth))
            case ("forfeit",):
                self.forfeit()

    def rerolls(self) -> list[Move]:
        """P4: set aside at least one of the dice just rolled, and leave at least one to roll."""
        if self.rolls == ROLLS:
            return []
        kept = (dice for n in range(1, len(self.rolled)) for dice in combinations(self.rolled, n))
        return [("roll", dice) for dice in dict.fromkeys(kept)]

    def roll(self, kept: tuple[Face, ...]) -> None:
        """P3, P4: roll all dice not set aside; sorted, so that equal choices look equal."""
        self.aside.extend(kept)
        self.rolled = sorted(self.random.choices(DIE, k=DICE - len(self.aside)))
        self.rolls += 1

    def count(self, face: Face) -> int:
        """P4: dice set aside and dice just rolled count alike."""
        return self.aside.count(face) + self.rolled.count(face)

    def takes(self) -> list[Move]:
        """P5a, P5b: the tile of the row at the place that the shields or the skulls name."""
        return [
            ("take", kind, place)
            for kind, face in TAKING.items()
            if 1 <= (place := self.count(face)) <= len(self.rows[kind])
        ]

    def steals(self) -> list[Move]:
        """P5c, P5d: three or more "!" of one colour reach into the stacks of every other seat."""
        return [
            ("steal", kind, seat, depth)
            for kind, face in STEALING.items()
            if (marks := self.count(face)) >= STEAL_TOP
            for seat, player in enumerate(self.players)
            if seat != self.turn
            for depth in player.within_reach(kind, marks)
        ]

    def forfeit(self) -> None:
        """P6: take the worst villain of the centre, or the lowest hero, the leftmost of equals."""
        kind: Kind = "villain" if self.rows["villain"] else "hero"
        row = self.rows[kind]
        self.gain(kind, row.pop(row.index(min(row))))

    def gain(self, kind: Kind, tile: int) -> None:
        """P8: the tile goes on top of the player's stack, and the next seat begins its turn."""
        self.players[self.turn].stacks[kind].append(tile)
        self.turn = (self.turn + 1) % len(self.players)
        self.begin_turn()

    @property
    def over(self) -> bool:
        """P9: the game ends when both rows are empty."""
        return not any(self.rows.values())

    def scores(self) -> list[int]:
        """P11: the score of every seat."""
        return [player.score() for player in self.players]


def random_game(seats: int, random: Random) -> tuple[int, list[int]]:
    """Play uniformly random legal moves to the end; the number of moves and the scores."""
    game = Pow(seats, random)
    moves = 0
    while not game.over:
        game.play(random.choice(game.legal()))
        moves += 1
    return moves, game.scores()
