/** The icons that stood for heroes and villains before they had faces. */
import Biceps from "@icons/biceps";
import Cape from "@icons/cape";
import DominoMask from "@icons/domino-mask";
import ImpLaugh from "@icons/imp-laugh";
import MightyForce from "@icons/mighty-force";
import MuscleUp from "@icons/muscle-up";
import OverlordHelm from "@icons/overlord-helm";
import RobberMask from "@icons/robber-mask";
import VampireDracula from "@icons/vampire-dracula";
import WingCloak from "@icons/wing-cloak";
import type { Icons } from "$lib/titles/contract";

export default {
  hero: { 1: DominoMask, 2: Cape, 3: Biceps, 4: WingCloak, 5: MuscleUp, 6: MightyForce },
  villain: { [-1]: RobberMask, [-2]: ImpLaugh, [-3]: VampireDracula, [-4]: OverlordHelm },
} satisfies Icons;
