import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freshFolder, runWith } from '../testing/script.ts';

const folder = freshFolder();

describe('fleets of Armada', () => {
  it('are checked, with the reason and the rule', async () => {
    const good = await runWith(['fleet', 'check', 'core-rebels', '--core']);
    expect([good.status, good.out.split('\n')[0]]).toEqual([
      0,
      'core-rebels is legal in armada 2025-01: 172 of 180 points, 39 of them squadrons.',
    ]);
    expect(good.out).toContain('\n  Superior Positions: Setup: The first player deploys the whole fleet');
    const large = await runWith(['fleet', 'check', 'rebel-line', '--core']);
    expect(large.status).toBe(1);
    expect(large.out).toContain('[armada:fleet-building.1]');
    const json = await runWith(['fleet', 'check', 'rebel-line', '--json']);
    expect(JSON.parse(json.out)).toMatchObject({ format: 'armada', play: 'standard', legal: true });
  });

  it('are exported in three ways that are read again', async () => {
    for (const as of ['kingston', 'star-forge', 'warlords']) {
      const { out } = await runWith(['fleet', 'export', 'imperial-hammer', '--as', as]);
      const file = join(folder, `${as}.txt`);
      writeFileSync(file, out);
      expect((await runWith(['fleet', 'export', file, '--as', as])).out).toBe(out);
    }
  });

  it('by chance are the same from the same seed', async () => {
    const args = ['fleet', 'random', '--core', '--seed', 'a', '--count', '2', '--json'];
    const { out } = await runWith(args);
    expect(JSON.parse(out)).toHaveLength(2);
    expect((await runWith(args)).out).toBe(out);
  });

  it('are not squads of X-Wing, nor squads fleets: each is sent to the command that reads it', async () => {
    const squad = join(folder, 'squad.xws');
    writeFileSync(squad, '{"faction":"rebelalliance","pilots":[{"id":"wedgeantilles","ship":"t65xwing"}]}');
    const fleet = join(folder, 'fleet.txt');
    writeFileSync(fleet, (await runWith(['fleet', 'export', 'imperial-hammer'])).out);
    for (const given of [squad, 'https://yasb.app/?f=Rebel%20Alliance&d=v9ZsZ200Z']) {
      const { status, err } = await runWith(['fleet', 'check', given]);
      expect([status, err]).toEqual([
        2,
        expect.stringContaining('this is a squad of X-Wing; firing-arc squad check'),
      ]);
    }
    for (const format of ['xwing2-amg', 'xwing1']) {
      const { status, err } = await runWith(['squad', 'check', fleet, '--format', format]);
      expect([status, err]).toEqual([
        2,
        expect.stringContaining('this is a fleet of Armada; firing-arc fleet check'),
      ]);
    }
  });

  it('name the line that cannot be read', async () => {
    const file = join(folder, 'odd.txt');
    writeFileSync(file, 'Name: Odd\nFaction: Rebel\n\nEnterprise (44)\n');
    const draft = await runWith(['fleet', 'check', file]);
    expect(draft.status).toBe(1);
    expect(draft.out).toContain('is a draft in armada');
    expect(draft.out).toContain("not read: line 4: the ship 'Enterprise' is unknown");
    const { status, err } = await runWith(['fleet', 'export', file]);
    expect(status).toBe(2);
    expect(err).toContain("odd.txt:4: the ship 'Enterprise' is unknown");
    expect((await runWith(['fleet', 'check', 'core-rebels', '--format', 'xwing1'])).err).toContain(
      "'xwing1' is no format of Armada",
    );
  });
});
