/** A proof by the rules beside the page: it can be watched, takes only so long, and ends when nobody waits for it. */
import type { RulesAddress } from "../local/fetchFiles";
import { isHere, rulesAddresses } from "../local/rulesFiles";
import type { FromProof, ToProof } from "./proofHost";
import type { Claim, RulesVerdict } from "./rulesProof";

const LONGEST = 60_000; // milliseconds; a long match takes one or two seconds on a phone

export type ProofWorker = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

interface Proving {
  /** Where the rules of the match are kept, if they are not those of the pages. */
  files?: RulesAddress | null;
  report: (moves: number) => void;
  /** Whoever leaves ends the work. */
  signal: AbortSignal;
  spawn?: () => ProofWorker;
  longest?: number;
}

/** Do the rules of this title run here? */
export const isProvable = isHere;

export async function proveInWorker(claim: Claim, proving: Proving): Promise<RulesVerdict> {
  const { files, report, signal, spawn = newWorker, longest = LONGEST } = proving;
  const address = files ? whole(files) : rulesAddresses()[claim.replay.setup.title];
  if (!address) throw new Error("no rules of this title");
  const worker = spawn();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<RulesVerdict>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error("the proof took too long")), longest);
      signal.addEventListener("abort", () => reject(new Error("nobody waits for the proof")));
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.onmessage = ({ data }: MessageEvent<FromProof>) => {
        if (data.type === "progress") report(data.moves);
        else if (data.type === "proved") resolve(data.verdict);
        else reject(new Error(data.error));
      };
      worker.postMessage({ claim, address } satisfies ToProof);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}

/** Addresses that mean the same in a worker. */
function whole({ description, code }: RulesAddress): RulesAddress {
  const address = (path: string) => new URL(path, location.href).href;
  return { description: address(description), code: address(code) };
}

function newWorker(): ProofWorker {
  return new Worker(new URL("./proofWorker.ts", import.meta.url), { type: "module" });
}
