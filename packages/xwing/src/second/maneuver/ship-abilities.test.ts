import { describe, expect, it } from 'vitest';
import type { At, TestShip } from '../testing/index.ts';
import { dialEntry, table, tie } from '../testing/index.ts';

const HERE: At = [400, 200, 0];
const fly = (pilot: string, more: Partial<TestShip> = {}): TestShip => ({ pilot, at: HERE, ...more });

describe('ship abilities that move ships', () => {
  it('xwing2:faq-activation-phase-and-actions.11 an aileron boost that overlaps fails; the ship still acts', () => {
    const game = table({
      us: [fly('planetarysentinel'), fly('planetarysentinel', { at: [400, 280, 90] })],
    });
    Object.assign(game.ship(0), { dial: dialEntry(game.ship(0), '1 turn left') });
    game.ship(1).activated = true;
    game.run({ kind: 'activate-next' }).pick({ direction: 'straight' });
    expect(game.eventsOf('effect-failed')).toMatchObject([{ what: 'boost', because: 'xwing2:boost.4' }]);
    expect(game.eventsOf('maneuver')[0]).toMatchObject({ from: { x: 400, y: 200 } });
    expect(game.question).toMatchObject({ kind: 'action', ship: 0, because: 'xwing2:actions.18' });
    game.passAll();
  });

  it('xwing2:faq-activation-phase-and-actions.7 a tractor array without a ship ahead at range 1 fails', () => {
    const acts = (y: number) =>
      table({ us: [fly('jakkugunrunner')], them: [tie([400, y, 180])] })
        .act(0)
        .pick({ kind: 'card' });
    const far = acts(500);
    expect(far.question).toBeUndefined();
    expect(far.eventsOf('action-failed')).toMatchObject([
      { ship: 0, action: 'card', because: 'xwing2:faq-activation-phase-and-actions.7' },
    ]);
    const near = acts(330);
    while (near.question && near.question.kind !== 'tractor-move') near.answer(0);
    expect(near.ship(1).tokens.tractor).toBe(2);
    expect(near.question).toMatchObject({ kind: 'tractor-move', player: 0, ship: 1 });
    near.pick({ move: 'none' });
  });

  it('xwing2:faq-specific-card-questions.40 a ship that tractors itself to rotate does so, then moves', () => {
    const game = table({ us: [fly('petranakiarenaace', { damage: ['Wounded Pilot'] })] })
      .fly(0, '2 straight')
      .pick({ action: 'rotate' })
      .pick({ arc: 3 });
    expect(game.question).toMatchObject({ kind: 'tractor-move', player: 0, ship: 0 });
    expect(game.eventsOf('turret').length).toBe(1);
    expect(game.eventsOf('rolled')).toEqual([]);
    game.rolls('blank').pick({ move: 'boost' });
    expect(game.pose(0)).toEqual({ x: 400, y: 400, facing: 0 });
    expect(game.eventsOf('rolled').length).toBe(1);
    game.passAll();
  });
});
