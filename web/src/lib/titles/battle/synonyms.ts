/** Words that people search for in the rules of Superhero Battle though they say something else. */
export const synonyms: string[][] = [
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
];
