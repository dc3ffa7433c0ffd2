import { chassisOf, pilotCard, upgradeCard } from '../cards/index.ts';
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

/** Whether a card lets its ship lead another one, beside the wingmates that the wing has already. */
export function leads(
  card: WingLeader,
  leader: WingShip,
  mate: WingShip,
  others: readonly WingShip[],
): boolean {
  const type = typeOf(mate);
  if (type === undefined) return false;
  if (card.mates === 'own-type' ? type !== typeOf(leader) : !card.mates.includes(type)) return false;
  if (card.lower && initiativeOn(mate) >= initiativeOn(leader)) return false;
  if (card.alike && others.some((other) => typeOf(other) !== type)) return false;
  const most = card.atMost?.[type];
  return most === undefined || others.filter((other) => typeOf(other) === type).length < most;
}

const typeOf = ({ pilot }: WingShip): string | undefined => chassisOf(pilot)?.id;
const initiativeOn = ({ pilot }: WingShip): number => pilotCard(pilot)?.initiative ?? 0;
