/** Finds what is known about a thing: by its title, or by what all titles share. */
import type { Language } from "$lib/api/types";
import { Words } from "$lib/i18n/words";
import { grammarOf, packOf, paragraphsOf } from "$lib/state/catalogue.svelte";
import type { Explanation, Inspect, Scene } from "$lib/titles/contract";
import { inspectOf } from "$lib/titles/inspect";
import { textsOf } from "$lib/titles/words";
import { common } from "./common";

/** What is fetched to explain the things of a title in a language. */
export interface Knowledge {
  inspect: Inspect;
  /** Where no table is shown. */
  box: Scene;
  /** The rules' paragraphs in plain words. */
  paragraphs: Map<string, string>;
}

export async function knowledgeOf(title: string, language: Language): Promise<Knowledge> {
  const parts = [inspectOf(title), boxOf(title, language), paragraphsOf(title, language)] as const;
  const [inspect, box, paragraphs] = await Promise.all(parts);
  return { inspect, box, paragraphs };
}

async function boxOf(title: string, language: Language): Promise<Scene> {
  const [grammar, pack, texts] = await Promise.all([grammarOf(title), packOf(title), textsOf(title, language)]);
  const words = new Words(language, grammar, [], ...texts);
  return { words, view: null, seat: null, moves: [], picked: {}, pack };
}

const extended = new WeakMap<Words, Words>();

/** The words of a table together with those of the inspector. */
function allWords(words: Words, { texts }: Inspect): Words {
  const known = extended.get(words) ?? words.with(texts[words.language]);
  extended.set(words, known);
  return known;
}

/** What is told about a thing by its name in `data-inspect`; null if nobody knows it. */
export function explain(name: string, scene: Scene, inspect: Inspect): Explanation | null {
  const [kind = "", ...rest] = name.split(" ");
  const whole = { ...scene, words: allWords(scene.words, inspect) };
  return inspect.things[kind]?.(rest, whole) ?? common[kind]?.(rest, whole) ?? null;
}
