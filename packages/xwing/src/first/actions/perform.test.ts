import { describe, expect, it } from 'vitest';
import { awing, bomber, interceptor, phantom, t70, table, tie, xwing, yt1300 } from '../testing/index.ts';

const rock = (x: number, y: number) => ({ outline: 'coreasteroid0', at: [x, y, 0] as const });

describe('the Perform Action step', () => {
  it('xwing1:actions.1 xwing1:actions.3 offers one of the actions printed in the action bar', () => {
    const game = table({ us: [xwing([400, 400, 0])], them: [tie([400, 600, 0])] }).act(0);
    expect(game.options).toEqual([
      { kind: 'action', action: 'focus' },
      { kind: 'action', action: 'target-lock' },
      { kind: 'none' },
    ]);
    game.pick({ action: 'focus' });
    expect(game.question).toBeUndefined();
    expect(game.ship(0).tokens.focus).toBe(1);
  });

  it('xwing1:actions.10 may be passed', () => {
    const game = table({ us: [xwing([400, 400, 0])] })
      .act(0)
      .pick('none');
    expect(game.story).toEqual(['no-action']);
    expect(game.ship(0).tokens.focus).toBe(0);
  });

  it('xwing1:actions.5 xwing1:stress.1 a stressed ship performs no action, free or not', () => {
    const game = table({ us: [xwing([400, 400, 0], { tokens: { stress: 1 } })] });
    expect(game.act(0).eventsOf('action-skipped')).toMatchObject([{ because: 'xwing1:actions.5' }]);
    expect(game.free(0, 'focus').eventsOf('action-skipped')).toMatchObject([{ because: 'xwing1:actions.5' }]);
  });

  it('xwing1:actions.7 no action twice in a round, even as a free one', () => {
    const game = table({ us: [awing([400, 400, 0])] })
      .act(0)
      .pick({ action: 'focus' });
    game.free(0, 'focus', 'evade');
    expect(game.offers({ action: 'focus' })).toBe(false);
    expect(game.refusal('focus')).toBe('xwing1:actions.7');
    game.pick({ action: 'evade' });
  });

  it('xwing1:actions.2 xwing1:free-actions.1 a free action leaves the standard one', () => {
    const game = table({ us: [xwing([400, 400, 0])], them: [tie([400, 600, 0])] }).free(0, 'focus');
    game.pick({ action: 'focus' });
    expect(game.eventsOf('action')).toMatchObject([{ free: true }]);
    game.fly(0, '2 straight');
    expect(game.offers({ action: 'target-lock' })).toBe(true);
    expect(game.offers({ action: 'focus' })).toBe(false);
    game.passAll();
  });

  it('xwing1:actions.9 a free action that is granted need not stand in the bar', () => {
    const game = table({ us: [xwing([400, 400, 0])] })
      .free(0, 'evade')
      .pick({ action: 'evade' });
    expect(game.ship(0).tokens.evade).toBe(1);
  });

  it('xwing1:focus.1 xwing1:focus.2 focus gives a token, beside those it has', () => {
    const game = table({ us: [xwing([400, 400, 0], { tokens: { focus: 1 } })] })
      .act(0)
      .pick({ action: 'focus' });
    expect(game.ship(0).tokens.focus).toBe(2);
  });

  it('xwing1:focus.4 xwing1:evade.3 a token from elsewhere leaves the action open', () => {
    const game = table({ us: [tie([400, 400, 0], { tokens: { focus: 1, evade: 1 } })] }).act(0);
    expect([game.offers({ action: 'focus' }), game.offers({ action: 'evade' })]).toEqual([true, true]);
    game.passAll();
  });

  it('xwing1:evade.1 xwing1:evade.2 evade gives a token, beside those it has', () => {
    const game = table({ us: [tie([400, 400, 0], { tokens: { evade: 1 } })] })
      .act(0)
      .pick({ action: 'evade' });
    expect(game.ship(0).tokens.evade).toBe(2);
  });

  it('xwing1:cloak.1 xwing1:cloak.4 cloak gives a token, and none to a cloaked ship', () => {
    const game = table({ us: [phantom([400, 400, 0])] })
      .act(0)
      .pick({ action: 'cloak' });
    expect(game.ship(0).tokens.cloak).toBe(1);
    const cloaked = table({ us: [phantom([400, 400, 0], { tokens: { cloak: 1 } })] }).act(0);
    expect(cloaked.refusal('cloak')).toBe('xwing1:cloak.4');
    expect(cloaked.offers({ action: 'cloak' })).toBe(false);
    cloaked.passAll();
  });

  it('xwing1:actions.4 offers the actions on faceup damage cards', () => {
    const game = table({
      us: [xwing([400, 400, 0], { damage: ['console-fire', 'facedown: console-fire'] })],
    }).act(0);
    game.pick({ kind: 'damage-card', name: 'console-fire' });
    expect(game.ship(0).damage.map(({ up }) => up)).toEqual([false, false]);
  });

  it('xwing1:actions.8 of several copies the action only once a round', () => {
    const us = [xwing([400, 400, 0], { damage: ['structural-damage', 'structural-damage'] })];
    const game = table({ us }).rolls('hit').act(0).pick({ kind: 'damage-card', card: 1 });
    expect(game.ship(0).damage.map(({ up }) => up)).toEqual([false, true]);
    game.act(0);
    expect(game.refusal('damage-card structural-damage')).toBe('xwing1:actions.7');
    game.passAll();
  });

  it('xwing1:damage-deck-the-force-awakens.12 with Damaged Sensor Array only those, until a die turns it down', () => {
    const game = table({ us: [xwing([400, 400, 0], { damage: ['damaged-sensor-array'] })] }).act(0);
    expect(game.options).toMatchObject([{ kind: 'damage-card' }, { kind: 'none' }]);
    expect(game.refusal('focus')).toBe('xwing1:damage-deck-the-force-awakens.12');
    game.rolls('focus').pick({ kind: 'damage-card' });
    expect(game.ship(0).damage[0]!.up).toBe(true);
  });

  it('xwing1:faq-damage-cards.7 in the older deck it takes only the action bar', () => {
    const us = [bomber([400, 400, 0], { damage: ['damaged-sensor-array'], upgrades: ['proximitymines'] })];
    const game = table({ us, damageDeck: 'core' }).act(0);
    expect(game.refusal('focus')).toBe('xwing1:faq-damage-cards.7');
    expect(game.offers({ kind: 'bomb', upgrade: 'proximitymines' })).toBe(true);
    game.passAll();
  });
});

