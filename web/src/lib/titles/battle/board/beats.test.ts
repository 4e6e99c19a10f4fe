import { describe, expect, it } from "vitest";
import { beatsOf } from "./beats";

const REVEALED = { event: "revealed", seat: 1, card: "shot" };
const ACTED = { event: "acted", seat: 1, action: "shoot" };

describe("what happened, beat by beat", () => {
  it("tells who did what, whom it hit and who is out by it", () => {
    const energies = [1, 3, 3];
    const [turned, deed] = beatsOf(
      [
        REVEALED,
        ACTED,
        { event: "hurt", seat: 0, energy: 0 },
        { event: "hurt", seat: 2, energy: 2 },
        { event: "left", seat: 0, reason: "energy" },
      ],
      energies,
    );
    expect([turned?.seat, turned?.card, turned?.marks]).toEqual([1, "shot", []]);
    expect(deed?.action).toBe("shoot");
    expect(deed?.marks.map(({ seat, change, left }) => [seat, change, left])).toEqual([
      [0, -1, 0],
      [2, -1, 2],
    ]);
    expect(deed?.outs).toEqual([{ seat: 0, reason: "energy" }]);
    expect(energies).toEqual([0, 3, 2]);
  });

  it("tells of a trap with the card that set it off", () => {
    const sprung = { event: "sprung", seat: 1, tactic: "shot" };
    const [beat, more] = beatsOf([REVEALED, sprung, { event: "hurt", seat: 1, energy: 2 }], [3, 3]);
    expect(more).toBeUndefined();
    expect(beat?.lines).toEqual([sprung]);
    expect(beat?.marks[0]?.change).toBe(-1);
  });

  it("counts a second loss from the first, and knows nothing before a battle", () => {
    const hurt = (energy: number) => ({ event: "hurt", seat: 0, energy });
    expect(beatsOf([ACTED, hurt(2), ACTED, hurt(1)], [3]).map(({ marks }) => marks[0]?.change)).toEqual([-1, -1]);
    expect(beatsOf([{ event: "battle", number: 2 }, hurt(2)], [5])[0]?.marks[0]?.change).toBeNull();
  });

  it("leaves out what the table shows anyhow", () => {
    expect(
      beatsOf(
        [
          { event: "drafted", seat: 0, card: "shot" },
          { event: "first", seat: 1 },
        ],
        [],
      ),
    ).toEqual([]);
  });
});
