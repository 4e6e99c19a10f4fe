/** The box of a title, opened: its pieces, their faces and their words. */
import type { Language } from "$lib/api/types";
import { Words } from "$lib/i18n/words";
import { grammarOf, packOf } from "$lib/state/catalogue.svelte";
import type { Piece, Pieces } from "$lib/titles/contract";
import { piecesOf } from "$lib/titles/pieces";
import { textsOf } from "$lib/titles/words";
import { CARD, listPieces } from "./pieces";

export interface Box extends Pieces {
  title: string;
  pieces: Piece[];
  words: Words;
  /** Of a piece on paper, in millimetres. */
  size: { width: number; height: number };
}

export async function openBox(title: string, language: Language, own: string | null = null): Promise<Box> {
  const parts = [piecesOf(title), grammarOf(title), packOf(title, own), textsOf(title, language)] as const;
  const [drawn, grammar, pack, texts] = await Promise.all(parts);
  const words = new Words(language, grammar, [], ...texts);
  return { size: CARD, ...drawn, title, pieces: listPieces(pack, drawn.copies), words };
}
