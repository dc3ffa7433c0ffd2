import { describe, expect, it } from 'vitest';
import { TOKENS, WINDOWS } from '../state.ts';
import { blockUses } from './block-uses.ts';
import { DAMAGE_DECK_ONLY, NO_THIRD_CARD } from './rare-blocks.ts';

const uses = blockUses();
const few = [...uses].flatMap(([part, cards]) => (cards.size < 3 ? [part] : [])).sort();

describe('windows, blocks and tokens', () => {
  it('are each used by three cards, or the reason is written down', () => {
    const reasons = [...NO_THIRD_CARD, ...DAMAGE_DECK_ONLY].sort();
    expect(few).toEqual(reasons);
  });

  it('are counted: all windows and tokens, and every block that some card uses', () => {
    for (const window of WINDOWS) if (window !== 'aftermath') expect(uses.has(`window ${window}`)).toBe(true);
    for (const token of TOKENS) expect(uses.get(`token ${token}`)?.size).toBeGreaterThan(2);
    expect(uses.get('block gain')?.has('Guri')).toBe(true);
    expect(uses.get('block gain')?.has('Howlrunner')).toBe(false);
  });

  it('no card is needed that uses a window of the damage deck', () => {
    for (const part of DAMAGE_DECK_ONLY) expect(uses.get(part)?.size).toBe(0);
  });
});
