import { playKnown, scenesFrom } from '@firing-arc/referee/testing';
import { describe, expect, it } from 'vitest';
import xwing1 from '../../../../../../formats/xwing1.json' with { type: 'json' };
import { AIMED, acts, allAbilities, RICH, SITUATED, STAGED } from './acting.ts';
import scenes from './scenes.json' with { type: 'json' };

/** Scenes looked at for an ability that is new or no longer acts in its own. */
const AMONG = [
  ...scenesFrom(0, 60),
  ...scenesFrom(RICH, 60),
  ...scenesFrom(SITUATED, 60),
  ...scenesFrom(AIMED, 60),
  ...scenesFrom(STAGED, 60),
];
/** Other work may share the machine. */
const TIMEOUT = 300_000;

const KNOWN: Readonly<Record<string, number | undefined>> = scenes.found;

describe('each ability on a card of First Edition', { timeout: TIMEOUT }, () => {
  const all = allAbilities(xwing1);

  it('acts: a known scene goes otherwise without it; those that have no scene are listed', async () => {
    const now = playKnown(all, acts, scenes, AMONG);
    const idle = now.without.filter((label) => KNOWN[label] !== undefined);
    expect(idle).toEqual([]);
    // A card that is new gets its scene by `npm run scenes`.
    await expect(`${JSON.stringify(now, null, 2)}\n`).toMatchFileSnapshot('./scenes.json');
  });

  it('is all that makes the difference: nothing goes otherwise while it stays', () => {
    const some = all.filter(({ label }, at) => at % 20 === 0 && KNOWN[label] !== undefined);
    expect(some.length).toBeGreaterThan(10);
    const changed = some.filter((one) => acts(one, KNOWN[one.label]!, (_, does) => does()));
    expect(changed.map(({ label }) => label)).toEqual([]);
  });
});
