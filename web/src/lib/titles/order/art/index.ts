/** The toys of Full Order. */
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
  shade,
  star,
  type Part,
} from "$lib/faces/shapes";
import { stranger } from "$lib/faces/stranger";
import type { Art } from "$lib/titles/contract";

/** Round shining eyes at a height, so far from the middle. */
const eyes = (y: number, far: number, r: number): Part => [
  ink(WHITE, both(circle(50 - far, y, r))),
  flat(INK, circle(50 - far + r * 0.2, y + r * 0.1, r * 0.62), circle(50 + far - r * 0.2, y + r * 0.1, r * 0.62)),
  flat(WHITE, circle(50 - far, y - r * 0.25, r * 0.25), circle(50 + far - r * 0.4, y - r * 0.25, r * 0.25)),
];
const cheeks = (y: number, far: number): Part => fine(flat("#f58c8c", both(circle(50 - far, y, 4))));

const SPRINKLES = "M22 38L27 34M36 20L42 22M62 18L66 24M78 36L82 42M84 58L80 64M18 58L22 64M30 76L36 78M66 80L72 76";
/** A ring with icing, and a face where the hole is not. */
const bublik = figure(
  "#cdeef2",
  ink("#d99a4a", circle(50, 50, 43)),
  ink(
    "#f27aa8",
    "M50 10C74 10 90 28 90 50C90 60 84 62 82 70C80 78 72 74 68 80C64 90 56 82 50 86C44 90 36 82 32 82C26 82 26 74 20 70C12 66 10 60 10 50C10 28 26 10 50 10Z",
  ),
  line(WHITE, SPRINKLES),
  fine(line("#ffdb1f", "M28 26L32 30M50 14L54 18M74 26L70 30M16 48L20 50M86 50L82 52M46 80L52 82")),
  ink("#cdeef2", oval(50, 70, 12, 8)),
  eyes(46, 15, 10),
  cheeks(58, 27),
);

/** A rooster on wheels. */
const koKo = figure(
  "#ffe9b0",
  ink("#2f8f6a", "M66 60C84 60 92 44 88 26C98 40 98 66 84 80Z"),
  ink("#e8791c", "M62 62C78 58 84 46 80 32C92 48 88 72 76 80Z"),
  ink("#c8222f", "M34 20C26 14 30 4 38 8C40 0 50 0 50 8C58 4 64 12 58 20Z"),
  ink(
    WHITE,
    "M46 14C62 14 66 28 64 44C66 54 78 56 82 66C84 80 68 86 50 86C32 86 22 74 26 58C28 48 30 42 30 34C30 20 36 14 46 14Z",
  ),
  shade("M58 20C66 30 62 44 64 48C68 56 80 58 82 66C84 80 68 86 50 86C64 78 60 66 58 54C56 42 60 32 58 20Z"),
  ink("#f2b21f", "M32 32L10 40L32 46Z"),
  ink("#c8222f", "M28 46Q20 54 26 62Q34 60 34 50Z"),
  ink(WHITE, circle(43, 32, 8)),
  flat(INK, circle(41, 33, 4.5)),
  flat(WHITE, circle(40, 31, 1.6)),
  ink("#f2d27a", "M44 60C56 56 70 62 72 70C64 80 48 76 44 60Z"),
  ink("#7a3fc0", circle(36, 88, 9), circle(66, 88, 9)),
  fine(ink("#ffdb1f", circle(36, 88, 3), circle(66, 88, 3))),
);

