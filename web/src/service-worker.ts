/** Pages, rules and content without a network; everything of people and tables stays with the server. */
/// <reference no-default-lib="true"/>
/// <reference lib="esnext" />
/// <reference lib="webworker" />
/// <reference types="@sveltejs/kit" />
import { base, files, version } from "$service-worker";
import { openVersions } from "./lib/offline/census";
import type { ToWorker } from "./lib/offline/messages";
import { answerOf } from "./lib/offline/routes";
import { Shell } from "./lib/offline/shell";
import { forgetVersions, keep, REPLAYS } from "./lib/offline/stores";

const worker = self as unknown as ServiceWorkerGlobalScope;
const scope = new URL(`${base}/`, worker.location.origin).href;
const shell = new Shell(
  version,
  scope,
  files.map((file) => file.slice(base.length + 1)),
);
const SLOW = 4000; // milliseconds after which a kept answer is better than none
const BROKEN = 500; // and above: the server, or a proxy before it, has no answer

worker.addEventListener("install", (event) => event.waitUntil(shell.install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => event.waitUntil(receive(event.data as ToWorker)));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  switch (answerOf(request, scope)) {
    case "page":
      return event.respondWith(page(request));
    case "server-page":
      return event.respondWith(serverPage(request));
    case "asset":
      return event.respondWith(asset(request));
    case "content":
      return event.respondWith(networkFirst(event, shell.store));
    case "replay":
      return event.respondWith(networkFirst(event, REPLAYS));
  }
});

async function activate(): Promise<void> {
  await worker.clients.claim();
  await tidy();
}

async function receive(message: ToWorker): Promise<void> {
  if (message.type === "take-over") return worker.skipWaiting();
  await tidy();
  await shell.keepRest();
  for (const path of message.content) await keepContent(path);
}

/** Forget versions that no tab shows any more. */
async function tidy(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const used = await openVersions(pages);
  if (used) await forgetVersions(used.add(version), scope);
}

async function keepContent(path: string): Promise<void> {
  const url = scope + path;
  if (answerOf({ url, method: "GET", mode: "cors" }, scope) === "content") await shell.keepContent(url);
}

/** The page of this version, so that its scripts fit; from the network if ours is not whole. */
async function page(request: Request): Promise<Response> {
  return (await shell.page()) ?? fetch(request);
}

/** The server's page, which understands what the server shows; ours when there is no network or a very slow one. */
async function serverPage(request: Request): Promise<Response> {
  const fresh = await Promise.race([fetch(request).catch(() => undefined), late()]);
  return fresh?.ok ? fresh : page(request);
}

async function asset(request: Request): Promise<Response> {
  return (await shell.kept(request)) ?? fetch(request);
}

/** The answer of the network, kept for later; a kept one when there is no network or a very slow one. */
async function networkFirst(event: FetchEvent, store: string): Promise<Response> {
  const fresh = fetch(event.request);
  event.waitUntil(fresh.then((answer) => keep(store, event.request, answer.clone())).catch(() => undefined));
  const first = await Promise.race([fresh.catch(() => undefined), late()]);
  return first && first.status < BROKEN ? first : ((await shell.kept(event.request)) ?? fresh);
}

const late = () => new Promise<undefined>((resolve) => setTimeout(resolve, SLOW));
