import { defineConfig } from 'vite';

/** The server and the thread of its computer players, with the packages of the house; what npm installed stays outside. */
export default defineConfig({
  define: { __FIRING_ARC_BUILD__: JSON.stringify(process.env.FIRING_ARC_BUILD ?? 'source') },
  resolve: { conditions: ['source'] },
  ssr: { noExternal: [/^@firing-arc\//], resolve: { conditions: ['source'] } },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    rollupOptions: {
      input: { open: 'src/open.ts', worker: 'src/thinking/worker.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
