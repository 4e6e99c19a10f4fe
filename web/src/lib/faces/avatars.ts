/** The faces that players choose from. */
import * as body from "./body";
import * as hair from "./hair";
import * as head from "./head";
import {
  INK,
  WHITE,
  both,
  box,
  circle,
  figure,
  fine,
  flat,
  ink,
  light,
  line,
  oval,
  portrait,
  shade,
  star,
  type Figure,
  type Part,
} from "./shapes";

const bright = (y: number, far: number, r: number, colour = INK): Part => [
  flat(colour, both(oval(50 - far, y, r, r * 1.25))),
  flat(WHITE, circle(50 - far + r * 0.3, y - r * 0.5, r * 0.35), circle(50 + far + r * 0.3, y - r * 0.5, r * 0.35)),
];

const fox = figure(
  "#8fd0c4",
  ink("#e0691e", "M22 103C24 86 36 78 50 78C64 78 76 86 78 103Z"),
  ink("#e0691e", both("M26 42L12 4L46 24Z")),
  flat("#3a1f14", both("M25 30L18 13L34 23Z")),
  ink("#e0691e", "M50 20C72 20 84 36 92 54L66 68L50 84L34 68L8 54C16 36 28 20 50 20Z"),
  ink(WHITE, both("M50 84L34 68L8 54Q30 50 40 58L50 72Z")),
  bright(48, 17, 4.5),
  ink(INK, "M43 74Q50 70 57 74L50 83Z"),
);
const owl = figure(
  "#3b2a6b",
  ink("#8a5a2c", "M14 103V52C14 24 28 12 50 12C72 12 86 24 86 52V103Z"),
  ink("#8a5a2c", both("M16 46L10 6L40 18Z")),
  ink("#d9b88a", "M28 103C28 80 38 72 50 72C62 72 72 80 72 103Z"),
  fine(line("#8a5a2c", "M42 84L46 89L50 84L54 89L58 84M38 94L42 99L46 94L50 99L54 94L58 99L62 94")),
  ink("#f2e2c4", both(circle(33, 46, 19))),
  ink("#ffb21f", both(circle(34, 46, 12))),
  flat(INK, circle(35, 46, 6.5), circle(65, 46, 6.5)),
  flat(WHITE, circle(37, 43, 2.2), circle(67, 43, 2.2)),
  ink("#ef8a2c", "M43 54H57L50 70Z"),
);
const cat = figure(
  "#f2a0b8",
  ink("#59636e", "M22 103C24 86 36 80 50 80C64 80 76 86 78 103Z"),
  ink("#59636e", both("M20 50L16 6L46 26Z")),
  flat("#f1cdb8", both("M24 34L21 16L36 26Z")),
  ink("#59636e", "M50 22C74 22 86 38 84 56C82 74 68 84 50 84C32 84 18 74 16 56C14 38 26 22 50 22Z"),
  shade("M44 22H48L46 36H44ZM52 22H56L54 36H52ZM36 25L40 24L40 35H38ZM64 25L60 24L60 35H62Z"),
  ink("#b8f04a", both(oval(33, 52, 9.5, 10))),
  flat(INK, oval(34, 52, 2.8, 8), oval(66, 52, 2.8, 8)),
  ink("#f27aa8", "M45 62H55L50 68Z"),
  line(INK, "M50 68V71M41 72Q46 77 50 71Q54 77 59 72"),
  fine(line(WHITE, both("M34 68L10 64M34 72L12 76"))),
);
const bear = figure(
  "#e8c45a",
  ink("#7a4a22", "M12 103C14 84 30 76 50 76C70 76 86 84 88 103Z"),
  ink("#c8222f", "M24 80Q50 92 76 80L78 92Q50 104 22 92Z"),
  ink("#7a4a22", both(circle(22, 24, 14))),
  flat("#d9a878", both(circle(22, 24, 7))),
  ink("#7a4a22", circle(50, 48, 37)),
  ink("#d9b48a", oval(50, 63, 20, 16)),
  bright(42, 15, 4.5),
  ink(INK, oval(50, 56, 8, 5.5)),
  line(INK, "M50 61V67M41 68Q46 73 50 67Q54 73 59 68"),
);
const frog = figure(
  "#f2d24a",
  ink("#4cae3a", "M14 103C16 86 30 80 50 80C70 80 84 86 86 103Z"),
  ink("#4cae3a", "M26 34C40 30 60 30 74 34C90 40 96 54 92 66C88 80 68 86 50 86C32 86 12 80 8 66C4 54 10 40 26 34Z"),
  ink("#4cae3a", both(circle(27, 28, 17))),
  ink(WHITE, both(circle(27, 27, 11))),
  flat(INK, circle(28, 28, 6), circle(72, 28, 6)),
  flat(WHITE, circle(30, 25, 2), circle(74, 25, 2)),
  line(INK, "M18 60Q50 80 82 60"),
  fine(flat("#f58c8c", both(circle(20, 56, 5)))),
  fine(flat(INK, circle(45, 50, 1.5), circle(55, 50, 1.5))),
);
const dragon = figure(
  "#f28a5a",
  ink("#ffdb1f", "M50 12L40 -2L36 16L22 8L24 26L10 24L18 40Z"),
  ink("#8a2f9c", "M26 103C26 84 30 72 24 58L70 60C76 76 76 90 76 103Z"),
  ink("#8a2f9c", "M20 44C20 22 36 12 54 14C70 16 78 28 82 40L96 50C98 62 88 70 76 68L44 72C28 72 20 60 20 44Z"),
  shade("M44 72C28 72 20 60 20 44C28 58 52 64 96 58C96 66 86 70 76 68Z"),
  ink("#d9a0e8", "M36 103C36 92 40 82 50 82C62 84 64 94 64 103Z"),
  ink("#ffe9b0", "M36 20C26 16 24 6 28 0C34 8 44 8 48 16Z"),
  ink(WHITE, circle(56, 36, 9)),
  flat(INK, oval(58, 36, 2.6, 7)),
  line(INK, "M46 24L64 28M44 60Q64 66 92 58"),
  flat(INK, circle(88, 50, 2)),
  ink(WHITE, "M58 62L61 70L66 61ZM72 60L75 68L80 59Z"),
);
const robot = figure(
  "#ffb648",
  line(INK, "M50 18V6"),
  ink("#ff4a3b", circle(50, 6, 5)),
  ink("#5f7482", "M16 103C16 88 28 82 50 82C72 82 84 88 84 103Z"),
  ink("#3d4658", both(box(10, 38, 12, 24))),
  ink("#9fb4c2", "M28 18H72Q82 18 82 28V70Q82 80 72 80H28Q18 80 18 70V28Q18 18 28 18Z"),
  light(box(24, 22, 52, 6)),
  ink("#23303a", box(26, 34, 48, 20)),
  flat("#5ff2d0", circle(39, 44, 6), circle(61, 44, 6)),
  ink(WHITE, box(34, 62, 32, 10)),
  line(INK, "M42 62V72M50 62V72M58 62V72"),
);
const astronaut = portrait(
  "#2b2f7a",
  flat(WHITE, circle(10, 16, 1.6), circle(88, 12, 1.6), circle(94, 48, 1.4), circle(6, 60, 1.4)),
  ink("#e8edf0", "M6 103C6 84 22 76 50 76C78 76 94 84 94 103Z"),
  ink("#ef6a2c", box(42, 86, 16, 12)),
  ink("#e8edf0", circle(50, 44, 36)),
  ink("#ffb21f", "M50 20C68 20 78 30 78 44C78 60 66 68 50 68C34 68 22 60 22 44C22 30 32 20 50 20Z"),
  flat("#8a4a00", "M26 50Q50 66 74 50Q70 66 50 66.5Q30 66 26 50Z"),
  light("M30 44C30 34 38 27 48 26C40 32 36 38 36 48Z"),
);
const knight = portrait(
  "#c8342b",
  ink("#ffdb1f", "M50 14C44 2 56 -8 74 0C66 2 62 8 58 16Z"),
  ink("#8f9aa5", "M4 103C6 82 24 76 50 76C76 76 94 82 96 103Z"),
  ink("#c3ccd4", "M50 10C74 10 80 30 78 48L74 72L50 84L26 72L22 48C20 30 26 10 50 10Z"),
  shade("M60 12C76 18 80 34 78 48L74 72L50 84Q66 66 68 44Q68 24 60 12Z"),
  ink(INK, "M26 40H74L72 52H28Z"),
  flat(WHITE, both("M36 45Q41 42 45 47Q40 49 36 45Z")),
  ink("#8f9aa5", "M47 10H53V82L50 84L47 82Z"),
  fine(line(INK, both("M34 62V70M40 62V74"))),
);
const wizard = portrait(
  "#2d6fc4",
  body.bust("#f0c9a8", "#5b2a86"),
  head.head("#f0c9a8"),
  ink(WHITE, "M28 46Q34 54 42 52Q50 48 58 52Q66 54 72 46Q76 72 64 86Q56 96 50 103Q44 96 36 86Q24 72 28 46Z"),
  head.eyes("#2d6fc4", "calm", "#c9d2da"),
  line(INK, "M45 62Q50 65 55 62"),
  hair.pointedHat("#5b2a86", "#ffdb1f"),
  fine(ink("#ffdb1f", star(56, 12, 5))),
);
const pirate = portrait(
  "#7cc4ef",
  body.bust("#c98f63", WHITE),
  flat("#c8222f", "M22 84Q50 94 78 84L80 90Q50 100 20 90Z"),
  head.head("#c98f63", "square"),
  head.eyes("#4a2d18", "sly"),
  head.patch,
  head.stubble("rgb(60 40 30 / 0.4)"),
  head.grin,
  ink("#c8222f", "M28 36C26 16 36 8 50 8C64 8 74 16 72 36Q50 24 28 36Z", "M70 30L90 28L82 38L90 48L70 38Z"),
  fine(flat(WHITE, circle(40, 20, 3), circle(56, 16, 3), circle(62, 26, 3), circle(48, 26, 2.5))),
);
const ninja = portrait(
  "#e8e2d4",
  ink("#c8222f", "M70 34L96 22L88 38L98 48L72 42Z"),
  body.bust("#2b2f45", "#2b2f45"),
  head.fullMask("#2b2f45"),
  ink("#f0c09a", "M31 36Q50 30 69 36V52Q50 57 31 52Z"),
  head.eyes("#4a2d18", "angry"),
  ink("#c8222f", "M29 26Q50 18 71 26V34Q50 27 29 34Z"),
);
const queen = portrait(
  "#d35bb5",
  hair.longHair("#241a17"),
  body.bust("#8a5230", "#f2b21f", "slim"),
  head.head("#8a5230"),
  head.eyes("#4a2d18", "calm"),
  head.lashes,
  head.nose,
  head.lips("#c8222f"),
  hair.hair("#241a17", "fringe"),
  hair.crown("#ffdb1f", "#2d6fc4"),
  fine(ink("#2d6fc4", circle(50, 84, 4))),
);
const detective = portrait(
  "#9aa88a",
  body.bust("#f3d6c4", "#8a6a3a"),
  body.collar("#a8844a"),
  head.head("#f3d6c4", "slim"),
  head.eyes("#3d4658", "sly"),
  head.nose,
  head.smirk,
  hair.wideHat("#6b4f2a", INK),
  ink("#8fe3ff", circle(74, 68, 13)),
  light(circle(70, 64, 4)),
  ink("#3d4658", "M82 78L88 74L102 94L95 99Z"),
);
const alien = portrait(
  "#4a2880",
  line(INK, both("M40 18Q36 6 26 4")),
  ink("#ffdb1f", both(circle(26, 5, 4.5))),
  body.bust("#7fd44a", "#c23b9a", "slim"),
  ink("#7fd44a", "M50 12C76 12 86 28 82 44C78 60 62 76 50 76C38 76 22 60 18 44C14 28 24 12 50 12Z"),
  shade("M62 14C80 20 86 32 82 44C78 60 62 76 50 76C64 66 72 52 72 38C72 28 68 20 62 14Z"),
  ink(INK, both("M24 38C30 34 44 42 45 54C34 58 24 50 24 38Z")),
  flat(WHITE, circle(31, 43, 3), circle(63, 45, 3)),
  line(INK, "M44 66Q50 70 56 66"),
);
const ghost = figure(
  "#26305c",
  flat("rgb(160 220 255 / 0.25)", circle(50, 50, 48)),
  ink("#e8f6ff", "M14 103V48C14 22 28 8 50 8C72 8 86 22 86 48V103L76 92L66 101L58 92L50 101L42 92L34 101L24 92Z"),
  flat("rgb(120 170 220 / 0.4)", "M72 16C82 24 86 36 86 48V101L76 92L70 96C76 70 78 40 72 16Z"),
  bright(46, 14, 6.5),
  ink(INK, oval(50, 66, 7, 9)),
  fine(flat("#f5a0b0", both(circle(26, 58, 5)))),
);

// prettier-ignore
export const AVATARS: Record<string, Figure> = {
  fox, owl, cat, bear, frog, dragon, robot, astronaut, knight, wizard, pirate, ninja, queen, detective, alien, ghost,
};
