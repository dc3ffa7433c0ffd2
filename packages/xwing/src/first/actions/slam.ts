import { difficultyOf } from '../abilities/evaluate.ts';
import { type FirstGame, isStressed, shipOf, typeOf } from '../game.ts';
import { executionSteps } from '../phases/activation.ts';
import type { FirstState, Ship } from '../state.ts';
import { gainTokens } from '../tokens.ts';

/** The maneuvers of a ship's dial of the speed that it has flown this round (slam.1); a stressed ship executes no red one (slam.2). */
export function slamEntries(state: FirstState, ship: Ship): readonly number[] {
  if (ship.flown.speed < 0) return [];
  return typeOf(ship).dial.flatMap((entry, at) => {
    const isRed = difficultyOf(state, ship, entry) === 'red';
    return entry.maneuver.speed === ship.flown.speed && !(isRed && isStressed(ship)) ? [at] : [];
  });
}

/** A second maneuver of the same speed, for a weapons disabled token. */
export function slam(game: FirstGame, ship: Ship): void {
  const { dial } = typeOf(ship);
  const { entry } = game.choose({
    form: 'choice',
    kind: 'slam-maneuver',
    player: ship.player,
    because: 'xwing1:slam.1',
    ship: ship.id,
    options: slamEntries(game.state, ship).map((at) => ({ entry: at })),
  });
  const { maneuver } = dial[entry]!;
  const difficulty = difficultyOf(game.state, ship, dial[entry]!);
  game.next(
    ...executionSteps(ship.id, { maneuver, difficulty, ion: false, because: 'xwing1:slam.1' }),
    { kind: 'obstacle-dice', ship: ship.id },
    { kind: 'slam-end', ship: ship.id },
  );
}

/** Once it has flown it gets its token (slam.3). */
export const endSlam = (game: FirstGame, id: number): void =>
  gainTokens(game, shipOf(game, id), 'weapons-disabled', 1, 'xwing1:slam.3');
