/** What an ability looks at when it is asked: the card's ship, the moment, the ships that take part. */

import { type Arc, distance, firstBandOn, inArc } from '../../common/index.ts';
import { compares, type Who } from '../../common/language/index.ts';
import { agilityOf, primaryValue } from '../attack/dice-count.ts';
import { atRangeOne } from '../bombs/detonate.ts';
import { faceup } from '../damage/effects.ts';
import { damageOn } from '../damage/suffer.ts';
import {
  actionBar,
  atRange,
  bodyOf,
  cardOf,
  friendly,
  hullOf,
  isCloaked,
  isIonized,
  isSameShip,
  obstacleBodyOf,
  pilotOf,
  rangeBetween,
  shieldsOf,
  skillOf,
  touchingShips,
  typeOf,
} from '../game.ts';
import { sectionsOf } from '../huge/energy.ts';
import { locksOn } from '../locks.ts';
import { difficultyOf } from '../maneuver/revealed.ts';
import { type FirstState, type Occasion, type Ship, TOKENS } from '../state.ts';
import type { ArcName, ShipTest, TokenClass, Value } from './language/vocabulary.ts';
import { countsAsLocked } from './lent.ts';
import { hasRule } from './modifiers.ts';
import { cardIdOf } from './owned.ts';

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

export function passesAll(scene: Scene, ship: Ship, tests: readonly ShipTest[]): boolean {
  for (const test of tests) if (!passes(scene, ship, test)) return false;
  return true;
}

/** In play, or about to be placed: before that its cards act too. */
export const takesPart = (ship: Ship): boolean => ship.place === 'table' || ship.place === 'reserve';

/** The ships that take part and pass some tests, by id. */
export const shipsThat = (scene: Scene, tests: readonly ShipTest[]): readonly Ship[] =>
  scene.state.ships.filter((ship) => takesPart(ship) && passesAll(scene, ship, tests));

/** Whether a ship passes one test. */
export function passes(scene: Scene, ship: Ship, test: ShipTest): boolean {
  const { state } = scene;
  switch (test.kind) {
    case 'side': {
      const of = shipIn(scene, test.of);
      return of !== undefined && friendly(of, ship) === (test.is === 'friendly');
    }
    case 'is': {
      const who = shipIn(scene, test.who);
      return who !== undefined && isSameShip(who, ship);
    }
    case 'range': {
      const of = shipIn(scene, test.of);
      return (
        of !== undefined && (within(state, of, ship, test.range) || seemsNear(scene, of, ship, test.range))
      );
    }
    case 'in-arc': {
      const of = shipIn(scene, test.of);
      return of !== undefined && of !== ship && liesIn(of, test.arcs, ship);
    }
    case 'has-in-arc': {
      const who = shipIn(scene, test.who);
      return who !== undefined && who !== ship && liesIn(ship, test.arcs, who);
    }
    case 'tokens':
      return isBetween(tokensOn(ship, test.of), test.least, test.most);
    case 'damage':
      return isBetween(damageCardsOn(ship, test.of), test.least, test.most);
    case 'locked-by': {
      if (test.who === 'anybody') return locksOn(state, ship).length > 0;
      if (test.who === 'friend') return locksOn(state, ship).some(({ by }) => isFriend(scene, by));
      const who = shipIn(scene, test.who);
      return who !== undefined && countsAsLocked(state, who, ship);
    }
    case 'locks': {
      const who = shipIn(scene, test.who);
      return who !== undefined && countsAsLocked(state, ship, who);
    }
    case 'chassis':
      return test.ids.includes(typeOf(ship).id);
    case 'size':
      return test.sizes.includes(typeOf(ship).size);
    case 'touching': {
      const who = shipIn(scene, test.who);
      return who !== undefined && who !== ship && touchingShips(state, who, ship);
    }
    case 'overlapped': {
      const who = shipIn(scene, test.who);
      return who !== undefined && ship.flown.overlapped.includes(who.id);
    }
    case 'skill': {
      const than = typeof test.than === 'number' ? test.than : skillIn(scene, test.than);
      return compares(skillOf(ship), test.compare, than);
    }
    case 'condition':
      if (test.is === 'defending') return state.attack?.defender === ship.id;
      return test.is === 'hull-left' ? damageOn(state, ship) < hullOf(ship) : holds(state, ship, test.is);
    case 'on-bar':
      return actionBar(ship).includes(test.action);
    case 'near-bomb':
      return state.bombs.some((bomb) => atRangeOne(state, ship, bomb));
    case 'allegiance':
      return pilotOf(ship).faction === test.is;
    case 'carries':
      return ship.upgrades.some((upgrade) => !upgrade.discarded && cardOf(upgrade).slot === test.slot);
    case 'equipped':
      return ship.upgrades.some(({ id, discarded }) => !discarded && id === test.card);
    case 'faceup':
      return faceup({ state }, ship, test.card).length > 0;
    case 'has-condition':
      return ship.conditions.some(({ id }) => id === test.card);
    case 'dial-color': {
      const shown = typeOf(ship).dial[ship.dial];
      return shown !== undefined && difficultyOf(state, ship, shown) === test.is;
    }
    case 'assigner':
      return scene.self.conditions.some(({ id, from }) => id === cardIdOf(scene.ref) && from === ship.id);
    case 'marked':
      return markedBy(scene) === ship.id;
    case 'agility-below-cost': {
      const { attacker = -1, weapon = 0 } = state.attack ?? {};
      return agilityOf(state, ship) < (state.ships[attacker]?.upgrades[weapon - 1]?.points ?? 0);
    }
    case 'shield-value':
      return shieldsOf(ship) <= test.most;
    case 'unique':
      return pilotOf(ship).unique;
    case 'overlapped-by': {
      const who = shipIn(scene, test.who);
      return who?.flown.overlapped.includes(ship.id) === true;
    }
    case 'not':
      return !passes({ ...scene, plain: true }, ship, test.test);
    case 'either':
      return test.tests.some((one) => passes(scene, ship, one));
  }
}

