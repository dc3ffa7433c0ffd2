/**
 * Whether requirements, tests of ships and modifiers hold now. They ask one another (a requirement tests ships, a test
 * asks what modifiers say of friends and ranges, a modifier has requirements), so they stand in one file.
 */

import { type Arc, inArc, isBehind } from '../../common/index.ts';
import { treatedAs } from '../actions/difficulty.ts';
import { isWeaponOf, weaponOf } from '../attack/weapon.ts';
import { bodyOf, inPlay, isRemote } from '../bodies.ts';
import type { BarAction, DialEntry, Weapon } from '../cards/chassis.ts';
import { UPGRADE_REF } from '../cards/gathered.ts';
import { shipCard, upgradeCard } from '../cards/library.ts';
import { deviceBodyOf, rangeOf, unitBody } from '../devices/bodies.ts';
import { traitOf } from '../devices/kinds.ts';
import { hasLockOn, locksOn } from '../locks.ts';
import {
  changedDifficulty,
  changedSpeed,
  ionManeuver,
  type ManeuverToExecute,
  revealedManeuver,
  stressManeuver,
} from '../maneuver/revealed.ts';
import { atRange } from '../range.ts';
import { isHuge, isRemoteCard, pilotOf } from '../ship/card.ts';
import { isIonized, isStressed } from '../ship/conditions.ts';
import { initiativeOf } from '../ship/initiative.ts';
import { fillsSlot, replacesShipAbility, upgradeWith } from '../ship/upgrades.ts';
import { actionAddedBy, actionBar, agilityOf, hullRemaining } from '../ship/values.ts';
import { areEnemies, type Relation, relationOf } from '../sides.ts';
import type { Attack, Occasion, SecondState, Ship } from '../state.ts';
import { heldOn } from './held.ts';
import { type Asked, answeredForOthers } from './hooks.ts';
import { friendly, has, inAttackArc } from './language/ships.ts';
import type { ArcName, AttackWeapon, ModifierOf, Requirement, ShipTest, Value } from './language.ts';
import {
  anyLasting,
  type CanKind,
  type CannotKind,
  type CannotOf,
  type CanOf,
  type Holding,
  modifiersOf,
  NONE,
  none,
  type RequiresSomething,
  type RuleKind,
  type ValueKind,
  type ValueOf,
  valueModifiers,
} from './modifiers.ts';
import { isAttack, isInActivation, sameCard } from './requirements.ts';
import {
  compares,
  damageOn,
  fitsManeuver,
  hardness,
  hasEnemyObjectIn,
  holds,
  isAtFeature,
  isAtObstacle,
  isAttackersTarget,
  isFullyCharged,
  isObstructedByDevice,
  isThere,
  isWithin,
  liesIn,
  obstructs,
  POINTS,
  plainName,
  revealedBy,
  type Scene,
  shipIn,
  sizeRank,
  tokensOn,
  within,
} from './scene.ts';

/** Whether every if-condition of the ability `ref` on a ship holds now. */
export function meets(
  state: SecondState,
  ship: Ship,
  ref: string,
  requires: readonly Requirement[],
  occasion: Occasion | null = null,
  chosen = -1,
): boolean {
  if (requires.length === 0) return true;
  const scene: Scene = { state, self: ship, ref, occasion, chosen };
  return requires.every((requirement) => meetsOne(scene, requirement));
}

