/** What asks in a circle: a requirement tests ships, a test asks what modifiers say, a modifier has requirements. */

import { beginsWith } from '@firing-arc/referee';
import { compares } from '../../common/language/index.ts';
import { PRIMARY, weaponOf } from '../attack/printed-weapons.ts';
import { atRangeOne } from '../bombs/reach.ts';
import { type DialEntry, type ManeuverDifficulty, upgradeCard } from '../cards/index.ts';
import { damageOn, faceup } from '../damage/deck.ts';
import {
  actionBar,
  atRange,
  cardOf,
  friendly,
  hullOf,
  inPlay,
  isCloaked,
  isIonized,
  isSameShip,
  pilotOf,
  printedAgility,
  shieldsOf,
  skillOf,
  touchingShips,
  typeOf,
} from '../game.ts';
import { hugeCourse } from '../huge/course.ts';
import { locksOn } from '../locks.ts';
import { otherShips } from '../maneuver/other-ships.ts';
import { missionDifficulty } from '../missions/actions.ts';
import type { FirstState, Ship } from '../state.ts';
import { type Asked, askedFor, askedOf, changesRule, hooked } from './hooks.ts';
import type { ModifierOf, Requirement, ShipTest, Value } from './language/vocabulary.ts';
import { countsAsLocked } from './lent.ts';
import { abilitiesOf, cardIdOf, findAbility } from './owned.ts';
import { actionOfCard, fitsManeuver, isFact, isMadeWith, isOfCard } from './requirements.ts';
import {
  bareScene,
  damageCardsOn,
  isBetween,
  isFriend,
  isInState,
  liesIn,
  markedBy,
  obstaclesAt,
  type Scene,
  shipIn,
  skillIn,
  takesPart,
  tokensOn,
  within,
} from './scene.ts';

export function meets(scene: Scene, requires: readonly Requirement[]): boolean {
  for (const requirement of requires) if (!holds(scene, requirement)) return false;
  return true;
}

function holds(scene: Scene, requirement: Requirement): boolean {
  const { state, self, occasion } = scene;
  const { attack } = state;
  switch (requirement.kind) {
    case 'ship': {
      const ship = shipIn(scene, requirement.who);
      return ship !== undefined && passesAll(scene, ship, requirement.that);
    }
    case 'count': {
      const seen: Scene = requirement.most === 0 ? { ...scene, plain: true } : scene;
      const count = shipsThat(seen, requirement.that).length;
      return count >= requirement.least && count <= requirement.most;
    }
    case 'flown': {
      const { flown } = state.ships[occasion?.ship ?? self.id] ?? self;
      if (requirement.fully !== undefined && requirement.fully === flown.overlapped.length > 0) return false;
      return flown.speed >= 0 && fitsManeuver(flown, requirement);
    }
    case 'attack-range':
      return attack !== null && attack.range >= requirement.range[0] && attack.range <= requirement.range[1];
    case 'attack-with':
      return attack !== null && isMadeWith(state, attack, requirement.weapon, scene);
    case 'attack-result':
      return attack !== null && attack.hit === (requirement.is === 'hit');
    case 'attack-is':
      return attack !== null && isFact(state, attack, requirement.is) === requirement.holds;
    case 'action':
      return (
        occasion !== null &&
        (requirement.actions.length === 0 || requirement.actions.some((action) => action === occasion.what))
      );
    case 'token-is':
      return occasion !== null && requirement.tokens.includes(occasion.what);
    case 'action-of-card': {
      const [, card] = occasion?.what.match(/^(?:card|bomb) (.*)$/) ?? [];
      return requirement.slots.some((slot) => slot === upgradeCard(card ?? '')?.slot);
    }
    case 'card-is':
      return occasion !== null && requirement.slots.some((slot) => slot === occasion.what);
    case 'compare':
      return compares(numberIn(scene, requirement.a), requirement.compare, numberIn(scene, requirement.b));
    case 'phase':
      return requirement.phases.includes(state.phase);
    case 'revealed': {
      const shown = typeOf(self).dial[self.dial];
      if (!shown || !self.revealed) return false;
      const color = difficultyOf(state, self, shown);
      return fitsManeuver({ ...shown.maneuver, difficulty: color }, requirement);
    }
    case 'its-turn':
      return state.active === self.id;
    case 'performed-this':
      return self.performed.includes(actionOfCard(cardIdOf(scene.ref)));
    case 'in-attack':
      return attack !== null && meets(scene, requirement.requires);
    case 'flown-dial':
      return self.flown.dial;
    case 'acted-stressed':
      return self.actedStressed;
    case 'holds-tokens':
      return (self.upgrades[findAbility(state, self, scene.ref)?.upgrade ?? -1]?.held ?? 0) > 0;
    case 'free-way': {
      const { bodies } = otherShips(state, self);
      const { overlapped, pickedUp } = hugeCourse(self, requirement.maneuver, bodies);
      return overlapped.length + pickedUp.length === 0;
    }
    case 'attack-card': {
      const { upgrades } = state.ships[attack?.attacker ?? -1] ?? self;
      return attack !== null && requirement.cards.includes(upgrades[attack.weapon - 1]?.id ?? '');
    }
    case 'met-no-obstacle':
      return (state.ships[occasion?.ship ?? self.id] ?? self).flown.obstacles.length === 0;
    case 'has-dial':
      return self.dial !== -1 && !isIonized(self);
    case 'used-in-attack':
      return attack?.used.some((used) => isOfCard(used, scene)) ?? false;
    case 'not-that':
      return !holds(scene, requirement.requirement);
    case 'one-of':
      return requirement.requirements.some((one) => holds(scene, one));
  }
}

