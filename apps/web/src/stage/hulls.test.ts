import { SHIP_CARDS, SQUADRON_CARDS } from '@firing-arc/armada';
import { hasModel } from '@firing-arc/hulls';
import { CHASSIS } from '@firing-arc/xwing/second';
import { describe, expect, it } from 'vitest';

/** Those among some ids that no model is made for. */
const without = (game: 'xwing' | 'armada', ids: readonly string[]) =>
  [...new Set(ids)].filter((id) => !hasModel(game, id));

describe('models of the stage', () => {
  it('are there for every chassis of X-Wing 2.5', () => {
    expect(
      without(
        'xwing',
        Object.values(CHASSIS).map(({ id }) => id),
      ),
    ).toEqual([]);
  });

  it('are there for every ship and squadron of Armada', () => {
    expect(
      without(
        'armada',
        Object.values(SHIP_CARDS).map(({ chassis }) => chassis),
      ),
    ).toEqual([]);
    expect(
      without(
        'armada',
        Object.values(SQUADRON_CARDS).map(({ type }) => type),
      ),
    ).toEqual([]);
  });
});
