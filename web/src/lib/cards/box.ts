/** The box of a title, opened: its pieces, their faces and their words. */
import type { Component } from "svelte";
import { grammarOf, packOf, wordsOf } from "$lib/state/catalogue";
import { boardOf } from "$lib/titles/boards";
import type { Language } from "$lib/api/types";
import { Words } from "$lib/i18n/words";
import { pieces, withCopies, type FaceProps, type Piece } from "./pieces";

export type Face = Component<FaceProps & { words: Words }>;

export interface Box {
  title: string;
  pieces: Piece[];
  words: Words;
  Face: Face;
}

const faces = import.meta.glob<{ default: Face }>("$lib/titles/*/Piece.svelte");

export async function openBox(title: string, language: Language, own: string | null = null): Promise<Box> {
  const face = faces[`/src/lib/titles/${title}/Piece.svelte`];
  if (!face) throw new Error(`no faces for ${title}`);
  const parts = [face(), boardOf(title), grammarOf(title), packOf(title, own), wordsOf(title, language)] as const;
  const [{ default: Face }, board, grammar, pack, text] = await Promise.all(parts);
  const words = new Words(language, grammar, [], text, board.texts[language]);
  return { title, pieces: withCopies(title, pieces(pack)), words, Face };
}

export const isTitle = (title: string) => `/src/lib/titles/${title}/Piece.svelte` in faces;
