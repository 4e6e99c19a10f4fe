/** Heads, eyes and mouths of people, and of those who are nearly people. */
import { INK, WHITE, both, circle, fine, flat, ink, line, mirror, oval, shade, type Part } from "./shapes";

const HEADS = {
  oval: "M50 16C65 16 70 28 70 42C70 57 61 69 50 69C39 69 30 57 30 42C30 28 35 16 50 16Z",
  square: "M50 16C66 16 70 26 70 40L68 58L60 69H40L32 58L30 40C30 26 34 16 50 16Z",
  round: "M50 18C66 18 73 29 73 43C73 58 63 68 50 68C37 68 27 58 27 43C27 29 34 18 50 18Z",
  slim: "M50 15C62 15 67 27 67 41C67 53 58 71 50 71C42 71 33 53 33 41C33 27 38 15 50 15Z",
  brute: "M50 26C61 26 65 32 66 42L73 57C73 67 63 72 50 72C37 72 27 67 27 57L34 42C35 32 39 26 50 26Z",
};
export type Head = keyof typeof HEADS;

/** A head with ears. */
export function head(skin: string, kind: Head = "oval"): Part {
  return [
    ink(skin, both(oval(kind === "brute" ? 31 : 30, 46, 4.5, 6.5))),
    ink(skin, HEADS[kind]),
    shade("M57 17C67 22 69 31 69 42C69 56 62 68 51 68.5C60 61 63 51 63 42C63 32 61 24 57 17Z"),
  ];
}

/** The head under a mask that hides all of it. */
export const fullMask = (colour: string, kind: Head = "oval"): Part => [
  ink(colour, HEADS[kind]),
  shade("M57 17C67 22 69 31 69 42C69 56 62 68 51 68.5C60 61 63 51 63 42C63 32 61 24 57 17Z"),
];

export const nose: Part = fine(line(INK, "M50 46L47 53H51"));

const LID = "M35 43Q42 35 48 43Q42 48 35 43Z";
export type Mood = "calm" | "angry" | "glad" | "sly";
const BROWS: Record<Mood, string> = {
  calm: "M34 36Q41 31 47 35",
  angry: "M33 32L47 38",
  glad: "M34 34Q41 28 47 33",
  sly: "M34 35L47 36",
};

/** Open eyes with brows. */
export function eyes(iris: string, mood: Mood = "calm", brow = INK): Part {
  return [
    ink(WHITE, both(LID)),
    flat(iris, circle(42.5, 42.5, 3.2), circle(57.5, 42.5, 3.2)),
    flat(INK, circle(42.5, 42.5, 1.6), circle(57.5, 42.5, 1.6)),
    line(brow, both(BROWS[mood])),
  ];
}

/** The white eyes of a mask. */
const WHITES: Record<Mood, string> = {
  calm: "M34 42Q41 36 47 44Q40 49 34 42Z",
  angry: "M33 39L48 45Q43 51 38 49Q34 47 33 39Z",
  glad: "M33 47Q41 31 48 47Q41 42 33 47Z",
  sly: "M33 41L48 43Q47 50 40 50Q34 48 33 41Z",
};
export const maskEyes = (colour = WHITE, mood: Mood = "calm"): Part => ink(colour, both(WHITES[mood]));

export const closedEyes: Part = line(INK, both("M35 44Q41 49 47 44"));

export const lashes: Part = fine(line(INK, both("M35 42L31 38")));

/** Glasses, goggles and lenses. */
export const goggles = (rim: string, glass: string, y = 43, r = 8.5): Part => [
  ink(rim, `M28 ${y - 3}H72V${y + 3}H28Z`),
  ink(rim, circle(40.5, y, r + 2), circle(59.5, y, r + 2)),
  ink(glass, circle(40.5, y, r - 1.5), circle(59.5, y, r - 1.5)),
  flat(
    "rgb(255 255 255 / 0.7)",
    `M36 ${y + 2}L42 ${y - 5}H45L38 ${y + 4}Z`,
    `M55 ${y + 2}L61 ${y - 5}H64L57 ${y + 4}Z`,
  ),
];

export const visor = (colour: string, y = 43): Part => [
  ink(colour, `M29 ${y - 6}Q50 ${y - 9} 71 ${y - 6}L69 ${y + 5}Q50 ${y + 8} 31 ${y + 5}Z`),
  flat("rgb(255 255 255 / 0.6)", `M35 ${y + 3}L42 ${y - 6}H48L41 ${y + 4}Z`),
];

export const patch: Part = [line(INK, "M30 34L70 46"), ink(INK, "M34 38L49 42Q48 51 41 51Q34 49 34 38Z")];

// ---------------------------------------------------------------- mouths

export const smile: Part = line(INK, "M42 57Q50 64 58 57");
export const firm: Part = line(INK, "M43 59H57");
export const smirk: Part = line(INK, "M43 60Q52 61 58 55");
export const frown: Part = line(INK, "M42 61Q50 55 58 61");
export const grin: Part = ink(WHITE, "M40 55Q50 59 60 55Q58 66 50 66Q42 66 40 55Z");
export const shout: Part = [ink("#7a1020", "M41 55H59Q60 68 50 68Q40 68 41 55Z"), flat(WHITE, "M43 56.5H57V59H43Z")];
export const lips = (colour: string): Part => ink(colour, "M42 58Q47 55 50 57Q53 55 58 58Q50 65 42 58Z");
export const fangs: Part = [
  ink("#3a0a14", "M38 56Q50 60 62 56Q60 67 50 67Q40 67 38 56Z"),
  flat(WHITE, "M41 57.5L44 64L47 58.5Z", "M53 58.5L56 64L59 57.5Z"),
];

// ---------------------------------------------------------------- beards and marks

export const beard = (colour: string): Part => [
  ink(colour, "M30 46Q36 56 42 53Q50 49 58 53Q64 56 70 46Q71 66 62 74Q50 86 38 74Q29 66 30 46Z"),
  ink("#7a1020", "M44 59Q50 63 56 59Q50 66 44 59Z"),
];
export const goatee = (colour: string): Part => ink(colour, "M44 62H56L50 76Z");
export const moustache = (colour: string): Part =>
  ink(
    colour,
    "M50 53Q56 49 62 54Q67 58 70 54Q67 64 58 61Q53 60 50 57Q47 60 42 61Q33 64 30 54Q33 58 38 54Q44 49 50 53Z",
  );
export const scar = (x = 60): Part => fine(line("#8a1f2b", `M${x} 30L${x + 3} 56M${x - 2} 50L${x + 6} 49`));
export const stubble = (colour: string): Part => flat(colour, "M32 50Q38 58 50 57Q62 58 68 50L67 58L60 68H40L33 58Z");
export const blush = (colour = "#f58c8c"): Part => fine(flat(colour, circle(36, 54, 3.5), circle(64, 54, 3.5)));
export const warPaint = (colour: string): Part => flat(colour, both("M32 48L46 52L34 56Z"));
export const bandage: Part = [
  ink(WHITE, "M29 30Q50 22 71 30V39Q50 31 29 39Z"),
  fine(line("#c9bfae", "M34 33Q50 27 66 33")),
];
export const half = (colour: string): Part => ink(colour, mirror(HALF));
const HALF = "M50 16C35 16 30 28 30 42C30 57 39 69 50 69L46 56L52 46L47 34Z";
