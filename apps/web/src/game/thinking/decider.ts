/** A computer player that thinks about games of one kind, away from the page: it is sent what its seat sees, and no more. */

import type { PlayerName } from '@firing-arc/opponents';
import type { ComputerPlayer, Decision, GameEvent, Question, State, Task } from '@firing-arc/referee';

/** What is asked of a computer player; plain data. */
export interface Job {
  readonly name: PlayerName;
  readonly task: Task;
}

/**
 * A quarter of a second of processor time for the dials of a round on a desk, in Armada about as much for each choice of a
 * ship that moves; more gained nothing that was seen.
 */
export const ROLLOUTS = 100;

export type Decider = (job: Job) => Decision;

/**
 * Thinks about games of one kind; keeps its players, so that what they have worked out once is there. Who plays games in
 * its head may play so many of them for a decision: as many on each machine, so that it decides the same.
 */
export function deciderOf<S extends State, Q extends Question, E extends GameEvent>(
  player: (name: PlayerName) => ComputerPlayer<S, Q, E>,
  rollouts = 0,
): Decider {
  const players = new Map<PlayerName, ComputerPlayer<S, Q, E>>();
  return ({ name, task }) => {
    const decider = players.get(name) ?? player(name);
    players.set(name, decider);
    return decider.decide({ ...(task as Task<S, Q, E>), rollouts });
  };
}
