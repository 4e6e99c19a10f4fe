/** Replays the games of `tests/wasm_games.py`, a line of the standard input each, by the rules in a folder; answers each
 * with a line: its first difference, or null. */
import { createInterface } from "node:readline";
import { type Game, Replays } from "../parity/replay";
import { rulesOf } from "./load";

const folder = process.argv[2] ?? ".";
const replays = new Map<string, Replays>();

for await (const line of createInterface({ input: process.stdin })) {
  const game = JSON.parse(line) as Game;
  const replay = replays.get(game.title) ?? new Replays(await rulesOf(folder, game.title));
  replays.set(game.title, replay);
  console.log(JSON.stringify(replay.difference(game)));
}
