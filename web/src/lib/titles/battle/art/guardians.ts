/** The heroes of the first box: each drawn from its name and its ability, in costumes of our own. */
import * as body from "$lib/faces/body";
import * as hair from "$lib/faces/hair";
import * as head from "$lib/faces/head";
import {
  INK,
  WHITE,
  both,
  circle,
  figure,
  fine,
  flat,
  ink,
  light,
  line,
  bold,
  mirror,
  oval,
  portrait,
  shade,
  star,
  type Figure,
} from "$lib/faces/shapes";

/** A lord of the stars: tall collar of night, a star on the brow. */
const starLord = portrait(
  "#6a34c9",
  body.cape("#23104f"),
  body.bust("#e8b48c", "#2b6fd6"),
  ink("#23104f", both("M50 96L36 60L14 48L22 92Z")),
  fine(flat("#ffdb1f", star(24, 66, 4, 4, 0.3), star(76, 72, 4, 4, 0.3), star(30, 80, 3, 4, 0.3))),
  head.head("#e8b48c"),
  head.eyes("#067a76", "sly", "#8f5a1c"),
  head.nose,
  head.smirk,
  hair.hair("#d98a2b", "swept"),
  hair.diadem("#ffdb1f"),
  ink("#ffdb1f", star(50, 26, 13)),
  body.starSign("#ffdb1f"),
);

const crown =
  "M18 40C4 38 4 20 16 18C14 6 30 0 38 6C44 -4 60 -4 64 6C74 0 88 8 84 20C96 24 94 40 82 40C84 50 70 52 66 46C58 52 42 52 34 46C28 52 16 50 18 40Z";
/** A tree that holds everything fast: crown of leaves, roots for a beard. */
const groot = figure(
  "#bfe3f2",
  ink("#7a4a22", "M28 36C26 60 24 70 8 90L4 103H96L92 90C76 70 74 60 72 36Z"),
  shade("M62 36C66 60 68 74 84 103H96L92 90C76 70 74 60 72 36Z"),
  ink("#5a3316", "M36 68Q50 62 64 68Q62 80 50 80Q38 80 36 68Z"),
  line(INK, "M34 84Q30 94 26 102M50 86V102M66 84Q70 94 74 102"),
  ink("#ffdb1f", both("M32 52Q40 44 46 54Q39 59 32 52Z")),
  flat(INK, circle(40, 52.5, 2.4), circle(60, 52.5, 2.4)),
  line(INK, both("M31 46L46 50")),
  ink("#3f9a35", crown),
  light("M22 22C22 12 32 8 38 12C30 14 26 20 28 26Z"),
  fine(ink("#d1263a", circle(30, 30, 5), circle(66, 20, 5), circle(72, 36, 4.5), circle(48, 36, 4.5))),
);

/** The blades of defence: swords behind, a shield before. */
const gamora = portrait(
  "#0c8f86",
  body.crossedSwords("#dfe8ef", "#ffdb1f"),
  hair.longHair("#5a1030"),
  body.bust("#8a5230", "#2b2140", "slim"),
  head.head("#8a5230", "slim"),
  head.eyes("#d98a2b", "angry"),
  head.lashes,
  head.nose,
  head.lips("#b3152a"),
  hair.hair("#5a1030", "fringe"),
  hair.diadem("#dfe8ef"),
  body.roundShield("#ffdb1f", "#4a1f9e", WHITE),
);

