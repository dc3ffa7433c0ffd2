import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rulingOf } from '../abilities/acting.ts';
import { PILOT_LINES, UPGRADE_LINES } from './card-lines.ts';
import { pilotCard, upgradeCard } from './index.ts';

const LEDGER = new URL('../../../../../rulebook/xwing1.jsonl', import.meta.url);

const ids = readFileSync(LEDGER, 'utf8')
  .trim()
  .split('\n')
  .map((line) => (JSON.parse(line) as { readonly id: string }).id.replace('xwing1:', ''))
  .filter((id) => /^faq-(ship-cards|upgrade-cards|errata)\./.test(id));

/** Lines of the errata that are about attacks, not cards. */
const GENERAL = ['faq-errata.1', 'faq-errata.2'];

describe('the lines of the FAQ about cards', () => {
  const known = [...Object.values(PILOT_LINES), ...Object.values(UPGRADE_LINES)].flat();

  it('each belong to a card, and are there', () => {
    expect(ids.filter((id) => !known.includes(id) && !GENERAL.includes(id))).toEqual([]);
    expect(known.filter((line) => !ids.includes(line))).toEqual([]);
    expect(Object.keys(PILOT_LINES).filter((id) => !pilotCard(id))).toEqual([]);
    expect(Object.keys(UPGRADE_LINES).filter((id) => !upgradeCard(id))).toEqual([]);
  });

  it('are what a pilot and an upgrade of one name act by, each by its own', () => {
    expect(rulingOf('janors#0')).toBe('xwing1:faq-ship-cards.31');
    expect(rulingOf('2:janors#0')).toBe('xwing1:faq-upgrade-cards.46');
    expect(rulingOf('lukeskywalker#0')).toBe('xwing1:card-abilities.1');
  });
});
