/** Heroes and battlefields of Superhero Battle. */
import { stranger } from "$lib/faces/stranger";
import type { Art } from "$lib/titles/contract";
import avengers from "./avengers";
import fieldsOne from "./battlefieldsOne";
import fieldsTwo from "./battlefieldsTwo";
import guardians from "./guardians";
import { somewhere } from "./somewhere";

export default {
  kinds: { hero: { ...guardians, ...avengers }, battlefield: { ...fieldsOne, ...fieldsTwo } },
  unknown: { hero: stranger, battlefield: somewhere },
} satisfies Art;
