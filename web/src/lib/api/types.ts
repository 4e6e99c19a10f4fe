/** What the server sends, by its generated types. */
import type { components } from "./schema";

export type Schemas = components["schemas"];
export type View<Table> = Omit<Schemas["View"], "table"> & { table: Table };
export type AnyView = View<Record<string, unknown>>;
export type Room = Schemas["RoomView"];
export type SeatView = Schemas["SeatView"];
export type Grammar = Schemas["Grammar"];
export type Part = Schemas["Part"];
export type Level = Schemas["AddBot"]["level"];
export type Language = "en" | "ru";

/** A field of a move or an event: a word, a number (seats too), a handful of words, or what this seat may not know. */
export type Value = string | number | readonly string[] | null;

/** A move read from its notation. */
export interface Move {
  verb: string;
  fields: Record<string, Value>;
  notation: string;
}

/** An event as the table tells it: its kind under `event`, and its fields. */
export type GameEvent = { event: string } & Record<string, Value>;
