import { describe, expect, it } from 'vitest';
import { type At, awing, table, tie } from '../../testing/index.ts';

const us: At = [400, 400, 0];

describe('Vectored Thrusters', () => {
  it('after an action a red boost', () => {
    const game = table({ us: [awing(us)] })
      .act(0)
      .pick({ action: 'focus' });
    expect(game.options).toEqual([{ kind: 'action', action: 'boost', difficulty: 'red' }, { kind: 'none' }]);
    game.pick({ action: 'boost' }).pick({ direction: 'straight' });
    expect(game.pose(0)).toMatchObject({ x: 400, y: 480 });
    expect(game.ship(0).tokens).toMatchObject({ focus: 1, stress: 1 });
    expect(game.question).toBeUndefined();
  });

  it('declined', () => {
    const game = table({ us: [awing(us)] })
      .act(0)
      .pick({ action: 'evade' })
      .pick('none');
    expect(game.pose(0)).toMatchObject({ y: 400 });
    expect(game.ship(0)).toMatchObject({ performed: ['evade'], tokens: { stress: 0 } });
  });

  it('not after a boost, which is performed once a round', () => {
    const game = table({ us: [awing(us)] })
      .act(0)
      .pick({ action: 'boost' })
      .pick({ direction: 'straight' });
    expect(game.ship(0).tokens.stress).toBe(0);
    expect(game.question).toBeUndefined();
  });

  it('after the red focus of an enemy overlap the stress forbids it', () => {
    const game = table({ us: [awing(us)], them: [tie([400, 520, 0])] });
    game.fly(0, '2 straight').pick({ action: 'focus' });
    expect(game.ship(0).tokens).toMatchObject({ focus: 1, stress: 1 });
    expect(game.question).toBeUndefined();
  });

  it('not while stressed, not while ionized', () => {
    const stressed = table({ us: [awing(us, { tokens: { stress: 1 } })] }).act(0);
    expect(stressed.question).toBeUndefined();
    const ionized = table({ us: [awing(us, { tokens: { ion: 1 } })] })
      .act(0)
      .pick({ action: 'focus' });
    expect(ionized.question).toBeUndefined();
  });

  it('a boost that fails leaves the stress and nothing else', () => {
    const game = table({ us: [awing(us)], them: [tie([400, 470, 0])] })
      .act(0)
      .pick({ action: 'focus' });
    game.pick({ action: 'boost' }).pick({ direction: 'straight' });
    expect(game.eventsOf('action-failed')).toMatchObject([{ action: 'boost' }]);
    expect(game.pose(0)).toMatchObject({ y: 400 });
    expect(game.ship(0)).toMatchObject({ performed: ['focus'], failed: ['boost'], tokens: { stress: 1 } });
  });
});
