"""Full Order in the terminal: the market or the pool, the card in hand, and everybody's shelves."""

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...engine.seats import LETTERS
from ...words import Translator
from .table import COLOURS, ENDS, PROPERTIES, ROW

INK = {"violet": "bold white on purple4", "orange": "bold black on dark_orange", "blue": "bold white on blue"}
DOWN = "black on grey62"
SPENT = ("first_toy", "two_toys", "three_shelves")  # asked only when the card is placed
POOL = 6  # cards side by side
WIDTH = 11  # of a card: six of them fit side by side into 80 columns
SHELF_WIDTH = 54  # and so much of a shelf beside its owner's name

Card = dict[str, Any] | None  # None lies face down


def draw(view: dict[str, Any], words: Translator, short: bool = False) -> RenderableType:
    """The table as a seat sees it; a short one has no legend, no discard, and of other shelves only what lies there."""
    table = view["table"]
    if short:
        cards = rows(table, words) if table["phase"] == "market" else pool(table["pool"], words)
        return Group(heading(view, words), cards, *list(hand(table, words))[1:], *short_shelves(view, words))
    centre = market(table, words) if table["phase"] == "market" else pool(table["pool"], words)
    return Group(heading(view, words), "", centre, *hand(table, words), "", shelves(view, words), *legend(table, words))


def heading(view: dict[str, Any], words: Translator) -> Text:
    """O7, O8, O11: the part of the game, the deck, and whose turn of what kind this is."""
    table = view["table"]
    turn = words.say("label-turn", turn="bonus" if table["is_bonus"] else "normal")
    due = f" {words.say('label-due', due=table['bonus'])}" if table["bonus"] else ""
    line = Text(words.say("label-phase", phase="over" if view["over"] else table["phase"]), "bold")
    if table["phase"] == "market":
        line.append(f" · {words.say('label-deck', deck=table['deck'])}", "not bold")
    return line if view["over"] else line.append(f" · {words.names[table['turn']]}: {turn}{due}", "not bold")


def market(table: dict[str, Any], words: Translator) -> Group:
    """O1, O7: the three rows, and the discard."""
    names = ", ".join(f"{letter(card, words)} {name(card, words)} {card['points']}" for card in table["discard"])
    return Group(rows(table, words), Text(f"{words.say('label-discard')}: {names or '–'}", "dim"))


def rows(table: dict[str, Any], words: Translator) -> Grid:
    """O1: the three rows of the market under their places."""
    grid = side_by_side()
    grid.add_row("", *(f"[dim]{place}" for place in range(1, ROW + 1)))
    for number, row in enumerate(table["rows"], 1):
        grid.add_row(f"{words.say('label-row')}\n{number}", *(picture(card, words) for card in row))
    return grid


def side_by_side() -> Grid:
    """Cards in rows, a blank between two."""
    return Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)


def pool(cards: list[dict[str, Any]], words: Translator) -> RenderableType:
    """O11: every card of the pool with its number."""
    grid = side_by_side()
    for start in range(0, len(cards), POOL):
        part = cards[start : start + POOL]
        grid.add_row(*(f"[dim]{start + i}" for i in range(1, len(part) + 1)))
        grid.add_row(*(picture(card, words) for card in part))
    return Group(words.say("label-pool") + ("" if cards else ": –"), grid)


def hand(table: dict[str, Any], words: Translator) -> Iterator[RenderableType]:
    """O3: the card taken and still to be placed."""
    if table["hand"]:
        grid = Grid(box=None, pad_edge=False, show_header=False)
        grid.add_row(f"[bold]{words.say('label-hand')}", picture(table["hand"], words))
        yield from ("", grid)


def shelves(view: dict[str, Any], words: Translator) -> Grid:
    """O4, O6: each player's shelves, a line for each colour, and the collection."""
    grid = Grid(box=None, pad_edge=False, show_header=False)
    for seat in range(view["seats"]):
        add_shelves(grid, view, seat, words)
    return grid


def add_shelves(grid: Grid, view: dict[str, Any], seat: int, words: Translator) -> None:
    """O4, O6: the shelves and the collection of one player."""
    owned, collected = view["table"]["shelves"][seat], collection(view["table"]["collections"][seat], words)
    labels = (f"{mark_of(view, seat)} {named(seat, words)}", *(f"  [dim]{said}" for said in collected))
    for label, colour in zip(labels, COLOURS, strict=True):
        grid.add_row(label, Text(words.say(f"letter-{colour}"), INK[colour]), shelf(owned[colour], words))


