/** The service worker as a page sees it: registered when the page rests; a new version waits until it is wanted. */
import { version } from "$app/environment";
import { base } from "$app/paths";
import { contentPaths } from "./contentPaths";
import type { ToPage, ToWorker } from "./messages";

const HOUR = 3_600_000;
const IDLE = 3000; // milliseconds without a request after which a page counts as resting

class Updates {
  /** A newer version is here and waits. */
  isReady = $state(false);
  private registration: ServiceWorkerRegistration | null = null;
  private isAccepted = false;

  /** Begin, where the browser has service workers: not over plain HTTP, unless the server is this machine. */
  start(): void {
    const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!container) return;
    container.addEventListener("message", answer);
    container.addEventListener("controllerchange", () => this.isAccepted && location.reload());
    whenIdle(() => void this.register(container).catch(() => null)); // without it the page is as it was
  }

  /** Load the new version, because somebody has asked for it; other tabs stay as they are. */
  accept(): void {
    this.isAccepted = true;
    const waiting = this.registration?.waiting;
    if (waiting) waiting.postMessage({ type: "take-over" } satisfies ToWorker);
    else location.reload(); // another tab was quicker
  }

  private async register(container: ServiceWorkerContainer): Promise<void> {
    const registration = await container.register(`${base}/service-worker.js`, { updateViaCache: "none" });
    this.registration = registration;
    this.watch(registration.installing);
    registration.addEventListener("updatefound", () => this.watch(registration.installing));
    this.isReady = !!registration.waiting;
    setInterval(() => void registration.update().catch(() => null), HOUR);
    if (!savesData()) (await container.ready).active?.postMessage(await keepAll());
  }

  private watch(worker: ServiceWorker | null): void {
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed") this.isReady = !!navigator.serviceWorker.controller;
    });
  }
}

function answer({ data, ports }: MessageEvent<ToPage>): void {
  if (data.type === "which-version") ports[0]?.postMessage(version);
}

async function keepAll(): Promise<ToWorker> {
  return { type: "keep-all", content: await contentPaths() };
}

/** Does this person pay for every byte? */
function savesData(): boolean {
  return !!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
}

/** Work when the page has asked for nothing for a while: the first visit has the network for itself. */
function whenIdle(work: () => void, before = -1): void {
  const fetched = performance.getEntriesByType("resource").length;
  if (fetched === before) work();
  else setTimeout(() => whenIdle(work, fetched), IDLE);
}

export const updates = new Updates();
