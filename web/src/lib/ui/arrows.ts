/** Arrow keys go from thing to thing by where they lie, first to those that may be chosen. */
const LEGAL = ".glow, .chosen, .bubble.mine button";
const FOCUSABLE = "button:not(:disabled), a[href], summary, input, select, [tabindex='0']";
const SIDEWAYS = 3; // how much worse it is to lie aside than ahead

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

export function isDirection(key: string): key is Direction {
  return /^Arrow(Left|Right|Up|Down)$/.test(key);
}

/** How far a box lies in a direction from another; infinite if it lies elsewhere. */
export function distance(from: Box, to: Box, direction: Direction): number {
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const isLevel = direction === "ArrowLeft" || direction === "ArrowRight";
  const ahead = (isLevel ? x : y) * (direction === "ArrowLeft" || direction === "ArrowUp" ? -1 : 1);
  const aside = Math.abs(isLevel ? y : x);
  return ahead <= 1 ? Infinity : ahead + SIDEWAYS * aside;
}

/** Move the focus within an element; true when it moved. What may be chosen is where it starts, and comes first. */
export function moveFocus(within: Element, direction: Direction): boolean {
  const all = [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => one.getClientRects().length);
  const legal = all.filter((one) => one.matches(LEGAL));
  const from = within.contains(document.activeElement) ? document.activeElement : null;
  const next = from
    ? (nearest(from, legal, direction) ?? nearest(from, all, direction))
    : (all.find((one) => one.classList.contains("glow")) ?? legal[0] ?? all[0]);
  next?.focus();
  return !!next;
}

function nearest(from: Element, all: HTMLElement[], direction: Direction): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const far = (one: HTMLElement) => distance(here, one.getBoundingClientRect(), direction);
  const others = all.filter((one) => one !== from && far(one) < Infinity);
  return others.sort((a, b) => far(a) - far(b))[0];
}
