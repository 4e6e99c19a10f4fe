/** A live table: receives what the server sends over the WebSocket, sends our actions, and reconnects. */
import { request, Problem, server } from "$lib/api/client";
import { TableLog } from "./log.svelte";
import { isLocal } from "$lib/local/newTable";
import type { TableUpdate } from "./moments";
import { MOST } from "./pace.svelte";
import { Playback } from "./playback.svelte";
import { keepCommitment } from "./commitments";
import type { GameEvent, Room, Schemas } from "$lib/api/types";

export type Eyes = Schemas["Eyes"];
type Sent = Schemas["Request"]["action"];
type WithoutAfter<Each> = Each extends unknown ? Omit<Each, "after"> : never;
/** What a person does; `after` is ours to tell. */
export type Action = WithoutAfter<Sent>;
type Message = Schemas["AnyMessage"];
type Line = "connecting" | "live" | "lost" | "refused";
/** Why we lost our seat: the host sent us away, or our session was ended elsewhere. */
type SeatLoss = "kicked" | "logged-out";

/** What a table needs of a WebSocket; a table on this device has another one. */
export type TableSocket = Pick<WebSocket, "send" | "close" | "onmessage" | "onclose"> & {
  /** Lets the bots of this device wait; a server's do not. */
  hold?: (isHeld: boolean) => void;
};

interface Waiting {
  action: Sent;
  resolve: (number: number) => void;
  reject: (problem: Problem) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const AGAIN = 1500; // after "try-again"
const MOST_BY_CLOCK = 4000; // milliseconds of pauses ahead, where every second counts
const UNKNOWN = 4401;
const TOO_MANY = 4429; // a limit: the reason says when to try again
const NOT_NOW = 4503; // the database is away, or the server is being updated: the reason says which
const FINAL = [4400, UNKNOWN, 4403, 4404, 4409, 4422]; // close codes that another attempt would meet again

export class Table {
  line = $state<Line>("connecting");
  why = $state("");
  isLimited = $state(false);
  /** The close code, where the server will not let us in. */
  closed = $state(0);
  seatLoss = $state<SeatLoss | null>(null);
  room = $state.raw<Room | null>(null);
  log = new TableLog();
  readonly playback = new Playback(
    (update) => this.commit(update),
    () => (this.room?.setup.clock ? MOST_BY_CLOCK : MOST),
  );
  /** Seconds that the server's clock is ahead of ours. */
  ahead = $state(0);

  private socket: TableSocket | null = null;
  private received: number | null = null;
  private latestRoom: Room | null = null;
  private shown: number | null = null;
  private isEndedElsewhere = false; // our session
  private isHeld = false;
  private waiting = new Map<number, Waiting>();
  private lastId = 0;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private isPublic = false,
    private dial: (url: string) => TableSocket = (url) => new WebSocket(url),
  ) {}

  /** The table as each of our seats sees it, after all that has been shown. */
  get eyes(): Eyes[] {
    return this.playback.present;
  }

