/** How the service worker answers a request: by its address alone. */

/** "server-page" shows what the server has: a page of the server's own version is sure to understand it. "network" is left to the browser: accounts, tables, whatever changes something or is hidden from others. */
export type Answer = "page" | "server-page" | "asset" | "content" | "replay" | "network";

interface Asked {
  method: string;
  url: string;
  mode: string;
}

const CONTENT = /^content\//;
const REPLAY = /^api\/replays\/[\w-]+(\/(at\/\d+|draws|verify))?$/;
const ASSET = /^(_app\/immutable\/|icons\/|[\w.-]+\.(svg|png|webmanifest)$)/;
const SHOWS_THE_SERVER = /^(t|tv|replay)\/(?!local-|(file|at)(\/|$))[^/]/;
const OF_THE_SERVER = /^(api|metrics|health|_app)(\/|$)|\.\w+$/;

/** `scope` is the address of the home page, as "https://example.org/table/". */
export function answerOf({ method, url, mode }: Asked, scope: string): Answer {
  if (method !== "GET" || !url.startsWith(scope)) return "network";
  const path = decodeURI(new URL(url).pathname.slice(new URL(scope).pathname.length));
  if (ASSET.test(path)) return "asset";
  if (CONTENT.test(path)) return "content";
  if (REPLAY.test(path)) return "replay";
  if (mode !== "navigate" || OF_THE_SERVER.test(path)) return "network";
  return SHOWS_THE_SERVER.test(path) ? "server-page" : "page";
}
