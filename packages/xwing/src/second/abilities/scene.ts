/** What an ability looks at when it is asked: the card's ship, the moment, the ships that take part. */

import { type Arc, type Body, band, distance, inArc, isBehind } from '../../common/index.ts';
import { measuringLines } from '../attack/measuring-line.ts';
import { agilityOf } from '../attack/roll-dice.ts';
import { firingArcs, treatsAsBullseye, turretArcs } from '../attack/weapons.ts';
import { bodyOf, inPlay, isRemote, obstacleBodyOf } from '../bodies.ts';
import { UPGRADE_REF } from '../cards/gathered.ts';
import { shipCard, upgradeCard } from '../cards/library.ts';
import { deviceBodyOf, rangeOf, unitBody } from '../devices/bodies.ts';
import { type DeviceTrait, traitOf } from '../devices/kinds.ts';
import { hasLockOn, locksOn, obstaclesUnder, obstacleType } from '../locks.ts';
import { atRange, rangeBetween } from '../range.ts';
import { markerBodyOf, placedMarkers } from '../scenarios/markers.ts';
import { dialFor, isHuge, pilotOf } from '../ship/card.ts';
import {
  isCloaked,
  isCriticallyDamaged,
  isDamaged,
  isDisarmed,
  isIonized,
  isShielded,
  isTractored,
} from '../ship/conditions.ts';
import { initiativeOf } from '../ship/initiative.ts';
import { cardOf, chargesOfUpgrade, fillsSlot, replacesShipAbility, upgradeWith } from '../ship/upgrades.ts';
import { actionBar, forceOf, hullRemaining, shieldsOf, stillForceOf } from '../ship/values.ts';
import { areEnemies, relationOf } from '../sides.ts';
import type { Attack, Occasion, SecondState, Ship, Upgrade } from '../state.ts';
import { GREEN_TOKENS, ORANGE_TOKENS, RED_TOKENS } from '../token-kinds.ts';
import { friendly, has, inAttackArc } from './language/ships.ts';
import type {
  ArcName,
  Comparison,
  Condition,
  ManeuverTest,
  ShipTest,
  TokenClass,
  Value,
  Who,
} from './language.ts';
import { allowedTo, rules } from './modifiers.ts';
import { relationOfShips } from './trust.ts';

export interface Scene {
  readonly state: SecondState;
  readonly self: Ship;
  readonly ref: string;
  readonly occasion: Occasion | null;
  readonly chosen: number;
  /** Ranges are as measured, whatever a card treats them as. */
  readonly asMeasured?: true;
}

/** The ship that takes a part now; undefined when there is none. */
export function shipIn(scene: Scene, who: Who): Ship | undefined {
  const { state, self, occasion } = scene;
  switch (who) {
    case 'self':
      return self;
    case 'it':
      return state.ships[occasion?.ship ?? -1];
    case 'other':
      return state.ships[occasion?.other ?? -1];
    case 'attacker':
      return state.ships[state.attack?.attacker ?? -1];
    case 'defender':
      return state.ships[state.attack?.defender ?? -1];
    case 'enemy': {
      const attacker = state.ships[state.attack?.attacker ?? -1];
      return attacker && areEnemies(state, attacker.player, self.player)
        ? attacker
        : state.ships[state.attack?.defender ?? -1];
    }
    case 'chosen':
      return state.ships[scene.chosen];
  }
}

export const passesAll = (scene: Scene, ship: Ship, tests: readonly ShipTest[]): boolean => {
  for (const test of tests) if (!passes(scene, ship, test)) return false;
  return true;
};

/** Effects on enemy ships apply to a remote only from its attacker, those on friends never (remotes.4, .5). */
const isAttackersTarget = ({ state, self }: Scene, remote: Ship): boolean =>
  state.attack?.defender === remote.id && state.attack.attacker === self.id;

