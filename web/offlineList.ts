/** Writes _app/offline.json: the files that the home page needs, and all others, for the service worker. */
import type { Plugin, Rollup } from "vite";

const HOME = /\/src\/(routes\/\+page\.svelte|lib\/i18n\/ui\.\w+\.ftl)/; // with the words of all languages
const ALWAYS = /\/entry\/|\/nodes\/[01]\./; // how a page starts, the layout, the page of errors
const ASSET = /\.css$|\/(text|title)-[\w.-]+\.woff2$/; // but no rules, and no font for rare letters
const IMMUTABLE = "/immutable/"; // the name of such a file changes with its content

type Bundle = Rollup.OutputBundle;
type Imports = (id: string) => readonly string[];

export const offlineList: Plugin = {
  name: "offline-list",
  apply: "build",
  enforce: "post",
  generateBundle: {
    order: "post",
    handler(options, bundle) {
      if (!options.dir?.endsWith("client")) return; // the pages' own bundle, not that of the server or of a worker
      const shell = shellOf(bundle, (id) => this.getModuleInfo(id)?.importedIds ?? []);
      const rest = Object.keys(bundle).filter((file) => file.includes(IMMUTABLE) && !shell.has(file));
      const source = JSON.stringify({ shell: [...shell].sort(), rest: rest.sort() });
      this.emitFile({ type: "asset", fileName: "_app/offline.json", source });
    },
  },
};

/** What the entries and the home page import, however deep, with styles and fonts. */
function shellOf(bundle: Bundle, imports: Imports): Set<string> {
  const found = new Set<string>();
  for (const each of Object.values(bundle)) {
    if (each.type === "chunk" && (ALWAYS.test(each.fileName) || isHome(each, imports))) {
      collect(bundle, each.fileName, found);
    }
  }
  return found;
}

/** Is the page in this chunk, or is this the entry of its address? */
function isHome({ moduleIds, facadeModuleId }: Rollup.OutputChunk, imports: Imports): boolean {
  return [...moduleIds, ...imports(facadeModuleId ?? "")].some((id) => HOME.test(id));
}

function collect(bundle: Bundle, file: string, found: Set<string>): void {
  const chunk = bundle[file];
  if (!chunk || found.has(file)) return;
  found.add(file);
  if (chunk.type !== "chunk") return;
  const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {};
  for (const each of [...importedCss, ...importedAssets]) if (ASSET.test(each)) found.add(each);
  for (const each of chunk.imports) collect(bundle, each, found);
}
