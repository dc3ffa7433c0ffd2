import { inPlay } from '../bodies.ts';
import { shipCard } from '../cards/library.ts';
import type { SecondGame } from '../game.ts';
import { score } from '../scoring.ts';
import type { Marker, SecondState } from '../state.ts';
import { afterScoringKnowledge } from './knowledge.ts';
import { nearMarker, placedMarkers, rulingOf } from './markers.ts';

/** The player who controls an objective now: 0 or 1, or -1 nobody. Contested objectives are several players'. */
export function controllerOf(state: SecondState, marker: Marker): number {
  switch (state.scenario?.control) {
    case 'most-ships':
    case 'contest': {
      const [a, b] = [strengthAt(state, marker, 0), strengthAt(state, marker, 1)];
      return a === b ? -1 : a > b ? 0 : 1;
    }
    case 'carry':
      return state.ships[marker.carrier]?.player ?? -1;
    case 'claim':
      return marker.holder;
    default:
      return -1;
  }
}

/** How many ships of a player are near an objective; medium and large ones may count double (scenario-assault.6). */
export function strengthAt(state: SecondState, marker: Marker, player: number): number {
  const { scenario } = state;
  if (!scenario || !marker.placed) return 0;
  let strength = 0;
  for (const ship of state.ships) {
    if (ship.player !== player || !inPlay(ship) || !nearMarker(ship, marker, scenario.range)) continue;
    strength += shipCard(ship.card).chassis.size === 'small' ? 1 : scenario.bigShips;
  }
  return strength;
}

/** How many objectives, or ships that know of one, are a player's now. */
export function heldBy(state: SecondState, player: number): number {
  const { scenario } = state;
  if (!scenario) return 0;
  if (scenario.control === 'know') {
    return state.informed.filter((id) => state.ships[id]?.player === player).length;
  }
  if (scenario.control === 'contest') {
    return placedMarkers(state).filter((marker) => strengthAt(state, marker, player) > 0).length;
  }
  return state.markers.filter((marker) => controllerOf(state, marker) === player).length;
}

const SCORED = {
  assault: 'xwing2:scenario-assault.4',
  chance: 'xwing2:scenario-chance-engagement.2',
  salvage: 'xwing2:scenario-salvage-mission.4',
  scramble: 'xwing2:scenario-scramble.7',
};

/** As an End Phase opens, before any ability, both players score what they hold (scenario-assault.4, .7). */
export function scoreObjectives(game: SecondGame): void {
  const { state } = game;
  const { scenario } = state;
  if (!scenario || state.round < scenario.fromRound) return;
  const held = [heldBy(state, 0), heldBy(state, 1)] as const;
  const because = rulingOf(state, SCORED, 'xwing2:mission-points.1');
  const earned = ([0, 1] as const).map((player) => {
    const [own, theirs] = [held[player], held[player === 0 ? 1 : 0]];
    const points = scenario.scoring === 'one-or-two' ? oneOrTwo(own, theirs) : own;
    score(game, player, points, because);
    if (scenario.scoring === 'alone-more' && own > 0 && theirs === 0) {
      score(game, player, 1, 'xwing2:scenario-chance-engagement.3');
    }
    return points;
  });
  if (scenario.control === 'know') afterScoringKnowledge(game, earned);
}

/** A point for holding any objective, two for holding more than the opponent. */
const oneOrTwo = (own: number, theirs: number): number => (own === 0 ? 0 : own > theirs ? 2 : 1);
