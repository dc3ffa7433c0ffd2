import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runWith } from '../testing/script.ts';

interface Listed {
  readonly totals: readonly { readonly cards: number; readonly exact: number }[];
  readonly cards: readonly { readonly id: string; readonly missing: readonly string[] }[];
}

describe('cards', () => {
  it('lists every card of the pack in its group, with totals', async () => {
    const { status, out } = await runWith(['cards', '--pack', 'xwing2-amg']);
    expect(status).toBe(0);
    expect(out).toMatch(/^TIE\/ln Fighter: \d+ of 31 exact$/m);
    expect(out).toMatch(/^turret: 2 of 2 exact$/m);
    expect(out).toMatch(/^ {2}Academy Pilot \(academypilot\)$/m);
    expect(out).toMatch(/^xwing2-amg 2024-09-06: \d+ of 672 pilots exact, \d+ of 524 upgrades exact$/m);
  });

  it('leaves out the exact ones on request, and says what the others lack', async () => {
    const { out } = await runWith(['cards', '--missing']);
    expect(out).not.toMatch(/\(academypilot\)/);
    expect(out).toMatch(/^ {2}.+ \([a-z0-9-]+\): .+$/m);
  });

  it('prints JSON whose totals count its cards', async () => {
    const all = JSON.parse((await runWith(['cards', '--json'])).out) as Listed;
    const open = JSON.parse((await runWith(['cards', '--json', '--missing'])).out) as Listed;
    const sum = (what: 'cards' | 'exact') => all.totals.reduce((total, each) => total + each[what], 0);
    expect(all.cards.length).toBe(sum('cards'));
    expect(open.cards.length).toBe(sum('cards') - sum('exact'));
    expect(all.cards.find((card) => card.id === 'howlrunner')?.missing).toEqual([]);
  });

  it('shows of a card which errata decide it, how many scenes hold it, and where facts are from', async () => {
    const { out } = await runWith(['cards']);
    expect(out).toMatch(
      /^ {2}Commandant Goran \(commandantgoran\): xwing2:errata-ship-cards\.12; two sources, decided by xwing2:errata-ship-cards\.12: .+; \d+ scenes?$/m,
    );
    expect(out).toMatch(/^Facts from xwingtmg\/xwing-data2 .*checked against raithos\/xwing/m);
  });

  it('shows of a card that two sources tell differently which was followed and why', async () => {
    const { out } = await runWith(['cards']);
    expect(out).toMatch(/\(knack\): two sources, decided by YASB: it names a range/);
    // Of a pilot and an upgrade with one id, the upgrade alone.
    expect(out.match(/\(dt798\): two sources/g)).toHaveLength(1);
    const { out: fleet } = await runWith(['cards', '--format', 'armada']);
    expect(fleet).toMatch(/\(admiral-raddus-commander\): two sources, decided by BSData: .+ errata/);
  });

  it('counts the scenes that the tests play: the one in which an ability acts, and those of its edges', async () => {
    // After a change of cards: `npx vitest run apps/cli/src/commands/cards -u`.
    const counted = Object.fromEntries(
      Object.entries(PLAYED).map(([game, folder]) => [game, scenesIn(folder)]),
    );
    await expect(`${JSON.stringify(counted, null, 2)}\n`).toMatchFileSnapshot('./scenes.json');
  });

  it('names the packs when it does not know one', async () => {
    const { status, err } = await runWith(['cards', '--pack', 'nonsense']);
    expect(status).toBe(2);
    expect(err).toContain("'nonsense' is not one of armada, xwing1, xwing1-2012-09-wave-1, xwing1-2013-02");
  });
});

/** Where the scenes of each game lie. */
const PLAYED = { xwing2: 'xwing/src/second', xwing1: 'xwing/src/first', armada: 'armada/src' } as const;

/** How many scenes are played for each card, all of its abilities together. */
function scenesIn(folder: string): Readonly<Record<string, number>> {
  const read = (file: string) =>
    JSON.parse(
      readFileSync(
        new URL(`../../../../packages/${folder}/testing/acting/${file}.json`, import.meta.url),
        'utf8',
      ),
    );
  const edges: Readonly<Record<string, string>> = read('edges');
  const counts: Record<string, number> = {};
  for (const label of Object.keys(read('scenes').found)) {
    const card = label.replace(/\.\d+$/, '');
    const pins = edges[label]?.split('|')[1]?.trim().split(' ').filter(Boolean).length ?? 0;
    counts[card] = (counts[card] ?? 0) + 1 + pins;
  }
  return counts;
}
