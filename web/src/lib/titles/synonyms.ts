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

const OF_TITLE: Record<string, string[][]> = {
  pow: [
    ["steal", "stole", "stolen", "theft", "rob", "robbed", "another player's stack"],
    ["tile", "token", "card"],
    ["exclamation", "“!”"],
    ["украсть", "украл", "кража", "краду", "воровать", "отнять", "обобранная", "стопки другого игрока"],
    ["тайл", "жетон", "плитка", "карта"],
    ["восклицательный", "«!»"],
  ],
  order: [
    ["face down", "face-down", "turned over", "flip", "back"],
    ["bonus", "extra"],
    ["skip", "pass"],
    ["refill", "deal", "dealt"],
    ["лицом вниз", "рубашка", "перевернуть", "перевёрнутая"],
    ["бонус", "бонусный", "дополнительный", "добавочный"],
    ["куча", "запас", "общая куча"],
    ["обновить", "пополнить"],
  ],
  marines: [
    ["bust", "busted", "fail", "lose"],
    ["run", "straight", "sequence", "row of numbers"],
    ["triple", "three of a kind", "three equal"],
    ["extra", "another turn", "another whole turn", "bonus"],
    ["save", "saved", "saving"],
    ["разорение", "разорены", "провал", "проиграть"],
    ["стрит", "последовательность", "чисел подряд"],
    ["добавочный", "дополнительный", "бонусный", "ещё один полный ход"],
    ["спасти", "спасён", "спасает", "спасается", "спасло", "спасбросок"],
    ["движение", "двигаться", "двинуться", "ходьба"],
  ],
  battle: [
    ["steal", "stole", "stolen", "theft", "rob", "robbed", "slide", "spoils"],
    ["energy", "health", "life", "hit points"],
    ["damage", "hurt", "wound"],
    ["leave", "left the battle", "out of the battle", "eliminated"],
    ["украсть", "украл", "кража", "воровать", "отнять", "подкат", "трофей", "забрать из неё"],
    ["энергия", "здоровье", "жизнь"],
    ["урон", "ранить", "повреждение"],
    ["выкладка", "драфт"],
    ["ничья", "равенство", "одержали сразу несколько"],
    ["взакрытую", "закрытая", "рубашкой вверх"],
  ],
};

export function groupsOf(title: string): string[][] {
  return [...COMMON, ...(OF_TITLE[title] ?? [])];
}
