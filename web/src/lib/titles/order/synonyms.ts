/** Words that people search for in the rules of Full Order though they say something else. */
export const synonyms: string[][] = [
  ["face down", "face-down", "turned over", "flip", "back"],
  ["bonus", "extra"],
  ["skip", "pass"],
  ["refill", "deal", "dealt"],
  ["лицом вниз", "рубашка", "перевернуть", "перевёрнутая"],
  ["бонус", "бонусный", "дополнительный", "добавочный"],
  ["куча", "запас", "общая куча"],
  ["обновить", "пополнить"],
];