export function passesAll(scene: Scene, ship: Ship, tests: readonly ShipTest[]): boolean {
  for (const test of tests) if (!passes(scene, ship, test)) return false;
  return true;
}

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
      return test.is === 'hull-left' ? damageOn(state, ship) < hullOf(ship) : isInState(state, ship, test.is);
    case 'on-bar':
      return actionBar(ship).includes(test.action);
    case 'near-bomb':
      return state.bombs.some((bomb) => atRangeOne(state, ship, bomb));
    case 'allegiance':
      return pilotOf(ship).faction === test.is;
    case 'carries':
      return ship.upgrades.some((upgrade) => !upgrade.discarded && cardOf(upgrade).slot === test.slot);
    case 'equipped':
      return ship.upgrades.some(({ id, discarded }) => !discarded && beginsWith(id) === test.card);
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

/** The ships that take part and pass some tests, by id. */
export const shipsThat = (scene: Scene, tests: readonly ShipTest[]): readonly Ship[] =>
  scene.state.ships.filter((ship) => takesPart(ship) && passesAll(scene, ship, tests));

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

/** Whether a rule that a card changes is changed for a ship. */
export const hasRule = (
  state: FirstState,
  ship: Ship,
  rule: Extract<ModifierOf, { readonly rule: unknown }>['rule'],
): boolean => changesRule(state, rule) && heldBy(state, ship, askedFor(rule)).length > 0;

/** The same of one ship's cards. */
export function heldBy(state: FirstState, ship: Ship, asked: Asked): readonly Holding[] {
  if (!hooked(state, asked)) return NONE;
  return abilitiesOf(state, ship).flatMap(({ ref, ability }) => {
    if (ability.kind !== 'modifier' || askedOf(ability.of) !== asked) return NONE;
    const scene = bareScene(state, ship, ref);
    return meets(scene, requirementsOf(ability.of)) ? [{ scene, of: ability.of }] : NONE;
  });
}

/** The color that a maneuver is treated as, the hardest of several (difficulty.5); null when no card says. */
export function treatedDifficulty(
  state: FirstState,
  ship: Ship,
  { maneuver, difficulty }: DialEntry,
): ManeuverDifficulty | null {
  let treated: ManeuverDifficulty | null = null;
  for (const { of } of heldBy(state, ship, 'difficulty')) {
    if (!('value' in of) || of.value !== 'difficulty') continue;
    const fits = fitsManeuver({ ...maneuver, difficulty }, of.maneuver);
    if (fits && (treated === null || HARDNESS[of.to] > HARDNESS[treated])) treated = of.to;
  }
  return treated;
}

