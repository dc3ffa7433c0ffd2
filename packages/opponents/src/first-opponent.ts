import { type Answerer, type ComputerPlayer, randomAnswerer } from '@firing-arc/referee';
import {
  FIRST,
  type FirstEvent,
  type FirstQuestion,
  type FirstState,
  sideOf,
} from '@firing-arc/xwing/first/engine';
import { cadetOf } from './cadet.ts';
import { declines } from './declines.ts';
import type { OpponentName, PlayerName } from './ladder.ts';
import { healthOf, leftOf } from './plain-first/observation.ts';
import { plainFirst } from './plain-first/plain.ts';
import { type Policy, policyPlayer } from './policy-player.ts';
import { searcher } from './searcher.ts';
import { firstTablesAnswerer } from './tables/first.ts';

/** How a cadet errs, in squad points. */
const ERRORS = { most: 25, among: 2 };

const POLICIES: Readonly<Record<OpponentName, Policy<FirstState, FirstQuestion>>> = {
  random: randomAnswerer,
  cadet: cadetOf(plainFirst, ERRORS),
  tables: firstTablesAnswerer,
  plain: plainFirst,
};

/** A computer player of First Edition, as `opponent` is one of X-Wing 2.5. */
export const firstOpponent = (
  name: OpponentName,
  streams: number[],
  index: number,
): Answerer<FirstState, FirstQuestion> => declines(POLICIES[name](streams, index));

/** A computer player of First Edition, as `secondPlayer` is one of X-Wing 2.5. */
export const firstPlayer = (name: OpponentName): ComputerPlayer<FirstState, FirstQuestion, FirstEvent> =>
  policyPlayer(FIRST, POLICIES[name]);

/** The searching player of First Edition. */
export const firstSearcher = (): ComputerPlayer<FirstState, FirstQuestion, FirstEvent> =>
  searcher({
    rules: FIRST,
    policy: (streams, index) => firstOpponent('plain', streams, index),
    worth: firstWorth,
  });

/** Any computer player of First Edition. */
export const firstComputer = (name: PlayerName): ComputerPlayer<FirstState, FirstQuestion, FirstEvent> =>
  name === 'search' ? firstSearcher() : firstPlayer(name);

/** Points of the ships that a side has left, half of them for what hull and shields are left, less the other's. */
export function firstWorth(state: FirstState, seat: number): number {
  const side = sideOf(state, seat);
  let points = 0;
  for (const ship of state.ships) {
    if (ship.destroyed || ship.place === 'removed') continue;
    const left = ship.points * (0.5 + (0.5 * leftOf({ state }, ship)) / healthOf(ship));
    points += ship.side === side ? left : -left;
  }
  return points;
}
