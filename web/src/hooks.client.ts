/** A wrong address is answered by its page; the console is for what went wrong with us. */
import { resolve } from "$app/paths";
import type { HandleClientError } from "@sveltejs/kit";
import { pageWords } from "$lib/i18n/pageWords.svelte";
import { preferences } from "$lib/state/preferences.svelte";

const isHome = location.pathname === resolve("/");
void pageWords.load(preferences.language, !isHome).catch(() => null); // the layout waits for it: the sooner, the better

export const handleError: HandleClientError = ({ error, status }) => {
  if (status !== 404) console.error(error);
};
