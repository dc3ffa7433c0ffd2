import { describe, expect, it } from 'vitest';
import { completed, type Incomplete, missingPhrases, phraseNames } from './completed.ts';
import { type PhrasesByKind, sayByKind } from './phrases.ts';

type Happened = { readonly kind: 'draw'; readonly cards: number } | { readonly kind: 'over' };

interface Tables {
  readonly events: PhrasesByKind<Happened, [who: string]>;
  readonly words: { readonly yes: string; readonly forms: readonly [string, string] };
}

const ENGLISH: Tables = {
  events: { draw: ({ cards }, who) => `${who} draws ${cards}`, over: 'the game is over.' },
  words: { yes: 'yes', forms: ['a', 'an'] },
};
const OTHER: Incomplete<Tables> = { events: { draw: ({ cards }, who) => `${who} zieht ${cards}` } };

describe('tables of phrases', () => {
  it('say the phrase of a kind, made of its parts', () => {
    expect(sayByKind(ENGLISH.events, { kind: 'draw', cards: 2 }, 'Ann')).toBe('Ann draws 2');
    expect(sayByKind(ENGLISH.events, { kind: 'over' }, 'Ann')).toBe('the game is over.');
  });

  it('say the kind of what they do not know', () => {
    expect(sayByKind(ENGLISH.events, { kind: 'shuffle' } as never, 'Ann')).toBe('shuffle');
  });

  it('show the English phrase, marked, where a language lacks one', () => {
    const { events, words } = completed(ENGLISH, OTHER);
    expect(sayByKind(events, { kind: 'draw', cards: 1 }, 'Ann')).toBe('Ann zieht 1');
    expect(sayByKind(events, { kind: 'over' }, 'Ann')).toBe('the game is overᵉⁿ.');
    expect(words).toEqual({ yes: 'yesᵉⁿ', forms: ['a', 'an'] });
  });

  it('mark a text once, and what a phrase makes', () => {
    const { events } = completed(ENGLISH, {});
    expect(sayByKind(events, { kind: 'draw', cards: 1 }, 'Ann')).toBe('Ann draws 1ᵉⁿ');
    expect(sayByKind(events, { kind: 'draw', cards: 1 }, 'Annᵉⁿ')).toBe('Annᵉⁿ draws 1');
  });

  it('mark each of several sentences', () => {
    const whole = { said: (who: string) => [`${who} draws.`, 'That is all.'] };
    expect(completed(whole, {}).said('Ann')).toEqual(['Ann drawsᵉⁿ.', 'That is allᵉⁿ.']);
  });

  it('name what a language lacks', () => {
    expect(phraseNames(ENGLISH)).toEqual(['events.draw', 'events.over', 'words.yes', 'words.forms']);
    expect(missingPhrases(ENGLISH, OTHER)).toEqual(['events.over', 'words.yes', 'words.forms']);
    expect(missingPhrases(ENGLISH, ENGLISH)).toEqual([]);
  });
});
