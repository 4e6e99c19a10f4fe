/** The way to the log-in page and back to a table. */
import { resolve } from "$app/paths";

const BACK = "back";

/** The address of the log-in page that leads back to a table. */
export function loginPath(table: string): string {
  return resolve(`/account?${BACK}=${encodeURIComponent(`/t/${table}`)}`);
}

/** Where to go after logging in: back to a table of this server, and nowhere else. */
export function returnPath(address: URL): string | null {
  const back = address.searchParams.get(BACK);
  return back && /^\/t\/[\w-]+$/.test(back) ? resolve(back as `/t/${string}`) : null;
}
