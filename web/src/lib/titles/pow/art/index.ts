/** Heroes and villains on the tiles of POW!: the more points, the mightier. */
import * as body from "$lib/faces/body";
import * as hair from "$lib/faces/hair";
import * as head from "$lib/faces/head";
import { pick, seedOf } from "$lib/faces/seed";
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
  shade,
  star,
  type Figure,
  type Part,
} from "$lib/faces/shapes";
import { stranger } from "$lib/faces/stranger";
import type { Art } from "$lib/titles/contract";

const HERO = "#1d56c4";
const VILLAIN = "#e0761a";

/** 1: the young helper, in a mask that is too large. */
const helper = figure(
  HERO,
  body.bust("#f0c09a", "#3f9a35", "slim"),
  body.boltSign("#ffd21f"),
  head.head("#f0c09a", "round"),
  hair.domino("#5b2a86"),
  head.maskEyes(WHITE, "glad"),
  head.grin,
  head.blush(),
  hair.hair("#d9531e", "spikes"),
);

/** 2: faster than her scarf. */
const runner = figure(
  HERO,
  ink("#ffd21f", "M34 62Q10 58 -4 70L8 74L-2 86Q22 88 40 76Z"),
  hair.ponytail("#2a1a14"),
  body.bust("#a86a42", "#cc1f2f", "slim"),
  body.starSign("#ffd21f"),
  head.head("#a86a42"),
  hair.hair("#2a1a14", "short"),
  head.goggles("#ffd21f", "#8fe3ff"),
  head.smile,
);

const ARM = "M30 103L18 94C2 92 -4 82 0 70L6 46H22L20 60C30 58 38 70 36 84L40 103Z";
/** 3: arms like trees. */
const strongman = figure(
  HERO,
  ink("#f0c09a", both(ARM)),
  ink("#f0c09a", both(circle(14, 36, 12))),
  line(INK, both("M9 27V37M15 25V36M21 28V37")),
  fine(line(INK, both("M18 74Q26 72 28 80"))),
  body.bust("#f0c09a", "#ffd21f", "normal"),
  ink("#cc1f2f", "M26 84L74 103H50L18 92Z"),
  head.head("#f0c09a", "square"),
  head.eyes("#4a2d18", "calm"),
  head.nose,
  head.moustache("#241a17"),
  hair.hair("#241a17", "short"),
);

const WING = "M40 72L4 30L8 48L-4 46L6 62L-4 64L10 78L2 84L26 90Z";
/** 4: wings, and a helmet that cuts the wind. */
const flyer = figure(
  HERO,
  ink(WHITE, both(WING)),
  fine(line("#7f93a8", both("M10 52L26 72M8 66L26 78M14 80L28 84"))),
  body.bust("#8a5230", "#0c8f86"),
  body.sunSign("#ffd21f"),
  head.head("#8a5230", "slim"),
  hair.cowl("#0c8f86"),
  ink("#ffd21f", "M50 6L57 26L50 40L43 26Z"),
  head.maskEyes(WHITE, "calm"),
  head.smile,
);

/** 5: the shield of the city. */
const guardian = figure(
  HERO,
  body.cape("#cc1f2f"),
  body.bust("#e0ac86", "#7d8b96", "broad"),
  head.head("#e0ac86", "square"),
  head.firm,
  hair.ironHelm("#b9c4cc", "#ffd21f"),
  head.visor("#ffd21f"),
  ink("#ffd21f", "M26 70H74V86C74 98 62 104 50 108C38 104 26 98 26 86Z"),
  ink("#cc1f2f", star(50, 86, 12)),
);

/** 6: the one everybody waits for. */
const champion = figure(
  HERO,
  flat("#ffd21f", star(50, 46, 62, 14, 0.62)),
  body.cape("#cc1f2f"),
  hair.longHair("#f2e6c4"),
  body.bust("#c98f63", WHITE, "broad"),
  body.collar("#cc1f2f"),
  ink("#ffd21f", star(50, 90, 12)),
  head.head("#c98f63"),
  hair.domino("#cc1f2f"),
  head.maskEyes(WHITE, "calm"),
  head.smile,
  hair.hair("#f2e6c4", "swept"),
  hair.crown("#ffd21f", "#cc1f2f"),
);

/** −1: a burglar. */
const burglar = figure(
  VILLAIN,
  ink("#a8753a", "M66 60C88 52 100 72 98 103H64Z"),
  ink("#7a4a22", "M66 60Q74 52 82 58L76 66Z"),
  fine(line(INK, "M78 78Q86 80 84 86Q80 92 88 94M84 74V98")),
  body.bust("#e0ac86", WHITE),
  flat(INK, "M20 86Q50 96 80 86L82 91Q50 101 18 91Z"),
  head.head("#e0ac86", "round"),
  head.stubble("rgb(60 50 50 / 0.45)"),
  hair.domino("#3d3350"),
  head.maskEyes(WHITE, "sly"),
  head.smirk,
  hair.beanie("#4b6b3a", "#2f4726"),
);

