/** The rules from a folder, for programs that run in Node. */
import { readFile } from "node:fs/promises";
import type { Description } from "../description";
import { Rules } from "../rules";

export async function rulesOf(folder: string, title: string): Promise<Rules> {
  const description = JSON.parse(await readFile(`${folder}/${title}.json`, "utf-8")) as Description;
  return Rules.load(description, await readFile(`${folder}/${title}.wasm`));
}
