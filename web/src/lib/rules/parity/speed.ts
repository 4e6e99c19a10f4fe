/** Work whose speed is measured: playouts and a search, the same as native code does for `benchmarks/wasm.py`. */
import { RulesMatch } from "../match";
import { array } from "../memory";
import type { Rules } from "../rules";
import { Tree } from "../search";

export interface Task {
  title: string;
  seats: number;
  seed: string;
  key: number[];
  playouts: number;
  iterations: number;
}

export class Work {
  private match: RulesMatch;
  private begun: number;
  private spare: number;
  private offer: number;

  constructor(
    private rules: Rules,
    private task: Task,
  ) {
    const { table, offer } = rules.description.records;
    this.match = new RulesMatch(rules, { seats: task.seats, seed: task.seed });
    this.begun = rules.memory.reserve(table.size);
    this.spare = rules.memory.reserve(table.size);
    this.offer = rules.memory.reserve(offer.size);
  }

  /** Grow a tree. */
  iterations(): void {
    const { key, iterations } = this.task;
    new Tree(this.rules, this.match.table, this.match.waiting[0] ?? 0, key, iterations).grow(iterations);
  }

  /** Play copies of the begun table to their ends, the first with the key 1, 2, 3, 4. */
  playouts(): void {
    const { memory, description } = this.rules;
    const { table, offer } = description.records;
    const begun = memory.bytes(this.begun, table.size);
    begun.set(this.match.table);
    new DataView(begun.buffer, this.begun).setInt16(table.quiet, 1, true);
    this.rules.setKey(begun, [1, 2, 3, 4]);
    const tables = [...array(this.begun, 1, table.size), ...array(this.spare, 1, table.size)];
    memory.call("playouts", ...tables, ...array(this.offer, 1, offer.size), BigInt(this.task.playouts));
  }
}
