/** A replay made by the rules in a worker: of a table on this device, or of a save file. */
import { Problem, request, server } from "../api/client";
import type { Schemas } from "../api/types";
import { isLocal } from "../local/newTable";
import { isHere, rulesAddresses } from "../local/rulesFiles";
import { unkept } from "../local/tables";
import { openedFile } from "./openedFile";
import type { Asked, FromReplay, ToReplay } from "./replayHost";
import type { Chronicle, Replay } from "./replay";
import { type ReplaySource, ServerReplay } from "./source";

/** A worker, or what a test has in its place. */
export interface ReplayWorker {
  postMessage(message: ToReplay): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromReplay>) => unknown) | null;
  onerror: ((event: ErrorEvent) => unknown) | null;
}

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (problem: Problem) => void;
}

export class WorkerReplay implements ReplaySource {
  readonly isShared = false;
  private waiting = new Map<number, Waiting>();
  private lastId = 0;
  private worker: ReplayWorker | null = null;

  /** `first` asks for the replay itself. */
  constructor(
    private first: Extract<Asked, { ask: "table" | "file" | "match" }>,
    private spawn: () => ReplayWorker = newWorker,
  ) {}

  replay(): Promise<Replay> {
    return this.ask(this.first) as Promise<Replay>;
  }

  moment(number: number, seat: number | null, whole: boolean): Promise<Schemas["Moment"]> {
    return this.ask({ ask: "moment", number, seat, whole }) as Promise<Schemas["Moment"]>;
  }

  chronicle(): Promise<Chronicle> {
    return this.ask({ ask: "chronicle" }) as Promise<Chronicle>;
  }

  async save(): Promise<string> {
    const text = (await this.ask({ ask: "save" })) as string;
    return URL.createObjectURL(new Blob([text], { type: "application/json" }));
  }

  close(): void {
    this.worker?.terminate();
    this.worker = null;
  }

  private ask(asked: Asked): Promise<unknown> {
    const worker = (this.worker ??= this.begun());
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({ id, ...asked });
    });
  }

  private begun(): ReplayWorker {
    const worker = this.spawn();
    worker.onmessage = ({ data }) => this.receive(data);
    worker.onerror = ({ message }) => {
      for (const { reject } of this.waiting.values()) reject(new Problem("failed", message));
      this.waiting.clear();
    };
    return worker;
  }

  private receive(message: FromReplay): void {
    const asker = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if ("answer" in message) asker?.resolve(message.answer);
    else asker?.reject(new Problem(message.code, message.message));
  }
}

/** The address of the save that was opened last. */
export const FILE = "file";

/** Where the replay at an address comes from. */
export function sourceOf(id: string): ReplaySource {
  const rules = rulesAddresses();
  if (id === FILE) return new WorkerReplay({ ask: "file", text: openedFile.read(), rules });
  if (!isLocal(id)) return new ServerReplay(id);
  return new WorkerReplay({ ask: "table", table: id, unkept: unkept.find(id)?.log ?? null, rules });
}

/** A match that is over, played again by the rules in this page; null where they are not here. */
export async function playedHere(id: string): Promise<WorkerReplay | null> {
  const source = sourceOf(id);
  if (source instanceof WorkerReplay) return source;
  const { eyes: _eyes, ...match } = await source.replay();
  if (!isHere(match.setup.title)) return null;
  const blank = match.setup.pack ? await blankOf(id) : null;
  return new WorkerReplay({ ask: "match", match: match as Schemas["MatchReplay"], blank, rules: rulesAddresses() });
}

/** The table with an owner's components laid out, as the server proves it. */
async function blankOf(match: string): Promise<string | null> {
  return (await request(server.GET("/api/replays/{match}/verify", { params: { path: { match } } }))).blank ?? null;
}

function newWorker(): ReplayWorker {
  return new Worker(new URL("./replayWorker.ts", import.meta.url), { type: "module" });
}
