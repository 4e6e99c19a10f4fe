import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keptCommitment } from "./commitments";
import { Table } from "./table.svelte";
import type { Room } from "$lib/api/types";

class Socket {
  static all: Socket[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  sent: { id: number; action: { do: string } }[] = [];

  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006, reason = "") {
    this.onclose?.({ code, reason });
  }
}

const room = { id: "m", state: "playing", seats: [], setup: { clock: null } } as unknown as Room;
const eyes = (events: object[] = [], entries: number[] = []) => [{ seat: 0, view: null, events, request: 7, entries }];
const snapshot = (number: number, missed: object[] = [], told = eyes()) => ({
  type: "snapshot",
  number,
  room,
  eyes: told,
  missed,
});
const moved = (number: number, seat: number) => ({ number, at: number, kind: "moved", seat });
const update = (happened: { number: number; [field: string]: unknown }, events: object[] = []) => ({
  type: "update",
  happened,
  room,
  eyes: eyes(events, Array<number>(events.length).fill(happened.number)),
});
const move = { do: "play", seat: 0, move: "roll", request: 7 } as const;
const last = () => Socket.all.at(-1)!;

function opened(): Table {
  const table = new Table("m", false, (url) => new Socket(url) as unknown as WebSocket);
  table.open();
  return table;
}

