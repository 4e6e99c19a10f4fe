/** What the boards' tests share: a title's words with the fixtures' grammar, the moves of a view, a board on a page. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { flushSync, mount, unmount, type Component } from "svelte";
import { vi } from "vitest";
import type { BoardProps } from "./contract";
import { readMove } from "$lib/api/notation";
import type { AnyView, Grammar, Language, Move, View } from "$lib/api/types";
import { Words } from "$lib/i18n/words";
import { rulesOf } from "$lib/rules/node/load";
import { answerBy } from "$lib/state/questions.svelte";

const GAMES = "../src/herotable/games";
const RULES = "../src/herotable/rules_wasm";

/** The titles of the server: each has a folder with its words. */
export const TITLES = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`${GAMES}/${entry.name}/words.en.ftl`))
  .map((entry) => entry.name);

export function wordsOf(grammar: Grammar, language: Language): Words {
  const texts = [
    `${GAMES}/${grammar.title}/words.${language}.ftl`,
    `src/lib/titles/${grammar.title}/words.${language}.ftl`,
  ].map((path) => readFileSync(path, "utf8"));
  return new Words(language, grammar, ["Ann", "Ben", "Cleo"], ...texts);
}

export function movesOf(grammar: Grammar, view: Pick<AnyView, "legal">): Move[] {
  return view.legal.map((notation) => readMove(grammar, notation));
}

/** The components of a title's box by kind; our files need no more of TOML than JSON has. */
export function boxOf(title: string): BoardProps<unknown>["pack"] {
  const pack: Record<string, Record<string, unknown>[]> = {};
  let rows: Record<string, unknown>[] = [];
  for (const line of readFileSync(`${GAMES}/${title}/pack.toml`, "utf8").split("\n")) {
    const [, kind] = /^\[\[(\w+)\]\]/.exec(line) ?? [];
    if (kind) (rows = pack[kind] ??= []).push({});
    const [, name, value] = /^(\w+) = (.*)/.exec(line) ?? [];
    if (name && rows.length) rows.at(-1)![name] = JSON.parse(value!);
  }
  return pack;
}

/** From now on the rules of this title answer what boards ask. */
export async function loadRules(title: string): Promise<void> {
  answerBy(title, await rulesOf(RULES, title));
}

// What jsdom does not have: nothing moves and nothing scrolls in tests.
vi.stubGlobal("matchMedia", () => ({ matches: true }));
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  },
);
Element.prototype.scrollIntoView = () => undefined;

type Given<Table> = Partial<Pick<BoardProps<Table>, "picked" | "pack" | "news" | "moves">> & { spectator?: boolean };

let shown: Record<string, unknown> | null = null;

/** A board as the seat of the view, or a spectator, sees it; the one before it is gone. */
export function show<Table>(
  Board: Component<BoardProps<Table>>,
  grammar: Grammar,
  seen: unknown,
  { picked = {}, spectator = false, pack = {}, news = [], moves: offered }: Given<Table> = {},
) {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
  const view = seen as View<Table>;
  const [play, pick] = [vi.fn(), vi.fn()];
  const moves = offered ?? (spectator ? [] : movesOf(grammar, view));
  const seat = spectator ? null : view.seat;
  const props = { view, words: wordsOf(grammar, "en"), seat, moves, picked, pick, play, pack, news };
  shown = mount(Board, { target: document.body, props });
  flushSync();
  const buttons = [...document.querySelectorAll("button")];
  const lit = buttons.filter((button) => button.classList.contains("glow"));
  return { play, pick, buttons, lit, named: (name: string) => buttons.find((button) => nameOf(button).includes(name)) };
}

export function nameOf(button: HTMLButtonElement): string {
  const said = button.querySelector(":scope > .sr-only") ?? button;
  return button.getAttribute("aria-label") ?? said.textContent?.trim() ?? "";
}
