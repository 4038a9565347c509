// boardgame.io's server and players for bench/tables.py, by its public API; the library itself is not part of Diwan.
//   node boardgame_io.cjs serve PORT              its server, with the storage that it has by default: memory
//   node boardgame_io.cjs play PORT MATCHES MOVES two clients a match play so many moves in all, as fast as answers come
// A line is printed when everybody is connected, and one with the results at the end.
const { performance } = require("node:perf_hooks");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const isDone = (cells) =>
  cells.every((cell) => cell !== null) ||
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

// Tic-tac-toe; a finished board is wiped by the next move, so that a match goes on as long as the measurement.
const ticTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, id) => {
      if (isDone(G.cells)) G.cells = Array(9).fill(null);
      if (G.cells[id] !== null) return "INVALID_MOVE";
      G.cells[id] = playerID;
    },
  },
};

function serve(port) {
  const { Server, Origins } = require("boardgame.io/server");
  const server = Server({ games: [ticTacToe], origins: [Origins.LOCALHOST] });
  server.run({ port, callback: () => console.log("ready") });
}

async function play(port, matches, moves) {
  const { Client, LobbyClient } = require("boardgame.io/client");
  const { SocketIO } = require("boardgame.io/multiplayer");
  const address = `http://127.0.0.1:${port}`;
  const lobby = new LobbyClient({ server: address });
  const latencies = [];
  let left = moves, ended;
  const over = new Promise((resolve) => (ended = resolve));
  const tables = [];

  for (let number = 0; number < matches; number++) {
    const { matchID } = await lobby.createMatch("tic-tac-toe", { numPlayers: 2 });
    const table = { sent: 0, clients: [] };
    for (const playerID of ["0", "1"]) {
      const joined = await lobby.joinMatch("tic-tac-toe", matchID, { playerID, playerName: playerID });
      const client = Client({
        game: ticTacToe, numPlayers: 2, matchID, playerID, credentials: joined.playerCredentials, debug: false,
        multiplayer: SocketIO({ server: address }),
      });
      table.clients.push(client);
      client.start();
      await new Promise((resolve) => {
        const stop = client.subscribe((state) => state && (stop(), resolve()));
      });
    }
    tables.push(table);
  }

  const mark = (table, seat) => {
    if (left-- <= 0) return;
    const client = table.clients[seat];
    const { cells } = client.getState().G;
    const free = isDone(cells) ? [...cells.keys()] : [...cells.keys()].filter((cell) => cells[cell] === null);
    table.sent = performance.now();
    table.mover = seat;
    client.moves.mark(free[Math.floor(Math.random() * free.length)]);
  };
  for (const table of tables)
    table.clients.forEach((client, seat) =>
      client.subscribe((state) => {
        // A client shows its own move at once; what counts is when the other one hears of it from the server.
        if (!table.sent || table.mover === seat || state.ctx.currentPlayer !== String(seat)) return;
        latencies.push(performance.now() - table.sent);
        table.sent = 0;
        if (latencies.length >= moves) ended();
        else mark(table, seat);
      }),
    );
  console.log("connected");
  await new Promise((resolve) => process.stdin.once("data", resolve)); // until the clocks are read
  for (const table of tables) mark(table, 0);
  await over;
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.floor(latencies.length * share)];
  console.log(JSON.stringify({ moves: latencies.length, p50_ms: at(0.5), p99_ms: at(0.99) }));
  process.exit(0);
}

const [role, port, ...rest] = process.argv.slice(2);
if (role === "serve") serve(Number(port));
else play(Number(port), ...rest.map(Number));
