/** The addresses of a table and of its replay. */
import { resolve } from "$app/paths";
import { hasServer } from "$lib/api/client";
import { isLocal } from "$lib/local/newTable";

/** A server answers every address with the page; a static host has a file for /t/, but none for each table. */
export function tablePath(id: string): string {
  return hasServer || !isLocal(id) ? resolve(`/t/${id}`) : resolve(`/t/?id=${id}`);
}

/** A table of this device, or a save file, has no address of its own on a static host either. */
export function replayPath(id: string): string {
  return hasServer ? resolve(`/replay/${id}`) : resolve(`/replay/at/?id=${id}`);
}

/** The address of a replay after so many moves. */
export function momentPath(id: string, move: number): string {
  return `${replayPath(id)}${hasServer ? "?" : "&"}move=${move}`;
}
