/** Hair, hats, helmets and masks. */
import { INK, both, box, circle, fine, flat, ink, light, line, mirror, shade, type Part } from "./shapes";

const HAIR = {
  short: "M29 43C25 20 36 10 50 10C64 10 75 20 71 43C70 36 68 31 64 29Q50 31 37 26C32 31 30 36 29 43Z",
  swept: "M29 44C23 22 34 7 55 8C70 6 79 18 72 32L71 44C70 36 67 32 62 30C54 24 46 26 40 31C34 33 31 37 29 44Z",
  bob: "M24 62C20 26 30 8 50 8C70 8 80 26 76 62Q70 64 66 60Q70 42 64 30Q50 34 37 28Q30 42 34 60Q30 64 24 62Z",
  curls:
    "M30 44C20 40 22 28 28 26C26 16 38 10 44 13C48 6 60 8 62 13C72 10 78 22 73 27C80 32 78 42 70 44C70 36 67 31 63 29Q50 32 38 28C33 32 31 38 30 44Z",
  mohawk: "M44 30C38 22 40 6 50 -2C60 6 62 22 56 30Q50 26 44 30Z",
  spikes:
    "M29 44L20 30L30 28L24 12L38 18L44 2L53 15L66 4L67 19L80 16L72 30L80 34L71 44Q69 33 62 29Q50 32 38 28Q31 34 29 44Z",
  fringe: "M29 44C25 20 36 10 50 10C64 10 75 20 71 43C69 36 66 30 60 28L56 34L50 27L44 34L40 28C34 31 31 37 29 44Z",
  bald: "M30 44Q26 36 30 32Q32 38 30 44Z",
};
export type Hair = keyof typeof HAIR;

export const hair = (colour: string, kind: Hair = "short"): Part => [
  ink(colour, HAIR[kind]),
  fine(flat("rgb(255 255 255 / 0.35)", "M38 18Q46 12 54 14Q46 17 41 23Z")),
];

/** What hangs down behind the head. */
export const longHair = (colour: string): Part => [
  ink(colour, "M24 50C18 20 32 6 50 6C68 6 82 20 76 50L82 88Q74 92 64 88H36Q26 92 18 88Z"),
  shade("M72 40L82 88Q74 92 66 88Z"),
];
export const ponytail = (colour: string): Part =>
  ink(colour, "M62 14C84 8 96 24 90 50C88 58 92 64 94 66C82 68 76 58 78 46C80 34 76 26 62 26Z");
export const bun = (colour: string): Part => ink(colour, circle(50, 9, 9));
export const braids = (colour: string): Part =>
  [30, 42, 54, 66].map((y, i) => ink(colour, circle(24 - i, y + 18, 6.5), circle(76 + i, y + 18, 6.5)));

// ---------------------------------------------------------------- masks and cowls

export const domino = (colour: string): Part =>
  ink(colour, "M27 39Q39 31 50 38Q61 31 73 39Q75 51 64 52Q55 52 50 47Q45 52 36 52Q25 51 27 39Z");

/** Head and cheeks hidden, mouth and chin free. */
export const cowl = (colour: string): Part => [
  ink(colour, "M50 12C68 12 73 26 72 46L70 56Q64 50 57 51L50 55L43 51Q36 50 30 56L28 46C27 26 32 12 50 12Z"),
  light("M36 22Q42 15 50 15Q42 20 39 28Z"),
];
export const ears = (colour: string): Part => ink(colour, both("M30 26L27 2L44 15Z"));
export const wings = (colour: string): Part => [
  ink(colour, both("M31 38L8 12L10 26L4 24L10 36L6 36L16 46Q24 50 31 48Z")),
  fine(line(INK, both("M12 28L26 40M14 38L26 44"))),
];
export const horns = (colour: string): Part => ink(colour, both("M34 24Q18 22 16 2Q26 14 42 15Z"));
export const antennae = (colour: string): Part => [
  line(INK, both("M42 18Q40 4 28 3")),
  ink(colour, both(circle(28, 4, 4))),
];
export const scarf = (colour: string): Part => [
  ink(colour, "M28 54Q50 66 72 54L74 72Q50 84 26 72Z"),
  fine(line(INK, "M34 66Q50 73 66 66")),
];

// ---------------------------------------------------------------- hats and crowns

