/** Which versions are still open in some tab; their files have to stay. */
import type { ToPage } from "./messages";

const PATIENCE = 2000; // milliseconds

interface Page {
  postMessage(message: ToPage, transfer: Transferable[]): void;
}

/** The versions of all open pages; null if one of them does not answer. */
export async function openVersions(pages: readonly Page[]): Promise<Set<string> | null> {
  const answers = await Promise.all(pages.map(versionOf));
  return answers.every((version) => version !== null) ? new Set(answers) : null;
}

function versionOf(page: Page): Promise<string | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(String(data));
    setTimeout(() => resolve(null), PATIENCE);
    page.postMessage({ type: "which-version" }, [port2]);
  });
}
