/** What the server says about a pack, by the line that it is about. */
export interface LineProblem {
  /** From 1 on; null when it is about the pack as a whole. */
  line: number | null;
  text: string;
}

/** "pack, line 8: …" in any language, or what the TOML reader says: "… (at line 3, column 5)", «… (строка 3, столбец 5)». */
export function problemsOf(error: string): LineProblem[] {
  return error.split("\n").map((said) => {
    const placed = /^pack, \S+ (\d+): (.*)$/s.exec(said);
    if (placed) return { line: Number(placed[1]), text: placed[2] ?? "" };
    const text = said.replace(/^pack: /, "");
    const read = /\((?:at line|строка) (\d+), \S+ \d+\)$/.exec(text);
    return { line: read ? Number(read[1]) : null, text };
  });
}
