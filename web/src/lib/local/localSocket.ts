/** A table on this device in place of a WebSocket: it says what a server would say. */
import type { RulesAddress } from "./fetchFiles";
import { rulesAddresses } from "./rulesFiles";
import { unkept } from "./tables";
import type { FromTable, ToTable } from "./tableHost";

/** The worker of a table, or what a test has in its place. */
export interface TableWorker {
  postMessage(message: ToTable): void;
  onmessage: ((event: MessageEvent<FromTable>) => unknown) | null;
  onerror: ((event: ErrorEvent) => unknown) | null;
}

const BROKEN = 1011; // as a server that has made a mistake closes

type Page = Pick<Document, "hidden" | "addEventListener" | "removeEventListener">;

export class LocalSocket {
  onmessage: ((event: MessageEvent<string>) => unknown) | null = null;
  onclose: ((event: CloseEvent) => unknown) | null = null;
  private tellHidden = () => this.worker.postMessage({ type: "hidden", isHidden: this.page.hidden });

  /** `url` is that of the table's WebSocket, as a server would have it. */
  constructor(
    url: string,
    private worker: TableWorker = newWorker(),
    private page: Page = document,
    rules: Record<string, RulesAddress> = rulesAddresses(),
  ) {
    const { pathname, searchParams } = new URL(url);
    const id = pathname.split("/").at(-2) ?? "";
    worker.onmessage = ({ data }) => this.receive(data);
    worker.onerror = ({ message }) => this.receive({ type: "closed", code: BROKEN, reason: message });
    page.addEventListener("visibilitychange", this.tellHidden);
    this.tellHidden();
    worker.postMessage({
      type: "open",
      id,
      since: Number(searchParams.get("since") ?? 0),
      rules,
      unkept: unkept.find(id),
    });
  }

  send(text: string): void {
    this.worker.postMessage({ type: "request", text });
  }

  /** The bots wait while something is read before the game. */
  hold(isHeld: boolean): void {
    this.worker.postMessage({ type: "hold", isHeld });
  }

  /** Leave: the worker writes what it has begun to write, and ends. */
  close(): void {
    this.page.removeEventListener("visibilitychange", this.tellHidden);
    this.worker.onmessage = this.worker.onerror = null;
    this.worker.postMessage({ type: "close" });
  }

  private receive(message: FromTable): void {
    if (message.type === "message") return void this.onmessage?.(new MessageEvent("message", { data: message.text }));
    if (message.type === "unkept") return unkept.put(message.log, message.summary);
    this.close();
    this.onclose?.(new CloseEvent("close", { code: message.code, reason: message.reason }));
  }
}

function newWorker(): TableWorker {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
}
