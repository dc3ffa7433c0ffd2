import type { Plugin } from 'vite';

/** How the page begins the worker, which is what Vite's own bundler of workers looks for too. */
const BEGUN = "new URL('./worker.ts', import.meta.url)";

/**
 * Builds the worker that draws the stage as one more entry of the page, whose pieces it shares: the ships and what draws
 * them are fetched once, for the worker and for the portraits of the page.
 */
export function drawingWorker(): Plugin {
  return {
    name: 'firing-arc-drawing-worker',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const file = id.replaceAll('\\', '/');
      if (!file.endsWith('/src/stage/in-worker.ts')) return null;
      if (!code.includes(BEGUN)) throw new Error(`the worker of the stage is not begun by ${BEGUN}`);
      const worker = this.emitFile({ type: 'chunk', id: file.replace('in-worker.ts', 'worker.ts') });
      return { code: code.replace(BEGUN, `import.meta.ROLLUP_FILE_URL_${worker}`), map: null };
    },
  };
}
