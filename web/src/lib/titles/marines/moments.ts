/** What nobody among Space Marine Heroes should miss. */
import type { MomentKind } from "$lib/titles/contract";

const AT_HERO = "hero-{seat}-{hero}";
const STRIKE = { pause: "short", look: "caption", sound: "hit", at: AT_HERO, isHeld: true } as const;

export const moments: MomentKind[] = [
  { name: "attack", event: "attacked", ...STRIKE },
  { name: "smite", event: "smote", ...STRIKE },
  { name: "shot", event: "shot", ...STRIKE },
  { name: "mowed", event: "mowed", ...STRIKE },
  { name: "saved", event: "saved", pause: "long", look: "caption", sound: "no", at: AT_HERO, isHeld: true },
  { name: "retreat", event: "retreated", pause: "long", look: "burst", sound: "thud", at: AT_HERO, isHeld: true },
  { name: "bust", event: "busted", pause: "long", look: "burst", sound: "bust", at: "dice", isHeld: true },
  { name: "all_out", event: "all_out", pause: "long", look: "burst", sound: "fanfare", at: "dice" },
  {
    name: "flag",
    event: "advanced",
    when: ({ row }, { options }) => Number(row) === Number(options.rows) + 1, // the first row beyond the line
    pause: "long",
    look: "caption",
    sound: "flag",
    at: AT_HERO,
  },
  { name: "fought", event: "fought", pause: "long", look: "caption", sound: "fanfare" },
  { name: "rolled", event: "rolled", pause: "none", sound: "dice" },
];
