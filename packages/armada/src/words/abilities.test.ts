import { describe, expect, it } from 'vitest';
import { SQUADRON_ABILITIES } from '../abilities/squadrons.ts';
import { UPGRADE_ABILITIES } from '../abilities/upgrades.ts';
import { DAMAGE_NAMES } from '../damage/cards.ts';
import { ENGLISH } from './english/index.ts';

/** The text of every card that is written, by id. */
const cardTexts = (): string =>
  [...DAMAGE_NAMES, ...Object.keys(UPGRADE_ABILITIES), ...Object.keys(SQUADRON_ABILITIES)]
    .map((id) => `${id}\n  ${ENGLISH.cardText(id)}\n`)
    .join('');

describe('what cards say', () => {
  it('stands in a file to read', async () => {
    await expect(cardTexts()).toMatchFileSnapshot('./abilities.golden.txt');
  });

  it('is nothing where nothing is written', () => {
    expect(ENGLISH.cardText('no-such-card')).toBeNull();
  });
});
