// Packages as plain JavaScript, module by module, for tests: a test runner that makes each module itself takes half as
// much time again, as it turns each use of an import into a look-up, and it makes them anew for each of its projects.
import { existsSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'vite';
import { filesBelow, ROOT } from './house.mjs';

/** Where they lie: each at the path of its source. */
const BUILT = join(ROOT, '.cache', 'as-built');
/** Says to Vitest's configurations that they lie there and are up to date. */
export const AS_BUILT = 'FIRING_ARC_AS_BUILT';

/** Builds all of them but the tests. Gives 0, or 1 if that failed. @returns {Promise<number>} */
export async function buildModules() {
  rmSync(BUILT, { recursive: true, force: true });
  const sources = filesBelow(['packages']).filter(
    (file) => /\/src\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'),
  );
  try {
    await build({
      root: ROOT,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      resolve: { conditions: ['source'] },
      ssr: { noExternal: [/^@firing-arc\//], resolve: { conditions: ['source'] } },
      build: {
        ssr: true,
        target: 'node20',
        outDir: BUILT,
        minify: false,
        rollupOptions: {
          input: sources.map((file) => join(ROOT, file)),
          treeshake: false,
          preserveEntrySignatures: 'strict',
          output: { preserveModules: true, preserveModulesRoot: ROOT, entryFileNames: '[name].js' },
        },
      },
    });
    return 0;
  } catch (error) {
    console.error(error);
    return 1;
  }
}

/** Lets tests import the built modules in the place of their sources, where `npm test` has built them. @returns {import('vite').Plugin[]} */
export function asBuilt() {
  if (!process.env[AS_BUILT]) return [];
  return [
    {
      name: 'as-built',
      enforce: 'pre',
      // Node itself reads them.
      config: () => ({ test: { server: { deps: { external: [/[\\/]\.cache[\\/]as-built[\\/]/] } } } }),
      async resolveId(id, importer) {
        if (!importer || !/^(\.|@firing-arc\/)/.test(id)) return null;
        const found = await this.resolve(id, importer, { skipSelf: true });
        const source = found && relative(ROOT, found.id).replaceAll('\\', '/');
        if (!source || !/^packages\/.*\.ts$/.test(source)) return null;
        const built = join(BUILT, source.replace(/\.ts$/, '.js'));
        return existsSync(built) ? built : null;
      },
    },
  ];
}
