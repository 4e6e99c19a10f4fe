/** The heroes of the second box: each drawn from its name and its ability, in costumes of our own. */
import * as body from "$lib/faces/body";
import * as hair from "$lib/faces/hair";
import * as head from "$lib/faces/head";
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
  bold,
  oval,
  portrait,
  shade,
  star,
  type Figure,
} from "$lib/faces/shapes";

/** A man of iron: boiler plate, rivets, a furnace behind the grate. */
const ironMan = figure(
  "#f0b13c",
  ink("#4b5560", box(74, 2, 12, 40)),
  flat("#e8e2d4", circle(82, 0, 8), circle(92, 6, 6)),
  ink("#59656f", "M2 103C2 82 14 74 32 74H68C86 74 98 82 98 103Z"),
  ink("#7d8b96", "M28 18Q50 6 72 18V60Q72 72 60 72H40Q28 72 28 60Z"),
  shade("M60 12Q66 14 72 18V60Q72 72 60 72H56Q64 66 64 56Z"),
  ink("#4b5560", "M24 28H76V36H24Z"),
  fine(flat(INK, circle(30, 32, 1.6), circle(40, 32, 1.6), circle(60, 32, 1.6), circle(70, 32, 1.6))),
  ink("#8fe3ff", box(33, 40, 13, 8), box(54, 40, 13, 8)),
  ink("#ff6a1f", "M36 54H64V66H36Z"),
  flat("#ffdb1f", "M40 66Q42 58 46 62Q48 56 51 60Q55 56 57 62Q60 59 61 66Z"),
  line(INK, "M43 54V66M50 54V66M57 54V66"),
  ink("#ff6a1f", circle(50, 90, 8)),
  flat("#ffdb1f", circle(50, 90, 4)),
  fine(flat(INK, circle(22, 86, 1.8), circle(30, 82, 1.8), circle(70, 82, 1.8), circle(78, 86, 1.8))),
);

/** A captain of the old school: cap, epaulettes, and a shield for where he treads. */
const captainAmerica = portrait(
  "#f4e3c1",
  body.bust("#f0c09a", "#1d3f8f", "broad"),
  ink("#ffdb1f", both("M2 90Q8 76 26 76L28 86Q12 86 8 98Z")),
  ink(WHITE, "M38 72L50 98L62 72L58 76Q50 80 42 76Z"),
  ink("#c8222f", "M47 80H53L55 103H45Z"),
  head.head("#f0c09a", "square"),
  head.eyes("#2b6fd6", "calm", "#8a5a1c"),
  head.nose,
  head.firm,
  fine(line(INK, "M48 65H52")),
  hair.peakedCap(WHITE, "#1d3f8f"),
  ink("#ffdb1f", "M50 8L58 14L66 11L60 20L50 24L40 20L34 11L42 14Z"),
  body.kiteShield("#2b6fd6", WHITE),
);

/** Thunder: a red beard, fur, a hammer, and the sky behind. */
const thor = portrait(
  "#3a4a6b",
  flat("#5a6d94", "M-4 30C-4 14 14 8 24 14C30 2 48 2 54 10C66 2 82 8 82 20C96 20 102 32 98 42H0Z"),
  ink("#ffdb1f", "M22 26L4 54H14L4 82L30 46H18L30 26Z"),
  body.bust("#f0c09a", "#6b4a2c", "broad"),
  ink(
    "#e9dcc3",
    "M16 82C20 70 34 68 40 72Q50 84 60 72C66 68 80 70 84 82L76 86L72 94L64 88L58 98L50 90L42 98L36 88L28 94L24 86Z",
  ),
  body.hammer("#b9c4cc", "#7a4a22"),
  head.head("#f0c09a", "square"),
  head.eyes("#2b8fd6", "angry", "#a8380f"),
  head.nose,
  head.beard("#d9531e"),
  ink("#d9531e", both("M34 70Q28 82 34 94Q40 86 42 76Z")),
  fine(ink("#ffdb1f", both(box(30, 84, 9, 4)))),
  hair.ironHelm("#8f9aa5", "#ffdb1f"),
);

