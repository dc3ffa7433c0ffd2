import { attemptedManeuver } from '../abilities/evaluate.ts';
import { inPlay } from '../bodies.ts';
import type { ActionDifficulty, DialEntry } from '../cards/chassis.ts';
import { type SecondGame, shipOf } from '../game.ts';
import { executeFlight, flightOf, staysInside } from '../maneuver/execute.ts';
import { dialFor } from '../ship/card.ts';
import type { Ship } from '../state.ts';
import { gainTokens } from '../tokens.ts';
import { slamManeuver } from './other-templates.ts';
import type { Resolved } from './perform.ts';
import { slamEntries } from './refusal.ts';

/**
 * SLAM: the ship executes a dial maneuver of the speed it flew (slam.1, .2) and is disarmed (slam.3). It fails, the
 * ship staying where it was and armed, if it would flee (slam.5).
 */
export function slam(game: SecondGame, ship: Ship, colour: ActionDifficulty): Resolved {
  const { entry } = game.choose({
    form: 'choice',
    kind: 'slam',
    player: ship.player,
    because: 'xwing2:slam.1',
    ship: ship.id,
    options: slamEntries(ship).map((one) => ({ entry: one })),
  });
  const { maneuver, difficulty } = dialEntry(ship, entry);
  const flown = slamManeuver(game.state, ship, colour, maneuver);
  const flight = flightOf(game, ship, attemptedManeuver(ship, { maneuver: flown, difficulty }));
  if (!staysInside(game.state, ship, flight)) return { failed: true, because: 'xwing2:slam.5' };
  const steps = executeFlight(game, ship, flight);
  return { failed: false, steps: [...steps, { kind: 'end-slam', ship: ship.id }] };
}

const dialEntry = (ship: Ship, entry: number): DialEntry => dialFor(ship)[entry]!;

/** The SLAM is complete: the ship gains a disarm token (slam.3). */
export function endSlam(game: SecondGame, id: number): void {
  const ship = shipOf(game, id);
  if (inPlay(ship)) gainTokens(game, ship, 'disarm', 1, 'xwing2:slam.3');
}
