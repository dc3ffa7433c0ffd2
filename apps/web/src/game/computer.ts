import type { OpponentName } from '@firing-arc/opponents';
import { type Decision, type GameEvent, type Question, taskFor } from '@firing-arc/referee';
import type { PageGame, PageState } from '../games/game.ts';
import type { Job } from './minds/mind.ts';
import type { Running } from './running.ts';

/** What is asked of the computer player of a seat: what it sees, a seed of its own, what it remembers. */
export const jobFor = <S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  { referee, opened, memories }: Running<S, Setup, Q, E>,
  seat: number,
  name: OpponentName,
): Job => ({ name, task: taskFor(referee, seat, { secret: opened.seed, memories }) });

/** What a computer player decides. */
export const decided = <S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  { player }: Pick<PageGame<S, Setup, Q, E>, 'player'>,
  { name, task }: Job,
): Decision => player(name).decide(task as Parameters<ReturnType<typeof player>['decide']>[0]);
