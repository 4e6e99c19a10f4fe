// POW! on boardgame.io's local client, three seats; its moves, its random numbers, its bot.

process.env.NODE_ENV = "production"; // before it is loaded: without its checks for developers
const { Client } = require("boardgame.io/client");
const { MCTSBot } = require("boardgame.io/ai");
const PEER = `boardgame.io ${require("boardgame.io/package.json").version}`;

const HEROES = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6];
const VILLAINS = [-1, -1, -1, -1, -1, -2, -2, -2, -2, -3, -3, -4];
const DIE = ["shield", "shield", "skull", "skull", "blue", "orange"];
const SEATS = 3, DICE = 5, ROLLS = 3, STEAL_TOP = 3;
const KINDS = ["hero", "villain"];
const TAKING = { hero: "shield", villain: "skull" };
const STEALING = { hero: "blue", villain: "orange" };
const ITERATIONS = 25, WHOLE_GAME = 10_000;

const count = (G, face) => [...G.aside, ...G.rolled].filter((die) => die === face).length;
const sum = (tiles) => tiles.reduce((a, b) => a + b, 0);
const score = ({ hero, villain }) => sum(hero.slice(0, villain.length)) + sum(villain); // P10, P11

// P8: the tile goes on top of the player's stack, and the next seat begins its turn.
function gain({ G, ctx, events }, kind, [tile]) {
  G.players[ctx.currentPlayer][kind].push(tile);
  Object.assign(G, { rolls: 0, aside: [], rolled: [] });
  if (G.rows.hero.length + G.rows.villain.length > 0) events.endTurn();
}

// P4: every handful of the dice just rolled, at least one, that leaves one to roll; equal handfuls once.
function keeps(rolled) {
  const handfuls = new Map();
  for (let chosen = 1; chosen < 2 ** rolled.length - 1; chosen++) {
    const kept = rolled.filter((_, i) => chosen & (1 << i));
    handfuls.set(kept.join(), kept);
  }
  return [...handfuls.values()];
}

// P5c, P5d: three "!" reach a rival's top tile, more of them any tile, counted from the top.
function steals(G, seat, kind) {
  const calls = count(G, STEALING[kind]);
  if (calls < STEAL_TOP) return [];
  return G.players.flatMap((player, rival) => {
    const reach = calls === STEAL_TOP ? Math.min(1, player[kind].length) : player[kind].length;
    if (String(rival) === seat) return [];
    return Array.from({ length: reach }, (_, i) => ({ move: "steal", args: [kind, rival, i + 1] }));
  });
}

// P3-P6: every distinct move.
function enumerate(G, ctx) {
  if (G.rolls === 0) return [{ move: "roll", args: [[]] }];
  const rolls = G.rolls < ROLLS ? keeps(G.rolled).map((kept) => ({ move: "roll", args: [kept] })) : [];
  const tiles = KINDS.flatMap((kind) => {
    const place = count(G, TAKING[kind]);
    const open = place > 0 && place <= G.rows[kind].length;
    return [...(open ? [{ move: "take", args: [kind, place] }] : []), ...steals(G, ctx.currentPlayer, kind)];
  });
  return [...rolls, ...(tiles.length ? tiles : [{ move: "forfeit", args: [] }])];
}

const Pow = {
  name: "pow",
  setup: ({ ctx, random }) => ({
    rows: { hero: random.Shuffle(HEROES), villain: random.Shuffle(VILLAINS) },
    players: Array.from({ length: ctx.numPlayers }, () => ({ hero: [], villain: [] })),
    starter: random.Die(ctx.numPlayers) - 1,
    rolls: 0,
    aside: [],
    rolled: [],
  }),
  turn: { order: { first: ({ G }) => G.starter, next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers } },
  moves: {
    roll({ G, random }, kept) {
      G.aside.push(...kept);
      G.rolled = random.D6(DICE - G.aside.length).map((side) => DIE[side - 1]).sort();
      G.rolls += 1;
    },
    take: (context, kind, place) => gain(context, kind, context.G.rows[kind].splice(place - 1, 1)),
    steal: (context, kind, rival, depth) => gain(context, kind, context.G.players[rival][kind].splice(-depth, 1)),
    forfeit(context) {
      const kind = context.G.rows.villain.length > 0 ? "villain" : "hero"; // P6
      const row = context.G.rows[kind];
      gain(context, kind, row.splice(row.indexOf(Math.min(...row)), 1));
    },
  },
  endIf({ G }) {
    if (G.rows.hero.length + G.rows.villain.length > 0) return undefined;
    const scores = G.players.map(score);
    const winners = scores.flatMap((points, seat) => (points === Math.max(...scores) ? [String(seat)] : []));
    return { scores, ...(winners.length === 1 ? { winner: winners[0] } : { draw: true }) };
  },
  ai: { enumerate },
};

const tell = (what, values) => console.log(JSON.stringify({ peer: PEER, game: "POW!", what, ...values }));

function newClient(seed) {
  const client = Client({ game: { ...Pow, seed }, numPlayers: SEATS, debug: false });
  client.start();
  return client;
}

// Random moves to the end: how many there were, and the mean score.
function randomGame(seed) {
  const client = newClient(seed);
  for (let moves = 0; ; moves++) {
    const { G, ctx } = client.getState();
    if (ctx.gameover) return [moves, sum(ctx.gameover.scores) / SEATS];
    const choices = enumerate(G, ctx);
    const { move, args } = choices[Math.floor(Math.random() * choices.length)];
    client.moves[move](...args);
  }
}

function tellMean(what, values) {
  const mean = sum(values) / values.length;
  const variance = sum(values.map((value) => (value - mean) ** 2)) / (values.length - 1);
  tell(what, { value: mean, error_of_mean: Math.sqrt(variance / values.length), games: values.length });
}

// How often a second the thing happens that `work` does and counts; the first, unmeasured, warms up.
async function rate(work, seconds) {
  await work();
  const begun = performance.now();
  let done = 0;
  while (performance.now() - begun < seconds * 1000) done += await work();
  return (done * 1000) / (performance.now() - begun);
}

async function main() {
  const [seconds, seed] = process.argv.slice(2).map(Number);
  const games = [];
  const play = () => games.push(randomGame(`${seed}-${games.length}`)) && games.at(-1)[0];
  tell("decisions/s", { value: await rate(play, seconds / 2) });
  tellMean("length", games.map(([moves]) => moves));
  tellMean("score", games.map(([, points]) => points));
  const bot = new MCTSBot({ game: Pow, enumerate, iterations: ITERATIONS, playoutDepth: WHOLE_GAME });
  const state = newClient(String(seed)).store.getState();
  const search = () => bot.play(state, state.ctx.currentPlayer).then(() => ITERATIONS);
  tell("MCTS iterations/s", { value: await rate(search, seconds / 2) });
}

module.exports = { Pow, enumerate, PEER };
if (require.main === module) main();
