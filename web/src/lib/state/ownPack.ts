/** The owner's packs of this browser, one for each title. */
const key = (title: string) => `herotable-pack-${title}`;

export function keptPack(title: string): string | null {
  return localStorage.getItem(key(title));
}

export function keepPack(title: string, text: string): void {
  if (text.trim()) localStorage.setItem(key(title), text);
  else localStorage.removeItem(key(title));
}
