/** Logging in on the way to a table. */
const BACK = "back";

/** The page to log in on, from which one comes back to a table. */
export function loginPath(table: string): string {
  return `/account?${BACK}=${encodeURIComponent(`/t/${table}`)}`;
}

/** Where somebody goes who has logged in: back to a table of this server, and nowhere else. */
export function returnPath(address: URL): string | null {
  const back = address.searchParams.get(BACK);
  return back && /^\/t\/[\w-]+$/.test(back) ? back : null;
}
