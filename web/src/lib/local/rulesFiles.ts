/** Where the rules of each title lie. Only pages import this file: a worker that did would carry the files once more. */
import { type RulesAddress, type RulesFiles, fetchFiles } from "./fetchFiles";

const DESCRIPTIONS = import.meta.glob<string>("../../../../src/herotable/rules_wasm/*.json", {
  query: "?url",
  import: "default",
  eager: true, // the addresses, not the files
});
const CODES = import.meta.glob<string>("../../../../src/herotable/rules_wasm/*.wasm", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The addresses of each title's files. */
export function rulesAddresses(): Record<string, RulesAddress> {
  return Object.fromEntries(Object.keys(CODES).map((path) => [titleOf(path), addressOf(path)]));
}

/** Do the rules of this title run here? */
export function isHere(title: string): boolean {
  return Object.keys(CODES).some((path) => titleOf(path) === title);
}

/** The files of a title's rules, fetched when somebody plays it. */
export async function fetchRules(title: string): Promise<RulesFiles> {
  const address = rulesAddresses()[title];
  if (!address) throw new Error(`no rules of ${title}`);
  return fetchFiles(address);
}

/** The title of a file of rules. */
export function titleOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1, path.lastIndexOf("."));
}

function addressOf(path: string): RulesAddress {
  return { description: whole(DESCRIPTIONS[path.replace(/wasm$/, "json")]), code: whole(CODES[path]) };
}

/** An address that means the same in a worker. */
function whole(address = ""): string {
  return new URL(address, location.href).href;
}
