import '../testing/cards.ts';
import { describe, expect, it } from 'vitest';
import { shipCard } from '../cards/library.ts';
import { inContact } from '../range.ts';
import { type At, interceptor, type TestShip, table, tie, xwing } from '../testing/index.ts';

const HERE: At = [400, 200, 0];
const AHEAD: At = [400, 330, 180];
const bed = (pilot: string, more: Partial<TestShip> = {}): TestShip => ({ pilot, at: HERE, ...more });

describe('overlapping a friendly ship', () => {
  it('xwing2:overlap.8 rolls 1 attack die: a hit or crit is 1 hit damage', () => {
    const after = (face: string) =>
      table({ us: [tie(HERE), tie(AHEAD)] })
        .rolls(face)
        .fly(0, '2 straight');
    for (const face of ['hit', 'crit']) {
      const game = after(face);
      expect(game.eventsOf('rolled')).toMatchObject([
        { dice: 'attack', faces: [face], because: 'xwing2:overlap.8' },
      ]);
      expect(game.ship(0).damage).toMatchObject([{ up: false }]);
      expect(game.ship(1).damage).toEqual([]);
    }
    for (const face of ['focus', 'blank']) expect(after(face).ship(0).damage).toEqual([]);
  });

  it('xwing2:overlap.9 skips the Perform Action step', () => {
    const game = table({ us: [tie(HERE), tie(AHEAD)] })
      .rolls('blank')
      .fly(0, '2 straight');
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('action-skipped')).toEqual([
      { kind: 'action-skipped', ship: 0, because: 'xwing2:overlap.9' },
    ]);
    game.act(0).pick({ action: 'focus' });
    expect(game.ship(0).tokens.focus).toBe(1);
  });

  it('xwing2:overlap.13 its effect is used when an enemy ship is overlapped with it', () => {
    const game = table({ us: [xwing(HERE), xwing([385, 330, 0])], them: [tie([425, 330, 0])] })
      .rolls('hit')
      .fly(0, '2 straight');
    expect(game.eventsOf('maneuver')[0]?.overlapped).toEqual([1, 2]);
    expect(game.eventsOf('overlap')).toMatchObject([{ friendly: true }]);
    expect(game.ship(0).shields).toBe(1);
    expect(game.ship(0).tokens.focus).toBe(0);
  });
});

describe('overlapping an enemy ship', () => {
  it('xwing2:overlap.7 the ship that forced the backing up decides, not the one touched at the end', () => {
    const game = table({ us: [xwing(HERE), xwing([437, 345, 0])], them: [tie([400, 400, 0])] })
      .fly(0, '4 straight')
      .passAll();
    expect(game.eventsOf('maneuver')[0]).toMatchObject({ executed: 'partially', overlapped: [2] });
    expect(game.pose(0).y).toBeCloseTo(305, 5);
    expect([inContact(game.state, 0, 1), inContact(game.state, 0, 2)]).toEqual([true, false]);
    expect(game.eventsOf('overlap')).toMatchObject([{ friendly: false, because: 'xwing2:overlap.10' }]);
  });

  it('xwing2:overlap.10 an unstressed ship may focus or calculate from its bar, as a red action', () => {
    const game = table({ us: [xwing(HERE)], them: [tie(AHEAD)] }).fly(0, '2 straight');
    expect(game.options).toEqual([{ kind: 'action', action: 'focus', difficulty: 'red' }, { kind: 'none' }]);
    game.pick({ action: 'focus' });
    expect(game.ship(0).tokens).toMatchObject({ focus: 1, stress: 1 });
    const both = table({ us: [bed('plain')], them: [tie(AHEAD)] }).fly(0, '2 straight');
    expect(both.options.length).toBe(3);
    both.pick({ action: 'calculate' });
    expect(both.ship(0).tokens).toMatchObject({ calculate: 1, stress: 1 });
    const stressed = table({
      us: [xwing(HERE, { tokens: { stress: 1 } })],
      them: [tie([400, 370, 180])],
    }).fly(0, '3 straight');
    expect(stressed.question).toBeUndefined();
    expect(stressed.eventsOf('overlap').length).toBe(1);
  });

  it('xwing2:overlap.6 a ship that cannot move at all overlaps all the same', () => {
    const game = table({ us: [xwing(HERE)], them: [tie([400, 243, 90])] }).fly(0, '1 straight');
    expect(game.eventsOf('maneuver')[0]?.executed).toBe('partially');
    expect(game.pose(0).y).toBeCloseTo(200.1, 1);
    expect(game.eventsOf('overlap')).toMatchObject([{ friendly: false }]);
    game.pick({ action: 'focus' });
    expect(game.eventsOf('action-skipped').length).toBe(1);
  });

  it('xwing2:overlap.11 skips the Perform Action step', () => {
    const game = table({ us: [xwing(HERE)], them: [tie(AHEAD)] })
      .fly(0, '2 straight')
      .pick('none');
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('action-skipped')).toMatchObject([{ because: 'xwing2:overlap.11' }]);
  });

  it('xwing2:overlap.10 a stressed ship that a card lets act may not', () => {
    const asked = (stress: number) =>
      table({
        us: [
          {
            pilot: 'blackout',
            at: HERE,
            upgrades: ['proudtradition'],
            tokens: { stress },
          },
        ],
        them: [tie([400, 370, 180])],
      }).fly(0, '3 straight');
    expect(asked(0).offers({ action: 'focus' })).toBe(true);
    expect(asked(2).everOffers({ action: 'focus' })).toBe(false);
  });

  it('xwing2:overlap.12 is for its activation: a ship that deployed onto an enemy acts when it is granted that', () => {
    const game = table({
      us: [
        { pilot: 'lothalrebel', at: [457, 457, 0], upgrades: ['ghost'] },
        { pilot: 'zeborrelios', at: [0, 0, 0], docked: 0 },
      ],
      them: [tie([457, 300, 0])],
      phase: 'system',
    });
    game.run({ kind: 'system' });
    const { dial } = shipCard('zeborrelios').chassis;
    const entry = dial.findIndex(({ maneuver }) => maneuver.speed === 2 && maneuver.bearing === 'straight');
    game.pick({ kind: 'deploy', entry }).passAll();
    expect(game.eventsOf('overlap')).toMatchObject([{ ship: 1, friendly: false }]);
    game.act(1);
    expect(game.offers({ action: 'focus' })).toBe(true);
    game.passAll();
  });

  it('xwing2:overlap.12 performs no other action in this activation', () => {
    const enemy = table({ us: [bed('may-act-after-maneuver')], them: [tie(AHEAD)] }).fly(0, '2 straight');
    expect(enemy.pick('none').question).toBeUndefined();
    expect(enemy.ship(0).tokens.focus).toBe(0);
    enemy.act(0);
    expect(enemy.offers({ action: 'focus' })).toBe(true);
    enemy.passAll();
    const friend = table({ us: [bed('may-act-after-maneuver'), tie(AHEAD)] })
      .rolls('blank')
      .fly(0, '2 straight');
    expect(friend.offers({ action: 'focus' })).toBe(true);
    friend.passAll();
    const thrusters = table({ us: [interceptor(HERE)], them: [tie(AHEAD)] }).fly(0, '2 straight');
    expect(thrusters.pick({ action: 'focus' }).question).toBeUndefined();
    // Her card keeps the Perform Action step, in which nothing is left to perform.
    const zari = table({ us: [bed('zaribangel')], them: [tie(AHEAD)] }).fly(0, '2 straight');
    expect(zari.pick('none').eventsOf('action-skipped')).toMatchObject([{ because: 'xwing2:overlap.12' }]);
  });
});
