/** The armour of the marines: plates, helmets, numbers and weapons, from which each of them is put together. */
import {
  INK,
  WHITE,
  box,
  circle,
  fine,
  flat,
  ink,
  letters,
  light,
  line,
  mirror,
  oval,
  shade,
  star,
  type Part,
} from "$lib/faces/shapes";

const STEEL = "#6d7a84";
const GLASS = "rgb(255 255 255 / 0.65)";

/** Chest, collar and shoulders; the number stands on the left shoulder. */
export function armour(colour: string, trim: string): Part {
  const shoulder = "M-4 103V84C-4 68 8 60 22 62C34 64 38 76 36 103Z";
  return [
    ink(STEEL, "M24 103V74Q50 62 76 74V103Z"),
    ink(colour, "M30 103L34 82H66L70 103Z"),
    ink(colour, mirror(shoulder)),
    shade("M84 66C96 72 104 82 104 103H92Z"),
    ink(trim, "M30 84C30 70 40 66 50 66C60 66 70 70 70 84Q50 74 30 84Z"),
    ink(colour, shoulder),
    light("M4 78C6 71 12 67 20 67C14 70 10 75 9 82Z"),
  ];
}

export const number = (text: string, colour = WHITE): Part => letters(colour, 17, 96, text.length > 1 ? 19 : 26, text);

// ---------------------------------------------------------------- helmets

const DOME = "M50 8C70 8 77 24 76 42V60Q76 72 62 74H38Q24 72 24 60V42C23 24 30 8 50 8Z";
const dome = (colour: string): Part => [
  ink(colour, DOME),
  shade("M60 10C72 14 77 26 76 42V60Q76 72 62 74H58Q68 64 67 42Q67 22 60 10Z"),
  light("M32 26Q36 15 46 12Q39 18 37 28Z"),
];

/** A slit and a bar down the middle, like a knight's. */
export const crossHelm = (colour: string, trim: string): Part => [
  dome(colour),
  ink(INK, "M28 38H72V48H28Z"),
  flat("#ffdb1f", "M34 41H44V45H34Z", "M56 41H66V45H56Z"),
  ink(trim, "M46 8H54V74H46Z"),
  fine(line(INK, "M33 56V66M39 56V68M61 56V68M67 56V66")),
];

/** Two slanted eyes over a grate. */
export const grateHelm = (colour: string, eye: string): Part => [
  dome(colour),
  ink(eye, "M29 36L46 43V49L32 48Z", "M71 36L54 43V49L68 48Z"),
  ink(STEEL, "M38 54H62L66 74H34Z"),
  line(INK, "M43 56L41 72M50 56V72M57 56L59 72"),
];

/** One large eye. */
export const eyeHelm = (colour: string, eye: string): Part => [
  dome(colour),
  ink(STEEL, circle(50, 42, 17)),
  ink(eye, circle(50, 42, 11)),
  flat(GLASS, circle(46, 38, 4)),
  ink(STEEL, box(40, 62, 20, 12)),
  fine(line(INK, "M45 62V74M50 62V74M55 62V74")),
];

/** A wide pane from ear to ear. */
export const paneHelm = (colour: string, pane: string): Part => [
  dome(colour),
  ink(pane, "M27 32Q50 26 73 32V54Q50 62 27 54Z"),
  flat(GLASS, "M32 52L42 31H50L40 55Z"),
  fine(ink(STEEL, box(44, 64, 12, 8))),
];

/** A welder's plate with a narrow window. */
export const plateHelm = (colour: string, pane: string): Part => [
  ink(STEEL, "M50 8C70 8 77 24 76 42H24C23 24 30 8 50 8Z"),
  ink(colour, "M22 28H78L72 66L60 78H40L28 66Z"),
  shade("M62 28H78L72 66L60 78H54L62 64Z"),
  ink(pane, box(33, 38, 34, 11)),
  flat(GLASS, "M38 48L44 39H49L43 48Z"),
  fine(flat(INK, circle(27, 33, 1.6), circle(73, 33, 1.6), circle(42, 70, 1.6), circle(58, 70, 1.6))),
  line(INK, "M42 58H58M44 64H56"),
];

