/** What can be asked about on the table of Superhero Battle. */
import type { Inspect } from "$lib/titles/contract";
import type { Table } from "../board/choice";
import { action, card, facedown, field, hero } from "./cards";
import { energy, first, hand, seat, wins } from "./fighters";
import { deck, discard, frozen, knockout, round, tactic, trap } from "./middle";
import en from "./words.en.ftl?raw";
import ru from "./words.ru.ftl?raw";

const things = {
  card,
  action,
  hero,
  field,
  facedown,
  tactic,
  trap,
  knockout,
  seat,
  energy,
  wins,
  hand,
  first,
  round,
  frozen,
  deck,
  discard,
};

export default { things, texts: { en, ru } } satisfies Inspect<Table>;
