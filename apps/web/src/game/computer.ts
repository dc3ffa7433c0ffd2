import type { PlayerName } from '@firing-arc/opponents';
import { type Decision, type GameEvent, type Question, taskFor } from '@firing-arc/referee';
import type { PageGame, PageState } from '../games/game.ts';
import type { Running } from './running.ts';
import type { Job } from './thinking/decider.ts';

/** What is asked of the computer player of a seat: what it sees, a seed of its own, what it remembers. */
export const jobFor = <S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  { referee, opened, memories }: Running<S, Setup, Q, E>,
  seat: number,
  name: PlayerName,
): Job => ({ name, task: taskFor(referee, seat, { secret: opened.seed, memories }) });

/** What a computer player decides while the table is set up. */
export const decidedInSetup = <S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  { playerInSetup }: Pick<PageGame<S, Setup, Q, E>, 'playerInSetup'>,
  { name, task }: Job,
): Decision => playerInSetup(name).decide(task as Parameters<ReturnType<typeof playerInSetup>['decide']>[0]);