/** A mask against smoke: two round panes and a filter. */
export const gasMask = (colour: string, pane: string): Part => [
  dome(colour),
  ink(INK, "M28 34Q50 26 72 34Q78 54 64 66H36Q22 54 28 34Z"),
  ink(pane, circle(39, 44, 9), circle(61, 44, 9)),
  flat(GLASS, circle(36, 41, 3), circle(58, 41, 3)),
  ink(STEEL, circle(50, 66, 11)),
  fine(line(INK, "M43 63H57M43 67H57M45 71H55")),
];

/** A helmet that leaves the face free; draw the head first. */
export const openHelm = (colour: string, trim: string): Part => [
  ink(colour, "M50 6C72 6 80 24 78 46L76 66L68 70V40Q60 26 50 26Q40 26 32 40V70L24 66L22 46C20 24 28 6 50 6Z"),
  ink(trim, "M45 6H55V28Q50 25 45 28Z"),
  light("M30 26Q34 15 42 12Q36 19 35 28Z"),
];

// ---------------------------------------------------------------- weapons, at the right

export const gun = (colour: string): Part => [
  ink("#2b3138", "M58 84H104V96H94L96 103H84L82 96H58Z"),
  ink(colour, "M68 78H96V86H68Z"),
  ink("#2b3138", box(52, 86, 8, 6)),
];

export const rifle = (colour: string): Part => [
  ink("#2b3138", "M62 103L86 -4L92 -3L70 103Z"),
  ink(colour, "M66 103L78 50L90 53L78 103Z"),
  ink("#2b3138", "M84 34L94 36L91 52L81 50Z"),
];

export const chaingun = (colour: string): Part => [
  ink("#2b3138", "M50 78H78V82H50ZM50 85H78V89H50ZM50 92H78V96H50Z"),
  ink("#2b3138", box(58, 75, 5, 24)),
  ink(colour, "M74 72H104V102H74Z"),
  fine(ink("#d9a441", circle(81, 80, 2.5), circle(88, 80, 2.5), circle(95, 80, 2.5))),
];

export const flamer = (colour: string): Part => [
  ink("#ff6a1f", "M62 92C50 88 46 96 38 90C42 86 40 82 36 80C44 76 52 80 60 82Z"),
  flat("#ffdb1f", "M62 90C54 86 50 90 45 87C49 84 54 84 61 85Z"),
  ink("#2b3138", "M60 80L72 82V94L60 93Z"),
  ink(colour, "M70 78H104V98H70Z"),
  ink("#c8222f", oval(92, 76, 10, 6)),
];

export const powerFist = (colour: string): Part => [
  ink("#2b3138", "M76 103V88H102V103Z"),
  ink(colour, "M68 60Q68 52 76 52H98Q104 54 104 62V88H74Q66 84 68 74Z"),
  line(INK, "M78 52V66M87 52V66M96 52V66M70 74Q80 70 82 78"),
  fine(ink("#8fe3ff", circle(90, 79, 3.5))),
];

/** Before the right half of the body. */
export const towerShield = (colour: string, sign: string): Part => [
  ink(colour, "M58 62H102V103H64Q58 92 58 78Z"),
  light("M61 65H70V96L66 100Q61 90 61 78Z"),
  ink(sign, star(82, 84, 12, 4, 0.42)),
];

export const halo = (colour: string): Part => ink(colour, star(50, 40, 47, 16, 0.84));
export const laurel = (colour: string): Part =>
  [0, 1, 2, 3].map((i) => [
    ink(colour, leaf(30 - i * 1.5, 42 - i * 9, -1)),
    ink(colour, mirror(leaf(30 - i * 1.5, 42 - i * 9, -1))),
  ]);
const leaf = (x: number, y: number, to: number): string =>
  `M${x} ${y}Q${x + 9 * to} ${y - 2} ${x + 6 * to} ${y - 13}Q${x - 3 * to} ${y - 9} ${x} ${y}Z`;
export const stripes = (colour: string): Part =>
  fine(line(colour, "M78 84L86 78L94 84M78 91L86 85L94 91M78 98L86 92L94 98"));
