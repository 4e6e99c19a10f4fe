/** The box of a title, opened: its pieces, their faces and their words. */
import type { Component } from "svelte";
import { boardOf, grammarOf, packOf, wordsOf } from "$lib/titles";
import type { Language } from "$lib/types";
import { Words } from "$lib/words";
import { pieces, withCopies, type FaceProps, type Piece } from "./pieces";

export type Face = Component<FaceProps & { words: Words }>;

export interface Box {
  title: string;
  pieces: Piece[];
  words: Words;
  Face: Face;
}

const faces = import.meta.glob<{ default: Face }>("./faces/*.svelte");

export async function openBox(title: string, language: Language, own: string | null = null): Promise<Box> {
  const face = faces[`./faces/${title}.svelte`];
  if (!face) throw new Error(`no faces for ${title}`);
  const parts = [face(), boardOf(title), grammarOf(title), packOf(title, own), wordsOf(title, language)] as const;
  const [{ default: Face }, board, grammar, pack, text] = await Promise.all(parts);
  const words = new Words(language, grammar, [], text, board.texts[language]);
  return { title, pieces: withCopies(title, pieces(pack)), words, Face };
}

export const isTitle = (title: string) => `./faces/${title}.svelte` in faces;
