import { boostTemplate, type FirstEvent, type FirstState, typeOf } from '@firing-arc/xwing/first';
import type { ShownAct } from '../../shown/act.ts';
import { boostAct, maneuverAct, rollAct } from '../xwing/glide.ts';

const ROLL = { speed: 1, shape: 'straight', direction: 'straight' } as const;

/** How an event of First Edition moves a ship; null when it moves none. */
export function shownAct(event: FirstEvent, state: FirstState): ShownAct | null {
  if (event.kind !== 'maneuver' && event.kind !== 'moved') return null;
  const ship = state.ships[event.ship];
  if (!ship) return null;
  const way = { ship: ship.id, size: typeOf(ship).size, from: event.from, to: event.to };
  if (event.kind === 'maneuver') return maneuverAct(way, event.maneuver);
  if (event.how === 'boost') return boostAct(way, event.template ?? boostTemplate(event.way));
  return rollAct(way, event.way === 'left' ? 'left' : 'right', event.template ?? ROLL);
}