export const crown = (colour: string, gem: string): Part => [
  ink(colour, "M31 28L27 4L40 14L50 0L60 14L73 4L69 28Q50 22 31 28Z"),
  fine(ink(gem, circle(50, 17, 3))),
];
export const diadem = (colour: string): Part => ink(colour, "M29 32Q50 22 71 32V38Q50 28 29 38Z");
export const peakedCap = (top: string, band: string): Part => [
  ink(top, "M50 2C70 2 82 10 80 18L70 28H30L20 18C18 10 30 2 50 2Z"),
  ink(band, "M29 22Q50 17 71 22V31Q50 26 29 31Z"),
  ink(INK, "M30 31Q50 25 70 31Q72 37 64 36Q50 31 36 36Q28 37 30 31Z"),
];
export const wideHat = (colour: string, band: string): Part => [
  ink(colour, "M50 1C62 1 66 8 67 20Q90 22 97 30Q74 36 50 32Q26 36 3 30Q10 22 33 20C34 8 38 1 50 1Z"),
  flat(band, "M33.5 18Q50 23 66.5 18V24Q50 29 33.5 24Z"),
];
export const topHat = (colour: string, band: string): Part => [
  ink(colour, box(33, -4, 34, 30)),
  flat(band, box(34.5, 16, 31, 7)),
  ink(colour, "M20 25Q50 20 80 25V31Q50 26 20 31Z"),
];
export const tricorn = (colour: string, trim: string): Part => [
  ink(
    colour,
    "M50 4C62 4 68 12 80 12C90 12 96 18 98 26C84 22 70 30 50 30C30 30 16 22 2 26C4 18 10 12 20 12C32 12 38 4 50 4Z",
  ),
  line(trim, "M6 23C20 20 32 27 50 27C68 27 80 20 94 23"),
];
export const beanie = (colour: string, band: string): Part => [
  ink(colour, "M29 30C28 12 38 4 50 4C62 4 72 12 71 30Z"),
  ink(band, "M27 26Q50 20 73 26V35Q50 29 27 35Z"),
];
export const pointedHat = (colour: string, band: string): Part => [
  ink(colour, "M56 -6Q60 14 72 26Q50 20 28 26Q42 12 46 2Z"),
  ink(colour, "M10 32Q30 20 50 21Q70 20 90 32Q70 36 50 30Q30 36 10 32Z"),
  flat(band, "M33 21Q50 16 67 21L69 25Q50 20 31 25Z"),
];

// ---------------------------------------------------------------- helmets

export const ironHelm = (metal: string, trim: string): Part => [
  ink(metal, "M50 5C68 5 74 20 73 34Q50 26 27 34C26 20 32 5 50 5Z"),
  ink(trim, "M26 30Q50 22 74 30V38Q50 30 26 38Z", "M46 6H54V27H46Z"),
  fine(flat(INK, circle(34, 32, 1.4), circle(66, 32, 1.4))),
];
/** A glass ball about the head, and the ring it stands on. */
export const bubble = (ring: string): Part => [
  ink("rgb(190 235 255 / 0.14)", circle(50, 42, 37)),
  flat("rgb(255 255 255 / 0.75)", "M20 38C21 26 28 17 36 13C29 21 25 28 25 40Z"),
  ink(ring, "M20 68Q50 84 80 68L82 78Q50 94 18 78Z"),
];
export const headset = (colour: string): Part => [
  ink(colour, "M26 36C26 14 36 6 50 6C64 6 74 14 74 36L70 36C70 18 62 11 50 11C38 11 30 18 30 36Z"),
  ink(colour, box(22, 36, 9, 17)),
  line(INK, "M26 53Q28 64 42 63"),
  ink(colour, circle(43, 62, 3)),
];
export const featherHood = (colour: string, feather: string): Part => [
  ink(feather, "M38 14L26 -4L46 8L50 -8L56 8L74 -4L62 14Z", both("M28 30L6 26L24 44L8 48L27 58Z")),
  ink(colour, "M50 10C70 10 76 28 74 50L66 72L60 48Q50 36 40 48L34 72L26 50C24 28 30 10 50 10Z"),
  mirrorShade,
];
const mirrorShade: Part = shade(mirror("M42 12C28 16 25 32 26 50L34 72L36 60C32 40 32 24 42 12Z"));
