import { growStreams } from '@firing-arc/table';
import { SECOND, type SquadPool } from '@firing-arc/xwing/second';
import type { OpponentName } from '../ladder.ts';
import { opponent } from '../opponent.ts';
import { watchInvariants } from './invariants.ts';
import { watchOnce } from './once.ts';
import { randomSetup, type SquadSource, withScenario } from './squads.ts';
import { type Checked, playWatched, type SelfPlay } from './watched-game.ts';

/**
 * Plays one game from its seed, which decides squads, players' chance and dice, and checks it: what acts twice
 * after every step, the whole position as often as `checked` says. `scenario` is one of the format's, 'random' for one by the seed, or 'none'. Two to four `names` play, in `teams` if given.
 */
export function selfPlay(
  pool: SquadPool,
  seed: string,
  source: SquadSource = 'ready',
  names: readonly OpponentName[] = ['random', 'random'],
  scenario = 'none',
  teams?: readonly number[],
  checked: Checked = 'every step',
): SelfPlay {
  const streams = growStreams(seed, ['squads', ...names.map((_, i) => `player ${i + 1}`)]);
  const players = names.map((name, i) => opponent(name, streams, 1 + i));
  const company = { players: names.length, ...(teams && { teams }) };
  return playWatched(
    SECOND,
    () => withScenario(pool.pack, randomSetup(pool, source, streams, 0, company), scenario, seed),
    seed,
    players,
    (position) => ({ ...watchOnce(position), whole: watchInvariants() }),
    checked,
  );
}
