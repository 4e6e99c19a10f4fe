"""Space Marine Heroes in the terminal: the battlefield, the dice, and the odds of a bust."""

from functools import cache
from itertools import combinations
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...engine.seats import LETTERS
from ...words import Translator
from .odds import QUESTIONS
from .table import ARMY, COLUMNS, DICE

OWN, ENEMY = ("▲", "bold white on blue"), ("▼", "bold black on dark_orange")
DIE_INK = {"rolled": "bold black on white", "lying": "white on grey35", "aside": "bold white on dark_green"}
SPACE = 10  # columns of the screen for a space: five of them fit into 80
BEST = 4  # how many ways of leaving dice are shown with their odds


def draw(view: dict[str, Any], words: Translator, short: bool = False) -> RenderableType:
    """The table as a seat sees it, its own edge below; a spectator looks from the first seat.

    A short one has no gear, once the armies are picked, and no lines around the battlefield.
    """
    table, seat = view["table"], view["seat"] or 0
    if table["phase"] == "picking":
        return Group(*written(view, words), picking(view, words), gear_list(view, seat, words))
    if short:
        below = reserves(view, words) if table["phase"] == "placing" else state_of_dice(view, words)
        field = battlefield(view, seat, words, short)
        return Group(seat_line(view, 1 - seat, words), field, seat_line(view, seat, words), *below)
    parts: list[RenderableType] = [*written(view, words), header(view, words), ""]
    parts += [seat_line(view, 1 - seat, words), battlefield(view, seat, words), seat_line(view, seat, words)]
    parts += ["", gear_list(view, seat, words), ""]
    if table["phase"] == "placing":
        return Group(*parts, *reserves(view, words))
    return Group(*parts, *state_of_dice(view, words))


def header(view: dict[str, Any], words: Translator) -> Text:
    """M5, M19: which battle this is, and how many turns both have had."""
    table, options = view["table"], view["options"]
    battle = words.say("label-battle", battle=table["battle"], battles=options["series"])
    return Text(f"{battle} · {words.say('label-turns', turns=max(table['turns']), limit=options['turn_limit'])}", "dim")


def written(view: dict[str, Any], words: Translator) -> list[Text]:
    """M5: the scores of the battles fought so far."""
    battles = view["table"]["written"]
    if not battles:
        return []
    scores = [" + ".join(str(battle[seat]) for battle in battles) for seat in range(view["seats"])]
    rows = [f"{name} {said}" for name, said in zip(words.names, scores, strict=True)]
    return [Text(f"{words.say('label-written')}: {' · '.join(rows)}")]


def picking(view: dict[str, Any], words: Translator) -> Text:
    """M1: how far both have come with picking."""
    lines = [words.say("label-picking")]
    for seat, army in enumerate(view["table"]["reserve"]):
        picked = words.say("label-picked", name=words.names[seat], count=army["size"], army=ARMY)
        lines.append(f"{picked}   {', '.join(map(words.word, army['heroes'] or []))}".rstrip())
    return Text("\n".join(lines) + "\n")


def battlefield(view: dict[str, Any], seat: int, words: Translator, short: bool = False) -> Grid:
    """M2, M12: every space, columns and rows as the seat below counts them; a short one counts the columns once."""
    rows, field = view["options"]["rows"], view["table"]["field"]
    grid = Grid(box=box.SQUARE, show_header=False, show_edge=False)
    grid.add_column(justify="right", style="dim", min_width=2)
    for _ in range(COLUMNS):
        grid.add_column(min_width=SPACE, no_wrap=True)
    numbers = [f"[dim]{words.say('label-columns')} {column}" for column in range(1, COLUMNS + 1)]
    if not short:
        grid.add_row("", *(f"{ENEMY[0]} {number}" for number in reversed(numbers)), end_section=True)
    for row in reversed(range(2 * rows)):
        cells = [space(field, seat, column, row, 2 * rows - 1 - row, words) for column in range(COLUMNS)]
        grid.add_row(str(row + 1), *cells, end_section=row in (rows, 0) and not short)
    grid.add_row(words.say("label-row"), *numbers)
    return grid


def space(field: Any, seat: int, column: int, row: int, from_there: int, words: Translator) -> Text:
    """M12: who stands on a space: the hero of the seat below, the enemy, or nobody."""
    own, enemy = field[seat][column], field[1 - seat][COLUMNS - 1 - column]
    if own and own["advanced"] == row:
        return marked(OWN, own["hero"], words)
    if enemy and enemy["advanced"] == from_there:
        return marked(ENEMY, enemy["hero"], words)
    return Text("·", "dim")


def marked(side: tuple[str, str], hero: str, words: Translator) -> Text:
    """A hero with the mark of its side, without its rank."""
    name = words.word(hero)
    return Text(f"{side[0]} {name if name[-1].isdigit() else name.split()[-1]}", side[1])


def seat_line(view: dict[str, Any], seat: int, words: Translator) -> Text:
    """M3, M4: a seat's name, score and heroes in the opponent's half."""
    table = view["table"]
    through = QUESTIONS["through"].ask(rows=view["options"]["rows"], field=table["field"])["through"][seat]
    mark = "▶" if seat in view["waiting"] else "★" if seat in view["winners"] else " "
    line = Text(f"{mark} {words.names[seat]} ", "bold").append(LETTERS[seat], "dim")
    line.append(f" · {words.say('label-score', score=table['running'][seat])}")
    return line.append(f" · {words.say('label-through', count=through)}")