/** Whether one if-condition holds. */
export function meetsOne(scene: Scene, requirement: Requirement): boolean {
  const { state, self, ref, occasion } = scene;
  switch (requirement.kind) {
    case 'flown': {
      const { flown } = shipIn(scene, 'it') ?? self;
      return (
        flown.bearing !== '' &&
        (requirement.fully === undefined || flown.fully === requirement.fully) &&
        (!requirement.notStraight || flown.bearing !== 'straight') &&
        (!requirement.ion || flown.ion) &&
        (!requirement.obstacle || flown.obstacle) &&
        (!requirement.crossed || flown.crossed === true) &&
        (!requirement.deploying || flown.deploying === true) &&
        (requirement.sideslip === undefined ||
          flown.bearing.startsWith('sideslip') === requirement.sideslip) &&
        fitsManeuver(flown, requirement)
      );
    }
    case 'ship': {
      const ship = shipIn(scene, requirement.who);
      return ship !== undefined && passesAll(scene, ship, requirement.that);
    }
    case 'count': {
      const { length } = shipsThat(
        requirement.most === 0 ? { ...scene, asMeasured: true } : scene,
        requirement.that,
      );
      return length >= requirement.least && length <= requirement.most;
    }
    case 'attack-range': {
      const range = state.attack?.range ?? -1;
      return range >= requirement.range[0] && range <= requirement.range[1];
    }
    case 'attack-with':
      return state.attack !== null && isAttackWith(state, state.attack, requirement.weapon, ref);
    case 'attack-with-card':
      return state.attack !== null && weaponOf(state, state.attack).special?.upgrade === requirement.id;
    case 'attack-result':
      return state.attack !== null && state.attack.hit === (requirement.is === 'hit');
    case 'attack-is':
      return state.attack !== null && isAttack(state, self, requirement.is) === requirement.holds;
    case 'action': {
      if (!occasion) return false;
      const { actions, difficulty } = requirement;
      return (
        (actions.length === 0 || actions.some((action) => action === occasion.what)) &&
        (!difficulty || difficulty.some((colour) => colour === occasion.colour))
      );
    }
    case 'moved-by':
      return occasion !== null && occasion.what === requirement.ability;
    case 'moved':
      return occasion?.colour === requirement.how;
    case 'action-from':
      return occasion !== null && actionAddedBy(self, occasion.what, requirement.slots);
    case 'token-is':
      return occasion !== null && requirement.tokens.includes(occasion.what);
    case 'in-activation':
      return isInActivation(scene, requirement.step);
    case 'by-obstacle':
      return occasion?.colour === 'obstacle';
    case 'enemy-object-in':
      return hasEnemyObjectIn(state, self, requirement.arc);
    case 'spent-in-attack':
      return occasion?.colour === 'attack';
    case 'device-you-locked':
      return (
        occasion !== null &&
        relationOf(state, self.player, occasion.count) === 'friendly' &&
        occasion.colour.split(' ').includes(`${self.id}`)
      );
    case 'obstructed-by-device':
      return isObstructedByDevice(state, requirement.traits);
    case 'not-defending':
      return occasion?.colour !== 'defending';
    case 'compare':
      return compares(amountOf(scene, requirement.a), requirement.compare, amountOf(scene, requirement.b));
    case 'phase':
      return requirement.phases.includes(state.phase);
    case 'device-is':
      return (
        occasion !== null &&
        requirement.traits.some((trait) => occasion.what.startsWith(`${trait}:`)) &&
        (requirement.how === undefined || requirement.how === occasion.colour)
      );
    case 'initiative-step':
      return occasion?.count === requirement.is;
    case 'no-device-placed':
      return self.devicesPlaced === 0;
    case 'rerolled-to':
      return occasion?.what.split(' ').includes(requirement.face) ?? false;
    case 'repaired':
      return occasion?.what === requirement.trait;
    case 'coordinated-to': {
      const performed = shipIn(scene, 'other')?.performed.slice(occasion?.count ?? 0) ?? [];
      return requirement.actions.some((action) => performed.includes(action));
    }
    case 'fuses-on-card':
      return (upgradeWith(self, ref)?.fuses ?? 0) === requirement.are;
    case 'card-holds': {
      const upgrade = upgradeWith(self, ref);
      return (upgrade !== undefined && heldOn(upgrade).length > 0) === requirement.any;
    }
    case 'flipped':
      return (upgradeWith(self, ref)?.flipped ?? false) === requirement.is;
    case 'marked':
      return self.lasting.some((one) => 'mark' in one.of && one.by === self.id && sameCard(one.ability, ref));
    case 'about-to-fly': {
      const { maneuver, difficulty } = maneuverToExecute(shipIn(scene, 'it') ?? self, state);
      return fitsManeuver({ ...maneuver, difficulty }, requirement.maneuver);
    }
    case 'performed-off-bar':
      return !barOf(state, self).some(({ action }) => action === self.performed.at(-1));
    case 'not-that':
      return !meetsOne(scene, requirement.requirement);
    case 'one-of':
      return requirement.requirements.some((one) => meetsOne(scene, one));
  }
}

export const passesAll = (scene: Scene, ship: Ship, tests: readonly ShipTest[]): boolean => {
  for (const test of tests) if (!passes(scene, ship, test)) return false;
  return true;
};

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

