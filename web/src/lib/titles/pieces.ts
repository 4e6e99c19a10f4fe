/** How each title draws and names its components, loaded when they are looked at. */
import { loadArt } from "./art";
import type { Pieces } from "./contract";

const pieces = import.meta.glob<Pieces>("./*/pieces.ts", { import: "default" });

export async function piecesOf(title: string): Promise<Pieces> {
  const load = pieces[`./${title}/pieces.ts`] ?? pieces["./plain/pieces.ts"];
  const [drawn] = await Promise.all([load!(), loadArt(title)]);
  return drawn;
}
