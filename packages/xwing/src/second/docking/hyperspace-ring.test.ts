import { describe, expect, it } from 'vitest';
import { initiativeOf } from '../ship/initiative.ts';
import { dialEntry, type TestGame, table, tie } from '../testing/index.ts';

/** A ship without a dial flies by that of the ship docked with it. */

const ring = (docked: boolean): TestGame =>
  table({
    us: [
      { pilot: 'transgalmegcontrollink', at: [450, 300, 0] },
      docked
        ? { pilot: 'jedigeneral', at: [0, 0, 0], docked: 0 }
        : { pilot: 'jedigeneral', at: [100, 100, 0] },
    ],
    them: [tie([100, 850, 180])],
  });

/** The ring activates with a maneuver of the docked ship's dial. */
function fly(maneuver: string): TestGame {
  const game = ring(true);
  game.ship(0).dial = dialEntry(game.ship(1), maneuver);
  return game.activate(0);
}

describe('Hyperspace Docking Ring', () => {
  it('has the initiative and the dial of the ship docked with it, and neither without one', () => {
    expect([initiativeOf(ring(true).ship(0)), initiativeOf(ring(false).ship(0))]).toEqual([4, 0]);
    const asked = (docked: boolean) => {
      const { question } = ring(docked).run({ kind: 'dials' });
      return question?.form === 'each' && question.parts.map(({ about }) => about);
    };
    expect(asked(true)).toEqual([0]);
    expect(asked(false)).toEqual([1]);
  });

  it('flies a basic maneuver at speed 1', () => {
    const game = fly('3 bank left').passAll();
    expect(game.eventsOf('maneuver').map(({ maneuver }) => maneuver)).toEqual([
      { speed: 1, bearing: 'bank', direction: 'left' },
    ]);
  });

  it('stands still instead of an advanced maneuver, and may turn', () => {
    const game = fly('4 koiogran').takes({ use: true }).pick({ degrees: 180 });
    expect(game.eventsOf('maneuver')).toMatchObject([
      { difficulty: 'white', maneuver: { bearing: 'stationary' } },
    ]);
    game.passAll();
    expect(game.pose(0)).toEqual({ x: 450, y: 300, facing: 180 });
  });

  it('neither activates nor engages when nobody is docked with it', () => {
    const game = ring(false).run({ kind: 'activation' }).passAll();
    expect(game.eventsOf('activates').map(({ ship }) => ship)).toEqual([2, 1]);
    game.run({ kind: 'engagement' }).passAll();
    expect(game.eventsOf('engages').map(({ ship }) => ship)).not.toContain(0);
  });

  it('loses its dial when the docked ship deploys', () => {
    const game = ring(true);
    game.ship(0).dial = 3;
    game.run({ kind: 'system' }).takes({ kind: 'deploy', edge: 'front' }).passAll();
    expect(game.ship(0)).toMatchObject({ dial: -1 });
    expect(game.ship(1).place).toBe('table');
  });
});
