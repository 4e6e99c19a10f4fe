"""Superhero Battle in the terminal: the tactics, everybody's hero and sequence, and one's own hand."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...engine.seats import LETTERS
from ...words import Translator
from .table import CARDS, HEROES, MOST_ENERGY, ONCE, STAGES
from .terminal_cards import IN_A_LINE, card, cards, labelled, listed

FACE_DOWN = Text(" ▒▒▒ ", "on grey23")
TRAP, KNOCKOUT = ("▲", "bold yellow"), ("✖", "bold red")
READY, SPENT = "◆", "◇"


def draw(view: dict[str, Any], words: Translator, short: bool = False) -> RenderableType:
    """The table as a seat sees it; a short one has a line for each seat, and no abilities, deck and discard."""
    table = view["table"]
    if table["phase"] == "heroes":
        return Group(*hero_choice(view, words))
    if short:
        draft = piles(table, words)[:-1]
        return Group(
            *heading(table, words), tactics(table, words), short_seats(view, words), *hand(view, words), *draft
        )
    parts = [*heading(table, words), "", tactics(table, words), "", seats(view, words), "", abilities(table, words), ""]
    return Group(*parts, *hand(view, words), *piles(table, words))


def hero_choice(view: dict[str, Any], words: Translator) -> list[RenderableType]:
    """B1.2: the two heroes dealt to the seat, in the order of the moves, and who has not chosen yet."""
    dealt, seat = view["table"]["dealt"], view["seat"]
    lines: list[RenderableType] = [words.say("label-choose-hero" if dealt else "label-choosing-heroes"), ""]
    for each in sorted(dealt or [], key=lambda each: HEROES.index(each["hero"])):
        line = Text(f"  {words.word(each['hero'])}", "bold")
        lines += [line.append(f"  {rule_text('power', each, words)}", "not bold"), ""]
    if seat is not None and (chosen := view["table"]["seats"][seat]["choice"]):
        lines.append(words.say("label-hero-chosen", hero=words.word(chosen)))
    names = ", ".join(words.names[each] for each in view["waiting"])
    return [*lines, Text(words.say("label-still-choosing", names=names), "dim")]


# ---------------------------------------------------------------- the middle of the table


def heading(table: dict[str, Any], words: Translator) -> list[RenderableType]:
    """B3.4: where the battle stands, its battlefield, and what is going on."""
    counts = {name: table[name] for name in ("battle", "round", "goal")}
    message = "over" if table["phase"] == "over" else "battle" if table["round"] else "preparing"
    line = Text(words.say(f"label-{message}", stage=min(table["stage"] + 1, STAGES), stages=STAGES, **counts), "bold")
    if table["showdown"]:
        line.append(f" · {words.say('label-showdown')}", "bold red")
    return [line, battlefield(table["battlefield"], words), *going_on(table, words)]


def battlefield(field: dict[str, Any] | None, words: Translator) -> Text:
    """B10: the battlefield and what it changes."""
    line = Text(f"{words.say('label-battlefield')}: ")
    if field is None:
        return line.append(words.say("label-no-battlefield"), "dim")
    return line.append(words.word(field["name"]), "bold magenta").append(f" — {rule_text('effect', field, words)}")


def rule_text(kind: str, said: dict[str, Any], words: Translator) -> str:
    """B9, B10: what a power or an effect does, with its number or its card."""
    name, _, card_name = said[kind].partition("-")
    if card_name in CARDS:
        return words.say(f"{kind}-{name}", card=words.word(card_name), amount=said["amount"])
    return words.say(f"{kind}-{said[kind]}", amount=said["amount"])


def going_on(table: dict[str, Any], words: Translator) -> list[RenderableType]:
    """B3.2: who acts with which card, and what else has to be decided."""
    said, target = [], table["target"]
    if table["actor"] is not None:
        name = words.names[table["actor"]]
        if table["acting"]:
            said.append(words.say("label-acting", name=name, card=words.word(table["acting"])))
        elif table["phase"] == "swap":
            said.append(words.say("label-swapping", name=name))
    if isinstance(target, str):
        said.append(words.say("label-turning", tactic=words.word(target)))
    elif target is not None:
        said.append(words.say("label-taking", name=words.names[target]))
    if table["frozen"]:
        said.append(words.say("label-frozen"))
    return [Text(" ".join(said), "italic")] if said else []


def tactics(table: dict[str, Any], words: Translator) -> Group:
    """B4.1, B4.2: the seven tactics with their numbers, traps and Knockouts."""
    grid = Grid(box=None, padding=0, show_header=False)
    shown = [tactic(name, table["tactics"][name], words) for name in CARDS]
    for start in range(0, len(shown), IN_A_LINE):
        grid.add_row("" if start else f"{words.say('label-tactics')} ", *shown[start : start + IN_A_LINE])
    meant = Text(" · ").join(
        Text.assemble(mark, f" {words.say(f'label-{name}s')}", style="dim")
        for name, mark in (("trap", TRAP), ("knockout", KNOCKOUT))
        if any(lying[name] for lying in table["tactics"].values())
    )
    return Group(grid, *([meant] if meant else []))


def tactic(name: str, lying: dict[str, Any], words: Translator) -> Text:
    """B4.1: a tactic, and what lies at it."""
    marks = [mark for what, mark in (("trap", TRAP), ("knockout", KNOCKOUT)) if lying[what]]
    return Text.assemble(card(name, words, number=lying["number"]), *marks, " ")


def piles(table: dict[str, Any], words: Translator) -> list[RenderableType]:
    """B2.4, B6.8: the draft on offer, the deck's size and the open discard."""
    lines: list[RenderableType] = []
    if table["draft"]:
        lines.append(labelled(words.say("label-draft"), cards(table["draft"], words)))
    line = Text(f"{words.say('label-deck', deck=table['deck'])} · ", "dim")
    line.append(words.say("label-discard", count=len(table["discard"])))
    return [*lines, line.append(f": {listed(table['discard'], words)}" if table["discard"] else "")]


