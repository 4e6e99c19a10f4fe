/** Requests to the server: typed by its document, with the token against forgery; errors become a Problem. */
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

/** Set the token that GET /api/me returns; every request that changes something carries it. */
export function useCsrfToken(csrf: string | null): void {
  token = csrf;
}

let endSession: () => void = () => undefined;

/** Set what happens when the server does not know our session any more. */
export function onSessionEnd(work: () => void): void {
  endSession = work;
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
    return copy && !token && response.status === REFUSED ? retryWithToken(copy, response) : response;
  },
});

/** A browser may forget the token and keep the cookie: fetch the token and send the request once more. */
async function retryWithToken(request: Request, refused: Response): Promise<Response> {
  const me = await fetch("/api/me");
  if (!me.ok) return refused;
  useCsrfToken(((await me.json()) as Schemas["Me"]).csrf);
  request.headers.set("X-CSRF-Token", token ?? "");
  return fetch(request);
}

type Answer<Data> = Promise<{ data?: Data; error?: unknown; response: Response }>;

/** The data of an answer; throws a Problem when the server refuses or cannot be reached. */
export async function request<Data>(answer: Answer<Data>): Promise<Data> {
  const { data, error, response } = await answer.catch(() => {
    throw new Problem("offline", "the server cannot be reached");
  });
  if (response.ok) return data as Data;
  const problem = problemOf(error, response);
  if (problem.code === "who-are-you") endSession();
  throw problem;
}

function problemOf(error: unknown, { status, headers }: Response): Problem {
  const body = error as Partial<Schemas["Error"]> | undefined;
  const message = body?.error ?? `HTTP ${status}`;
  return new Problem(body?.code ?? "offline", message, body?.rule ?? null, headers.get("Content-Language"));
}

/** A text of the server: words or rules. */
export async function requestText(path: string): Promise<string> {
  const response = await fetch(path).catch(() => {
    throw new Problem("offline", "the server cannot be reached");
  });
  if (!response.ok) throw problemOf(await response.json().catch(() => undefined), response);
  return response.text();
}
