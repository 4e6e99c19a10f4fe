/** Pages of one title: there are none for a title that the server does not have. */
import { error } from "@sveltejs/kit";
import { knownTitles, type TitleInfo } from "./catalogue.svelte";

export async function requireTitle(title: string): Promise<{ info: TitleInfo }> {
  const info = (await knownTitles()).find(({ name }) => name === title);
  return info ? { info } : error(404);
}
