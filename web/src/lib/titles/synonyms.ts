/** Words that people search for though the rules say something else. A phrase is found as it stands. */

const COMMON = [
  ["die", "dice", "cube"],
  ["roll", "throw", "reroll"],
  ["win", "won", "winner", "winning", "victory"],
  ["tie", "tied", "draw", "equal scores", "share the win", "shares the win"],
  ["take", "took", "taken"],
  ["choose", "chose", "chosen", "pick"],
  ["кубик", "кость", "кости", "куб"],
  ["бросок", "бросить", "брошенный", "кинуть", "переброс"],
  ["победа", "победить", "побеждает", "выиграть", "выигрывает"],
  ["ничья", "равенство", "равный счёт", "делит победу", "делят победу"],
];

const ofTitle = import.meta.glob<string[][]>("./*/synonyms.ts", { eager: true, import: "synonyms" });

export function groupsOf(title: string): string[][] {
  return [...COMMON, ...(ofTitle[`./${title}/synonyms.ts`] ?? [])];
}
