/** Plays a game of `tests/wasm_games.py` again, and compares it with what came out in Python. */
import { Blake2b } from "../blake2b";
import type { Options } from "../description";
import { RulesMatch } from "../match";
import type { Rules } from "../rules";
import { Tree, bestMove } from "../search";

export interface Game {
  title: string;
  seats: number;
  options: Options;
  seed: string;
  words: string[];
  /** The fingerprints of the table, before the first move and after every move. */
  tables: string[];
  moves: [seat: number, move: number][];
  /** Digests of what is seen and told, before the first move and after every move. */
  looks: string[];
  searches: Record<number, Search>;
}

interface Search {
  words: number[];
  iterations: number;
  branches: [move: number, visits: number, wins: number, value: number][];
  choice: number;
}

/** What goes another way: after which move, and what was found there, as JSON. */
export interface Difference {
  after: number;
  what: "table" | "look" | "search" | "choice" | "end";
  found: string;
}

const LOOKS = 25; // moves from one look of everybody to the next
const QUESTIONS = 20; // of so many moves such a look asks about one; the next look asks about their neighbours
const DIGEST = 8; // bytes
const LONGEST = 1 << 20; // JSON of what everybody sees, in bytes
const encoder = new TextEncoder();

/** Replays games of one title. */
export class Replays {
  private digests: Blake2b;

  constructor(private rules: Rules) {
    this.digests = new Blake2b(rules.memory, LONGEST);
  }

  /** The first difference, or null where all is the same. */
  difference(game: Game): Difference | null {
    const match = new RulesMatch(this.rules, game);
    for (let after = 0, told = 0; ; after++) {
      const found = this.differenceNow(match, game, after, told);
      if (found) return { after, ...found };
      if (isLookOfAll(match, after)) told = match.told.length;
      const move = game.moves[after];
      if (!move) return match.over ? null : { after, what: "end", found: "false" };
      match.play(...move);
    }
  }

  private differenceNow(match: RulesMatch, game: Game, after: number, told: number): Omit<Difference, "after"> | null {
    if (match.fingerprint !== game.tables[after]) return { what: "table", found: JSON.stringify([...match.table]) };
    const look = JSON.stringify(lookAt(match, after, told));
    if (this.digests.hex(encoder.encode(look), DIGEST) !== game.looks[after]) return { what: "look", found: look };
    const search = game.searches[after];
    return search ? searchDifference(match, search) : null;
  }
}

/** What one pair of eyes sees, everybody's in turn; now and then what all see, were told since and may not do. */
function lookAt(match: RulesMatch, after: number, told: number): unknown {
  const seats = [...Array(match.setup.seats).keys()];
  const eyes = [...seats, null];
  if (!isLookOfAll(match, after)) return match.view(eyes[after % eyes.length] ?? null);
  const first = Math.floor(after / LOOKS) % QUESTIONS;
  const moves = [...match.rules.description.moves.keys()].filter((move) => move % QUESTIONS === first);
  return [
    eyes.map((seat) => [match.view(seat), match.events(seat, told)]),
    seats.map((seat) => moves.map((move) => match.whyNot(seat, move))),
  ];
}

function isLookOfAll(match: RulesMatch, after: number): boolean {
  return after % LOOKS === 0 || match.over;
}

function searchDifference(match: RulesMatch, wanted: Search): Omit<Difference, "after"> | null {
  const seat = match.waiting[0] ?? 0;
  const tree = new Tree(match.rules, match.table, seat, wanted.words, wanted.iterations);
  tree.grow(wanted.iterations);
  const branches = tree.branches();
  const found = JSON.stringify(branches.map(({ move, visits, wins, value }) => [move, visits, wins, value]));
  if (found !== JSON.stringify(wanted.branches)) return { what: "search", found };
  const choice = bestMove(branches, match.legal(seat));
  return choice === wanted.choice ? null : { what: "choice", found: String(choice) };
}
