/** Requests in the form of openapi-fetch, with its types and a tenth of its code. */
import type { Client } from "openapi-fetch";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

interface Asked {
  params?: { path?: Record<string, string | number>; query?: Record<string, unknown> };
  body?: unknown;
  credentials?: RequestCredentials;
}

/** A client of a document's paths; `send` sends what it has made. */
export function createClient<Paths extends object>(send: (request: Request) => Promise<Response>): Client<Paths> {
  const ask =
    (method: string) =>
    async (path: string, asked: Asked = {}) => {
      const response = await send(requestOf(method, path, asked));
      const content = await contentOf(response);
      return response.ok ? { data: content, response } : { error: content, response };
    };
  return Object.fromEntries(METHODS.map((method) => [method, ask(method)])) as unknown as Client<Paths>;
}

function requestOf(method: string, path: string, { params, body, credentials }: Asked): Request {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.path?.[name] ?? ""));
  const given = Object.entries(params?.query ?? {}).filter(([, value]) => value !== null && value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return new Request(query ? `${address}?${query}` : address, {
    method,
    ...(credentials && { credentials }),
    ...(body !== undefined && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  });
}

/** What an answer holds: nothing, JSON, or a text. */
async function contentOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!text) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
