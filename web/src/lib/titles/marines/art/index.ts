/** The nine heroes of the series, and brothers beyond them: each has a face, a number and a colour. */
import * as hair from "$lib/faces/hair";
import * as head from "$lib/faces/head";
import { pick, seedOf } from "$lib/faces/seed";
import { INK, box, circle, figure, ink, line, type Figure, type Part } from "$lib/faces/shapes";
import type { Art } from "$lib/titles/contract";
import * as armour from "./armour";

const GROUND = "#d5dde2";

/** The colour of the armour, its trim, and the number; what else there is lies over it. */
function marine(number: string, colour: string, trim: string, ...parts: Part[]): Figure {
  return figure(GROUND, armour.armour(colour, trim), armour.number(number), ...parts);
}

/** A bare head, scarred; all his trust is in the fist. */
const phaello = marine(
  "1",
  "#d9541e",
  "#2b3138",
  head.head("#e0ac86", "square"),
  head.eyes("#2b6fd6", "angry"),
  head.nose,
  head.stubble("rgb(80 60 50 / 0.4)"),
  head.scar(58),
  head.firm,
  armour.powerFist("#f2b21f"),
);

/** A knight behind his shield. */
const sanictus = marine(
  "2",
  "#6a7f96",
  "#d9a441",
  armour.crossHelm("#f2f0e8", "#d9a441"),
  armour.towerShield("#f2f0e8", "#c8222f"),
);

/** A welder's plate, for the sparks of his own gun. */
const ferran = marine("3", "#4c7a34", "#2b3138", armour.plateHelm("#6fa04a", "#ffdb1f"), armour.chaingun("#6fa04a"));

/** The captain: grey hair, a laurel, a halo of gold. */
const donatos: Figure = figure(
  GROUND,
  armour.halo("#f2c230"),
  armour.armour("#a31621", "#f2c230"),
  armour.number("4", "#ffdb1f"),
  head.head("#c98f63", "square"),
  head.eyes("#4a2d18", "calm", "#8f969c"),
  head.nose,
  head.beard("#aab2b8"),
  hair.hair("#aab2b8", "short"),
  armour.laurel("#3f9a35"),
);

/** One eye, one target. */
const ebellius = marine("5", "#1f6fd0", "#ffffff", armour.eyeHelm("#1f6fd0", "#ff4a3b"), armour.gun("#1f6fd0"));

/** The sergeant, whom everybody hears. */
const victorno = marine(
  "6",
  "#b98a00",
  "#2b3138",
  head.head("#a86a42", "square"),
  head.eyes("#2b2140", "angry"),
  head.nose,
  head.shout,
  ink("#241a17", "M38 54Q44 49 50 52Q56 49 62 54Q56 57 50 55Q44 57 38 54Z"),
  hair.beanie("#3d4658", "#ffdb1f"),
  hair.headset("#2b3138"),
  armour.stripes("#fffaf0"),
);

/** A hood, a long barrel, patience. */
const aramus = marine(
  "7",
  "#6a3bb0",
  "#2b3138",
  ink("#4a2880", "M50 2C76 2 86 24 82 50L78 78Q50 68 22 78L18 50C14 24 24 2 50 2Z"),
  ink("#23182f", "M50 18C66 18 72 30 71 46C70 62 60 72 50 72C40 72 30 62 29 46C28 30 34 18 50 18Z"),
  ink("#7dff9b", circle(42, 44, 4), circle(59, 44, 9)),
  line(INK, "M59 35V53M50 44H68"),
  armour.rifle("#6a3bb0"),
);

/** Smoke, filters and fire. */
const dirael = marine("8", "#3a3f46", "#ff6a1f", armour.gasMask("#4b5560", "#ffb648"), armour.flamer("#ff6a1f"));

/** The youngest, with a shield as large as he is. */
const darrago = marine(
  "9",
  "#0c8f86",
  "#fffaf0",
  head.head("#6b4128", "oval"),
  head.eyes("#4a2d18", "glad"),
  head.nose,
  head.grin,
  armour.openHelm("#0c8f86", "#fffaf0"),
  ink("#2b3138", box(52, 88, 30, 6)),
  armour.towerShield("#0c8f86", "#fffaf0"),
);

const HELMS = [armour.crossHelm, armour.grateHelm, armour.eyeHelm, armour.paneHelm, armour.plateHelm, armour.gasMask];
const WEAPONS = [armour.gun, armour.rifle, armour.chaingun, armour.flamer, armour.powerFist];
const COLOURS = ["#8a2f4f", "#2d7a8f", "#7a5a2c", "#3d4fa0", "#a0462d", "#4b6b3a", "#6b4a7a", "#51606b"];
const PANES = ["#8fe3ff", "#ffdb1f", "#ff4a3b", "#7dff9b"];

/** A brother by his name: the number is that of the name, or one made of its letters. */
function brother(name: string): Figure {
  const seed = seedOf(name);
  const number = /\d{1,2}$/.exec(name)?.[0] ?? String(10 + (seed % 90));
  const [colour, pane] = [pick(COLOURS, seed, 1), pick(PANES, seed, 2)];
  return marine(number, colour, "#2b3138", pick(HELMS, seed, 3)(colour, pane), pick(WEAPONS, seed, 4)(colour));
}

const heroes = { phaello, sanictus, ferran, donatos, ebellius, victorno, aramus, dirael, darrago };

export default { kinds: { hero: heroes }, unknown: { hero: brother } } satisfies Art;
