/** Who is drawn on a tile: the more points, the mightier. */
import Biceps from "~icons/game-icons/biceps";
import Cape from "~icons/game-icons/cape";
import DominoMask from "~icons/game-icons/domino-mask";
import ImpLaugh from "~icons/game-icons/imp-laugh";
import MightyForce from "~icons/game-icons/mighty-force";
import MuscleUp from "~icons/game-icons/muscle-up";
import OverlordHelm from "~icons/game-icons/overlord-helm";
import RobberMask from "~icons/game-icons/robber-mask";
import VampireDracula from "~icons/game-icons/vampire-dracula";
import WingCloak from "~icons/game-icons/wing-cloak";
import type { Component } from "svelte";
import type { Kind } from "./choice";

const PICTURES: Record<Kind, Component[]> = {
  hero: [DominoMask, Cape, Biceps, WingCloak, MuscleUp, MightyForce],
  villain: [RobberMask, ImpLaugh, VampireDracula, OverlordHelm],
};

export function pictureOf(kind: Kind, points: number): Component {
  const pictures = PICTURES[kind];
  return pictures[Math.min(Math.abs(points), pictures.length) - 1] as Component;
}
