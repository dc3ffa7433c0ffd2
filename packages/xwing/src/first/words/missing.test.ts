import { growStreams } from '@firing-arc/table';
import { FOREIGN_MARK, missingPhrases, phraseNames } from '@firing-arc/words';
import { describe, expect, it } from 'vitest';
import { DAMAGE_DECKS } from '../cards/index.ts';
import { FIRST } from '../rules.ts';
import { testSetup } from '../testing/squads.ts';
import { ENGLISH } from './english/index.ts';
import { ENGLISH_PHRASES } from './english/phrases.ts';
import { FRENCH_PHRASES } from './french/phrases.ts';
import { GERMAN_PHRASES } from './german/phrases.ts';
import { SPANISH, SPANISH_PHRASES } from './spanish/index.ts';

const STATE = FIRST.begin(
  testSetup('x-wings and a smuggler', 'bombers and a phantom'),
  growStreams('names', FIRST.streams),
);
const because = 'xwing1:actions.1';
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
    const has = all - missingPhrases(ENGLISH_PHRASES, SPANISH_PHRASES).length;
    expect(has / all).toBeGreaterThan(0.1);
    expect(SPANISH.event({ kind: 'round', round: 2, because }, STATE)).toBe('Empieza la ronda 2.');
    const crippled = { kind: 'crippled', ship: 0, because } as const;
    expect(SPANISH.event(crippled, STATE)).toBe(marked(ENGLISH.event(crippled, STATE)));
    expect(
      SPANISH.question({ kind: 'action', form: 'choice', player: 0, ship: 0, options: [], because }, STATE),
    ).toBe('Rookie Pilot: elige una acción.');
    expect(SPANISH.token('stress', 2)).toBe('2 fichas de tensión');
    expect(SPANISH.maneuver({ speed: 3, bearing: 'bank', direction: 'left' })).toBe(
      '3 inclinación izquierda',
    );
  });

  it('what cards say and why something is refused is marked where it is not translated', () => {
    const { name } = DAMAGE_DECKS.core[0]!;
    expect(SPANISH.damageText(name, 'core')).toBe(marked(ENGLISH.damageText(name, 'core')));
    expect(SPANISH.upgradeText('marksmanship')).toEqual(ENGLISH.upgradeText('marksmanship').map(marked));
    expect(SPANISH.upgradeText('no-such-card')).toEqual([]);
    expect(SPANISH.refusal({ option: 'focus', ruling: 'xwing1:no-such-line.1' }, STATE)).toBe(
      'Concentración: las reglas no lo permiten.',
    );
  });
});
