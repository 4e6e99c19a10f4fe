/** The signs of gear. */
import type { Component } from "svelte";
import BolterGun from "@icons/bolter-gun";
import Chaingun from "@icons/chaingun";
import Inspiration from "@icons/inspiration";
import Megaphone from "@icons/megaphone";
import PowerFist from "@icons/mailed-fist";
import Shield from "@icons/shield";

export const SIGNS: Record<string, Component> = {
  inspiration: Inspiration,
  "priority-voice": Megaphone,
  shield: Shield,
  smite: PowerFist,
  shooting: BolterGun,
  "mow-down": Chaingun,
};
