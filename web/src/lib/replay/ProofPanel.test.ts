import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Schemas } from "$lib/api/types";
import type { Draw } from "./proof";
import fixture from "./proof.fixture.json";
import { pageLanguage } from "$lib/i18n/language.svelte";
import { keepCommitment } from "$lib/state/commitments";

const told = vi.hoisted(() => ({
  draws: [] as unknown,
  proof: {} as unknown,
  verdict: {} as unknown,
  proving: {} as unknown,
  isHere: true,
  isFormer: false,
}));
vi.mock("$lib/api/client", () => {
  class Problem extends Error {
    constructor(readonly code: string) {
      super(code);
    }
  }
  const draws = () => (told.isFormer ? Promise.reject(new Problem("former-rules")) : { draws: told.draws });
  return {
    Problem,
    request: (answer: unknown) => Promise.resolve(answer),
    server: { GET: (path: string) => (path.endsWith("/draws") ? draws() : told.proof) },
  };
});
vi.mock("./proofInWorker", () => ({
  isProvable: () => told.isHere,
  proveInWorker: (_claim: unknown, proving: unknown) => {
    told.proving = proving;
    return Promise.resolve(told.verdict);
  },
}));

const { default: Panel } = await import("./ProofPanel.svelte");
const replay = {
  id: "m",
  setup: { title: "a game" },
  seed: fixture.asked.seed,
  words: fixture.asked.words,
  commitment: fixture.commitment,
  moves: fixture.asked.moves,
} as unknown as Schemas["MatchReplay"];
let panel: ReturnType<typeof mount> | undefined;

beforeEach(() => {
  localStorage.clear();
  pageLanguage.current = "en";
  told.draws = fixture.draws;
  told.proof = { ok: true, commitment: fixture.commitment, moves: fixture.asked.moves.length };
  told.verdict = { tables: 10, views: 21, fault: null };
  told.isHere = true;
  told.isFormer = false;
});
afterEach(() => void (panel && unmount(panel)));

/** What the panel says after its button was pressed. */
async function checked(match = replay): Promise<string> {
  document.body.innerHTML = "";
  panel = mount(Panel, {
    target: document.body,
    props: { replay: match, number: 0, names: ["Eve", "Bob"], shown: () => [] },
  });
  flushSync();
  document.querySelector("button")!.click();
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector(".verdict")).not.toBeNull();
  });
  return (document.body.textContent ?? "").replaceAll("\u00a0", " ");
}

const marks = () => [...document.querySelectorAll(".mark")].map((mark) => mark.textContent);

test("an honest match passes all checks and says how many draws there were", async () => {
  const said = await checked();
  expect(marks()).toEqual(["✓", "✓", "✓", "✓"]);
  expect(said).toContain("Everything matches!");
  expect(said).toContain("21 views");
  expect(said).toContain(`${fixture.draws.flat().length} random numbers`);
});

test("a planted draw is shown with its place", async () => {
  const [first, ...rest] = fixture.draws as unknown as Draw[][];
  const [[sides, value] = [2, 0], ...others] = first ?? [];
  told.draws = [[[sides, (value + 1) % sides], ...others], ...rest];
  expect(await checked()).toContain("in the set-up");
  expect(marks()).toEqual(["✓", "✗", "✓", "✓"]);
  expect(document.querySelectorAll(".draws .bad")).toHaveLength(1);
});

test("a planted seed fails", async () => {
  expect(await checked({ ...replay, seed: "another" })).toContain("Something does not match!");
  expect(marks().slice(0, 2)).toEqual(["✗", "✗"]);
});

test("a seed other than the one committed to while the match was played fails", async () => {
  keepCommitment("m", "what was told at the start");
  expect(await checked()).toContain("The seed is not the one that was sealed");
});

test("what the server finds is shown", async () => {
  told.proof = { ok: false, commitment: "", moves: 0, problem: "move 3: another table" };
  expect(await checked()).toContain("move 3: another table");
});

const FAULTS = [
  { kind: "table", move: 7, seat: null, expected: "aa", found: "bb" },
  { kind: "table", move: 0, seat: null, expected: "aa", found: "bb" },
  { kind: "forbidden", move: 3, seat: 1, expected: "P5", found: "take hero 2" },
  { kind: "unreadable", move: 3, seat: 1, expected: "", found: "dance" },
  { kind: "view", move: 4, seat: null, expected: "number: 4", found: "number: 5" },
  { kind: "events", move: 4, seat: 0, expected: "[0].hero: 1", found: "[0].hero: 2" },
  { kind: "result", move: 9, seat: 0, expected: "12 ★", found: "13" },
  { kind: "length", move: 9, seat: null, expected: "10", found: "9" },
  { kind: "unfinished", move: 9, seat: null, expected: "", found: "" },
  { kind: "digest", move: 0, seat: null, expected: "d1", found: "d2" },
  { kind: "version", move: 0, seat: null, expected: "2", found: "1" },
];

test.each(["en", "ru"] as const)("every fault of the rules is named, with what had to be (%s)", async (language) => {
  pageLanguage.current = language;
  for (const fault of FAULTS) {
    told.verdict = { tables: 3, views: 0, fault };
    const said = await checked();
    expect(marks()).toEqual(["✓", "✓", "✓", "✗"]);
    expect(said).not.toContain("ui-proof");
    for (const part of [fault.expected, fault.found]) expect(said).toContain(part);
    if (fault.seat !== null) expect(said).toContain(["Eve", "Bob"][fault.seat]);
    if (fault.move && fault.kind !== "result" && fault.kind !== "length") expect(said).toContain(String(fault.move));
  }
});

test("a match of former rules is proved by those that the server kept", async () => {
  told.isHere = false;
  told.isFormer = true;
  told.proof = { ...(told.proof as object), files: { description: "/d", code: "/c" } };
  const said = await checked();
  expect(said).toContain("former rules");
  expect(said).toContain("Everything matches!");
  expect(marks()).toEqual(["✓", "✓", "✓"]); // the seed, the server, and the rules
  expect(told.proving).toMatchObject({ files: { description: "/d", code: "/c" } });
});

test("a game whose rules are not here is left to the server", async () => {
  told.isHere = false;
  expect(await checked()).toContain("only the server has played it again");
  expect(marks()).toEqual(["✓", "✓", "✓"]);
});