const HARDNESS: Readonly<Record<ManeuverDifficulty, number>> = { green: 0, white: 1, red: 2 };

/** What cards add to a ship's agility now. */
export function agilityChange(state: FirstState, ship: Ship): number {
  let sum = 0;
  for (const { scene, of } of holding(state, 'agility')) {
    if (!('value' in of) || of.value !== 'agility') continue;
    if (isAgilityOf(scene, of.whose, ship)) sum += numberIn(scene, of.change);
  }
  return sum;
}

function isAgilityOf(
  scene: Scene,
  whose: Extract<ModifierOf, { value: 'agility' }>['whose'],
  ship: Ship,
): boolean {
  if (whose === 'own') return scene.self === ship;
  return whose === 'defender' ? scene.state.attack?.defender === ship.id : passesAll(scene, ship, whose.that);
}

/** What cards of ships in play answer a question, where their requirements hold. */
export function holding(state: FirstState, asked: Asked): readonly Holding[] {
  if (!hooked(state, asked)) return NONE;
  return state.ships.flatMap((ship) => (inPlay(ship) ? heldBy(state, ship, asked) : NONE));
}

/** What cards add to the primary weapon value of a ship. */
export function primaryChange(state: FirstState, ship: Ship): number {
  let sum = 0;
  for (const { of } of heldBy(state, ship, 'primary'))
    if ('value' in of && of.value === 'primary') sum += of.change;
  return sum;
}

const NONE: readonly Holding[] = [];

const requirementsOf = (of: ModifierOf): readonly Requirement[] => ('requires' in of ? of.requires : []);

interface Holding {
  readonly scene: Scene;
  readonly of: ModifierOf;
}

/** The card that answers a question, for who tells why. */
export const cardOfHeld = (one: Holding | undefined): string | null => (one ? cardIdOf(one.scene.ref) : null);

/** The color of a maneuver for a ship now; a mission's rule beats what cards say (golden-rules.3). */
export function difficultyOf(state: FirstState, ship: Ship, entry: DialEntry): ManeuverDifficulty {
  const difficulty = difficultyByCards(state, ship, entry);
  return state.mission ? missionDifficulty(state.mission, difficulty) : difficulty;
}

/** Of two effects that pull apart the harder wins (difficulty.5). */
function difficultyByCards(state: FirstState, ship: Ship, entry: DialEntry): ManeuverDifficulty {
  const { maneuver, difficulty } = entry;
  const turn = maneuver.bearing === 'turn';
  if (turn && ship.damage.length > 0 && faceup({ state }, ship, 'damaged-engine').length > 0) return 'red';
  return treatedDifficulty(state, ship, entry) ?? difficulty;
}

/** Agility: modifiers are summed before it is held at 0 (agility.3, .4); a cloak token is worth 2 (cloak.2), a tractor beam token 1 less in combat (tractor-beam-token.1). */
export function agilityOf(state: FirstState, ship: Ship): number {
  const damaged = faceup({ state }, ship, 'structural-damage').length;
  let lasting = 0;
  for (const { change } of ship.agilities) lasting += change;
  const pulled = state.phase === 'combat' ? ship.tokens['tractor-beam'] : 0;
  const more = (isCloaked(ship) ? 2 : 0) + agilityChange(state, ship) + lasting - pulled;
  return Math.max(0, printedAgility(ship) + more - damaged);
}

/** The primary weapon value: modifiers are summed before it is held at 0 (primary-weapon.3). */
export function primaryValue(state: FirstState, ship: Ship): number {
  const worse = faceup({ state }, ship, 'weapon-malfunction').length;
  return Math.max(0, weaponOf(ship, PRIMARY).attack + primaryChange(state, ship) - worse);
}
