/** The board of each title, loaded when it is needed; a title without one of its own has the plain board. */
import type { Title } from "./contract";

const boards = import.meta.glob<{ default: Title }>("./*/index.ts");

export function boardOf(title: string): Promise<Title> {
  const load = boards[`./${title}/index.ts`] ?? boards["./plain/index.ts"];
  return load!().then((module) => module.default);
}