def short_shelves(view: dict[str, Any], words: Translator) -> Iterator[RenderableType]:
    """O4: one's own shelves; of others in a line how many cards lie on each."""
    own = view["seat"] if view["seat"] is not None else view["table"]["turn"]
    grid = Grid(box=None, pad_edge=False, show_header=False)
    add_shelves(grid, view, own, words)
    yield grid
    for seat in (seat for seat in range(view["seats"]) if seat != own):
        owned = view["table"]["shelves"][seat]
        line = Text.from_markup(f"{mark_of(view, seat)} {named(seat, words)} ")
        for colour in COLOURS:
            line.append(" ").append(f" {words.say(f'letter-{colour}')} {len(owned[colour]['cards'])} ", INK[colour])
        said = filter(None, collection(view["table"]["collections"][seat], words))
        yield line.append(f"  {' · '.join(said)}", "dim")


def mark_of(view: dict[str, Any], seat: int) -> str:
    """Who is to decide, and who has won."""
    return "▶" if seat in view["waiting"] else "★" if seat in view["winners"] else " "


def named(seat: int, words: Translator) -> str:
    """A player with the letter of the seat."""
    return f"{words.names[seat]} [dim]{LETTERS[seat]}[/]"


def shelf(owned: dict[str, Any], words: Translator) -> Text:
    """O4c: a shelf from the left, each card in a word or two; an open end has room for more."""
    if not owned["cards"]:
        return Text("–", "dim")
    left, right = ("" if end in owned["closed"] else "…" for end in ENDS)
    cards = [Text(left, "dim"), *(short(card, words) for card in owned["cards"]), Text(right, "dim")]
    return in_lines([card for card in cards if card])


def in_lines(cards: list[Text]) -> Text:
    """Cards from left to right in as many lines as they need, none of them torn."""
    lines = [Text()]
    for card in cards:
        if lines[-1] and len(lines[-1]) + 1 + len(card) > SHELF_WIDTH:
            lines.append(Text())
        lines[-1].append_text(Text(" ") if lines[-1] else Text()).append_text(card)
    return Text("\n").join(lines)


def short(card: Card, words: Translator) -> Text:
    """A card on a shelf: an edge is a bracket, a toy its name and points; then what it still asks or gives."""
    if card is None:
        return Text(f" {words.say('face-down')} ", DOWN)
    brackets = {"left_edge": f"[ {card['points']}", "right_edge": f"{card['points']} ]"}
    said = brackets.get(card["face"], f"{name(card, words)} {card['points']}")
    if card["property"] not in SPENT:
        said = f"{said} {mark(card, words)}".strip()
    return Text(f" {said} ", INK[card["colour"]])


def collection(owned: dict[str, Any], words: Translator) -> tuple[str, str]:
    """O6: how many cards were collected, and what they are worth if that may be seen."""
    worth = "" if owned["points"] is None else words.say("score-of", points=owned["points"])
    return words.say("label-collection", count=owned["count"]), worth


def picture(card: dict[str, Any], words: Translator) -> Text:
    """A card in two lines: colour and name, points and property."""
    top = f"{letter(card, words)} {name(card, words)}"
    bottom = f"{card['points']}{'' if card['bonus'] else ' '}{mark(card, words)}"
    return Text(f"{top:<{WIDTH}.{WIDTH}}\n{bottom:<{WIDTH}.{WIDTH}}", INK[card["colour"]])


def letter(card: dict[str, Any], words: Translator) -> str:
    """The letter of a card's colour."""
    return words.say(f"letter-{card['colour']}")


def name(card: dict[str, Any], words: Translator) -> str:
    """The toy, or which edge it is."""
    face = card["face"]
    return words.say(f"face-{face}") if face in ("general", "left_edge", "right_edge") else words.word(face)


def mark(card: dict[str, Any], words: Translator) -> str:
    """What a card asks for or gives."""
    if card["bonus"]:
        return f"+{words.say('face-general') if card['bonus'] == 'general' else words.word(card['bonus'])}"
    return words.say(f"mark-{card['property']}") if card["property"] != "none" else ""


def legend(table: dict[str, Any], words: Translator) -> Iterator[Text]:
    """What the marks in sight mean."""
    shelves = [shelf["cards"] for owned in table["shelves"] for shelf in owned.values()]
    sight = [card for part in (*table["rows"], table["pool"], [table["hand"]], *shelves) for card in part if card]
    shown = {card["property"] for card in sight} | {"bonus" for card in sight if card["bonus"]}
    said = [words.say(f"help-{mark}") for mark in (*PROPERTIES[1:], "bonus") if mark in shown]
    if said:
        yield Text("\n" + " · ".join(said), "dim")
