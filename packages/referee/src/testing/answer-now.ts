import type { GameEvent, State } from '../game.ts';
import type { Answer, Question, Refusal } from '../question.ts';
import { answerAsRecorded } from '../record.ts';
import type { Referee } from '../referee.ts';

/** Answers whatever question a player is asked now, with anything: for tests, which know where they stand. */
export const answerNow = <S extends State, Setup, Q extends Question, E extends GameEvent>(
  referee: Referee<S, Setup, Q, E>,
  player: number,
  answer: unknown,
): readonly Refusal[] => answerAsRecorded(referee, { player, answer: answer as Answer });
