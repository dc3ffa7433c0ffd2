import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freshFolder, runWith } from '../testing/script.ts';

const folder = freshFolder();
const FIRST = ['--format', 'xwing1'];

describe('squads of First Edition', () => {
  it('are checked, with the reason and the rule', async () => {
    const good = await runWith(['squad', 'check', 'academy-swarm', ...FIRST]);
    expect([good.status, good.out.split('\n')[0]]).toEqual([
      0,
      'academy-swarm is legal in xwing1 2018-07-06, standard play: 100 of 100 squad points.',
    ]);
    const file = join(folder, 'mixed.xws');
    const pilots = [
      { name: 'rookiepilot', ship: 'xwing' },
      { name: 'academypilot', ship: 'tiefighter' },
    ];
    writeFileSync(file, JSON.stringify({ faction: 'rebel', pilots }));
    const mixed = await runWith(['squad', 'check', file, ...FIRST]);
    expect(mixed.status).toBe(1);
    expect(mixed.out).toContain('[xwing1:faction.2]');
  });

  it('are exported as XWS 1.0 that is read again', async () => {
    const { out } = await runWith(['squad', 'export', 'wings-of-all-letters', ...FIRST]);
    expect(JSON.parse(out)).toMatchObject({ version: '1.0.0', faction: 'rebel', points: 100 });
    const file = join(folder, 'wings.xws');
    writeFileSync(file, out);
    expect((await runWith(['squad', 'export', file, ...FIRST])).out).toBe(out);
  });

  it('of epic play bring huge ships', async () => {
    const file = join(folder, 'transport.xws');
    const pilots = [{ name: 'gr75mediumtransport', ship: 'gr75mediumtransport' }];
    writeFileSync(file, JSON.stringify({ faction: 'rebel', pilots }));
    expect((await runWith(['squad', 'check', file, ...FIRST])).out).toContain('[xwing1:formats-of-play.3]');
    expect((await runWith(['squad', 'check', file, '--epic', ...FIRST])).status).toBe(0);
    const record = join(folder, 'epic.json');
    await runWith(['play', ...FIRST, '--squads', `${file},raider-and-fighters`, '--record', record]);
    expect(JSON.parse(readFileSync(record, 'utf8')).setup.width).toBe(1828.8);
  });

  it('are judged by the cards of a day, and told since when they are legal', async () => {
    const file = join(folder, 'miranda.xws');
    writeFileSync(
      file,
      JSON.stringify({ faction: 'rebel', pilots: [{ name: 'mirandadoni', ship: 'kwing' }] }),
    );
    const early = await runWith(['squad', 'check', file, '--date', '2014-12-24']);
    expect(early.status).toBe(1);
    expect(early.out.split('\n').slice(0, 3)).toEqual([
      `${file} is not legal in xwing1-2014-11-wave-5 2014-11-26, standard play: 29 of 100 squad points.`,
      '  Miranda Doni (ship 1, K-wing) came with wave 7, 2015-08; this format has what there was in 2014-11.  [xwing1:formats-of-play.4]',
      '  legal in xwing1-2015-08-wave-7: 29 of 100 squad points; not in xwing1-2014-11-wave-5',
    ]);
    const later = await runWith(['squad', 'check', file, '--pack', 'xwing1-2015-08-wave-7']);
    expect(later.status).toBe(0);
    const play = ['play', '--pack', 'xwing1-2012-09-wave-1', '--record', join(folder, 'core.json')];
    await runWith(play);
    const { setup } = JSON.parse(readFileSync(join(folder, 'core.json'), 'utf8'));
    const [rebels, empire] = setup.sides;
    const pilots = (side: { ships: readonly { pilot: string }[] }) => side.ships.map(({ pilot }) => pilot);
    expect([pilots(rebels), pilots(empire)]).toEqual([
      ['redsquadronpilot'],
      ['obsidiansquadronpilot', 'academypilot'],
    ]);
  });

  it('by chance are legal', async () => {
    const { out } = await runWith(['squad', 'random', '--count', '2', '--json', ...FIRST]);
    expect(JSON.parse(out)).toHaveLength(2);
  });

  it('have their cards listed', async () => {
    const { out } = await runWith(['cards', '--pack', 'xwing1', '--missing']);
    expect(out).toMatch(/^xwing1 2018-07-06: 297 of 297 pilots exact, 362 of 362 upgrades exact$/m);
  });
});
