// `npm start`: installs, builds and serves the game, and a table for those who want to play it together.
import { DIST, giveUp, say } from './house.mjs';

const port = portAskedFor();
await import('./build.mjs');

const { openServer } = await import('./server.mjs');
const { portOf, serve } = await import('./serve.mjs');
const online = await openServer().catch((error) => giveUp(`Online play cannot begin: ${error.message}`));
const host = process.env.HOST || '127.0.0.1';
const server = await serve(DIST, port, { online, host }).catch((error) => giveUp(whyNot(error)));

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    server.close();
    await online.close();
    server.closeAllConnections();
    process.exit(0);
  });
}
say(`Firing Arc is ready: http://localhost:${portOf(server)}  (Ctrl-C ends it)`);

function portAskedFor() {
  const asked = process.env.PORT ?? '';
  if (asked === '') return 8080;
  const number = Number(asked);
  if (/^\d+$/.test(asked) && number <= 65535) return number;
  return giveUp(`PORT is "${asked}"; it must be a whole number from 0 to 65535.`);
}

/** @param {NodeJS.ErrnoException} error */
function whyNot(error) {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is in use: end the other program, or choose another port, e.g. PORT=${port + 1} npm start`;
  }
  if (error.code === 'EACCES')
    return `Port ${port} is not allowed here; choose one above 1023, e.g. PORT=8080 npm start`;
  return `Cannot listen on port ${port}: ${error.message}`;
}
