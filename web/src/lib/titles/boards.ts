/** The board of each title, loaded when it is needed; a title without one of its own has the plain board. */
import { loadArt } from "./art";
import type { Title } from "./contract";

const boards = import.meta.glob<{ default: Title }>("./*/index.ts");

/** Its drawings come with it, so that no face is missing when the board is first seen; a board works without them. */
export async function boardOf(title: string): Promise<Title> {
  const load = boards[`./${title}/index.ts`] ?? boards["./plain/index.ts"];
  const [board] = await Promise.all([load!(), loadArt(title).catch(() => null)]);
  return board.default;
}
