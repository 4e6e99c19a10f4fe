/** The words of the pages in two parts: `ui.en.ftl?home` is what the home page says, `ui.en.ftl?rest` all else. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const SOURCE = join(dirname(fileURLToPath(import.meta.url)), "src");
const HOME = ["routes/+page.svelte", "routes/+layout.svelte", "routes/+error.svelte"];
const USED_THERE = ["lib/home", "lib/ui", "lib/offline", "lib/state"];
const LITERAL = /["'`](ui-[a-z0-9-]+)(\$\{)?/g; // an id, or the beginning of one
const ENTRY = /^(?=-?[a-zA-Z][\w-]* *=)/m; // where a message begins
const ALWAYS = ["ui-problem", "ui-problem-offline"];

export type Part = "home" | "rest";

export const wordParts: Plugin = {
  name: "word-parts",
  enforce: "pre",
  load(id) {
    const found = /^(.*\.ftl)\?(home|rest)$/.exec(id);
    if (!found) return;
    const text = partOf(readFileSync(found[1]!, "utf8"), found[2] as Part);
    return `export default ${JSON.stringify(text)};`;
  },
};

/** The messages of a part; terms belong to the home page. */
export function partOf(text: string, part: Part): string {
  const said = saidAtHome();
  const isHome = (id: string) =>
    id.startsWith("-") || said.ids.has(id) || said.starts.some((start) => id.startsWith(start));
  const entries = text.split(ENTRY).map((entry) => entry.replace(/^#.*\n?/gm, ""));
  return entries.filter((entry) => isHome(/^[\w-]*/.exec(entry)![0]) === (part === "home")).join("");
}

/** The ids that the sources of the home page name. */
function saidAtHome(): { ids: Set<string>; starts: string[] } {
  const files = [...HOME, ...USED_THERE].flatMap((path) => filesOf(join(SOURCE, path)));
  const found = files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(LITERAL)]);
  const starts = found.filter(([, , more]) => more).map(([, id]) => id!);
  return { ids: new Set([...ALWAYS, ...found.map(([, id]) => id!)]), starts };
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !name.includes(".test."))
    .flatMap((name) => filesOf(join(path, name)));
}
