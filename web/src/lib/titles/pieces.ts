/** How each title draws and names its components, loaded when they are looked at. */
import type { Pieces } from "./contract";

const pieces = import.meta.glob<Pieces>("./*/pieces.ts", { import: "default" });

export function piecesOf(title: string): Promise<Pieces> {
  const load = pieces[`./${title}/pieces.ts`] ?? pieces["./plain/pieces.ts"];
  return load!();
}
