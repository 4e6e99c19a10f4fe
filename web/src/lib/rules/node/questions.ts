/** Asks the questions of `tests/wasm_questions.py`, a line each on the standard input, by the rules in a folder; fails
 * where one is answered in another way. */
import { createInterface } from "node:readline";
import type { Data } from "../decode";
import type { Rules } from "../rules";
import { rulesOf } from "./load";

interface Asked {
  title: string;
  question: string;
  asked: Record<string, Data>;
  told: Data;
}

const folder = process.argv[2] ?? ".";
const loaded = new Map<string, Rules>();
let questions = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const { title, question, asked, told } = JSON.parse(line) as Asked;
  const rules = loaded.get(title) ?? (await rulesOf(folder, title));
  loaded.set(title, rules);
  const found = JSON.stringify(rules.ask(question, asked));
  if (found !== JSON.stringify(told)) {
    console.error(`${title}, ${question}, asked ${JSON.stringify(asked)}: ${found}, not ${JSON.stringify(told)}`);
    process.exit(1);
  }
  questions += 1;
}
console.log(`${questions} questions: the same answers in WebAssembly`);
