/** The paragraph of the rules behind an event. */
import type { GameEvent } from "$lib/api/types";
import type { Paragraphs } from "./contract";

export function paragraphOf(event: GameEvent, paragraphs: Paragraphs = {}): string | null {
  const behind = paragraphs[event.event];
  if (typeof behind !== "object") return behind ?? null;
  return behind.of[String(event[behind.by])] ?? behind.else ?? null;
}
