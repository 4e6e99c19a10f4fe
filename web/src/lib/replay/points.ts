/** Points as a title accounts for them, at the end or before it. */
import type { AnyView } from "../api/types";
import type { Words } from "../i18n/words";
import type { Line, MomentAt, Title } from "$lib/titles/contract";
import type { Standings } from "./panels";

export function sumOf(lines: readonly Line[]): number {
  return lines.reduce((total, { points }) => total + points, 0);
}

/** Null while the rules that the account asks are not here. */
export function pointsOf(title: Title, view: AnyView, words: Words): number[] | null {
  const accounts = Array.from({ length: view.seats }, (_, seat) => title.account(view, seat, words));
  return accounts.some((lines) => lines === null) ? null : accounts.map((lines) => sumOf(lines!));
}

/** As they stood at the beginning and after each of these moves, with nothing hidden. */
export async function standingsAt(
  moves: readonly number[],
  { title, words, seats, at }: { title: Title; words: Words; seats: number; at: MomentAt },
): Promise<Standings> {
  const standings: Standings = new Map();
  for (const move of new Set([0, ...moves])) {
    const { eyes } = await title.reveal(seats, move, at);
    const points = pointsOf(title, eyes.view as AnyView, words);
    if (points) standings.set(move, points);
  }
  return standings;
}
