import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freshFolder, runWith } from '../testing/script.ts';

const folder = freshFolder();
const LINK =
  'https://yasb.app/?f=Galactic%20Empire&d=v9ZsZ20Z217X127YX229XY229X&sn=Howl&obs=coreasteroid0,gascloud1,pomdebris2';

describe('squad', () => {
  it('checks a link, with points and deficit', async () => {
    const { status, out } = await runWith(['squad', 'check', LINK.replace('YX', 'Y')]);
    expect(status).toBe(0);
    expect(out.split('\n')[0]).toBe(
      'the link is legal in xwing2-amg 2024-09-06: 8 of 20 squad points, a deficit of 12.',
    );
  });

  it('says with status 1 why a squad is not legal, and by which rule', async () => {
    const { status, out } = await runWith([
      'squad',
      'check',
      'interceptors-and-bombers',
      '--format',
      'xwing2-xwa',
    ]);
    expect(status).toBe(1);
    expect(out).toMatch(/^interceptors-and-bombers is not legal in xwing2-xwa R3: \d+ of 50 squad points/);
    expect(out).toMatch(/\[xwing2:squad-building\.\d+\]/);
    const json = JSON.parse((await runWith(['squad', 'check', 'eight-ties', '--json'])).out) as object;
    expect(json).toMatchObject({ format: 'xwing2-amg', legal: true, points: 20, refusals: [] });
  });

  it('exports XWS that it reads again', async () => {
    const { out } = await runWith(['squad', 'export', LINK.replace('YX', 'Y')]);
    expect(JSON.parse(out)).toMatchObject({
      name: 'Howl',
      faction: 'galacticempire',
      points: 8,
      pilots: [{ id: 'howlrunner', upgrades: { talent: ['predator'] } }, {}, {}],
    });
    const file = join(folder, 'howl.xws');
    writeFileSync(file, out);
    expect((await runWith(['squad', 'export', file])).out).toBe(out);
  });

  it('lists quick builds with their verdict', async () => {
    const { out } = await runWith(['squad', 'quick', '--faction', 'firstorder', '--threat', '3']);
    expect(out).toContain('threat 3  blackout-threat3-2 (firstorder): blackout');
    expect(out).toMatch(/^ +legal, 5 squad points$/m);
    expect(out).toMatch(/^ +not legal: xwing2:.*$/m);
    const all = JSON.parse((await runWith(['squad', 'quick', '--json'])).out) as unknown[];
    expect(all).toHaveLength(644);
  });

  it('makes legal squads by chance and prints their seeds', async () => {
    const args = ['squad', 'random', '--format', 'xwing2-xwa', '--seed', 'tea', '--count', '2'];
    const { out } = await runWith(args);
    const [first, squad, second] = out.split('\n');
    expect([first, second]).toEqual(['seed tea-1', 'seed tea-2']);
    const file = join(folder, 'chance.xws');
    writeFileSync(file, squad!);
    expect((await runWith(['squad', 'check', file, '--format', 'xwing2-xwa'])).status).toBe(0);
    expect((await runWith(args)).out).toBe(out);
  });

  it.each([
    [['squad'], /squad: '' is not one of check, export, quick, random/],
    [['squad', 'check'], /squad check: a file in XWS or a link is needed/],
    [['squad', 'check', 'eight-ties', 'decimator'], /'decimator' is a second/],
    [['squad', 'check', LINK], /the link: ship 2: no pilot has the number/],
    [['squad', 'check', join(folder, 'none.xws')], /cannot read '.*none\.xws'/],
    [['squad', 'quick', '--faction', 'hutts'], /squad: --faction: 'hutts' is not one of/],
  ])('refuses %j', async (args, message) => {
    const { status, err } = await runWith(args);
    expect([status, err]).toEqual([2, expect.stringMatching(message)]);
  });
});
