/** Every bomb token on the table says what it does and when, in every language. */
import { expect, it } from 'vitest';
import { BOMB_TOKENS, SIDE_MINE } from '../bombs/cards.ts';
import { ENGLISH } from './english/index.ts';
import { FRENCH } from './french/index.ts';
import { GERMAN } from './german/index.ts';

it.each([ENGLISH, GERMAN, FRENCH])('bombs on the table, $language', ({ bombEffect }) => {
  for (const kind of BOMB_TOKENS) expect(bombEffect(kind), kind).toMatch(/^\p{Lu}.+\.$/u);
  expect(bombEffect(SIDE_MINE)).toBe(bombEffect('clustermine'));
  expect(bombEffect('picnic')).toBe('');
});

it('mines go off when a ship overlaps them, the others at the end of the phase', () => {
  expect(ENGLISH.bombEffect('connernet')).toContain('overlaps');
  expect(ENGLISH.bombEffect('protonbomb')).toContain('end of the Activation phase');
});
