/** What the alterations of a scene share: which ships it is about, where they stand, what they are given. */
import { cos, sin } from '@firing-arc/table';
import { onTable } from '../../../../common/testing/acting/stands.ts';
import { UPGRADES } from '../../../cards/all.ts';
import { shipCard } from '../../../cards/library.ts';
import { type Activity, type Position, type PositionShip, upgradeId } from '../../../position/index.ts';
import type { Step } from '../../../state.ts';
import { halfOf } from '../aimed.ts';
import type { Bearer } from '../positions.ts';
import type { Wide } from '../wide.ts';

/** The card that an ability stands on, and ships that may bear it. */
export interface OfCard {
  readonly id: string;
  readonly able: readonly Bearer[];
}

export interface Change {
  readonly draw: Wide;
  readonly position: Position;
  readonly of: OfCard;
  /** What happened in the scene. */
  readonly activity: Activity;
  /** What happens in the place of what did: an activity, or steps by themselves. */
  instead?: Activity;
  first?: readonly Step[];
  /** What happens after it, and for how many rounds. */
  readonly after: (Activity | Step)[];
  rounds?: number;
}

export type Changing = (change: Change) => void;

export const all = ({ sides }: Position): PositionShip[] => sides.flatMap(({ ships }) => ships);
export const own = ({ position }: Change): PositionShip => position.sides[0].ships[0]!;
export const some = ({ draw, position }: Change): PositionShip => {
  const standing = all(position).filter(({ at }) => at);
  return standing.length > 0 ? draw.oneOf(standing) : all(position)[0]!;
};
export const ownOr = (change: Change): PositionShip => (change.draw.chance(50) ? own(change) : some(change));
export const someId = ({ draw, position }: Change): number =>
  draw.chance(45) ? 0 : draw.upTo(all(position).length - 1);
export const idOf = ({ position }: Change, ship: PositionShip): number => all(position).indexOf(ship);

/** A pair of ships on the table, mostly the card's own and another one. */
export function pair(change: Change): readonly [PositionShip, PositionShip] | null {
  const { chance, oneOf } = change.draw;
  const standing = all(change.position).filter(({ at }) => at);
  if (standing.length < 2) return null;
  const first = own(change).at && chance(70) ? own(change) : oneOf(standing);
  const other = oneOf(standing.filter((one) => one !== first));
  return chance(25) ? [other, first] : [first, other];
}

export interface Apart {
  readonly gap: number;
  readonly angle: number;
  readonly looks?: number;
}

/** A ship stands so far from the edge of another one, at an angle of it, and looks towards it where it is not told. */
export function stand(change: Change, [of, ship]: readonly [PositionShip, PositionShip], apart: Apart): void {
  if (!of.at || !ship.at) return;
  const touching = apart.gap < 1;
  const turned = of.at[2] + (touching ? 90 * Math.round(apart.angle / 90) : apart.angle);
  const far = halfOf(of.pilot) + halfOf(ship.pilot) + Math.max(1, apart.gap);
  const looks = touching ? turned + 90 * change.draw.upTo(3) : turned + 180 + (apart.looks ?? 0);
  ship.at = [
    onTable(of.at[0] + far * sin(turned)),
    onTable(of.at[1] + far * cos(turned)),
    (Math.round(looks) + 1080) % 360,
  ];
  const ids: [number, number] = [idOf(change, of), idOf(change, ship)];
  const rest = (change.position.contacts ?? []).filter((two) => !two.includes(ids[1]));
  change.position.contacts = touching ? [...rest, ids] : rest;
}

/** Distances by the ends of the ranges that the ability names, or of any. */
export function gapIn({ chance, oneOf, upTo, ranges }: Wide): number {
  const [least, most] = ranges.length > 0 && chance(75) ? oneOf(ranges) : [upTo(2), 1 + upTo(2)];
  const end = Math.min(4, chance(65) ? most : Math.max(0, least - 1));
  if (end === 0) return chance(50) ? 0 : 4 + upTo(85);
  return chance(50) ? end * 100 - 5 - upTo(80) : end * 100 + 5 + upTo(80);
}

/** Angles by the edges of the arcs: of the bullseye, the four quarters and the halves. */
export const ANGLES = [0, 0, 3, 14, 28, 36, 50, 58, 70, 82, 98, 112, 128, 144, 160, 176, 180];

/** A turret, where the ship has none a card with one, points elsewhere. */
export function turret({ draw, position }: Change, ship: PositionShip): void {
  const { size, weapons } = shipCard(ship.pilot).chassis;
  const has = weapons.some(({ arc }) => arc.includes('turret'));
  if (!has && size !== 'huge' && draw.chance(60)) give(ship, draw.oneOf(TURRETS));
  if (position.sides[0].ships.includes(ship) || draw.chance(50)) ship.turret = draw.upTo(3);
}

const TURRETS = ['dorsalturret', 'ioncannonturret'];

export function give(
  ship: PositionShip,
  id: string,
  part: { charges?: number; flipped?: boolean } = {},
): void {
  const rest = (ship.upgrades ?? []).filter((one) => upgradeId(one) !== id);
  ship.upgrades = [...rest, Object.keys(part).length > 0 ? { id, ...part } : id];
}

export const isUpgrade = (id: string): boolean => UPGRADES.some((card) => card.id === id);
export const ofCard = ({ position, of }: Change): PositionShip[] =>
  all(position).filter(({ upgrades = [] }) => upgrades.some((one) => upgradeId(one) === of.id));
