/** Commitments as this browser saw them while a match was played: what the seed of a replay must answer for. */
const KEY = "herotable-commitments";
const MOST = 200;

function read(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** Keep the first commitment of a match, so that a server which changes it later is caught. */
export function keepCommitment(match: string, commitment: string): void {
  const known = read();
  if (match in known) return;
  const kept = [...Object.entries(known), [match, commitment] as const].slice(-MOST);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
}

export function keptCommitment(match: string): string | null {
  return read()[match] ?? null;
}
