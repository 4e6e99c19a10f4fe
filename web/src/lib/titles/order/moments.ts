/** What nobody at Full Order should miss. The shelf itself slides away with its points. */
import type { AnyView, GameEvent } from "$lib/api/types";
import type { MomentKind } from "$lib/titles/contract";
import type { OrderView } from "./board/choice";

/** One's own shelf is large enough to say it itself: nothing lies over the market that one chooses from next. */
const isOwn = ({ seat }: GameEvent, view: AnyView) => seat === view.seat;

/** O12: from here on everybody else has one turn left. */
const isFirst = ({ seat }: GameEvent, view: AnyView) => seat === (view as OrderView).table.skipper;

export const moments: MomentKind[] = [
  { name: "own_shelf", event: "completed", when: isOwn, pause: "long", look: "board", sound: "shelf" },
  { name: "shelf", event: "completed", pause: "long", look: "caption", sound: "shelf", at: "collection-{seat}" },
  { name: "final", event: "final", pause: "long", look: "burst", sound: "burst" },
  { name: "last", event: "skipped", when: isFirst, pause: "long", look: "caption", sound: "no" },
  { name: "earned", event: "earned", pause: "none", sound: "say" },
  { name: "skipped", event: "skipped", pause: "none", sound: "no" },
  { name: "boxed", event: "boxed", pause: "none", sound: "thud" },
];
