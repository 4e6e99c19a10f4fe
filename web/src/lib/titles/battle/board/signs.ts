/** The signs of moves and actions. */
import type { Component } from "svelte";
import type { SvelteHTMLElements } from "svelte/elements";
import AmmoBox from "@icons/ammo-box";
import Backstab from "@icons/backstab";
import Binoculars from "@icons/binoculars";
import Bullets from "@icons/bullets";
import ChessKnight from "@icons/chess-knight";
import Crosshair from "@icons/crosshair";
import Dodge from "@icons/dodge";
import Dynamite from "@icons/dynamite";
import FirstAidKit from "@icons/first-aid-kit";
import FlyingFlag from "@icons/flying-flag";
import HoodedAssassin from "@icons/hooded-assassin";
import JumpAcross from "@icons/jump-across";
import Knockout from "@icons/knockout";
import MagickTrick from "@icons/magick-trick";
import Meditation from "@icons/meditation";
import Punch from "@icons/punch";
import PunchBlast from "@icons/punch-blast";
import Shield from "@icons/shield";
import StunGrenade from "@icons/stun-grenade";
import TargetShot from "@icons/target-shot";

type Sign = Component<SvelteHTMLElements["svg"]>;

export const MOVE_SIGNS: Record<string, Sign> = {
  ambush: HoodedAssassin,
  arsenal: AmmoBox,
  melee: Punch,
  planning: ChessKnight,
  trick: MagickTrick,
  shot: TargetShot,
  defence: Shield,
};

export const ACTION_SIGNS: Record<string, Sign> = {
  seize: FlyingFlag,
  stun: StunGrenade,
  aid: FirstAidKit,
  explosives: Dynamite,
  leap: JumpAcross,
  flurry: PunchBlast,
  feint: Knockout,
  vantage: Binoculars,
  dodge: Dodge,
  slide: Backstab,
  shoot: Crosshair,
  suppress: Bullets,
  breather: Meditation,
  stance: Shield,
};
