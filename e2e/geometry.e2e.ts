import { corpusHash } from '@firing-arc/xwing/common/testing';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { openHouse } from './page.ts';

const house = openHouse();
const TABLES = 5000;

it('places, moves and measures with the same bits as Node', async () => {
  const page = await house.open();
  const script = await bundled();
  const inPage = await page.evaluate(`${script}\ngeometry.corpusHash(${TABLES});`);
  expect(inPage).toBe(corpusHash(TABLES));
});

/** The geometry as one script that defines the global `geometry`. */
async function bundled(): Promise<string> {
  const source = new URL('../packages/xwing/src/common/testing/index.ts', import.meta.url).pathname;
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
