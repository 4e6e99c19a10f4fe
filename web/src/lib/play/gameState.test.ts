/** What a tap on the board does where the bubble warns, and what is left of what was picked. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import battleGrammar from "$lib/titles/battle/fixtures/grammar.json";
import { preferences } from "$lib/state/preferences.svelte";
import type { Table } from "$lib/state/table.svelte";
import type { Prompt } from "$lib/titles/contract";
import type { Grammar, Move } from "$lib/api/types";
import { GameState } from "./gameState.svelte";

const lay = (card: string): Move => ({ verb: "lay", notation: `lay ${card}`, fields: { card } }) as Move;
const grammar = battleGrammar as unknown as Grammar;
const act = vi.fn(async () => undefined);

/** A game of one seat that has chosen a card, with what the title's prompt warns of. */
function game(warning?: string): GameState {
  const eyes = [{ seat: 0, request: 1, events: [], view: { legal: ["lay ambush"], waiting: [0], seat: 0 } }];
  const playback = { eyes, isCurrent: () => true };
  const table = { eyes, playback, room: { state: "playing", seats: [] }, act, news: () => [] };
  const one = new GameState(table as unknown as Table);
  const prompt = (): Prompt => ({
    say: "battle-choose",
    warning,
    buttons: [{ move: lay("ambush"), text: "Lay it", primary: true }],
  });
  one.loaded = { title: { prompt }, grammar, pack: {}, language: "en", texts: [] } as unknown as GameState["loaded"];
  one.seat = 0;
  return one;
}

describe("a second tap on what is chosen", () => {
  beforeEach(() => {
    act.mockClear();
    preferences.set({ warns: true });
  });

  test("makes the move", () => {
    game().playOnBoard("lay ambush");
    expect(act).toHaveBeenCalledOnce();
  });

  test("does not where the bubble warns: the button does", () => {
    const one = game("Your hero would be out.");
    one.playOnBoard("lay ambush");
    expect(act).not.toHaveBeenCalled();
    one.play("lay ambush");
    expect(act).toHaveBeenCalledOnce();
  });

  test("makes another move, and any for whoever wants no warnings", () => {
    game("Your hero would be out.").playOnBoard("lay melee");
    preferences.set({ warns: false });
    game("Your hero would be out.").playOnBoard("lay ambush");
    expect(act).toHaveBeenCalledTimes(2);
  });
});

describe("what was picked", () => {
  test("is put away when its move was made, and not what was picked since for the next decision", async () => {
    const one = game();
    one.picked = { card: "ambush" };
    one.play("lay ambush");
    await vi.waitFor(() => expect(one.picked).toEqual({}));
    await vi.waitFor(() => expect(one.isSending).toBe(false));
    one.picked = { card: "ambush" };
    one.play("lay ambush");
    one.picked = { card: "melee" };
    await vi.waitFor(() => expect(one.isSending).toBe(false));
    expect(one.picked).toEqual({ card: "melee" });
  });
});
