/** Passing links on: the address that others can reach, and the clipboard where there is one. */
import { got, server } from "$lib/api/client";
import { say } from "$lib/i18n/say.svelte";

let asked: Promise<string> | null = null;

/** Where others find this server; somebody who has opened `localhost` passes on what phones can reach. */
export function origin(): Promise<string> {
  asked ??= got(server.GET("/api/way"))
    .then((way) => way.url)
    .catch(() => location.origin);
  return asked;
}

/** Copy a link; on plain http in a home network there is no clipboard, so it is there to be marked. */
export async function copy(link: string): Promise<void> {
  if (navigator.clipboard) await navigator.clipboard.writeText(link).catch(() => prompt(say("ui-copy"), link));
  else prompt(say("ui-copy"), link);
}
