/** The rules of a title from the folder beside a page, for the programs of this folder. */
import type { Description } from "../description";
import { Rules } from "../rules";

export async function load(title: string): Promise<Rules> {
  const description = (await (await fetch(`rules/${title}.json`)).json()) as Description;
  return Rules.load(description, await (await fetch(`rules/${title}.wasm`)).arrayBuffer());
}
