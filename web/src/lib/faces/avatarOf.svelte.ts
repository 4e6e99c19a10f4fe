/** The face of a player: the one they chose, or one made of their name; bots are robots. */
import { pick, seedOf } from "./seed";
import type { Figure } from "./shapes";

type Drawings = typeof import("./avatars") & typeof import("./stranger");

const GROUNDS = ["#ffb648", "#8fd0f2", "#f59ac0", "#a8e08a", "#c9b4f0", "#f28a5a", "#f2d24a", "#7fd0c4"];
let drawings = $state.raw<Drawings | null>(null);
const made = new Map<string, Figure>();

export async function loadAvatars(): Promise<void> {
  if (drawings) return;
  const [avatars, stranger] = await Promise.all([import("./avatars"), import("./stranger")]);
  drawings = { ...avatars, ...stranger };
}

/** The names of the faces to choose from; none until they are here. */
export function avatarNames(): string[] {
  return Object.keys(drawings?.AVATARS ?? {});
}

export function avatarOf(name: string, chosen = ""): Figure | undefined {
  return drawings?.AVATARS[chosen] ?? once(`person ${name}`, ({ stranger }) => stranger(name));
}

export function botAvatarOf(name: string): Figure | undefined {
  const ground = pick(GROUNDS, seedOf(name), 1);
  return once(`bot ${name}`, ({ AVATARS }) => ({ ...AVATARS.robot!, ground }));
}

function once(key: string, draw: (from: Drawings) => Figure): Figure | undefined {
  const figure = made.get(key) ?? (drawings && draw(drawings));
  if (figure) made.set(key, figure);
  return figure ?? undefined;
}
