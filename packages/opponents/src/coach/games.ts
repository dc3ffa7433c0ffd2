import type { ArmadaEvent, ArmadaQuestion, ArmadaSetup, ArmadaState } from '@firing-arc/armada/engine';
import { ARMADA } from '@firing-arc/armada/engine';
import {
  FIRST,
  type FirstEvent,
  type FirstQuestion,
  type FirstSetup,
  type FirstState,
} from '@firing-arc/xwing/first/engine';
import {
  SECOND,
  type SecondEvent,
  type SecondQuestion,
  type SecondSetup,
  type SecondState,
} from '@firing-arc/xwing/second/engine';
import { plainAnswerer } from '../plain/plain.ts';
import { plainArmada } from '../plain-armada/plain.ts';
import { plainFirst } from '../plain-first/plain.ts';
import type { RoundState } from '../policy-player.ts';
import { armadaWorth } from '../search/armada-worth.ts';
import { firstStanding } from '../search/first-worth.ts';
import { secondStanding, secondWorth } from '../search/second-worth.ts';
import { tablesAnswerer } from '../tables/second.ts';
import type { Coaching } from './weigh.ts';

/** Where games that are played to the end of a round stop. */
const isNextRound = (now: RoundState, start: RoundState): boolean => now.round !== start.round;

/** Phases of 2.5 in which shots are still to come. */
const BEFORE_SHOTS = ['planning', 'system', 'activation'];

/**
 * The coach of X-Wing 2.5. Before shots are fired it plays until they are, and computes what they come to; from then on it
 * plays to the end of the round and counts what is left. Points are squad points.
 */
export const SECOND_COACH: Coaching<SecondState, SecondSetup, SecondQuestion, SecondEvent> = {
  rules: SECOND,
  policy: plainAnswerer,
  least: 0.3,
  ahead: ({ phase }) => {
    const common = { rules: SECOND, policy: plainAnswerer, plans: 'dials' } as const;
    return BEFORE_SHOTS.includes(phase)
      ? {
          ...common,
          otherwise: tablesAnswerer,
          onward: tablesAnswerer,
          until: (now, start) => now.phase === 'engagement' || isNextRound(now, start),
          worth: secondWorth,
        }
      : {
          ...common,
          otherwise: plainAnswerer,
          onward: plainAnswerer,
          until: isNextRound,
          worth: secondStanding,
        };
  },
};

/** The coach of First Edition: it plays to the end of the round, dice and all. Points are squad points. */
export const FIRST_COACH: Coaching<FirstState, FirstSetup, FirstQuestion, FirstEvent> = {
  rules: FIRST,
  policy: plainFirst,
  least: 1.5,
  ahead: () => ({
    rules: FIRST,
    policy: plainFirst,
    otherwise: plainFirst,
    onward: plainFirst,
    plans: 'dials',
    until: isNextRound,
    worth: firstStanding,
  }),
};

/** The coach of Armada: it plays to the end of the round, dice and all. Points are fleet points. */
export const ARMADA_COACH: Coaching<ArmadaState, ArmadaSetup, ArmadaQuestion, ArmadaEvent> = {
  rules: ARMADA,
  policy: plainArmada,
  least: 3,
  ahead: () => ({
    rules: ARMADA,
    policy: plainArmada,
    otherwise: plainArmada,
    onward: plainArmada,
    plans: 'commands',
    until: isNextRound,
    worth: armadaWorth,
  }),
};
