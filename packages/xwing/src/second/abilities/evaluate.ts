/**
 * Whether requirements, tests of ships and modifiers hold now. They ask one another (a requirement tests ships, a test
 * asks what modifiers say of friends and ranges, a modifier has requirements), so they stand in one file.
 */

import { type Arc, inArc } from '../../common/index.ts';
import { treatedAs } from '../actions/difficulty.ts';
import { isWeaponOf, weaponOf } from '../attack/weapon.ts';
import { bodyOf, inPlay, isRemote } from '../bodies.ts';
import type { BarAction, DialEntry, Weapon } from '../cards/chassis.ts';
import { UPGRADE_REF } from '../cards/gathered.ts';
import { shipCard } from '../cards/library.ts';
import { deviceBodyOf, rangeOf, unitBody } from '../devices/bodies.ts';
import { traitOf } from '../devices/kinds.ts';
import { locksOn } from '../locks.ts';
import {
  changedDifficulty,
  changedSpeed,
  ionManeuver,
  type ManeuverToExecute,
  revealedManeuver,
  stressManeuver,
} from '../maneuver/revealed.ts';
import { atRange } from '../range.ts';
import { isHuge, isRemoteCard } from '../ship/card.ts';
import { isIonized, isStressed } from '../ship/conditions.ts';
import { initiativeOf } from '../ship/initiative.ts';
import { upgradeWith } from '../ship/upgrades.ts';
import { actionBar, agilityOf, hullRemaining } from '../ship/values.ts';
import { areEnemies, type Relation, relationOf } from '../sides.ts';
import type { Attack, SecondState, Ship } from '../state.ts';
import { happened } from './happened.ts';
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
import {
  compares,
  fitsManeuver,
  holds,
  isAttackersTarget,
  isThere,
  liesIn,
  type Moment,
  revealedBy,
  type Scene,
  shipIn,
  tokensOn,
  within,
} from './scene.ts';
import { passesAlone } from './ship-tests.ts';

/** Whether every if-condition of the ability `ref` on a ship holds now. */
export function meets(
  state: SecondState,
  ship: Ship,
  ref: string,
  requires: readonly Requirement[],
  { occasion = null, chosen = -1 }: Moment = {},
): boolean {
  if (requires.length === 0) return true;
  const scene: Scene = { state, self: ship, ref, occasion, chosen };
  return requires.every((requirement) => meetsOne(scene, requirement));
}

/** Whether one if-condition holds. */
export function meetsOne(scene: Scene, requirement: Requirement): boolean {
  const { state, self, ref } = scene;
  switch (requirement.kind) {
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
    case 'attack-with':
      return state.attack !== null && isAttackWith(state, state.attack, requirement.weapon, ref);
    case 'compare':
      return compares(amountOf(scene, requirement.a), requirement.compare, amountOf(scene, requirement.b));
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
    default:
      return happened(scene, requirement);
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
    case 'condition':
      return holds(test.is === 'tractored' ? askedOfTractor(scene, ship) : ship, test.is);
    case 'locked-by-one':
      return locksOn(state, ship).some(({ by }) => passesAll(scene, state.ships[by]!, test.that));
    case 'not':
      return !passes({ ...scene, asMeasured: true }, ship, test.test);
    case 'either':
      return test.tests.some((one) => passes(scene, ship, one));
    default:
      return passesAlone(scene, ship, test);
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

export const requiresMet = (state: SecondState, by: Ship, ref: string, of: RequiresSomething): boolean =>
  !of.requires || meets(state, by, ref, of.requires);

/**
 * The prohibitions of a kind on the cards of any ship in play whose requirements hold; the rule that asks looks whom
 * they forbid. "Cannot" is absolute (introduction.3).
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

export function holdingEverywhere<Of extends ModifierOf>(
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
