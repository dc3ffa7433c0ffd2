import { describe, expect, it } from 'vitest';
import { dealUnknown, takeCard, whileLookedAt } from './deal.ts';

describe('a deck kept as the number of cards of each kind', () => {
  it('gives any card as likely, once', () => {
    const taken = (random: number) => {
      const deck = [1, 0, 3];
      const kind = takeCard(deck, () => random);
      return [kind, deck];
    };
    expect([0, 0.24, 0.25, 0.99].map(taken)).toEqual([
      [0, [0, 0, 3]],
      [0, [0, 0, 3]],
      [2, [1, 0, 2]],
      [2, [1, 0, 2]],
    ]);
    expect(() => takeCard([0, 0], () => 0)).toThrow('empty deck');
    expect(() => takeCard([1], () => 1)).toThrow('not below 1');
  });

  it('still holds cards that are looked at, but for those that are none', () => {
    const deck = [1, 0, 2];
    expect(whileLookedAt(deck, [2, -1, 0, 2], () => [...deck])).toEqual([2, 0, 4]);
    expect(deck).toEqual([1, 0, 2]);
  });

  it('deals to cards that nobody has seen what a later view shows, then what may still be', () => {
    const cards = [5, 6, 7, 8].map((uid) => ({ uid, kind: uid === 8 ? 0 : -1 }));
    const deck = [3, 2, 1];
    // Card 5 is shown to be of kind 2; card 6 lies open nowhere; kinds 0 and 1 are left, of 0 one only.
    dealUnknown(cards, -1, deck, () => 0.6, {
      cards: [
        { uid: 5, kind: 2 },
        { uid: 6, kind: -1 },
      ],
      deck: [1, 1, 1],
    });
    expect(cards.map(({ kind }) => kind)).toEqual([2, 1, 0, 0]);
    expect(deck).toEqual([2, 1, 0]);
  });

  it('deals from the whole deck where the later one was made anew', () => {
    const cards = [
      { uid: 1, kind: -1 },
      { uid: 2, kind: -1 },
    ];
    const deck = [2, 0];
    dealUnknown(cards, -1, deck, () => 0, { cards: [], deck: [0, 1] });
    expect([cards.map(({ kind }) => kind), deck]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
});
