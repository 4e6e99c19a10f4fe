/** The battlefields of the first box, as scenes: what matters lies in the middle, for frames cut the edges. */
import {
  INK,
  WHITE,
  both,
  box,
  circle,
  fine,
  flat,
  ink,
  light,
  line,
  scene,
  shade,
  star,
  type Figure,
  type Part,
} from "$lib/faces/shapes";
import { bolt, card, cloud, ground, stars } from "./places";

const sevenCards = scene(
  "#3b2a8c",
  stars,
  [-45, -30, -15, 0, 15, 30, 45].map((angle, i) => card(50, 116, angle * 0.82, 84, i === 3 ? "#ffdb1f" : WHITE, 0.14)),
);

const spoils = scene(
  "#7a4a9c",
  flat("#ffe27a", star(50, 44, 52, 14, 0.6)),
  card(36, 74, -18, 34, WHITE),
  card(52, 72, 4, 38, "#8fe3ff"),
  card(66, 74, 22, 34, WHITE),
  ink("#8a5a2c", "M14 58H86V94H14Z"),
  ink("#6b4020", "M14 58L22 44H34L30 58Z", "M86 58L78 44H66L70 58Z"),
  ink("#f2b21f", box(14, 64, 72, 7), box(43, 60, 14, 18)),
  flat(INK, circle(50, 68, 3)),
  shade("M66 72H86V94H66Z"),
);

const gust = "M6 40C26 32 34 50 52 42C64 36 60 22 50 24C44 26 45 34 52 33";
const secondWind = scene(
  "#ffb648",
  flat("#fff3c4", circle(50, 62, 34)),
  flat("#ffdb1f", circle(50, 62, 26)),
  ground("#2f8f6a", 72),
  line(WHITE, gust, "M20 56C40 48 56 66 76 56C90 48 84 34 74 38C69 41 72 48 77 46", "M4 70C24 64 44 78 60 70"),
  ink("#c8222f", bolt(44, 56, 36)),
);

const jaw = "M8 78C4 54 14 38 30 32L33 39L39 45L30 47L37 56L27 57L35 67L25 67L30 78Z";
const deepTraps = scene(
  "#b98a5a",
  ink("#8a6038", "M-4 40H20L32 103H-4Z", "M104 40H80L68 103H104Z"),
  ink("#2a1a14", "M20 40H80L72 103H28Z"),
  ground("#5a8f3a", 18, 42),
  ink("#2a1a14", "M20 30Q50 20 80 30V44Q50 38 20 44Z"),
  ink("#b9c4cc", both(jaw)),
  ink("#6d7a84", "M14 72H86V82H14Z"),
  ink("#c8222f", circle(50, 77, 6)),
);

const mine = (x: number, y: number, r: number): Part => [
  ink("#3d4658", star(x, y, r * 1.45, 8, 0.6)),
  ink("#59656f", circle(x, y, r)),
  ink("#ff4a3b", circle(x, y, r * 0.35)),
];
const minefield = scene(
  "#f2c230",
  ground("#a0703a", 40),
  mine(24, 62, 10),
  mine(76, 56, 9),
  mine(52, 82, 14),
  ink("#7a4a22", box(48, 20, 4, 38)),
  ink("#c8222f", "M50 4L70 36H30Z"),
  ink(WHITE, "M48 15H52L51 26H49Z"),
  flat(WHITE, circle(50, 30.5, 2)),
);

const smokeScreen = scene(
  "#7f8fa0",
  ink("#23202b", "M34 84C34 60 40 56 42 48C40 30 60 30 58 48C60 56 66 60 66 84Z"),
  ink("#ffdb1f", both("M42 42Q46 39 49 43Q45 45 42 42Z")),
  cloud(22, 70, 26, "#dfe5ea"),
  cloud(78, 72, 26, "#c9d2da"),
  cloud(50, 88, 30, "#f2f4f6"),
  cloud(16, 34, 18, "#b4c0c8"),
  cloud(86, 38, 18, "#dfe5ea"),
);

const supplyDrop = scene(
  "#8fd0f2",
  cloud(14, 76, 20, WHITE),
  cloud(88, 84, 22, WHITE),
  ink("#ef6a2c", "M50 4C78 4 90 24 90 40Q82 32 76 40Q63 30 50 40Q37 30 24 40Q18 32 10 40C10 24 22 4 50 4Z"),
  flat(WHITE, "M50 6C40 8 34 24 37 35Q43 34 50 38.5Q57 34 63 35C66 24 60 8 50 6Z"),
  line(INK, "M10 40L38 68M36 36L44 66M64 36L56 66M90 40L62 68"),
  ink("#a8753a", box(34, 66, 32, 28)),
  line(INK, "M34 76H66M34 86H66"),
  ink("#c8222f", "M46 70H54V76H60V84H54V90H46V84H40V76H46Z"),
);

