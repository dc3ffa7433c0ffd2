import { growStreams } from '@firing-arc/table';
import { SECOND, type SquadPool } from '@firing-arc/xwing/second';
import type { OpponentName } from '../ladder.ts';
import { opponent } from '../opponent.ts';
import { watchInvariants } from './invariants.ts';
import { watchOnce } from './once.ts';
import { randomSetup, type SquadSource, withScenario } from './squads.ts';
import { type Checked, playWatched, type SelfPlay } from './watched-game.ts';

/** What a game of the house against itself is played with. */
export interface SelfPlayed {
  readonly source?: SquadSource;
  /** Two to four players. */
  readonly names?: readonly OpponentName[];
  /** One of the format's, 'random' for one by the seed, or 'none'. */
  readonly scenario?: string;
  readonly teams?: readonly number[] | undefined;
  readonly checked?: Checked;
}

/**
 * Plays one game from its seed, which decides squads, players' chance and dice, and checks it: what acts twice
 * after every step, the whole position as often as `checked` says.
 */
export function selfPlay(
  pool: SquadPool,
  seed: string,
  { source = 'ready', names = ['random', 'random'], scenario = 'none', teams, checked }: SelfPlayed = {},
): SelfPlay {
  const streams = growStreams(seed, ['squads', ...names.map((_, i) => `player ${i + 1}`)]);
  const players = names.map((name, i) => opponent(name, streams, 1 + i));
  const company = { players: names.length, ...(teams && { teams }) };
  return playWatched(SECOND, seed, {
    setup: () => withScenario(pool.pack, randomSetup(pool, source, streams, 0, company), scenario, seed),
    players,
    watch: (position) => ({ ...watchOnce(position), whole: watchInvariants() }),
    checked,
  });
}
