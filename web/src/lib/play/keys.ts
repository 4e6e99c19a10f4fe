/**
 * The keyboard at the table: Space and Enter play the primary move, on a chosen thing too; digits play the others, Esc
 * steps back, ? helps; a letter for the log, the speed, the sound and for what happened lately.
 */
import type { Picked, Prompt } from "$lib/titles/contract";
import type { Move } from "$lib/api/types";

type Command = "log" | "speed" | "sound" | "again";
export type Pressed = { play: Move } | "back" | "help" | Command | null;

/** By the letter on an English and on a Russian keyboard. */
const COMMANDS: [RegExp, Command][] = [
  [/^[lд]$/i, "log"],
  [/^[sы]$/i, "speed"],
  [/^[mь]$/i, "sound"],
  [/^[aф]$/i, "again"],
];

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

export function pressed(key: Key, prompt: Prompt | null, picked: Picked = {}): Pressed {
  if (key.ctrlKey || key.altKey || key.metaKey || isWriting(key.target)) return null;
  if (key.key === "Escape") return "back";
  if (key.key === "?" || isQuestionMark(key)) return "help";
  const command = COMMANDS.find(([letter]) => letter.test(key.key));
  if (command) return command[1];
  const move = moveOf(key, prompt, picked);
  return move ? { play: move } : null;
}

/** Does this key go on where the table has stopped? Those that do something else do not. */
export function goesOn(pressedKey: Key): boolean {
  const { key, ctrlKey, altKey, metaKey, target } = pressedKey;
  if (ctrlKey || altKey || metaKey || isWriting(target) || isBeside(target)) return false;
  const isOther = key === "?" || isQuestionMark(pressedKey) || /^[iш]$/i.test(key);
  return key === "Enter" || (key.length === 1 && !isOther && !COMMANDS.some(([letter]) => letter.test(key)));
}

/** The bar and the log have keys of their own. */
function isBeside(target?: EventTarget | null): boolean {
  return target instanceof Element && !!target.closest("header, aside");
}

/** On a Russian keyboard the key with the question mark types a comma. */
function isQuestionMark({ key, code, shiftKey }: Key): boolean {
  return key === "," && code === "Slash" && !!shiftKey;
}

function moveOf({ key, target }: Key, prompt: Prompt | null, picked: Picked): Move | null {
  if (key === "Enter") return isControl(target) && !isChosen(target) ? null : primaryOf(prompt);
  if (key === " ") return isControl(target) && (!isChosen(target) || hasMany(picked)) ? null : primaryOf(prompt);
  if (/^[1-9]$/.test(key)) return prompt?.buttons?.[Number(key) - 1]?.move ?? null;
  return null;
}

/** Somebody is typing: every key is theirs. */
export function isWriting(target?: EventTarget | null): boolean {
  return target instanceof Element && !!target.closest("input, textarea, select, dialog, [contenteditable]");
}

/** What is chosen waits to be confirmed. */
function isChosen(target?: EventTarget | null): boolean {
  return target instanceof Element && !!target.closest("main :is(.chosen, [aria-pressed='true'])");
}

/** Of several things of one kind each can be put back: Space does so. */
function hasMany(picked: Picked): boolean {
  return Object.values(picked).some(Array.isArray);
}

/** Space and Enter press what has the focus. */
function isControl(target?: EventTarget | null): boolean {
  return target instanceof Element && !!target.closest("button, a, summary, [role=button], [tabindex='0']");
}
