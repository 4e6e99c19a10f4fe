import type { LayoutLoad } from "./$types";
import { pageWords } from "$lib/i18n/pageWords.svelte";
import { preferences } from "$lib/state/preferences.svelte";

export const ssr = false;
export const prerender = false;
export const load: LayoutLoad = ({ route }) => pageWords.load(preferences.language, route.id !== "/");
