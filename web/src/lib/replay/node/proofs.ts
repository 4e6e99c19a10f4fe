/** Proves the claims of `tests/server/test_rules_proof.py`, a line each on the standard input, and writes each verdict. */
import { createInterface } from "node:readline";
import type { RulesFiles } from "../../local/fetchFiles";
import { Rules } from "../../rules/rules";
import { rulesOf } from "../../rules/node/load";
import { type Claim, proveByRules } from "../rulesProof";

/** A claim, and the files of its rules if they are not those of the folder; the code in base64. */
type Asked = Claim & { files?: { description: RulesFiles["description"]; code: string } };

const folder = process.argv[2] ?? ".";
for await (const line of createInterface({ input: process.stdin })) {
  const { files, ...claim } = JSON.parse(line) as Asked;
  const rules = files
    ? await Rules.load(files.description, Buffer.from(files.code, "base64"))
    : await rulesOf(folder, claim.replay.setup.title);
  console.log(JSON.stringify(proveByRules(rules, claim)));
}
