/** Events as those read them whose board they look at. */
import type { AnyView, GameEvent } from "$lib/api/types";
import type { Title } from "./contract";

/** With places as the board of these eyes prints them. */
export function placedEvent(event: GameEvent, title: Title | undefined, view: AnyView | null): GameEvent {
  return (view && title?.places?.event(event, view)) ?? event;
}
