/** What several battlefields are made of: stars, clouds, cards, ground. */
import { WHITE, circle, flat, ink, line, type Part } from "$lib/faces/shapes";

// prettier-ignore
const PLACES: [number, number][] = [
  [8, 10], [24, 22], [40, 6], [62, 12], [84, 8], [94, 30], [6, 44], [92, 62], [12, 78], [86, 90], [30, 94], [70, 30],
];
export const stars: Part = flat(WHITE, ...PLACES.map(([x, y], i) => circle(x, y, i % 3 ? 0.9 : 1.5)));

/** From this height down, or to that. */
export const ground = (colour: string, top: number, bottom = 104): Part => ink(colour, `M-4 ${top}H104V${bottom}H-4Z`);

/** A cloud about a middle. */
export function cloud(x: number, y: number, r: number, colour: string): Part {
  const at = (dx: number, dy: number) => `${Math.round(x + dx * r)} ${Math.round(y + dy * r)}`;
  return ink(
    colour,
    `M${at(-1, 0.4)}C${at(-1.3, 0)} ${at(-1, -0.4)} ${at(-0.7, -0.4)}C${at(-0.6, -0.9)} ${at(-0.1, -1)} ${at(0.1, -0.7)}C${at(0.5, -0.9)} ${at(0.9, -0.6)} ${at(0.8, -0.3)}C${at(1.2, -0.2)} ${at(1.2, 0.4)} ${at(0.9, 0.4)}Z`,
  );
}

/** A card that stands with its foot here, leaning by an angle. */
export function card(x: number, y: number, angle: number, high: number, colour: string, ratio = 0.34): Part {
  const wide = high * ratio;
  const at = turned(x, y, angle);
  return [
    ink(colour, `M${at(-wide, 0)}L${at(-wide, -high)}L${at(wide, -high)}L${at(wide, 0)}Z`),
    line("#17121f", `M${at(-wide * 0.5, -high * 0.84)}L${at(wide * 0.1, -high * 0.84)}`),
  ];
}

function turned(x: number, y: number, angle: number): (dx: number, dy: number) => string {
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  const round = (n: number) => Math.round(n * 10) / 10;
  return (dx, dy) => `${round(x + dx * cos - dy * sin)} ${round(y + dx * sin + dy * cos)}`;
}

export const bolt = (x: number, y: number, high: number): string => {
  const at = (dx: number, dy: number) => `${Math.round(x + dx * high)} ${Math.round(y + dy * high)}`;
  return `M${at(0.25, 0)}L${at(-0.15, 0.56)}H${Math.round(x + 0.12 * high)}L${at(0, 1)}L${at(0.5, 0.4)}H${Math.round(x + 0.2 * high)}Z`;
};

export const peaks = (colour: string, snow: string): Part => [
  ink(colour, "M-4 88L22 40L38 64L58 18L82 60L92 50L106 88Z"),
  ink(snow, "M22 40L14 55L21 52L26 58L31 53.5Z", "M58 18L47 43L55 39L60 47L66 38L70 39Z"),
];
