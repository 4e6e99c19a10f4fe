/** The paragraph of the rules behind each kind of event of POW!. */
import type { Paragraphs } from "$lib/titles/contract";

export const paragraphs: Paragraphs = {
  begun: "P2",
  rolled: "P3",
  taken: { by: "kind", of: { hero: "P5a", villain: "P5b" } },
  stolen: { by: "depth", of: { 1: "P5c" }, else: "P5d" },
  forfeited: "P6",
  ended: "P9",
};
