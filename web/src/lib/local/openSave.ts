/** Open a save as a table on this device. */
import { BadSave, readSave } from "../rules/load";
import { Rules } from "../rules/rules";
import { fetchRules, isHere } from "./rulesFiles";
import { tableOfSave } from "./tableOfSave";
import { begin } from "./tables";

export { BadSave };

/** Keep the table of a save; its id. A BadSave says what is wrong; `nameOf` names the person on a seat. */
export async function openSave(text: string, nameOf: (seat: number) => string): Promise<string> {
  const save = readSave(text);
  if (!isHere(save.title)) throw new BadSave("title");
  const { description, code } = await fetchRules(save.title);
  const rules = await Rules.load(description, code);
  const { log, summary } = tableOfSave(rules, save, nameOf, Date.now() / 1000);
  return begin(log, summary);
}
