/** How scripts are put into files: all that the home page needs into one, its words into one for each language. */
import type { Rollup } from "vite";

const START = "/client-optimized/app.js"; // where the pages of a browser begin; the build for a server has none
const ALL_PAGES = [START, "/runtime/client/entry.js", "/src/routes/+layout.svelte", "/src/routes/+layout.ts"];
const HOME = [...ALL_PAGES, "/src/routes/+error.svelte", "/src/routes/+page.svelte"];
const WORDS = /\/i18n\/(ui\.\w\w\.ftl\?\w+)/;

let home: Set<string> | null = null;

export function homeChunks(id: string, graph: Rollup.ManualChunkMeta): string | undefined {
  const words = WORDS.exec(id)?.[1];
  if (words) return words.replace(/\W/g, "-");
  home ??= needed(graph);
  return home.has(id) ? "home" : undefined;
}

/** All modules that are imported at once when the home page is opened. */
function needed(graph: Rollup.ManualChunkMeta): Set<string> {
  const ids = [...graph.getModuleIds()];
  const found = new Set<string>();
  if (!ids.some((id) => id.endsWith(START))) return found;
  const follow = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(follow);
  };
  ids.filter((id) => HOME.some((root) => id.endsWith(root))).forEach(follow);
  return found;
}
