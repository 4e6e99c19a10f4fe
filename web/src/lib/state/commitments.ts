/** Commitments as this browser saw them while a match was played: what the seed of a replay must answer for. */
import { readTable, store } from "./stored";

const KEY = "herotable-commitments";
const MOST = 200;
const read = () => readTable<Record<string, string>>(KEY);

/** Keep the first commitment of a match, so that a server which changes it later is caught. */
export function keepCommitment(match: string, commitment: string): void {
  const known = read();
  if (match in known) return;
  const kept = [...Object.entries(known), [match, commitment] as const].slice(-MOST);
  store(KEY, JSON.stringify(Object.fromEntries(kept)));
}

export function keptCommitment(match: string): string | null {
  return read()[match] ?? null;
}
