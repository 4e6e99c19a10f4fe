/** Our pictures of examples in the rules, loaded with a title's rules. */
import type { Figures } from "./contract";

const figures = import.meta.glob<Figures>("./*/figures/index.ts", { import: "default" });

export async function figuresOf(title: string): Promise<Figures> {
  return (await figures[`./${title}/figures/index.ts`]?.()) ?? {};
}
