import {
  ARMADA,
  type ArmadaEvent,
  type ArmadaQuestion,
  type ArmadaState,
  cardOf,
  squadronCardOf,
} from '@firing-arc/armada/engine';
import { type Answerer, type ComputerPlayer, randomAnswerer } from '@firing-arc/referee';
import { cadetOf } from './cadet.ts';
import { declines } from './declines.ts';
import type { OpponentName, PlayerName } from './ladder.ts';
import { shieldsLost } from './plain-armada/observation.ts';
import { plainArmada } from './plain-armada/plain.ts';
import { type Policy, policyPlayer } from './policy-player.ts';
import { rushAnswerer } from './rush/rush.ts';
import { searcher } from './searcher.ts';

/** How a cadet errs, in fleet points. Courses next to each other differ by millimetres. */
const ERRORS = { most: 150, among: 15 };

const POLICIES: Readonly<Record<OpponentName, Policy<ArmadaState, ArmadaQuestion>>> = {
  random: randomAnswerer,
  cadet: cadetOf(plainArmada, ERRORS),
  tables: rushAnswerer,
  plain: plainArmada,
};

/** A computer player of Armada, as `opponent` is one of X-Wing 2.5. */
export const armadaOpponent = (
  name: OpponentName,
  streams: number[],
  index: number,
): Answerer<ArmadaState, ArmadaQuestion> => declines(POLICIES[name](streams, index));

/** A computer player of Armada, as `secondPlayer` is one of X-Wing 2.5. */
export const armadaPlayer = (name: OpponentName): ComputerPlayer<ArmadaState, ArmadaQuestion, ArmadaEvent> =>
  policyPlayer(ARMADA, POLICIES[name]);

/** The searching player of Armada. */
export const armadaSearcher = (): ComputerPlayer<ArmadaState, ArmadaQuestion, ArmadaEvent> =>
  searcher({
    rules: ARMADA,
    policy: (streams, index) => armadaOpponent('plain', streams, index),
    worth: armadaWorth,
  });

/** Any computer player of Armada. */
export const armadaComputer = (name: PlayerName): ComputerPlayer<ArmadaState, ArmadaQuestion, ArmadaEvent> =>
  name === 'search' ? armadaSearcher() : armadaPlayer(name);

/** What a shield that is lost takes, as a share of a point of hull: a ship has more zones than are shot at. */
const SHIELD = 0.4;

/** Points of the ships and squadrons that a player has left, half of them for what hull and shields are left, less the other's. */
export function armadaWorth(state: ArmadaState, seat: number): number {
  let points = 0;
  for (const ship of state.ships) {
    if (ship.place === 'destroyed') continue;
    const { hull } = cardOf(ship);
    const left = Math.max(0, hull - ship.damage.length - SHIELD * shieldsLost(ship)) / hull;
    points += (ship.player === seat ? 0.5 : -0.5) * ship.points * (1 + left);
  }
  for (const squadron of state.squadrons) {
    if (squadron.place === 'destroyed') continue;
    const left = squadron.hull / squadronCardOf(squadron).hull;
    points += (squadron.player === seat ? 0.5 : -0.5) * squadron.points * (1 + left);
  }
  return points;
}
