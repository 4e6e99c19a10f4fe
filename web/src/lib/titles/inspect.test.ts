/** Everything that boards, components and the log name in `data-inspect` is explained, in both languages. */
import { readdirSync, readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import type { AnyView, Grammar, Language } from "$lib/api/types";
import { listPieces } from "$lib/cards/pieces";
import { explain } from "$lib/inspect/explain";
import Figure from "$lib/rulebook/Figure.svelte";
import { paragraphs } from "$lib/state/catalogue.svelte";
import { boardOf } from "./boards";
import type { Inspect, Picked, Scene, Title } from "./contract";
import { captionsOf, figuresOf } from "./figures";
import { inspectOf } from "./inspect";
import { piecesOf } from "./pieces";
import { boxOf, loadRules, movesOf, show, TITLES, wordsOf } from "./testing";

const PATIENCE = 60_000; // milliseconds: every scene of a title is drawn twice
const LANGUAGES: Language[] = ["en", "ru"];
const read = (path: string) => readFileSync(path, "utf8");
const rules = (title: string) => paragraphs(read(`../src/herotable/games/${title}/rules.en.md`));

function thingsShown(): string[] {
  const shown = [...document.querySelectorAll("[data-inspect]")].map((one) => one.getAttribute("data-inspect")!);
  return [...new Set(shown)];
}

interface Named {
  thing: string;
  scene: Omit<Scene, "words">;
}

describe.each(TITLES)("the inspector of %s", (title) => {
  const folder = `src/lib/titles/${title}/fixtures`;
  const grammar = JSON.parse(read(`${folder}/grammar.json`)) as Grammar;
  const pack = boxOf(title);
  const noTable = { view: null, seat: null, moves: [], picked: {}, pack };
  let inspect: Inspect;
  let named: Named[];

  beforeAll(async () => {
    await loadRules(title);
    inspect = await inspectOf(title);
    named = [...(await onPieces()), ...(await inLog()), ...(await onFigures()), ...(await onBoards())];
  }, PATIENCE);

  async function onPieces(): Promise<Named[]> {
    const pieces = await piecesOf(title);
    return listPieces(pack).map((piece) => ({ thing: pieces.thing?.(piece) ?? "", scene: noTable }));
  }

  /** Everything that the fields of events can name. */
  async function inLog(): Promise<Named[]> {
    const { mentions = {} } = await boardOf(title);
    const parts = Object.values(grammar.events).flat();
    const things = parts.flatMap(({ name, spelled }) => {
      const kind = mentions[name];
      return kind ? Object.values(spelled).map((value) => `${kind} ${value}`) : [];
    });
    return [...new Set(things)].map((thing) => ({ thing, scene: noTable }));
  }

  /** The pictures of the rules. */
  async function onFigures(): Promise<Named[]> {
    const words = await captionsOf(title, "en");
    return Object.values(await figuresOf(title)).flatMap((figure) => {
      document.body.innerHTML = "";
      const drawn = mount(Figure, { target: document.body, props: { figure, words } });
      flushSync();
      const things = thingsShown().map((thing) => ({ thing, scene: noTable }));
      void unmount(drawn);
      return things;
    });
  }

  async function onBoards(): Promise<Named[]> {
    const { Board } = await boardOf(title);
    const views = readdirSync(folder).filter((name) => name !== "grammar.json");
    return views.flatMap((name) => {
      const view = JSON.parse(read(`${folder}/${name}`)) as AnyView;
      const watched = seen(Board, view, true, {});
      return [watched, ...begun(view).map((picked) => seen(Board, view, false, picked))].flat();
    });
  }

  /** Nothing is picked yet, or all of a move but its last part. */
  function begun(view: AnyView): Picked[] {
    const moves = movesOf(grammar, view).filter(
      (move, i, all) => all.findIndex(({ verb }) => verb === move.verb) === i,
    );
    const parts = moves.map(({ fields }) => Object.entries(fields).slice(0, -1));
    return [{}, ...parts.filter((some) => some.length > 1).map((some) => Object.fromEntries(some))];
  }

  function seen(Board: Title["Board"], view: AnyView, spectator: boolean, picked: Picked): Named[] {
    show(Board, grammar, view, { spectator, picked, pack });
    const seat = spectator ? null : (view.seat ?? null);
    const scene = { view, seat, moves: spectator ? [] : movesOf(grammar, view), picked, pack };
    return thingsShown().map((thing) => ({ thing, scene }));
  }

  it.each(LANGUAGES)("explains every thing there is (%s)", (language) => {
    const words = wordsOf(grammar, language);
    for (const { thing, scene } of named) {
      const told = explain(thing, { ...scene, words }, inspect);
      expect(told, thing).toBeTruthy();
      expect(told!.name.length, thing).toBeGreaterThan(0);
      expect(told!.text.length, thing).toBeGreaterThan(10);
      expect(/[а-яё]/i.test(told!.text), thing).toBe(language === "ru");
    }
  });

  it("names paragraphs that there are", () => {
    const words = wordsOf(grammar, "en");
    const known = rules(title);
    const told = named.map(({ thing, scene }) => explain(thing, { ...scene, words }, inspect)?.rule);
    expect(told.filter((rule) => rule && !known.has(rule))).toEqual([]);
  });

  it("has a kind for each thing, and none that nobody can ask about", () => {
    const asked = new Set(named.map(({ thing }) => thing.split(" ")[0]));
    const board = `src/lib/titles/${title}/board`;
    const sources = readdirSync(board)
      .map((name) => read(`${board}/${name}`))
      .join(""); // some are seen but rarely
    const isAsked = (kind: string) => asked.has(kind) || sources.includes(`data-inspect="${kind}`);
    expect(Object.keys(inspect.things).filter((kind) => !isAsked(kind))).toEqual([]);
  });

  it("marks what the house has added", () => {
    const words = wordsOf(grammar, "en");
    const house = Object.values(pack)
      .flat()
      .filter(({ source }) => source === "house").length;
    const told = named.filter(({ thing, scene }) => explain(thing, { ...scene, words }, inspect)?.source === "house");
    expect(told.length > 0).toBe(house > 0);
  });
});