const coldVoid = scene(
  "#0d1430",
  stars,
  ink("#9adcf2", circle(50, 52, 30)),
  shade("M66 26A30 30 0 0 1 66 78A40 40 0 0 0 66 26Z"),
  flat(WHITE, "M24 38Q50 12 76 38Q66 44 58 38Q50 46 42 38Q34 44 24 38Z"),
  fine(line("#3b7fb0", "M30 58L42 64L38 74M60 50L68 60L64 70")),
  ink(WHITE, star(50, 58, 18, 6, 0.22)),
);

const falling = scene(
  "#ffd9a0",
  ink("#5b6b9c", box(-2, 34, 24, 70), box(78, 26, 24, 78)),
  ink("#3d4a7a", box(14, 52, 18, 52), box(68, 56, 18, 48)),
  fine(
    flat(
      "#ffdb1f",
      box(2, 42, 6, 6),
      box(12, 42, 6, 6),
      box(2, 56, 6, 6),
      box(84, 36, 6, 6),
      box(84, 50, 6, 6),
      box(74, 66, 5, 6),
    ),
  ),
  line(WHITE, "M42 4V22M58 2V20M50 -2V12M66 12V28M34 10V26"),
  ink("#c8222f", "M42 52C30 40 32 22 40 10L50 20L60 10C68 22 70 40 58 52Z"),
  ink("#1d3f8f", "M42 42L36 18L44 16L50 34L56 16L64 18L58 42Z"),
  ink("#2b6fd6", "M42 38H58L60 62H40Z"),
  ink("#2b6fd6", both("M42 54L28 68L22 62L40 44Z")),
  ink("#e0ac86", both(circle(24, 67, 4.5)), circle(50, 70, 9)),
  ink("#5a3316", "M41 72Q50 66 59 72Q58 82 50 82Q42 82 41 72Z"),
  fine(ink("#ffdb1f", "M44 88H56L50 98Z")),
);

const dyingStar = scene(
  "#1a0a1e",
  stars,
  flat("#7a1420", circle(50, 52, 46)),
  flat("#c8342b", circle(50, 52, 38)),
  ink("#ff6a1f", circle(50, 52, 29)),
  flat("#ffb648", circle(44, 46, 18)),
  line("#3a0a14", "M50 23L46 38L56 48L44 60L54 72L50 81M56 48L72 44M44 60L26 62"),
);

const pairOfEyes = (x: number, y: number, colour: string): Part => [
  flat(colour, `M${x - 11} ${y}Q${x - 6} ${y - 7} ${x - 1} ${y + 1}Q${x - 7} ${y + 3} ${x - 11} ${y}Z`),
  flat(colour, `M${x + 11} ${y}Q${x + 6} ${y - 7} ${x + 1} ${y + 1}Q${x + 7} ${y + 3} ${x + 11} ${y}Z`),
];
const frond = "M-6 103C0 70 20 50 44 44C28 60 20 80 22 103Z";
const ambushers = scene(
  "#0f2a24",
  flat("#1c4a3c", circle(50, 44, 44)),
  pairOfEyes(50, 40, "#ffdb1f"),
  pairOfEyes(24, 22, "#ff6a4a"),
  pairOfEyes(78, 24, "#ff6a4a"),
  pairOfEyes(70, 60, "#ffdb1f"),
  ink("#2f7a4a", both(frond)),
  ink("#1f5a38", both("M-4 60C10 44 24 44 36 52C20 54 8 66 -4 80Z")),
  ink("#3f9a5a", "M50 103C40 88 36 76 30 70C44 72 50 80 50 86C52 78 60 68 72 68C62 78 60 92 50 103Z"),
);

const pane = (x: number, y: number): Part => [
  ink("rgb(190 235 255 / 0.4)", `M${x} ${y}H${x + 34}V${y + 58}H${x}Z`),
  light(`M${x + 6} ${y + 40}L${x + 24} ${y + 4}H${x + 30}L${x + 8} ${y + 48}Z`),
];
const glassWalls = scene(
  "#4fa3c7",
  ground("#2d6f8f", 78),
  card(32, 76, -12, 40, "#ffdb1f"),
  card(50, 78, 2, 40, WHITE),
  card(68, 76, 14, 40, "#ff8fa8"),
  pane(6, 24),
  pane(33, 20),
  pane(60, 24),
);

export default {
  "seven-cards": sevenCards,
  spoils,
  "second-wind": secondWind,
  "deep-traps": deepTraps,
  minefield,
  "smoke-screen": smokeScreen,
  "supply-drop": supplyDrop,
  "cold-void": coldVoid,
  falling,
  "dying-star": dyingStar,
  ambushers,
  "glass-walls": glassWalls,
} satisfies Record<string, Figure>;
