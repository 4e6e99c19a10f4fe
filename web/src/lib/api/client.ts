/** Requests to the server: typed by its document, with the token against forgery; errors become a Problem. */
import { createClient } from "./http";
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

/** Is there a server? The pages of a static host say in their head that there is none. */
export const hasServer = !globalThis.document?.querySelector('meta[name="herotable-server"][content="none"]');

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

export const server = createClient<paths>(send);

/** Send a request in the language of the page; what changes something carries the token. */
async function send(request: Request): Promise<Response> {
  request.headers.set("Accept-Language", document.documentElement.lang);
  if (request.method === "GET") return ask(request);
  if (token) request.headers.set("X-CSRF-Token", token);
  const copy = request.clone();
  const response = await ask(request);
  return !token && response.status === REFUSED ? retryWithToken(copy, response) : response;
}

/** Pages without a server ask nothing of it: on their host others may live. */
async function ask(request: Request): Promise<Response> {
  if (!hasServer) throw new Problem("no-server", "this copy has no server");
  return fetch(request);
}

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
  const { data, error, response } = await answer.catch((error) => {
    throw error instanceof Problem ? error : new Problem("offline", "the server cannot be reached");
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
