/** The toys as we draw them. */
import Donut from "@icons/donut";
import Fly from "@icons/fly";
import Lizardman from "@icons/lizardman";
import PoliceOfficerHead from "@icons/police-officer-head";
import Rabbit from "@icons/rabbit";
import Rooster from "@icons/rooster";
import TrackedRobot from "@icons/tracked-robot";
import VoodooDoll from "@icons/voodoo-doll";
import type { Component } from "svelte";

export const TOYS: Record<string, Component> = {
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
export function isToy(face: string): boolean {
  return !face.endsWith("_edge");
}

/** The icon of a toy, for the marks that are smaller than a drawing can be. */
export function toyOf(face: string): Component | undefined {
  return TOYS[face];
}
