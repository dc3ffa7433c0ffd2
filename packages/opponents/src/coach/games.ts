import type { ArmadaEvent, ArmadaQuestion, ArmadaSetup, ArmadaState } from '@firing-arc/armada/bare';
import { ARMADA } from '@firing-arc/armada/bare';
import {
  FIRST,
  type FirstEvent,
  type FirstQuestion,
  type FirstSetup,
  type FirstState,
} from '@firing-arc/xwing/first/bare';
import {
  SECOND,
  type SecondEvent,
  type SecondQuestion,
  type SecondSetup,
  type SecondState,
} from '@firing-arc/xwing/second/bare';
import { armadaOpponent, armadaWorth } from '../armada-opponent.ts';
import { firstOpponent, firstWorth } from '../first-opponent.ts';
import { opponent } from '../opponent.ts';
import type { Policy } from '../policy-player.ts';
import { secondStanding, secondWorth } from '../search/second-worth.ts';
import type { Coaching } from './weigh.ts';

const secondPlain: Policy<SecondState, SecondQuestion> = (streams, index) =>
  opponent('plain', streams, index);
const secondTables: Policy<SecondState, SecondQuestion> = (streams, index) =>
  opponent('tables', streams, index);
const firstPlain: Policy<FirstState, FirstQuestion> = (streams, index) =>
  firstOpponent('plain', streams, index);
const armadaPlain: Policy<ArmadaState, ArmadaQuestion> = (streams, index) =>
  armadaOpponent('plain', streams, index);

/** Phases of 2.5 in which shots are still to come. */
const BEFORE_SHOTS = ['planning', 'system', 'activation'];

/**
 * The coach of X-Wing 2.5. Before shots are fired it plays until they are, and computes what they come to; from then on it
 * plays to the end of the round and counts what is left. Points are squad points.
 */
export const SECOND_COACH: Coaching<SecondState, SecondSetup, SecondQuestion, SecondEvent> = {
  rules: SECOND,
  policy: secondPlain,
  least: 0.3,
  ahead: ({ phase }) => {
    const common = { rules: SECOND, policy: secondPlain, plans: 'dials' } as const;
    return BEFORE_SHOTS.includes(phase)
      ? {
          ...common,
          quick: secondTables,
          until: (now, begun) => now.phase === 'engagement' || now.round !== begun.round,
          worth: secondWorth,
        }
      : {
          ...common,
          quick: secondPlain,
          until: (now, begun) => now.round !== begun.round,
          worth: secondStanding,
        };
  },
};

/** The coach of First Edition: it plays to the end of the round, dice and all. Points are squad points. */
export const FIRST_COACH: Coaching<FirstState, FirstSetup, FirstQuestion, FirstEvent> = {
  rules: FIRST,
  policy: firstPlain,
  least: 1.5,
  ahead: () => ({
    rules: FIRST,
    policy: firstPlain,
    quick: firstPlain,
    plans: 'dials',
    until: (now, begun) => now.round !== begun.round,
    worth: firstWorth,
  }),
};

/** The coach of Armada: it plays to the end of the round, dice and all. Points are fleet points. */
export const ARMADA_COACH: Coaching<ArmadaState, ArmadaSetup, ArmadaQuestion, ArmadaEvent> = {
  rules: ARMADA,
  policy: armadaPlain,
  least: 3,
  ahead: () => ({
    rules: ARMADA,
    policy: armadaPlain,
    quick: armadaPlain,
    plans: 'commands',
    until: (now, begun) => now.round !== begun.round,
    worth: armadaWorth,
  }),
};
