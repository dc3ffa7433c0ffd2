import { firstPosition, newRecord } from '@firing-arc/referee';
import { FOREIGN_MARK, missingPhrases, phraseNames } from '@firing-arc/words';
import { describe, expect, it } from 'vitest';
import { DAMAGE_DECK, UPGRADES } from '../index.ts';
import { SECOND } from '../rules.ts';
import { setupOf } from '../testing/listening.ts';
import { ENGLISH } from './english/index.ts';
import { ENGLISH_PHRASES } from './english/phrases.ts';
import { FRENCH_PHRASES } from './french/phrases.ts';
import { GERMAN_PHRASES } from './german/phrases.ts';
import { SPANISH, SPANISH_PHRASES } from './spanish/index.ts';

const STATE = firstPosition(SECOND, newRecord(SECOND, setupOf(0, 1), 'names'));
const because = 'xwing2:activation-phase.1';
const marked = (text: string) => `${text.slice(0, -1)}${FOREIGN_MARK}.`;

describe('languages', () => {
  it.each([
    ['German', GERMAN_PHRASES],
    ['French', FRENCH_PHRASES],
  ])('%s lacks no phrase', (_, phrases) => {
    expect(missingPhrases(ENGLISH_PHRASES, phrases)).toEqual([]);
  });

  it('Spanish says what a player meets first, the rest in English, marked', () => {
    const all = phraseNames(ENGLISH_PHRASES).length;
    const missing = missingPhrases(ENGLISH_PHRASES, SPANISH_PHRASES);
    expect((all - missing.length) / all).toBeGreaterThan(0.1);
    expect(missing).toContain('events.decloaked');
    expect(SPANISH.event({ kind: 'activates', ship: 4, because }, STATE)).toBe('Howlrunner se activa.');
    expect(SPANISH.event({ kind: 'decloaked', ship: 4, because }, STATE)).toBe('Howlrunner decloaksᵉⁿ.');
    expect(
      SPANISH.question({ kind: 'choose-activation', form: 'choice', player: 0, options: [], because }, STATE),
    ).toBe('Elige una nave para activarla.');
    expect(SPANISH.token('stress', 2)).toBe('2 fichas de tensión');
    expect(SPANISH.maneuver({ speed: 3, bearing: 'bank', direction: 'left' })).toBe(
      '3 inclinación izquierda',
    );
  });

  it('what cards and devices say and why something is refused is marked where it is not translated', () => {
    const card = UPGRADES.find(({ id }) => id === 'marksmanship')!;
    expect(SPANISH.abilities(card.abilities)).toEqual(ENGLISH.abilities(card.abilities).map(marked));
    expect(SPANISH.damageCard(DAMAGE_DECK[0]!)).toContain(FOREIGN_MARK);
    expect(SPANISH.deviceEffect('protonbomb')).toBe(marked(ENGLISH.deviceEffect('protonbomb')));
    expect(SPANISH.refusal({ option: 'focus', ruling: 'xwing2:no-such-line.1' }, STATE)).toContain(
      'las reglas no lo permiten',
    );
  });
});
