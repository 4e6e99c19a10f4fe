/** Answers the questions of `tests/server/test_here_replays.py`, a line of JSON each on the standard input, as the worker
 * of a replay does; a log on a line of its own is kept first. */
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import type { RulesAddress, RulesFiles } from "../../local/fetchFiles";
import type { TableLog } from "../../local/entries";
import { type Asked, ReplayHost } from "../replayHost";

const folder = process.argv[2] ?? ".";
const logs = new Map<string, TableLog>();
const kept = { read: (id: string) => Promise.resolve(logs.get(id) ?? null) };
const rules = Object.fromEntries((process.argv[3] ?? "").split(",").map((title) => [title, addressOf(title)]));
const host = new ReplayHost({ kept, fetchFiles });
let id = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const said = JSON.parse(line) as { log: TableLog } | Asked;
  if ("log" in said) logs.set(said.log.head.id, said.log);
  else
    console.log(JSON.stringify(await host.answer({ id: ++id, ...said, rules } as Parameters<typeof host.answer>[0])));
}

function addressOf(title: string): RulesAddress {
  return { description: `${folder}/${title}.json`, code: `${folder}/${title}.wasm` };
}

async function fetchFiles({ description, code }: RulesAddress): Promise<RulesFiles> {
  const bytes = await readFile(code);
  return {
    description: JSON.parse(await readFile(description, "utf-8")) as RulesFiles["description"],
    code: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer,
  };
}
