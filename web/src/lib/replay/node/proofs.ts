/** Proves the claims of `tests/test_rules_proof.py`, a line each on the standard input, and writes each verdict. */
import { createInterface } from "node:readline";
import { rulesOf } from "../../rules/node/load";
import { type Claim, proveByRules } from "../rulesProof";

const folder = process.argv[2] ?? ".";
for await (const line of createInterface({ input: process.stdin })) {
  const claim = JSON.parse(line) as Claim;
  console.log(JSON.stringify(proveByRules(await rulesOf(folder, claim.replay.setup.title), claim)));
}
