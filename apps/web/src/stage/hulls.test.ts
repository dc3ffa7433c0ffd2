import { SHIP_CARDS, SQUADRON_CARDS } from '@firing-arc/armada';
import { OBSTACLES } from '@firing-arc/armada/engine';
import { hasModel, hasThing, thingOf } from '@firing-arc/hulls';
import { DEVICES, deviceOf } from '@firing-arc/xwing/common';
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

  it('are there for every device of X-Wing but the cloud of chaff, which is gas', () => {
    const kinds = Object.keys(DEVICES).filter((kind) => kind !== 'electrochaffcloud');
    expect(kinds.filter((kind) => !hasThing(kind))).toEqual([]);
  });

  it('are no larger than the markers that they stand on', () => {
    const modelled = [
      ...Object.keys(DEVICES).map((kind) => [kind, deviceOf(kind).outline] as const),
      ...['station', 'exogorth_1', 'purrgil_1'].map(
        (id) => [id.split('_')[0]!, OBSTACLES[id]!.points] as const,
      ),
    ].filter(([id]) => hasThing(id));
    expect(modelled.length).toBeGreaterThan(15);
    for (const [id, outline] of modelled) {
      const { positions } = thingOf(id);
      for (const axis of [0, 1]) {
        const reach = Math.max(...outline.filter((_, at) => at % 2 === axis).map(Math.abs));
        const far = Math.max(...positions.filter((_, at) => at % 3 === axis).map(Math.abs));
        expect(far, `${id} ${'xy'[axis]}`).toBeLessThanOrEqual(reach + 2);
      }
    }
  });
});
