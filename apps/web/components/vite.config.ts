/**
 * Builds single components as the page is built, without what only a whole page needs: its pieces, its worker, and the
 * second compressor of its first load, which took ten times as long as all else.
 */

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import page from '../vite.config.ts';

export default defineConfig(async (env) => {
  const { plugins = [], ...rest } = await page(env);
  const named = (await Promise.all(plugins)).flat();
  return {
    ...rest,
    root: fileURLToPath(new URL('.', import.meta.url)),
    plugins: named.filter(
      (plugin) => plugin && 'name' in plugin && !/^firing-arc-(offline|first-load)/.test(plugin.name),
    ),
    build: {
      target: 'es2023',
      outDir: fileURLToPath(new URL('../../../.cache/components', import.meta.url)),
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 3000,
    },
  };
});
