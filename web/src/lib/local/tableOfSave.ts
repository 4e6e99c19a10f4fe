/** A table on this device that goes on from a save. */
import type { Level } from "../api/types";
import { load } from "../rules/load";
import type { Row, RulesMatch } from "../rules/match";
import type { Rules } from "../rules/rules";
import type { Save } from "../rules/save";
import type { Moved, TableLog } from "./entries";
import { type Summary, summaryOf } from "./kept";
import { LocalRoom } from "./localRoom";
import { type Player, newTable } from "./newTable";

const OTHER_BOT = "easy"; // for one whose level is not known here

/** The table of a save that is sound, else a BadSave; `nameOf` names the person on a seat. */
export function tableOfSave(
  rules: Rules,
  save: Save,
  nameOf: (seat: number) => string,
  at: number,
): { log: TableLog; summary: Summary } {
  const match = load(rules, save);
  const log = newTable({ title: save.title, options: match.setup.options }, playersOf(match, nameOf), at);
  Object.assign(log.head, { seed: match.setup.seed, words: match.setup.words });
  const room = LocalRoom.of(rules, log);
  for (const row of match.rows) addMove(room, row, at);
  return { log: { head: log.head, lines: room.lines, rules: room.rulesUsed }, summary: summaryOf(room) };
}

function addMove(room: LocalRoom, { seat, move: number, table }: Row, at: number): void {
  const by = room.botOf(seat) === null ? "person" : "bot";
  const move = room.rules.description.moves[number] ?? "";
  const entry: Moved = { kind: "moved", seat, move, request: room.requests.get(seat) ?? 0, by };
  room.add({ number: room.number + 1, at, entry, table });
}

/** Without word of who played, people of this device play all seats. */
function playersOf({ bots, setup, rules }: RulesMatch, nameOf: (seat: number) => string): Player[] {
  const isLevel = (bot: string) => bot === "random" || Object.hasOwn(rules.description.levels, bot);
  return [...Array(setup.seats).keys()].map((seat) => {
    const bot = bots[seat] ?? "";
    return bot === "" ? { name: nameOf(seat) } : { level: (isLevel(bot) ? bot : OTHER_BOT) as Level };
  });
}
