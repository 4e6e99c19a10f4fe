import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Schemas } from "../api/types";
import type { Rules } from "../rules/rules";
import type { TableLog } from "./entries";
import { LocalRoom } from "./localRoom";
import { testRules } from "./testing";
import { snapshot, update } from "./views";

interface Fixture extends TableLog {
  updates: Schemas["Update"][];
  snapshots: Schemas["Snapshot"][];
}

// A log with what the server's own rooms say of it: two people of one device, a bot, moves, moves taken back, the end.
const FIXTURE = JSON.parse(readFileSync("src/lib/local/fixtures/room.json", "utf-8")) as Fixture;
let rules: Rules;

beforeAll(async () => {
  rules = await testRules();
});

describe("the messages of a table on this device", () => {
  it("are the server's after every line", () => {
    const room = new LocalRoom(rules, FIXTURE.head);
    for (const [i, line] of FIXTURE.lines.entries()) {
      room.add(line);
      expect(update(room), `line ${i + 1}`).toEqual(FIXTURE.updates[i]);
    }
  });

  it("are the server's for a page that has everything to learn, or only the last lines", () => {
    const room = LocalRoom.of(rules, FIXTURE);
    expect(snapshot(room, 0)).toEqual(FIXTURE.snapshots[0]);
    expect(snapshot(room, 10)).toEqual(FIXTURE.snapshots[1]);
  });
});