def gear_list(view: dict[str, Any], seat: int, words: Translator) -> Grid:
    """M16, M17: the gear of every hero that is on the battlefield, or could be."""
    grid = Grid(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    for hero, gears in view["table"]["heroes"].items():
        where = Text(" ").join(standing(view["table"], seat, hero))
        if where or view["table"]["phase"] == "picking":
            grid.add_row(where, words.word(hero), Text("; ".join(gear(parts, words) for parts in gears), "dim"))
    return grid


def standing(table: dict[str, Any], seat: int, hero: str) -> list[Text]:
    """M2: the columns in which a hero stands, as the seat below reads them; no column while it waits to be placed."""
    marks = []
    for side, owner in ((OWN, seat), (ENEMY, 1 - seat)):
        columns = [column for column, there in enumerate(table["field"][owner], 1) if there and there["hero"] == hero]
        marks += [f"{side[0]}{column if side == OWN else COLUMNS + 1 - column}" for column in columns]
        marks += [side[0]] * (hero in (table["reserve"][owner]["heroes"] or []))
    return [Text(mark, OWN[1] if mark[0] == OWN[0] else ENEMY[1]) for mark in marks]


def gear(parts: list[str], words: Translator) -> str:
    """M16: a gear in words, with its price and range."""
    kind, *rest = map(words.word, parts)
    return f"{kind} ({', '.join(rest)})" if rest else kind


def reserves(view: dict[str, Any], words: Translator) -> list[Text]:
    """M2: the heroes still to be placed."""
    return [
        Text(f"{words.names[seat]}, {words.say('label-reserve')}: {', '.join(map(words.word, army['heroes'])) or '–'}")
        for seat, army in enumerate(view["table"]["reserve"])
    ]


def state_of_dice(view: dict[str, Any], words: Translator) -> list[Text]:
    """M7, M8: the dice, what is set aside, and what to know before the next roll."""
    return [dice(view["table"], words), aside(view["table"], words), *advice(view, words)]


def dice(table: dict[str, Any], words: Translator) -> Text:
    """M8: the dice just rolled and those left lying."""
    line = Text(f"{words.say('label-dice')}: ")
    if not table["rolled"]:
        return line.append(words.say("label-no-dice") if table["phase"] == "rolling" else "–")
    line.append(f"{words.say('label-rolled')} ").append_text(tokens(table["rolled"], DIE_INK["rolled"]))
    if table["lying"]:
        line.append(f"· {words.say('label-lying')} ").append_text(tokens(table["lying"], DIE_INK["lying"]))
    return line


def tokens(texts: list[str], ink: str) -> Text:
    """Dice or combinations side by side."""
    line = Text()
    for text in texts:
        line.append(f" {text} ", ink).append(" ")
    return line


def aside(table: dict[str, Any], words: Translator) -> Text:
    """M7: the combinations set aside and not yet used."""
    line = Text(f"{words.say('label-aside')}: ")
    if not table["aside"]:
        return line.append(words.say("label-nothing"))
    return line.append_text(tokens([words.word(name) for name in table["aside"]], DIE_INK["aside"]))


def advice(view: dict[str, Any], words: Translator) -> list[Text]:
    """M7, M17: what the seat to decide should know: the odds of its next roll, or whose move is in question."""
    table = view["table"]
    if table["phase"] == "handing":
        return [Text(words.say("label-asked", column=table["asked"]), "bold")]
    if table["phase"] != "rolling" or view["over"]:
        return []
    odds = [f"{said}: {percent(chance, words)}" for said, chance in next_rolls(table, words)]
    return [Text(f"{words.say('label-odds')}: {' · '.join(odds)}")] if odds else []


def next_rolls(table: dict[str, Any], words: Translator) -> list[tuple[str, float]]:
    """M8: the chance of a bust for rolling all dice, and for the best ways of leaving some; or after each set."""
    if not table["rolls"]:
        return [(words.say("label-odds-all", count=DICE), bust_chance(DICE))]
    if not table["secured"]:
        sets = QUESTIONS["set_odds"].ask(rolled=table["rolled"], lying=table["lying"])["sets"]
        return [(after(name, words), share(told["bust"])) for name, told in sets.items() if told["bust"]][: 2 * BEST]
    left = tuple(sorted(table["rolled"] + table["lying"]))
    keeps = {keep for n in range(1, len(left)) for keep in combinations(left, n)}
    best = sorted((bust_chance(len(left), keep), keep) for keep in keeps)[:BEST]
    shown = [(words.say("label-odds-keep", keep=" ".join(keep)), chance) for chance, keep in best]
    return [(words.say("label-odds-all", count=len(left)), bust_chance(len(left))), *shown]


@cache
def bust_chance(dice: int, keep: tuple[str, ...] = ()) -> float:
    """M8: the chance of a bust, if some of so many dice are left lying and all others are rolled."""
    return share(QUESTIONS["roll_odds"].ask(dice=dice, keep=keep))


def share(chance: dict[str, int]) -> float:
    """A chance as a number up to 1."""
    return chance["ways"] / chance["of"]


def after(combination: str, words: Translator) -> str:
    """M7: having set a combination aside."""
    return words.say("label-odds-after", combination=words.word(combination))


def percent(chance: float, words: Translator) -> str:
    """A chance in percent, as the language writes it."""
    return f"{100 * chance:.1f} %".replace(".", "," if words.language == "ru" else ".")
