/** Everything that the server stores about the caller, page by page, as one text. */
import { request, server } from "$lib/api/client";
import type { Schemas } from "$lib/api/types";

type Page = Schemas["OwnData"];

/** All pages as one file of JSON; `progress` hears how many matches have come. */
export async function ownData(progress: (matches: number) => void): Promise<string> {
  const matches: Page["matches"] = [];
  let page = await read(null);
  const about = page.about;
  for (;;) {
    matches.push(...page.matches);
    progress(matches.length);
    if (page.before == null) return JSON.stringify({ about, matches }, null, 2);
    page = await read(page.before);
  }
}

function read(before: string | null): Promise<Page> {
  return request(server.GET("/api/me/data", { params: { query: before == null ? {} : { before } } }));
}
