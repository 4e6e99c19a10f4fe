/** The keyboard on a replay: arrows step, Home and End jump, Space plays and pauses. */
import type { ReplayViewer } from "./replayViewer.svelte";

type Player = Pick<ReplayViewer, "step" | "play" | "pause" | "isPlaying" | "most">;

export function keyPressed(event: KeyboardEvent, player: Player): void {
  if (event.ctrlKey || event.altKey || event.metaKey || isTaken(event)) return;
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -player.most, End: player.most };
  const by = steps[event.key];
  if (by !== undefined) player.step(by);
  else if (event.key !== " ") return;
  else if (player.isPlaying) player.pause();
  else player.play();
  event.preventDefault();
}

/** Fields have keys of their own; Space presses the button that has the focus. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  return !!target.closest(key === " " ? "input, select, textarea, button, a, summary" : "input, select, textarea");
}
