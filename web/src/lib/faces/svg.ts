/** A drawing as the inside of an SVG element. Only our own shapes come here, no text of a person. */
import type { Figure, Shape } from "./shapes";

const written = new WeakMap<Figure, string>();

/** Written once: a board shows the same face in many places. */
export function svgOf(figure: Figure): string {
  const svg = written.get(figure) ?? figure.shapes.map(element).join("");
  written.set(figure, svg);
  return svg;
}

function element({ look, colour, d, fine }: Shape): string {
  const named = `class="${look}${fine ? " fine" : ""}"`;
  if (look === "letters") return letters(named, colour, d);
  const paint = look === "line" || look === "bold" ? "stroke" : "fill";
  return `<path ${named} ${paint}="${colour}" d="${d}"/>`;
}

function letters(named: string, colour: string, d: string): string {
  const [x, y, size, text] = d.split(" ");
  return `<text ${named} fill="${colour}" x="${x}" y="${y}" font-size="${size}">${text}</text>`;
}
