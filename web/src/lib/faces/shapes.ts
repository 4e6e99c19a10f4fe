/** What a drawing is made of: shapes in a square of 100, the lowest first. */

/** Ink has an outline, flat has none, a line is only a line, a bold one is twice as wide, letters are a text. */
export type Look = "ink" | "flat" | "line" | "bold" | "letters";

export interface Shape {
  look: Look;
  colour: string;
  /** The path; of letters `x y size text`. */
  d: string;
  /** A detail that is left out where the drawing is small. */
  fine?: true;
}

export interface Figure {
  /** The colour behind it. */
  ground: string;
  shapes: Shape[];
  /** A scene fills its frame to the edges; a figure is seen whole. */
  scene?: true;
  /** Where it is small, only the face is seen. */
  near?: true;
}

/** Parts may be lists of shapes, so that a figure is written as a list of its parts. */
export type Part = Shape | Part[];

export const INK = "#17121f";
export const WHITE = "#fffaf0";
const SHADE = "rgb(23 18 31 / 0.2)";
const LIGHT = "rgb(255 255 255 / 0.45)";

const shape =
  (look: Look) =>
  (colour: string, ...d: string[]): Shape => ({ look, colour, d: d.join("") });

export const ink = shape("ink");
export const flat = shape("flat");
export const line = shape("line");
export const bold = shape("bold");
export const shade = (...d: string[]) => flat(SHADE, ...d);
export const light = (...d: string[]) => flat(LIGHT, ...d);
export const letters = (colour: string, x: number, y: number, size: number, text: string) =>
  shape("letters")(colour, `${x} ${y} ${size} ${text}`);

/** The same as a detail. */
export const fine = (...parts: Part[]): Shape[] => flatten(parts).map((one) => ({ ...one, fine: true }));

export function figure(ground: string, ...parts: Part[]): Figure {
  return { ground, shapes: flatten(parts) };
}

/** A figure whose face is what tells it apart. */
export function portrait(ground: string, ...parts: Part[]): Figure {
  return { ...figure(ground, ...parts), near: true };
}

export function scene(ground: string, ...parts: Part[]): Figure {
  return { ...figure(ground, ...parts), scene: true };
}

function flatten(parts: Part[]): Shape[] {
  return parts.flatMap((part) => (Array.isArray(part) ? flatten(part) : [part]));
}

// ---------------------------------------------------------------- paths

export function circle(x: number, y: number, r: number): string {
  return oval(x, y, r, r);
}

export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}H${x + width}V${y + height}H${x}Z`;
}

/** A star, or a burst, with so many points. */
export function star(x: number, y: number, r: number, points = 5, inner = 0.45): string {
  const corner = (i: number) => {
    const [angle, far] = [(Math.PI * i) / points - Math.PI / 2, i % 2 ? r * inner : r];
    return `${round(x + far * Math.cos(angle))} ${round(y + far * Math.sin(angle))}`;
  };
  return `M${Array.from({ length: points * 2 }, (_, i) => corner(i)).join("L")}Z`;
}

/** The path seen in a mirror that stands at `x = 50`; for paths of M, L, H, V, C, Q, A and Z. */
export function mirror(d: string): string {
  return d.replace(/([MLHVCQAZ])([^MLHVCQAZ]*)/g, (_, verb: string, rest: string) => {
    const numbers = rest.match(/-?[\d.]+/g)?.map(Number) ?? [];
    return verb + numbers.map((n, i) => mirrored(verb, n, i)).join(" ");
  });
}

function mirrored(verb: string, n: number, i: number): number {
  if (verb === "V") return n;
  if (verb === "A") return i % 7 === 5 ? 100 - n : i % 7 === 4 ? 1 - n : n;
  return i % 2 ? n : round(100 - n);
}

/** Left and right. */
export const both = (d: string): string => d + mirror(d);

/** The path moved, and made larger or smaller about the point where the square begins. */
export function moved(d: string, dx: number, dy: number, by = 1): string {
  return d.replace(/([MLHVCQAZ])([^MLHVCQAZ]*)/g, (_, verb: string, rest: string) => {
    const numbers = rest.match(/-?[\d.]+/g)?.map(Number) ?? [];
    return verb + numbers.map((n, i) => placed(verb, n, i, dx, dy, by)).join(" ");
  });
}

function placed(verb: string, n: number, i: number, dx: number, dy: number, by: number): number {
  if (verb === "A" && i % 7 < 5) return i % 7 < 2 ? round(n * by) : n;
  const isDown = verb === "V" || (verb !== "H" && (verb === "A" ? i % 7 === 6 : i % 2 === 1));
  return round(n * by + (isDown ? dy : dx));
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
