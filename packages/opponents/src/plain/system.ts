import {
  areEnemies,
  attemptedManeuver,
  dialFor,
  otherShips,
  type SecondQuestion,
} from '@firing-arc/xwing/second/engine';
import { jamShare } from './actions.ts';
import { bestOf } from './choice.ts';
import { placingValue } from './devices.ts';
import { flightValue, fly } from './flight.ts';
import type { Observation } from './observation.ts';
import { bestPlaceValue, decloakPlaces } from './places.ts';
import { standNow } from './stand.ts';

/** What a ship does best in the System Phase; nothing when all of it does harm. */
export function chooseSystem(
  observation: Observation,
  question: Extract<SecondQuestion, { kind: 'system' }>,
): number {
  const now = standNow(observation, observation.state.ships[question.ship]!);
  return bestOf(question.options, (option) =>
    option.kind === 'decloak'
      ? bestPlaceValue(observation, now, decloakPlaces(observation, now.at.ship, option.move))
      : option.kind === 'dock' || option.kind === 'deploy'
        ? dockingValue(option.kind)
        : placingValue(observation, option),
  );
}

/** A ship that is docked does nothing: it comes out, and stays out. */
const dockingValue = (kind: 'dock' | 'deploy'): number => (kind === 'deploy' ? 1 : -1);

/** The maneuver of a SLAM that ends best. */
export function chooseSlam(
  observation: Observation,
  question: Extract<SecondQuestion, { kind: 'slam' | 'set-dial' }>,
): number {
  const ship = observation.state.ships[question.ship]!;
  const { bodies } = otherShips(observation.state, ship);
  const dial = dialFor(ship);
  return bestOf(question.options, ({ entry }) =>
    flightValue(
      observation,
      fly(observation, ship, attemptedManeuver(ship, dial[entry]!), { others: bodies, enemies: 0 }),
    ),
  );
}

/** The enemy that loses most to a jam. */
export const chooseJam = (
  observation: Observation,
  question: Extract<SecondQuestion, { kind: 'jam-target' }>,
): number =>
  bestOf(question.options, ({ ship }) => {
    const enemy = observation.state.ships[ship]!;
    return enemy.points * jamShare(observation, enemy);
  });

const WORTH = { focus: 4, evade: 4, calculate: 2, 'reinforce-fore': 3, 'reinforce-aft': 3 } as const;

/** What an enemy misses most; a friend's least when the choice is about a friend. */
export function chooseJamRemoval(
  observation: Observation,
  question: Extract<SecondQuestion, { kind: 'jam-removal' }>,
): number {
  const sign = areEnemies(observation.state, observation.state.ships[question.ship]!.player, question.player)
    ? 1
    : -1;
  return bestOf(question.options, (option) => sign * (option.kind === 'lock' ? 3 : WORTH[option.token]));
}

/** The own ship goes where it stands best; an enemy stays, since a move helps it as often as it harms it. */
export function chooseTractorMove(
  observation: Observation,
  question: Extract<SecondQuestion, { kind: 'tractor-move' }>,
): number {
  const now = standNow(observation, observation.state.ships[question.ship]!);
  if (now.at.ship.player !== question.player) return question.options.length - 1;
  return bestOf(question.options, ({ move }) =>
    move === 'none' ? 0 : bestPlaceValue(observation, now, decloakPlaces(observation, now.at.ship, move)),
  );
}
