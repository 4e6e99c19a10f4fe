"""POW! in the terminal: both rows, the dice, and everybody's stacks."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...engine.seats import LETTERS
from ...words import Translator
from .table import FACES, KINDS, ROLLS, TILES

INK = {"hero": "bold white on blue", "villain": "bold black on dark_orange"}
FACE_INK = dict(zip(FACES, (INK["hero"], INK["villain"]) * 2, strict=True))


def draw(view: dict[str, Any], words: Translator, short: bool = False) -> RenderableType:
    """The table as a seat sees it; a short one has no blank lines, and the first roll in one line."""
    table = view["table"]
    blank = [] if short else [""]
    return Group(rows(table, words), *blank, dice(table, words, short), *blank, stacks(view, words))


def rows(table: dict[str, Any], words: Translator) -> Grid:
    """P1: both rows of the centre under their places."""
    grid = Grid(box=None, pad_edge=False, show_header=False)
    grid.add_row(f"[dim]{words.say('label-place')}", *(f"[dim]{place:>2}" for place in range(1, TILES + 1)))
    for kind in KINDS:
        tiles = [Text(f"{signed(points):>2} ", INK[kind]) for points in table["rows"][kind]]
        grid.add_row(words.say(f"label-row-{kind}"), *tiles)
    return grid


def dice(table: dict[str, Any], words: Translator, short: bool = False) -> Text:
    """P3, P4: the dice just rolled, those set aside, and which roll this is."""
    if not table["rolls"]:
        return Text(f"{words.say('label-dice')}: {words.say('label-no-dice')}")
    lines = Text(f"{words.say('label-dice')}: {words.say('label-rolls', n=table['rolls'], most=ROLLS)}")
    if short and not table["aside"]:
        return lines.append(" · ").append_text(faces(table["rolled"], words))
    for label in ("rolled", "aside"):
        lines.append(f"\n{words.say(f'label-{label}')} ").append_text(faces(table[label], words))
    return lines


def faces(shown: list[str], words: Translator) -> Text:
    """Dice by the words on them."""
    line = Text("" if shown else "–")
    for face in shown:
        line.append(f" {words.word(face)} ", FACE_INK[face])
    return line


def stacks(view: dict[str, Any], words: Translator) -> Grid:
    """P8: of each stack the top tile and the height, or all tiles where they are open."""
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    for header in ("", "", "label-row-hero", "label-row-villain"):
        grid.add_column(words.say(header) if header else "", min_width=1)
    for seat, owned in enumerate(view["table"]["stacks"]):
        mark = "▶" if seat in view["waiting"] else "★" if seat in view["winners"] else " "
        cells = [stack(owned[kind], kind, words) for kind in KINDS]
        grid.add_row(mark, f"{words.names[seat]} [dim]{LETTERS[seat]}[/]", *cells)
    return grid


def stack(owned: dict[str, Any], kind: str, words: Translator) -> Text:
    """One stack, its top first."""
    tiles, height = owned["tiles"], owned["height"]
    if len(tiles) < 2:
        return Text(words.say("label-stack", height=height, top=signed(tiles[0]) if tiles else ""))
    return Text(" ").join(Text(f" {signed(points)} ", INK[kind]) for points in tiles)


def signed(points: int) -> str:
    """Points with a true minus sign."""
    return str(points).replace("-", "−")
