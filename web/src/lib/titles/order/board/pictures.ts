/** The toys as we draw them. */
import Donut from "~icons/game-icons/donut";
import Fly from "~icons/game-icons/fly";
import Lizardman from "~icons/game-icons/lizardman";
import PoliceOfficerHead from "~icons/game-icons/police-officer-head";
import Rabbit from "~icons/game-icons/rabbit";
import Rooster from "~icons/game-icons/rooster";
import TrackedRobot from "~icons/game-icons/tracked-robot";
import VoodooDoll from "~icons/game-icons/voodoo-doll";
import type { Component } from "svelte";

const TOYS: Record<string, Component> = {
  bublik: Donut,
  "ko-ko": Rooster,
  "o-rash": Lizardman,
  pinky: Rabbit,
  general: PoliceOfficerHead,
  melkotron: TrackedRobot,
  fly: Fly,
  gloria: VoodooDoll,
};

/** Nobody is drawn on an edge. */
export function toyOf(face: string): Component | undefined {
  return TOYS[face];
}

/** Signs of the properties that picture no toy; words stand beside them where there is room. */
export const SIGNS: Record<string, string> = {
  first_toy: "1•",
  two_toys: "••+",
  three_shelves: "≡",
  touch_edge: "[!",
  no_edge: "[×",
};