/** −2: an imp who laughs last. */
const imp = figure(
  VILLAIN,
  hair.horns("#fff0c8"),
  ink("#b3152a", both("M30 44L4 32L14 58L32 56Z")),
  body.bust("#b3152a", "#2b1030", "slim"),
  head.fullMask("#d1263a", "round"),
  ink("#ffe03b", both("M33 38L48 45Q43 51 38 49Q34 47 33 38Z")),
  flat(INK, circle(41, 45, 2), circle(59, 45, 2)),
  ink("#3a0a14", "M34 54Q50 60 66 54Q64 68 50 68Q36 68 34 54Z"),
  flat(WHITE, "M37 56.5L41 62L45 58ZM47 58.5L50 63L53 58.5ZM55 58L59 62L63 56.5Z"),
  head.goatee("#2b1030"),
);

/** −3: the count who comes by night. */
const count = figure(
  VILLAIN,
  ink("#17121f", both("M50 98L34 60L6 36L14 96Z")),
  flat("#b3152a", both("M46 94L33 66L13 48L20 92Z")),
  body.bust("#c9d6d0", "#2b2140", "slim"),
  ink(WHITE, "M42 78H58L54 96H46Z"),
  ink("#b3152a", circle(50, 82, 4)),
  ink("#c9d6d0", both("M33 42L22 30L30 54Z")),
  head.head("#dbe6e0", "slim"),
  head.eyes("#d1263a", "angry"),
  head.nose,
  head.fangs,
  ink("#17121f", "M32 42C28 18 38 8 50 8C62 8 72 18 68 42Q66 32 60 28L50 40L40 28Q34 32 32 42Z"),
);

/** −4: the lord of them all, behind iron. */
const overlord = figure(
  VILLAIN,
  flat("#7a1420", star(50, 44, 58, 10, 0.66)),
  body.cape("#2b0f3a"),
  ink("#3d4658", both("M44 103L36 76L2 66L-4 103Z")),
  fine(ink("#b9c4cc", both("M2 66L-2 50L14 68ZM18 70L18 54L30 74Z"))),
  ink("#3d4658", "M36 76H64V103H36Z"),
  ink("#fff0c8", both("M32 34C10 34 2 18 8 0C14 14 26 18 38 18Z")),
  ink("#4b5560", "M50 6C70 6 76 24 74 42L70 66L58 78H42L30 66L26 42C24 24 30 6 50 6Z"),
  shade("M60 9C72 14 76 28 74 42L70 66L58 78H54Q66 62 66 42Q66 22 60 9Z"),
  light("M34 22Q38 13 46 11Q41 18 39 26Z"),
  ink("#17121f", "M30 38L48 46V52L34 50ZM70 38L52 46V52L66 50Z"),
  flat("#ff3b2b", both("M34 43L45 47.5L36 48Z")),
  ink("#6d7a84", "M46 6H54L53 56L50 60L47 56Z"),
  line(INK, "M40 60L42 74M50 64V76M60 60L58 74"),
  body.boltSign("#ff3b2b"),
);

const heroes = { 1: helper, 2: runner, 3: strongman, 4: flyer, 5: guardian, 6: champion };
const villains = { [-1]: burglar, [-2]: imp, [-3]: count, [-4]: overlord };

/** A villain whom only somebody's own pack knows. */
function rogue(name: string): Figure {
  const seed = seedOf(name);
  const mask = pick(["#2b2140", "#3c5a2a", "#7a1420", "#0b6b66"], seed, 1);
  const tops: Part[] = [
    hair.horns("#fff0c8"),
    hair.crown("#6d7a84", "#ff3b2b"),
    hair.wings("#17121f"),
    hair.antennae("#ff3b2b"),
  ];
  return figure(
    VILLAIN,
    body.cape(pick(["#17121f", "#5b2a86", "#7a1420"], seed, 2)),
    body.bust("#c9d6d0", mask, pick(["normal", "broad", "slim"] as const, seed, 3)),
    head.fullMask(mask, pick(["oval", "square", "slim"] as const, seed, 4)),
    pick(tops, seed, 5),
    head.maskEyes(pick(["#ffe03b", "#ff5a4a", WHITE], seed, 6), "angry"),
    pick([head.fangs, head.grin, head.frown], seed, 7),
    pick([body.boltSign, body.hourglass, body.starSign], seed, 8)("#ff3b2b"),
  );
}

/** A hero whom only somebody's own pack knows, on the blue of heroes. */
const newcomer = (name: string): Figure => ({ ...stranger(`hero ${name}`), ground: HERO });

export default {
  kinds: { hero: heroes, villain: villains },
  unknown: { hero: newcomer, villain: rogue },
} satisfies Art;