/** Whether a ship passes one test. */
export function passes(scene: Scene, ship: Ship, test: ShipTest): boolean {
  const { state } = scene;
  switch (test.kind) {
    case 'side': {
      const of = shipIn(scene, test.of);
      if (isRemote(ship)) return test.is === 'enemy' && isAttackersTarget(scene, ship);
      return of !== undefined && relationOfShips(state, of, ship) === test.is;
    }
    case 'is':
      return shipIn(scene, test.who) === ship;
    case 'range': {
      const of = shipIn(scene, test.of);
      return (
        of !== undefined && (within(state, of, ship, test.range) || isTreatedAs(scene, of, ship, test.range))
      );
    }
    case 'in-arc': {
      const of = shipIn(scene, test.of);
      return of !== undefined && of !== ship && countsAsIn(scene, of, test.arcs, ship);
    }
    case 'has-in-arc': {
      const who = shipIn(scene, test.who);
      return who !== undefined && who !== ship && countsAsIn(scene, ship, test.arcs, who);
    }
    case 'in-attack-arc': {
      const attacker = shipIn(scene, 'attacker');
      return (
        attacker !== undefined &&
        attacker !== ship &&
        inArc(bodyOf(attacker), state.attack!.arc as Arc, unitBody(ship))
      );
    }
    case 'leads-wing':
      return ship.upgrades.some(({ id }) =>
        upgradeCard(id)?.abilities.some(({ kind }) => kind === 'wing-leader'),
      );
    case 'wingmate':
      return ship.inFormation && ship.wing === scene.self.id;
    case 'obstructs':
      return obstructs(state, ship);
    case 'behind': {
      const of = shipIn(scene, test.of);
      return of !== undefined && !isRemote(of) && isBehind(unitBody(ship), bodyOf(of));
    }
    case 'tokens': {
      const count = tokensOn(state, ship, test.of);
      return count >= test.least && count <= test.most;
    }
    case 'condition':
      return holds(test.is === 'tractored' ? askedOfTractor(scene, ship) : ship, test.is);
    case 'damage': {
      const count = damageOn(ship, test.of);
      return count >= test.least && count <= test.most;
    }
    case 'locked-by': {
      if (test.who === 'anybody') return locksOn(state, ship).length > 0;
      if (test.who === 'friend')
        return locksOn(state, ship).some((lock) => state.ships[lock.by]?.player === scene.self.player);
      const who = shipIn(scene, test.who);
      return who !== undefined && hasLockOn(state, who, ship);
    }
    case 'locks': {
      const who = shipIn(scene, test.who);
      return who !== undefined && hasLockOn(state, ship, who);
    }
    case 'locked-by-one':
      return locksOn(state, ship).some(({ by }) => passesAll(scene, state.ships[by]!, test.that));
    case 'unit-side':
      return relationOf(state, scene.self.player, ship.player) === test.is;
    case 'friendly-unit-at':
      return state.ships.some(
        (unit) =>
          unit !== ship &&
          (inPlay(unit) || isRemote(unit)) &&
          relationOf(state, scene.self.player, unit.player) === 'friendly' &&
          atRange(state, unit, ship, test.range),
      );
    case 'pilot':
      return test.ids.includes(ship.card) || test.ids.includes(ship.successorOf ?? '');
    case 'named':
      return test.names.includes(plainName(pilotOf(ship).name));
    case 'keyword':
      return shipCard(ship.card).pilot.keywords.includes(test.keyword);
    case 'faction':
      return shipCard(ship.card).pilot.faction === test.faction;
    case 'chassis':
      return test.ids.includes(shipCard(ship.card).chassis.id);
    case 'size':
      return !isRemote(ship) && test.sizes.some((size) => size === shipCard(ship.card).chassis.size);
    case 'size-against': {
      const who = shipIn(scene, test.who);
      if (!who || isRemote(ship) || isRemote(who)) return false; // remotes.10
      const [a, b] = [sizeRank(ship), sizeRank(who)];
      return test.compare === 'smaller' ? a < b : a > b;
    }
    case 'limited':
      return shipCard(ship.card).pilot.limited > 0 === test.is;
    case 'initiative': {
      if (typeof test.than === 'number') return compares(initiativeOf(ship), test.compare, test.than);
      const than = shipIn(scene, test.than);
      return than !== undefined && compares(initiativeOf(ship), test.compare, initiativeOf(than));
    }
    case 'revealed': {
      const entry = revealedBy(ship);
      return entry !== null && fitsManeuver(entry, test.maneuver);
    }
    case 'revealed-against': {
      const who = shipIn(scene, test.who);
      const own = revealedBy(ship);
      const theirs = who && revealedBy(who);
      if (!own || !theirs) return false;
      if (test.of === 'speed') return compares(own.speed, test.compare, theirs.speed);
      if (test.of === 'bearing') return own.bearing === theirs.bearing;
      return compares(hardness(own.difficulty), test.compare, hardness(theirs.difficulty));
    }
    case 'at-obstacle':
      return (
        isAtObstacle(state, ship, test.range, test.types) ||
        (test.orFeature === true && isAtFeature(state, ship, test.range))
      );
    case 'at-friendly-device':
      return state.devices.some(
        (device) =>
          relationOf(state, scene.self.player, device.player) === 'friendly' &&
          isWithin(rangeOf(unitBody(ship), deviceBodyOf(device)), test.range),
      );
    case 'at-trait':
      return state.devices.some((device) => {
        if (!test.traits.includes(traitOf(device.kind))) return false;
        const range = rangeOf(unitBody(ship), deviceBodyOf(device));
        return range >= test.range[0] && range <= test.range[1];
      });
    case 'enemy-remote-at':
      return state.ships.some(
        (unit) =>
          isRemote(unit) &&
          areEnemies(state, unit.player, ship.player) &&
          atRange(state, unit, ship, test.range),
      );
    case 'attacked-by':
      return shipIn(scene, test.who)?.targets?.includes(ship.id) ?? false;
    case 'defended':
      return ship.defended === true;
    case 'attacked':
      return ship.attacked === true;
    case 'at-device':
      return state.devices.some((device) => {
        if (device.kind !== test.device || device.player !== scene.self.player) return false;
        const range = rangeOf(unitBody(ship), deviceBodyOf(device));
        return range >= test.range[0] && range <= test.range[1];
      });
    case 'action-on-bar': {
      const wanted = test.action === 'its-action' ? scene.occasion?.what : test.action;
      return actionBar(ship).some(({ action }) => action === wanted);
    }
    case 'has-upgrade':
      return ship.upgrades.some(({ id, flipped }) => id === test.id && !(test.onFront && flipped));
    case 'turret-in':
      return ship.turret >= 0 && test.arcs.includes(POINTS[ship.turret]!);
    case 'uses-slot':
      return ship.upgrades.some((upgrade) => fillsSlot(upgrade, test.slot));
    case 'fully-charged':
      return isFullyCharged(ship, test.card);
    case 'has-condition':
      return ship.conditions.some(({ id, up }) => up && id === test.id);
    case 'has-ship-ability':
      return shipCard(ship.card).chassis.shipAbility === test.name && !replacesShipAbility(ship);
    case 'closed-configuration':
      return ship.upgrades.some(
        (upgrade) => !upgrade.flipped && (upgradeCard(upgrade.id)?.back?.name.endsWith('(Open)') ?? false),
      );
    case 'moved-through':
      return scene.self.flown.through.includes(ship.id);
    case 'not':
      return !passes({ ...scene, asMeasured: true }, ship, test.test);
    case 'either':
      return test.tests.some((one) => passes(scene, ship, one));
  }
}

