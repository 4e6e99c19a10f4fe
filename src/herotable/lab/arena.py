"""The arena: bots against each other, seats rotated, the same dice and cards for every rotation."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from ..bots import parse_bot
from ..engine.cores import cores
from ..engine.errors import ErrorMessage, expected
from ..engine.game import Game
from ..engine.pack import Pack
from ..skill import Skill, rated


@dataclass
class Standing:
    """A bot's results: its share of the wins in each block of games with the same dice."""

    name: str
    expected: float  # the share of wins if all were equally strong
    blocks: list[float] = field(default_factory=list)
    rating: Skill = field(default_factory=Skill)

    @property
    def share(self) -> float:
        """The share of all games that it has won; a shared win counts in part."""
        return mean(self.blocks) if self.blocks else 0.0

    @property
    def doubt(self) -> float:
        """Half the width of the 95 % interval of the share."""
        blocks = [*self.blocks, 0.0, 1.0]  # one lost and one won, so that a few equal blocks do not look certain
        return float(1.96 * stdev(blocks) / len(blocks) ** 0.5)


class Arena:
    """Bots at the tables of one title; with more seats than bots each bot takes several."""

    def __init__(
        self,
        game: Game,
        bots: list[str],
        seats: int,
        options: dict[str, Any] | None = None,
        pack: Pack | None = None,
    ):
        if len(bots) < 2 or seats % len(bots):
            raise expected("bots", ErrorMessage("bots-share", seats=seats), len(bots))
        for name in bots:
            parse_bot(name)
        self.game, self.seats, self.options = game, seats, game.checked(seats, options or {})
        self.pack = pack
        self.standings = [Standing(name, 1 / len(bots)) for name in bots]

    def play(self, games: int, seed: int, done: Callable[[int], None]) -> None:
        """Play blocks of one game for each rotation; call `done` after each block. Ctrl-C keeps finished blocks."""
        blocks = -(-games // len(self.standings))
        with ThreadPoolExecutor(cores()) as pool:
            try:
                for results in pool.map(self._block, range(seed, seed + blocks)):
                    self._count(results)
                    done(len(results))
            except KeyboardInterrupt:
                pool.shutdown(cancel_futures=True)

    def _block(self, seed: int) -> list[list[float]]:
        """Play the same game in every rotation; return each bot's share of each win."""
        return [self._game(seed, turn) for turn in range(len(self.standings))]

    def _game(self, seed: int, turn: int) -> list[float]:
        owner = [(seat + turn) % len(self.standings) for seat in range(self.seats)]
        bots = [parse_bot(self.standings[o].name, seed=f"{seed} {turn} {seat}") for seat, o in enumerate(owner)]
        match = self.game.match(self.seats, seed, self.pack, **self.options)
        while not match.over:
            seat = match.waiting[0]
            match.play(seat, bots[seat].choose(match, seat))
        shares = [0.0] * len(self.standings)
        for seat in match.winners:
            shares[owner[seat]] += 1 / len(match.winners)
        return shares

    def _count(self, results: list[list[float]]) -> None:
        for standing, shares in zip(self.standings, zip(*results, strict=True), strict=True):
            standing.blocks.append(mean(shares))
        for game in results:
            ratings = rated([standing.rating for standing in self.standings], game)
            for standing, rating in zip(self.standings, ratings, strict=True):
                standing.rating = rating

    def lines(self, say: Callable[..., str]) -> Iterator[str]:
        """The standings as text in the words of `say`, the strongest first."""
        games = len(self.standings[0].blocks) * len(self.standings)
        packs = [Path(self.pack.file).name or self.pack.name] if self.pack else []
        chosen = [f"{name}={choice}" for name, choice in self.game.chosen(self.options).items()]
        yield ", ".join([say("arena-head", title=self.game.name, seats=self.seats, games=games), *packs, *chosen])
        for standing in sorted(self.standings, key=lambda s: -s.share):
            share = f"{100 * standing.share:5.1f} % ± {100 * standing.doubt:.1f}"
            rating = f"{standing.rating.mu:.1f} ± {2 * standing.rating.sigma:.1f}"
            said = f"{say('arena-wins')} {share:<16} {say('arena-rating')} {rating}"
            yield f"{standing.name:<28} {said.replace('.', say('decimal-point'))}"
