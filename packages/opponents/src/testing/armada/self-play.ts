import {
  ARMADA,
  type ArmadaState,
  CORE_FLEETS,
  type FleetPool,
  LEARNING_SCENARIO,
  READY_FLEETS,
  randomFleet,
  setupFromFleets,
} from '@firing-arc/armada';
import { below, growStreams } from '@firing-arc/table';
import { armadaOpponent } from '../../armada-opponent.ts';
import type { OpponentName } from '../../ladder.ts';
import { type Checked, playWatched, type SelfPlay } from '../watched-game.ts';
import { piledUp, watchArmadaInvariants } from './invariants.ts';

/** Fleets of the house, fleets by chance, or the learning scenario, which needs no fleets. */
export type FleetSource = 'ready' | 'random' | 'learning';

/**
 * Plays one game of Armada from its seed, which decides fleets, players' chance and dice, and checks the position as
 * often as `checked` says. The pool says how large the fleets are.
 */
export function armadaSelfPlay(
  pool: FleetPool,
  seed: string,
  source: FleetSource = 'ready',
  names: readonly [OpponentName, OpponentName] = ['random', 'random'],
  checked: Checked = 'every step',
): SelfPlay {
  const streams = growStreams(seed, ['fleets', 'player 1', 'player 2']);
  const ready = pool.play === 'core' ? CORE_FLEETS : READY_FLEETS;
  const fleet = () =>
    source === 'ready' ? ready[below(streams, 0, ready.length)]!.fleet : randomFleet(pool, streams, 0);
  return playWatched(ARMADA, seed, {
    setup: () => {
      if (source === 'learning') return LEARNING_SCENARIO;
      return setupFromFleets(pool.pack, [fleet(), fleet()], { play: pool.play });
    },
    players: names.map((name, i) => armadaOpponent(name, streams, 1 + i)),
    watch: (position) => ({
      hear: () => undefined,
      look: lookOncePerRound(position),
      whole: watchArmadaInvariants(),
    }),
    checked,
  });
}

/** Who lies on whom, once when a round has begun: nothing moves in the Command Phase. */
function lookOncePerRound(position: ArmadaState): () => readonly string[] {
  let looked = 0;
  return () => {
    if (position.phase !== 'command' || position.round === looked) return NOTHING;
    looked = position.round;
    return piledUp(position);
  };
}

const NOTHING: readonly string[] = [];
