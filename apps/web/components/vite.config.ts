/** Builds single components as the page is built, without what only a whole page needs: its pieces and its worker. */

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
      (plugin) => plugin && 'name' in plugin && !plugin.name.startsWith('firing-arc-offline'),
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
