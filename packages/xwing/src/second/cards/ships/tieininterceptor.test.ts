import { describe, expect, it } from 'vitest';
import { type At, decimator, interceptor, type TestShip, table, tie } from '../../testing/index.ts';

const us: At = [400, 400, 0];
const turr = (more: Partial<TestShip> = {}): TestShip => ({ pilot: 'turrphennir', at: us, ...more });
/** No defense dice at range 2, and too tough to be destroyed. */
const target = decimator([400, 640, 180]);
const miss = ['blank', 'blank', 'blank'] as const;

describe('Turr Phennir', () => {
  it('after he attacks, also in vain, he may barrel roll or boost', () => {
    const game = table({ us: [turr()], them: [target] })
      .rolls(...miss)
      .attack(0, 1);
    expect(game.eventsOf('attack-misses')).toHaveLength(1);
    expect(game.options).toEqual([
      { kind: 'action', action: 'barrel-roll', difficulty: 'white' },
      { kind: 'action', action: 'boost', difficulty: 'white' },
      { kind: 'none' },
    ]);
    game.pick({ action: 'barrel-roll' }).pick({ side: 'left' }).pick({ placement: 'middle' });
    expect(game.pose(0)).toMatchObject({ x: 320, y: 400, facing: 0 });
    expect(game.ship(0).tokens.stress).toBe(0);
    // Then his ship ability follows the action.
    expect(game.options).toEqual([{ kind: 'action', action: 'boost', difficulty: 'red' }, { kind: 'none' }]);
    game.pick('none');
  });

  it('declined, and not without an attack', () => {
    const game = table({ us: [turr()], them: [target] })
      .rolls(...miss)
      .attack(0, 1)
      .pick('none');
    expect(game.pose(0)).toMatchObject({ x: 400, y: 400 });
    expect(game.story).not.toContain('action');
    const idle = table({ us: [turr()], them: [decimator([400, 200, 0])] }).engage(0);
    expect(idle.question).toBeUndefined();
    expect(idle.eventsOf('no-attack')).toHaveLength(1);
    const refused = table({ us: [turr()], them: [target] })
      .engage(0)
      .pick('none');
    expect(refused.question).toBeUndefined();
  });

  it('xwing2:introduction.2 even while stressed, and then nothing follows', () => {
    const game = table({ us: [turr({ tokens: { stress: 1 } })], them: [target] });
    game
      .rolls(...miss)
      .attack(0, 1)
      .pick({ action: 'boost' })
      .pick({ direction: 'straight' });
    expect(game.pose(0)).toMatchObject({ x: 400, y: 480 });
    expect(game.ship(0).tokens.stress).toBe(1);
    expect(game.question).toBeUndefined();
  });

  it('once after each attack, and no action twice in a round', () => {
    const game = table({ us: [turr()], them: [target] })
      .rolls(...miss)
      .attack(0, 1);
    game.pick({ action: 'boost' }).pick({ direction: 'straight' }).pick('none');
    expect(game.question).toBeUndefined();
    game.rolls(...miss, 'blank').attack(0, 1);
    expect(game.eventsOf('attack')[0]!.range).toBe(1);
    expect(game.options).toEqual([
      { kind: 'action', action: 'barrel-roll', difficulty: 'white' },
      { kind: 'none' },
    ]);
    game.pick('none');
  });

  it('destroyed at the same initiative he attacks and moves all the same', () => {
    const game = table({ us: [turr()], them: [target], phase: 'engagement' });
    game.state.ships[0]!.destroyed = true;
    game
      .rolls(...miss)
      .attack(0, 1)
      .pick({ action: 'boost' })
      .pick({ direction: 'straight' });
    expect(game.pose(0)).toMatchObject({ y: 480 });
    game.pick('none');
  });

  it('ionized he cannot: only focus is left to him', () => {
    const game = table({ us: [turr({ tokens: { ion: 1 } })], them: [target] })
      .rolls(...miss)
      .attack(0, 1);
    expect(game.question).toBeUndefined();
  });

  it('not after a friend attacks, nor after he defends', () => {
    const game = table({ us: [interceptor(us), turr({ at: [460, 400, 0] })], them: [target] });
    expect(game.rolls(...miss).attack(0, 2).question).toBeUndefined();
    const defends = table({ us: [turr()], them: [tie([400, 590, 180])] });
    expect(defends.rolls('blank', 'blank', ...miss).attack(1, 0).question).toBeUndefined();
  });
});

describe('Autothrusters', () => {
  it('after an action a red barrel roll or a red boost', () => {
    const game = table({ us: [interceptor(us)] })
      .act(0)
      .pick({ action: 'focus' });
    expect(game.options).toEqual([
      { kind: 'action', action: 'barrel-roll', difficulty: 'red' },
      { kind: 'action', action: 'boost', difficulty: 'red' },
      { kind: 'none' },
    ]);
    game.pick({ action: 'boost' }).pick({ direction: 'straight' });
    expect(game.pose(0)).toMatchObject({ y: 480 });
    expect(game.ship(0).tokens).toMatchObject({ focus: 1, stress: 1 });
    // Once: the boost is an action too, but the stress forbids another.
    expect(game.question).toBeUndefined();
    expect(game.ship(0).performed).toEqual(['focus', 'boost']);
  });

  it('declined, and not an action that was performed', () => {
    const game = table({ us: [interceptor(us)] })
      .act(0)
      .pick({ action: 'evade' })
      .pick('none');
    expect(game.ship(0).tokens).toMatchObject({ evade: 1, stress: 0 });
    const rolled = table({ us: [interceptor(us)] })
      .act(0)
      .pick({ action: 'barrel-roll' });
    rolled.pick({ side: 'right' }).pick({ placement: 'middle' });
    expect(rolled.options).toEqual([
      { kind: 'action', action: 'boost', difficulty: 'red' },
      { kind: 'none' },
    ]);
    rolled.pick('none');
  });

  it('not after an action that failed, and not while stressed', () => {
    const failed = table({ us: [interceptor(us)], them: [tie([400, 470, 0])] });
    failed.act(0).pick({ action: 'boost' }).pick({ direction: 'straight' });
    expect(failed.eventsOf('action-failed')).toHaveLength(1);
    expect(failed.question).toBeUndefined();
    const wounded = table({ us: [interceptor(us, { damage: ['Wounded Pilot'] })] });
    wounded.act(0).rolls('hit').pick({ action: 'focus' });
    // Wounded Pilot first: its stress forbids the thrusters.
    expect(wounded.question).toMatchObject({ kind: 'order-abilities', player: 0 });
    wounded.pick({ ability: 'damage-1.0' });
    expect(wounded.ship(0).tokens.stress).toBe(1);
    expect(wounded.question).toBeUndefined();
  });

  it('is out with a Damaged Sensor Array', () => {
    const game = table({ us: [interceptor(us, { damage: ['Damaged Sensor Array'] })] });
    game.act(0).pick({ action: 'focus' });
    expect(game.question).toBeUndefined();
    expect(game.ship(0).performed).toEqual(['focus']);
  });
});
