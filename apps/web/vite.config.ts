import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { copiers } from './build/copiers.ts';
import { drawingWorker } from './build/drawing-worker.ts';
import { smallFirstLoad } from './build/first-load.ts';
import { offline } from './build/offline.ts';
import { groups } from './build/pieces.ts';
import { lenientWhileEditing } from './build/policy.ts';

export default defineConfig(({ command }) => {
  // A build begun by the tests inherits their NODE_ENV, which would bring the development builds of libraries.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    define: { __FIRING_ARC_BUILD__: JSON.stringify(process.env.FIRING_ARC_BUILD ?? 'source') },
    plugins: [
      react({ jsxImportSource: 'preact' }),
      copiers(),
      drawingWorker(),
      lenientWhileEditing(),
      smallFirstLoad(),
      offline(),
    ],
    resolve: {
      conditions: ['source'],
      alias: [
        { find: /^react$/, replacement: 'preact/compat' },
        { find: /^typebox$/, replacement: fileURLToPath(new URL('build/typebox.ts', import.meta.url)) },
        // Preact has the hook itself: the stand-in for older Reacts would be fetched for nothing.
        { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'preact/compat' },
        { find: /^react-dom$/, replacement: 'preact/compat' },
        { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
        { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
      ],
    },
    worker: { format: 'es', plugins: () => [copiers()] },
    build: {
      target: 'es2023',
      chunkSizeWarningLimit: 800,
      manifest: true,
      modulePreload: { polyfill: false },
      // Who starts the game waits for its second compressor knowingly, and needs no word of how long that takes.
      rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: { groups } } },
    },
  };
});