/** The ships in play that pass some tests, by id. */
export const shipsThat = (scene: Scene, tests: readonly ShipTest[]): readonly Ship[] =>
  scene.state.ships.filter((ship) => isThere(ship, scene.occasion) && passesAll(scene, ship, tests));

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

/** Whether a ship lies in an arc of another, or its own side treats it so. */
const countsAsIn = (scene: Scene, of: Ship, arcs: readonly ArcName[], ship: Ship): boolean =>
  liesIn(of, arcs, ship) ||
  (arcs.includes('bullseye') && of.player === scene.self.player && treatsAsBullseye(scene.state, of, ship));

/** Whom a pilot ability asks of that asks whether the defender is tractored: by a card its own ship instead. */
function askedOfTractor({ state, self, ref }: Scene, ship: Ship): Ship {
  const asksDefender = ref.startsWith('pilot.') && state.attack?.defender === ship.id && ship !== self;
  return asksDefender && rules(state, 'tractored-instead').some(({ on }) => on === self) ? self : ship;
}

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

/** What lets a ship do something ("can") and holds now. */
export function allowedTo<Kind extends CanKind>(
  state: SecondState,
  ship: Ship,
  can: Kind,
): readonly CanOf<Kind>[] {
  if (none(state, ship, can)) return NONE;
  const found: CanOf<Kind>[] = [];
  for (const { by, ref, of } of modifiersOf(state, ship)) {
    if (!('can' in of) || of.can !== can) continue;
    if ('requires' in of && of.requires && !meets(state, by, ref, of.requires)) continue;
    found.push(of as CanOf<Kind>);
  }
  return found;
}

/** The same with the card on which each permission stands, for what it costs. */
export function permits<Kind extends CanKind>(
  state: SecondState,
  ship: Ship,
  can: Kind,
): readonly Holding<CanOf<Kind>>[] {
  if (none(state, ship, can)) return NONE;
  return modifiersOf(state, ship).flatMap(({ by, on, ref, of }) => {
    if (!('can' in of) || of.can !== can || !requiresMet(state, by, ref, of as RequiresSomething)) return [];
    return [{ by, on, ref, of: of as CanOf<Kind> }];
  });
}

/** What lets a ship do something and holds now, on its own cards or on those of others that are about it too (`whom`). */
export function permittedTo(
  state: SecondState,
  ship: Ship,
  can: 'attack-on-obstacles',
): readonly CanOf<'attack-on-obstacles'>[] {
  return holdingEverywhere(
    state,
    can,
    (of): of is CanOf<'attack-on-obstacles'> => 'can' in of && of.can === can,
  )
    .filter(({ by, on, ref, of }) =>
      of.whom ? passesAll({ state, self: by, ref, occasion: null, chosen: -1 }, ship, of.whom) : on === ship,
    )
    .map(({ of }) => of);
}

/** What lets a ship attack without what its weapon needs, on cards of other ships that are about it too. */
export const exemptedByOthers = (state: SecondState, ship: Ship): readonly Holding<CanOf<'fire-without'>>[] =>
  holdingEverywhere(
    state,
    'fire-without',
    (of): of is CanOf<'fire-without'> => 'can' in of && of.can === 'fire-without' && of.whom !== undefined,
  ).filter(({ by, ref, of }) =>
    passesAll({ state, self: by, ref, occasion: null, chosen: -1 }, ship, of.whom ?? []),
  );

/** Whether a card of any ship keeps a destroyed one in play until the Engagement Phase is over. */
export const staysThroughEngagement = (state: SecondState, ship: Ship): boolean =>
  holdingEverywhere(
    state,
    'stay-through-engagement',
    (of): of is CanOf<'stay-through-engagement'> => 'can' in of && of.can === 'stay-through-engagement',
  ).some(({ by, ref, of }) => passesAll({ state, self: by, ref, occasion: null, chosen: -1 }, ship, of.whom));