/** A raccoon who has a bang for everything. */
const rocket = figure(
  "#ef8a2c",
  ink("#d1263a", "M84 22Q94 34 92 74H76Q74 34 84 22Z"),
  ink("#ffdb1f", "M78 74H90L96 92L84 86L72 92Z"),
  flat(WHITE, "M76 44H92.5V52H75.5Z"),
  ink("#59636e", "M14 103C14 84 28 76 50 76C72 76 84 84 84 103Z"),
  ink("#8a5a1c", "M22 84L66 103H50L18 90Z"),
  fine(ink("#ffdb1f", circle(30, 92, 3), circle(40, 96, 3), circle(50, 100, 3))),
  ink("#6b7580", both("M32 30L18 6Q34 4 44 20Z")),
  flat("#f1cdb8", both("M31 24L24 11Q33 11 38 20Z")),
  ink("#6b7580", "M50 14C70 14 78 32 84 52Q70 58 66 66Q58 78 50 78Q42 78 34 66Q30 58 16 52C22 32 30 14 50 14Z"),
  flat(WHITE, both("M49 30L50 22L44 26Q30 30 24 50L34 48Z")),
  ink("#23202b", both("M20 52Q28 36 48 42Q50 56 38 58Q28 58 20 52Z")),
  ink(WHITE, "M50 44Q60 56 64 64Q58 76 50 76Q42 76 36 64Q40 56 50 44Z"),
  ink("#ffdb1f", both(circle(38, 48, 5))),
  flat(INK, circle(39, 48, 2.4), circle(61, 48, 2.4)),
  ink(INK, "M43 58Q50 54 57 58Q54 65 50 65Q46 65 43 58Z"),
  line(INK, "M50 65V69M42 70Q50 74 58 70"),
  ink("#8a5a1c", "M26 24Q50 14 74 24V32Q50 22 26 32Z"),
  ink("#8fe3ff", circle(40, 24, 7), circle(60, 24, 7)),
);

/** He fights on when nothing is left: bandaged, a knife in each fist. */
const drax = portrait(
  "#c8342b",
  body.bust("#b57a4a", "#b57a4a", "broad"),
  ink("#4a2d18", "M14 82L40 103H24L4 92Z"),
  body.knives("#dfe8ef", "#4a2d18"),
  head.head("#b57a4a", "square"),
  head.eyes("#4a2d18", "angry"),
  head.nose,
  head.beard("#241a17"),
  head.bandage,
  flat("#d1263a", circle(62, 31, 3.5)),
  ink(WHITE, "M70 32L82 28L78 38L84 44L70 39Z"),
);

const mantisArm = "M-2 103L4 66Q8 56 18 60L42 74L38 80L18 72L16 103Z";
/** A mantis; who hears her has nothing more to say. */
const mantis = figure(
  "#d7a8ee",
  ink("#2f8f4a", "M34 103L40 70H60L66 103Z"),
  line(INK, both("M46 26Q44 6 26 4")),
  ink("#ffdb1f", both(circle(26, 5, 4))),
  ink("#6cc24a", "M50 20C66 18 76 26 80 32Q78 46 64 56Q58 74 50 76Q42 74 36 56Q22 46 20 32C24 26 34 18 50 20Z"),
  shade("M56 20C68 18 76 26 80 32Q78 46 64 56Q58 74 50 76Q60 56 64 40Q62 28 56 20Z"),
  ink("#b3152a", both(oval(29, 34, 11, 13))),
  flat(WHITE, oval(26, 29, 3.5, 4.5), oval(67, 29, 3.5, 4.5)),
  fine(line(INK, "M47 58L44 62M53 58L56 62")),
  line(INK, "M44 66Q50 62 56 66"),
  ink("#6cc24a", both(mantisArm)),
  fine(line(INK, both("M20 66L18 72M28 70L26 76"))),
);

const cloud =
  "M50 0C62 -4 72 4 76 12C90 12 98 26 92 36C100 46 94 60 84 60C84 70 74 74 68 70L32 70C26 74 16 70 16 60C6 60 0 46 8 36C2 26 10 12 24 12C28 4 38 -4 50 0Z";
/** Her hair is a cloud of stars; half of her is machine, and that half goes on. */
const nebula = portrait(
  "#191033",
  ink("#c23b9a", cloud),
  flat(
    "#6a34c9",
    "M28 18C40 8 56 12 52 26C40 30 22 40 24 58C8 50 12 26 28 18Z",
    "M76 26C88 30 88 48 78 54C80 40 70 36 76 26Z",
  ),
  fine(
    flat(WHITE, star(18, 34, 3, 4, 0.3), star(84, 40, 3.5, 4, 0.3), star(66, 10, 3, 4, 0.3), star(34, 10, 3, 4, 0.3)),
  ),
  body.bust("#f0b9a0", "#3b2a6b", "slim"),
  head.head("#f0b9a0", "slim"),
  ink("#aab6c2", "M50 15C62 15 67 27 67 41C67 53 58 71 50 71L53 58L48 48L53 34Z"),
  fine(line(INK, "M60 56L66 52M56 62L62 60")),
  head.eyes("#6a34c9", "calm"),
  ink("#d1263a", circle(58, 43, 6.5)),
  flat("#ffdb1f", circle(58, 43, 3)),
  head.firm,
  body.ringSign("#dfe8ef", "#d1263a"),
);

