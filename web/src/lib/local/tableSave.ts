/** The save of a table on this device, from its log alone: even where the rules have changed since. */
import { commitmentOf } from "../rules/keys";
import { FORMAT, LETTERS, type SavedRow, sealed } from "../rules/save";
import type { Line, TableLog } from "./entries";

/** The save as Python reads it; null for a table that nobody has opened yet. */
export function saveOfTable({ head, lines, rules }: TableLog): string | null {
  if (!rules) return null;
  const { setup, seed } = head;
  return sealed({
    herotable: FORMAT,
    title: setup.title,
    rules_version: rules.version,
    pack: rules.pack,
    seats: setup.seats,
    options: rules.options,
    commitment: commitmentOf(seed),
    seed,
    words: head.words ?? Array<string>(setup.seats).fill(""),
    bots: botsOf(lines),
    start: rules.start,
    moves: rowsOf(lines),
  });
}

/** Who plays each seat: "" is a person. */
function botsOf(lines: readonly Line[]): string[] {
  return lines.flatMap(({ entry }) => {
    if (entry.kind === "joined") return [""];
    return entry.kind === "seated" ? [entry.level] : [];
  });
}

/** The moves that stand. */
function rowsOf(lines: readonly Line[]): SavedRow[] {
  const rows: SavedRow[] = [];
  for (const { entry, table = "" } of lines) {
    if (entry.kind === "moved") rows.push([LETTERS.charAt(entry.seat), entry.move, table]);
    else if (entry.kind === "undone") rows.length = entry.to;
  }
  return rows;
}
