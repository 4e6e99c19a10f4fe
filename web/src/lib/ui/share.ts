/** Sharing links: the address that others can reach, and the clipboard where there is one. */
import { request, server } from "$lib/api/client";
import { say } from "$lib/i18n/say.svelte";

let found: Promise<string> | null = null;

/** The address at which others reach this server, also where we have opened it as `localhost`. */
export function publicOrigin(): Promise<string> {
  found ??= request(server.GET("/api/way"))
    .then((way) => way.url)
    .catch(() => location.origin);
  return found;
}

/** Copy a link; on plain http in a home network there is no clipboard, so a prompt shows the link for copying by hand. */
export async function copyLink(link: string): Promise<void> {
  if (navigator.clipboard) await navigator.clipboard.writeText(link).catch(() => prompt(say("ui-copy"), link));
  else prompt(say("ui-copy"), link);
}
