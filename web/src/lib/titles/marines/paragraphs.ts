/** The paragraph of the rules behind each kind of event of Space Marine Heroes. */
import type { Paragraphs } from "$lib/titles/contract";

export const paragraphs: Paragraphs = {
  picked: "M1",
  dropped: "M1",
  mustered: "M1",
  deploying: "M2",
  placed: "M2",
  begun: "M7",
  kept: "M8",
  rolled: "M7",
  secured: "M6",
  busted: "M7",
  all_out: "M10",
  stopped: "M7",
  attacked: "M15",
  smote: "M16",
  shot: "M16",
  mowed: "M16",
  saved: "M14",
  retreated: "M13",
  handed: "M17",
  advanced: "M12",
  fought: { by: "how", of: { breakthrough: "M3", limit: "M19" } },
  written: "M4",
  ended: "M3",
};
