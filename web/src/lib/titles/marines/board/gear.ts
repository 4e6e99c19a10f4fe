/** The signs of gear, and of the actions that strike. */
import type { Component } from "svelte";
import BolterGun from "@icons/bolter-gun";
import Chaingun from "@icons/chaingun";
import CrossedSwords from "@icons/crossed-swords";
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

/** What each action strikes with, so that blows and shots are told apart before the tap. */
export const STRIKES: Record<string, Component> = {
  attack: CrossedSwords,
  smite: PowerFist,
  shoot: BolterGun,
  mow: Chaingun,
};
