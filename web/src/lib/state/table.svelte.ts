/** A table, live: what the server tells over the WebSocket, what we ask of it, and coming back when the line breaks. */
import { got, Problem, server } from "$lib/api/client";
import { TableLog } from "./log.svelte";
import { Pace } from "./pace";
import { keepCommitment } from "./commitments";
import type { Room, Schemas } from "$lib/api/types";

export type Eyes = Schemas["Eyes"];
type Sent = Schemas["Request"]["action"];
type WithoutAfter<Each> = Each extends unknown ? Omit<Each, "after"> : never;
/** What a person does; `after` is ours to tell. */
export type Action = WithoutAfter<Sent>;
type Message = Schemas["AnyMessage"];
/** An update with the room as it is after it, whether it has changed or not. */
type Shown = Omit<Schemas["Update"], "room"> & { room: Room };
type Line = "connecting" | "live" | "lost" | "refused";
/** Why one who sat here sits here no longer: the host has sent them away, or their session was ended elsewhere. */
type Parted = "kicked" | "logged-out";

interface Waiting {
  action: Sent;
  resolve: (number: number) => void;
  reject: (problem: Problem) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const AGAIN = 1500; // after "try-again"
const UNKNOWN = 4401;
const FINAL = [4400, UNKNOWN, 4403, 4404]; // close codes that another attempt would meet again

export class Table {
  line = $state<Line>("connecting");
  why = $state("");
  /** The close code of a door that stays closed. */
  closed = $state(0);
  parted = $state<Parted | null>(null);
  room = $state.raw<Room | null>(null);
  eyes = $state.raw<Eyes[]>([]);
  log = new TableLog();
  /** Seconds that the server's clock is ahead of ours. */
  ahead = $state(0);

  private socket: WebSocket | null = null;
  private heard: number | null = null;
  private heardRoom: Room | null = null;
  private seen: number | null = null;
  private isOverElsewhere = false; // our session
  private waiting = new Map<number, Waiting>();
  private asked = 0;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pace = new Pace<Shown>((told) => this.show(told));

  constructor(
    readonly id: string,
    private isPublic = false,
    private dial: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {}

  open(): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const since = this.heard === null ? "" : `?since=${this.heard}`;
    const socket = this.dial(`${scheme}://${location.host}/api/tables/${this.id}/play${since}`);
    this.socket = socket;
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Message);
    socket.onclose = (event) => this.socket === socket && this.lose(event.code, event.reason);
  }

  close(): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  /** Come again as somebody else: the eyes are others', so everything is told anew. */
  reopen(): void {
    this.close();
    this.line = "connecting";
    this.forget();
    this.open();
  }

  private forget(): void {
    this.hurry();
    this.heard = this.seen = null;
    this.log.forget();
  }

  /** Try at once instead of waiting for the next attempt. */
  retry(): void {
    if (this.line === "lost") this.open();
  }

  /** Do something at the table; answered with the number of its entry once that is durable. */
  act(action: Action): Promise<number> {
    return new Promise((resolve, reject) => {
      const id = ++this.asked;
      this.waiting.set(id, { action: this.once(action), resolve, reject });
      if (this.line === "live") this.send(id);
    });
  }

  /** Sent again after a lost answer it is done once: a move by its request, the rest by the entry we had. */
  private once(action: Action): Sent {
    return (action.do === "play" || action.do === "rematch" ? action : { ...action, after: this.heard }) as Sent;
  }

  private send(id: number): void {
    const waiting = this.waiting.get(id);
    if (!waiting || this.line !== "live") return;
    this.socket?.send(JSON.stringify({ id, action: waiting.action }));
  }

  private hear(message: Message): void {
    if (message.type === "update") this.follow(message);
    else if (message.type === "snapshot") this.start(message);
    else if (message.type === "presence") this.meet(message.room);
    else if (message.type === "done") this.settle(message.id)?.resolve(message.number);
    else this.refuse(message);
  }

  /** On a TV nobody's hand is shown: whoever sits here asks again as somebody unknown. */
  private async lookOn(): Promise<void> {
    const since = this.seen;
    const path = { match: this.id };
    const asked = server.GET("/api/tables/{match}", { params: { path, query: { since } }, credentials: "omit" });
    const told = await got(asked).catch(() => null);
    if (told && this.seen !== since) await this.lookOn();
    else if (told && told.number !== since) this.start(told);
  }

  /** Who is connected; the rest of the room may be ahead of what is shown. */
  private meet(room: Room): void {
    this.heardRoom = room;
    if (!this.pace.isBehind) this.room = room;
  }

  /** Others' moves that come at once are shown in turn; everything else as soon as it is heard. */
  private follow({ room, ...rest }: Schemas["Update"]): void {
    const { number, kind, seat, at } = rest.happened;
    if (this.heard !== null && number <= this.heard) return;
    const told = { ...rest, room: (this.heardRoom = room ?? this.heardRoom!) };
    this.heard = number;
    this.ahead = at - Date.now() / 1000;
    const isOwn = kind === "moved" && told.room.seats[seat ?? -1]?.mine;
    this.pace.add(
      told,
      kind === "moved" && !isOwn,
      told.eyes.some((eyes) => eyes.events.length > 0),
    );
  }

  /** Show all that was heard. */
  hurry(): void {
    this.pace.hurry();
  }

  private start(told: Schemas["Snapshot"]): void {
    this.hurry();
    if (this.isPublic && told.eyes.some((eyes) => eyes.seat !== null)) return void this.lookOn();
    this.part(told.room, told.missed);
    this.room = this.heardRoom = told.room;
    if (told.room.state !== "over") keepCommitment(this.id, told.room.commitment);
    this.eyes = told.eyes;
    this.log.catchUp(told.missed, told.eyes);
    this.heard = this.seen = told.number;
    this.line = "live";
    this.wait = FIRST_WAIT;
    for (const id of this.waiting.keys()) this.send(id);
  }

  private show(told: Shown): void {
    if (this.isPublic && told.eyes.some((eyes) => eyes.seat !== null)) return void this.lookOn();
    this.part(told.room, [told.happened]);
    this.room = told.room;
    this.eyes = told.eyes;
    this.seen = told.happened.number;
    this.log.add(told.happened, told.eyes);
  }

  /** Do we still sit where we sat? */
  private part(room: Room, happened: Schemas["Happened"][]): void {
    const before = this.room?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [];
    const isKicked = happened.some(({ kind, by, seat }) => kind === "left" && by === "host" && before.includes(seat!));
    const isBack = happened.some(({ kind }) => kind === "readmitted") && !room.sent_away?.some(({ mine }) => mine);
    if (room.seats.some((seat) => seat.mine)) this.parted = null;
    else if (before.length && this.isOverElsewhere) this.parted = "logged-out";
    else if (isBack && this.parted === "kicked") this.parted = null;
    else if (isKicked) this.parted = "kicked";
    this.isOverElsewhere = false;
  }

  private refuse(told: Schemas["Refused"]): void {
    if (told.code === "try-again") setTimeout(() => this.send(told.id), AGAIN);
    else this.settle(told.id)?.reject(new Problem(told.code, told.error, told.rule ?? null));
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
      this.isOverElsewhere = !this.isPublic;
      this.forget();
    } else if (FINAL.includes(code)) {
      if (this.isOverElsewhere && this.room?.seats.some((seat) => seat.mine)) this.parted = "logged-out";
      this.line = "refused";
      this.why = reason;
      this.closed = code;
      for (const id of [...this.waiting.keys()]) this.settle(id)?.reject(new Problem("refused", reason));
      return;
    }
    this.line = "lost";
    this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }
}