  open(): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const since = this.received === null ? "" : `?since=${this.received}`;
    const socket = this.dial(`${scheme}://${location.host}/api/tables/${this.id}/play${since}`);
    this.socket = socket;
    if (this.isHeld) socket.hold?.(true);
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as Message);
    socket.onclose = (event) => this.socket === socket && this.lose(event.code, event.reason);
  }

  close(): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  /** Nothing more happens in sight until it is let go: what comes is shown afterwards, and bots of this device wait. */
  hold(isHeld: boolean): void {
    if (isHeld === this.isHeld) return;
    this.isHeld = isHeld;
    this.playback.hold(isHeld);
    this.socket?.hold?.(isHeld);
  }

  /** Connect as another person: other eyes see other things, so everything is asked for again. */
  reopen(): void {
    this.close();
    this.line = "connecting";
    this.forget();
    this.open();
  }

  private forget(): void {
    this.playback.hurry();
    this.received = this.shown = null;
    this.log.forget();
  }

  /** Try at once instead of waiting for the next attempt. */
  retry(): void {
    if (this.line === "lost") this.open();
  }

  /** Do something at the table; answered with the number of its entry once that is durable. */
  act(action: Action): Promise<number> {
    return new Promise((resolve, reject) => {
      const id = ++this.lastId;
      this.waiting.set(id, { action: this.idempotent(action), resolve, reject });
      if (this.line === "live") this.send(id);
    });
  }

  /** The server does an action once, even when we send it again: it knows a move by its request, the rest by `after`. */
  private idempotent(action: Action): Sent {
    return (action.do === "play" || action.do === "rematch" ? action : { ...action, after: this.received }) as Sent;
  }

  private send(id: number): void {
    const waiting = this.waiting.get(id);
    if (!waiting || this.line !== "live") return;
    this.socket?.send(JSON.stringify({ id, action: waiting.action }));
  }

  private receive(message: Message): void {
    if (message.type === "update") this.follow(message);
    else if (message.type === "snapshot") this.start(message);
    else if (message.type === "presence") this.updateRoom(message.room);
    else if (message.type === "watching") this.countSpectators(message.watching);
    else if (message.type === "done") this.settle(message.id)?.resolve(message.number);
    else this.refuse(message);
  }

  /** A TV shows nobody's hand: where our session sits at the table, ask again without it. */
  private async watchPublicly(): Promise<void> {
    const since = this.shown;
    const path = { match: this.id };
    const answer = server.GET("/api/tables/{match}", { params: { path, query: { since } }, credentials: "omit" });
    const snapshot = await request(answer).catch(() => null);
    if (snapshot && this.shown !== since) await this.watchPublicly();
    else if (snapshot && snapshot.number !== since) this.start(snapshot);
  }

  /** Who is connected; the rest of the room may be ahead of what is shown. */
  private updateRoom(room: Room): void {
    this.latestRoom = room;
    if (!this.playback.isBehind) this.room = room;
  }

  private countSpectators(watching: number): void {
    this.latestRoom = { ...this.latestRoom!, watching };
    this.room = { ...this.room!, watching };
  }

  /** Show others' moves one after another when they come at once, and everything else as soon as it arrives. */
  private follow({ room, ...rest }: Schemas["Update"]): void {
    const { number, kind, seat, at } = rest.happened;
    if (this.received !== null && number <= this.received) return;
    const update = { ...rest, room: (this.latestRoom = room ?? this.latestRoom!) };
    this.received = number;
    this.ahead = at - Date.now() / 1000;
    const isOwn = kind === "moved" && update.room.seats[seat ?? -1]?.mine;
    this.playback.add(update, kind !== "moved" || !!isOwn);
  }

  /** What is told with what is shown, as a seat knows it. */
  news(seat: number | null): GameEvent[] {
    return this.playback.news(seat) ?? this.log.news(seat);
  }

  private start(snapshot: Schemas["Snapshot"]): void {
    this.playback.hurry();
    if (this.isPublic && snapshot.eyes.some((eyes) => eyes.seat !== null)) return void this.watchPublicly();
    this.checkSeats(snapshot.room, snapshot.missed);
    this.room = this.latestRoom = snapshot.room;
    if (snapshot.room.state !== "over" && !isLocal(this.id)) keepCommitment(this.id, snapshot.room.commitment);
    this.playback.begin(snapshot.eyes);
    this.log.catchUp(snapshot.missed, snapshot.eyes);
    this.received = this.shown = snapshot.number;
    this.line = "live";
    this.why = "";
    this.wait = FIRST_WAIT;
    for (const id of this.waiting.keys()) this.send(id);
  }

  /** The table becomes what it is after the update; false where a TV must not show that. */
  private commit(update: TableUpdate): boolean {
    if (this.isPublic && update.eyes.some((eyes) => eyes.seat !== null)) {
      void this.watchPublicly();
      return false;
    }
    this.checkSeats(update.room, [update.happened]);
    this.room = update.room;
    this.shown = update.happened.number;
    this.log.add(update.happened, update.eyes);
    return true;
  }

  /** Notice when we have lost our seat, or have one again. */
  private checkSeats(room: Room, happened: Schemas["Happened"][]): void {
    const before = this.room?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [];
    const isKicked = happened.some(({ kind, by, seat }) => kind === "left" && by === "host" && before.includes(seat!));
    const isBack = happened.some(({ kind }) => kind === "readmitted") && !room.sent_away?.some(({ mine }) => mine);
    if (room.seats.some((seat) => seat.mine)) this.seatLoss = null;
    else if (before.length && this.isEndedElsewhere) this.seatLoss = "logged-out";
    else if (isBack && this.seatLoss === "kicked") this.seatLoss = null;
    else if (isKicked) this.seatLoss = "kicked";
    this.isEndedElsewhere = false;
  }

  private refuse(refused: Schemas["ActionRefused"]): void {
    if (refused.code === "try-again") setTimeout(() => this.send(refused.id), AGAIN);
    else this.settle(refused.id)?.reject(new Problem(refused.code, refused.error, refused.rule ?? null));
  }

  private settle(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }

  private lose(code: number, reason: string): void {
    this.socket = null;
    const isNewSession = code === UNKNOWN && this.line === "live"; // logged in or out in another tab
    if (isNewSession) {
      this.isEndedElsewhere = !this.isPublic;
      this.forget();
    } else if (FINAL.includes(code)) {
      if (this.isEndedElsewhere && this.room?.seats.some((seat) => seat.mine)) this.seatLoss = "logged-out";
      this.line = "refused";
      this.why = reason;
      this.closed = code;
      for (const id of [...this.waiting.keys()]) this.settle(id)?.reject(new Problem("refused", reason));
      return;
    }
    this.line = "lost";
    this.isLimited = code === TOO_MANY;
    this.why = this.isLimited || code === NOT_NOW ? reason : "";
    if (this.isLimited) this.wait = LONGEST_WAIT;
    this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }
}
