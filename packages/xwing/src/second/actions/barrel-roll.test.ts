import { describe, expect, it } from 'vitest';
import { shipOf } from '../game.ts';
import type { At, TestShip } from '../testing/index.ts';
import { interceptor, table, tie, xwing } from '../testing/index.ts';
import { barrelRollAction } from './barrel-roll.ts';
import '../testing/cards.ts';

const HERE: At = [400, 200, 0];
const bed = (pilot: string, more: Partial<TestShip> = {}): TestShip => ({ pilot, at: HERE, ...more });
/** Rolling right from HERE ends at x 480, y 210, 200 or 190: bases from y 170 to 230, guides to 167.1 and 232.9. */
const rollRight = (...them: readonly TestShip[]) =>
  table({ us: [xwing(HERE)], them })
    .act(0)
    .pick({ action: 'barrel-roll' })
    .pick({ side: 'right' });

describe('barrel rolls', () => {
  it('xwing2:barrel-roll.5 the side is declared first and cannot be changed', () => {
    const game = table({ us: [xwing([21, 200, 0])] })
      .act(0)
      .pick({ action: 'barrel-roll' });
    expect(game.options).toEqual([{ side: 'left' }, { side: 'right' }]);
    game.pick({ side: 'left' });
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('action-failed').length).toBe(1);
    expect(game.pose(0)).toEqual({ x: 21, y: 200, facing: 0 });
  });

  it('xwing2:barrel-roll.6 front, middle and back are offered where they are free', () => {
    const game = rollRight();
    expect(game.options).toEqual([
      { placement: 'front', at: { x: 480, y: 210, facing: 0 } },
      { placement: 'middle', at: { x: 480, y: 200, facing: 0 } },
      { placement: 'back', at: { x: 480, y: 190, facing: 0 } },
    ]);
    game.pick({ placement: 'back' });
    expect(game.pose(0)).toEqual({ x: 480, y: 190, facing: 0 });
  });

  it('xwing2:barrel-roll.7 a place on top of another ship is not legal', () => {
    const game = rollRight(tie([480, 249, 90]));
    expect(game.options).toMatchObject([{ placement: 'middle' }, { placement: 'back' }]);
    expect(game.refusal('front')).toBe('xwing2:barrel-roll.7');
    game.passAll();
    expect(rollRight(tie([480, 162, 90])).pose(0)).toEqual({ x: 480, y: 210, facing: 0 });
  });

  it('xwing2:barrel-roll.8 an obstacle under base or template makes a place illegal', () => {
    const rock = (x: number, y: number) => ({ outline: 'coreasteroid0', at: [x, y, 0] as const });
    const underTemplate = table({ us: [xwing(HERE)], obstacles: [rock(440, 200)] }).act(0);
    underTemplate.pick({ action: 'barrel-roll' }).pick({ side: 'right' });
    expect(underTemplate.eventsOf('action-failed')).toMatchObject([{ because: 'xwing2:barrel-roll.8' }]);
    const underSome = table({ us: [xwing(HERE)], obstacles: [rock(480, 232)] }).act(0);
    underSome.pick({ action: 'barrel-roll' }).pick({ side: 'right' });
    expect(underSome.eventsOf('action-failed')).toEqual([]);
    expect(underSome.pose(0)).toEqual({ x: 480, y: 190, facing: 0 });
    const mixed = table({ us: [xwing(HERE)], them: [tie([480, 152, 90])], obstacles: [rock(480, 232)] });
    mixed.act(0).pick({ action: 'barrel-roll' }).pick({ side: 'right' });
    expect(mixed.eventsOf('action-failed').length).toBe(1);
  });

  it('xwing2:barrel-roll.9 a place partly outside is not legal, and the ship does not flee', () => {
    const game = table({ us: [xwing([21, 200, 0])] })
      .act(0)
      .pick({ action: 'barrel-roll' });
    game.pick({ side: 'left' });
    expect(game.eventsOf('action-failed')).toMatchObject([{ because: 'xwing2:barrel-roll.9' }]);
    expect(game.ship(0)).toMatchObject({ place: 'table', fled: false, x: 21 });
    const corner = table({ us: [xwing([400, 889, 0])] })
      .act(0)
      .pick({ action: 'barrel-roll' });
    corner.pick({ side: 'left' });
    expect(corner.options).toMatchObject([{ placement: 'middle' }, { placement: 'back' }]);
    expect(corner.refusal('front')).toBe('xwing2:barrel-roll.9');
    corner.passAll();
  });

  it('xwing2:barrel-roll.10 when it fails the ship is where it was, the action failed, nothing follows', () => {
    const game = table({ us: [interceptor([21, 200, 0], { damage: ['Wounded Pilot'] })] }).act(0);
    game.pick({ action: 'barrel-roll' }).pick({ side: 'left' });
    expect(game.story).toEqual(['action', 'action-failed']);
    expect(game.pose(0)).toEqual({ x: 21, y: 200, facing: 0 });
    expect(game.ship(0)).toMatchObject({ performed: [], failed: ['barrel-roll'] });
  });

  it('xwing2:barrel-roll.11 while a place is legal the roll cannot be made to fail', () => {
    const some = rollRight();
    expect(some.offers({ kind: 'none' })).toBe(false);
    some.passAll();
    const one = rollRight(tie([480, 238, 90]));
    expect(one.question).toBeUndefined();
    expect(one.pose(0)).toEqual({ x: 480, y: 190, facing: 0 });
  });

  it('xwing2:barrel-roll.12 it is a move but no maneuver', () => {
    const game = table({ us: [bed('evades-after-full-maneuver')] })
      .act(0)
      .pick({ action: 'barrel-roll' });
    game.pick({ side: 'left' }).pick({ placement: 'middle' }).pick('none');
    expect(game.eventsOf('moved').length).toBe(1);
    expect(game.eventsOf('maneuver')).toEqual([]);
    expect(game.ship(0).tokens.evade).toBe(0);
  });

  it('xwing2:barrel-roll.13 rolling because an effect says so leaves the action', () => {
    const game = table({ us: [xwing(HERE)] }).does((rules) => barrelRollAction(rules, shipOf(rules, 0)));
    game.pick({ side: 'left' }).pick({ placement: 'middle' });
    expect(game.pose(0).x).toBe(320);
    game.act(0);
    expect(game.offers({ action: 'barrel-roll' })).toBe(true);
    game.passAll();
  });
});
