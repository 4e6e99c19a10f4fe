/** Words without their endings, so that кубик finds кубиков and roll finds rolled. No more than a search needs. */

const RUSSIAN =
  /(иями|ями|ами|иях|ях|ах|иям|ям|ам|ием|ем|ом|ией|ей|ой|ий|ый|иев|ев|ов|ими|ыми|его|ого|ему|ому|их|ых|ую|юю|ая|яя|ое|ее|ые|ие|енн?(?:ый|ая|ое|ые|ого|ых|ой|о|а|ы)?|анн?(?:ый|ая|ое|ые|ого|ых|ой|о|а|ы)?|ают|яют|уют|ает|яет|ует|ите|ьте|йте|ать|ять|ить|еть|уть|ыть|ала|али|ало|ила|или|ило|ал|ил|ешь|ишь|ют|ут|ят|ат|ит|ет|ть|ы|и|а|я|о|е|у|ю|ь|й)$/;
const ENGLISH = /(?:(?<=[sxz]|ch|sh)es|(?<![sui])s|(?<=[aeiouy].*)(?:ing|ed)|(?<=\w{3})er)$/;
const SHORTEST = 2;
/** Beginnings that would lose what only looks like an ending, and then be those of other words: приём, при. */
const WHOLE = /^(?:ничь|ниче(?:го|му|м)$|прием|стен(?!к)|смен|именно$|имен|длит|правил)/;

const known = new Map<string, string>(); // a page has few words, and each is asked for at every key

export function stem(word: string): string {
  const found = known.get(word) ?? (/[а-я]/.test(word) ? russian(word) : english(word));
  known.set(word, found);
  return found;
}

function russian(word: string): string {
  const kept = WHOLE.exec(word)?.[0];
  if (kept) return kept;
  const whole = word.replace(/(?<=.{3})(ся|сь)$/, "");
  const bare = longer(whole, whole.replace(RUSSIAN, ""));
  const even = longer(bare, bare.replace(/[аеиоуыэюяйь]+$/, ""));
  return even.replace(/(?<=.[бвгджзклмнпрстфхцчшщ])[ое]к$/, "к"); // полок, полка
}

function english(word: string): string {
  const whole = word.replace(/['’]s?$/, "");
  if (whole.length <= 3) return whole;
  const bare = longer(whole, whole.replace(/lves$/, "lf").replace(/ies$/, "y").replace(ENGLISH, ""));
  return bare
    .replace(/([bdgmnprt])\1$/, "$1")
    .replace(/(?<=..)e$/, "")
    .replace(/y$/, "i");
}

function longer(whole: string, bare: string): string {
  return bare.length >= SHORTEST ? bare : whole;
}

/** Are these stems of one word? A letter more may be all that an ending has left: брос, броск. */
export function isAkin(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 4 && long.length === short.length + 1 && long.startsWith(short);
}