/** Whether a ship's base lies on the line of the attack; of several lines equally short, on all of them (obstructed.5). */
function obstructs(state: SecondState, ship: Ship): boolean {
  const { attack, ships } = state;
  const attacker = ships[attack?.attacker ?? -1];
  const defender = ships[attack?.defender ?? -1];
  if (!attack || !attacker || !defender || ship === attacker || ship === defender) return false;
  return isRemote(attacker) ? false : isInTheWay(attack, attacker, defender, [unitBody(ship)]);
}

/** Whether an obstacle obstructs the attack. Only huge ships obstruct besides: without them it is the attack's own word. */
export function isObstructedByObstacle(state: SecondState): boolean {
  const { attack, ships } = state;
  if (!attack?.obstructed) return false;
  const [attacker, defender] = [ships[attack.attacker], ships[attack.defender]];
  if (!attacker || !defender || isRemote(attacker) || !ships.some((ship) => inPlay(ship) && isHuge(ship)))
    return true;
  const rocks = state.obstacles.filter(({ placed }) => placed).map(obstacleBodyOf);
  return isInTheWay(attack, attacker, defender, rocks);
}

/** Whether a device with one of some traits lies on the line of the attack. */
export function isObstructedByDevice(state: SecondState, traits: readonly DeviceTrait[]): boolean {
  const { attack, ships } = state;
  const [attacker, defender] = [ships[attack?.attacker ?? -1], ships[attack?.defender ?? -1]];
  if (!attack || !attacker || !defender || isRemote(attacker)) return false;
  const devices = state.devices.filter(({ kind }) => traits.includes(traitOf(kind)));
  return devices.length > 0 && isInTheWay(attack, attacker, defender, devices.map(deviceBodyOf));
}

/** Whether some bodies lie on the line of an attack. */
export function isInTheWay(attack: Attack, attacker: Ship, defender: Ship, bodies: readonly Body[]): boolean {
  const [line] = measuringLines(
    bodyOf(attacker),
    attack.arc as Arc,
    unitBody(defender),
    attack.range,
    bodies,
  );
  return line?.obstructed ?? false;
}

