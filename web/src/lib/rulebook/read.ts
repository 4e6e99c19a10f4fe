/** The rules, read from their Markdown: sections of blocks, each paragraph under its number. No HTML comes through. */
import { Marked, type RendererObject, type Token, type Tokens } from "marked";

export interface Block {
  /** The number of a paragraph, such as P5a; tables, lists and prose have none. */
  id: string | null;
  html: string;
  /** What the search looks through. */
  text: string;
}

export interface Section {
  id: string;
  heading: string;
  blocks: Block[];
}

export interface Rules {
  heading: string;
  sections: Section[];
}

const NUMBER = /^\*\*([A-Z]\d+[a-z]?(?:\.\d+)?)\*\*\s+/;
const REFERENCE = /(?<![\w.])([A-Z]\d+[a-z]?(?:\.\d+)?)(?!\w)/g;
const RULING = /^(Rulings?|Решени[ея])(?=[^\p{L}])/u;
const HOUSE = /^(house|house data|своё|домашние данные)$/i;

export function readRules(markdown: string): Rules {
  const numbers = new Set([...markdown.matchAll(/^\*\*([A-Z]\d+[a-z]?(?:\.\d+)?)\*\*\s/gm)].map((found) => found[1]!));
  const marked = new Marked({ renderer: renderer(numbers) });
  const tokens = marked.lexer(markdown);
  const rules: Rules = { heading: "", sections: [{ id: "start", heading: "", blocks: [] }] };
  for (const token of tokens) addTo(rules, token, marked);
  return rules;
}

function addTo(rules: Rules, token: Token, marked: Marked): void {
  if (token.type === "space") return;
  if (token.type === "heading") addHeading(rules, token as Tokens.Heading);
  else rules.sections.at(-1)!.blocks.push(blockOf(token, marked));
}

function addHeading(rules: Rules, { depth, text }: Tokens.Heading): void {
  if (depth === 1) rules.heading = text;
  else rules.sections.push({ id: `section-${rules.sections.length}`, heading: text, blocks: [] });
}

function blockOf(token: Token, marked: Marked): Block {
  const id = NUMBER.exec(token.raw)?.[1] ?? null;
  const source = id ? token.raw.replace(NUMBER, "") : token.raw;
  const html = (marked.parse(source) as string).trim();
  return { id, html, text: textOf(html) };
}

/** What is read of HTML that we made ourselves. */
function textOf(html: string): string {
  return unescaped(html.replace(/<[^>]+>/g, " "))
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:)])/g, "$1")
    .trim();
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

function renderer(numbers: Set<string>): RendererObject {
  const linked = (text: string) =>
    text.replace(REFERENCE, (number) => (numbers.has(number) ? `<a href="#${number}">${number}</a>` : number));
  return {
    html: ({ text }) => escaped(text),
    image: ({ text }) => escaped(text),
    link({ tokens }) {
      return this.parser.parseInline(tokens);
    },
    text(token) {
      if ("tokens" in token && token.tokens) return this.parser.parseInline(token.tokens);
      return linked(token.type === "escape" ? token.text : escaped(unescaped(token.text)));
    },
    em({ tokens, text }) {
      const kind = RULING.test(text) ? ' class="ruling"' : "";
      return `<em${kind}>${this.parser.parseInline(tokens)}</em>`;
    },
    strong({ tokens, text }) {
      const kind = HOUSE.test(text) ? ' class="house-data"' : "";
      return `<strong${kind}>${this.parser.parseInline(tokens)}</strong>`;
    },
    table({ header, rows }) {
      const names = header.map((cell) => escaped(cell.text));
      const cell = (cell: Tokens.TableCell, i: number) =>
        `<td data-label="${names[i]}"${HOUSE.test(cell.text) ? ' class="house-data"' : ""}>${this.parser.parseInline(cell.tokens)}</td>`;
      const head = names.map((name) => `<th scope="col">${name}</th>`).join("");
      const body = rows.map((row) => `<tr>${row.map(cell).join("")}</tr>`).join("");
      return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
    },
  };
}

const ENTITIES: Record<string, string> = { lt: "<", gt: ">", quot: '"', amp: "&" };

/** Text without entities; marked may hand over text that it has escaped already. */
function unescaped(text: string): string {
  return text.replace(/&(?:#(\d+)|(lt|gt|quot|amp));/g, (_all, code?: string, name?: string) =>
    code ? String.fromCharCode(Number(code)) : ENTITIES[name!]!,
  );
}
