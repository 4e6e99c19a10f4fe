"""The command `herotable`: play, replay, verify, bench, pack."""

import argparse
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .engine.errors import Unreadable
from .engine.game import Game
from .engine.match import Match

if TYPE_CHECKING:
    from rich.console import Console

NO_GPU = 2


def main(arguments: list[str] | None = None) -> int:
    """Run a command; an unreadable input ends with a clear message and status 1."""
    asked = parser().parse_args(arguments)
    try:
        return int(asked.run(asked))
    except Unreadable as error:
        print(f"herotable: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 1


def play(asked: argparse.Namespace) -> int:
    """Play a title in the terminal."""
    from .bots import described, prepare
    from .terminal.play import Game as Evening
    from .terminal.screen import Screen, default_names
    from .words import Words, own_language

    match = _loaded(asked) if asked.load else _new_match(asked)
    if not 0 <= asked.people <= match.seats:
        raise Unreadable(f"--people: expected 0 to {match.seats}, found {asked.people}")
    people = range(asked.people)
    words = Words(match.game, asked.language or own_language(), [])
    words.names = _names(asked.names, match.seats) if asked.names else default_names(match, people, words)
    screen = Screen(match, words, _console())
    screen.say("commitment", commitment=match.commitment)
    screen.forget()
    levels = (asked.bots.split(",") * match.seats)[: match.seats]
    bots = {seat: described(levels[i]) for i, seat in enumerate(range(len(people), match.seats))}
    if bots:
        with screen.console.status(words.say("preparing")):
            prepare(match.game)
    Evening(match, screen, bots, asked.pause if sys.stdin.isatty() else 0, _same_people(asked)).run()
    return 0


def _loaded(asked: argparse.Namespace) -> Match:
    match = _read_save(asked.load, asked.pack)
    if match.game.name != asked.title:
        raise Unreadable(f"{asked.load}: a game of {match.game.name}; expected one of {asked.title}")
    if asked.seats is not None or asked.seed is not None or asked.option or asked.word:
        raise Unreadable("--load: the saved game has its own seats, seed, options and words")
    return match


def _names(text: str, seats: int) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    if (
        len(names) != seats
        or len(set(names)) < seats
        or not all(n.isprintable() and n.strip("[]") == n != "" for n in names)
    ):
        raise Unreadable(f"--names: expected {seats} different names without brackets, found {text!r}")
    return names


def _same_people(asked: argparse.Namespace) -> str:
    """The command that goes on with a game for the same people."""
    program = sys.argv[0] if "/" in sys.argv[0] else "herotable"
    given = {"--people": asked.people, "--names": asked.names, "--pack": asked.pack, "--language": asked.language}
    return " ".join([program, "play", asked.title, *(f"{key} {shlex.quote(str(v))}" for key, v in given.items() if v)])


def replay(asked: argparse.Namespace) -> int:
    """Show a saved game: step by step at a terminal, else its whole log."""
    from .terminal.replay import Replay
    from .words import own_language

    match = _read_save(asked.file, asked.pack)
    if not match.over:
        go_on = f"herotable play {match.game.name} --load {asked.file}"
        raise Unreadable(
            f"{asked.file}: not over yet, and its past would show what is still hidden; go on with {go_on}"
        )
    shown = Replay(match, asked.language or own_language(), _console())
    if asked.at is not None:
        if not 0 <= asked.at <= len(match.rows):
            raise Unreadable(f"--at: expected 0 to {len(match.rows)}, found {asked.at}")
        shown.show(asked.at)
    elif asked.log or not sys.stdin.isatty():
        shown.show_log()
    else:
        shown.step()
    return 0


def verify(asked: argparse.Namespace) -> int:
    """Recompute every die and card of a save from its revealed seed."""
    match = _read_save(asked.file, asked.pack)
    print(f"The seed's SHA-256 is the commitment {match.commitment}.")
    print(f"{len(match.rows)} moves played again: every die, every card and every table are as saved.")
    print(f"{'Final' if match.over else 'Unfinished; table'} fingerprint {match.fingerprint}.")
    return 0


def bench(asked: argparse.Namespace) -> int:
    """Measure a title's speed here."""
    from .lab import bench as lab

    game, seats = _game(asked.title), _seats(asked)
    print(f"{game.name}, {seats} seats, whole random games, seed {asked.seed}")
    if asked.gpu:
        return _bench_gpu(game, seats, asked)
    fast = lab.compiled(game, seats, asked.games, asked.seed)
    slow = lab.interpreted(game, seats, max(1, asked.games // 1000), asked.seed)
    others = [slow, lab.plain(game, seats, max(1, asked.games // 50), asked.seed)]
    print(fast.line(), "on one core")
    clones, searches = lab.clones(game, seats) / 1e6, lab.searches(game, seats)
    print(f"{clones:.1f} million copies of a table/s, {searches:,.0f} search iterations/s, each a whole game")
    for other in others:
        if other is not None:
            print(other.line(), f"compiled is {fast / other:,.0f} times as fast")
    return 0


def _bench_gpu(game: Game, seats: int, asked: argparse.Namespace) -> int:
    from .lab import bench as lab
    from .lab.gpu import missing

    if (reason := missing()) is not None:
        print(f"herotable: no GPU: {reason}", file=sys.stderr)
        return NO_GPU
    for number in game.seats:
        here, there = lab.same_on_gpu(game, number, asked.games, asked.seed)
        same = "the same on both" if here == there else f"NOT the same: the GPU has {there}"
        print(f"{number} seats, {asked.games} games: fingerprint {here}, {same}")
        if here != there:
            return 1
    fast = lab.compiled(game, seats, asked.games, asked.seed)
    gpu = lab.on_gpu(game, seats, asked.gpu_games, asked.seed)
    print(fast.line(), "on one core")
    print(gpu.line(), f"{gpu / fast:,.0f} times one core")
    return 0


def arena(asked: argparse.Namespace) -> int:
    """Let bots play each other."""
    from rich.progress import Progress

    from .lab.arena import Arena

    game, bots = _game(asked.title), asked.bots.split(",")
    games = Arena(game, bots, asked.seats or max(len(bots), game.seats[0]))
    with Progress(console=_console(), transient=True) as progress:
        task = progress.add_task("games", total=asked.games)
        games.play(asked.games, asked.seed, lambda count: progress.advance(task, count))
    for line in games.lines():
        print(line)
    return 0


def pack_export(asked: argparse.Namespace) -> int:
    """Print a title's pack, to be edited."""
    print((_game(asked.title).folder / "pack.toml").read_text(encoding="utf-8"), end="")
    return 0


def pack_check(asked: argparse.Namespace) -> int:
    """Check an owner's pack."""
    import tomllib

    from .games import TITLES

    try:
        title = tomllib.loads(Path(asked.file).read_text(encoding="utf-8")).get("title")
    except (OSError, ValueError):
        title = TITLES[0]  # its reader says what is wrong with the file
    pack = _game(title if title in TITLES else TITLES[0]).read_pack(asked.file)
    counts = ", ".join(f"{len(rows)} × {name}" for name, rows in pack.components.items())
    print(f"{asked.file}: a good pack for {pack.title}: {counts}; fingerprint {pack.digest}")
    return 0


def _game(title: str) -> Game:
    from .games import game

    return game(title)


def _seats(asked: argparse.Namespace) -> int:
    game = _game(asked.title)
    seats = asked.seats if asked.seats is not None else min(3, game.seats[-1])
    game.checked(seats, {})
    return int(seats)


def _new_match(asked: argparse.Namespace) -> Match:
    game = _game(asked.title)
    options = dict(_option(game, text) for text in asked.option)
    return game.match(_seats(asked), asked.seed, asked.pack, tuple(asked.word), **options)


def _option(game: Game, text: str) -> tuple[str, Any]:
    name, _, typed = text.partition("=")
    choices = game.options[name].choices if name in game.options else ()
    return name, next((choice for choice in choices if str(choice).lower() == typed.lower()), typed)


def _read_save(path: str, pack: str | None) -> Match:
    from . import load

    try:
        return load(Path(path).read_text(encoding="utf-8"), pack)
    except OSError as error:
        raise Unreadable(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise Unreadable(f"{path}: expected text in UTF-8, found another byte at {error.start}") from None
    except Unreadable as error:
        raise Unreadable(f"{path}: {error}") from None


def _console() -> "Console":
    from rich.console import Console

    return Console(highlight=False)


def parser() -> argparse.ArgumentParser:
    """The commands and what they take."""
    from . import __version__

    top = argparse.ArgumentParser(prog="herotable", description="A table for hero board games.")
    top.add_argument("--version", action="version", version=f"herotable {__version__}")
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    _add_play(commands)
    _add_saves(commands)
    _add_bench(commands)
    _add_lab(commands.add_parser("lab", help="many games at once"))
    _add_pack(commands.add_parser("pack", help="owners' own components"))
    return top


def _add_play(commands: Any) -> None:
    from .games import TITLES

    command = _command(commands, "play", play, "play in the terminal, with bots or with friends on one keyboard")
    command.add_argument("title", choices=TITLES)
    command.add_argument("--seats", type=int, help="how many seats (3, or as many as the title has)")
    command.add_argument("--people", type=int, default=1, help="how many of them are people; the rest are bots (1)")
    command.add_argument(
        "--bots", default="normal", help="bots or levels of them: random, greedy, easy, normal, hard, master (normal)"
    )
    command.add_argument("--names", help="the players' names, with commas between them")
    command.add_argument("--seed", help="play the game of this seed (a secret one)")
    command.add_argument("--word", action="append", default=[], help="a word of a player's own, mixed into the seed")
    command.add_argument("--option", action="append", default=[], metavar="NAME=CHOICE", help="a choice of the rules")
    command.add_argument("--pack", help="an owner's pack")
    command.add_argument("--load", metavar="FILE", help="go on with a saved game")
    command.add_argument("--language", choices=("en", "ru"), help="the language (your system's)")
    command.add_argument("--pause", type=_pause, default=0.4, help="seconds after a bot's move (0.4)")


def _add_saves(commands: Any) -> None:
    command = _command(commands, "replay", replay, "look at a saved game, move by move")
    command.add_argument("file")
    command.add_argument("--at", type=int, metavar="N", help="only the table after move N")
    command.add_argument("--log", action="store_true", help="the whole game in words")
    command.add_argument("--pack", help="the owner's pack it was played with")
    command.add_argument("--language", choices=("en", "ru"), help="the language (your system's)")

    command = _command(commands, "verify", verify, "recompute every die and card of a saved game")
    command.add_argument("file")
    command.add_argument("--pack", help="the owner's pack it was played with")


def _add_bench(commands: Any) -> None:
    from .games import TITLES

    command = _command(commands, "bench", bench, "measure how fast a title runs here")
    command.add_argument("title", choices=TITLES)
    command.add_argument("--seats", type=int, help="how many seats (3, or as many as the title has)")
    command.add_argument("--games", type=_many, default=50_000, help="games a run (50000)")
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--gpu", action="store_true", help="on the GPU, checked against this core")
    command.add_argument("--gpu-games", type=_many, default=1 << 22, help="games a run on the GPU (4194304)")


def _add_lab(parent: argparse.ArgumentParser) -> None:
    from .games import TITLES

    lab = parent.add_subparsers(required=True, metavar="COMMAND")
    command = _command(lab, "arena", arena, "let bots play each other, seats rotated, with the same dice for each")
    command.add_argument("title", choices=TITLES)
    command.add_argument("--bots", required=True, help="for example easy,hard or greedy,search:iterations=500")
    command.add_argument("--games", type=_many, default=100, help="how many games (100)")
    command.add_argument("--seats", type=int, help="how many seats, shared evenly (as many as bots)")
    command.add_argument("--seed", type=int, default=1)


def _add_pack(parent: argparse.ArgumentParser) -> None:
    from .games import TITLES

    packs = parent.add_subparsers(required=True, metavar="COMMAND")
    command = _command(packs, "export", pack_export, "print a title's pack, to be edited")
    command.add_argument("title", choices=TITLES)
    command = _command(packs, "check", pack_check, "check an owner's pack")
    command.add_argument("file")


def _many(text: str) -> int:
    """A whole number of games."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"expected a whole number from 1 on, found {text!r}")
    return int(text)


def _pause(text: str) -> float:
    """A time in seconds."""
    seconds = float(text)
    if not 0 <= seconds <= 60:
        raise argparse.ArgumentTypeError(f"expected 0 to 60 seconds, found {text!r}")
    return seconds


def _command(commands: Any, name: str, run: Any, words: str) -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = commands.add_parser(name, help=words, description=words.capitalize() + ".")
    command.set_defaults(run=run)
    return command
