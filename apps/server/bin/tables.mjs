#!/usr/bin/env node
// A built table server alone, without the page; any number of them may share one Postgres (DATABASE_URL) behind a proxy.
import { createServer } from 'node:http';

const { PORT = '8081', HOST = '127.0.0.1', GAMES = '.games' } = process.env;
const { open } = await import(new URL('../dist/open.js', import.meta.url).href);
const online = await open(GAMES, process.env);
const server = createServer((request, response) => {
  if (!online.handle(request, response)) response.writeHead(404).end('There is nothing here.\n');
});
server.on('upgrade', online.upgrade);
server.listen(Number(PORT), HOST, () => console.log(`Tables are ready: http://${HOST}:${PORT}`));

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    server.close();
    await online.close();
    server.closeAllConnections();
    process.exit(0);
  });
}
