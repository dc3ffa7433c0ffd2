/** The quick match of each game, ready as data: it begins without the format's points and list builders' texts. */

import type { GameEvent, Question } from '@firing-arc/referee';
import { playNew } from '../game/playing.ts';
import type { Match } from './format.ts';
import type { PageGame, PageState } from './game.ts';
import { bringAtOnce } from './index.ts';

const SETUPS: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  xwing2: () => import('./quick/xwing2.json'),
  xwing1: () => import('./quick/xwing1.json'),
  armada: () => import('./quick/armada.json'),
};

/** The match that a game's button for playing at once begins. */
export async function quickMatch(id: string): Promise<Match> {
  const setup = (await SETUPS[id]?.())?.default;
  return bringAtOnce(id, (game) => matchOf(game, setup), setup);
}

const matchOf =
  <S extends PageState, Setup, Q extends Question, E extends GameEvent>(
    game: PageGame<S, Setup, Q, E>,
    setup: unknown,
  ): Match =>
  (options, seed) =>
    playNew(game, setup as Setup, options, seed);
