import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './build/offline.ts';

export default defineConfig(({ command }) => {
  // A build begun by the tests inherits their NODE_ENV, which would bring React's development build.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    plugins: [react(), offline()],
    resolve: { conditions: ['source'] },
    worker: { format: 'es' },
    build: { target: 'es2023', chunkSizeWarningLimit: 800, manifest: true },
  };
});
