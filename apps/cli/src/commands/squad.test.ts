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

  it('names what it does not know and shows the rest as a draft', async () => {
    const { status, out } = await runWith(['squad', 'check', LINK]);
    expect(status).toBe(1);
    expect(out).toContain('the link is a draft in xwing2-amg');
    expect(out).toContain('  not read: ship 2: no pilot has the number');
    const json = JSON.parse((await runWith(['squad', 'check', LINK, '--json'])).out) as object;
    expect(json).toMatchObject({ legal: false, playable: false, findings: [expect.any(String)], points: 6 });
  });

  it('knows a First Edition squad, whatever format it is asked for', async () => {
    const first = 'http://geordanr.github.io/xwing/?f=Rebel%20Alliance&d=v4!s!75:27,36,-1,3:-1:3:';
    const plain = await runWith(['squad', 'check', first]);
    expect(plain.out).toMatch(/^the link is legal in xwing1 /);
    const asked = await runWith(['squad', 'check', first, '--format', 'xwing2-amg']);
    expect(asked.status).toBe(1);
    expect(asked.out).toContain('this is a First Edition squad');
    expect(asked.out).toContain('legal in xwing1: 46 of 100 squad points');
    const other = await runWith(['squad', 'check', LINK, '--format', 'xwing1', '--json']);
    expect(JSON.parse(other.out)).toMatchObject({ legal: false, elsewhere: [{ format: 'xwing2-amg' }] });
  });

  it('says when a squad was legal, by its own date and by one that is named', async () => {
    const file = join(folder, 'rhymer.xws');
    const ship = (id: string, upgrades: object) => ({ id, upgrades });
    const salvo = { talent: ['saturationsalvo'], missile: ['barragerockets'], device: ['concussionbombs'] };
    const pilots = [ship('majorrhymer', salvo), ship('howlrunner', {}), ship('idenversio', {})];
    writeFileSync(file, JSON.stringify({ version: '06/09/2023', faction: 'galacticempire', pilots }));
    const now = await runWith(['squad', 'check', file]);
    expect(now.status).toBe(1);
    expect(now.out).toMatch(/legal in xwing2-amg-2023-06, the format of its date \(2023-06-09\): \d+ of 20/);
    const then = await runWith(['squad', 'check', file, '--date', '2023-06-17']);
    expect([then.status, then.out]).toEqual([0, expect.stringContaining('legal in xwing2-amg-2023-06')]);
    expect((await runWith(['squad', 'check', file, '--pack', 'xwing2-amg-2023-06'])).status).toBe(0);
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
    [
      ['squad', 'check', 'https://launchbaynext.app/?lbx=l2.r'],
      /a link of launchbaynext\.app cannot be read/,
    ],
    [['squad', 'export', LINK], /the link: ship 2: no pilot has the number/],
    [['squad', 'check', 'eight-ties', '--date', 'yesterday'], /--date: 'yesterday' is no day/],
    [['squad', 'check', join(folder, 'none.xws')], /cannot read '.*none\.xws'/],
    [['squad', 'quick', '--faction', 'hutts'], /squad: --faction: 'hutts' is not one of/],
  ])('refuses %j', async (args, message) => {
    const { status, err } = await runWith(args);
    expect([status, err]).toEqual([2, expect.stringMatching(message)]);
  });
});
