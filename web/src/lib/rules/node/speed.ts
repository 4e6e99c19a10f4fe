/** How many playouts and iterations of the search a CPU second has: `benchmarks/wasm.py` asks with a task in JSON. */
import { RulesMatch } from "../match";
import { Tree } from "../search";
import { rulesOf } from "./load";

interface Task {
  title: string;
  seats: number;
  seed: string;
  key: number[];
  playouts: number;
  iterations: number;
}

const task = JSON.parse(process.argv[3] ?? "{}") as Task;
const rules = await rulesOf(process.argv[2] ?? ".", task.title);
const match = new RulesMatch(rules, { seats: task.seats, seed: task.seed });
measure(); // until the engine has made its best code
await new Promise((resolve) => setTimeout(resolve, 500));
console.log(JSON.stringify(measure()));

function measure(): Record<"playouts" | "iterations", number> {
  const tree = new Tree(rules, match.table, match.waiting[0] ?? 0, task.key, task.iterations);
  return {
    iterations: task.iterations / seconds(() => tree.grow(task.iterations)),
    playouts: task.playouts / seconds(() => playouts(task.playouts)),
  };
}

/** Play copies of the begun table to their ends, the n-th with the key n + 1, 2, 3, 4. */
function playouts(games: number): void {
  const begun = match.table.slice();
  new DataView(begun.buffer).setInt16(rules.description.records.table.quiet, 1, true);
  for (let n = 0; n < games; n++) {
    const table = begun.slice();
    rules.setKey(table, [n + 1, 2, 3, 4]);
    rules.playout(table);
  }
}

function seconds(work: () => void): number {
  const { user } = process.cpuUsage();
  work();
  return (process.cpuUsage().user - user) / 1e6;
}
