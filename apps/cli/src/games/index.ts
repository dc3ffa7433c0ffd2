import { UsageError } from '../usage.ts';
import type { Use } from './game.ts';

export * from './game.ts';

/** The games that are played at a terminal. */
const GAMES: Readonly<Record<string, <Result>(use: Use<Result>) => Promise<Result>>> = {
  xwing2: async (use) => use((await import('./second.ts')).SECOND_GAME),
  armada: async (use) => use((await import('./armada.ts')).ARMADA_GAME),
  xwing1: async (use) => use((await import('./first.ts')).FIRST_GAME),
};

/** Whether a game with this id is played here. */
export const isPlayed = (id: string): boolean => Object.hasOwn(GAMES, id);

/** Does something with the game that has an id, which alone is loaded. Throws `UsageError` for an unknown one. */
export async function withGame<Result>(command: string, id: string, use: Use<Result>): Promise<Result> {
  const bring = isPlayed(id) ? GAMES[id] : undefined;
  if (!bring) throw new UsageError(`${command}: '${id}' is not played here`);
  return bring(use);
}
