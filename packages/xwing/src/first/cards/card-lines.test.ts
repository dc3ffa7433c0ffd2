import { expect, it } from 'vitest';
import { rulingOf } from '../abilities/acting.ts';

it('a pilot and an upgrade of one name act by the lines of the rulebook about each of them', () => {
  expect(rulingOf('janors#0')).toBe('xwing1:faq-ship-cards.31');
  expect(rulingOf('2:janors#0')).toBe('xwing1:faq-upgrade-cards.46');
  expect(rulingOf('lukeskywalker#0')).toBe('xwing1:card-abilities.1');
});
