import { FOREIGN_MARK, missingPhrases, phraseNames } from '@firing-arc/words';
import { describe, expect, it } from 'vitest';
import { ENGLISH } from './english/index.ts';
import { ENGLISH_PHRASES } from './english/phrases.ts';
import { FRENCH_PHRASES } from './french/phrases.ts';
import { GERMAN_PHRASES } from './german/phrases.ts';
import { SPANISH, SPANISH_PHRASES } from './spanish/index.ts';

const STATE = { ships: [], squadrons: [], obstacles: [], markers: [], objective: '', attack: null } as never;

describe('languages', () => {
  it.each([
    ['German', GERMAN_PHRASES],
    ['French', FRENCH_PHRASES],
  ])('%s lacks no phrase', (_, phrases) => {
    expect(missingPhrases(ENGLISH_PHRASES, phrases)).toEqual([]);
  });

  it('Spanish says what a player meets first, the rest in English, marked', () => {
    const all = phraseNames(ENGLISH_PHRASES).length;
    const has = all - missingPhrases(ENGLISH_PHRASES, SPANISH_PHRASES).length;
    expect(has / all).toBeGreaterThan(0.1);
    expect(SPANISH.event({ kind: 'round', round: 2, because: '' }, STATE)).toBe('Empieza la ronda 2.');
    expect(SPANISH.event({ kind: 'initiative-flipped', side: 1, because: '' }, STATE)).toBe(
      `The initiative token is flipped${FOREIGN_MARK}.`,
    );
    expect(SPANISH.command('repair')).toBe('reparación');
  });

  it('what cards say is marked where it is not translated', () => {
    const text = ENGLISH.cardText('power-failure')!;
    expect(SPANISH.cardText('power-failure')).toBe(`${text.slice(0, -1)}${FOREIGN_MARK}.`);
    expect(SPANISH.cardText('no-such-card')).toBeNull();
  });
});
