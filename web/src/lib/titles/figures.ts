/** Our pictures of examples: which drawing stands behind which paragraph; loaded with a title's rules. */
import type { Component } from "svelte";

export interface Drawn {
  /** Its caption is `ui-figure-` and this name. */
  name: string;
  Drawing: Component;
}

export type Figures = Record<string, Drawn>;

const titles = import.meta.glob<{ default: Figures }>("./*/figures/index.ts");

export async function figuresOf(title: string): Promise<Figures> {
  const load = titles[`./${title}/figures/index.ts`];
  return load ? (await load()).default : {};
}