/** All fists. */
const hulk = portrait(
  "#f2c230",
  ink("#7d6a9c", "M-4 103C-4 62 18 48 38 54Q50 60 62 54C82 48 104 62 104 103Z"),
  ink("#e8d9b0", "M20 103L24 70L36 82L50 72L64 82L76 70L80 103Z"),
  ink("#7d6a9c", both(oval(35, 42, 4, 5.5))),
  ink("#7d6a9c", "M50 14C62 14 66 22 66 32L70 48C70 60 62 66 50 66C38 66 30 60 30 48L34 32C34 22 38 14 50 14Z"),
  shade("M56 15C64 18 66 24 66 32L70 48C70 60 62 66 50 66Q62 58 61 44Q62 26 56 15Z"),
  ink("#2b2140", "M33 34C28 16 36 6 46 8Q56 2 64 12Q70 20 67 34Q64 26 60 24L54 29L48 23L42 29L38 25Q34 28 33 34Z"),
  ink(WHITE, both("M35 38L47 41Q44 46 40 45Q36 44 35 38Z")),
  flat(INK, circle(42, 42.5, 1.8), circle(58, 42.5, 1.8)),
  bold(INK, both("M34 35L48 39")),
  ink(WHITE, "M39 52H61V60H39Z"),
  line(INK, "M44.5 52V60M50 52V60M55.5 52V60"),
  body.fist("#7d6a9c", 18, 82, 19),
  body.fist("#7d6a9c", 82, 82, 19),
);

/** A widow in black; what is behind the veil nobody knows. */
const blackWidow = portrait(
  "#c9304a",
  ink("#2a2030", "M20 62C14 34 26 14 50 14C74 14 86 34 80 62Q80 74 70 76H30Q20 74 20 62Z"),
  body.bust("#f3d6c4", "#17121f", "slim"),
  head.head("#f3d6c4", "slim"),
  head.eyes("#2f8f4a", "sly"),
  head.lashes,
  head.nose,
  head.lips("#c8222f"),
  ink("#2a2030", "M31 50Q28 30 38 26Q50 32 64 24Q72 32 69 50Q68 38 62 32Q50 38 38 33Q32 38 31 50Z"),
  flat("rgb(23 18 31 / 0.28)", "M26 28Q50 34 74 28L70 52Q50 60 30 52Z"),
  fine(line("rgb(23 18 31 / 0.5)", "M34 30L62 55M46 32L70 50M66 30L38 55M54 32L30 50")),
  hair.wideHat("#17121f", "#c8222f"),
  body.hourglass("#ff3b4e"),
);

/** The eye of a hawk, and arrows that no shield stops. */
const hawkeye = portrait(
  "#7cc4ef",
  body.bow("#7a4a22", "#c8222f"),
  body.bust("#c98f63", "#3c5a2a"),
  hair.featherHood("#6b4a2c", "#e0b070"),
  head.head("#c98f63", "slim"),
  ink("#6b4a2c", "M50 8C68 8 74 24 71 44Q62 34 56 40L50 54L44 40Q38 34 29 44C26 24 32 8 50 8Z"),
  ink("#f2b21f", "M43 32H57L52 48L50 52L48 48Z"),
  ink("#ffdb1f", both("M31 41Q37 34 44 42Q38 48 31 41Z")),
  flat(INK, circle(38.5, 41.5, 2.2), circle(61.5, 41.5, 2.2)),
  head.firm,
  body.belt("#6b4a2c"),
);

/** A panther with gold at its neck. */
const blackPanther = figure(
  "#e2b04a",
  ink("#fff3c4", circle(78, 22, 15)),
  ink("#26222e", "M8 103C10 84 26 74 50 74C74 74 90 84 92 103Z"),
  ink("#ffdb1f", "M22 82Q50 66 78 82L84 96Q50 80 16 96Z"),
  fine(line(INK, "M34 77L31 90M50 74V86M66 77L69 90")),
  ink("#26222e", both("M28 34L20 8Q36 8 46 22Z")),
  flat("#7a4a5c", both("M30 28L26 14Q34 15 39 22Z")),
  ink("#26222e", "M50 14C70 14 80 30 78 48C78 62 66 76 50 76C34 76 22 62 22 48C20 30 30 14 50 14Z"),
  light("M34 24Q42 17 52 18Q42 23 38 30Z"),
  ink("#ffe03b", both("M28 40Q38 34 46 46Q36 50 28 40Z")),
  flat(INK, both(oval(38.5, 43, 1.8, 4))),
  ink("#4a4256", "M38 58Q44 52 50 54Q56 52 62 58Q62 70 50 70Q38 70 38 58Z"),
  ink("#e88a9a", "M44 54H56L50 61Z"),
  line(WHITE, "M50 61V64M43 66Q47 68 50 64Q53 68 57 66"),
  fine(line(WHITE, both("M38 62L22 60M38 65L24 68"))),
);