# ---------------------------------------------------------------- the seats


def seats(view: dict[str, Any], words: Translator) -> Grid:
    """B6.8, B8.1: two lines for each seat, clockwise: who with which hero, energy and sequence; then what is known."""
    grid = Grid(box=None, pad_edge=False, show_header=False)
    width = max(len(hero(owned, words)) for owned in view["table"]["seats"])
    for seat in view["table"]["seating"]:
        owned = view["table"]["seats"][seat]
        mark = "▶" if seat in view["waiting"] else "★" if seat in view["winners"] else " "
        who = Text(f"{words.names[seat]} ", "bold").append(f"{LETTERS[seat]}\n", "not bold dim")
        known = Text(notes(view, seat, words), "dim")
        lines = [standing(view, seat, width, words), sequence(owned, view["over"], words), *([known] if known else [])]
        grid.add_row(mark, who.append_text(energy(owned)), Text("\n").join(lines))
    return grid


def short_seats(view: dict[str, Any], words: Translator) -> Grid:
    """B6.8: a line for each seat, clockwise: energy, battles won, cards in hand, and the sequence."""
    grid = Grid(box=None, pad_edge=False, show_header=False)
    for seat in view["table"]["seating"]:
        owned = view["table"]["seats"][seat]
        mark = "▶" if seat in view["waiting"] else "★" if seat in view["winners"] else " "
        who = Text.assemble(f"{mark} ", (f"{words.names[seat]} ", "bold"), (LETTERS[seat], "dim"))
        counts = Text.assemble(energy(owned), " ", wins(view, seat), f" {words.say('label-cards', n=owned['cards'])}")
        grid.add_row(who, counts, sequence(owned, view["over"], words))
    return grid


