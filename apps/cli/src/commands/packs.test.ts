import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Pack as ArmadaPack, CORE_FLEETS, writeFleetText } from '@firing-arc/armada';
import { describe, expect, it } from 'vitest';
import { formatIds } from '../house-data.ts';
import { formatJson, housePack, readAnyPack } from '../packs.ts';
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

  it.each([
    ['xwing2-amg', '"initiative": 5', '"initiative": 6', "initiative wampa: its card says initiative '1'"],
    ['xwing1', '"skill": 9', '"skill": 8', "skill wedgeantilles: its card says skill '9'"],
  ])('names a pilot of %s that its pack tells otherwise than its card', async (id, is, other, fault) => {
    const text = readFileSync(new URL(`../../../../formats/${id}.json`, import.meta.url), 'utf8');
    const pilot = fault.split(' ')[1]!.slice(0, -1);
    const lines = text.split('\n');
    const at = lines.findIndex((line) => line.includes(`"id": "${pilot}"`));
    const told = lines.with(at, lines[at]!.replace(/"(initiative|skill)": \d/, other)).join('\n');
    expect(text).toContain(is);
    const file = join(folder, 'other.json');
    writeFileSync(file, told.replace(`"id": "${id}"`, '"id": "ours"'));
    const { status, err } = await runWith(['packs', 'check', file]);
    expect(status).toBe(1);
    expect(err).toMatch(new RegExp(`other\\.json:${at + 1}:\\d+: /pilots/\\d+/${fault}`));
  });

  it('names an upgrade that would give loadout points; where squad points pay one may, as in First Edition', async () => {
    const file = join(folder, 'gives.json');
    const change = { upgrades: { marksmanship: { cost: -1 } } };
    writeFileSync(file, JSON.stringify({ base: 'xwing2-amg', id: 'ours', ...change }, null, 1));
    const { status, err } = await runWith(['packs', 'check', file]);
    expect(status).toBe(1);
    expect(err).toMatch(
      /gives\.json:6:\d+: \/upgrades\/marksmanship\/cost marksmanship: -1: no upgrade gives loadout points/,
    );
    writeFileSync(file, JSON.stringify({ base: 'xwing2-legacy200', id: 'ours', ...change }));
    expect((await runWith(['packs', 'check', file])).status).toBe(0);
  });

  it('names a pack that is another under the id of one of the house', async () => {
    const file = join(folder, 'taken.json');
    const told = { base: 'xwing2-amg', name: 'Ours', pilots: { wampa: { cost: 4 } } };
    writeFileSync(file, JSON.stringify({ id: 'xwing2-xwa', ...told }, null, 1));
    const { status, err } = await runWith(['packs', 'check', file]);
    expect(status).toBe(1);
    expect(err).toMatch(/taken\.json:2:\d+: \/id the house has another pack 'xwing2-xwa'/);
    // Differences that leave the id of their base out take it too.
    writeFileSync(file, JSON.stringify(told));
    expect((await runWith(['packs', 'check', file])).err).toContain(
      "/id the house has another pack 'xwing2-amg'",
    );
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
    writeFileSync(file, text.replace('"points": 29', '"points": 28'));
    expect((await runWith(['packs', 'diff', 'xwing1', file])).out).toBe(
      'Wedge Antilles (xwing, rebelalliance): squad points 29 → 28\n1 differences.\n',
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
    [['packs', 'burn'], /packs: 'burn' is not one of list, check, diff, lists, import, schema/],
  ])('refuses %j', async (args, message) => {
    const { status, err } = await runWith(args);
    expect([status, err]).toEqual([2, expect.stringMatching(message)]);
  });

  it('brings a document of points in as a pack, and tells what became of its rows', async () => {
    const document = join(folder, 'autumn pilots.csv');
    writeFileSync(
      document,
      'Name;Ship;Points;Loadout\nMiranda Doni;BTL-S8 K-wing;7;20\nLuke Skywalker;T-65;9;\nA New Hero;T-65;4;5\nEsege Tuketu;;many;3\n',
    );
    const pack = join(folder, 'autumn.json');
    const flags = ['--base', 'xwing2-amg', '--id', 'autumn', '--date', '2026-10-01', '--out', pack];
    const { status, out, err } = await runWith(['packs', 'import', document, ...flags]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out.split('\n')).toEqual([
      '4 rows with points, 2 cards; 2 differ from xwing2-amg (X-Wing 2.5 Standard, final points of the publisher).',
      'Could not be read (1):',
      `  ${document}, line 5: 'many' is no number (cost)`,
      'In no pack of the house, left out (1):',
      `  ${document}, line 4: A New Hero`,
      'Could be several cards, left out (1):',
      `  ${document}, line 3: Luke Skywalker: lukeskywalker-battleofyavin or lukeskywalker-swz106`,
      expect.stringMatching(/^Not named, left as in xwing2-amg \(--only takes them out\) \(\d+\):$/),
      ...Array.from({ length: 20 }, () => expect.stringMatching(/^ {2}[a-z0-9-]+$/)),
      expect.stringMatching(/^ {2}and \d+ more$/),
      '',
    ]);
    expect(JSON.parse(readFileSync(pack, 'utf8'))).toEqual({
      game: 'xwing2',
      base: 'xwing2-amg',
      id: 'autumn',
      name: 'Points of autumn pilots.csv',
      version: '2026-10-01',
      date: '2026-10-01',
      origin: 'Brought in from autumn pilots.csv',
      pilots: { mirandadoni: { cost: 7, loadout: 20 }, esegetuketu: { loadout: 3 } },
    });
    expect((await runWith(['packs', 'check', pack])).status).toBe(0);
    expect((await runWith(['packs', 'diff', 'xwing2-amg', pack])).out).toContain('Miranda Doni');
  });

  it('finds the game and the nearest pack by itself, and gives the pack to who reads the output', async () => {
    const data = join(folder, 'squadrons.json');
    const squadrons = {
      'tie-phantom-squadron': { name: 'TIE Phantom Squadron', squadron_type: 'x', points: 15 },
    };
    writeFileSync(data, JSON.stringify({ squadrons }));
    const { status, out, err } = await runWith(['packs', 'import', data, '--date', '2026-10-01']);
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      game: 'armada',
      base: 'armada',
      id: 'armada-2026-10-01',
      squadrons: { 'tie-phantom-squadron': { points: 15 } },
    });
    expect(err).toContain('1 rows with points, 1 cards; 1 differ from armada');
    const json = await runWith(['packs', 'import', data, '--date', '2026-10-01', '--json']);
    expect(JSON.parse(json.out)).toMatchObject({
      pack: JSON.parse(out) as object,
      base: 'armada',
      rows: 1,
      found: 1,
      changed: 1,
      unknown: [],
      several: [],
      faults: [],
    });
    const only = await runWith(['packs', 'import', data, '--only']);
    expect(
      Object.values((JSON.parse(only.out) as { squadrons: object }).squadrons).filter(
        (card) => card === null,
      ),
    ).toHaveLength(106);
  });

  it.each([
    ['nowhere.csv', 'there is no such file or folder'],
    ['empty.csv', 'no card with its points was found; '],
    ['strange.json', 'none of 1 cards is ours'],
  ])('says why nothing of %s can be brought in', async (name, reason) => {
    writeFileSync(join(folder, 'empty.csv'), '');
    writeFileSync(join(folder, 'strange.json'), '[{ "name": "A horse", "cost": 3 }]');
    const { status, out, err } = await runWith(['packs', 'import', join(folder, name)]);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(reason);
  });

  it('tells what became of lists from one pack to another', async () => {
    const lists = join(folder, 'lists');
    mkdirSync(lists, { recursive: true });
    const squad = (pilots: readonly string[]) =>
      JSON.stringify({
        faction: 'galacticempire',
        pilots: pilots.map((id) => ({ id, ship: 'tielnfighter', upgrades: {} })),
      });
    writeFileSync(join(lists, 'a.xws'), squad(['howlrunner', 'wampa', 'academypilot']));
    writeFileSync(join(lists, 'b.xws'), squad(['howlrunner', 'howlrunner', 'wampa']));
    writeFileSync(join(lists, 'c.txt'), 'no list at all');
    const dearer = join(folder, 'dearer.json');
    const told = {
      game: 'xwing2',
      base: 'xwing2-amg',
      id: 'dearer',
      name: 'Dearer',
      version: '1',
      date: '2026-10-01',
      origin: 'a test',
    };
    writeFileSync(dearer, JSON.stringify({ ...told, pilots: { howlrunner: { cost: 21 } } }));
    const { status, out, err } = await runWith(['packs', 'lists', 'xwing2-amg', dearer, lists]);
    expect(status).toBe(1);
    expect(err).toContain('c.txt');
    const [a, b, sum] = out.split('\n');
    expect(a).toMatch(/^a\.xws: \d+ → \d+ points, no longer legal: The squad costs \d+ squad points/);
    expect(b).toMatch(/^b\.xws: \d+ → \d+ points, not legal, as before: /);
    expect(sum).toBe('2 lists: 0 still legal, 1 no longer, 0 legal now, 1 not legal before and after.');
    const still = await runWith([
      'packs',
      'lists',
      'xwing2-amg',
      'xwing2-amg',
      join(lists, 'a.xws'),
      '--json',
    ]);
    expect(JSON.parse(still.out)).toMatchObject({
      lists: [{ list: 'a.xws', before: { legal: true }, now: { legal: true, reasons: [] } }],
      unread: [],
    });
    expect((await runWith(['packs', 'lists', 'xwing1', 'xwing2-amg', lists])).err).toContain(
      'two of one game',
    );
  });

  it('tells what became of fleets, too', async () => {
    const { pack } = housePack('a test', 'format', 'armada');
    const fleet = join(folder, 'core.txt');
    writeFileSync(fleet, writeFleetText(CORE_FLEETS[0]!.fleet, pack as ArmadaPack, 'kingston'));
    const dearer = join(folder, 'dear-fleets.json');
    const told = {
      base: 'armada',
      id: 'dear',
      name: 'Dear',
      version: '1',
      date: '2026-10-01',
      origin: 'a test',
    };
    writeFileSync(dearer, JSON.stringify({ ...told, ships: { 'cr90-corvette-a': { points: 400 } } }));
    const { status, out } = await runWith(['packs', 'lists', 'armada', dearer, fleet]);
    expect(status).toBe(0);
    expect(out).toMatch(/^core\.txt: 172 → 528 points, no longer legal: .*400/);
    expect(out).toContain('1 lists: 0 still legal, 1 no longer');
  });
});
