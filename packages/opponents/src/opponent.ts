import { type Answerer, type ComputerPlayer, randomAnswerer } from '@firing-arc/referee';
import {
  areEnemies,
  healthOf,
  SECOND,
  type SecondEvent,
  type SecondQuestion,
  type SecondState,
} from '@firing-arc/xwing/second/bare';
import { cadetOf } from './cadet.ts';
import { declines } from './declines.ts';
import type { OpponentName } from './ladder.ts';
import { leftOf } from './plain/observation.ts';
import { plainAnswerer } from './plain/plain.ts';
import { type Policy, policyPlayer } from './policy-player.ts';
import { searcher } from './searcher.ts';
import { tablesAnswerer } from './tables/second.ts';

/** How a cadet errs, in squad points. */
const ERRORS = { most: 5, among: 2 };

const POLICIES: Readonly<Record<OpponentName, Policy<SecondState, SecondQuestion>>> = {
  random: randomAnswerer,
  cadet: cadetOf(plainAnswerer, ERRORS),
  tables: tablesAnswerer,
  plain: plainAnswerer,
};

/**
 * A computer player of X-Wing 2.5 that answers at once: sees only its side's view. Draws from stream number `index` of
 * `streams` (see `growStreams`), which it advances in place; the same streams and views give the same answers.
 */
export const opponent = (
  name: OpponentName,
  streams: number[],
  index: number,
): Answerer<SecondState, SecondQuestion> => declines(POLICIES[name](streams, index));

/** A computer player of X-Wing 2.5 that is given views. */
export const secondPlayer = (name: OpponentName): ComputerPlayer<SecondState, SecondQuestion, SecondEvent> =>
  policyPlayer(SECOND, POLICIES[name]);

/** The searching player of X-Wing 2.5. */
export const secondSearcher = (): ComputerPlayer<SecondState, SecondQuestion, SecondEvent> =>
  searcher({ rules: SECOND, policy: (streams, index) => opponent('plain', streams, index), worth });

/** Points of the ships that a seat and its friends have left, half of them for what hull and shields are left, less the enemies'. */
function worth(state: SecondState, seat: number): number {
  let points = 0;
  for (const ship of state.ships) {
    if (ship.destroyed || ship.place === 'removed') continue;
    const left = ship.points * (0.5 + (0.5 * leftOf(ship)) / healthOf(ship));
    points += areEnemies(state, ship.player, seat) ? -left : left;
  }
  return points;
}
