/** What the worker of a proof does: loads the rules of the match and compares all that the server says with them. */
import type { RulesAddress, RulesFiles } from "../local/fetchFiles";
import { Rules } from "../rules/rules";
import { type Claim, type RulesVerdict, proveByRules } from "./rulesProof";

export interface ToProof {
  claim: Claim;
  address: RulesAddress;
}
export type FromProof =
  { type: "progress"; moves: number } | { type: "proved"; verdict: RulesVerdict } | { type: "failed"; error: string };

export async function prove(
  { claim, address }: ToProof,
  fetchFiles: (address: RulesAddress) => Promise<RulesFiles>,
  post: (message: FromProof) => void,
): Promise<void> {
  try {
    const { description, code } = await fetchFiles(address);
    const rules = await Rules.load(description, code);
    const verdict = proveByRules(rules, claim, (moves) => post({ type: "progress", moves }));
    post({ type: "proved", verdict });
  } catch (error) {
    post({ type: "failed", error: String(error) });
  }
}
