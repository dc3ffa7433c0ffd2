import { boostTemplate, type SecondEvent, type SecondState, shipCard } from '@firing-arc/xwing/second/bare';
import type { ShownAct } from '../../shown/act.ts';
import { boostAct, maneuverAct, rollAct } from '../xwing/glide.ts';

/** How an event of X-Wing 2.5 moves a ship; null when it moves none. */
export function shownAct(event: SecondEvent, state: SecondState): ShownAct | null {
  if (event.kind !== 'maneuver' && event.kind !== 'moved') return null;
  const ship = state.ships[event.ship];
  if (!ship) return null;
  const { size } = shipCard(ship.card).chassis;
  const way = { ship: ship.id, size, from: event.from, to: event.to };
  if (event.kind === 'maneuver') return maneuverAct(way, event.maneuver);
  if (event.how === 'boost') return boostAct(way, event.template ?? boostTemplate(event.way));
  const side = event.way === 'left' ? 'left' : 'right';
  return rollAct(way, side, event.template ?? boostTemplate('straight'));
}
