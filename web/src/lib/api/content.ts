/** Content of the titles, which never changes while a server runs: files, from a server and from a static host alike. */
import { resolve } from "$app/paths";
import { Problem } from "./client";

/** A file of the content as data; `path` is its address below content/, without the ending. */
export async function content<Thing>(path: string): Promise<Thing> {
  return (await fetchContent(`${path}.json`)).json() as Promise<Thing>;
}

/** A file of the content as it is. */
export async function contentText(file: string): Promise<string> {
  return (await fetchContent(file)).text();
}

export function contentAddress(file: string): string {
  return `${resolve("/")}content/${file}`;
}

async function fetchContent(file: string): Promise<Response> {
  const answer = await fetch(contentAddress(file)).catch(() => {
    throw new Problem("offline", "the server cannot be reached");
  });
  if (!answer.ok) throw new Problem(answer.status === 404 ? "not-found" : "offline", `${file}: ${answer.status}`);
  return answer;
}
