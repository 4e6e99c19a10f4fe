/** What pages and the service worker tell each other. */

/** From a page: take the place of the former version; fetch all that is useful without a network. */
export type ToWorker = { type: "take-over" } | { type: "keep-all"; content: string[] };

/** From the worker, with a port for the answer: which version are you? */
export interface ToPage {
  type: "which-version";
}
