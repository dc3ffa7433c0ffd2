/** Games that begin in a position which somebody wrote down, as scenario files do. */

import type { GameEvent, Question, ScenarioGame } from '@firing-arc/referee';
import type { PageGame, PageState } from './game.ts';
import type { GameId } from './index.ts';
import { type Prepared, rulesFrom } from './prepared-rules.ts';

export type { Prepared } from './prepared-rules.ts';

/** A game of the page that begins in a prepared position, and what it says of scenario files. */
export interface PreparedGame<S extends PageState, Q extends Question, E extends GameEvent> {
  readonly game: PageGame<S, Prepared, Q, E>;
  readonly files: Pick<ScenarioGame<S, unknown, Q, E>, 'named'>;
}

/** Something to be done with a prepared game of any kind. */
export type UsePrepared<Result> = <S extends PageState, Q extends Question, E extends GameEvent>(
  prepared: PreparedGame<S, Q, E>,
) => Result;

type BringPrepared = <Result>(use: UsePrepared<Result>) => Promise<Result>;

const GAMES: Readonly<Record<GameId, BringPrepared>> = {
  xwing2: async (use) => {
    const [{ SECOND_GAME, spoken }, { scenarioFiles }] = await Promise.all([
      import('./second/game.ts'),
      import('@firing-arc/xwing/second'),
    ]);
    await spoken();
    return use(
      prepared(
        SECOND_GAME,
        scenarioFiles(() => ({})),
      ),
    );
  },
  xwing1: async (use) => {
    const [{ FIRST_GAME, spoken }, { SCENARIO_FILES }] = await Promise.all([
      import('./first/game.ts'),
      import('@firing-arc/xwing/first'),
    ]);
    await spoken();
    return use(prepared(FIRST_GAME, SCENARIO_FILES));
  },
  armada: async (use) => {
    const [{ ARMADA_GAME, spoken }, { ARMADA_SCENARIO_FILES }] = await Promise.all([
      import('./armada/game.ts'),
      import('@firing-arc/armada'),
    ]);
    await spoken();
    return use(prepared(ARMADA_GAME, ARMADA_SCENARIO_FILES));
  },
};

/** Does something with a game that begins in positions. */
export const bringPrepared = <Result>(id: GameId, use: UsePrepared<Result>): Promise<Result> =>
  GAMES[id](use);

/** A game that begins in positions, as its scenario files write them. */
export function prepared<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  game: PageGame<S, Setup, Q, E>,
  files: ScenarioGame<S, Setup, Q, E>,
): PreparedGame<S, Q, E> {
  const { named } = files;
  return { game: { ...game, rules: rulesFrom(files) }, files: named ? { named } : {} };
}