/** The modifiers of one kind on a ship's own cards that hold now. */
export function ownValues<Kind extends ValueKind>(
  state: SecondState,
  ship: Ship,
  value: Kind,
): readonly Holding<ValueOf<Kind>>[] {
  if (none(state, ship, value)) return NONE;
  const found: Holding<ValueOf<Kind>>[] = [];
  for (const { by, ref, of } of modifiersOf(state, ship)) {
    if (!('value' in of) || of.value !== value) continue;
    if ('requires' in of && !requiresMet(state, by, ref, of)) continue;
    found.push({ by, on: ship, ref, of: of as ValueOf<Kind> });
  }
  return found;
}

const requiresMet = (state: SecondState, by: Ship, ref: string, of: RequiresSomething): boolean =>
  !of.requires || meets(state, by, ref, of.requires);

/**
 * The prohibitions of a kind on the cards of any ship in play whose requirements hold; the rule that asks looks whom
 * they forbid. "Cannot" is absolute (introduction.4).
 */
export function forbidding<Kind extends CannotKind>(
  state: SecondState,
  cannot: Kind,
): readonly Holding<CannotOf<Kind>>[] {
  return holdingEverywhere(
    state,
    cannot,
    (of): of is CannotOf<Kind> => 'cannot' in of && of.cannot === cannot,
  );
}

/** Changes of a rule on the cards of any ship in play that hold now. */
export function rules<Kind extends RuleKind>(
  state: SecondState,
  rule: Kind,
): readonly Holding<Extract<ModifierOf, { rule: Kind }>>[] {
  return holdingEverywhere(
    state,
    rule,
    (of): of is Extract<ModifierOf, { rule: Kind }> => 'rule' in of && of.rule === rule,
  );
}

function holdingEverywhere<Of extends ModifierOf>(
  state: SecondState,
  asked: Asked,
  wanted: (of: ModifierOf) => of is Of,
): readonly Holding<Of>[] {
  if (!answeredForOthers(state, asked) && !anyLasting(state)) return NONE;
  const found: Holding<Of>[] = [];
  for (const ship of state.ships) {
    if (!inPlay(ship)) continue;
    for (const { by, on, ref, of } of modifiersOf(state, ship)) {
      if (!wanted(of)) continue;
      if (!requiresMet(state, by, ref, of as RequiresSomething)) continue;
      found.push({ by, on, ref, of });
    }
  }
  return found;
}

/** Whether a prohibition is in force about one ship, where it is only about its own. */
export const isForbidden = (state: SecondState, ship: Ship, cannot: CannotKind): boolean =>
  forbidding(state, cannot).some(({ by }) => by === ship);

/** Whether an attack is made with such a weapon, for the ability that `ref` names. */
export function isAttackWith(state: SecondState, attack: Attack, kind: AttackWeapon, ref: string): boolean {
  const ship = state.ships[attack.attacker]!;
  const weapon = weaponOf(state, attack);
  const turned =
    weapon.arc === 'front' &&
    attack.arc !== 'front' &&
    firesThrough(state, ship, weapon).some(({ arc, asItsArc }) => arc === attack.arc && asItsArc);
  return isWeaponOf(ship, turned ? { ...weapon, arc: 'rear' } : weapon, kind, ref);
}

/** The cards by which a front arc weapon attacks through another arc too. */
export const firesThrough = (state: SecondState, ship: Ship, weapon: Weapon) =>
  weapon.arc === 'front'
    ? allowedTo(state, ship, 'fire-through').filter((can) =>
        can.with.some((kind) => isWeaponOf(ship, weapon, kind, '')),
      )
    : [];

/** Whether a card lets a ship treat another one as in its bullseye arc. */
export const treatsAsBullseye = (state: SecondState, ship: Ship, target: Ship): boolean =>
  areEnemies(state, ship.player, target.player) &&
  allowedTo(state, ship, 'treat-as-bullseye').some(
    ({ arc, range }) =>
      inArc(bodyOf(ship), arc as Arc, unitBody(target)) && atRange(state, ship, target, range),
  );

/**
 * The maneuver that a ship executes: the ion maneuver when ionized, the stress maneuver without a dial or when
 * stressed before a red one, else the one on its dial with all changes of difficulty (stress.2).
 */
export function maneuverToExecute(ship: Ship, state: SecondState | null = null): ManeuverToExecute {
  const plan = maneuverPlanned(ship, state);
  let { maneuver } = plan;
  for (const { of } of valueModifiers(ship))
    if ('value' in of && of.value === 'maneuver-speed') maneuver = changedSpeed(maneuver, of.change);
  return maneuver === plan.maneuver ? plan : { ...plan, maneuver };
}

