/** The icons that stood for the heroes before they had faces; the art sheet shows both. */
import type { Icons } from "$lib/titles/contract";
import AmericanShield from "@icons/american-shield";
import BowArrow from "@icons/bow-arrow";
import Cape from "@icons/cape";
import Claws from "@icons/claws";
import CrossedSwords from "@icons/crossed-swords";
import CutDiamond from "@icons/cut-diamond";
import CyborgFace from "@icons/cyborg-face";
import Daggers from "@icons/bowie-knife";
import EnergyArrow from "@icons/energy-arrow";
import Fist from "@icons/fist";
import InsectJaws from "@icons/insect-jaws";
import Planet from "@icons/ringed-planet";
import RaccoonHead from "@icons/raccoon-head";
import Reactor from "@icons/reactor";
import SittingDog from "@icons/sitting-dog";
import SpiderAlt from "@icons/spider-alt";
import SpiderMask from "@icons/spider-mask";
import StarFormation from "@icons/star-formation";
import StarProminences from "@icons/star-prominences";
import ThorHammer from "@icons/thor-hammer";
import TreeFace from "@icons/birch-trees";

export default {
  hero: {
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
  },
  battlefield: Planet,
} satisfies Icons;