/** Whether a ship counts in a moment: it is in play, or before forces are placed still in reserve. */
export const isThere = (ship: Ship, occasion: Occasion | null): boolean =>
  inPlay(ship) || (occasion?.window === 'before-placing-forces' && ship.place === 'reserve');

/** The ships in play that pass some tests, by id. */
export const shipsThat = (scene: Scene, tests: readonly ShipTest[]): readonly Ship[] =>
  scene.state.ships.filter((ship) => isThere(ship, scene.occasion) && passesAll(scene, ship, tests));

/** Whether a card treats a friendly ship as at another range of the card's own ship, for its upgrades. */
function isTreatedAs(scene: Scene, of: Ship, ship: Ship, range: readonly [number, number]): boolean {
  const { state, self, ref } = scene;
  if (scene.asMeasured || !ref.startsWith(UPGRADE_REF) || (of !== self && ship !== self)) return false;
  const friend = of === self ? ship : of;
  return friend !== self && treatsRange(state, self, friend, range);
}

/** Whether a card lets a ship treat a friendly one as at such a range. */
export const treatsRange = (
  state: SecondState,
  ship: Ship,
  friend: Ship,
  [from, to]: readonly [number, number],
): boolean =>
  allowedTo(state, ship, 'treat-range').some(
    (can) =>
      from <= can.as[1] &&
      to >= can.as[0] &&
      relationOfShips(state, ship, friend) === 'friendly' &&
      atRange(state, ship, friend, can.from),
  );

/** Range 0 holds for a ship and itself: "a friendly ship at range 0-1" may be the own one. */
function within(state: SecondState, of: Ship, ship: Ship, range: readonly [number, number]): boolean {
  if (of === ship) return range[0] === 0;
  if (range[1] <= 3) return atRange(state, of, ship, range);
  const between = rangeBetween(state, of, ship);
  return between >= range[0] && between <= range[1];
}

/** Whether a ship lies in an arc of another, or its own side treats it so. */
const countsAsIn = (scene: Scene, of: Ship, arcs: readonly ArcName[], ship: Ship): boolean =>
  liesIn(of, arcs, ship) ||
  (arcs.includes('bullseye') && of.player === scene.self.player && treatsAsBullseye(scene.state, of, ship));

/** Whether a ship lies in one of some arcs of another. */
export function liesIn(of: Ship, arcs: readonly ArcName[], ship: Ship): boolean {
  for (const name of arcs) {
    if (name === 'firing') {
      for (const arc of firingArcs(of)) if (inArc(bodyOf(of), arc, unitBody(ship))) return true;
    } else if (name === 'turret') {
      for (const arc of turretArcs(of)) if (inArc(bodyOf(of), arc, unitBody(ship))) return true;
    } else if (inArc(bodyOf(of), name, unitBody(ship))) return true;
  }
  return false;
}

function isAtObstacle(
  state: SecondState,
  ship: Ship,
  range: readonly [number, number],
  types?: readonly string[],
): boolean {
  const isWanted = (outline: string): boolean => !types || types.includes(obstacleType(outline));
  if (range[1] === 0) return obstaclesUnder(state, ship).some((id) => isWanted(state.obstacles[id]!.outline));
  const body = bodyOf(ship);
  return state.obstacles.some((obstacle) => {
    if (!obstacle.placed || !isWanted(obstacle.outline)) return false;
    const between = band(distance(body, obstacleBodyOf(obstacle)));
    return between >= range[0] && between <= range[1];
  });
}

const isWithin = (range: number, [from, to]: readonly [number, number]): boolean =>
  range >= from && range <= to;

const isAtFeature = (state: SecondState, ship: Ship, span: readonly [number, number]): boolean =>
  placedMarkers(state).some((marker) => isWithin(rangeOf(bodyOf(ship), markerBodyOf(marker)), span));

/** Whether an enemy ship or device lies in an arc of a ship. */
export function hasEnemyObjectIn(state: SecondState, ship: Ship, arc: ArcName): boolean {
  const isEnemy = (player: number) => relationOf(state, ship.player, player) === 'enemy';
  return (
    state.ships.some((other) => inPlay(other) && isEnemy(other.player) && liesIn(ship, [arc], other)) ||
    state.devices.some(
      (device) =>
        isEnemy(device.player) &&
        arcsNamed(ship, [arc]).some((one) => inArc(bodyOf(ship), one, deviceBodyOf(device))),
    )
  );
}

