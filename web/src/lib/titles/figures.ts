/** Our pictures of examples in the rules, loaded with a title's rules. */
import type { Language } from "$lib/api/types";
import { Messages } from "$lib/i18n/words";
import type { Captions, Figures } from "./contract";

const modules = import.meta.glob<{ default: Figures; captions: Captions }>("./*/figures/index.ts");

export async function figuresOf(title: string): Promise<Figures> {
  return (await modules[`./${title}/figures/index.ts`]?.())?.default ?? {};
}

/** The captions of the pictures, and what is written in them. */
export async function captionsOf(title: string, language: Language): Promise<Messages> {
  const found = await modules[`./${title}/figures/index.ts`]?.();
  return new Messages(language, found?.captions[language] ?? "");
}
