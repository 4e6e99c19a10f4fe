/** One tap and one plays: a table with bots. */
import { goto } from "$app/navigation";
import { got, server } from "$lib/api/client";
import { here } from "./session.svelte";

export async function playNow(title: string): Promise<void> {
  await here.known();
  const table = await got(server.POST("/api/quick", { body: { title, level: "easy" } }));
  await goto(`/t/${table.id}`);
}
