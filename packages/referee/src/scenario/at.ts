import type { GameEvent, Rules, State } from '../game.ts';
import type { Question } from '../question.ts';
import type { Referee } from '../referee.ts';
import type { ScenarioFile } from './file.ts';

/** A game whose positions can be written as scenario files write them. */
export interface WrittenGame<S extends State, Setup, Q extends Question, E extends GameEvent> {
  readonly rules: Pick<Rules<S, Setup, Q, E>, 'id'>;
  readonly position: (state: S) => unknown;
}

/** The position in which a game stands as a scenario file: the start of its step, and the answers since. */
export function scenarioAt<S extends State, Setup, Q extends Question, E extends GameEvent>(
  { rules, position }: WrittenGame<S, Setup, Q, E>,
  referee: Referee<S, Setup, Q, E>,
  name: string,
): ScenarioFile {
  const { checkpoint, groups } = referee.snapshot();
  const open = referee.questions[0];
  return {
    game: rules.id,
    name,
    position: position(checkpoint),
    answers: groups.flatMap(({ players, answers }) =>
      answers.flatMap((answer, i) => (answer === null ? [] : [{ player: players[i]!, answer }])),
    ),
    ...(open ? { expect: { question: { question: open.kind, player: open.player } } } : { complete: true }),
  };
}
