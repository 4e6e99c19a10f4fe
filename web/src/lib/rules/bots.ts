/** Bots: what a level has to search, and what it chooses then, as in `bots/search.py`; the same seed, the same choice. */
import type { Description } from "./description";
import { Random } from "./random";
import type { Rules } from "./rules";
import { type Branch, Tree, bestMove } from "./search";

const WORDS = 8; // of a tree
const CHUNK = 64; // iterations between two looks at who wants the search to stop

/** One tree to grow. */
export interface Search {
  table: Uint8Array;
  seat: number;
  words: number[];
  iterations: number;
}

/** A decision of a bot: its searches, which may run side by side, or its choice where it needs none. */
export interface Thought {
  legal: number[];
  searches: Search[];
  choice: number | null;
}

/** The levels that the rules here can play. */
export function levelsOf(description: Description): string[] {
  return ["random", ...Object.keys(description.levels)];
}

/** What a bot of a level has to think about, in so many trees. */
export function think(rules: Rules, table: Uint8Array, seat: number, level: string, seed: string, trees = 1): Thought {
  const legal = rules.legal(table, seat);
  if (!legal.length) throw new Error(`seat ${seat} has nothing to decide`);
  const random = new Random(seed);
  if (level === "random") return { legal, searches: [], choice: legal[random.below(legal.length)] ?? null };
  if (legal.length === 1) return { legal, searches: [], choice: legal[0] ?? null };
  const searches = shares(budget(rules.description, level), trees).map((iterations) => {
    return { table, seat, words: random.words(WORDS), iterations };
  });
  return { legal, searches, choice: null };
}

function budget(description: Description, level: string): number {
  const found = (description.levels as Record<string, number>)[level];
  if (!found) throw new Error(`no bot of level ${level}`);
  return found;
}

/** The iterations of each tree. */
function shares(total: number, trees: number): number[] {
  const count = Math.min(trees, total);
  return Array.from({ length: count }, (_, i) => Math.floor(total / trees) + (i < total % trees ? 1 : 0));
}

/** Grow a tree; `rest` is waited for now and then, and may take as long as it likes. */
export async function search(rules: Rules, task: Search, rest: () => Promise<void>): Promise<Branch[]> {
  const tree = new Tree(rules, task.table, task.seat, task.words, task.iterations);
  for (let grown = 0; grown < task.iterations; grown += CHUNK) {
    tree.grow(Math.min(CHUNK, task.iterations - grown));
    await rest();
  }
  return tree.branches();
}

/** The choice after all searches. */
export function choose(thought: Thought, trees: readonly Branch[][]): number {
  return thought.choice ?? bestMove(merged(trees.flat()), thought.legal);
}

/** The moves with what all trees together found out about them. */
function merged(branches: readonly Branch[]): Branch[] {
  const sums = new Map<number, Branch>();
  for (const branch of branches) {
    const sum = sums.get(branch.move) ?? { move: branch.move, visits: 0, wins: 0, value: 0 };
    const { visits, wins, value } = branch;
    sums.set(branch.move, { ...sum, visits: sum.visits + visits, wins: sum.wins + wins, value: sum.value + value });
  }
  return [...sums.values()];
}
