/** What nobody at POW! should miss. */
import type { MomentKind } from "$lib/titles/contract";

export const moments: MomentKind[] = [
  { name: "theft", event: "stolen", pause: "long", look: "burst", sound: "burst", at: "stacks-{seat}" },
  { name: "bust", event: "forfeited", pause: "long", look: "caption", sound: "bust", at: "dice", isHeld: true },
  { name: "rolled", event: "rolled", pause: "none", sound: "dice" },
];
