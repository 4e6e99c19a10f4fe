/** Words that people search for in the rules of Space Marine Heroes though they say something else. */
export const synonyms: string[][] = [
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
  ["тройка", "три одного вида", "три одинаковых числа"],
  ["брат-капитан", "капитан"],
  ["брат-сержант", "сержант"],
];
