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

  it('names the packs when it does not know one', async () => {
    const { status, err } = await runWith(['cards', '--pack', 'nonsense']);
    expect(status).toBe(2);
    expect(err).toContain("'nonsense' is not one of armada, xwing1, xwing1-2012-09-wave-1, xwing1-2013-02");
  });
});
