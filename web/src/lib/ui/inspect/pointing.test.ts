import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HOVER, Pointing, PRESS, type Question } from "./pointing";

let told: (Question | null)[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <main><button id="card" data-inspect="card 1"><b id="face"></b></button><p id="aside"></p>
    <button id="around"><i id="inside" data-inspect="card 2"></i></button><input id="name" data-inspect="card 3"></main>
    <dialog data-inspector id="panel" open></dialog>`;
  told = [];
  stop = new Pointing((question) => told.push(question)).start();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const element = (id: string) => document.getElementById(id)!;
const last = () => told.at(-1);

let at = 0;

function point(name: string, id: string, pointerType = "mouse", clientX = at): void {
  const event = new MouseEvent(name, { bubbles: true, clientX });
  element(id).dispatchEvent(Object.assign(event, { pointerType })); // jsdom has no PointerEvent
}

/** The mouse goes to an element. */
function move(id: string): void {
  at += 5;
  point("pointermove", id);
}

function press(key: string, id = "aside"): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  element(id).dispatchEvent(event);
  return event;
}

test("the mouse asks by resting on a thing, and by leaving it no more", () => {
  move("face");
  vi.advanceTimersByTime(HOVER - 1);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(last()).toEqual({ element: element("card"), way: "hover" });
  move("aside");
  vi.advanceTimersByTime(HOVER);
  expect(last()).toBeNull();
});

test("the panel stays while the mouse is on it", () => {
  move("card");
  vi.advanceTimersByTime(HOVER);
  move("aside");
  move("panel");
  vi.advanceTimersByTime(5000);
  expect(last()).not.toBeNull();
  move("aside");
  vi.advanceTimersByTime(HOVER);
  expect(last()).toBeNull();
});

test("a mouse at rest asks nothing when the page moves under it", () => {
  move("aside");
  point("pointermove", "card");
  vi.advanceTimersByTime(5000);
  expect(told).toEqual([]);
});

test("a click closes what the mouse has opened, and nothing opens under the finger of a short tap", () => {
  move("card");
  vi.advanceTimersByTime(HOVER);
  point("pointerdown", "card");
  expect(last()).toBeNull();
  move("face");
  vi.advanceTimersByTime(5000);
  expect(last()).toBeNull();
  told = [];
  point("pointerdown", "card", "touch");
  point("pointerup", "card", "touch");
  vi.advanceTimersByTime(PRESS);
  expect(told).toEqual([]);
});

test("a long press asks, and neither the tap nor the menu of the browser follows", () => {
  const clicked = vi.fn();
  element("card").addEventListener("click", clicked);
  point("pointerdown", "card", "touch");
  vi.advanceTimersByTime(PRESS);
  expect(last()).toEqual({ element: element("card"), way: "press" });
  const menu = new MouseEvent("contextmenu", { bubbles: true, cancelable: true });
  element("card").dispatchEvent(menu);
  expect(menu.defaultPrevented).toBe(true);
  point("pointerup", "card", "touch");
  element("card").click();
  expect(clicked).not.toHaveBeenCalled();
  point("pointerdown", "card", "touch");
  point("pointerup", "card", "touch");
  element("card").click();
  expect(clicked).toHaveBeenCalledOnce();
});

test("a finger that scrolls asks nothing", () => {
  point("pointerdown", "card", "touch");
  point("pointermove", "card", "touch", at + 40);
  vi.advanceTimersByTime(PRESS);
  expect(told).toEqual([]);
});

test("i asks about what has the focus, in both alphabets, and about what a button shows", () => {
  element("card").focus();
  expect(press("i", "card").defaultPrevented).toBe(true);
  expect(last()).toEqual({ element: element("card"), way: "key" });
  element("around").focus();
  press("ш", "around");
  expect(last()).toEqual({ element: element("inside"), way: "key" });
});

test("whoever types is left alone", () => {
  element("name").focus();
  expect(press("i", "name").defaultPrevented).toBe(false);
  expect(told).toEqual([]);
});

test("Esc closes the inspector and nothing else", () => {
  const heard = vi.fn();
  window.addEventListener("keydown", heard);
  element("card").focus();
  press("i", "card");
  expect(press("Escape").defaultPrevented).toBe(true);
  expect(last()).toBeNull();
  expect(heard).not.toHaveBeenCalled();
  press("Escape");
  expect(heard).toHaveBeenCalledOnce();
  window.removeEventListener("keydown", heard);
});
