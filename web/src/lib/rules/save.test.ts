import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { BadSave, load, readSave } from "./load";
import { RulesMatch } from "./match";
import { rulesOf } from "./node/load";
import type { Rules } from "./rules";
import { type Save, save, sealOf } from "./save";

// Written by Python: two seats, words beyond ASCII, a bot on the second seat, forty moves.
const SAVE = readFileSync("src/lib/rules/fixtures/save.json", "utf-8");
const RECEIPT = readFileSync("src/lib/rules/fixtures/receipt.json", "utf-8");
let rules: Rules;

beforeAll(async () => {
  rules = await rulesOf("../src/herotable/rules_wasm", "pow");
});

/** The code of what is wrong with a save that was changed, and sealed again. */
function wrong(change: Partial<Save>, isSealed = true): string {
  const { seal, ...data } = { ...readSave(SAVE), ...change };
  try {
    load(rules, { ...data, seal: isSealed ? sealOf(data) : seal });
  } catch (error) {
    return (error as BadSave).message;
  }
  return "nothing";
}

describe("a save", () => {
  it("of Python is loaded, and written again letter for letter", () => {
    const match = load(rules, readSave(SAVE));
    expect(match.rows).toHaveLength(40);
    expect(match.bots).toEqual(["", "hard"]);
    expect(save(match)).toBe(SAVE);
    expect(save(match, false)).toBe(RECEIPT);
  });

  it("of a match without moves and bots is loaded again", () => {
    const text = save(new RulesMatch(rules, { seats: 3, seed: "new" }));
    expect(text).toContain('"moves": []');
    expect(text).not.toContain('"bots"');
    expect(load(rules, readSave(text)).setup.seats).toBe(3);
  });

  it("that somebody has changed is refused, with the reason", () => {
    const { moves } = readSave(SAVE);
    const [first = ["A", "", ""], ...rest] = moves;
    expect(wrong({})).toBe("nothing");
    expect(wrong({ words: ["another", "w"] })).toBe("other-start");
    expect(wrong({ seed: "another" })).toBe("other-seed");
    expect(wrong({ seed: null })).toBe("secret-seed");
    expect(wrong({ pack: "0" })).toBe("other-pack");
    expect(wrong({ rules_version: 0 })).toBe("other-rules-version");
    expect(wrong({ seats: 9 })).toBe("options");
    expect(wrong({ bots: ["", "easy"] }, false)).toBe("broken-seal");
    expect(wrong({ moves: [["A", first[1], "0"], ...rest] })).toBe("move 1: other-table");
    expect(wrong({ moves: [["B", first[1], first[2]], ...rest] })).toBe("move 1: refused");
    expect(wrong({ moves: [["C", first[1], first[2]]] })).toBe("move 1: save-seat");
    expect(wrong({ moves: [["A", "dance", first[2]]] })).toBe("move 1: move-unreadable");
    expect(wrong({ moves: [["A", null, first[2]]] })).toBe("move 1: save-row");
  });

  it("is told from other files", () => {
    const code = (text: string) => {
      try {
        readSave(text);
      } catch (error) {
        return (error as BadSave).code;
      }
    };
    expect(code("no JSON")).toBe("no-save");
    expect(code("[1]")).toBe("no-save");
    expect(code('{"herotable": 2}')).toBe("save-format");
    expect(code('{"herotable": 1}')).toBe("save-key-missing");
    expect(code(SAVE.replace("{", '{"more": 1,'))).toBe("save-key-unknown");
    expect(code(SAVE.replace('"seats": 2', '"seats": "2"'))).toBe("expected");
    expect(code(SAVE.replace('"seats": 2', '"seats": 2.0'))).toBe("expected");
    expect(code(SAVE.replace('"herotable": 1', '"herotable": 1.0'))).toBe("no-save");
    expect(code(SAVE.replace('"hard"]', '"hard", ""]'))).toBe("expected");
  });
});

describe("undo", () => {
  it("takes moves back as if they had never been made", () => {
    const match = load(rules, readSave(SAVE));
    const whole = match.events(0);
    const { rows } = match;
    const gone = rows.slice(30);
    const before = rows[29]?.table;
    match.undo(10);
    expect(match.fingerprint).toBe(before);
    expect(match.events(0)).toEqual(whole.slice(0, match.told.length));
    for (const { seat, move } of gone) match.play(seat, move);
    expect(match.events(0)).toEqual(whole);
    expect(save(match)).toBe(SAVE);
    match.undo(40);
    expect(match.fingerprint).toBe(match.started);
    expect(() => match.undo()).toThrow(RangeError);
  });
});
