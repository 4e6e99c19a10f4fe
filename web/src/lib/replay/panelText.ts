/** What a panel of the story says; `words` hold those of the story. */
import type { Values, Words } from "../i18n/words";
import type { Drawn } from "$lib/titles/contract";
import type { Panel } from "./panels";

/** A panel with what it shows and what its text needs. */
export interface DrawnPanel extends Panel {
  pictures: Drawn[];
  values: Values;
}

export function panelText({ event, values }: DrawnPanel, words: Words): string {
  const text = words.event(event, words.formFor(event, `story-${event.event}`), values);
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}

/** What is lettered into it; of some events nothing. */
export function panelShout({ event, values }: DrawnPanel, words: Words): string {
  const id = `story-${event.event}.shout`;
  return words.has(id) ? words.event(event, id, values) : "";
}
