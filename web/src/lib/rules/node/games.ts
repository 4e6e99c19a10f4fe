/** Plays the games of `tests/wasm_games.py`, a line each on the standard input, by the rules in a folder; fails where
 * one goes another way. */
import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { createInterface } from "node:readline";
import type { Options } from "../description";
import { RulesMatch } from "../match";
import type { Rules } from "../rules";
import { Tree, bestMove } from "../search";
import { rulesOf } from "./load";

interface Game {
  title: string;
  seats: number;
  options: Options;
  seed: string;
  words: string[];
  start: string;
  rows: [seat: number, move: number, table: string][];
  /** The digest of all that everybody sees after so many moves. */
  looks: Record<number, string>;
  searches: Record<number, Search>;
}

interface Search {
  words: number[];
  iterations: number;
  branches: [move: number, visits: number, wins: number, value: number][];
  choice: number;
}

const QUESTIONS = 100; // moves from one look that asks about every move to the next
const folder = process.argv[2] ?? ".";
const loaded = new Map<string, Rules>();
let games = 0;
let moves = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const game = JSON.parse(line) as Game;
  const rules = loaded.get(game.title) ?? (await rulesOf(folder, game.title));
  loaded.set(game.title, rules);
  replay(rules, game);
  games += 1;
  moves += game.rows.length;
}
console.log(`${games} games, ${moves} moves: the same in WebAssembly`);

function replay(rules: Rules, game: Game): void {
  const match = new RulesMatch(rules, game);
  let told = 0;
  same(match.started, game.start, game, 0, "table");
  for (let after = 0; ; after++) {
    if (game.looks[after] !== undefined) {
      same(
        digest(everything(match, told, after % QUESTIONS === 0)),
        game.looks[after],
        game,
        after,
        "view, events or why-not",
      );
      told = match.events(null).length;
    }
    const wanted = game.searches[after];
    if (wanted) search(match, wanted, game, after);
    const row = game.rows[after];
    if (!row) break;
    match.play(row[0], row[1]);
    same(match.fingerprint, row[2], game, after + 1, "table");
  }
  same(match.over, true, game, game.rows.length, "end");
}

/** What every seat and the spectator see, were told since, and, if it asks for that, may not do. */
function everything(match: RulesMatch, told: number, asks: boolean): string {
  const seats = [...Array(match.setup.seats).keys()];
  const moves = asks ? [...match.rules.description.moves.keys()] : [];
  return JSON.stringify([
    [...seats, null].map((seat) => [match.view(seat), match.events(seat, told)]),
    seats.map((seat) => moves.map((move) => match.whyNot(seat, move))),
  ]);
}

function search(match: RulesMatch, wanted: Search, game: Game, after: number): void {
  const seat = match.waiting[0] ?? 0;
  const tree = new Tree(match.rules, match.table, seat, wanted.words, wanted.iterations);
  tree.grow(wanted.iterations);
  const branches = tree.branches();
  const rows = branches.map(({ move, visits, wins, value }) => [move, visits, wins, value]);
  same(JSON.stringify(rows), JSON.stringify(wanted.branches), game, after, "search");
  same(bestMove(branches, match.legal(seat)), wanted.choice, game, after, "choice");
}

function digest(text: string): string {
  return bytesToHex(blake2b(utf8ToBytes(text), { dkLen: 8 }));
}

function same<T>(found: T, expected: T, { title, seats, options, seed }: Game, after: number, what: string): void {
  if (found === expected) return;
  const where = `${title}, ${seats} seats, ${JSON.stringify(options)}, seed ${seed}, after move ${after}`;
  console.error(`${where}: another ${what}: ${String(found)}, not ${String(expected)}`);
  process.exit(1);
}