def standing(view: dict[str, Any], seat: int, width: int, words: Translator) -> Text:
    """B2.1, B6.8: the hero, battles won, the size of the hand, and the seat's place."""
    owned = view["table"]["seats"][seat]
    line = Text(f" {hero(owned, words):<{width}}  ").append_text(wins(view, seat))
    return line.append(f"  {words.say('label-cards', n=owned['cards'])}  ").append(place(view, seat, words), "dim")


def wins(view: dict[str, Any], seat: int) -> Text:
    """B2.1: the battles won, and those that are left to win."""
    won = view["table"]["seats"][seat]["wins"]
    return Text("★" * won + "☆" * max(0, view["table"]["goal"] - won), "yellow")


def place(view: dict[str, Any], seat: int, words: Translator) -> str:
    """B1.1, B8.1: the first-player card and the team."""
    said = [words.say("label-first")] if seat == view["table"]["first"] else []
    team = view["table"]["seats"][seat]["team"]
    return " · ".join([*said, words.say("label-team", team=team + 1)] if team is not None else said)


def hero(owned: dict[str, Any], words: Translator) -> str:
    """B2.1: a hero; a power for once a battle is ready or spent."""
    mark = f" {READY if owned['ready'] else SPENT}" if owned["power"] in ONCE else ""
    return f"{words.word(owned['hero'])}{mark}"


def energy(owned: dict[str, Any]) -> Text:
    """B2.1: the energy left, and that lost."""
    return Text("●" * owned["energy"], "bold green").append("○" * (MOST_ENERGY - owned["energy"]), "not bold dim")


def sequence(owned: dict[str, Any], is_over: bool, words: Translator) -> Text:
    """B3.2: the cards revealed in this round, a turned one marked, and the one face down."""
    if is_over:
        return Text()
    if not owned["contestant"]:
        return Text(f" {words.say('label-bystander')}", "dim")
    if not owned["fighting"]:
        return Text(f" {words.say('label-out')}", "dim")
    shown = [
        card(name, words, " ↷" if stage in owned["turned"] else "") for stage, name in enumerate(owned["sequence"])
    ]
    return Text(" ").join([*shown, FACE_DOWN] if owned["laid"] else shown) or Text(" –", "dim")


def notes(view: dict[str, Any], seat: int, words: Translator) -> str:
    """B6.5, B6.8, B9: Stance, what an ability did, and the cards known to be in the hand."""
    owned = view["table"]["seats"][seat]
    flags = {"stance": owned["turned"], "silenced": owned["silenced"], "doomed": owned["doomed"]}
    said = [words.say(f"label-{name}") for name, is_so in flags.items() if is_so]
    for name, seen in (("open", owned["hand"]), ("known", owned["known"])):
        if seen and seat != view["seat"]:
            said.append(words.say(f"label-{name}", cards=listed(seen, words)))
    return f" {' · '.join(said)}" if said else ""


def abilities(table: dict[str, Any], words: Translator) -> Grid:
    """B9: what each hero at the table can do."""
    grid = Grid(box=None, pad_edge=False, show_header=False, style="dim")
    for seat in table["seating"]:
        owned = table["seats"][seat]
        said = rule_text("power", owned, words)
        if owned["power"] in ONCE:
            said += f" ({words.say('label-ready' if owned['ready'] else 'label-spent')})"
        grid.add_row(LETTERS[seat], words.word(owned["hero"]), said)
    return grid


def hand(view: dict[str, Any], words: Translator) -> list[RenderableType]:
    """B3.1: one's own hand, and the card chosen or lying face down."""
    if view["seat"] is None:
        return []
    own = view["table"]["seats"][view["seat"]]
    shown = cards(own["hand"], words) if own["hand"] else Text(f" {words.say('label-no-cards')}", "dim")
    line = labelled(words.say("label-hand"), shown)
    if not own["choice"]:
        return [line]
    message = "label-laid" if own["laid"] else "label-chosen"
    return [line, Text(words.say(message, card=words.word(own["choice"])))]
