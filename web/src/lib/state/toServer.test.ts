import { expect, test } from "vitest";
import type { Room } from "$lib/api/types";
import { namesOf } from "./toServer";

function named(...names: string[]): Pick<Room, "seats"> {
  return { seats: names.map((name, seat) => ({ seat, name, mine: name !== "bot" })) as Room["seats"] };
}

test("the names of our own seats go with the game, unless they are freed", () => {
  expect(namesOf(named("Ann", "bot", "Bob"), [])).toEqual({ "0": "Ann", "2": "Bob" });
  expect(namesOf(named("Ann", "bot", "Bob"), [2])).toEqual({ "0": "Ann" });
});

test("what the server takes in no name is left out", () => {
  expect(namesOf(named("\u202e A<b>\u200d\u00ad ", "\u2065<\u3164>", "😀".repeat(30)), [])).toEqual({
    "0": "Ab",
    "2": "😀".repeat(24),
  });
});
