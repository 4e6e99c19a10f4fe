/** What all titles share: players, options and the levels of bots. */
import { hasWords, say, sayChoice, sayHelp } from "$lib/i18n/say.svelte";
import { namedNumbers } from "$lib/ui/inspect/numbers";
import type { Describe, Explanation, Scene } from "$lib/titles/contract";

type Common = Describe<Record<string, unknown>>;

function option([name = "", choice]: string[], { words }: Scene): Explanation | null {
  if (!words.has(`option-${name}`)) return null;
  const numbers = namedNumbers([say("ui-inspect-chosen"), choice && sayChoice(name, readChoice(choice), words)]);
  return { name: words.say(`option-${name}`), text: sayHelp(name, words), numbers };
}

function readChoice(choice: string): string | boolean {
  return choice === "true" || choice === "false" ? choice === "true" : choice;
}

function level([name = ""]: string[]): Explanation | null {
  if (!hasWords(`ui-level-${name}-about`)) return null;
  return { name: say(`ui-level-${name}`), text: say(`ui-level-${name}-about`) };
}

function seat([number = ""]: string[], { words, view, seat: own }: Scene): Explanation | null {
  const name = words.names[Number(number)];
  if (name === undefined) return null;
  const numbers = namedNumbers([say("ui-inspect-score"), view?.scores?.[Number(number)]]);
  return { name, text: say(Number(number) === own ? "ui-inspect-me" : "ui-inspect-player"), numbers };
}

export const common: Record<string, Common> = { option, level, seat };
