import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/** Where the service worker of the page is made from, below the page's folder, and its name beside `index.html`. */
const SOURCE = 'src/offline/service.ts';
const NAME = 'service.js';

/**
 * Builds the service worker with the list of all files of the page, each with a mark of its content (names below
 * `assets/` bear one already).
 */
export function offline(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'firing-arc-offline',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => ({ path, url: path.slice(folder.length + 1).replaceAll('\\', '/') }))
        .filter(({ url }) => !url.startsWith('.') && url !== NAME)
        .map(({ path, url }) => ({ url, revision: url.startsWith('assets/') ? null : markOf(path) }));
      await build({
        root,
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir: folder,
          emptyOutDir: false,
          target: 'es2023',
          rollupOptions: { input: join(root, SOURCE), output: { entryFileNames: NAME, format: 'iife' } },
        },
      });
    },
  };
}

const markOf = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
