import { describe, expect, it } from 'vitest';
import { inContact, rangeBetween } from '../range.ts';
import {
  decimator,
  firespray,
  type TestGame,
  type TestShip,
  table,
  tie,
  yt1300,
  ywing,
} from '../testing/index.ts';
import { deploymentProblems } from './deploy.ts';

/** A table whose ships are all still to be placed. */
function beforeDeployment(
  us: readonly TestShip[],
  them: readonly TestShip[] = [],
  firstPlayer: 0 | 1 = 0,
): TestGame {
  const game = table({ us, them, firstPlayer, phase: 'setup' });
  for (const ship of game.state.ships) ship.place = 'reserve';
  return game.run({ kind: 'deploy' });
}
const NOWHERE = [0, 0, 0] as const;
/** Why the ship that is to be placed may not stand there; nothing when it may. */
const refused = (game: TestGame, ...at: readonly [number, number, number]) =>
  deploymentProblems(game.state, game.ship(0), { x: at[0], y: at[1], facing: at[2] }).map(
    (refusal) => refusal.ruling,
  );

describe('placing forces', () => {
  it('xwing2:setup.8 goes by ascending initiative, player order breaking ties', () => {
    const lay = (firstPlayer: 0 | 1) => {
      const game = beforeDeployment(
        [
          { pilot: 'academypilot', at: NOWHERE },
          { pilot: 'howlrunner', at: NOWHERE },
        ],
        [{ pilot: 'crymorahgoon', at: NOWHERE }],
        firstPlayer,
      );
      for (const x of [100, 300, 500]) {
        const player = game.question!.player;
        game.answer(player === 0 ? [x, 50, 0] : [x, 864.4, 180]);
      }
      return game.eventsOf('ship-placed').map((event) => event.ship);
    };
    expect(lay(0)).toEqual([0, 2, 1]);
    expect(lay(1)).toEqual([2, 0, 1]);
  });

  it('lets a player with several ships of one initiative pick which comes first', () => {
    const game = beforeDeployment([tie(NOWHERE), tie(NOWHERE)]);
    expect(game.question).toMatchObject({ kind: 'choose-deployment', because: 'xwing2:setup.8' });
    game.pick({ ship: 1 }).answer([100, 50, 0]).answer([200, 50, 0]);
    expect(game.eventsOf('ship-placed').map((event) => event.ship)).toEqual([1, 0]);
  });

  it('xwing2:setup.9 stands within range 1 of the player’s own edge', () => {
    const small = beforeDeployment([tie(NOWHERE)]);
    expect(refused(small, 400, 80, 0)).toEqual([]);
    expect(refused(small, 400, 81, 0)).toEqual(['xwing2:setup.9']);
    expect(refused(small, 400, 80, 45)).toEqual(['xwing2:setup.9']);
    expect(refused(small, 400, 834.4, 180)).toEqual(['xwing2:setup.9']);
    expect(small.tryAnswer([400, 81, 0])).toMatchObject([{ ruling: 'xwing2:setup.9' }]);
    small.answer([400, 80, 0]);
    expect(small.pose(0)).toEqual({ x: 400, y: 80, facing: 0 });
    const medium = beforeDeployment([firespray(NOWHERE)]);
    expect(refused(medium, 400, 70, 0)).toEqual([]);
    expect(refused(medium, 400, 71, 0)).toEqual(['xwing2:setup.9']);
  });

  it('measures the other player’s ships from the other edge', () => {
    const game = beforeDeployment([], [tie(NOWHERE)]);
    expect(game.tryAnswer([400, 80, 0])).toMatchObject([{ ruling: 'xwing2:setup.9' }]);
    game.answer([400, 834.4, 180]);
  });

  it('xwing2:ship-sizes.5 a large base may reach out of range 1 from its edge, never off the table', () => {
    const large = beforeDeployment([yt1300(NOWHERE, { turret: -1 })]);
    expect(refused(large, 400, 40, 0)).toEqual([]);
    expect(refused(large, 400, 60, 0)).toEqual([]);
    // Turned by 45 degrees it is 113.1 mm deep: legal only with a corner at the edge.
    const flush = 40 * Math.SQRT2;
    expect(refused(large, 400, flush, 45)).toEqual([]);
    expect(refused(large, 400, flush + 1, 45)).toEqual(['xwing2:setup.9']);
    expect(refused(large, 400, flush - 1, 45)).toEqual(['xwing2:ship-sizes.5']);
    expect(refused(large, 400, 61, 0)).toEqual(['xwing2:setup.9']);
    expect(refused(large, 39, 40, 0)).toEqual(['xwing2:ship-sizes.5']);
    large.answer([400, 40, 0]);
    // A small base turned so has no such leave.
    const small = beforeDeployment([tie(NOWHERE)]);
    expect(refused(small, 400, 72, 45)).toEqual(['xwing2:setup.9']);
    small.answer([400, 40, 0]);
  });

  it('xwing2:setup.10 a ship with a turret indicator is asked where it points', () => {
    const double = beforeDeployment([decimator(NOWHERE)]).answer([400, 50, 0]);
    expect(double.question).toMatchObject({ kind: 'turret', player: 0, because: 'xwing2:setup.10' });
    expect(double.options).toEqual([{ arc: 0 }, { arc: 1 }]);
    double.pick({ arc: 1 });
    expect(double.ship(0).turret).toBe(1);
    expect(double.eventsOf('turret')).toMatchObject([{ ship: 0, arc: 1 }]);
    const none = beforeDeployment([ywing(NOWHERE)]).answer([400, 50, 0]);
    expect(none.question).toBeUndefined();
    expect(none.ship(0).turret).toBe(-1);
  });

  it('does not stand on another ship, but may touch it, and is then at range 0 of it', () => {
    const game = beforeDeployment([tie(NOWHERE), tie(NOWHERE)])
      .pick({ ship: 0 })
      .answer([400, 50, 0]);
    expect(game.tryAnswer([439, 50, 0])).toMatchObject([{ ruling: 'xwing2:overlap.1' }]);
    game.answer([440, 50, 0]);
    expect(inContact(game.state, 0, 1)).toBe(true);
    expect(rangeBetween(game.state, game.ship(0), game.ship(1))).toBe(0);
  });

  it('keeps places on the grid and facings below a full turn, and takes no nonsense', () => {
    const game = beforeDeployment([tie(NOWHERE)]);
    for (const bad of [
      [1e300, 50, 0],
      [400, 50, 1e300],
      [-1e9, 1e9, 1e9],
    ]) {
      expect(game.tryAnswer(bad).length, String(bad)).toBeGreaterThan(0);
    }
    game.answer([400, 50, 725]);
    expect(game.pose(0)).toEqual({ x: 400, y: 50, facing: 5 });
  });
});
