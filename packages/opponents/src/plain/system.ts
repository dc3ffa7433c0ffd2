import {
  areEnemies,
  attemptedManeuver,
  dialFor,
  otherShips,
  type SecondQuestion,
} from '@firing-arc/xwing/second/bare';
import { jamShare } from './actions.ts';
import { bestOf } from './choice.ts';
import { placingValue } from './devices.ts';
import { flightValue, fly } from './flight.ts';
import { bestPlaceValue, decloakPlaces } from './places.ts';
import type { Sight } from './sight.ts';
import { standNow } from './stand.ts';

/** What a ship does best in the System Phase; nothing when all of it does harm. */
export function chooseSystem(sight: Sight, question: Extract<SecondQuestion, { kind: 'system' }>): number {
  const now = standNow(sight, sight.state.ships[question.ship]!);
  return bestOf(question.options, (option) =>
    option.kind === 'decloak'
      ? bestPlaceValue(sight, now, decloakPlaces(sight, now.at.ship, option.move))
      : option.kind === 'dock' || option.kind === 'deploy'
        ? dockingValue(option.kind)
        : placingValue(sight, option),
  );
}

/** A ship that is docked does nothing: it comes out, and stays out. */
const dockingValue = (kind: 'dock' | 'deploy'): number => (kind === 'deploy' ? 1 : -1);

/** The maneuver of a SLAM that ends best. */
export function chooseSlam(
  sight: Sight,
  question: Extract<SecondQuestion, { kind: 'slam' | 'set-dial' }>,
): number {
  const ship = sight.state.ships[question.ship]!;
  const { bodies } = otherShips(sight.state, ship);
  const dial = dialFor(ship);
  return bestOf(question.options, ({ entry }) =>
    flightValue(sight, fly(sight, ship, attemptedManeuver(ship, dial[entry]!), bodies, 0, 'middle')),
  );
}

/** The enemy that loses most to a jam. */
export const chooseJam = (sight: Sight, question: Extract<SecondQuestion, { kind: 'jam-target' }>): number =>
  bestOf(question.options, ({ ship }) => {
    const enemy = sight.state.ships[ship]!;
    return enemy.points * jamShare(sight, enemy);
  });

const WORTH = { focus: 4, evade: 4, calculate: 2, 'reinforce-fore': 3, 'reinforce-aft': 3 } as const;

/** What an enemy misses most; a friend's least when the choice is about a friend. */
export function chooseJamRemoval(
  sight: Sight,
  question: Extract<SecondQuestion, { kind: 'jam-removal' }>,
): number {
  const sign = areEnemies(sight.state, sight.state.ships[question.ship]!.player, question.player) ? 1 : -1;
  return bestOf(question.options, (option) => sign * (option.kind === 'lock' ? 3 : WORTH[option.token]));
}

/** The own ship goes where it stands best; an enemy stays, since a move helps it as often as it harms it. */
export function chooseTractorMove(
  sight: Sight,
  question: Extract<SecondQuestion, { kind: 'tractor-move' }>,
): number {
  const now = standNow(sight, sight.state.ships[question.ship]!);
  if (now.at.ship.player !== question.player) return question.options.length - 1;
  return bestOf(question.options, ({ move }) =>
    move === 'none' ? 0 : bestPlaceValue(sight, now, decloakPlaces(sight, now.at.ship, move)),
  );
}
