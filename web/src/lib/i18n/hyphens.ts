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

/** Words of at least so many letters; where there is hardly any room, shorter ones too. */
export function hyphenated(text: string, least = LONG): string {
  const words = new RegExp(`${LETTER}{${least},}`, "gi");
  return text.replace(words, (word) => PATTERNS.reduce((parts, pattern) => parts.replace(pattern, SOFT), word));
}
