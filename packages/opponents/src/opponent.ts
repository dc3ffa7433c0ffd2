import { type Answerer, type ComputerPlayer, randomAnswerer } from '@firing-arc/referee';
import {
  SECOND,
  type SecondEvent,
  type SecondQuestion,
  type SecondState,
} from '@firing-arc/xwing/second/engine';
import { declines } from './declines.ts';
import { CADET_ERRS, erringOf, WINGMAN_ERRS } from './erring.ts';
import type { OpponentName, PlayerName } from './ladder.ts';
import { plainAnswerer, styledAnswerer } from './plain/plain.ts';
import { type Policy, policyPlayer } from './policy-player.ts';
import { planner } from './search/planner.ts';
import { secondWorth } from './search/second-worth.ts';
import { STYLES } from './styles.ts';
import { tablesAnswerer } from './tables/second.ts';

/** How cadets and wingmen err, in squad points. */
const ERRORS = { most: 5, among: 2 };

const POLICIES: Readonly<Record<OpponentName, Policy<SecondState, SecondQuestion>>> = {
  random: randomAnswerer,
  cadet: erringOf(plainAnswerer, { ...ERRORS, often: CADET_ERRS }),
  tables: tablesAnswerer,
  wingman: erringOf(plainAnswerer, { ...ERRORS, often: WINGMAN_ERRS }),
  plain: plainAnswerer,
  jouster: styledAnswerer(STYLES.jouster),
  flanker: styledAnswerer(STYLES.flanker),
  skirmisher: styledAnswerer(STYLES.skirmisher),
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

/** The searching player of X-Wing 2.5: it plans its dials, and does everything else as the plain one does. */
export const secondSearcher = (): ComputerPlayer<SecondState, SecondQuestion, SecondEvent> =>
  planner({
    rules: SECOND,
    policy: plainAnswerer,
    otherwise: tablesAnswerer,
    // What the plan meets is what is done afterwards: with the actions of the tables a quarter fewer games are won.
    onward: plainAnswerer,
    plans: 'dials',
    until: ({ phase, round }, start) => phase === 'engagement' || round !== start.round,
    worth: secondWorth,
    secret: {
      choice: ({ entry }) => entry,
      shown: ({ ships }, id) => (ships[id]!.revealed && ships[id]!.dial >= 0 ? ships[id]!.dial : null),
    },
  });

/** Any computer player of X-Wing 2.5. */
export const secondComputer = (name: PlayerName): ComputerPlayer<SecondState, SecondQuestion, SecondEvent> =>
  name === 'search' ? secondSearcher() : secondPlayer(name);
