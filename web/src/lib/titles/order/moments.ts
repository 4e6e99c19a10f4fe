/** What nobody at Full Order should miss. The shelf itself slides away with its points. */
import type { MomentKind } from "$lib/titles/contract";

export const moments: MomentKind[] = [
  { name: "shelf", event: "completed", pause: "long", look: "caption", sound: "shelf", at: "collection-{seat}" },
  { name: "final", event: "final", pause: "long", look: "burst", sound: "burst" },
  { name: "earned", event: "earned", pause: "none", sound: "say" },
  { name: "skipped", event: "skipped", pause: "none", sound: "no" },
  { name: "boxed", event: "boxed", pause: "none", sound: "thud" },
];
