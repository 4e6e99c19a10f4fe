/** The beginning of a paragraph of the rules: whole sentences, for the link leads to the rest. */
const ENOUGH = 180; // letters
const SENTENCE = /[^.!?…]+[.!?…]+[»”)]*\s*|[^.!?…]+$/gu;

export function shortened(paragraph: string): string {
  const [first = "", ...others] = paragraph.match(SENTENCE) ?? [];
  let text = first;
  for (const sentence of others) {
    if (text.length + sentence.length > ENOUGH) break;
    text += sentence;
  }
  return text.trim();
}