/** The arcs that some names stand for on a ship now. */
export const arcsNamed = (ship: Ship, names: readonly ArcName[]): readonly Arc[] =>
  names.flatMap((name) =>
    name === 'firing' ? firingArcs(ship) : name === 'turret' ? turretArcs(ship) : [name],
  );

/** How many tokens of a class a ship has: the locks on it are red tokens too (faq-locking.3). */
export function tokensOn(state: SecondState, ship: Ship, of: TokenClass): number {
  let count = hasLocks(of) ? locksOn(state, ship).length : 0;
  for (const token of tokensIn(of)) count += ship.tokens[token];
  return count;
}

const CLASSES = {
  any: ['cloak', ...GREEN_TOKENS, ...ORANGE_TOKENS, ...RED_TOKENS],
  green: GREEN_TOKENS,
  orange: ORANGE_TOKENS,
  red: RED_TOKENS,
  'red-but-locks': RED_TOKENS,
  'red-but-stress': RED_TOKENS.filter((token) => token !== 'stress'),
  'red-or-orange': [...RED_TOKENS, ...ORANGE_TOKENS],
  'red-or-orange-but-locks': [...RED_TOKENS, ...ORANGE_TOKENS],
  'blue-or-red': ['cloak', ...RED_TOKENS],
  circular: [...GREEN_TOKENS, ...ORANGE_TOKENS],
  'focus-or-calculate': ['focus', 'calculate'],
  reinforce: ['reinforce-fore', 'reinforce-aft'],
} as const;

const WITH_LOCKS: readonly TokenClass[] = ['red', 'red-but-stress', 'red-or-orange', 'blue-or-red'];

/** Whether the locks that lie on a ship are of a class. */
export const hasLocks = (of: TokenClass): boolean => WITH_LOCKS.includes(of);

/** The kinds of tokens of a class, without locks; a kind is a class of its own. */
export const tokensIn = (of: TokenClass): readonly (keyof Ship['tokens'])[] =>
  of in CLASSES ? CLASSES[of as keyof typeof CLASSES] : [of as keyof Ship['tokens']];

export function damageOn(ship: Ship, of: 'all' | 'faceup'): number {
  if (of === 'all') return ship.damage.length;
  return ship.damage.filter((card) => card.up).length;
}

/** Whom a pilot ability asks of that asks whether the defender is tractored: by a card its own ship instead. */
function askedOfTractor({ state, self, ref }: Scene, ship: Ship): Ship {
  const asksDefender = ref.startsWith('pilot.') && state.attack?.defender === ship.id && ship !== self;
  return asksDefender && rules(state, 'tractored-instead').some(({ on }) => on === self) ? self : ship;
}

function holds(ship: Ship, is: Condition): boolean {
  switch (is) {
    case 'damaged':
      return isDamaged(ship);
    case 'critically-damaged':
      return isCriticallyDamaged(ship);
    case 'shielded':
      return isShielded(ship);
    case 'ionized':
      return isIonized(ship);
    case 'tractored':
      return isTractored(ship);
    case 'disarmed':
      return isDisarmed(ship);
    case 'cloaked':
      return isCloaked(ship);
    case 'destroyed':
      return ship.destroyed;
    case 'has-force':
      return ship.force > 0;
    case 'full-force':
      return ship.force >= (forceOf(ship)?.limit ?? 0);
    case 'full-shields':
      return ship.shields >= shieldsOf(ship);
    case 'still-force':
      return stillForceOf(ship) > 0;
    case 'has-charge':
      return ship.charges > 0;
    case 'bonus-attacked':
      return ship.bonusAttacked;
  }
}

/** Where a single turret indicator points, by its number. */
const POINTS = ['front', 'right', 'rear', 'left'] as const;

/** Whether a ship has a card with all charges active. */
function isFullyCharged(ship: Ship, id: string): boolean {
  const card = cardOf(ship, id);
  if (!card) return false;
  const limit = card === ship ? pilotOf(ship).charges?.limit : chargesOfUpgrade(card as Upgrade)?.limit;
  return card.charges >= (limit ?? 0);
}

const SIZES: readonly string[] = ['small', 'medium', 'large', 'huge'];
const sizeRank = (ship: Ship): number => SIZES.indexOf(shipCard(ship.card).chassis.size);

const plainName = (name: string): string => name.replace(/^“([^”]*)”$/, '$1');

