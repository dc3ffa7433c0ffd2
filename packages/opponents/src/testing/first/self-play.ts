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
import type { SelfPlayed } from '../self-play.ts';
import { playWatched, type SelfPlay } from '../watched-game.ts';
import { watchFirstInvariants } from './invariants.ts';

/**
 * Plays one game of First Edition from its seed, which decides squads, damage deck, players' chance and dice, and
 * checks the position as often as `checked` says. More than two players are in two `teams`.
 */
export function firstSelfPlay(
  pool: SquadPool,
  seed: string,
  { source = 'ready', names = ['random', 'random'], teams, checked }: Omit<SelfPlayed, 'scenario'> = {},
): SelfPlay {
  const streams = growStreams(seed, ['squads', ...names.map((_, i) => `player ${i + 1}`)]);
  const squad = () =>
    source === 'ready'
      ? READY_SQUADS[below(streams, 0, READY_SQUADS.length)]!.squad
      : randomSquad(pool, streams, 0);
  return playWatched(FIRST, seed, {
    setup: () => {
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
    players: names.map((name, i) => firstOpponent(name, streams, 1 + i)),
    watch: () => ({ hear: () => undefined, look: () => [], whole: watchFirstInvariants() }),
    checked,
  });
}
