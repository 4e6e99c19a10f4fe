/** The digest of all that the pages are built of. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const WEB = dirname(fileURLToPath(import.meta.url));
const SOURCES = [
  "src",
  "static",
  "package-lock.json",
  "vite.config.ts",
  "svelte.config.js",
  "../src/herotable/rules_wasm",
];
const LENGTH = 16; // hexadecimal digits

export function sourcesDigest() {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    for (const file of filesOf(join(WEB, source)))
      hash.update(`${file.slice(WEB.length)}\0`).update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, LENGTH);
}

/** @param {string} path @returns {string[]} */
function filesOf(path) {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => !name.includes(".test."));
  return names.sort().flatMap((name) => filesOf(join(path, name)));
}
