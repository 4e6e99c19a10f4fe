// Scripted players at many tables of boardgame.io's server, over its own protocol: the twin of benchmarks/load.py.

process.env.NODE_ENV = "production";
const { io } = require("socket.io-client");
const { enumerate } = require("./pow_boardgame.js");

const SEATS = 2, AT_ONCE = 20, SOON = 0.1, MILLISECONDS = 1000;
const settings = JSON.parse(process.argv[2]); // urls, api, tables, warm, seconds, pause

const tell = (line) => console.log(JSON.stringify(line));
const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * MILLISECONDS));
const pick = (choices) => choices[Math.floor(Math.random() * choices.length)];

const waiting = []; // players who have come before the beginning
let begun = false;
let pause = 0; // mean seconds a player thinks
let accepted = 0; // moves, since the beginning
let delays = []; // milliseconds until all seats were informed

async function post(path, data) {
  const body = JSON.stringify(data);
  const answer = await fetch(settings.api + path, { method: "POST", headers: { "content-type": "application/json" }, body });
  return answer.json();
}

// Two sockets that play one match after the other.
class Table {
  constructor() {
    this.sent = new Map(); // when the move was sent that leads to a state
    this.seen = new Map(); // by how many seats a state was seen
  }

  async begin() {
    const { matchID } = await post("/games/pow/create", { numPlayers: SEATS });
    const join = (seat) => post(`/games/pow/${matchID}/join`, { playerID: String(seat), playerName: `player ${seat}` });
    this.match = matchID;
    this.keys = [(await join(0)).playerCredentials, (await join(1)).playerCredentials];
    this.sockets ??= await Promise.all([this.connected(0), this.connected(1)]);
    this.sockets.forEach((socket, seat) => socket.emit("sync", matchID, String(seat), this.keys[seat], SEATS));
  }

  connected(seat) {
    const socket = io(`${settings.urls[0]}/pow`, { transports: ["websocket"], forceNew: true });
    socket.on("sync", (match, { state }) => this.look(seat, match, state));
    socket.on("update", (match, state) => {
      this.count(match, state._stateID);
      this.look(seat, match, state);
    });
    return new Promise((resolve) => socket.on("connect", () => resolve(socket)));
  }

  count(match, number) {
    if (match !== this.match) return;
    const seen = (this.seen.get(number) ?? 0) + 1;
    if (!this.sent.has(number) || seen < SEATS) return void this.seen.set(number, seen);
    accepted += 1;
    delays.push(performance.now() - this.sent.get(number));
    this.sent.delete(number);
    this.seen.delete(number);
  }

  async look(seat, match, state) {
    if (!begun) return void waiting.push(() => this.look(seat, match, state));
    const { G, ctx, _stateID } = state;
    if (match !== this.match) return;
    if (ctx.gameover) return void (seat === 0 && this.begin());
    if (ctx.currentPlayer !== String(seat) || this.sent.has(_stateID + 1)) return;
    if (pause) await sleep(2 * pause * Math.random());
    const { move, args } = pick(enumerate(G, ctx));
    const payload = { type: move, args, playerID: String(seat), credentials: this.keys[seat] };
    this.sent.set(_stateID + 1, performance.now());
    this.sockets[seat].emit("update", { type: "MAKE_MOVE", payload }, _stateID, match, String(seat));
  }
}

// Everything counted in some seconds, after some to get going.
async function measure(phase, warm, seconds) {
  await sleep(warm);
  tell({ phase, mark: "begin" });
  const [begun, before] = [performance.now(), accepted];
  delays = [];
  await sleep(seconds);
  const sorted = delays.sort((a, b) => a - b);
  const at = (share) => sorted[Math.floor(share * (sorted.length - 1))] ?? null;
  const rate = ((accepted - before) * MILLISECONDS) / (performance.now() - begun);
  tell({ phase, mark: "end", moves: accepted - before, rate, median: at(0.5), late: at(0.99) });
}

async function main() {
  const tables = Array.from({ length: settings.tables }, () => new Table());
  while (tables.length) await Promise.all(tables.splice(0, AT_ONCE).map((table) => table.begin()));
  while (waiting.length < settings.tables * SEATS) await sleep(SOON);
  begun = true;
  waiting.forEach((look) => look());
  await measure("full", settings.warm, settings.seconds);
  pause = settings.pause;
  await measure("paced", settings.warm / 2, settings.seconds / 2);
  process.exit(0);
}

main();
