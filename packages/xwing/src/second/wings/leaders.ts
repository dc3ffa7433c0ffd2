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

/** A wing of a side, by the places of its ships in the list: leader and two to five wingmates in ID order (wings.1). */
export interface Wing {
  readonly leader: number;
  readonly mates: readonly number[];
}

/** What is wrong with a wing of a side's ships (wings.1 to .3). All are small, but a leader whose card names large ones. */
export function wingProblems(wing: Wing, side: readonly WingShip[]): readonly string[] {
  const ships = [wing.leader, ...wing.mates];
  if (wing.mates.length < 2 || wing.mates.length > 5)
    return ['a wing has a leader and two to five wingmates'];
  if (new Set(ships).size < ships.length) return ['a ship has one place in a wing'];
  const large = side[wing.leader] && leaderCard(side[wing.leader]!)?.large;
  if (sizeAt(side, wing.leader) !== (large ? 'large' : 'small'))
    return [large ? 'the leader of this wing is large' : 'all ships of a wing are small'];
  const small = wing.mates.every((at) => sizeAt(side, at) === 'small');
  return small ? ledProblems(wing, side) : ['all ships of a wing are small'];
}

const sizeAt = (side: readonly WingShip[], at: number): string | undefined =>
  side[at] && chassisOf(side[at].pilot)?.size;

/** What the leader's card says against it (wings.2). */
function ledProblems({ leader, mates }: Wing, side: readonly WingShip[]): readonly string[] {
  const card = leaderCard(side[leader]!);
  if (!card) return ['no upgrade of its leader forms a wing'];
  if (mates.length > card.most) return [`its leader leads at most ${card.most} wingmates`];
  const allowed = mates.every((at, n) =>
    leads(
      card,
      side[leader]!,
      side[at]!,
      mates.slice(0, n).map((one) => side[one]!),
    ),
  );
  return allowed ? [] : ['the card of its leader allows other ships only'];
}

/** The wings of a squad that names none: each leader takes the ships it can lead that stand behind it in the list. */
export function wingsOf(side: readonly WingShip[]): readonly Wing[] {
  const taken = new Set<number>();
  return side.flatMap((ship, leader) => {
    const card = leaderCard(ship);
    if (!card || taken.has(leader)) return [];
    const mates: number[] = [];
    for (const [at, mate] of side.entries()) {
      const others = mates.map((one) => side[one]!);
      const free = at > leader && !taken.has(at) && mates.length < card.most && !leaderCard(mate);
      if (free && leads(card, ship, mate, others)) mates.push(at);
    }
    const wing = { leader, mates };
    if (wingProblems(wing, side).length > 0) return [];
    for (const at of [leader, ...wing.mates]) taken.add(at);
    return [wing];
  });
}