describe('acquiring a target lock', () => {
  it('xwing1:acquire-a-target-lock.1 only with the icon', () => {
    const game = table({ us: [tie([400, 400, 0]), t70([500, 400, 0])], them: [xwing([400, 600, 180])] });
    game.act(0);
    expect(game.offers({ action: 'target-lock' })).toBe(false);
    game.passAll().act(1);
    expect(game.offers({ action: 'target-lock' })).toBe(true);
    game.passAll();
  });

  it('xwing1:acquire-a-target-lock.2 xwing1:acquire-a-target-lock.9 xwing1:faq-action-resolution.1 beyond range 3 another target or action may be declared', () => {
    const game = table({ us: [xwing([400, 100, 0])], them: [tie([400, 441, 0]), tie([400, 439, 0])] }).act(0);
    game.pick({ action: 'target-lock' });
    expect(game.options).toEqual([{ target: 1 }, { target: 2 }]);
    game.pick({ target: 1 });
    expect(game.eventsOf('impossible')).toMatchObject([{ because: 'xwing1:acquire-a-target-lock.9' }]);
    expect(game.question).toMatchObject({ kind: 'action' });
    expect(game.ship(0).performed).toEqual([]);
    expect(game.offers({ action: 'focus' })).toBe(true);
    game.pick({ action: 'target-lock' });
    expect(game.state.locks).toEqual([{ letter: 0, by: 0, on: 2 }]);
  });

  it('xwing1:faq-measuring-range.3 tells no range before a target is declared', () => {
    const game = table({ us: [xwing([400, 100, 0])], them: [tie([400, 441, 0]), tie([400, 439, 0])] }).act(0);
    expect(game.refusal('target-lock')).toBeUndefined();
    game.pick({ action: 'target-lock' });
    expect(game.options).toEqual([{ target: 1 }, { target: 2 }]);
    expect([game.refusal('ship-1'), game.refusal('ship-2')]).toEqual([undefined, undefined]);
    game.pick({ target: 2 });
  });

  it('offers only targets in range where measuring is free', () => {
    const them = [tie([400, 441, 0]), tie([400, 439, 0]), tie([500, 400, 0])];
    const game = table({ us: [xwing([400, 100, 0]), xwing([600, 100, 0])], them, measuring: 'free' }).act(0);
    game.pick({ action: 'target-lock' });
    expect(game.options).toEqual([{ target: 3 }, { target: 4 }]);
    expect(game.refusal('ship-2')).toBe('xwing1:acquire-a-target-lock.2');
    expect(game.refusal('ship-1')).toBe('xwing1:friendly.2');
    game.pick({ target: 4 });
  });

  it('xwing1:friendly.2 xwing1:enemy.1 xwing1:friendly.1 never a friendly ship', () => {
    const game = table({
      us: [xwing([400, 100, 0]), xwing([500, 100, 0])],
      them: [tie([400, 300, 0]), tie([500, 300, 0])],
    });
    game.act(0).pick({ action: 'target-lock' });
    expect(game.options).toEqual([{ target: 2 }, { target: 3 }]);
    expect(game.refusal('ship-1')).toBe('xwing1:friendly.2');
    game.pick({ target: 2 });
  });

  it('is not offered without an enemy to declare', () => {
    const game = table({ us: [xwing([400, 100, 0])] }).act(0);
    expect(game.refusal('target-lock')).toBe('xwing1:acquire-a-target-lock.2');
    game.passAll();
  });
});

