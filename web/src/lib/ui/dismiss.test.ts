import { expect, it, vi } from "vitest";
import { dismissOutside } from "./dismiss";

it("goes away by a tap beside it or by Esc, and stays for one on it", () => {
  document.body.innerHTML = "<div><b></b></div><i></i>";
  const [sheet, inside, beside] = ["div", "b", "i"].map((name) => document.querySelector<HTMLElement>(name)!);
  const close = vi.fn();
  const leave = dismissOutside(close)(sheet!);
  inside!.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(close).not.toHaveBeenCalled();
  beside!.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(close).toHaveBeenCalledTimes(1);
  const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
  document.body.dispatchEvent(escape);
  expect(close).toHaveBeenCalledTimes(2);
  expect(escape.defaultPrevented).toBe(true);
  leave();
  beside!.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(close).toHaveBeenCalledTimes(2);
});
