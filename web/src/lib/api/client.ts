/** Asking the server over HTTP: typed by its document, with the token against forgery, errors as readable problems. */
import createClient from "openapi-fetch";
import type { paths } from "./schema";
import type { Schemas } from "./types";

/** Why something was not done: `code` for programs, `rule` the paragraph that forbids a move, and the message's language. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly rule: string | null = null,
    readonly language: string | null = null,
  ) {
    super(message);
  }
}

let token: string | null = null;

/** The token that GET /api/me tells; everything that changes something carries it. */
export function useToken(csrf: string | null): void {
  token = csrf;
}

let forget: () => void = () => undefined;

/** What to do when the server answers that it does not know us, or no longer. */
export function whenUnknown(work: () => void): void {
  forget = work;
}

const REFUSED = 403;
const sent = new Map<string, Request>(); // copies of what is under way and changes something

export const server = createClient<paths>({ baseUrl: "/" });
server.use({
  onRequest({ request, id }) {
    request.headers.set("Accept-Language", document.documentElement.lang);
    if (request.method === "GET") return request;
    if (token) request.headers.set("X-CSRF-Token", token);
    sent.set(id, request.clone());
    return request;
  },
  async onResponse({ response, id }) {
    const copy = sent.get(id);
    sent.delete(id);
    return copy && !token && response.status === REFUSED ? again(copy, response) : response;
  },
});

/** A browser may forget the token and keep the cookie: then it is asked for, and the request made once more. */
async function again(request: Request, refused: Response): Promise<Response> {
  const me = await fetch("/api/me");
  if (!me.ok) return refused;
  useToken(((await me.json()) as Schemas["Me"]).csrf);
  request.headers.set("X-CSRF-Token", token ?? "");
  return fetch(request);
}

type Answered<Data> = Promise<{ data?: Data; error?: unknown; response: Response }>;

/** What the server answers; a Problem when it says no or cannot be reached. */
export async function got<Data>(answered: Answered<Data>): Promise<Data> {
  const { data, error, response } = await answered.catch(() => {
    throw new Problem("offline", "the server cannot be reached");
  });
  if (response.ok) return data as Data;
  const problem = problemOf(error, response);
  if (problem.code === "who-are-you") forget();
  throw problem;
}

function problemOf(error: unknown, { status, headers }: Response): Problem {
  const told = error as Partial<Schemas["Error"]> | undefined;
  const said = told?.error ?? `HTTP ${status}`;
  return new Problem(told?.code ?? "offline", said, told?.rule ?? null, headers.get("Content-Language"));
}

/** Texts: words and rules. */
export async function text(path: string): Promise<string> {
  const response = await fetch(path).catch(() => {
    throw new Problem("offline", "the server cannot be reached");
  });
  if (!response.ok) throw problemOf(await response.json().catch(() => undefined), response);
  return response.text();
}
