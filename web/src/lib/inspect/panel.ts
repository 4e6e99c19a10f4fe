/** The inspector's panel: shown over everything, beside its thing, and where the focus goes afterwards. */
import { distance, type Direction } from "$lib/ui/arrows";
import { beside, roomBeside, sheet, type Box, type Extent } from "$lib/ui/inspect/placing";
import { THINGS, type Way } from "$lib/ui/inspect/pointing";

const FOCUSABLE = "button:not(:disabled), a[href], summary, input, select, [tabindex='0']";
const PHONE = 640; // pixels: narrower windows have a sheet at an edge

/** The mouse looks without taking the focus; keys and fingers open a dialog that has it. */
export function show(panel: HTMLDialogElement, way: Way): void {
  const isModal = way !== "hover";
  if (isModal === panel.open && (isModal || panel.matches(":popover-open"))) return;
  hide(panel);
  if (isModal) panel.showModal();
  else panel.showPopover();
}

export function hide(panel: HTMLDialogElement): void {
  if (panel.open) panel.close();
  else if (panel.matches(":popover-open")) panel.hidePopover();
}

export function placeAt(panel: HTMLElement, element: Element, way: Way): void {
  const view = { width: innerWidth, height: innerHeight };
  const thing = element.getBoundingClientRect();
  const room = roomFor(panel, element, view);
  panel.removeAttribute("style");
  if (way === "press" && view.width < PHONE) return asSheet(panel, thing, room, view);
  const size = { width: panel.offsetWidth, height: panel.offsetHeight };
  const { left, top, maxHeight } = beside(thing, size, room, litBoxes(element));
  Object.assign(panel.style, { left: `${left}px`, top: `${top}px`, maxHeight: `${maxHeight}px` });
}

/** The window without the bar of one's decision, unless a dialog lies over it. */
function roomFor(panel: HTMLElement, element: Element, view: Extent): Box {
  const isAbove = [...document.querySelectorAll("dialog[open]")].some((one) => one !== panel);
  const bar = isAbove || element.closest("dialog") ? null : document.querySelector("[data-decision]");
  const box = bar?.getBoundingClientRect();
  return box?.width ? roomBeside(box, view) : { left: 0, top: 0, ...view };
}

function asSheet(panel: HTMLElement, thing: Box, room: Box, view: Extent): void {
  const { edge, maxHeight } = sheet(thing, room);
  const away = edge === "top" ? room.top : view.height - room.top - room.height;
  const sides = { left: "0.25rem", right: "0.25rem", width: "auto", maxWidth: "none" };
  const height = `calc(${maxHeight}px - 0.5rem)`;
  Object.assign(panel.style, sides, { [edge]: `calc(${away}px + 0.25rem)`, maxHeight: height });
}

/** What may be chosen should stay in sight. */
function litBoxes(element: Element): Box[] {
  const lit = [...document.querySelectorAll(".glow, .chosen")].filter((one) => !one.contains(element));
  return lit.map((one) => one.getBoundingClientRect());
}

/** The next thing that can be asked about, in a direction. */
export function nextThing(from: Element, direction: Direction): Element | null {
  const around = from.closest("dialog, main")?.closest("body > *, dialog") ?? document.body;
  const all = [...around.querySelectorAll(THINGS)].filter((one) => one !== from && one.getClientRects().length);
  const here = from.getBoundingClientRect();
  const far = new Map(all.map((one) => [one, distance(here, one.getBoundingClientRect(), direction)]));
  const ahead = all.filter((one) => far.get(one)! < Infinity).sort((a, b) => far.get(a)! - far.get(b)!);
  ahead[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return ahead[0] ?? null;
}

/** The focus comes back to the thing that was asked about last, if it can have it. */
export function returnFocus(element: Element): void {
  const found = element.closest<HTMLElement>(FOCUSABLE) ?? element.querySelector<HTMLElement>(FOCUSABLE);
  found?.focus({ preventScroll: true });
}
