/** Below the head: shoulders, capes, hands and what they hold. */
import { both, circle, fine, flat, ink, light, line, mirror, shade, star, type Part } from "./shapes";

const BUSTS = {
  normal: "M12 103C12 85 24 78 39 74Q50 82 61 74C76 78 88 85 88 103Z",
  broad: "M-2 103C-2 80 16 74 36 70Q50 80 64 70C84 74 102 80 102 103Z",
  slim: "M22 103C22 88 30 80 42 75Q50 82 58 75C70 80 78 88 78 103Z",
};
export type Build = keyof typeof BUSTS;
const SHADES: Record<Build, string> = {
  normal: "M64 75.5C77 79 88 85 88 103H72Q74 86 64 75.5Z",
  broad: "M68 71C85 75 102 80 102 103H80Q82 80 68 71Z",
  slim: "M62 77C71 81 78 88 78 103H66Q68 88 62 77Z",
};

/** Neck and shoulders. */
export function bust(skin: string, suit: string, build: Build = "normal"): Part {
  return [
    ink(skin, "M41 56H59V78Q50 84 41 78Z"),
    shade("M41 62Q50 74 59 62V70Q50 78 41 70Z"),
    ink(suit, BUSTS[build]),
    shade(SHADES[build]),
  ];
}

/** A high collar on both sides of the neck. */
export const collar = (colour: string): Part => ink(colour, both("M50 92L34 68L24 76L30 96Z"));

export const cape = (colour: string): Part => [
  ink(colour, "M36 64C18 68 8 80 4 103H96C92 80 82 68 64 64Z"),
  shade("M70 68C84 76 92 88 96 103H80Z"),
];

/** A cloak that is held together over the chest. */
export const cloak = (colour: string, clasp: string): Part => [
  ink(colour, both("M50 80L38 70C20 74 8 84 6 103H40Z")),
  ink(clasp, circle(50, 81, 5)),
];

export const hood = (colour: string, inside: string): Part => [
  ink(colour, "M50 3C74 3 84 26 80 54L88 103H12L20 54C16 26 26 3 50 3Z"),
  shade("M62 6C80 12 84 34 80 54L88 103H70L74 56C76 34 74 16 62 6Z"),
  ink(inside, "M50 16C68 16 73 32 71 48C70 62 61 72 50 72C39 72 30 62 29 48C27 32 32 16 50 16Z"),
];

export const belt = (colour: string): Part => ink(colour, "M28 74L82 103H68L22 80Z");

// ---------------------------------------------------------------- signs on the chest

export const starSign = (colour: string): Part => ink(colour, star(50, 90, 9));
export const boltSign = (colour: string): Part => ink(colour, "M53 78L42 91H49L46 102L59 87H52Z");
export const ringSign = (colour: string, inner: string): Part => [
  ink(colour, circle(50, 91, 8)),
  flat(inner, circle(50, 91, 4)),
];
export const sunSign = (colour: string): Part => ink(colour, star(50, 90, 10, 8, 0.55));
export const hourglass = (colour: string): Part => ink(colour, "M43 82H57L51.5 90L57 98H43L48.5 90Z");
export const buttons = (colour: string): Part => [
  fine(ink(colour, circle(50, 86, 2.2))),
  fine(ink(colour, circle(50, 94, 2.2))),
];

// ---------------------------------------------------------------- hands and what they hold

/** A fist before the chest, on the left. */
export const fist = (skin: string, x = 20, y = 78, r = 12): Part => [
  ink(
    skin,
    `M${x - r} ${y}C${x - r} ${y - r} ${x - r / 2} ${y - r} ${x} ${y - r}C${x + r} ${y - r} ${x + r} ${y - r / 2} ${x + r} ${y}C${x + r} ${y + r} ${x + r / 2} ${y + r} ${x} ${y + r}C${x - r / 2} ${y + r} ${x - r} ${y + r} ${x - r} ${y}Z`,
  ),
  line("#17121f", `M${x - r / 2} ${y - r}V${y - r / 3}M${x} ${y - r}V${y - r / 3}M${x + r / 2} ${y - r}V${y - r / 3}`),
];

const SWORD = "M1 2L11 4L30 50L22 54Z";
const HILT = "M14 59L36 49L38 54L16 64ZM24 60L34 76L29 79L20 63Z";
/** Two swords, crossed behind the back. */
export const crossedSwords = (blade: string, hilt: string): Part => [
  ink(blade, SWORD, mirror(SWORD)),
  ink(hilt, HILT, mirror(HILT)),
];

const KNIFE = "M9 76C-2 56 0 30 20 14C16 34 20 56 22 76Z";
export const knives = (blade: string, grip: string): Part => [
  ink(blade, both(KNIFE)),
  ink(grip, both("M3 72H27V79H3ZM10 79H20V98H10Z")),
];

export const bow = (wood: string, arrow: string): Part => [
  line("#fffaf0", "M84 6L70 54L84 100"),
  ink(wood, "M80 0C99 24 99 80 80 103L76 100C91 78 91 26 76 3Z"),
  ink(arrow, "M60 51H90V46.5L100 54L90 61.5V57H60Z"),
];

export const hammer = (head: string, handle: string): Part => [
  ink(handle, "M82 36H90V103H82Z"),
  ink(head, "M72 12H98V40H72Z"),
  ink(head, "M69 10H76V42H69Z", "M94 10H101V42H94Z"),
  light("M77 13H93V18H77Z"),
  fine(line("#17121f", "M82 56H90M82 66H90M82 76H90")),
];

/** Held at the lower left. */
export const roundShield = (rim: string, inner: string, sign: string): Part => [
  ink(rim, circle(24, 80, 21)),
  ink(inner, circle(24, 80, 14)),
  ink(sign, star(24, 80, 9, 4, 0.4)),
];

export const kiteShield = (colour: string, stripe: string): Part => [
  ink(colour, "M4 58H42V78C42 92 32 100 23 104C14 100 4 92 4 78Z"),
  flat(stripe, "M5.5 76L23 62L40.5 76V84L23 71L5.5 84Z", "M9 91L23 80L37 91L33 96L23 88L13 96Z"),
];

export const spark = (colour: string, x: number, y: number, r: number): Part => ink(colour, star(x, y, r, 4, 0.3));
