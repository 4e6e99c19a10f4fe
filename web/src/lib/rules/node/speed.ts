/** How many playouts and iterations of the search a CPU second has: `benchmarks/wasm.py` asks with a task in JSON. */
import { type Task, Work } from "../parity/speed";
import { rulesOf } from "./load";

const task = JSON.parse(process.argv[3] ?? "{}") as Task;
const work = new Work(await rulesOf(process.argv[2] ?? ".", task.title), task);
measure(); // until the engine has made its best code
await new Promise((resolve) => setTimeout(resolve, 500));
console.log(JSON.stringify(measure()));

function measure(): Record<"playouts" | "iterations", number> {
  return {
    iterations: task.iterations / seconds(() => work.iterations()),
    playouts: task.playouts / seconds(() => work.playouts()),
  };
}

function seconds(act: () => void): number {
  const { user } = process.cpuUsage();
  act();
  return (process.cpuUsage().user - user) / 1e6;
}
