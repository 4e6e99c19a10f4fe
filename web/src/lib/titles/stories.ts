/** How each title tells and counts a match that is over, loaded when one is. */
import type { Story } from "./contract";

const modules = import.meta.glob<Story>("./*/story/index.ts", { import: "default" });

export function hasStory(title: string): boolean {
  return `./${title}/story/index.ts` in modules;
}

/** Null: a title that the client was not built with tells nothing. */
export async function storyOf(title: string): Promise<Story | null> {
  return (await modules[`./${title}/story/index.ts`]?.()) ?? null;
}