describe('barrel rolls', () => {
  const rolling = (
    layout: Partial<Parameters<typeof table>[0]> = {},
    at: readonly [number, number, number] = [400, 400, 0],
  ) =>
    table({ us: [tie(at)], ...layout })
      .act(0)
      .pick({ action: 'barrel-roll' });

  it('xwing1:barrel-roll.1 only with the icon', () => {
    const game = table({ us: [xwing([400, 400, 0])] }).act(0);
    expect(game.offers({ action: 'barrel-roll' })).toBe(false);
    game.passAll();
  });

  it('xwing1:barrel-roll.2 xwing1:barrel-roll.3 xwing1:barrel-roll.4 80 mm aside, shifted by up to 20', () => {
    const game = rolling().pick({ side: 'right' });
    expect(game.tryAnswer([480, 421, 0])).toMatchObject([{ ruling: 'xwing1:barrel-roll.4' }]);
    expect(game.tryAnswer([481, 400, 0])).toHaveLength(1);
    game.answer([480, 419.5, 0]);
    expect(game.pose(0)).toEqual({ x: 480, y: 419.5, facing: 0 });
    expect(game.eventsOf('moved')).toMatchObject([{ how: 'barrel-roll', way: 'right' }]);
  });

  it('xwing1:barrel-roll.5 the facing stays', () => {
    const game = rolling({}, [400, 400, 90]).pick({ side: 'left' });
    expect(game.tryAnswer([400, 480, 91])).toHaveLength(1);
    game.answer([400, 480, 90]);
    expect(game.pose(0).facing).toBe(90);
  });

  it('xwing1:barrel-roll.6 xwing1:barrel-roll.7 not onto a ship or an obstacle', () => {
    const blocked = (layout: Partial<Parameters<typeof table>[0]>) => rolling(layout).pick({ side: 'right' });
    const ship = blocked({ them: [xwing([480, 400, 0])] });
    expect(ship.eventsOf('impossible')).toMatchObject([{ because: 'xwing1:barrel-roll.6' }]);
    ship.passAll();
    const stone = blocked({ obstacles: [rock(480, 400)] });
    expect(stone.eventsOf('impossible')).toMatchObject([{ because: 'xwing1:barrel-roll.7' }]);
    stone.passAll();
    const partly = blocked({ them: [xwing([480, 440, 0])] });
    expect(partly.tryAnswer([480, 410, 0])).toMatchObject([{ ruling: 'xwing1:barrel-roll.6' }]);
    partly.answer([480, 390, 0]);
  });

  it('xwing1:barrel-roll.8 not over an obstacle', () => {
    const small = { outline: 'core2asteroid2', at: [440, 400, 0] as const };
    const game = rolling({ obstacles: [small] }).pick({ side: 'right' });
    expect(game.eventsOf('impossible')).toMatchObject([{ because: 'xwing1:barrel-roll.8' }]);
    game.passAll();
  });

  it('xwing1:barrel-roll.9 not over the edge', () => {
    const game = rolling({}, [835, 400, 0]).pick({ side: 'right' });
    expect(game.eventsOf('impossible')).toMatchObject([{ because: 'xwing1:barrel-roll.9' }]);
    game.passAll();
  });

  it('xwing1:barrel-roll.10 xwing1:barrel-roll.11 the side is declared first; if it is impossible the other one or another action', () => {
    const game = rolling({ them: [xwing([480, 400, 0])] });
    expect(game.question).toMatchObject({ kind: 'barrel-roll-side' });
    expect(game.options).toEqual([{ side: 'left' }, { side: 'right' }]);
    game.pick({ side: 'right' });
    expect(game.offers({ action: 'focus' })).toBe(true);
    expect(game.ship(0).performed).toEqual([]);
    expect(
      rolling({ them: [xwing([480, 400, 0]), xwing([320, 400, 0])] })
        .pick({ side: 'right' })
        .pick({ action: 'barrel-roll' })
        .refusal('barrel-roll'),
    ).toBe('xwing1:barrel-roll.11');
    game.pick({ action: 'barrel-roll' });
    expect(game.question).toMatchObject({ kind: 'roll-placement' });
    game.answer([320, 400, 0]);
  });

  it('xwing1:faq-action-resolution.2 where it fits somewhere it must be made', () => {
    const game = rolling({ them: [xwing([480, 440, 0])] }).pick({ side: 'right' });
    expect(game.question).toMatchObject({ kind: 'roll-placement', form: 'place' });
    game.answer([480, 385, 0]);
    expect(game.ship(0).performed).toEqual(['barrel-roll']);
  });

  it('xwing1:barrel-roll.12 xwing1:boost.8 is no maneuver, nor is a boost', () => {
    const roll = rolling().pick({ side: 'left' }).answer([320, 400, 0]);
    expect(roll.eventsOf('maneuver')).toEqual([]);
    expect(roll.ship(0).flown.speed).toBe(-1);
    const boost = table({ us: [awing([400, 400, 0])] })
      .act(0)
      .pick({ action: 'boost' })
      .pick({ direction: 'straight' });
    expect(boost.eventsOf('maneuver')).toEqual([]);
    expect(boost.ship(0).flown.speed).toBe(-1);
  });

  it('xwing1:large-ship.4 a large ship rolls by 100 mm and up to 40 along', () => {
    const game = table({ us: [yt1300([400, 400, 0])] })
      .free(0, 'barrel-roll')
      .pick({ action: 'barrel-roll' });
    game.pick({ side: 'right' });
    expect(game.tryAnswer([500, 441, 0])).toHaveLength(1);
    game.answer([500, 439, 0]);
    expect(game.pose(0)).toEqual({ x: 500, y: 439, facing: 0 });
  });

  it('ends a contact it moves out of', () => {
    const game = table({ us: [tie([400, 400, 0])], them: [xwing([400, 445.8, 0])], contacts: [[0, 1]] });
    game.act(0).pick({ action: 'barrel-roll' }).pick({ side: 'left' }).answer([320, 400, 0]);
    expect(game.state.contacts).toEqual([]);
  });
});

