/** Whether the if-conditions of an ability hold. */

import { compares, type ManeuverTest } from '../../common/language/index.ts';
import { PRIMARY, THROUGH_BOMB } from '../attack/weapons.ts';
import type { ManeuverDifficulty } from '../cards/chassis.ts';
import { upgradeCard } from '../cards/index.ts';
import { cardOf, isIonized, typeOf } from '../game.ts';
import { hugeCourse } from '../huge/move.ts';
import { otherShips } from '../maneuver/other-ships.ts';
import { difficultyOf } from '../maneuver/revealed.ts';
import type { Attack, FirstState, Ship } from '../state.ts';
import type { AttackWeapon, Requirement, WeaponClass } from './language/vocabulary.ts';
import { cardIdOf, findAbility } from './owned.ts';
import { numberIn, passesAll, type Scene, shipIn, shipsThat } from './scene.ts';

/** Name under which the action of a card is remembered for the round: copies share it (actions.8). */
export const actionOfCard = (card: string): string => `card ${card}`;

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

/** Whether an ability that was used stands on the same card of the same ship as the one that asks. */
const isOfCard = (used: string, { ref, self }: Scene): boolean =>
  used.startsWith(ref.replace(/\d+$/, '')) && used.endsWith(`@${self.id}`);

/** Whether a maneuver is one of those that a test describes. */
export function fitsManeuver(
  flown: {
    readonly bearing: string;
    readonly direction: string;
    readonly speed: number;
    readonly difficulty: string;
  },
  { difficulty, speed, bearing, direction }: ManeuverTest<ManeuverDifficulty>,
): boolean {
  if (speed && (flown.speed < speed[0] || flown.speed > speed[1])) return false;
  if (difficulty && !([] as string[]).concat(difficulty).includes(flown.difficulty)) return false;
  if (bearing && !([] as string[]).concat(bearing).includes(flown.bearing)) return false;
  return direction === undefined || direction === flown.direction;
}

function isMadeWith(state: FirstState, attack: Attack, weapon: AttackWeapon, scene: Scene): boolean {
  if (weapon === 'this') return scene.self.id === attack.attacker && isOwnCard(attack, scene.ref);
  return isWeapon(state.ships[attack.attacker]!, attack.weapon, weapon);
}

/** Whether the weapon of an attack is the upgrade card that an ability stands on. */
const isOwnCard = (attack: Attack, ref: string): boolean => ref.startsWith(`${attack.weapon - 1}:`);

/** Whether the weapon of a ship with a number is of a class. */
export function isWeapon(ship: Ship, number: number, weapon: WeaponClass): boolean {
  if (weapon === 'primary') return number === PRIMARY;
  if (number === PRIMARY) return false;
  return weapon === 'secondary' || cardOf(ship.upgrades[number - 1]!).slot === weapon;
}

function isFact(
  state: FirstState,
  attack: Attack,
  fact: Extract<Requirement, { kind: 'attack-is' }>['is'],
): boolean {
  switch (fact) {
    case 'through-bomb':
      return attack.used.includes(THROUGH_BOMB);
    case 'obstructed':
      return attack.obstructed;
    case 'defender-destroyed':
      return state.ships[attack.defender]?.destroyed === true;
    case 'crit-canceled':
      return attack.critsCanceled > 0;
    case 'defender-dealt-faceup':
      return wasDealtFaceup(state, attack);
    case 'defender-dealt':
      return attack.dealt.length > 0;
  }
}

const wasDealtFaceup = (state: FirstState, { defender, dealt }: Attack): boolean =>
  state.ships[defender]?.damage.some(({ uid, up }) => up && dealt.includes(uid)) === true;