/** A doctor of strange things: what you saw was another card. */
const doctorStrange = portrait(
  "#d35bb5",
  body.bust("#f0c9a8", "#e8eef0"),
  ink("#3b7f8f", "M38 74L50 96L62 74L56 78Q50 81 44 78Z"),
  line(INK, "M36 74Q30 98 44 98M64 74Q70 98 58 98"),
  fine(ink("#aab6c2", circle(46, 97, 4))),
  ink("#f2f0ec", both("M32 50C14 56 8 40 16 34C6 26 16 12 26 16C26 6 40 2 46 10L42 30Z")),
  head.head("#f0c9a8", "slim"),
  ink("#f2f0ec", "M33 30Q40 12 50 20Q60 12 67 30Q58 26 50 28Q42 26 33 30Z"),
  ink("#6b4a2c", "M29 26Q50 18 71 26V31Q50 23 29 31Z"),
  ink("#dfe8ef", circle(50, 20, 9)),
  flat("#8fb4c9", circle(50, 20, 3)),
  head.goggles("#5b2a86", "#ffdb1f", 43, 9),
  fine(line(INK, "M40.5 43Q42 41 40.5 40Q36 41 38 46Q43 49 46 43M59.5 43Q61 41 59.5 40Q55 41 57 46Q62 49 65 43")),
  head.nose,
  head.smile,
  ink(WHITE, "M72 66L92 60L100 86L80 92Z"),
  ink("#5b2a86", star(86, 76, 7, 4, 0.4)),
);

const rays = star(50, 42, 62, 12, 0.66);
/** A captain who rises with the sun and gives strength. */
const captainMarvel = portrait(
  "#1c7fc2",
  flat("#ffdb1f", rays),
  flat("#ff9c2b", star(50, 42, 46, 12, 0.72)),
  ink("#c8222f", "M70 66Q88 62 102 74L92 78L102 88Q84 88 70 78Z"),
  body.bust("#a86a42", WHITE),
  ink("#ef8a2c", "M39 74Q50 82 61 74L70 77Q50 96 30 77Z"),
  ink("#2a1a14", "M28 58C16 40 24 8 50 8C76 8 84 40 72 58Q66 62 64 54L36 54Q34 62 28 58Z"),
  head.head("#a86a42"),
  head.eyes("#4a2d18", "glad"),
  head.lashes,
  head.nose,
  head.grin,
  ink("#2a1a14", "M29 44C24 22 38 14 48 18Q66 10 71 30L71 44Q66 34 58 30Q46 36 36 30Q31 36 29 44Z"),
  hair.diadem("#7a4a22"),
  ink("#8fe3ff", circle(41, 28, 7), circle(59, 28, 7)),
  body.sunSign("#ffdb1f"),
);

const web =
  "M50 50L-4 4M50 50L50 -4M50 50L104 4M50 50L-4 50M50 50L104 50M28 31Q50 40 72 31M12 18Q50 30 88 18M30 34Q36 50 22 70M70 34Q64 50 78 70M14 18Q26 50 8 84M86 18Q74 50 92 84";
/** Eight eyes, and steps where nobody else could stand. */
const spiderMan = figure(
  "#e9e3f5",
  line("#a99cc4", web),
  ink("#3d3a55", both("M24 70Q4 62 -4 40M24 80Q2 78 -6 66")),
  bold("#3d3a55", both("M28 84Q8 84 -4 62M28 92Q10 98 -4 86")),
  ink("#3d3a55", "M18 103C18 86 30 78 50 78C70 78 82 86 82 103Z"),
  ink("#3d3a55", "M50 10C72 10 80 30 76 50C74 66 64 78 50 78C36 78 26 66 24 50C20 30 28 10 50 10Z"),
  shade("M58 11C74 16 80 32 76 50C74 66 64 78 50 78Q66 66 66 44Q66 24 58 11Z"),
  ink("#ffdb1f", circle(40, 44, 8.5), circle(60, 44, 8.5)),
  flat(INK, circle(41, 45, 3.5), circle(59, 45, 3.5)),
  ink("#ffdb1f", circle(29, 37, 4.5), circle(71, 37, 4.5), circle(43, 29, 4.5), circle(57, 29, 4.5)),
  fine(ink("#ffdb1f", circle(33, 26, 3), circle(67, 26, 3))),
  ink("#8a2f4f", both("M48 60Q36 58 36 72Q44 68 48 74Z")),
  ink("#c23b4a", oval(50, 93, 6, 7)),
  fine(line("#c23b4a", both("M46 90L36 84M45 94L34 96"))),
);

export default {
  "iron-man": ironMan,
  "captain-america": captainAmerica,
  thor,
  hulk,
  "black-widow": blackWidow,
  hawkeye,
  "black-panther": blackPanther,
  "doctor-strange": doctorStrange,
  "captain-marvel": captainMarvel,
  "spider-man": spiderMan,
} satisfies Record<string, Figure>;