/** A dinosaur that has something to say, loudly. */
const oRash = figure(
  "#f7d9c4",
  ink("#2f7a3a", "M22 30L10 22L14 38L4 40L14 52L6 60L18 68L14 80L30 84Z"),
  ink(
    "#5cb83f",
    "M28 96C22 70 16 50 24 32C32 14 56 8 72 18C86 26 94 36 92 44L56 50L60 58L90 60C88 72 74 78 64 78L66 96Z",
  ),
  shade("M30 96C46 92 52 84 50 72C60 80 66 78 64 78L66 96Z"),
  ink("#a31621", "M56 50L92 44Q94 52 90 60L60 58Z"),
  ink(WHITE, "M62 49L66 55L70 48ZM74 47L78 53L82 46ZM64 58.5L68 53L72 59ZM76 59.5L80 54L84 60Z"),
  ink(WHITE, circle(54, 28, 9)),
  flat(INK, circle(57, 29, 4.8)),
  flat(WHITE, circle(55.5, 27, 1.8)),
  line(INK, "M44 18L58 18"),
  fine(flat(INK, circle(82, 32, 1.8))),
  ink("#b8e08a", "M34 96C32 82 36 70 48 68C56 74 58 86 56 96Z"),
  fine(line(INK, "M38 78H52M36 86H55")),
);

/** A pink rabbit with a patch. */
const pinky = figure(
  "#d8ecc8",
  ink("#f59ac0", "M34 42C20 26 18 6 28 3C38 2 44 20 44 38Z"),
  flat("#fbd3e2", "M34 34C27 24 25 12 29 9C34 10 38 22 39 34Z"),
  ink("#f59ac0", "M58 40C62 22 72 12 84 18C94 24 92 34 84 32C78 30 72 36 68 46Z"),
  flat("#fbd3e2", "M64 36C68 26 74 20 82 23C84 26 82 28 80 27C74 26 70 32 68 38Z"),
  ink("#f59ac0", "M30 103C28 84 38 78 50 78C62 78 72 84 70 103Z"),
  ink("#f59ac0", "M50 34C72 34 82 46 82 60C82 76 68 84 50 84C32 84 18 76 18 60C18 46 28 34 50 34Z"),
  shade("M62 36C76 40 82 50 82 60C82 76 68 84 50 84C66 78 72 68 72 58C72 48 68 41 62 36Z"),
  eyes(56, 14, 8),
  ink("#d1263a", "M46 65H54L50 70Z"),
  line(INK, "M50 70V73M43 74Q47 78 50 73Q53 78 57 74"),
  cheeks(68, 24),
  ink("#8fd0f2", "M56 92L66 90L68 99L58 101Z"),
  fine(line(INK, "M55 95L69 93M62 89L63 102")),
);

/** A tin general who keeps order on every shelf. */
const general = figure(
  "#d5dcf2",
  ink("#3c6b2f", "M14 103C14 84 28 78 50 78C72 78 86 84 86 103Z"),
  ink("#ffdb1f", both("M12 92Q14 80 30 79L32 87Q18 88 18 98Z")),
  ink("#c8222f", "M42 80H58L54 103H46Z"),
  ink("#f0c09a", "M28 40H72V62C72 74 62 82 50 82C38 82 28 74 28 62Z"),
  shade("M62 40H72V62C72 74 62 82 50 82C60 74 64 66 62 40Z"),
  eyes(52, 11, 6.5),
  line(INK, "M32 42L45 46M68 42L55 46"),
  ink(
    "#8f969c",
    "M50 62Q58 58 66 63Q76 64 78 56Q78 74 62 71Q54 70 50 66Q46 70 38 71Q22 74 22 56Q24 64 34 63Q42 58 50 62Z",
  ),
  ink("#3c6b2f", "M50 4C76 4 90 14 86 24L74 34H26L14 24C10 14 24 4 50 4Z"),
  ink("#c8222f", "M26 28H74V37H26Z"),
  ink(INK, "M24 37H76Q78 46 68 45Q50 40 32 45Q22 46 24 37Z"),
  ink("#ffdb1f", star(50, 18, 9)),
);

