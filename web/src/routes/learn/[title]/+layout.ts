import type { LayoutLoad } from "./$types";

// Imported late: the build looks at this module where there is no browser.
export const load: LayoutLoad = async ({ params }) => (await import("$lib/state/titlePage")).requireTitle(params.title);
