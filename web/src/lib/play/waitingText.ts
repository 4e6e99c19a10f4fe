/** What the bubble says while nothing is asked of us. */
import type { Room } from "$lib/api/types";
import { say } from "$lib/i18n/say.svelte";
import type { GameState } from "./gameState.svelte";

export function waitingText(game: GameState, room: Room): string {
  const { playback } = game.table;
  if (playback.isAgain) return say("ui-shown-again");
  if (room.state === "over") return say("ui-game-over");
  if (room.state === "paused") return say("ui-paused");
  if (room.seats.find(({ seat }) => seat === game.seat)?.replaced) return say("ui-bot-plays-for-you");
  const waiting = game.view?.waiting ?? [];
  const isOurs = game.seat !== null && waiting.includes(game.seat); // what we have decided is still to be seen
  if (playback.isStopped || (isOurs && playback.isBehind)) return say("ui-look-what-happens");
  const names = waiting.filter((seat) => seat !== game.you).map((seat) => game.names[seat] ?? "?");
  if (names.length) return say("ui-waiting-for", { names: names.join(", ") });
  return say(waiting.length ? "ui-your-turn" : "ui-loading");
}
