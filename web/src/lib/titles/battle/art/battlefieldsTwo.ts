/** The battlefields of the second box. */
import {
  INK,
  WHITE,
  both,
  box,
  circle,
  fine,
  flat,
  ink,
  letters,
  light,
  line,
  bold,
  oval,
  scene,
  star,
  type Figure,
} from "$lib/faces/shapes";
import { cloud, ground, peaks } from "./places";

const exhausted = scene(
  "#e8b878",
  flat("#fff3c4", circle(78, 20, 14)),
  ground("#c98f4a", 74),
  ink("#3d4658", "M42 18H58V26H42Z"),
  ink("#59656f", "M28 26H72V92H28Z"),
  flat("#23202b", box(34, 32, 32, 54)),
  flat("#ff4a3b", box(36, 70, 28, 14)),
  fine(light("M36 34H42V84H36Z")),
  line(WHITE, "M44 46L56 58M56 46L44 58"),
);

const thinAir = scene(
  "#6ab8ea",
  peaks("#6b7a94", WHITE),
  cloud(22, 84, 24, WHITE),
  cloud(78, 88, 26, "#e4f1fa"),
  cloud(50, 98, 26, WHITE),
  ink("#c8222f", "M58 18V2L74 7L60 12Z"),
);

const soldier = "M-8 0C-8 -16 8 -16 8 0L10 26H-10Z";
const at = (d: string, x: number, y: number) =>
  d
    .replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, a: string, b: string) => `${+a + x} ${+b + y}`)
    .replace(/H(-?\d+)/g, (_, a: string) => `H${+a + x}`);
const reinforcements = scene(
  "#f0a04a",
  flat("#ffdb1f", circle(50, 40, 30)),
  ground("#7a3b2c", 74),
  ink("#3d4658", circle(22, 48, 7), circle(78, 48, 7), at(soldier, 22, 66), at(soldier, 78, 66)),
  ink("#2b3138", circle(36, 44, 8), circle(64, 44, 8), at(soldier, 36, 64), at(soldier, 64, 64)),
  ink("#7a4a22", box(48, 2, 4, 60)),
  ink("#c8222f", "M52 4Q64 -2 72 6Q80 12 90 6V28Q80 34 72 28Q64 20 52 26Z"),
  ink("#23202b", circle(50, 48, 9), at(soldier, 50, 72)),
);

const salvage = scene(
  "#9ab0a8",
  ink("#c8222f", "M36 8H64V34H54V20H46V34H36Z"),
  flat(WHITE, box(37, 27, 8, 6), box(55, 27, 8, 6)),
  line(INK, "M50 8V-4"),
  fine(line("#ffdb1f", "M40 40L36 46M50 40V48M60 40L64 46")),
  ink("#7a5a3a", "M-4 103C4 80 20 74 34 72C46 58 62 60 72 72C86 74 98 86 104 103Z"),
  ink("#b9c4cc", star(34, 82, 14, 8, 0.75)),
  ink("#7a5a3a", circle(34, 82, 5)),
  ink("#59656f", "M56 70L80 62L84 72L60 80Z"),
  ink("#2d8fa0", box(60, 82, 20, 16)),
  ink("#f2b21f", "M44 56L56 50L60 58L48 64Z"),
  ink("#ef6a2c", circle(14, 94, 9)),
);

const openGround = scene(
  "#f6d98a",
  ground("#a8b84a", 56),
  flat("#8a9c34", "M-4 70H104V78H-4Z", "M-4 88H104V94H-4Z"),
  ink("#7a4a22", box(80, 40, 4, 18)),
  ink("#4c7a34", circle(82, 36, 9)),
  ink("#2b6fd6", "M40 72C40 54 60 54 60 72V86H40Z"),
  ink("#e0ac86", circle(50, 46, 8)),
  line("#c8222f", circle(50, 58, 30), "M50 16V36M50 80V100M8 58H28M72 58H92"),
);

const arch = "M0 20C0 4 14 4 14 20V34H0Z";
const arena = scene(
  "#7cc4ef",
  ink("#d9b88a", "M-4 30Q50 10 104 30V76H-4Z"),
  ink("#8a6038", ...[2, 24, 46, 68, 88].map((x) => at(arch, x - 3, 34).replace("V34", "V70"))),
  line(INK, "M-4 30Q50 12 104 30"),
  ink("#f0d9a0", "M-4 76Q50 64 104 76V103H-4Z"),
  fine(flat("#c8222f", "M10 12L22 16L10 20Z", "M48 4L60 8L48 12Z", "M88 12L100 16L88 20Z")),
  fine(line(INK, "M10 12V28M48 4V20M88 12V28")),
  ink("#c8222f", star(50, 82, 16, 8, 0.6)),
  ink("#ffdb1f", star(50, 82, 9, 8, 0.6)),
);

