import type { ComputerPlayer, GameEvent, Question } from '@firing-arc/referee';
import type { RoundState } from '../policy-player.ts';
import { type Deploying, deployed } from './deployment.ts';
import { improved } from './improve.ts';
import { gamesInHead, type Played } from './in-head.ts';
import { searchPlayer } from './search-player.ts';

/** So many worlds are imagined; more games are played in the same ones, with other replies. */
const IMAGINED = 12;

/** What is planned, and where ships are placed before. */
export interface Planning<S extends RoundState, Setup, Q extends Question, E extends GameEvent>
  extends Played<S, Setup, Q, E> {
  readonly deploying?: Deploying<S, Setup, Q, E>;
}

/**
 * A player that plans: where all decide in secret, it plays games in its head with answers that its policy finds good,
 * against what others may reply, and takes what comes out best; its ships it places in the formation that does. Everything else it does as its policy does.
 */
export const planner = <S extends RoundState, Setup, Q extends Question, E extends GameEvent>(
  planning: Planning<S, Setup, Q, E>,
): ComputerPlayer<S, Q, E> =>
  searchPlayer(planning, (task, question, { own, weighed }) => {
    if (planning.deploying && question.form === 'place')
      return deployed(planning.deploying, task, question, own);
    if (question.kind !== planning.plans || question.form !== 'each') return null;
    const play = gamesInHead(planning, task.view, { seed: task.seed, imagined: IMAGINED });
    const found = improved(play, own.answer as readonly number[], weighed, task.rollouts);
    return { answer: found.answer, weighed: found.weighed };
  });
