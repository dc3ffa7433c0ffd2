import { describe, expect, it } from 'vitest';
import { deviceBody } from '../../../common/index.ts';
import { bodyOf } from '../../bodies.ts';
import { rangeOf } from '../../devices/bodies.ts';
import { layDevice } from '../../devices/testing.ts';
import { occasion } from '../../state.ts';
import { type At, type TestGame, type TestShip, table, tie, xwing } from '../../testing/index.ts';

const ending = (us: readonly TestShip[], them: readonly TestShip[] = [tie([457, 880, 180])]) =>
  table({ us, them, phase: 'setup' });
const ends = (game: TestGame) => game.run({ kind: 'window', ...occasion('end-of-setup') });
const huge = (...upgrades: readonly string[]): TestShip => ({
  pilot: 'alderaanianguard',
  at: [457, 100, 0] as At,
  upgrades,
});

describe('Saboteur’s Map', () => {
  it('places a mine of each mine upgrade beyond range 2 of enemies and other devices, for a charge of it', () => {
    const game = ends(ending([huge('saboteursmap', 'proximitymines', 'connernets', 'protonbombs')]));
    game.pick({ use: true });
    expect(game.options).toEqual([{ upgrade: 'proximitymines' }, { upgrade: 'connernets' }]);
    game.pick({ upgrade: 'proximitymines' });
    expect(game.question).toMatchObject({ kind: 'lay-object', device: 'proximitymine' });
    expect(game.tryAnswer([457, 700, 0])).toHaveLength(1);
    expect(game.tryAnswer([5, 300, 0]).map(({ ruling }) => ruling)).toEqual(['xwing2:device.17']);
    game.answer([150, 500, 0]).pick({ upgrade: 'connernets' });
    expect(game.tryAnswer([250, 500, 0])).toHaveLength(1);
    game.answer([750, 400, 0]).passAll();
    expect(game.state.devices.map(({ kind }) => kind)).toEqual(['proximitymine', 'connernet']);
    expect(game.ship(0).upgrades.map(({ charges }) => charges)).toEqual([0, 1, 0, 2]);
  });

  it('proposes places that fit, and only some of the mines need be placed', () => {
    const game = ending([huge('saboteursmap', 'proximitymines', 'connernets')]);
    const other = layDevice(game, 'protonbomb', [100, 600, 0]);
    ends(game).pick({ use: true }).pick({ upgrade: 'connernets' });
    let seed = 0.37;
    const help = game.help as { propose: (random: () => number) => readonly number[] | null };
    const at = help.propose(() => {
      seed = (seed * 13.7) % 1;
      return seed;
    });
    game.answer(at).pick({ upgrade: '' }).passAll();
    const net = game.state.devices.find(({ id }) => id !== other)!;
    expect(rangeOf(bodyOf(game.ship(1)), deviceBody('connernet', net))).toBeGreaterThan(2);
    expect(game.eventsOf('device-placed')).toMatchObject([{ how: 'place', name: 'connernet' }]);
  });

  it('asks nothing without a mine that has a charge', () => {
    expect(ends(ending([huge('saboteursmap', 'protonbombs')])).question).toBeUndefined();
    expect(ends(ending([huge('saboteursmap', 'connernets:0')])).question).toBeUndefined();
  });
});

describe('Scanner Baffler', () => {
  const near: At = [530, 40, 0];

  it('places chosen friends near it again anywhere in the deployment area', () => {
    const game = ends(ending([huge('scannerbaffler'), xwing(near), xwing([380, 40, 0])]));
    game.pick({ use: true });
    expect(game.options).toEqual([{ target: 1 }, { target: 2 }]);
    game.pick({ target: 1 }).pick({ target: -1 });
    expect(game.question).toMatchObject({ kind: 'place-ship', ship: 1 });
    expect(game.tryAnswer([800, 150, 0]).map(({ ruling }) => ruling)).toEqual(['xwing2:setup.9']);
    expect(game.tryAnswer([380, 40, 0]).map(({ ruling }) => ruling)).toEqual(['xwing2:overlap.1']);
    game.answer([850, 40, 90]).passAll();
    expect(game.pose(1)).toEqual({ x: 850, y: 40, facing: 90 });
    expect(game.ship(1).place).toBe('table');
    expect(game.pose(2)).toEqual({ x: 380, y: 40, facing: 0 });
  });

  it('two ships may change places', () => {
    const game = ends(ending([huge('scannerbaffler'), xwing(near), xwing([380, 40, 0])]))
      .pick({ use: true })
      .pick({ target: 2 })
      .pick({ target: 1 });
    game.answer([530, 40, 0]).answer([380, 40, 0]).passAll();
    expect([game.pose(2).x, game.pose(1).x]).toEqual([530, 380]);
  });

  it('not enemies, not ships beyond range 1 or outside the area', () => {
    const us = [huge('scannerbaffler'), xwing([800, 40, 0]), xwing([530, 250, 0])];
    expect(ends(ending(us, [tie([380, 40, 0])])).question).toBeUndefined();
  });
});
