import type { ComputerPlayer, GameEvent, Question, Weighed } from '@firing-arc/referee';
import type { RoundState } from '../policy-player.ts';
import { improved } from './improve.ts';
import { gamesInHead, type Played } from './in-head.ts';
import { searchPlayer } from './search-player.ts';

/** Every world is imagined anew: one that is played again has the same dice. */
const IMAGINED = Number.POSITIVE_INFINITY;

/** What is decided by games in the head, one choice after another. */
export interface Choosing<S extends RoundState, Setup, Q extends Question, E extends GameEvent>
  extends Played<S, Setup, Q, E> {
  /** Kinds of choices that are tried, and which share of the games each is worth. */
  readonly tries: Readonly<Partial<Record<Q['kind'], number>>>;
  /** Of the options that the policy weighed those that differ enough to be tried, its own the first. */
  readonly distinct: (question: Q, weighed: readonly Weighed[]) => readonly Weighed[];
}

/**
 * A player that tries the choices that count: it plays games in its head with options that its policy finds good, and
 * takes what comes out best. Everything else it does as its policy does.
 */
export const chooser = <S extends RoundState, Setup, Q extends Question, E extends GameEvent>(
  choosing: Choosing<S, Setup, Q, E>,
): ComputerPlayer<S, Q, E> =>
  searchPlayer(choosing, (task, question, { own, weighed }) => {
    const share = choosing.tries[question.kind as Q['kind']] ?? 0;
    if (share === 0 || question.form !== 'choice') return null;
    // As games in the head see them: by how much they are better than the policy's own.
    const most = weighed.find(({ option }) => option === own.answer)?.value ?? 0;
    const options = choosing
      .distinct(question, weighed)
      .map((one) => ({ ...one, value: one.value - most, option: [one.option as number] }));
    const play = gamesInHead(choosing, task.view, { seed: task.seed, imagined: IMAGINED });
    const found = improved(
      (answer, world) => play((answer as readonly number[])[0]!, world),
      [own.answer as number],
      options,
      Math.floor(task.rollouts * share),
    );
    return {
      answer: found.answer[0]!,
      weighed: found.weighed.map((one) => ({ ...one, option: (one.option as readonly number[])[0]! })),
    };
  });
