/** Works in a worker of a browser, as `node/speed.ts` does in Node; `benchmarks/browser.py` counts the CPU seconds. */
import { load } from "./load";
import { type Task, Work } from "./speed";

interface Order {
  task: Task;
  measure: "playouts" | "iterations";
}

const works = new Map<string, Promise<Work>>();

self.addEventListener("message", async ({ data }: MessageEvent<string>) => {
  const { task, measure } = JSON.parse(data) as Order;
  const work = works.get(task.title) ?? load(task.title).then((rules) => new Work(rules, task));
  works.set(task.title, work);
  (await work)[measure]();
  self.postMessage(null);
});
