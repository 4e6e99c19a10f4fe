/** Everything with `data-inspect` can be asked about: by resting the mouse on it, by a long press, and by the key i. */
export const THING = "[data-inspect]";
export const PANEL = "[data-inspector]";
/** For searches: what the panel itself shows is not asked about. */
export const THINGS = `${THING}:not(${PANEL} *)`;
export const HOVER = 300; // milliseconds
export const PRESS = 450;
const LEAVE = 200; // on the way from the thing to its panel
const STILL = 10; // pixels: a finger that moves farther scrolls

export type Way = "hover" | "press" | "key";

export interface Question {
  element: Element;
  way: Way;
}

/** Tells what is asked about, and null when nothing is any more. */
export class Pointing {
  private open: Question | null = null;
  private over: Element | null = null;
  private timer = 0;
  private mouse = { x: -1, y: -1 };
  private pressedAt = { x: 0, y: 0 };
  private isPressing = false;
  private isSwallowing = false;

  constructor(private tell: (question: Question | null) => void) {}

  /** Listen; the answer ends it. */
  start(): () => void {
    for (const [name, handle] of this.handlers) document.addEventListener(name, handle, true);
    return () => {
      this.rest();
      for (const [name, handle] of this.handlers) document.removeEventListener(name, handle, true);
    };
  }

  ask(question: Question | null): void {
    this.open = question;
    this.tell(question);
  }

  readonly handlers: [string, (event: Event) => void][] = [
    ["pointerdown", (event) => this.pressed(event as PointerEvent)],
    ["pointermove", (event) => this.moved(event as PointerEvent)],
    ["pointerup", () => this.released()],
    ["pointercancel", () => this.released()],
    ["pointerout", (event) => this.left(event as PointerEvent)],
    ["scroll", (event) => this.scrolled(event)],
    ["contextmenu", (event) => this.isPressing && event.preventDefault()],
    ["click", (event) => this.clicked(event)],
    ["keydown", (event) => this.typed(event as KeyboardEvent)],
  ];

  private rest(): void {
    clearTimeout(this.timer);
  }

  private later(wait: number, what: () => void): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(what, wait);
  }

  // ---------------------------------------------------------------- the mouse

  private moved(event: PointerEvent): void {
    if (event.pointerType !== "mouse") return this.dragged(event);
    if (event.buttons || !this.hasMoved(event)) return;
    if (isInPanel(event.target)) return this.overPanel(event.target as Element);
    this.hover(thingAt(event.target));
  }

  private overPanel(target: Element): void {
    this.over = target;
    this.rest();
  }

  /** Browsers also tell of a mouse at rest when the page moves under it: nobody asks by that. */
  private hasMoved({ clientX, clientY }: PointerEvent): boolean {
    const { x, y } = this.mouse;
    this.mouse = { x: clientX, y: clientY };
    return clientX !== x || clientY !== y;
  }

  private hover(over: Element | null): void {
    const isBack = over !== null && over === this.open?.element;
    if (isBack) this.rest();
    if (isBack || over === this.over || (this.open && this.open.way !== "hover")) return;
    this.over = over;
    if (over) this.later(HOVER, () => this.ask(over.isConnected ? { element: over, way: "hover" } : null));
    else if (this.open) this.later(LEAVE, () => this.ask(null));
    else this.rest();
  }

  /** Out of the window. */
  private left({ pointerType, relatedTarget }: PointerEvent): void {
    if (pointerType === "mouse" && !relatedTarget) this.hover(null);
  }

  // ---------------------------------------------------------------- fingers

  private pressed({ pointerType, target, clientX, clientY }: PointerEvent): void {
    this.isSwallowing = false;
    if (isInPanel(target)) return;
    this.rest();
    if (this.open?.way === "hover") this.ask(null);
    const element = thingAt(target);
    if (pointerType === "mouse" || !element) return;
    this.isPressing = true;
    this.pressedAt = { x: clientX, y: clientY };
    this.later(PRESS, () => this.held(element));
  }

  /** The tap that ends a long press is not meant. */
  private held(element: Element): void {
    this.isSwallowing = true;
    this.ask({ element, way: "press" });
  }

  private dragged({ clientX, clientY }: PointerEvent): void {
    if (!this.isPressing || this.isSwallowing) return;
    if (Math.hypot(clientX - this.pressedAt.x, clientY - this.pressedAt.y) > STILL) this.released();
  }

  private released(): void {
    if (this.isPressing && !this.isSwallowing) this.rest();
    this.isPressing = false;
  }

  private clicked(event: Event): void {
    if (!this.isSwallowing) return;
    this.isSwallowing = false;
    event.preventDefault();
    event.stopPropagation();
  }

  private scrolled(event: Event): void {
    if (isInPanel(event.target)) return;
    if (!this.isSwallowing) this.rest();
    if (this.open?.way === "hover") this.ask(null);
  }

  // ---------------------------------------------------------------- keys

  private typed(event: KeyboardEvent): void {
    this.isSwallowing = false;
    if (event.ctrlKey || event.altKey || event.metaKey || isWriting(event.target)) return;
    if (event.key === "Escape" && this.open) return this.answer(event, null);
    if (!/^[iIшШ]$/.test(event.key) || isInPanel(event.target)) return;
    const element = thingInFocus() ?? this.over ?? firstThing();
    if (element) this.answer(event, { element, way: "key" });
  }

  /** The key was for us alone. */
  private answer(event: KeyboardEvent, question: Question | null): void {
    this.rest();
    event.preventDefault();
    event.stopImmediatePropagation();
    this.ask(question);
  }
}

function thingAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(THING) : null;
}

function isInPanel(target: EventTarget | null): boolean {
  return target instanceof Element && !!target.closest(PANEL);
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && !!target.closest("input:not([type=checkbox], [type=radio]), textarea, select");
}

/** What has the focus, is around it or in it. */
export function thingInFocus(): Element | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  return focused.querySelector(THING) && !focused.matches(THING) ? innermost(focused) : focused.closest(THING);
}

/** A button shows one thing; a region with many is asked about itself. */
function innermost(focused: Element): Element | null {
  const isSmall = focused.matches("button, a, summary, label");
  return isSmall ? focused.querySelector(THING) : focused.closest(THING);
}

/** What may be chosen comes first, as it does for arrows. */
function firstThing(): Element | null {
  return document.querySelector(`.glow${THINGS}, .glow ${THINGS}`) ?? document.querySelector(`main ${THINGS}`);
}
