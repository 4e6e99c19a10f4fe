import { beforeEach, describe, expect, test, vi } from "vitest";
import { Skipping } from "./skipping";

const playback = { isBehind: true, isAgain: false, skip: vi.fn(), hurry: vi.fn(), endAgain: vi.fn() };
let skipping: Skipping;

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(playback, { isBehind: true, isAgain: false });
  document.body.innerHTML = "<button data-skips></button><main></main><header><button></button></header>";
  skipping = new Skipping(playback);
});

const main = () => document.querySelector("main")!;
/** A whole tap; true where nothing else was done by it. */
function tap(timeStamp: number, target: Element = main(), detail = 1): boolean {
  skipping.down({ timeStamp, target });
  const click = new MouseEvent("click", { detail, bubbles: true, cancelable: true });
  Object.defineProperty(click, "target", { value: target });
  skipping.click(click);
  return click.defaultPrevented;
}
function press(key: string, target: Element = document.body): boolean {
  const event = new KeyboardEvent("keydown", { key });
  Object.defineProperty(event, "target", { value: target });
  return skipping.key(event);
}

describe("where the table has stopped", () => {
  test("a tap goes on and does nothing else", () => {
    expect(tap(1000)).toBe(true);
    expect([playback.skip.mock.calls.length, playback.hurry.mock.calls.length]).toEqual([1, 0]);
  });

  test("a second tap soon after it shows everything", () => {
    tap(1000);
    tap(1200);
    expect([playback.skip.mock.calls.length, playback.hurry.mock.calls.length]).toEqual([1, 1]);
    tap(9000);
    expect([playback.skip.mock.calls.length, playback.hurry.mock.calls.length]).toEqual([2, 1]);
  });

  test("the second tap is not meant for what has appeared under it", () => {
    tap(1000);
    playback.isBehind = false;
    expect(tap(1200)).toBe(true);
    expect(tap(1500)).toBe(false);
  });

  test("its own buttons are pressed as buttons", () => {
    const button = document.querySelector("[data-skips]")!;
    expect(tap(1000, button)).toBe(false);
    expect(press(" ", button)).toBe(false);
    expect(playback.skip).not.toHaveBeenCalled();
  });

  test("Space, Enter and other keys go on, Esc shows everything", () => {
    expect([press(" "), press("Enter"), press("x")]).toEqual([true, true, true]);
    expect(playback.skip).toHaveBeenCalledTimes(3);
    expect(press("Escape")).toBe(true);
    expect(playback.hurry).toHaveBeenCalledOnce();
  });

  test("keys with a meaning of their own keep it", () => {
    for (const key of ["s", "ы", "m", "a", "l", "i", "?", "Tab", "ArrowLeft", "Shift"]) expect(press(key)).toBe(false);
    expect(press("Enter", document.querySelector("header button")!)).toBe(false);
    expect(playback.skip).not.toHaveBeenCalled();
  });

  test("Esc ends what is shown again", () => {
    playback.isAgain = true;
    expect(press("Escape")).toBe(true);
    expect([playback.endAgain.mock.calls.length, playback.hurry.mock.calls.length]).toEqual([1, 0]);
  });
});

describe("where nothing waits", () => {
  beforeEach(() => void (playback.isBehind = false));

  test("taps and keys are what they are, and put a moment away", () => {
    expect(tap(1000)).toBe(false);
    expect(press("Enter")).toBe(false);
    expect(playback.skip).toHaveBeenCalledTimes(2);
    expect(press("Escape")).toBe(false);
    expect(playback.hurry).not.toHaveBeenCalled();
  });
});
