/** The signs of gear, and gear in words. */
import type { Component } from "svelte";
import type { Words } from "$lib/words";
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

/** M16, M17: a gear in words, with its price and range. */
export function gearText(parts: string[], words: Words): string {
  const [kind = "", ...rest] = parts.map((part) => words.word(part));
  return rest.length ? `${kind} (${rest.join(", ")})` : kind;
}

/** A hero without its rank; numbered brothers keep their number. */
export function shortName(hero: string, words: Words): string {
  const name = words.word(hero);
  return /\d$/.test(name) ? name : (name.split(" ").at(-1) ?? name);
}
