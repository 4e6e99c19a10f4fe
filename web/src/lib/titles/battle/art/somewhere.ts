/** A battlefield that only somebody's own pack names: a planet and mountains, by the letters of the name. */
import { pick, seedOf } from "$lib/faces/seed";
import { WHITE, circle, ink, scene, shade, type Figure, type Part } from "$lib/faces/shapes";
import { cloud, ground, peaks, stars } from "./places";

const SKIES = ["#23104f", "#0d1430", "#6ab8ea", "#ffb648", "#c9b4f0", "#2d7a8f", "#f7c6d4"];
const LANDS = ["#6b7a4a", "#7a4a22", "#4b5560", "#2f8f6a", "#a0703a", "#5b2a86", "#c98f4a"];
const PLANETS = ["#ef8a2c", "#9adcf2", "#ffdb1f", "#d35bb5", "#7dff9b", "#fffaf0"];

export function somewhere(name: string): Figure {
  const seed = seedOf(name);
  const [x, r] = [pick([26, 38, 50, 62, 74], seed, 1), pick([10, 14, 18, 22], seed, 2)];
  const land = pick(LANDS, seed, 3);
  const near: Part[] = [peaks(land, WHITE), cloud(x, 74, 24, WHITE), ground(land, pick([58, 66, 74], seed, 4))];
  return scene(
    pick(SKIES, seed, 5),
    stars,
    ink(pick(PLANETS, seed, 6), circle(x, 28, r)),
    shade(circle(x + r / 3, 28 + r / 3, r / 2)),
    pick(near, seed, 7),
    ground(pick(LANDS, seed, 8), pick([82, 86, 90], seed, 9)),
  );
}
