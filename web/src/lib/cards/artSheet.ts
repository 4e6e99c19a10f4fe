/** The drawings of a title for the art sheet, each with the icon that stood there before. */
import type { Component } from "svelte";
import type { Figure } from "$lib/faces/shapes";
import { loadArt } from "$lib/titles/art";
import type { Icons } from "$lib/titles/contract";

export interface Kind {
  kind: string;
  figures: { name: string; figure: Figure; Icon: Component | undefined }[];
}

const icons = import.meta.glob<Icons>("../titles/*/art/icons.ts", { import: "default" });

export async function openArt(title: string): Promise<Kind[]> {
  const [art, known] = await Promise.all([loadArt(title), icons[`../titles/${title}/art/icons.ts`]?.() ?? {}]);
  return Object.entries(art.kinds).map(([kind, figures]) => ({
    kind,
    figures: Object.entries(figures).map(([name, figure]) => ({ name, figure, Icon: iconOf(known, kind, name) })),
  }));
}

/** The icon of the whole kind, or of this one. */
function iconOf(icons: Icons, kind: string, name: string): Component | undefined {
  const icon = icons[kind];
  return typeof icon === "function" ? icon : icon?.[name];
}
