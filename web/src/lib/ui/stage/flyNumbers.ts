/** Numbers that fly over the board, from what caused them to those they are about. Nothing else moves. */
import { motionTime } from "$lib/ui/motion";

export interface FlyingNumber {
  /** The value of `data-moment-at` of the place it flies to. */
  at: string;
  text: string;
  isBad: boolean;
}

const TIME = 900;
const APART = 120;

/** The board is positioned, so that what lies over it can be placed in it. */
export function flyNumbers(board: HTMLElement, from: Element, numbers: FlyingNumber[]): void {
  if (!motionTime() || !board.animate) return;
  numbers.forEach((number, i) => {
    const to = board.querySelector(`[data-moment-at="${number.at}"]`);
    if (to) fly(board, from, to, number, i * APART);
  });
}

function fly(board: HTMLElement, from: Element, to: Element, { text, isBad }: FlyingNumber, delay: number): void {
  const sign = document.createElement("b");
  sign.className = isBad ? "flying bad" : "flying";
  sign.textContent = text;
  sign.ariaHidden = "true";
  sign.dataset.decoration = "";
  board.append(sign);
  const [start, end] = [from, to].map((one) => middle(one, board));
  const flight = sign.animate(frames(start!, end!), { duration: TIME, delay, easing: "ease-in-out", fill: "both" });
  flight.finished.catch(() => null).finally(() => sign.remove());
}

interface Point {
  x: number;
  y: number;
}

function middle(one: Element, board: Element): Point {
  const { left, top, width, height } = one.getBoundingClientRect();
  const corner = board.getBoundingClientRect();
  return { x: left - corner.left + width / 2, y: top - corner.top + height / 2 };
}

function frames(start: Point, end: Point): Keyframe[] {
  const at = ({ x, y }: Point, size: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`;
  return [
    { transform: at(start, 0.6), opacity: 0 },
    { transform: at(start, 1.3), opacity: 1, offset: 0.25 },
    { transform: at(end, 1.3), opacity: 1, offset: 0.75 },
    { transform: at(end, 0.9), opacity: 0 },
  ];
}
