/** The signs of moves, actions and heroes. */
import type { Component } from "svelte";
import type { SvelteHTMLElements } from "svelte/elements";
import AmericanShield from "@icons/american-shield";
import AmmoBox from "@icons/ammo-box";
import Backstab from "@icons/backstab";
import Binoculars from "@icons/binoculars";
import BowArrow from "@icons/bow-arrow";
import Bullets from "@icons/bullets";
import Cape from "@icons/cape";
import ChessKnight from "@icons/chess-knight";
import Claws from "@icons/claws";
import Crosshair from "@icons/crosshair";
import CrossedSwords from "@icons/crossed-swords";
import CutDiamond from "@icons/cut-diamond";
import CyborgFace from "@icons/cyborg-face";
import Daggers from "@icons/bowie-knife";
import Dodge from "@icons/dodge";
import Dynamite from "@icons/dynamite";
import EnergyArrow from "@icons/energy-arrow";
import FirstAidKit from "@icons/first-aid-kit";
import Fist from "@icons/fist";
import FlyingFlag from "@icons/flying-flag";
import HoodedAssassin from "@icons/hooded-assassin";
import InsectJaws from "@icons/insect-jaws";
import JumpAcross from "@icons/jump-across";
import Knockout from "@icons/knockout";
import MagickTrick from "@icons/magick-trick";
import Meditation from "@icons/meditation";
import Punch from "@icons/punch";
import PunchBlast from "@icons/punch-blast";
import RaccoonHead from "@icons/raccoon-head";
import Reactor from "@icons/reactor";
import Shield from "@icons/shield";
import SittingDog from "@icons/sitting-dog";
import SpiderAlt from "@icons/spider-alt";
import SpiderMask from "@icons/spider-mask";
import StarFormation from "@icons/star-formation";
import StarProminences from "@icons/star-prominences";
import StunGrenade from "@icons/stun-grenade";
import TargetShot from "@icons/target-shot";
import ThorHammer from "@icons/thor-hammer";
import TreeFace from "@icons/birch-trees";

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

export const HERO_SIGNS: Record<string, Sign> = {
  "star-lord": StarProminences,
  groot: TreeFace,
  gamora: CrossedSwords,
  rocket: RaccoonHead,
  drax: Daggers,
  mantis: InsectJaws,
  nebula: CyborgFace,
  yondu: EnergyArrow,
  cosmo: SittingDog,
  "adam-warlock": CutDiamond,
  "iron-man": Reactor,
  "captain-america": AmericanShield,
  thor: ThorHammer,
  hulk: Fist,
  "black-widow": SpiderAlt,
  hawkeye: BowArrow,
  "black-panther": Claws,
  "doctor-strange": Cape,
  "captain-marvel": StarFormation,
  "spider-man": SpiderMask,
};
