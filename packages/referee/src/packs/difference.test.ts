import { describe, expect, it } from 'vitest';
import { changesIn, ENGLISH_PACKS, formatTexts, plain } from './difference.ts';

const say = changesIn(ENGLISH_PACKS);

describe('what changed between two packs', () => {
  it('is told of a value that is another one, that came or went', () => {
    expect(say.from('points', 3, 4)).toBe('points 3 → 4');
    expect(say.from('points', undefined, 0)).toBe('points none → 0');
    expect(say.from('points', 0, undefined)).toBe('points 0 → none');
    expect(say.from('points', 4, 4)).toBeNull();
    expect(say.moved('', 'a', 'b')).toBe('a → b');
  });

  it('counts copies of what came and went, in the order of the alphabet', () => {
    expect(say.gainsAndLosses('slot', ['crew', 'bomb'], ['turret', 'crew'])).toEqual([
      'loses slot bomb',
      'gains slot turret',
    ]);
    expect(say.gainsAndLosses('slot', ['crew', 'gunner'], ['crew', 'crew', 'crew', 'gunner'])).toEqual([
      'gains slot crew (2 times)',
    ]);
    expect(say.gainsAndLosses('slot', ['crew', 'crew'])).toEqual(['loses slot crew (2 times)']);
    expect(say.gainsAndLosses('slot')).toEqual([]);
  });

  it('names cards in the order of the later pack, those that are gone last', () => {
    const cards = (...list: readonly (readonly [id: string, points: number])[]) =>
      list.map(([id, points]) => ({ id, points }));
    const told = say.cardChanges(
      cards(['gone', 1], ['same', 2], ['dearer', 3]),
      cards(['dearer', 4], ['fresh', 5], ['plain', 6], ['same', 2]),
      {
        about: 'pilot',
        title: ({ id }) => id.toUpperCase(),
        asNew: ({ id, points }) => (id === 'plain' ? '' : `${points} points`),
        changes: (old, now) => [say.from('points', old.points, now.points), null],
      },
    );
    expect(told).toEqual([
      { about: 'pilot', id: 'dearer', text: 'DEARER: points 3 → 4' },
      { about: 'pilot', id: 'fresh', text: 'FRESH is new, 5 points' },
      { about: 'pilot', id: 'plain', text: 'PLAIN is new' },
      { about: 'pilot', id: 'gone', text: 'GONE is gone' },
    ]);
  });

  it('leaves out what says nothing, and compares lists as one word', () => {
    expect(formatTexts('a', ['one', null, 'two'])).toEqual([
      { about: 'format', id: 'a', text: 'one' },
      { about: 'format', id: 'a', text: 'two' },
    ]);
    expect([plain([1, 2]), plain(undefined)]).toEqual(['[1,2]', undefined]);
  });
});
