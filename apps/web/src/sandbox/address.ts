/** A setting as an address: its file, compressed. */

import type { GameId } from '../games/index.ts';
import { packed } from '../packed.ts';
import { sandboxPlace } from '../places.ts';
import { lineOf, type Setting } from './setting.ts';

/** What became of a position that an address held; null without one. */
export type Arrived = 'laid' | 'unread' | 'cut' | null;

/** The place of the page that lays a setting out, with all of it. */
export const addressOf = async (game: GameId, setting: Setting): Promise<string> =>
  sandboxPlace(game, 'at', await packed(lineOf(game, setting)));
