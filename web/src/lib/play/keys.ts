/** The keyboard at the table: Space and Enter play the primary move, digits the others, Esc steps back, ? helps. */
import type { Prompt } from "$lib/titles/contract";
import type { Move } from "$lib/api/types";

export type Pressed = { play: Move } | "back" | "help" | "log" | null;

export interface Key {
  key: string;
  ctrlKey?: boolean;
  altKey?: boolean;
  metaKey?: boolean;
  shiftKey?: boolean;
  code?: string;
  target?: EventTarget | null;
}

export function primaryOf(prompt: Prompt | null): Move | null {
  return prompt?.buttons?.find((button) => button.primary)?.move ?? null;
}

export function pressed(key: Key, prompt: Prompt | null): Pressed {
  if (key.ctrlKey || key.altKey || key.metaKey || isWriting(key.target)) return null;
  if (key.key === "Escape") return "back";
  if (key.key === "?" || isQuestionMark(key)) return "help";
  if (/^[lLдД]$/.test(key.key)) return "log";
  const move = moveOf(key, prompt);
  return move ? { play: move } : null;
}

/** On a Russian keyboard the key with the question mark types a comma. */
function isQuestionMark({ key, code, shiftKey }: Key): boolean {
  return key === "," && code === "Slash" && !!shiftKey;
}

function moveOf({ key, target }: Key, prompt: Prompt | null): Move | null {
  if (key === " " || key === "Enter") return isControl(target) ? null : primaryOf(prompt);
  if (/^[1-9]$/.test(key)) return prompt?.buttons?.[Number(key) - 1]?.move ?? null;
  return null;
}

/** Somebody is typing: every key is theirs. */
export function isWriting(target?: EventTarget | null): boolean {
  return target instanceof Element && !!target.closest("input, textarea, select, dialog, [contenteditable]");
}

/** Space and Enter press what has the focus. */
function isControl(target?: EventTarget | null): boolean {
  return target instanceof Element && !!target.closest("button, a, summary, [role=button], [tabindex='0']");
}
