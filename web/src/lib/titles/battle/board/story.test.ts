import { describe, expect, it } from "vitest";
import type { BattleView } from "./choice";
import { Story } from "./story.svelte";

const view = (number: number, ...energies: number[]) =>
  ({ number, table: { seats: energies.map((energy) => ({ energy })) } }) as unknown as BattleView;
const REVEALED = { event: "revealed", seat: 1, card: "shot" };
const ACTED = { event: "acted", seat: 1, action: "shoot" };
const hurt = (energy: number) => ({ event: "hurt", seat: 0, energy });

describe("the story of a battle", () => {
  it("goes on from part to part of a move while the table is still the one before it", () => {
    const story = new Story();
    story.see(view(4, 3, 3), []);
    story.see(view(4, 3, 3), [REVEALED]);
    story.see(view(4, 3, 3), [ACTED, hurt(2)]);
    story.see(view(5, 1, 3), [ACTED, hurt(1)]);
    expect(story.beats.map(({ lead, marks }) => [lead.event, marks[0]?.change])).toEqual([
      ["revealed", undefined],
      ["acted", -1],
      ["acted", -1],
    ]);
  });

  it("tells what follows from a deed with the deed, however it is cut", () => {
    const story = new Story();
    story.see(view(4, 1, 3), []);
    const left = { event: "left", seat: 0, reason: "energy" };
    const discarded = { event: "discarded", seat: 0, card: "shot" };
    story.see(view(4, 1, 3), [ACTED, hurt(0), left]);
    const [deed] = story.beats;
    expect(story.ahead).toHaveLength(3);
    const won = { event: "won", seat: 1, wins: 1 };
    story.see(view(5, 1, 3), [discarded, won]);
    expect(story.beats.map(({ lead }) => lead.event)).toEqual(["acted"]);
    expect([story.beats[0]?.lines, story.beats[0]?.key]).toEqual([[discarded, won], deed?.key]);
    expect(story.ahead).toEqual([]);
    story.see(view(5, 1, 3), [REVEALED]);
    expect(story.beats.map(({ lead }) => lead.event)).toEqual(["acted", "revealed"]);
  });

  it("begins anew where the table goes back, and counts from there", () => {
    const story = new Story();
    story.see(view(5, 1, 3), [ACTED, hurt(1)]);
    story.see(view(3, 3, 3), []);
    expect(story.beats).toEqual([]);
    story.see(view(4, 2, 3), [ACTED, hurt(2)]);
    expect(story.beats[0]?.marks[0]?.change).toBe(-1);
  });
});
