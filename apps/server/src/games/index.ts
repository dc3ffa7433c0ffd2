import type { GameId } from '@firing-arc/online';
import type { HouseGame } from './house-game.ts';

export * from './house-game.ts';
export * from './play.ts';

const GAMES: Readonly<Record<GameId, () => Promise<HouseGame>>> = {
  xwing2: async () => (await import('./second.ts')).SECOND_GAME,
  xwing1: async () => (await import('./first.ts')).FIRST_GAME,
  armada: async () => (await import('./armada.ts')).ARMADA_GAME,
};

/** A game, loaded when its first table is made. */
export const houseGame = (id: GameId): Promise<HouseGame> => GAMES[id]();

/** The game that a format is of; null for a format that there is not. */
export async function gameOfFormat(format: string): Promise<GameId | null> {
  const id = (Object.keys(GAMES) as GameId[]).find(
    (game) => format === game || format.startsWith(`${game}-`),
  );
  return id !== undefined && (await houseGame(id)).formats.includes(format) ? id : null;
}
