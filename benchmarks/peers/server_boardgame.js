// boardgame.io's own server with POW!: `node server_boardgame.js memory|FOLDER`; it says where it listens.

process.env.NODE_ENV = "production"; // before it is loaded: without its checks for developers
const net = require("node:net");
const { Server, FlatFile } = require("boardgame.io/server");
const { Pow } = require("./pow_boardgame.js");

const freePort = () =>
  new Promise((resolve) => {
    const probe = net.createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

async function main() {
  const [folder] = process.argv.slice(2);
  const stored = folder === "memory" ? {} : { db: new FlatFile({ dir: folder }) };
  const server = Server({ games: [Pow], origins: [/localhost|127\.0\.0\.1/], ...stored });
  const lobbyConfig = { apiPort: await freePort() }; // beside the socket's port its API answers nothing with Koa 2.16
  const { appServer } = await server.run({ port: await freePort(), lobbyConfig });
  const [url, api] = [appServer.address().port, lobbyConfig.apiPort].map((port) => `http://127.0.0.1:${port}`);
  console.log(JSON.stringify({ url, api }));
}

main();
