import {
  ARMADA,
  type ArmadaEvent,
  type ArmadaQuestion,
  type ArmadaSetup,
  type ArmadaState,
  bodyOf,
  CORE_FLEETS,
  cardOf,
  extent,
  type FleetPool,
  READY_FLEETS,
  randomFleet,
  setupFromFleets,
  shipsInPlay,
} from '@firing-arc/armada';
import type { Answerer } from '@firing-arc/referee';
import { below, cos, growStreams, sin } from '@firing-arc/table';
import type { SquadSource } from '../squads.ts';
import { type Bout, type Count, type Counting, playBout } from './bout.ts';

/** The setup of a pair of games of Armada by its seed, as `secondArenaSetup` has it of 2.5. */
export function armadaArenaSetup(pool: FleetPool, source: SquadSource, seed: string): ArmadaSetup {
  const streams = growStreams(seed, ['fleets']);
  const ready = pool.play === 'core' ? CORE_FLEETS : READY_FLEETS;
  const fleet = () =>
    source === 'ready' ? ready[below(streams, 0, ready.length)]!.fleet : randomFleet(pool, streams, 0);
  return setupFromFleets(pool.pack, [fleet(), fleet()], { play: pool.play });
}

/** Plays one game of Armada and counts what went wrong. */
export const armadaBout = (
  setup: ArmadaSetup,
  seed: string,
  players: readonly Answerer<ArmadaState, ArmadaQuestion>[],
): Bout => playBout(ARMADA, setup, seed, players, countArmada);

function countArmada(state: ArmadaState, count: Count): Counting<ArmadaState, ArmadaQuestion, ArmadaEvent> {
  const of = (ship: number): number => state.ships[ship]!.player;
  return {
    hear: (event) => {
      switch (event.kind) {
        case 'dial-revealed':
          count(of(event.ship), 'dials');
          if (event.command === 'navigate') count(of(event.ship), 'navigate dials');
          break;
        case 'command-token-lost':
          count(of(event.ship), 'command tokens thrown away');
          break;
        case 'defense-token-spent': {
          const { kind, id } = event.defender;
          const player = kind === 'squadron' ? state.squadrons[id]!.player : of(id);
          count(player, 'defense tokens spent');
          if (event.now === 'discarded') count(player, 'defense tokens discarded');
          break;
        }
        case 'ship-destroyed':
          if (isOutside(state, event.ship)) count(of(event.ship), 'ships that left the table');
          break;
        default:
      }
    },
    answered: (question, answer) => {
      if (question.kind !== 'reroll-die') return;
      const option = question.options[Number(answer)];
      if (option?.kind !== 'die') return;
      count(question.player, 'rerolls');
      if (option.face === 'hit' || option.face === 'double-hit' || option.face === 'hit-crit')
        count(question.player, 'hits rerolled');
    },
    end: () => {
      for (const ship of shipsInPlay(state)) {
        count(ship.player, 'ships at the end');
        if (facesAway(state, ship.id)) count(ship.player, 'ships facing away at the end');
      }
    },
  };
}

function isOutside(state: ArmadaState, ship: number): boolean {
  const { left, right, bottom, top } = extent(bodyOf(state.ships[ship]!));
  return left < 0 || bottom < 0 || right > state.width || top > state.depth;
}

/** Whether a ship whose front is its strongest side shows all enemies its back. */
function facesAway(state: ArmadaState, id: number): boolean {
  const ship = state.ships[id]!;
  const { front, left } = cardOf(ship).batteries;
  const dice = (of: typeof front) => (of ? (of.red ?? 0) + (of.blue ?? 0) + (of.black ?? 0) : 0);
  if (dice(front) <= dice(left)) return false;
  const enemies = shipsInPlay(state).filter(({ player }) => player !== ship.player);
  const ahead = (x: number, y: number) => (x - ship.x) * sin(ship.facing) + (y - ship.y) * cos(ship.facing);
  return enemies.length > 0 && enemies.every(({ x, y }) => ahead(x, y) < 0);
}
