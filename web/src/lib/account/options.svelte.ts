/** What this server can do for accounts; asked once, by the first part of a page that wants to know. */
import { request, server } from "$lib/api/client";
import type { Schemas } from "$lib/api/types";

class AccountOptions {
  found = $state.raw<Schemas["AccountOptions"] | null>(null);
  private asked = false;

  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    this.found = await request(server.GET("/api/account-options")).catch(() => null);
    this.asked = this.found !== null;
  }
}

export const accountOptions = new AccountOptions();