export function compares(a: number, how: Comparison, b: number): boolean {
  switch (how) {
    case 'lower':
      return a < b;
    case 'lower-or-equal':
      return a <= b;
    case 'equal':
      return a === b;
    case 'higher-or-equal':
      return a >= b;
    case 'higher':
      return a > b;
  }
}

const hardness = (difficulty: string): number => ['blue', 'white', 'red', 'purple'].indexOf(difficulty);

interface FlownManeuver {
  readonly speed: number;
  readonly bearing: string;
  readonly direction: string;
  readonly difficulty: string;
}

/** The maneuver on a ship's revealed dial. */
function revealedBy(ship: Ship): FlownManeuver | null {
  if (!ship.revealed || ship.dial < 0) return null;
  const entry = dialFor(ship)[ship.dial]!;
  return { ...entry.maneuver, difficulty: entry.difficulty };
}

const isOneOf = (wanted: string | readonly string[], one: string): boolean =>
  typeof wanted === 'string' ? wanted === one : wanted.includes(one);

const BASIC: readonly string[] = ['straight', 'bank', 'turn'];

export function fitsManeuver(maneuver: FlownManeuver, test: ManeuverTest): boolean {
  const { speed, bearing, direction, difficulty } = maneuver;
  return (
    (!test.difficulty || isOneOf(test.difficulty, difficulty)) &&
    (!test.speed || (speed >= test.speed[0] && speed <= test.speed[1])) &&
    (!test.bearing || isOneOf(test.bearing, bearing)) &&
    (!test.direction || test.direction === direction) &&
    (test.basic === undefined || BASIC.includes(bearing) === test.basic) &&
    (!test.parity || speed % 2 === (test.parity === 'odd' ? 1 : 0))
  );
}

/** What a value comes to now. */
export function amountOf(scene: Scene, value: Value): number {
  if (typeof value === 'number') return value;
  const { state } = scene;
  switch (value.kind) {
    case 'ships':
      return Math.min(value.most, shipsThat(scene, value.that).length);
    case 'tokens': {
      const who = shipIn(scene, value.who);
      return who ? Math.min(value.most, tokensOn(state, who, value.of)) : 0;
    }
    case 'stat': {
      const who = shipIn(scene, value.who);
      if (!who) return 0;
      switch (value.of) {
        case 'shields':
          return who.shields;
        case 'force':
          return who.force;
        case 'speed':
          return revealedBy(who)?.speed ?? 0;
        case 'initiative':
          return initiativeOf(who);
        case 'energy':
          return who.energy;
        case 'charges':
          return (upgradeWith(who, scene.ref) ?? who).charges;
        case 'agility':
          return agilityOf(who);
        case 'hull-left':
          return hullRemaining(who);
        case 'damage-cards':
          return who.damage.length;
      }
      return 0;
    }
    case 'locks-on': {
      const who = shipIn(scene, value.who);
      if (!who) return 0;
      return locksOn(state, who).filter((lock) => state.ships[lock.by]?.player === scene.self.player).length;
    }
    case 'results': {
      const pool = value.dice === 'attack' ? state.attack?.attackDice : state.attack?.defenseDice;
      return (pool ?? []).filter((die) => value.faces.includes(die.face)).length;
    }
    case 'devices': {
      const who = shipIn(scene, value.of);
      if (!who || state.devices.length === 0) return 0;
      const [from, to] = value.range;
      return state.devices.filter((device) => {
        if (device.player !== scene.self.player || traitOf(device.kind) !== value.trait) return false;
        const range = rangeOf(unitBody(who), deviceBodyOf(device));
        return range >= from && range <= to;
      }).length;
    }
    case 'helpers-in-attack-arc': {
      const { attack } = state;
      const attacker = state.ships[attack?.attacker ?? -1];
      if (!attack || !attacker) return 0;
      const devices = state.devices.filter(
        (device) =>
          relationOf(state, scene.self.player, device.player) === 'friendly' &&
          inArc(bodyOf(attacker), attack.arc as Arc, deviceBodyOf(device)),
      );
      const helps: readonly ShipTest[] = [friendly, inAttackArc, has('calculate')];
      return devices.length + shipsThat(scene, helps).length;
    }
    case 'dice-taken':
    case 'damage-suffered':
      return scene.occasion?.count ?? 0;
    case 'defense-rolled':
      return state.attack?.defenseRolled ?? 0;
    case 'cards-dealt':
      return (value.of === 'all' ? state.attack?.dealt : state.attack?.dealtFaceup) ?? 0;
  }
}
