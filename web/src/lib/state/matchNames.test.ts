import { expect, test } from "vitest";
import { isMyTurn, nameIn, sayTurn, type Summary } from "./matchNames";
import { session } from "./session.svelte";

const player = (seat: number, name: string, more: object = {}) => ({ seat, name, bot: null, ...more });
const bot = (seat: number) => player(seat, "", { bot: "easy" });
const table = (id: string, waiting: number[] | undefined, ...players: object[]) =>
  ({ id, title: "pow", state: "playing", created: 0, changed: 0, players, waiting }) as unknown as Summary;

test("the only person on this device is “you”, and it is their turn", () => {
  const match = table("local-1", [0], player(0, "Ann"), bot(1));
  expect(match.players.map((one) => nameIn(match, one))).toEqual(["You", "easy bot"]);
  expect([isMyTurn(match), sayTurn(match)]).toEqual([true, "Your turn"]);
});

test("while a bot decides it is said whose turn it is", () => {
  const match = table("local-1", [1], player(0, "Ann"), bot(1));
  expect([isMyTurn(match), sayTurn(match)]).toEqual([false, "Turn of Bot 2"]);
});

test("two people on one device have their names", () => {
  const match = table("local-1", [1], player(0, "Ann"), player(1, "Ben"));
  expect([nameIn(match, match.players[0]!), isMyTurn(match), sayTurn(match)]).toEqual(["Ann", true, "Turn of Ben"]);
});

test("at a table of the server the session says who I am", () => {
  session.person = { id: "p1", name: "Ann", kind: "guest" } as typeof session.person;
  const match = table("m1", [1], player(0, "Ann", { person: "p1" }), player(1, "Ben", { person: "p2" }));
  expect([nameIn(match, match.players[0]!), sayTurn(match)]).toEqual(["You", "Turn of Ben"]);
  session.person = null;
  expect(nameIn(match, match.players[0]!)).toBe("Ann");
});

test("of a table that tells nothing its state is said", () => {
  expect(sayTurn(table("m1", undefined, player(0, "Ann")))).toBe("in play");
});
