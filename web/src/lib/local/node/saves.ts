/** Writes saves of tables on this device for `tests/test_browser_saves.py`, a line each on the standard input: of a new
 * game, or of the table that another save has become. */
import { createInterface } from "node:readline";
import type { Options } from "../../rules/description";
import { BadSave, readSave } from "../../rules/load";
import { rulesOf } from "../../rules/node/load";
import { Random } from "../../rules/random";
import type { Rules } from "../../rules/rules";
import type { Entry, TableLog } from "../entries";
import { LocalRoom } from "../localRoom";
import { newTable } from "../newTable";
import { tableOfSave } from "../tableOfSave";
import { saveOfTable } from "../tableSave";

type Wish = { title: string; seats: number; options: Options; seed: string; moves: number } | { save: string };

const folder = process.argv[2] ?? ".";
const loaded = new Map<string, Rules>();
for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(await answer(JSON.parse(line) as Wish)));
}

async function answer(wish: Wish): Promise<string | null> {
  if (!("save" in wish)) return saveOfTable(played(await rules(wish.title), wish));
  try {
    const save = readSave(wish.save);
    return saveOfTable(tableOfSave(await rules(save.title), save, (seat) => `Player ${seat}`, 1).log);
  } catch (error) {
    if (error instanceof BadSave) return `${error.code} ${JSON.stringify(error.place)}`;
    throw error;
  }
}

async function rules(title: string): Promise<Rules> {
  const found = loaded.get(title) ?? (await rulesOf(folder, title));
  loaded.set(title, found);
  return found;
}

/** A game of one person and bots that play anything, with some moves taken back. */
function played(rules: Rules, wish: Exclude<Wish, { save: string }>): TableLog {
  const players = [...Array(wish.seats).keys()].map((seat) => (seat ? { level: "easy" as const } : { name: "Ёж" }));
  const log = newTable({ title: wish.title, options: wish.options }, players, 1);
  log.head.seed = wish.seed;
  const room = LocalRoom.of(rules, log);
  const random = new Random(wish.seed);
  const count = wish.moves + 3;
  for (let made = 0; made < count && room.deciding.length; made++) {
    if (made === wish.moves) add(room, { kind: "undone", seat: 0, to: made - 2 });
    moveAnything(room, random);
  }
  return { ...log, lines: room.lines, rules: room.rulesUsed };
}

function moveAnything(room: LocalRoom, random: Random): void {
  const { deciding, match } = room;
  const seat = deciding[random.below(deciding.length)] ?? 0;
  const legal = match?.legal(seat) ?? [];
  const move = room.rules.description.moves[legal[random.below(legal.length)] ?? 0] ?? "";
  add(room, { kind: "moved", seat, move, request: 0, by: room.botOf(seat) ? "bot" : "person" });
}

function add(room: LocalRoom, entry: Entry): void {
  const line = { number: room.number + 1, at: 1, entry };
  room.add(line);
  if (entry.kind === "moved") Object.assign(line, { table: room.match?.fingerprint });
}
