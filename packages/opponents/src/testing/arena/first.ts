import type { Answerer } from '@firing-arc/referee';
import { below, growStreams } from '@firing-arc/table';
import {
  FIRST,
  type FirstEvent,
  type FirstQuestion,
  type FirstSetup,
  type FirstState,
  LONGEST_GAME,
  READY_SQUADS,
  randomSquad,
  type SquadPool,
  setupFromSquads,
} from '@firing-arc/xwing/first';
import type { SquadSource } from '../squads.ts';
import { type Bout, type Count, type Counting, countActivations, playBout } from './bout.ts';

/** The setup of a pair of games of First Edition by its seed, as `secondArenaSetup` has it of 2.5. */
export function firstArenaSetup(pool: SquadPool, source: SquadSource, seed: string): FirstSetup {
  const streams = growStreams(seed, ['squads']);
  const squad = () =>
    source === 'ready'
      ? READY_SQUADS[below(streams, 0, READY_SQUADS.length)]!.squad
      : randomSquad(pool, streams, 0);
  return setupFromSquads(pool.pack, [squad(), squad()], { play: pool.play, rounds: LONGEST_GAME });
}

/** Plays one game of First Edition and counts what went wrong. */
export const firstBout = (
  setup: FirstSetup,
  seed: string,
  players: readonly Answerer<FirstState, FirstQuestion>[],
): Bout => playBout(FIRST, setup, seed, players, countFirst);

function countFirst(state: FirstState, count: Count): Counting<FirstState, FirstQuestion, FirstEvent> {
  const of = (ship: number): number => state.ships[ship]!.player;
  const activations = countActivations(of, count);
  return {
    hear: (event) => {
      switch (event.kind) {
        case 'round':
          activations.roundEnds();
          for (const player of [0, 1]) count(player, 'rounds');
          break;
        case 'activates':
          activations.begins(event.ship);
          break;
        case 'action':
          activations.acts(event.ship);
          count(of(event.ship), 'actions');
          break;
        case 'locked':
          count(of(event.ship), 'locks');
          break;
        case 'maneuver':
          count(of(event.ship), 'maneuvers');
          if (event.overlapped.length > 0) count(of(event.ship), 'bumps');
          break;
        case 'obstacle-hit':
          count(of(event.ship), 'obstacle hits');
          break;
        case 'fled':
          count(of(event.ship), 'ships that left the table');
          break;
        case 'attack':
          count(of(event.attacker), event.weapon === null ? 'primary attacks' : 'secondary attacks');
          break;
        default:
      }
    },
    end: activations.roundEnds,
  };
}
