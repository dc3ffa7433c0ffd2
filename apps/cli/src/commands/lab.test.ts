import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LabReport, type Noted, reportOf } from '@firing-arc/opponents';
import { describe, expect, it } from 'vitest';
import { freshFolder, runWith } from '../testing/script.ts';
import { labTable } from './lab-table.ts';

const lab = (...args: readonly string[]) => runWith(['lab', '--players', 'random,random', ...args]);
const reported = async (...args: readonly string[]): Promise<LabReport> => {
  const { status, out, err } = await lab('--json', ...args);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  return JSON.parse(out);
};

const noted = (given: Partial<Noted>): Noted => ({
  version: 0,
  foe: 0,
  result: 'won',
  firstLost: null,
  acted: [],
  carried: [],
  ...given,
});

describe('lab', () => {
  it('flies a list against each of a field, from either side', async () => {
    const { lists, difference } = await reported(
      'eight-ties',
      '--field',
      'four-x-wings,decimator',
      '--games',
      '4',
    );
    expect(difference).toBeUndefined();
    const [report] = lists;
    expect(report!.list).toBe('Eight TIEs');
    expect(report!.foes.map(({ foe, games }) => [foe, games])).toEqual([
      ['Four X-wings', 2],
      ['The Decimator', 2],
    ]);
    expect(report!.games).toBe(4);
    expect(report!.from).toBeLessThanOrEqual(report!.rate);
    expect(report!.to).toBeGreaterThan(report!.rate);
    expect(report!.firstLost.reduce((sum, { games }) => sum + games, 0)).toBeGreaterThan(0);
    for (const { ship } of report!.firstLost) expect(ship).toMatch(/^[\w\s“”’"-]+( [A-H])?$/);
  });

  it('reads the field from a folder, goes on with what was kept, and plays the same however it is parted', async () => {
    const folder = freshFolder();
    const field = join(folder, 'field');
    mkdirSync(field);
    const pilots = ['bountyhunter', 'skullsquadronpilot', 'hiredgun'].map((id) => ({ id }));
    writeFileSync(
      join(field, 'three.xws'),
      JSON.stringify({ name: 'Three', faction: 'scumandvillainy', pilots }),
    );
    const kept = join(folder, 'lab.json');
    const args = ['eight-ties', '--field', field];
    const some = await reported(...args, '--games', '1', '--keep', kept);
    expect(some.lists[0]!.foes.map(({ foe }) => foe)).toEqual(['Three']);
    const all = await reported(...args, '--games', '3', '--keep', kept);
    expect(all).toEqual(await reported(...args, '--games', '3'));
  });

  it('compares two versions of a list over games of the same seed: one that is the same gains nothing', async () => {
    const { lists, difference } = await reported(
      ...['eight-ties', 'eight-ties', '--field', 'four-x-wings', '--games', '2'],
    );
    const [one, other] = lists;
    expect({ ...one, list: '' }).toEqual({ ...other, list: '' });
    expect(difference).toEqual({ rate: 0, error: 0 });
  });

  it('plays Armada and First Edition, and names upgrades that nothing named', async () => {
    const fleets = ['--format', 'armada', '--field', 'core-empire', '--games', '1'];
    const { lists } = await reported('core-rebels', ...fleets);
    expect(lists[0]!.games).toBe(1);
    const first = await reported(
      ...['red-squadron', '--format', 'xwing1', '--field', 'academy-swarm', '--games', '1'],
    );
    expect(first.lists[0]!.games).toBe(1);
    // It adds a shield and does nothing else.
    expect(first.lists[0]!.neverActed).toContain('shieldupgrade');
  });

  it('says in one line what cannot be used', async () => {
    expect((await lab()).err).toMatch(/^lab: a list is needed/);
    expect((await lab('no-such-list')).err).toMatch(/^lab: .*no-such-list/);
    expect((await lab('eight-ties', '--field', freshFolder())).err).toMatch(/has no lists/);
  });
});

describe('the report of a lab', () => {
  it('tells rates with their interval, what is lost first and what never acts', () => {
    const games = [
      noted({ firstLost: 'Wedge', acted: ['r2d2'], carried: ['r2d2', 'marksmanship'] }),
      noted({ foe: 1, result: 'lost', firstLost: 'Wedge', carried: ['r2d2', 'marksmanship'] }),
      noted({ foe: 1, result: 'stuck', carried: ['r2d2', 'marksmanship'] }),
    ];
    const { lists } = reportOf(games, ['Mine'], ['One', 'Two']);
    expect(lists[0]).toMatchObject({
      list: 'Mine',
      games: 2,
      won: 1,
      rate: 0.5,
      stuck: 1,
      firstLost: [{ ship: 'Wedge', games: 2 }],
      neverActed: ['marksmanship'],
    });
    expect(lists[0]!.from).toBeCloseTo(0.0945, 4);
    expect(lists[0]!.to).toBeCloseTo(0.9055, 4);
    const text = labTable({ lists }, []);
    expect(text).toMatch(/^Mine: 50 % \[9, 91\], 1 of 2 won, 0 drawn, 1 stuck\n {2}against Two/);
  });

  it('tells a difference only above two standard errors', () => {
    const pair = (before: Noted['result'], after: Noted['result']) => [
      noted({ version: 0, result: before }),
      noted({ version: 1, result: after }),
    ];
    const few = reportOf([...pair('lost', 'won'), ...pair('won', 'won')], ['A', 'B'], ['Foe']);
    expect(few.difference).toEqual({ rate: 0.5, error: 0.5 });
    expect(labTable(few, [])).toContain('+50 points of a hundred, standard error 50: too few games to tell');
    const clear = reportOf([...pair('lost', 'won'), ...pair('lost', 'won')], ['A', 'B'], ['Foe']);
    expect(labTable(clear, [])).toContain('+100 points of a hundred, standard error 0\n');
  });
});
