import { minify } from 'terser';
import type { Plugin, Rollup } from 'vite';

/** Modules that a page fetches before the first question of X-Wing 2.5 and of Armada, beside its first file. */
const FETCHED = [/\/src\/house\.tsx$/, /\/src\/games\/(second|armada)\/game\.ts$/];

/**
 * Compresses once more what is loaded before the first question: Vite's own compressor is made to be fast, and leaves
 * one byte of a hundred there. Other pieces are not worth the time it takes.
 */
export function smallFirstLoad(): Plugin {
  return {
    name: 'firing-arc-first-load',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const chunk of firstChunks(bundle)) {
        const { code } = await minify(chunk.code, {
          module: true,
          ecma: 2020,
          // Constants stay where they are written: moved to the left they no longer repeat what stands before.
          compress: { passes: 4, sequences: false, lhs_constants: false },
        });
        if (!code) throw new Error(`${chunk.fileName} could not be compressed`);
        chunk.code = code;
      }
    },
  };
}

/** The first file, the pieces above, and all that these import. */
function firstChunks(bundle: Rollup.OutputBundle): readonly Rollup.OutputChunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set<Rollup.OutputChunk>();
  const gather = (chunk: Rollup.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) gather(chunks.find(({ fileName }) => fileName === name));
  };
  for (const chunk of chunks)
    if (chunk.isEntry || FETCHED.some((module) => module.test(chunk.facadeModuleId ?? ''))) gather(chunk);
  return [...found];
}