/** A tiny robot, never far from the General. */
const melkotron = figure(
  "#f7e2a0",
  line(INK, "M50 20V8"),
  ink("#ff4a3b", circle(50, 8, 5.5)),
  ink("#8fa3b0", box(24, 20, 52, 38)),
  light(box(27, 23, 46, 6)),
  ink("#23303a", "M30 30H70V50H30Z"),
  flat("#5ff2d0", circle(41, 40, 5.5), circle(59, 40, 5.5)),
  flat(WHITE, circle(39, 38, 1.8), circle(57, 38, 1.8)),
  ink("#ef8a2c", both("M24 32H16V46H24Z")),
  ink("#5f7482", "M30 58H70V76H30Z"),
  ink("#ffdb1f", circle(50, 67, 5)),
  line(INK, both("M30 62L14 58L10 68")),
  ink("#ef8a2c", both(circle(10, 69, 5))),
  ink("#3d4658", "M26 74H74Q88 74 88 85Q88 96 74 96H26Q12 96 12 85Q12 74 26 74Z"),
  ink("#b9c4cc", circle(27, 85, 6), circle(50, 85, 6), circle(73, 85, 6)),
);

/** Large eyes and wings that never rest. */
const fly = figure(
  "#e6d8f7",
  ink("rgb(200 240 255 / 0.95)", both("M42 52C22 22 4 22 2 36C0 52 20 66 42 62Z")),
  fine(line("#5a8fb0", both("M36 54L10 36M34 58L10 48"))),
  ink("#3b4a8c", "M50 44C66 44 70 58 68 72C66 86 58 97 50 97C42 97 34 86 32 72C30 58 34 44 50 44Z"),
  flat("#7f93e0", "M33 66H67L67 74H33Z", "M36 82H64L61 89H39Z"),
  ink("#4f62b0", "M50 18C68 18 74 30 72 42C70 54 60 60 50 60C40 60 30 54 28 42C26 30 32 18 50 18Z"),
  line(INK, both("M44 20Q42 8 32 5")),
  ink("#ff4a3b", both(circle(32, 5, 3.5))),
  ink("#d1263a", both(oval(35, 36, 13, 15))),
  flat(WHITE, oval(31, 30, 4, 5), oval(61, 30, 4, 5)),
  fine(flat("rgb(23 18 31 / 0.35)", oval(38, 40, 5, 7), oval(62, 40, 5, 7))),
  line(INK, "M43 54Q50 59 57 54"),
);

/** A rag doll with buttons for eyes. */
const gloria = figure(
  "#c4e6f7",
  ink(
    "#e0561e",
    "M16 34C8 44 8 66 14 84C22 88 28 82 26 72L28 40Z",
    "M84 34C92 44 92 66 86 84C78 88 72 82 74 72L72 40Z",
  ),
  ink("#7a3fc0", "M22 103C24 88 36 80 50 80C64 80 76 88 78 103Z"),
  ink(WHITE, "M34 84Q50 76 66 84L60 94Q50 88 40 94Z"),
  ink("#fbe0c4", "M50 18C70 18 80 32 80 50C80 70 68 82 50 82C32 82 20 70 20 50C20 32 30 18 50 18Z"),
  ink(
    "#e0561e",
    "M18 52C14 24 30 8 50 8C70 8 86 24 82 52C80 42 74 34 66 32L58 38L50 30L42 38L34 32C26 34 20 42 18 52Z",
  ),
  ink("#ffb648", both("M30 14L12 4L10 24L26 22Z")),
  ink("#2b6fd6", circle(38, 54, 8)),
  ink("#2f8f4a", circle(62, 54, 8)),
  flat(WHITE, circle(35.5, 52, 1.5), circle(40.5, 52, 1.5), circle(35.5, 57, 1.5), circle(40.5, 57, 1.5)),
  flat(WHITE, circle(59.5, 52, 1.5), circle(64.5, 52, 1.5), circle(59.5, 57, 1.5), circle(64.5, 57, 1.5)),
  line("#c8222f", "M40 68Q50 75 60 68"),
  fine(line(INK, "M43 67L42 72M50 69V75M57 67L58 72")),
  cheeks(66, 22),
);

const toys = { bublik, "ko-ko": koKo, "o-rash": oRash, pinky, general, melkotron, fly, gloria };

export default { kinds: { toy: toys }, unknown: { toy: stranger } } satisfies Art;
