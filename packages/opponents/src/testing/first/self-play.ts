import { below, growStreams } from '@firing-arc/table';
import {
  FIRST,
  LONGEST_GAME,
  READY_SQUADS,
  randomSquad,
  type SquadPool,
  setupFromSquads,
} from '@firing-arc/xwing/first';
import { firstOpponent } from '../../first-opponent.ts';
import type { OpponentName } from '../../ladder.ts';
import type { SquadSource } from '../squads.ts';
import { type Checked, playWatched, type SelfPlay } from '../watched-game.ts';
import { watchFirstInvariants } from './invariants.ts';

/**
 * Plays one game of First Edition from its seed, which decides squads, damage deck, players' chance and dice, and
 * checks the position as often as `checked` says. More than two players are in two `teams`.
 */
export function firstSelfPlay(
  pool: SquadPool,
  seed: string,
  source: SquadSource = 'ready',
  names: readonly OpponentName[] = ['random', 'random'],
  teams?: readonly number[],
  checked: Checked = 'every step',
): SelfPlay {
  const streams = growStreams(seed, ['squads', ...names.map((_, i) => `player ${i + 1}`)]);
  const squad = () =>
    source === 'ready'
      ? READY_SQUADS[below(streams, 0, READY_SQUADS.length)]!.squad
      : randomSquad(pool, streams, 0);
  return playWatched(
    FIRST,
    () => {
      const [one, other] = [squad(), squad()];
      const squads = [one, other, ...names.slice(2).map(squad)] as const;
      const damageDeck = below(streams, 0, 2) === 0 ? 'core' : 'tfa';
      const measuring = below(streams, 0, 2) === 0 ? 'rules' : 'free';
      return setupFromSquads(pool.pack, squads, {
        play: pool.play,
        damageDeck,
        measuring,
        rounds: LONGEST_GAME,
        ...(teams && { teams }),
      });
    },
    seed,
    names.map((name, i) => firstOpponent(name, streams, 1 + i)),
    () => ({ hear: () => undefined, look: () => [], whole: watchFirstInvariants() }),
    checked,
  );
}
