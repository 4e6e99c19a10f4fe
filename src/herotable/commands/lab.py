"""`herotable lab`: many games at once."""

import argparse

from . import add_command, console, find_game, many


def add_lab(parent: argparse.ArgumentParser) -> None:
    """What the commands take."""
    from ..games import TITLES

    lab = parent.add_subparsers(required=True, metavar="COMMAND")
    command = add_command(lab, "arena", arena, "let bots play each other, seats rotated, with the same dice for each")
    command.add_argument("title", choices=TITLES)
    command.add_argument("--bots", required=True, help="for example easy,hard or greedy,search:iterations=500")
    command.add_argument(
        "--games", type=many, default=100, help="how many games (100), rounded up to whole rotations of the seats"
    )
    command.add_argument("--seats", type=int, help="how many seats, shared evenly (as many as bots)")
    command.add_argument("--seed", type=int, default=1)


def arena(asked: argparse.Namespace) -> int:
    """Let bots play each other."""
    from rich.progress import Progress

    from ..lab.arena import Arena

    game, bots = find_game(asked.title), asked.bots.split(",")
    games = Arena(game, bots, max(len(bots), game.seats[0]) if asked.seats is None else asked.seats)
    with Progress(console=console(), transient=True) as progress:
        task = progress.add_task("games", total=asked.games)
        games.play(asked.games, asked.seed, lambda count: progress.advance(task, count))
    for line in games.lines():
        print(line)
    return 0
