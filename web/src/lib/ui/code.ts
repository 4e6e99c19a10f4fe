/** The code of a table as it is typed: Russian letters that look like the Latin ones on the other screen are meant so. */
const ALIKE: Record<string, string> = Object.fromEntries(
  [..."АВЕКМНОРСТУХ"].map((letter, i) => [letter, "ABEKMHOPCTYX"[i]!]),
);

export function readCode(typed: string): string {
  return [...typed.toUpperCase()]
    .map((letter) => ALIKE[letter] ?? letter)
    .filter((letter) => /\S/.test(letter))
    .join("");
}

export const LENGTH = 5;

/** Can what was typed so far never become a code? */
export function isNoCode(code: string): boolean {
  return code.length > LENGTH || /[^A-Z]/.test(code);
}
