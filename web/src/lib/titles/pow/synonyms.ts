/** Words that people search for in the rules of POW! though they say something else. */
export const synonyms: string[][] = [
  ["steal", "stole", "stolen", "theft", "rob", "robbed", "another player's stack"],
  ["tile", "token", "card"],
  ["exclamation", "“!”"],
  ["украсть", "украл", "кража", "краду", "воровать", "отнять", "обобранная", "стопки другого игрока"],
  ["тайл", "жетон", "плитка", "карта"],
  ["восклицательный", "«!»"],
];