beforeEach(() => {
  Socket.all = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe("a table", () => {
  test("is live after the snapshot, and follows what happens", () => {
    const table = opened();
    expect(table.line).toBe("connecting");
    last().tell(snapshot(2, [moved(2, 1)]));
    expect(table.line).toBe("live");
    last().tell(update(moved(3, 0), [{ event: "rolled", seat: 0 }]));
    expect(table.log.made).toEqual([1, 0]);
    expect(table.log.news(0)).toEqual([{ event: "rolled", seat: 0 }]);
  });

  test("a browser that keeps nothing is no obstacle; of tables on this device no commitment is kept", () => {
    const closed = () => {
      throw new DOMException("not here", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: closed, setItem: closed });
    const table = opened();
    last().tell({ ...snapshot(2), room: { ...room, commitment: "c" } });
    expect(table.line).toBe("live");
    const here = new Table("local-m", false, (url) => new Socket(url) as unknown as WebSocket);
    here.open();
    last().tell({ ...snapshot(2), room: { ...room, commitment: "d" } });
    vi.unstubAllGlobals();
    expect([keptCommitment("m"), keptCommitment("local-m")]).toEqual(["c", null]);
  });

  test("an update heard twice counts once", () => {
    const table = opened();
    last().tell(snapshot(2));
    last().tell(update(moved(3, 0)));
    last().tell(update(moved(3, 0)));
    expect(table.log.made).toEqual([0]);
  });

  test("what is taken back is gone from the moves", () => {
    const table = opened();
    last().tell(snapshot(4, [moved(2, 0), moved(3, 1), moved(4, 0)]));
    last().tell(update({ number: 5, at: 5, kind: "undone", seat: 0, to: 1 }));
    expect(table.log.made).toEqual([0]);
  });

  test("what is taken back is struck from the log, and the log says how much it was", () => {
    const table = opened();
    const rolled = (seat: number) => [{ event: "rolled", seat }];
    last().tell(snapshot(2, [{ number: 1, at: 1, kind: "started" }, moved(2, 0)]));
    last().tell(update(moved(3, 1), rolled(1)));
    last().tell(update(moved(4, 0), rolled(0)));
    last().tell(update(moved(5, 0), rolled(0)));
    table.playback.hurry();
    expect(table.log.lines(0).some((line) => line.isUndone)).toBe(false);
    last().tell(update({ number: 6, at: 6, kind: "undone", seat: 0, to: 2 }));
    last().tell(update(moved(7, 0), rolled(0)));
    table.playback.hurry();
    expect(table.log.lines(0).map((line) => [line.key, line.isUndone])).toEqual([
      ["h1", false],
      ["e3.0", false],
      ["e4.0", true],
      ["e5.0", true],
      ["h6", false],
      ["e7.0", false],
    ]);
    expect(table.log.lines(0)[4]).toMatchObject({ happened: { kind: "undone", seat: 0 }, count: 2 });
  });

  test("after a reload everything stands in its order, and what was taken back is struck", () => {
    const table = opened();
    const rolled = { event: "rolled", seat: 0 };
    const undone = { number: 4, at: 4, kind: "undone", seat: 0, to: 1 };
    const missed = [{ number: 1, at: 1, kind: "started" }, moved(2, 0), moved(3, 0), undone, moved(5, 0)];
    last().tell(snapshot(5, missed, eyes([rolled, rolled, rolled, rolled], [2, 3, 3, 5])));
    expect(table.log.lines(0).map((line) => [line.key, line.isUndone])).toEqual([
      ["h1", false],
      ["e2.0", false],
      ["e3.0", true],
      ["e3.1", true],
      ["h4", false],
      ["e5.0", false],
    ]);
    expect(table.log.news(0)).toEqual([rolled]);
  });

  test("answers by number", async () => {
    const table = opened();
    last().tell(snapshot(2));
    const done = table.act(move);
    const refused = table.act({ do: "start" });
    last().tell({ type: "done", id: 1, number: 3 });
    last().tell({ type: "refused", id: 2, code: "not-allowed", error: "no", rule: "P4" });
    expect(await done).toBe(3);
    await expect(refused).rejects.toMatchObject({ code: "not-allowed", rule: "P4" });
  });

  test("an action before the line is live waits for it", () => {
    const table = opened();
    void table.act(move);
    expect(last().sent).toEqual([]);
    last().tell(snapshot(2));
    expect(last().sent).toEqual([{ id: 1, action: move }]);
  });

  test("comes back with the number it has, later and later", () => {
    const table = opened();
    last().tell(snapshot(5));
    last().break(1012);
    expect(table.line).toBe("lost");
    vi.advanceTimersByTime(600);
    expect(last().url).toContain("/api/tables/m/play?since=5");
    last().break();
    vi.advanceTimersByTime(500);
    expect(Socket.all).toHaveLength(2);
    vi.advanceTimersByTime(600);
    expect(Socket.all).toHaveLength(3);
  });

  test("what was not answered is sent again, after the same entry as at first", async () => {
    const table = opened();
    last().tell(snapshot(5));
    const played = table.act(move);
    void table.act({ do: "say", text: "hello", preset: null });
    const sent = last().sent;
    expect(sent[1]?.action).toMatchObject({ do: "say", after: 5 });
    last().break();
    table.retry();
    last().tell(snapshot(9));
    expect(last().sent).toEqual(sent);
    last().tell({ type: "done", id: 1, number: 6 });
    expect(await played).toBe(6);
  });

  test("what is done while moves wait to be shown is done after the last that was heard", () => {
    const table = opened();
    last().tell(snapshot(2));
    for (const number of [3, 4]) last().tell(update(moved(number, 1), [{ event: "rolled", seat: 1 }]));
    expect(table.log.last).toBe(3);
    void table.act({ do: "say", text: "hello", preset: null });
    expect(last().sent[0]?.action).toMatchObject({ do: "say", after: 4 });
  });

  test("moves are shown quickly where a clock runs", () => {
    const table = opened();
    const clocked = { ...room, setup: { clock: { per_move: 30, reserve: 0 } } };
    last().tell({ ...snapshot(2), room: clocked });
    for (let number = 3; number < 33; number++)
      last().tell({ ...update(moved(number, 1), [{ event: "rolled", seat: 1 }]), room: clocked });
    vi.advanceTimersByTime(16_000);
    expect([table.log.last, table.playback.isBehind]).toEqual([32, false]);
  });

  test("a session that changed in another tab is no closed door", () => {
    const table = opened();
    last().tell(snapshot(5));
    last().break(4401, "this session is over");
    vi.advanceTimersByTime(1000);
    expect(Socket.all).toHaveLength(2);
    last().break(4401, "who are you?");
    expect(table.line).toBe("refused");
  });

  describe("at which one sat", () => {
    const sits = {
      ...room,
      seats: [
        { seat: 0, mine: false },
        { seat: 1, mine: true },
      ],
    };
    const looksOn = {
      ...room,
      seats: [
        { seat: 0, mine: false },
        { seat: 1, mine: false },
      ],
    };
    const left = { number: 6, at: 6, kind: "left", seat: 1 };

    function seated(): Table {
      const table = opened();
      last().tell({ ...snapshot(5), room: sits });
      expect(table.seatLoss).toBeNull();
      return table;
    }

    test("a session that was ended elsewhere is told, and everything else anew", () => {
      const table = seated();
      last().break(4401, "this session is over");
      vi.advanceTimersByTime(1000);
      expect(last().url).not.toContain("since");
      last().tell({ ...snapshot(5), room: looksOn });
      expect(table.seatLoss).toBe("logged-out");
      table.reopen();
      last().tell({ ...snapshot(5), room: sits });
      expect(table.seatLoss).toBeNull();
    });

    test("a session that was ended elsewhere is told where nobody looks on, too", () => {
      const table = seated();
      last().break(4401, "this session is over");
      vi.advanceTimersByTime(1000);
      last().break(4403, "no spectators");
      expect([table.line, table.seatLoss]).toEqual(["refused", "logged-out"]);
    });

    test("who logs in and keeps the seat is told nothing", () => {
      const table = seated();
      last().break(4401, "this session is over");
      vi.advanceTimersByTime(1000);
      last().tell({ ...snapshot(6), room: sits });
      expect(table.seatLoss).toBeNull();
    });

    test("who is sent away by the host is told so", () => {
      const table = seated();
      last().tell({ ...update({ ...left, by: "host" }), room: looksOn });
      expect(table.seatLoss).toBe("kicked");
    });

    test("whom the host lets back in sees the table again", () => {
      const table = seated();
      last().tell({
        ...update({ ...left, by: "host" }),
        room: { ...looksOn, sent_away: [{ entry: 6, name: "Bob", mine: true }] },
      });
      last().tell({ ...update({ ...left, number: 7, kind: "readmitted" }), room: { ...looksOn, sent_away: [] } });
      expect(table.seatLoss).toBeNull();
    });

    test("who was sent away while the line was broken is told so", () => {
      const table = seated();
      last().break();
      table.retry();
      last().tell({ ...snapshot(6, [{ ...left, by: "host" }]), room: looksOn });
      expect(table.seatLoss).toBe("kicked");
    });

    test("who gets up, or sees another sent away, is told nothing", () => {
      const table = seated();
      last().tell({ ...update({ ...left, number: 6, seat: 0, by: "host" }), room: sits });
      last().tell({ ...update({ ...left, number: 7 }), room: looksOn });
      expect(table.seatLoss).toBeNull();
    });
  });

  test("try-again sends a move again", () => {
    const table = opened();
    last().tell(snapshot(5));
    void table.act(move);
    last().tell({ type: "refused", id: 1, code: "try-again", error: "away" });
    vi.advanceTimersByTime(2000);
    expect(last().sent).toHaveLength(2);
  });

  test("a door that is closed stays closed", () => {
    const table = opened();
    last().break(4403, "no spectators");
    vi.advanceTimersByTime(60_000);
    expect(table.line).toBe("refused");
    expect(table.why).toBe("no spectators");
    expect(Socket.all).toHaveLength(1);
  });

  test("a server that is being updated says so, and is asked again as soon as after any loss", () => {
    const table = opened();
    last().break(4503, "the server is being updated");
    expect([table.line, table.isLimited, table.why]).toEqual(["lost", false, "the server is being updated"]);
    vi.advanceTimersByTime(600);
    expect(Socket.all).toHaveLength(2);
    last().tell(snapshot(5));
    expect([table.line, table.why]).toEqual(["live", ""]);
  });

  test("a limit is told, and met again only after a while", () => {
    const table = opened();
    last().tell(snapshot(5));
    last().break(4429, "requests: at most 3 in a minute; try again in 9 s");
    expect(table.line).toBe("lost");
    expect(table.why).toContain("try again in 9 s");
    vi.advanceTimersByTime(5000);
    expect(Socket.all).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    expect(Socket.all).toHaveLength(2);
    last().tell(snapshot(5));
    expect(table.why).toBe("");
  });
});
