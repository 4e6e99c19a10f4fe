import { expect, test, vi } from "vitest";
import { testFiles } from "$lib/local/testing";
import type { FromProof } from "./proofHost";
import { prove } from "./proofHost";
import { type ProofWorker, proveInWorker } from "./proofInWorker";
import type { Claim } from "./rulesProof";

const claim = {
  replay: {
    rules_version: 0,
    setup: { title: "pow", seats: 2, options: {}, pack: null },
    moves: [],
  },
  rules: "",
  tables: [],
  blank: null,
  shown: [],
} as unknown as Claim;

const address = { description: "", code: "" };

/** A worker that works in this thread, or never answers. */
function workerHere(work: (post: (message: FromProof) => void) => void): ProofWorker {
  const worker: ProofWorker = {
    onmessage: null,
    onerror: null,
    terminate: vi.fn(),
    postMessage: () => work((data) => worker.onmessage?.call(worker as Worker, { data } as MessageEvent)),
  };
  return worker;
}

function proving(worker: ProofWorker, more: object = {}) {
  const reports: number[] = [];
  const leaving = new AbortController();
  const report = (moves: number) => reports.push(moves);
  const proved = proveInWorker(claim, { report, signal: leaving.signal, spawn: () => worker, ...more });
  return { proved, reports, leaving };
}

test("a worker loads the rules and names what is wrong", async () => {
  const worker = workerHere((post) => void prove({ claim, address }, testFiles, post));
  const { proved } = proving(worker);
  expect((await proved).fault).toMatchObject({ kind: "version", found: "0" });
  expect(worker.terminate).toHaveBeenCalled();
});

test("progress is reported, and a failure told", async () => {
  const worker = workerHere((post) => {
    post({ type: "progress", moves: 20 });
    post({ type: "failed", error: "no rules" });
  });
  const { proved, reports } = proving(worker);
  await expect(proved).rejects.toThrow("no rules");
  expect(reports).toEqual([20]);
});

test("rules that cannot be fetched are a failure", async () => {
  const worker = workerHere((post) => void prove({ claim, address }, () => Promise.reject(new Error("offline")), post));
  await expect(proving(worker).proved).rejects.toThrow("offline");
});

test("it takes only so long", async () => {
  const worker = workerHere(() => undefined);
  await expect(proving(worker, { longest: 1 }).proved).rejects.toThrow("too long");
  expect(worker.terminate).toHaveBeenCalled();
});

test("whoever leaves ends it", async () => {
  const worker = workerHere(() => undefined);
  const { proved, leaving } = proving(worker);
  leaving.abort();
  await expect(proved).rejects.toThrow("nobody waits");
  expect(worker.terminate).toHaveBeenCalled();
});