describe('boosts', () => {
  const boosting = (
    layout: Partial<Parameters<typeof table>[0]> = {},
    at: readonly [number, number, number] = [400, 400, 0],
  ) =>
    table({ us: [awing(at)], ...layout })
      .act(0)
      .pick({ action: 'boost' });

  it('xwing1:boost.1 only with the icon', () => {
    const game = table({ us: [tie([400, 400, 0]), interceptor([500, 400, 0])] }).act(0);
    expect(game.offers({ action: 'boost' })).toBe(false);
    game.passAll().act(1);
    expect(game.offers({ action: 'boost' })).toBe(true);
    game.passAll();
  });

  it('xwing1:boost.2 by the 1 straight or a 1 bank template', () => {
    expect(boosting().pick({ direction: 'straight' }).pose(0)).toEqual({ x: 400, y: 480, facing: 0 });
    expect(boosting().pick({ direction: 'right' }).pose(0).facing).toBe(45);
    expect(boosting().pick({ direction: 'left' }).pose(0).facing).toBe(315);
  });

  it.each([
    ['xwing1:boost.3 not onto a ship', { them: [tie([400, 490, 0])] }, 'xwing1:boost.3'],
    ['xwing1:boost.4 not onto an obstacle', { obstacles: [rock(400, 490)] }, 'xwing1:boost.4'],
    [
      'xwing1:boost.4 not over an obstacle',
      { obstacles: [{ outline: 'core2asteroid2', at: [424, 440, 0] as const }] },
      'xwing1:boost.4',
    ],
  ])('%s', (_name, layout, because) => {
    const game = boosting(layout).pick({ direction: 'straight' });
    expect(game.eventsOf('impossible')).toMatchObject([{ because }]);
    game.passAll();
  });

  it('xwing1:boost.5 not over the edge', () => {
    const game = boosting({}, [400, 834, 0]).pick({ direction: 'straight' });
    expect(game.pose(0).y).toBe(834);
    expect(game.eventsOf('impossible')).toMatchObject([{ because: 'xwing1:boost.5' }]);
    game.passAll();
  });

  it('xwing1:boost.6 xwing1:boost.7 xwing1:faq-action-resolution.3 declared first; impossible, another direction or action; else made', () => {
    const game = boosting({ them: [tie([370, 490, 0])] });
    expect(game.options).toEqual([{ direction: 'left' }, { direction: 'straight' }, { direction: 'right' }]);
    game.pick({ direction: 'straight' });
    expect(game.offers({ action: 'evade' })).toBe(true);
    game.pick({ action: 'boost' });
    expect(game.options).toEqual([{ direction: 'left' }, { direction: 'right' }]);
    game.pick({ direction: 'right' });
    expect(game.ship(0).performed).toEqual(['boost']);
  });

  it('xwing1:faq-qanda-actions-and-game-effects.1 where measuring is free only what fits is offered', () => {
    const game = boosting({ them: [tie([470, 490, 0])], measuring: 'free' });
    expect(game.options).toEqual([{ direction: 'left' }, { direction: 'straight' }]);
    expect(game.refusal('right')).toBe('xwing1:boost.3');
    game.pick({ direction: 'left' });
  });

  it('says so when nothing is left to declare', () => {
    const them = [tie([375, 490, 0]), tie([425, 490, 0])];
    const game = table({ us: [awing([400, 400, 0])], them })
      .free(0, 'boost')
      .pick({ action: 'boost' });
    game.pick({ direction: 'straight' }).pick({ action: 'boost' }).pick({ direction: 'left' });
    game.pick({ action: 'boost' });
    expect(game.eventsOf('impossible')).toHaveLength(3);
    expect(game.eventsOf('action-skipped')).toMatchObject([{ because: 'xwing1:boost.7' }]);
    expect(game.question).toBeUndefined();
  });

  it('xwing1:free-actions.3 a free boost that does not fit stays a boost', () => {
    const game = table({ us: [awing([400, 400, 0])], them: [tie([400, 490, 0])] }).free(0, 'boost');
    game.pick({ action: 'boost' }).pick({ direction: 'straight' });
    expect(game.options).toEqual([{ kind: 'action', action: 'boost' }, { kind: 'none' }]);
    game.pick('none');
  });
});
