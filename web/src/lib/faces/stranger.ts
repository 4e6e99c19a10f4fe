/** A face for whoever has none of their own, put together by the letters of the name. */
import * as body from "./body";
import * as hair from "./hair";
import * as head from "./head";
import { pick, seedOf } from "./seed";
import { portrait, type Figure, type Part } from "./shapes";

const GROUNDS = [
  "#6a34c9",
  "#0c8f86",
  "#ef8a2c",
  "#c8342b",
  "#2d6fc4",
  "#e2b04a",
  "#d35bb5",
  "#4c7a34",
  "#7cc4ef",
  "#8a5a8f",
];
const SKINS = ["#f3d6c4", "#f0c09a", "#e0ac86", "#c98f63", "#a86a42", "#8a5230", "#6b4128"];
const SUITS = ["#2b2140", "#1d3f8f", "#c8222f", "#0b6b66", "#f2b21f", "#5b2a86", "#3c5a2a", "#fffaf0", "#3d4658"];
const HAIRS = ["#241a17", "#5a3316", "#d98a2b", "#d9531e", "#aab2b8", "#5a1030", "#3b2a6b"];
const HEADS: head.Head[] = ["oval", "square", "round", "slim"];
const MOODS: head.Mood[] = ["calm", "angry", "glad", "sly"];
const MOUTHS: Part[] = [head.smile, head.firm, head.smirk, head.grin];
const BUILDS: body.Build[] = ["normal", "broad", "slim"];
const CUTS: hair.Hair[] = ["short", "swept", "bob", "curls", "mohawk", "spikes", "fringe"];
const SIGNS = [body.starSign, body.boltSign, body.sunSign, body.hourglass];

export function stranger(name: string): Figure {
  const seed = seedOf(name);
  const [skin, suit] = [pick(SKINS, seed, 1), pick(SUITS, seed, 2)];
  return portrait(
    pick(GROUNDS, seed, 3),
    pick([[], body.cape(pick(SUITS, seed, 4))], seed, 5),
    body.bust(skin, suit, pick(BUILDS, seed, 6)),
    head.head(skin, pick(HEADS, seed, 7)),
    face(seed),
    head.nose,
    pick(MOUTHS, seed, 8),
    pick(SIGNS, seed, 9)(suit === "#f2b21f" ? "#c8222f" : "#ffdb1f"),
  );
}

/** Eyes and what is above them. */
function face(seed: number): Part {
  const [mask, mood] = [pick(SUITS, seed, 10), pick(MOODS, seed, 11)];
  const top = hair.hair(pick(HAIRS, seed, 12), pick(CUTS, seed, 13));
  const faces: Part[] = [
    [head.eyes("#4a2d18", mood), top],
    [hair.domino(mask), head.maskEyes(undefined, mood), top],
    [hair.cowl(mask), head.maskEyes(undefined, mood)],
    [hair.wings(pick(SUITS, seed, 17)), hair.cowl(mask), head.maskEyes(undefined, mood)],
    [top, head.goggles("#2b3138", pick(["#8fe3ff", "#ffdb1f", "#7dff9b"], seed, 14))],
    [top, head.visor(pick(["#ff4a3b", "#8fe3ff", "#ffdb1f"], seed, 15))],
  ];
  return pick(faces, seed, 16);
}
