import { type Answerer, type ComputerPlayer, randomAnswerer } from '@firing-arc/referee';
import { FIRST, type FirstEvent, type FirstQuestion, type FirstState } from '@firing-arc/xwing/first/engine';
import { declines } from './declines.ts';
import { CADET_ERRS, erringOf, WINGMAN_ERRS } from './erring.ts';
import type { OpponentName, PlayerName } from './ladder.ts';
import { plainFirst, styledFirst } from './plain-first/plain.ts';
import { rowInSetup } from './plain-first/setup.ts';
import { type Policy, policyPlayer } from './policy-player.ts';
import { firstWorth } from './search/first-worth.ts';
import { planner } from './search/planner.ts';
import { STYLES } from './styles.ts';
import { firstTablesAnswerer } from './tables/first.ts';

/** How cadets and wingmen err, in squad points. */
const ERRORS = { most: 25, among: 2 };

const POLICIES: Readonly<Record<OpponentName, Policy<FirstState, FirstQuestion>>> = {
  random: randomAnswerer,
  cadet: erringOf(plainFirst, { ...ERRORS, often: CADET_ERRS }),
  tables: firstTablesAnswerer,
  wingman: erringOf(plainFirst, { ...ERRORS, often: WINGMAN_ERRS }),
  plain: plainFirst,
  jouster: styledFirst(STYLES.jouster),
  flanker: styledFirst(STYLES.flanker),
  skirmisher: styledFirst(STYLES.skirmisher),
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

/** Where ships are placed is tried up to the shots of this round: in the first there are few. */
const DEPLOYED_FOR = 2;

/** The searching player of First Edition: it places its ships and plans its dials, and does everything else as the plain one does. */
export const firstSearcher = (): ComputerPlayer<FirstState, FirstQuestion, FirstEvent> =>
  planner({
    rules: FIRST,
    policy: plainFirst,
    otherwise: firstTablesAnswerer,
    onward: plainFirst,
    plans: 'dials',
    until: ({ phase, round }, start) => phase === 'combat' || round !== start.round,
    worth: firstWorth,
    secret: {
      choice: ({ entry }) => entry,
      shown: ({ ships }, id) => (ships[id]!.revealed && ships[id]!.dial >= 0 ? ships[id]!.dial : null),
    },
    deploying: {
      rules: FIRST,
      onward: plainFirst,
      worth: firstWorth,
      rowFor: rowInSetup,
      until: ({ phase, round }) => round > DEPLOYED_FOR || (round === DEPLOYED_FOR && phase === 'combat'),
    },
  });

/** Any computer player of First Edition. */
export const firstComputer = (name: PlayerName): ComputerPlayer<FirstState, FirstQuestion, FirstEvent> =>
  name === 'search' ? firstSearcher() : firstPlayer(name);
