/** What the worker of a proof does: loads the rules of the match and compares all that the server says with them. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
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
    if (bytesToHex(sha256(new Uint8Array(code))) !== description.wasm) throw new Error("another code than described");
    const rules = await Rules.load(description, code);
    const verdict = proveByRules(rules, claim, (moves) => post({ type: "progress", moves }));
    post({ type: "proved", verdict });
  } catch (error) {
    post({ type: "failed", error: String(error) });
  }
}
