/** Replays games in a worker of a browser, as `node/games.ts` does in Node; the rules lie beside it in `rules/`. */
import { load } from "./load";
import { type Difference, type Game, Replays } from "./replay";

const replays = new Map<string, Promise<Replays>>();

async function difference(game: Game): Promise<Difference | null> {
  const replay = replays.get(game.title) ?? load(game.title).then((rules) => new Replays(rules));
  replays.set(game.title, replay);
  return (await replay).difference(game);
}

self.addEventListener("message", async ({ data }: MessageEvent<string>) => {
  self.postMessage(await difference(JSON.parse(data) as Game).catch((error: unknown) => String(error)));
});