/** The captain of a ship with a plan for everything, and an arrow that comes back. */
const yondu = portrait(
  "#2d6fc4",
  body.bust("#c98f63", "#5b2418"),
  ink("#ffdb1f", both("M50 100L38 74L28 78L36 103H48Z")),
  head.head("#c98f63", "square"),
  head.eyes("#2b2140", "sly"),
  head.patch,
  head.nose,
  head.stubble("rgb(90 90 96 / 0.45)"),
  head.smirk,
  hair.tricorn("#3a1420", "#ffdb1f"),
  ink("#ff5a2b", "M4 62L82 88L84 80L98 96L78 100L80 94L2 68Z"),
  ink("#ffdb1f", "M2 68L-4 58L10 56L16 67L8 76Z"),
);

/** A dog in a suit for space: nothing is left lying about where he has sniffed. */
const cosmo = figure(
  "#1f4f9e",
  fine(flat(WHITE, circle(10, 14, 1.5), circle(90, 22, 1.5), circle(84, 8, 1.2), circle(6, 50, 1.2))),
  ink("#f2f4f6", "M8 103C8 84 26 76 50 76C74 76 92 84 92 103Z"),
  ink("#ef8a2c", both("M8 103C8 92 14 86 22 82L28 103Z")),
  ink("#8a5a2c", "M26 28C14 26 12 48 20 58C28 58 32 46 33 34Z"),
  ink(WHITE, "M50 14C66 14 72 26 72 40C72 50 66 54 64 62C60 74 40 74 36 62C34 54 28 50 28 40C28 26 34 14 50 14Z"),
  ink("#8a5a2c", mirror("M26 26C14 22 10 46 18 58C28 60 34 48 37 32Z")),
  flat("#8a5a2c", "M52 15.5C64 15 71 26 71 40C68 48 58 50 54 44C52 34 54 24 52 15.5Z"),
  flat(INK, oval(41, 40, 3.4, 4.4), oval(60, 40, 3.4, 4.4)),
  flat(WHITE, circle(42, 38.5, 1.3), circle(61, 38.5, 1.3)),
  ink(INK, "M43 51Q50 47 57 51Q54 58 50 58Q46 58 43 51Z"),
  line(INK, "M50 58V62M40 61Q45 66 50 62Q55 66 60 61"),
  ink("#f2788c", "M47 64Q50 62 53 64V69Q50 73 47 69Z"),
  hair.bubble("#c3ccd4"),
  fine(ink("#d1263a", star(50, 92, 7))),
);

/** A warlock: little strength left, and it comes back. */
const adamWarlock = portrait(
  "#0f5c3c",
  hair.hair("#0f5c3c", "bald"),
  body.hood("#3a2470", "#160c2e"),
  bold("#7dff9b", both("M37 45Q42 40 47 46")),
  flat("#7dff9b", both("M35 44Q42 37 48 46Q41 49 35 44Z")),
  ink("#7dff9b", "M50 6L58 16L50 28L42 16Z"),
  light("M50 8L55 16L50 18Z"),
  fine(line("#7dff9b", "M44 60Q50 63 56 60")),
  ink(
    "#7dff9b",
    "M50 103C34 98 36 84 42 80C42 86 46 86 46 80C46 74 52 72 52 66C60 72 58 80 60 82C62 80 62 78 62 76C70 86 66 98 50 103Z",
  ),
  flat(WHITE, "M50 101C44 98 44 92 48 88C50 92 52 90 52 86C58 92 56 98 50 101Z"),
  ink("#caa27a", both("M20 103Q24 88 38 88Q44 92 40 103Z")),
);

export default {
  "star-lord": starLord,
  groot,
  gamora,
  rocket,
  drax,
  mantis,
  nebula,
  yondu,
  cosmo,
  "adam-warlock": adamWarlock,
} satisfies Record<string, Figure>;
