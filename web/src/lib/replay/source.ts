/** Where a replay comes from: a server, or the rules in this page. */
import { request, server } from "../api/client";
import type { Schemas } from "../api/types";
import { momentOf } from "./moments";
import { type Replay, allEyes } from "./replay";

type Moment = Schemas["Moment"];

export interface ReplaySource {
  /** Can others open it by its address? */
  readonly isShared: boolean;
  replay(): Promise<Replay>;
  moment(number: number, seat: number | null, whole: boolean): Promise<Moment>;
  /** The address of its save file. */
  save(): Promise<string>;
  close(): void;
}

export class ServerReplay implements ReplaySource {
  readonly isShared = true;

  constructor(private id: string) {}

  async replay(): Promise<Replay> {
    const params = { path: { match: this.id } };
    const replay = await request(server.GET("/api/replays/{match}", { params }));
    return { ...replay, eyes: allEyes(replay.setup.seats) };
  }

  moment(number: number, seat: number | null, whole: boolean): Promise<Moment> {
    return momentOf(this.id, number, seat, whole);
  }

  save(): Promise<string> {
    return Promise.resolve(`/api/replays/${this.id}/save`);
  }

  close(): void {
    // nothing is open
  }
}
