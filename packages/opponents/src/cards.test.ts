import { packFrom } from '@firing-arc/xwing/second';
import { describe, expect, it } from 'vitest';
import amg from '../../../formats/xwing2-amg.json' with { type: 'json' };
import { playCards } from './testing/cards.ts';

describe('games with every exact card', () => {
  it('fly the cards of a few squads to the end, sound after every step, and tell which acted', () => {
    const { games, flown, silent, broken } = playCards(packFrom(amg), 'cards', 8);
    expect(broken).toEqual([]);
    expect(games).toBe(8);
    expect(flown.length).toBeGreaterThan(40);
    expect(silent.length).toBeLessThan(flown.length);
  });
});
