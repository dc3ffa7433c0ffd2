import { corpusHash as armadaHash } from '@firing-arc/armada/testing';
import { corpusHash as xwingHash } from '@firing-arc/xwing/common/testing';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { openHouse } from './page.ts';

const house = openHouse();

it.each([
  { game: 'X-Wing', source: '../packages/xwing/src/common/testing/index.ts', tables: 2000, here: xwingHash },
  { game: 'Armada', source: '../packages/armada/src/testing/index.ts', tables: 2000, here: armadaHash },
])('places, moves and measures $game with the same bits as Node', async ({ source, tables, here }) => {
  const page = await house.open();
  const script = await bundled(new URL(source, import.meta.url).pathname);
  const inPage = await page.evaluate(`${script}\ngeometry.corpusHash(${tables});`);
  expect(inPage).toBe(here(tables));
});

it('asks twenty thousand small X-Wing tables every question, with the same bits as ever', async () => {
  const page = await house.open();
  const source = '../packages/xwing/src/common/testing/index.ts';
  const script = await bundled(new URL(source, import.meta.url).pathname);
  // The unit tests pin the same hash in Node.
  expect(await page.evaluate(`${script}\ngeometry.smallTablesHash(20000);`)).toBe('a6bc8d8d4487e34a');
});

it('measures a hundred thousand small Armada tables with the same bits as ever', async () => {
  const page = await house.open();
  const script = await bundled(new URL('../packages/armada/src/testing/index.ts', import.meta.url).pathname);
  // The unit tests pin the same hash in Node.
  expect(await page.evaluate(`${script}\ngeometry.smallTablesHash(100000);`)).toBe('d468cc3ef85a5c69');
});

/** The geometry as one script that defines the global `geometry`. */
async function bundled(source: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['source'] },
    build: {
      write: false,
      minify: false,
      lib: { entry: decodeURI(source), name: 'geometry', formats: ['iife'] },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (bundle === undefined || !('output' in bundle)) throw new Error('the geometry could not be bundled');
  return bundle.output[0].code;
}
