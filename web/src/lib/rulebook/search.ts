/** Searching the rules: paragraphs that hold all the words typed, in whatever form, and marks on the hits. */
import type { Block, Rules } from "./read";
import { isAkin, stem } from "./stems";
import { groupsOf } from "$lib/titles/synonyms";

export interface Hit {
  /** Where it stands: a paragraph, or the section of a block without a number. */
  anchor: string;
  block: Block;
  /** The words around the first hit. */
  before: string;
  found: string;
  after: string;
}

/** A word that was typed: its beginning, its other forms and those of its synonyms, and what is found as it stands. */
export interface Sought {
  typed: string;
  stems: string[];
  phrases: string[];
}

type Range = [start: number, end: number];

const AROUND = 40;
const LETTERS = /^[\p{L}\p{N}]+$/u;

/** What to look for, by what was typed. */
export function soughtIn(query: string, title = ""): Sought[] {
  return plain(query)
    .trim()
    .split(/\s+/)
    .filter((word) => word.length > 1 || /\d/.test(word))
    .map((word) => sought(word, title));
}

function sought(typed: string, title: string): Sought {
  const own = stem(typed);
  const groups = groupsOf(title).map((group) => group.map(plain));
  const akin = groups.filter((group) => group.some((word) => LETTERS.test(word) && isAkin(stem(word), own))).flat();
  const words = akin.filter((word) => LETTERS.test(word));
  const phrases = akin.filter((word) => !LETTERS.test(word));
  return { typed, stems: [own, ...words.map(stem)], phrases: LETTERS.test(typed) ? phrases : [typed, ...phrases] };
}

/** Paragraphs first, then prose and tables. */
export function search(rules: Rules, query: string, title = ""): Hit[] {
  const all = soughtIn(query, title);
  if (!all.length) return [];
  const hits = rules.sections.flatMap((section) =>
    section.blocks
      .filter((block) => all.every((one) => rangesOf(`${block.id ?? ""} ${block.text}`, [one]).length))
      .map((block) => hit(block, block.id ?? section.id, rangesOf(block.text, all)[0])),
  );
  return [...hits.filter((hit) => hit.block.id), ...hits.filter((hit) => !hit.block.id)];
}

function hit(block: Block, anchor: string, [place, end]: Range = [0, 0]): Hit {
  const start = place > AROUND ? Math.min(block.text.indexOf(" ", place - AROUND) + 1, place) : 0;
  const rest = block.text.slice(end);
  return {
    anchor,
    block,
    before: (start ? "… " : "") + block.text.slice(start, place),
    found: block.text.slice(place, end),
    after: rest.length > 2 * AROUND ? `${rest.slice(0, rest.lastIndexOf(" ", 2 * AROUND))} …` : rest,
  };
}

/** Where the words stand in a text, from its beginning on, none over another. */
function rangesOf(text: string, all: Sought[]): Range[] {
  const read = plain(text);
  const words = [...read.matchAll(/[\p{L}\p{N}]+/gu)]
    .filter(([word]) => all.some((one) => isMeant(word, one)))
    .map((found): Range => [found.index, found.index + found[0].length]);
  const phrases = all.flatMap((one) => one.phrases.flatMap((phrase) => placesOf(phrase, read)));
  const sorted = [...words, ...phrases].sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  return sorted.filter(([start], i) => sorted.slice(0, i).every(([, end]) => end <= start));
}

function isMeant(word: string, { typed, stems }: Sought): boolean {
  if (word.startsWith(typed)) return true;
  const own = stem(word);
  return stems.some((stem) => isAkin(stem, own));
}

function placesOf(phrase: string, read: string): Range[] {
  const start = read.indexOf(phrase);
  return start < 0 ? [] : [[start, start + phrase.length]];
}

/** HTML of ours with the hits marked; tags and entities are left alone. */
export function marked(html: string, all: Sought[]): string {
  if (!all.length) return html;
  return html.replace(/<[^>]*>|&[^;\s]+;|[^<&]+/g, (piece) => (/^[<&]/.test(piece) ? piece : markedText(piece, all)));
}

function markedText(text: string, all: Sought[]): string {
  let at = 0;
  const parts = rangesOf(text, all).map(([start, end]) => {
    const before = text.slice(at, start);
    at = end;
    return `${before}<mark>${text.slice(start, end)}</mark>`;
  });
  return parts.join("") + text.slice(at);
}

/** Letters alone, with е and ё alike. */
function plain(text: string): string {
  return text.toLowerCase().replace(/ё/g, "е").replace(/’/g, "'");
}