const bunker = scene(
  "#b8c4a8",
  ground("#6b7a4a", 76),
  ink("#8f9aa0", "M8 80L18 34H82L92 80Z"),
  ink("#6d7a84", "M12 34Q50 14 88 34V42H12Z"),
  ink("#17121f", box(24, 50, 52, 14)),
  ink("#ffdb1f", both("M34 57Q40 52 45 58Q39 60 34 57Z")),
  ink("#c9a86a", oval(16, 88, 14, 8), oval(42, 90, 14, 8), oval(68, 88, 14, 8), oval(92, 90, 14, 8)),
  ink("#dcbc80", oval(28, 78, 13, 7), oval(74, 78, 13, 7)),
);

const softBlows = scene(
  "#f7c6d4",
  flat("#fde4ea", star(50, 52, 50, 12, 0.7)),
  ink("#8fb8e8", "M12 26Q28 32 50 26Q72 32 88 26Q82 50 88 76Q72 70 50 76Q28 70 12 76Q18 50 12 26Z"),
  light("M20 32Q30 36 42 33Q32 40 26 52Q24 40 20 32Z"),
  fine(line(INK, "M22 34L30 40M78 34L70 40M22 68L30 62M78 68L70 62")),
  ink("#d1263a", "M34 56C30 38 42 32 52 34C68 34 72 48 66 60V70H40V62Q36 62 34 56Z"),
  line(INK, "M44 52Q50 56 56 50"),
  ink(WHITE, box(39, 66, 28, 9)),
  fine(ink(WHITE, "M80 12Q92 14 90 28Q80 24 80 12Z", "M10 82Q20 80 24 90Q14 92 10 82Z")),
);

const shiftingCommand = scene(
  "#2d7a8f",
  flat("#3f9ab0", circle(50, 52, 42)),
  bold("#ffdb1f", "M20 62C14 34 36 16 58 20"),
  ink("#ffdb1f", "M54 8L74 22L54 34Z"),
  bold("#ffdb1f", "M80 42C86 70 64 88 42 84"),
  ink("#ffdb1f", "M46 96L26 82L46 70Z"),
  ink("#f2b21f", "M32 66L28 40L40 50L50 34L60 50L72 40L68 66Z"),
  ink("#c8222f", circle(50, 56, 4)),
  ink("#a8753a", box(32, 64, 36, 7)),
);

const mirrorWorld = scene(
  "#c9b4f0",
  ink("#fff3c4", circle(76, 18, 9)),
  ink("#6a4aa0", "M-4 50L18 18L34 38L52 8L74 42L86 28L104 50Z"),
  flat("#4fb0c7", "M-4 50H104V104H-4Z"),
  ink("#3b6fa0", "M-4 50L18 82L34 62L52 92L74 58L86 72L104 50Z"),
  ink("#dff3f7", circle(76, 84, 9)),
  line(WHITE, "M-4 50H104"),
  fine(line(WHITE, "M8 60H22M80 62H94M30 94H44M62 96H72")),
);

const noTime = scene(
  "#f0e2c0",
  flat("#ffd08a", star(50, 50, 54, 12, 0.7)),
  ink("#7a4a22", box(24, 6, 52, 9), box(24, 85, 52, 9)),
  ink(
    "rgb(190 235 255 / 0.75)",
    "M30 15H70C70 36 58 42 54 50C58 58 70 64 70 85H30C30 64 42 58 46 50C42 42 30 36 30 15Z",
  ),
  ink("#ef8a2c", "M33 85C34 72 44 72 50 64C56 72 66 72 67 85Z"),
  flat("#ef8a2c", "M49 44H51V66H49Z", "M44 42H56L51 48H49Z"),
  light("M34 18H40C40 30 46 38 48 44C40 38 34 30 34 18Z"),
  line("#c8222f", "M8 40L18 44M6 60H16M92 40L82 44M94 60H84"),
);

const freshStart = scene(
  "#a8e0f0",
  flat("#fff3c4", star(50, 30, 44, 16, 0.72)),
  flat("#ffdb1f", circle(50, 30, 20)),
  ink("#7a4a22", "M-4 78Q50 62 104 78V104H-4Z"),
  ink("#4cae3a", "M48 74C47 60 48 52 50 44C52 52 53 60 52 74Z"),
  ink("#6cc24a", "M50 56C34 56 24 46 24 34C40 34 50 44 50 56Z", "M50 50C66 50 76 40 76 28C60 28 50 38 50 50Z"),
  letters(WHITE, 50, 97, 22, "1"),
);

export default {
  exhausted,
  "thin-air": thinAir,
  reinforcements,
  salvage,
  "open-ground": openGround,
  arena,
  bunker,
  "soft-blows": softBlows,
  "shifting-command": shiftingCommand,
  "mirror-world": mirrorWorld,
  "no-time": noTime,
  "fresh-start": freshStart,
} satisfies Record<string, Figure>;