function maneuverPlanned(ship: Ship, state: SecondState | null): ManeuverToExecute {
  const entry = revealedManeuver(ship);
  if (!entry) return stressManeuver('xwing2:planning-phase.12');
  if (isIonized(ship)) {
    return { maneuver: ionManeuver(entry.maneuver), difficulty: 'blue', ion: true, because: 'xwing2:ion.5' };
  }
  const { instead } = ship;
  if (!instead || instead.bearing === '') return attemptedManeuver(ship, entry, state);
  const { difficulty, because, ...maneuver } = instead as DialEntry['maneuver'] &
    Pick<DialEntry, 'difficulty'> & { because: string };
  const plan = attemptedManeuver(ship, { maneuver, difficulty }, state);
  return plan.because === 'xwing2:activation-phase.4' ? { ...plan, because } : plan;
}

/**
 * What becomes of a maneuver that a ship attempts: red while stressed or purple without Force is the stress maneuver
 * instead (activation-phase.10, .12), else it has its difficulty with all changes.
 */
export function attemptedManeuver(
  ship: Ship,
  entry: DialEntry,
  state: SecondState | null = null,
): ManeuverToExecute {
  const { maneuver } = entry;
  const difficulty = changedDifficulty(entry.difficulty, difficultyChange(ship, entry, state));
  const red = difficulty === 'red' && isStressed(ship) && ship.energy === 0; // huge-ships.47
  if (red && !mayFlyRed(state, ship, { maneuver, difficulty })) {
    return stressManeuver(isHuge(ship) ? 'xwing2:huge-ships.49' : 'xwing2:activation-phase.10');
  }
  if (difficulty === 'purple' && (state ? forceToSpend(state, ship) : ship.force) === 0)
    return stressManeuver('xwing2:activation-phase.12');
  return { maneuver, difficulty, ion: false, because: 'xwing2:activation-phase.4' };
}

/** Steps by which cards make a maneuver easier or harder; what asks for more of the table needs the state. */
function difficultyChange(ship: Ship, entry: DialEntry, state: SecondState | null): number {
  let change = 0;
  for (const { ref, of } of valueModifiers(ship)) {
    if (!('value' in of) || of.value !== 'maneuver-difficulty') continue;
    if (of.bearing !== undefined && of.bearing !== entry.maneuver.bearing) continue;
    if (of.maneuver && !fitsManeuver({ ...entry.maneuver, difficulty: entry.difficulty }, of.maneuver))
      continue;
    if (of.requires && of.requires.length > 0 && !(state && meets(state, ship, ref, of.requires))) continue;
    change += of.change;
  }
  return change;
}

/** Whether a card lets a stressed ship execute such a red maneuver ("can": card-interpretation.5). */
const mayFlyRed = (state: SecondState | null, ship: Ship, { maneuver, difficulty }: DialEntry): boolean =>
  state !== null &&
  allowedTo(state, ship, 'fly-red-while-stressed').some(
    (can) =>
      ship.tokens.stress <= can.mostStress &&
      (!can.maneuver || fitsManeuver({ ...maneuver, difficulty }, can.maneuver)),
  );

/** The Force that a ship may spend now. */
export function forceToSpend(state: SecondState, ship: Ship): number {
  const { attack } = state;
  const attacks = attack?.attacker === ship.id && attack.step !== 'aftermath';
  return attacks || !isForbidden(state, ship, 'spend-force') ? ship.force : 0;
}

/** The action bar as it is now: what is printed, what cards add, every action in the colour that cards give it. */
export function barOf(state: SecondState, ship: Ship): readonly BarAction[] {
  const printed = actionBar(ship);
  const added = ownValues(state, ship, 'action-bar');
  const coloured = ownValues(state, ship, 'action-colour');
  if (added.length === 0 && coloured.length === 0) return printed;
  return [...printed, ...added.flatMap(({ of }) => of.add)].map((entry) => {
    const difficulty = treatedAs(coloured, entry.action, entry.difficulty);
    if (!entry.link) return { ...entry, difficulty };
    const { action } = entry.link;
    const link = { action, difficulty: treatedAs(coloured, action, entry.link.difficulty) };
    return { ...entry, difficulty, link };
  });
}
