/** What an ability looks at when it is asked: the card's ship, the moment, the ships that take part. */

import { type Arc, distance, firstBandOn, inArc } from '../../common/index.ts';
import type { Who } from '../../common/language/index.ts';
import {
  atRange,
  bodyOf,
  friendly,
  isCloaked,
  isIonized,
  obstacleBodyOf,
  rangeBetween,
  shieldsOf,
  skillOf,
  typeOf,
} from '../game.ts';
import { sectionsOf } from '../huge/energy-held.ts';
import { type FirstState, type Occasion, type Ship, TOKENS } from '../state.ts';
import type { ArcName, ShipTest, TokenClass } from './language/vocabulary.ts';

export interface Scene {
  readonly state: FirstState;
  readonly self: Ship;
  readonly ref: string;
  readonly occasion: Occasion | null;
  readonly chosen: number;
  /** Ranges are as they are: no card may treat them otherwise. */
  readonly plain?: true;
}

/** A scene without a moment: of a modifier, or in a step in which dice are modified. */
export const bareScene = (state: FirstState, self: Ship, ref: string): Scene => ({
  state,
  self,
  ref,
  occasion: null,
  chosen: -1,
});

/** The ship that takes a part now; undefined when there is none. */
export function shipIn({ state, self, occasion, chosen }: Scene, who: Who): Ship | undefined {
  const { attack, ships } = state;
  switch (who) {
    case 'self':
      return self;
    case 'it':
      return ships[occasion?.ship ?? -1];
    case 'other':
      return ships[occasion?.other ?? -1];
    case 'attacker':
      return ships[attack?.attacker ?? -1];
    case 'defender':
      return ships[attack?.defender ?? -1];
    case 'enemy': {
      const attacker = ships[attack?.attacker ?? -1];
      return attacker && !friendly(attacker, self) ? attacker : ships[attack?.defender ?? -1];
    }
    case 'chosen':
      return ships[chosen];
  }
}

/** In play, or about to be placed: before that its cards act too. */
export const takesPart = (ship: Ship): boolean => ship.place === 'table' || ship.place === 'reserve';

/** The ship that the card of the ability keeps in mind; -1 without one. */
export const markedBy = ({ self, ref }: Scene): number =>
  self.upgrades[/^\d+:/.test(ref) ? Number.parseInt(ref, 10) : -1]?.marked ?? -1;

export const isBetween = (count: number, least: number, most: number): boolean =>
  count >= least && count <= most;

export const isFriend = ({ state, self }: Scene, id: number): boolean => state.ships[id]?.side === self.side;

/** Nothing has a pilot skill lower than that of a ship that is not there. */
export function skillIn(scene: Scene, who: Who): number {
  const ship = shipIn(scene, who);
  return ship ? skillOf(ship) : Number.NEGATIVE_INFINITY;
}

export function isInState(
  state: FirstState,
  ship: Ship,
  is: Exclude<Extract<ShipTest, { kind: 'condition' }>['is'], 'defending' | 'hull-left'>,
): boolean {
  switch (is) {
    case 'shielded':
      // A ship of two sections has no shields when neither has (faq-upgrade-cards.61).
      return sectionsOf(state, ship).some(({ shields }) => shields > 0);
    case 'full-shields':
      return ship.shields >= shieldsOf(ship);
    case 'cloaked':
      return isCloaked(ship);
    case 'ionized':
      return isIonized(ship);
    case 'attacked':
      return ship.hasAttacked;
    case 'facedown-card':
      return ship.damage.some(({ up }) => !up);
  }
}

/** A ship is at range 1 of itself (range.10); `[4, 9]` is beyond range 3. */
export function within(state: FirstState, of: Ship, ship: Ship, range: readonly [number, number]): boolean {
  if (of.place === 'reserve' || ship.place === 'reserve') return false;
  if (range[1] <= 3) return atRange(state, of, ship, range);
  const between = rangeBetween(state, of, ship) ?? firstBandOn(distance(bodyOf(of), bodyOf(ship)), BEYOND);
  return between === null ? range[1] >= BEYOND : between >= range[0] && between <= range[1];
}
/** From here on a range has no end. */
const BEYOND = 9;

const MOBILE: readonly Arc[] = ['front', 'right', 'rear', 'left'];

/** The arcs printed on a ship token that a name stands for now; a turret's direction is no arc (faq-ship-cards.3). */
export function arcsNamed(ship: Ship, name: ArcName): readonly Arc[] {
  const { extraArcs } = typeOf(ship);
  const arcs: Arc[] = [];
  if (name === 'firing' || name === 'primary') arcs.push('front');
  if (name === 'firing' || name === 'auxiliary') {
    if (extraArcs.includes('auxiliary-rear')) arcs.push('rear');
    if (extraArcs.includes('auxiliary-180')) arcs.push('full-front');
  }
  if ((name === 'firing' || name === 'mobile') && extraArcs.includes('mobile')) arcs.push(MOBILE[ship.arc]!);
  if (name === 'bullseye' && extraArcs.includes('bullseye')) arcs.push('bullseye');
  return arcs;
}

/** Whether any part of a ship's base lies in one of some arcs of another. */
export function liesIn(of: Ship, names: readonly ArcName[], ship: Ship): boolean {
  for (const name of names)
    for (const arc of arcsNamed(of, name)) if (inArc(bodyOf(of), arc, bodyOf(ship))) return true;
  return false;
}

export function obstaclesAt({ state, self }: Scene, [from, to]: readonly [number, number]): number {
  const body = bodyOf(self);
  return state.obstacles.filter((obstacle) => {
    if (!obstacle.placed) return false;
    const band = firstBandOn(distance(body, obstacleBodyOf(obstacle)), 3);
    return band !== null && band >= from && band <= to;
  }).length;
}

export function tokensOn(ship: Ship, of: TokenClass): number {
  if (of !== 'any') return ship.tokens[of];
  let count = 0;
  for (const token of TOKENS) count += ship.tokens[token];
  return count;
}

export const damageCardsOn = (ship: Ship, of: 'all' | 'faceup'): number =>
  of === 'all' ? ship.damage.length : ship.damage.filter((card) => card.up).length;
