import { describe, expect, it } from 'vitest';
import { shipOf } from '../game.ts';
import type { At, TestTable } from '../testing/index.ts';
import { interceptor, table, tie } from '../testing/index.ts';
import { boostAction } from './boost.ts';
import '../testing/cards.ts';

const HERE: At = [400, 200, 0];
const boost = (direction: string, layout: Partial<TestTable> = {}) =>
  table({ us: [interceptor(HERE)], ...layout })
    .act(0)
    .pick({ action: 'boost' })
    .pick({ direction });
const stays = { x: 400, y: 200, facing: 0 };

describe('boosts', () => {
  it('xwing2:boost.1 go left, straight or right', () => {
    const game = table({ us: [interceptor(HERE)] })
      .act(0)
      .pick({ action: 'boost' });
    expect(game.options).toEqual([{ direction: 'left' }, { direction: 'straight' }, { direction: 'right' }]);
    game.pick({ direction: 'right' }).passAll();
    expect(game.pose(0).facing).toBe(45);
  });

  it('xwing2:boost.3 the direction is declared: no other is tried', () => {
    const game = boost('left', { obstacles: [{ outline: 'coreasteroid0', at: [385, 260, 0] }] });
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('action-failed').length).toBe(1);
    expect(game.pose(0)).toEqual(stays);
  });

  it('xwing2:boost.4 fail onto another ship', () => {
    const game = boost('straight', { them: [tie([400, 310, 0])] });
    expect(game.eventsOf('action-failed')).toMatchObject([{ action: 'boost', because: 'xwing2:boost.4' }]);
    expect(game.pose(0)).toEqual(stays);
    const past = boost('straight', { them: [tie([400, 326, 0])] });
    expect(past.pose(0)).toEqual({ x: 400, y: 280, facing: 0 });
    past.passAll();
  });

  it('xwing2:boost.5 fail onto or through an obstacle', () => {
    for (const y of [240, 295]) {
      const game = boost('straight', { obstacles: [{ outline: 'coreasteroid0', at: [400, y, 0] }] });
      expect(game.eventsOf('action-failed')).toMatchObject([{ because: 'xwing2:boost.5' }]);
      expect(game.pose(0)).toEqual(stays);
      expect(game.eventsOf('obstacle-hit')).toEqual([]);
    }
  });

  it('xwing2:boost.6 fail over the edge, and the ship does not flee', () => {
    const game = boost('straight', { us: [interceptor([400, 874.4, 0])] });
    expect(game.eventsOf('action-failed')).toMatchObject([{ because: 'xwing2:boost.6' }]);
    expect(game.ship(0).place).toBe('table');
    expect(game.ship(0).y).toBeCloseTo(874.4, 6);
  });

  it('xwing2:boost.7 when one fails the ship is where it was and the action is spent', () => {
    const game = boost('straight', { them: [tie([400, 310, 0])] });
    expect(game.pose(0)).toEqual(stays);
    game.act(0);
    expect(game.refusal('boost')).toBe('xwing2:actions.13');
    game.passAll();
  });

  it('xwing2:boost.8 cannot be made to fail', () => {
    const game = boost('straight');
    expect(game.pose(0)).toEqual({ x: 400, y: 280, facing: 0 });
    expect(game.eventsOf('moved')).toMatchObject([
      { how: 'boost', way: 'straight', because: 'xwing2:boost.2' },
    ]);
    game.passAll();
  });

  it('xwing2:boost.9 are moves but no maneuvers', () => {
    const us = [{ pilot: 'evades-after-full-maneuver', at: HERE }];
    const game = table({ us }).act(0).pick({ action: 'focus' }).pick({ action: 'boost' });
    game.pick({ direction: 'straight' });
    expect(game.eventsOf('moved').length).toBe(1);
    expect(game.eventsOf('maneuver')).toEqual([]);
    expect(game.ship(0).tokens.evade).toBe(0);
  });

  it('xwing2:boost.10 boosting because an effect says so leaves the action', () => {
    const game = table({ us: [interceptor(HERE)] }).does((rules) => boostAction(rules, shipOf(rules, 0)));
    game.pick({ direction: 'straight' });
    expect(game.pose(0).y).toBe(280);
    game.act(0);
    expect(game.offers({ action: 'boost' })).toBe(true);
    game.passAll();
  });
});
