/** Open a table with bots and go there at once. */
import { goto } from "$app/navigation";
import { request, server } from "$lib/api/client";
import { session } from "./session.svelte";

export async function playNow(title: string): Promise<void> {
  await session.ensure();
  const table = await request(server.POST("/api/quick", { body: { title, level: "easy" } }));
  await goto(`/t/${table.id}`);
}
