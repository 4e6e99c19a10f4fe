/** Where a long Russian word may be broken: browsers carry no Russian syllables, so soft hyphens are put in here. */
const LONG = 11; // letters: shorter words find room even on a phone
const VOWEL = "[аеёиоуыэюя]";
const CONSONANT = "[бвгджзклмнпрстфхцчшщ]";
const MUTE = "[йьъ]";
const LETTER = "[а-яё]";
const SOFT = "\u00AD";

/** What stands before a break and what after it. */
const BREAKS: [string, string][] = [
  [MUTE, LETTER + LETTER],
  [VOWEL, VOWEL + LETTER],
  [VOWEL + CONSONANT + CONSONANT, CONSONANT + CONSONANT + VOWEL],
  [VOWEL + CONSONANT + CONSONANT, CONSONANT + VOWEL],
  [VOWEL + CONSONANT, CONSONANT + VOWEL],
  [CONSONANT + VOWEL, CONSONANT + VOWEL],
];
const PATTERNS = BREAKS.map(([before, after]) => new RegExp(`(?<=${before})(?=${after})`, "gi"));
const WORD = new RegExp(`${LETTER}{${LONG},}`, "gi");

export function hyphenated(text: string): string {
  return text.replace(WORD, (word) => PATTERNS.reduce((parts, pattern) => parts.replace(pattern, SOFT), word));
}
