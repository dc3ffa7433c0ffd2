import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatIds } from '../house-data.ts';
import { formatJson, readAnyPack } from '../packs.ts';
import { freshFolder, runWith } from '../testing/script.ts';

const folder = freshFolder();
const AMG = readFileSync(new URL('../../../../formats/xwing2-amg.json', import.meta.url), 'utf8');

describe('packs', () => {
  it('lists the packs of the house', async () => {
    const { out } = await runWith(['packs']);
    expect(out).toMatch(/^armada 2025-01 of 2025-01-10, [0-9a-f]{16}$/m);
    expect(out).toMatch(/^xwing1 2018-07-06 of 2018-07-06, [0-9a-f]{16}$/m);
    expect(out).toMatch(/^xwing2-amg 2024-09-06 of 2024-09-06, [0-9a-f]{16}$/m);
    expect(out).toMatch(/^xwing2-epic R3 of 2026-07-05, [0-9a-f]{16}$/m);
    expect(out).toMatch(/^xwing2-xwa R3 of 2026-07-05, [0-9a-f]{16}$/m);
  });

  it.each(formatIds())('finds no fault in %s, which apps therefore take as it is', (id) => {
    expect(readAnyPack(JSON.stringify(formatJson(id)))).toMatchObject({ ok: true, pack: { id } });
  });

  it('checks a file, and names line and field of what is wrong', async () => {
    const good = join(folder, 'good.json');
    writeFileSync(good, AMG);
    expect((await runWith(['packs', 'check', good])).out).toMatch(
      /^OK: .*good\.json: xwing2-amg 2024-09-06 of 2024-09-06, 89 ships, 672 pilots, 524 upgrades\n$/,
    );
    const bad = join(folder, 'bad.json');
    writeFileSync(bad, AMG.replace('"id": "wampa", "name"', '"id": "wampa", "nam"'));
    const line = AMG.split('\n').findIndex((each) => each.includes('"id": "wampa"')) + 1;
    const { status, err } = await runWith(['packs', 'check', bad]);
    expect(status).toBe(1);
    expect(err).toContain(`bad.json:${line}:`);
    expect(err).toMatch(/\/pilots\/\d+ wampa: must have required properties name/);
    expect(err).toMatch(/\/pilots\/\d+\/nam wampa: is no field of a format pack/);
  });

  it('knows packs of First Edition by the game they name', async () => {
    const text = readFileSync(new URL('../../../../formats/xwing1.json', import.meta.url), 'utf8');
    const file = join(folder, 'first.json');
    writeFileSync(file, text);
    expect((await runWith(['packs', 'check', file])).out).toMatch(
      /^OK: .*first\.json: xwing1 2018-07-06 of 2018-07-06, 56 ships, 297 pilots, 362 upgrades\n$/,
    );
    writeFileSync(file, text.replace('"skill": 9', '"initiative": 9'));
    const { status, err } = await runWith(['packs', 'check', file]);
    expect(status).toBe(1);
    expect(err).toMatch(/\/pilots\/0\/initiative wedgeantilles: is no field of a format pack/);
    expect((await runWith(['packs', 'diff', 'xwing1', 'xwing2-amg'])).err).toContain('two of one game');
    writeFileSync(file, text.replace('"skill": 9', '"skill": 8'));
    expect((await runWith(['packs', 'diff', 'xwing1', file])).out).toBe(
      'Wedge Antilles (xwing, rebelalliance): pilot skill 9 → 8\n1 differences.\n',
    );
  });

  it('knows packs of Armada by the game they name', async () => {
    const text = readFileSync(new URL('../../../../formats/armada.json', import.meta.url), 'utf8');
    const file = join(folder, 'armada.json');
    writeFileSync(file, text);
    expect((await runWith(['packs', 'check', file])).out).toMatch(
      /^OK: .*armada\.json: armada 2025-01 of 2025-01-10, 66 ships, 107 squadrons, 292 upgrades\n$/,
    );
    writeFileSync(file, text.replace('"edition": "1.6"', '"edition": "7"'));
    expect((await runWith(['packs', 'check', file])).err).toContain('/edition');
  });

  it('tells two packs apart', async () => {
    const { out } = await runWith(['packs', 'diff', 'xwing2-amg', 'xwing2-xwa']);
    expect(out).toMatch(/^squad points 20 → 50$/m);
    expect(out).toMatch(/^\d+ differences\.$/m);
    const same = await runWith(['packs', 'diff', 'xwing2-amg', 'xwing2-amg']);
    expect(same.out).toBe('There is no difference.\n');
  });

  it('tells what a fleet of another pack costs', async () => {
    const text = readFileSync(new URL('../../../../formats/armada.json', import.meta.url), 'utf8');
    const file = join(folder, 'fleets.json');
    writeFileSync(
      file,
      text
        .replace('"standard":{"points":400', '"standard":{"points":500')
        .replace('"standard": {"points": 400', '"standard": {"points": 500'),
    );
    expect((await runWith(['packs', 'diff', 'armada', file])).out).toContain(
      'fleet points of a standard game 400 → 500\n1 differences.',
    );
  });

  it.each([
    ['xwing1', { pilots: { wedgeantilles: { points: 12 } } }, 'Wedge Antilles (xwing, rebelalliance)'],
    ['armada', { ships: { 'nebulon-b-escort-frigate': { points: 12 } } }, 'Nebulon-B Escort Frigate'],
  ])(
    'reads a pack of %s told as differences, and places its faults in its own text',
    async (base, change, name) => {
      const file = join(folder, `${base}-ours.json`);
      writeFileSync(file, JSON.stringify({ base, id: 'ours', ...change }));
      const { out } = await runWith(['packs', 'diff', base, file]);
      expect(out).toContain(`${name}: `);
      expect(out).toContain(' → 12\n1 differences.');
      writeFileSync(file, JSON.stringify({ base, id: 'ours', ...change }, null, 1).replace('12', '"12"'));
      const { status, err } = await runWith(['packs', 'check', file]);
      expect([status, err]).toEqual([
        1,
        expect.stringMatching(/ours\.json:6:\d+: \/\w+\/[a-z-]+\/points .*must be integer/),
      ]);
    },
  );

  it.each([
    ['xwing2-amg', { length: { rounds: 1e9, points: 20 } }, 'rounds', 'must be <= 100'],
    ['xwing2-amg', { length: { rounds: 12, points: 0 } }, 'points', 'must be >= 1'],
    ['xwing2-amg', { board: { width: 1e9, depth: 914.4 } }, 'width', 'must be <= 4000'],
    [
      'armada',
      { play: { standard: { points: 400, squadronShare: 3, rounds: 1e9 } } },
      'rounds',
      'must be <= 100',
    ],
  ])('refuses a game as no table may have it: %s, %j', async (base, change, field, reason) => {
    const file = join(folder, 'no-table.json');
    writeFileSync(file, JSON.stringify({ base, id: 'no-table', ...change }));
    const { status, err } = await runWith(['packs', 'check', file]);
    expect([status, err]).toEqual([1, expect.stringMatching(`/${field} .*${reason}`)]);
  });

  it('prints the published schema', async () => {
    const published = new URL('../../../../docs/format-packs.xwing2.schema.json', import.meta.url);
    const { out } = await runWith(['packs', 'schema']);
    expect(JSON.parse(out)).toEqual(JSON.parse(readFileSync(published, 'utf8')));
    expect(JSON.parse(out)).toMatchObject({ title: 'Format pack' });
    const first = new URL('../../../../docs/format-packs.xwing1.schema.json', import.meta.url);
    const printed = (await runWith(['packs', 'schema', '--game', 'xwing1'])).out;
    expect(JSON.parse(printed)).toEqual(JSON.parse(readFileSync(first, 'utf8')));
    const fleets = new URL('../../../../docs/format-packs.armada.schema.json', import.meta.url);
    const armada = (await runWith(['packs', 'schema', '--game', 'armada'])).out;
    expect(JSON.parse(armada)).toEqual(JSON.parse(readFileSync(fleets, 'utf8')));
  });

  it.each([
    [['packs', 'check'], /packs check: one file must follow/],
    [['packs', 'diff', 'xwing2-amg'], /packs diff: two packs must follow, given: 'xwing2-amg'/],
    [['packs', 'diff', 'xwing2-amg', join(folder, 'none.json')], /packs diff: cannot read/],
    [['packs', 'burn'], /packs: 'burn' is not one of list, check, diff, schema/],
  ])('refuses %j', async (args, message) => {
    const { status, err } = await runWith(args);
    expect([status, err]).toEqual([2, expect.stringMatching(message)]);
  });
});