/** The ship that the card of the ability keeps in mind; -1 without one. */
const markedBy = ({ self, ref }: Scene): number =>
  self.upgrades[/^\d+:/.test(ref) ? Number.parseInt(ref, 10) : -1]?.marked ?? -1;

const isBetween = (count: number, least: number, most: number): boolean => count >= least && count <= most;

const isFriend = ({ state, self }: Scene, id: number): boolean => state.ships[id]?.side === self.side;

/** Nothing has a pilot skill lower than that of a ship that is not there. */
function skillIn(scene: Scene, who: Who): number {
  const ship = shipIn(scene, who);
  return ship ? skillOf(ship) : Number.NEGATIVE_INFINITY;
}

function holds(
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

/** Whether an upgrade card of a ship may treat a friend at range 2-3 as being at range 1. */
function seemsNear(
  { state, self, ref, plain }: Scene,
  of: Ship,
  ship: Ship,
  range: readonly [number, number],
): boolean {
  if (plain || of !== self || ship === self || range[0] > 1 || !/^\d/.test(ref)) return false;
  return (
    friendly(ship, self) && hasRule(state, self, 'friends-seem-near') && atRange(state, self, ship, [2, 3])
  );
}

/** A ship is at range 1 of itself (range.10); `[4, 9]` is beyond range 3. */
function within(state: FirstState, of: Ship, ship: Ship, range: readonly [number, number]): boolean {
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

function obstaclesAt({ state, self }: Scene, [from, to]: readonly [number, number]): number {
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

const damageCardsOn = (ship: Ship, of: 'all' | 'faceup'): number =>
  of === 'all' ? ship.damage.length : ship.damage.filter((card) => card.up).length;

/** A number that a card names or counts. */
export function numberIn(scene: Scene, value: Value): number {
  if (typeof value === 'number') return value;
  switch (value.kind) {
    case 'ships':
      return Math.min(value.most, shipsThat(scene, value.that).length);
    case 'tokens': {
      const ship = shipIn(scene, value.who);
      return ship ? Math.min(value.most, tokensOn(ship, value.of)) : 0;
    }
    case 'stat': {
      const ship = shipIn(scene, value.who);
      return ship ? statOf(scene.state, ship, value.of) : 0;
    }
    case 'beyond':
      return Math.max(0, numberIn(scene, value.of) - value.limit);
    case 'obstacles':
      return Math.min(value.most, obstaclesAt(scene, value.range));
    case 'minus':
      return Math.max(0, numberIn(scene, value.a) - numberIn(scene, value.b));
    case 'defense-dice-rolled':
      return scene.state.attack?.defenseRolled ?? 0;
    case 'damage-suffered':
      return scene.state.attack?.suffered ?? 0;
    case 'at-most':
      return Math.min(value.most, numberIn(scene, value.of));
    case 'results': {
      const { attack } = scene.state;
      const dice = value.dice === 'attack' ? attack?.attackDice : attack?.defenseDice;
      return dice?.filter(({ face }) => value.faces.includes(face)).length ?? 0;
    }
  }
}

function statOf(state: FirstState, ship: Ship, stat: Extract<Value, { kind: 'stat' }>['of']): number {
  switch (stat) {
    case 'shields':
      return ship.shields;
    case 'skill':
      return skillOf(ship);
    case 'agility':
      return agilityOf(state, ship);
    case 'hull':
      return hullOf(ship);
    case 'speed':
      return Math.max(0, ship.flown.speed);
    case 'damage-cards':
      return ship.damage.length;
    case 'attack':
      return primaryValue(state, ship);
  }
}
