import { ARMADA, type ArmadaEvent, type ArmadaQuestion, type ArmadaState } from '@firing-arc/armada/engine';
import { type Answerer, type ComputerPlayer, randomAnswerer, type Weighed } from '@firing-arc/referee';
import { declines } from './declines.ts';
import { CADET_ERRS, erringOf, WINGMAN_ERRS } from './erring.ts';
import type { OpponentName, PlayerName } from './ladder.ts';
import { plainArmada, styledArmada } from './plain-armada/plain.ts';
import { type Policy, policyPlayer } from './policy-player.ts';
import { rushAnswerer } from './rush/rush.ts';
import { armadaWorthAhead, isAlike } from './search/armada-worth.ts';
import { chooser } from './search/chooser.ts';
import { STYLES } from './styles.ts';

/** How cadets and wingmen err, in fleet points. Courses next to each other differ by millimetres. */
const ERRORS = { most: 150, among: 15 };

const POLICIES: Readonly<Record<OpponentName, Policy<ArmadaState, ArmadaQuestion>>> = {
  random: randomAnswerer,
  cadet: erringOf(plainArmada, { ...ERRORS, often: CADET_ERRS }),
  tables: rushAnswerer,
  wingman: erringOf(plainArmada, { ...ERRORS, often: WINGMAN_ERRS }),
  plain: plainArmada,
  jouster: styledArmada(STYLES.jouster),
  flanker: styledArmada(STYLES.flanker),
  skirmisher: styledArmada(STYLES.skirmisher),
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

/** The searching player of Armada: it tries which ship to activate and where to fly, and does everything else as the plain one does. */
export const armadaSearcher = (): ComputerPlayer<ArmadaState, ArmadaQuestion, ArmadaEvent> =>
  chooser({
    rules: ARMADA,
    policy: plainArmada,
    otherwise: rushAnswerer,
    onward: plainArmada,
    plans: 'commands',
    until: ({ round }, start) => round !== start.round,
    worth: armadaWorthAhead,
    tries: { course: 0.4, navigate: 0.2, 'choose-ship': 0.2 },
    distinct: distinctOptions,
  });

/** Of all courses those whose ends differ, the best of those that are alike. */
function distinctOptions(question: ArmadaQuestion, weighed: readonly Weighed[]): readonly Weighed[] {
  if (question.kind !== 'course') return weighed;
  const endOf = ({ option }: Weighed) => question.options[option as number]!.end;
  const kept: Weighed[] = [];
  for (const one of weighed.toSorted((a, b) => b.value - a.value))
    if (kept.length < MOST_COURSES && kept.every((other) => !isAlike(endOf(other), endOf(one))))
      kept.push(one);
  return kept;
}

/** So many courses are tried at most. */
const MOST_COURSES = 16;

/** Any computer player of Armada. */
export const armadaComputer = (name: PlayerName): ComputerPlayer<ArmadaState, ArmadaQuestion, ArmadaEvent> =>
  name === 'search' ? armadaSearcher() : armadaPlayer(name);
