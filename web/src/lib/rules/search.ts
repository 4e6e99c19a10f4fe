/** The search of the bots: a tree that grows in the memory of the rules. */
import { array } from "./memory";
import type { Rules } from "./rules";

const MOST_NODES = 1 << 21;
const KEY_WORDS = 4;

/** A move of the seat at the root of a tree: how often it was tried, won, and what it was worth in all. */
export interface Branch {
  move: number;
  visits: number;
  wins: number;
  value: number;
}

/** One growing tree for a seat. Only one can grow at a time: a new one takes the place of the last. */
export class Tree {
  private rules: Rules;
  private seat: number;
  private work: { root: number; spare: number; offer: number; slot: number; path: number; nodes: number };
  private room: number;
  private used = 1;

  /** `words` are eight random numbers of 32 bits; the same ones grow the same tree. */
  constructor(rules: Rules, table: Uint8Array, seat: number, words: readonly number[], iterations: number) {
    const { records, moves } = rules.description;
    const seats = new DataView(table.buffer, table.byteOffset).getInt16(records.table.seats, true);
    this.rules = rules;
    this.rules.tree = this;
    this.seat = seat;
    this.room = Math.min((iterations + 1) * (seats + 1), MOST_NODES); // an iteration adds a node a seat and a junction
    const sizes = [records.table.size, records.table.size, records.offer.size, moves.length * 4, records.path * 4];
    this.work = placed(rules, [...sizes, this.room * records.node.size]);
    const root = rules.imagined(table, seat, words.slice(0, KEY_WORDS));
    rules.setKey(root, words.slice(KEY_WORDS));
    rules.memory.bytes(this.work.root, root.length).set(root);
    rules.memory.bytes(this.work.slot, moves.length * 4).fill(0);
    rules.memory.bytes(this.work.nodes, records.node.size).fill(0);
  }

  /** Add iterations while there is room. */
  grow(iterations: number): void {
    if (this.rules.tree !== this) throw new Error("another tree has taken the place of this one");
    const { memory, description } = this.rules;
    const { table, offer, node, path } = description.records;
    const { work } = this;
    this.used = memory.call(
      "search",
      ...array(work.root, 1, table.size),
      BigInt(this.seat),
      ...array(work.nodes, this.room, node.size),
      BigInt(this.used),
      BigInt(iterations),
      ...array(work.spare, 1, table.size),
      ...array(work.offer, 1, offer.size),
      ...array(work.slot, description.moves.length, 4),
      ...array(work.path, path, 4),
    );
  }

  /** The seat's own moves at the root. */
  branches(): Branch[] {
    const { size, ...at } = this.rules.description.records.node;
    const bytes = this.rules.memory.bytes(this.work.nodes, this.used * size);
    const nodes = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const found: Branch[] = [];
    for (let child = nodes.getInt32(at.child, true); child;) {
      const node = child * size;
      if (nodes.getInt32(node + at.seat, true) === this.seat) found.push(branchAt(nodes, node, at));
      child = nodes.getInt32(node + at.sibling, true);
    }
    return found;
  }
}

function branchAt(nodes: DataView, node: number, at: Record<"move" | "visits" | "wins" | "value", number>): Branch {
  return {
    move: nodes.getInt32(node + at.move, true),
    visits: Number(nodes.getBigInt64(node + at.visits, true)),
    wins: Number(nodes.getBigInt64(node + at.wins, true)),
    value: nodes.getFloat64(node + at.value, true),
  };
}

/** Places for the parts of a tree, one behind the other. */
function placed(rules: Rules, sizes: number[]): Tree["work"] {
  const aligned = sizes.map((size) => Math.ceil(size / 16) * 16);
  let at = rules.memory.scratch(aligned.reduce((sum, size) => sum + size));
  const [root = 0, spare = 0, offer = 0, slot = 0, path = 0, nodes = 0] = aligned.map((size) => (at += size) - size);
  return { root, spare, offer, slot, path, nodes };
}

/** The move that was tried most, of two tried as often the better one; `legal` decides what is left. */
export function bestMove(branches: readonly Branch[], legal: readonly number[]): number {
  const mean = (branch: Branch | undefined) => (branch ? branch.value / Math.max(branch.visits, 1) : 0);
  const tried = (move: number) => branches.find((branch) => branch.move === move);
  const rank = (a: number, b: number) =>
    (tried(b)?.visits ?? 0) - (tried(a)?.visits ?? 0) || mean(tried(b)) - mean(tried(a));
  const [best] = [...legal].sort(rank);
  if (best === undefined) throw new Error("there is no legal move");
  return best;
}
