/** Searching the rules: paragraphs that hold all the words typed, and marks on the hits. */
import type { Block, Rules } from "./read";

export interface Hit {
  /** Where it stands: a paragraph, or the section of a block without a number. */
  anchor: string;
  block: Block;
  /** The words around the first hit. */
  before: string;
  found: string;
  after: string;
}

const AROUND = 40;

export function wordsIn(query: string): string[] {
  return query
    .trim()
    .split(/\s+/)
    .filter((word) => word.length > 1 || /\d/.test(word));
}

/** Paragraphs first, then prose and tables. */
export function search(rules: Rules, query: string): Hit[] {
  const words = wordsIn(query).map(plain);
  if (!words.length) return [];
  const hits = rules.sections.flatMap((section) =>
    section.blocks
      .filter((block) => words.every((word) => plain(`${block.id ?? ""} ${block.text}`).includes(word)))
      .map((block) => hit(block, block.id ?? section.id, words)),
  );
  return [...hits.filter((hit) => hit.block.id), ...hits.filter((hit) => !hit.block.id)];
}

function hit(block: Block, anchor: string, words: string[]): Hit {
  const places = words.map((word) => plain(block.text).indexOf(word));
  const first = places.findIndex((place) => place >= 0);
  const place = places[first] ?? 0;
  const length = first < 0 ? 0 : words[first]!.length;
  const start = place > AROUND ? Math.min(block.text.indexOf(" ", place - AROUND) + 1, place) : 0;
  const rest = block.text.slice(place + length);
  return {
    anchor,
    block,
    before: (start ? "… " : "") + block.text.slice(start, place),
    found: block.text.slice(place, place + length),
    after: rest.length > 2 * AROUND ? `${rest.slice(0, rest.lastIndexOf(" ", 2 * AROUND))} …` : rest,
  };
}

/** HTML of ours with the hits marked; tags and entities are left alone. */
export function marked(html: string, words: string[]): string {
  if (!words.length) return html;
  const any = words.map((word) => pattern(word)).join("|");
  return html.replace(new RegExp(`(<[^>]*>|&[^;\\s]+;)|(${any})`, "giu"), (all, skipped?: string) =>
    skipped ? all : `<mark>${all}</mark>`,
  );
}

/** Letters as they are, with е and ё alike. */
function pattern(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/[её]/gi, "[её]");
}

function plain(text: string): string {
  return text.toLowerCase().replace(/ё/g, "е");
}
