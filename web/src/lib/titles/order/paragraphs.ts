/** The paragraph of the rules behind each kind of event of Full Order. */
import type { Paragraphs } from "$lib/titles/contract";

export const paragraphs: Paragraphs = {
  begun: { by: "turn", of: { normal: "O3", bonus: "O8" } },
  taken: { by: "row", of: { 0: "O11" }, else: "O3" },
  placed: { by: "where", of: { down_left: "O5", down_right: "O5" }, else: "O4b" },
  earned: { by: "why", of: { shelf: "O6", edge: "O9a", general: "O9f" } },
  completed: "O6",
  boxed: { by: "why", of: { down: "O6", stuck: "O10", end: "O13" } },
  discarded: "O7",
  refilled: "O7",
  final: "O11",
  skipped: "O12",
  ended: "O12",
};
