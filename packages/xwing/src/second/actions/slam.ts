import { inPlay } from '../bodies.ts';
import type { ActionDifficulty, DialEntry } from '../cards/chassis.ts';
import { type SecondGame, shipOf } from '../game.ts';
import { executeFlight, flightOf, staysInside } from '../maneuver/execute.ts';
import { attemptedManeuver } from '../maneuver/revealed.ts';
import { dialFor } from '../ship/card.ts';
import type { SecondState, Ship } from '../state.ts';
import { gainTokens } from '../tokens.ts';
import { slamManeuver } from './other-templates.ts';
import type { Resolved } from './perform.ts';

/** Why a ship may not SLAM now, as a ruling; null when it may. */
export function slamRefusal(state: SecondState, ship: Ship): string | null {
  if (!isActivating(state, ship)) return 'xwing2:slam.4';
  return slamEntries(ship).length === 0 ? 'xwing2:slam.1' : null;
}

/** A ship's activation lasts as long as its end is still to come. */
const isActivating = (state: SecondState, ship: Ship): boolean =>
  state.agenda.some((step) => step.kind === 'end-activation' && step.ship === ship.id);

/** Dial maneuvers of the speed that the ship executed this round (slam.1), by their numbers on the dial. */
function slamEntries(ship: Ship): readonly number[] {
  if (ship.flown.bearing === '') return [];
  const dial = dialFor(ship);
  return dial.flatMap(({ maneuver }, entry) => (maneuver.speed === ship.flown.speed ? [entry] : []));
}

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
