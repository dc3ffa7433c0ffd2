/** The rules of a game that begins in a position which somebody wrote down, as scenario files do. */

import {
  type GameEvent,
  type Problem,
  type Question,
  type Rules,
  type ScenarioGame,
  scenarioShapeProblems,
} from '@firing-arc/referee';
import type { PageState } from './game.ts';

/** Where such a game begins: a position, and the activity with which it goes on; without one what the position has to do. */
export interface Prepared {
  readonly position: unknown;
  readonly run: readonly [unknown] | readonly [];
}

/** Whether a game began in such a position, by its setup. */
export const isPrepared = (setup: unknown): boolean =>
  typeof setup === 'object' && setup !== null && 'position' in setup && 'run' in setup;

/** The rules of a game, but for how it begins. */
export function rulesFrom<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  files: ScenarioGame<S, Setup, Q, E>,
): Rules<S, Prepared, Q, E> {
  return {
    ...files.rules,
    setupProblems: (setup) => problemsOf(files, setup).map(({ where, what }) => `${where}: ${what}`),
    begin: ({ position, run: [activity] }, streams) => {
      const built = files.build(position);
      if ('problems' in built) throw new Error(built.problems.map(({ what }) => what).join('; '));
      const { state } = built;
      state.streams = streams;
      if (activity !== undefined) files.begin(state, activity);
      return state;
    },
  };
}

function problemsOf<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  files: ScenarioGame<S, Setup, Q, E>,
  setup: unknown,
): readonly Problem[] {
  const { position, run } = (setup ?? {}) as Partial<Prepared>;
  const misshapen = scenarioShapeProblems(files, { game: files.rules.id, name: 'position', position, run });
  if (misshapen.length > 0 || !run) return misshapen;
  const built = files.build(position);
  if ('problems' in built) return built.problems;
  return run.length === 0 ? [] : files.activityProblems(built.state, run[0]);
}
