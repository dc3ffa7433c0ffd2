import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/**
 * Serves a folder, and online play where it is given, on 127.0.0.1 or another address of this machine, and gives the
 * server once it listens; port 0 takes a free one. Rejects with the error of `listen`, e.g. code EADDRINUSE.
 * @param {string} folder @param {number} port
 * @param {{ online?: Pick<import('../apps/server/src/online.ts').Online, 'handle' | 'upgrade'>, host?: string }} [options]
 * @returns {Promise<import('node:http').Server>}
 */
export function serve(folder, port, { online, host = '127.0.0.1' } = {}) {
  const policy = policyOf(folder);
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    setHeaders: (response, path) => {
      // Vite puts a hash of the content into the name of everything below assets/.
      const forever = path.startsWith('/assets/');
      response.setHeader('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      response.setHeader('X-Content-Type-Options', 'nosniff');
      if (policy !== null) response.setHeader('Content-Security-Policy', policy);
    },
  });
  const server = createServer((request, response) => {
    if (online?.handle(request, response)) return;
    files(request, response, () => {
      response.statusCode = 404;
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.end('There is nothing here.\n');
    });
  });
  if (online) server.on('upgrade', online.upgrade);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

/**
 * What the page itself allows, and that no other page may show it in a frame, which only a server can say; null when
 * the folder has no page. @param {string} folder
 */
function policyOf(folder) {
  const file = join(folder, 'index.html');
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, allowed] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  return allowed === undefined ? null : `${allowed}; frame-ancestors 'none'`;
}

/** The port a server listens on. @param {import('node:http').Server} server */
export function portOf(server) {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('the server does not listen on a port');
  return address.port;
}
