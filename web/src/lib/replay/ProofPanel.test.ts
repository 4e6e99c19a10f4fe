import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Schemas } from "$lib/api/types";
import type { Draw } from "./proof";
import fixture from "./proof.fixture.json";
import { keepCommitment } from "$lib/state/commitments";

const told = vi.hoisted(() => ({ draws: [] as unknown, proof: {} as unknown }));
vi.mock("$lib/api/client", () => ({
  Problem: class extends Error {},
  request: (answer: unknown) => Promise.resolve(answer),
  server: { GET: (path: string) => (path.endsWith("/draws") ? { draws: told.draws } : told.proof) },
}));

const { default: Panel } = await import("./ProofPanel.svelte");
const replay = {
  id: "m",
  seed: fixture.asked.seed,
  words: fixture.asked.words,
  commitment: fixture.commitment,
  moves: fixture.asked.moves,
} as unknown as Schemas["MatchReplay"];
let panel: ReturnType<typeof mount> | undefined;

beforeEach(() => {
  localStorage.clear();
  told.draws = fixture.draws;
  told.proof = { ok: true, commitment: fixture.commitment, moves: fixture.asked.moves.length };
});
afterEach(() => void (panel && unmount(panel)));

/** What the panel says after its button was pressed. */
async function checked(match = replay): Promise<string> {
  document.body.innerHTML = "";
  panel = mount(Panel, { target: document.body, props: { replay: match, number: 0 } });
  flushSync();
  document.querySelector("button")!.click();
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector(".verdict")).not.toBeNull();
  });
  return document.body.textContent ?? "";
}

const marks = () => [...document.querySelectorAll(".mark")].map((mark) => mark.textContent);

test("an honest match passes all three checks and says how many draws there were", async () => {
  const said = await checked();
  expect(marks()).toEqual(["✓", "✓", "✓"]);
  expect(said).toContain("Everything matches!");
  expect(said).toContain(`${fixture.draws.flat().length} random numbers`);
});

test("a planted draw is shown with its place", async () => {
  const [first, ...rest] = fixture.draws as unknown as Draw[][];
  const [[sides, value] = [2, 0], ...others] = first ?? [];
  told.draws = [[[sides, (value + 1) % sides], ...others], ...rest];
  expect(await checked()).toContain("in the set-up");
  expect(marks()).toEqual(["✓", "✗", "✓"]);
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
