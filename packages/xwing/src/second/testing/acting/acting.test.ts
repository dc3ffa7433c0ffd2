import { playKnown, scenesFrom } from '@firing-arc/referee/testing';
import { describe, expect, it } from 'vitest';
import amg from '../../../../../../formats/xwing2-amg.json' with { type: 'json' };
import epic from '../../../../../../formats/xwing2-epic.json' with { type: 'json' };
import xwa from '../../../../../../formats/xwing2-xwa.json' with { type: 'json' };
import { AIMED, acts, allAbilities, CALM, STAGED, WIDE } from './acting.ts';
import scenes from './scenes.json' with { type: 'json' };

/** Scenes looked at for an ability that is new or no longer acts in its own. */
const AMONG = [
  ...scenesFrom(0, 60),
  ...scenesFrom(WIDE, 40),
  ...scenesFrom(CALM, 20),
  ...scenesFrom(AIMED, 40),
  ...scenesFrom(STAGED, 40),
];
/** Other work may share the machine. */
const TIMEOUT = 300_000;

const KNOWN: Readonly<Record<string, number | undefined>> = scenes.found;

describe('each ability on a card of 2.5', { timeout: TIMEOUT }, () => {
  const all = allAbilities([xwa, amg, epic]);

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
