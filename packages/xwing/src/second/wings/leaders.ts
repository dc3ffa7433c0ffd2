import { chassisOf, upgradeCard } from '../cards/index.ts';
import type { WingLeader } from './cards.ts';

/** A ship of a side before the game begins: its pilot and upgrades by their ids. */
export interface WingShip {
  readonly pilot: string;
  readonly upgrades?: readonly string[];
}

/** What a ship's upgrades say about the wing it leads; undefined when it leads none. */
export function leaderCard({ upgrades = [] }: WingShip): WingLeader | undefined {
  for (const id of upgrades)
    for (const ability of upgradeCard(id)?.abilities ?? [])
      if (ability.kind === 'wing-leader') return ability;
  return undefined;
}

/** Whether a card lets its ship lead another one. */
export function leads(card: WingLeader, leader: WingShip, mate: WingShip): boolean {
  const type = chassisOf(mate.pilot)?.id;
  if (type === undefined) return false;
  return card.mates === 'own-type' ? type === chassisOf(leader.pilot)?.id : card.mates.includes(type);
}
