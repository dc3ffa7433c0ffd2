import { defineConfig } from 'vite';

/** The server and the threads of its computer players, of packs and of the embedded database, with the packages of the house; what npm installed stays outside. */
export default defineConfig({
  define: { __FIRING_ARC_BUILD__: JSON.stringify(process.env.FIRING_ARC_BUILD ?? 'source') },
  resolve: { conditions: ['source'] },
  ssr: { noExternal: [/^@firing-arc\//], resolve: { conditions: ['source'] } },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    rollupOptions: {
      input: {
        open: 'src/open.ts',
        worker: 'src/thinking/worker.ts',
        'pack-thread': 'src/games/pack-thread.ts',
        'database-thread': 'src/storage/database-thread.js',
        lay: 'src/storage/lay.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
