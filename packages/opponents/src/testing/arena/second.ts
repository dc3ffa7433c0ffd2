import type { Answerer } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { band, distance } from '@firing-arc/xwing/common';
import {
  bodyOf,
  deviceBodyOf,
  inPlay,
  SECOND,
  type SecondEvent,
  type SecondQuestion,
  type SecondSetup,
  type SecondState,
  type SquadPool,
} from '@firing-arc/xwing/second';
import { randomSetup, type SquadSource } from '../squads.ts';
import { type Bout, type Count, type Counting, countActivations, playBout } from './bout.ts';

/** The setup of a pair of games by its seed: in the second one the players change seats, and so fly each other's squad. */
export const secondArenaSetup = (pool: SquadPool, source: SquadSource, seed: string): SecondSetup =>
  randomSetup(pool, source, growStreams(seed, ['squads']), 0);

/** Plays one game of X-Wing 2.5 and counts what went wrong. */
export const secondBout = (
  setup: SecondSetup,
  seed: string,
  players: readonly Answerer<SecondState, SecondQuestion>[],
): Bout => playBout(SECOND, setup, seed, players, countSecond);

function countSecond(state: SecondState, count: Count): Counting<SecondState, SecondQuestion, SecondEvent> {
  const of = (ship: number): number => state.ships[ship]!.player;
  const activations = countActivations(of, count);
  return {
    hear: (event) => {
      switch (event.kind) {
        case 'round':
          activations.roundEnds();
          break;
        case 'activates':
          activations.begins(event.ship);
          break;
        case 'action':
          activations.acts(event.ship);
          if (event.action === 'lock') count(of(event.ship), 'lock actions');
          break;
        case 'maneuver':
          count(of(event.ship), 'maneuvers');
          if (event.executed === 'partially') count(of(event.ship), 'bumps');
          break;
        case 'overlap':
          if (event.friendly) count(of(event.ship), 'bumps into friends');
          break;
        case 'obstacle-hit':
          count(of(event.ship), 'obstacle hits');
          break;
        case 'fled':
          count(of(event.ship), 'ships that left the table');
          break;
        case 'charge-spent':
          if (state.round === 1 && event.charge !== 'force') count(of(event.ship), 'charges in round 1');
          break;
        case 'device-detonates': {
          const device = state.devices.find(({ id }) => id === event.device);
          if (!device) break;
          for (const ship of state.ships) {
            if (!inPlay(ship) || band(distance(bodyOf(ship), deviceBodyOf(device))) > 1) continue;
            count(event.player, ship.player === event.player ? 'friends at own bombs' : 'foes at own bombs');
          }
          break;
        }
        default:
      }
    },
    end: activations.roundEnds,
  };
}
