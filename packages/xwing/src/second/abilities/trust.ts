import { shipCard } from '../cards/library.ts';
import { isRemoteCard } from '../ship/card.ts';
import { type Relation, relationOf } from '../sides.ts';
import type { SecondState, Ship } from '../state.ts';
import { rules } from './modifiers.ts';

/** How two ships stand to each other: friends are allies where a card on either says so. */
export function relationOfShips(state: SecondState, a: Ship, b: Ship): Relation {
  const relation = relationOf(state, a.player, b.player);
  return relation === 'friendly' &&
    a !== b &&
    (isEstranged(state, a) || isEstranged(state, b) || isHired(state, a, b))
    ? 'allied'
    : relation;
}

/** Only a condition card does that: without one nothing is looked up. */
const isEstranged = (state: SecondState, ship: Ship): boolean =>
  ship.conditions.length > 0 && rules(state, 'friends-are-allies').some(({ on }) => on === ship);

/** Whether one of them joined the squad of another faction, and the other is of that faction (allied.1). */
const isHired = (state: SecondState, a: Ship, b: Ship): boolean =>
  rules(state, 'joins-squads').some(({ on }) => on === a || on === b) &&
  !isRemoteCard(a) &&
  !isRemoteCard(b) &&
  shipCard(a.card).pilot.faction !== shipCard(b.card).pilot.faction;
