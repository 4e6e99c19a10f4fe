/** What nobody at a Superhero Battle should miss. The middle of the table tells cards and deeds as they come. */
import type { MomentKind } from "$lib/titles/contract";

const AT_SEAT = "seat-{seat}";

export const moments: MomentKind[] = [
  {
    name: "reveal",
    event: "revealed",
    pause: "long",
    look: "board",
    sound: "flip",
    isHeld: true,
    isKnownToDoer: true,
  },
  { name: "trap", event: "sprung", pause: "long", look: "burst", sound: "thud", at: AT_SEAT, isHeld: true },
  { name: "firm", event: "survived", pause: "short", look: "caption", sound: "no", at: AT_SEAT, isHeld: true },
  { name: "out", event: "left", pause: "long", look: "burst", sound: "burst", at: AT_SEAT, isHeld: true },
  { name: "won", event: "won", pause: "stop", look: "caption", sound: "fanfare", at: AT_SEAT, isHeld: true },
  { name: "goal", event: "goal", pause: "long", look: "caption", sound: "say" },
  { name: "showdown", event: "showdown", pause: "long", look: "burst", sound: "burst" },
  { name: "hurt", event: "hurt", pause: "none", sound: "hit" },
  { name: "healed", event: "healed", pause: "none", sound: "say" },
  { name: "stolen", event: "stolen", pause: "none", sound: "no" },
  { name: "knockout", event: "knockout", pause: "none", sound: "thud" },
  { name: "trapped", event: "trapped", pause: "none", sound: "thud" },
];
