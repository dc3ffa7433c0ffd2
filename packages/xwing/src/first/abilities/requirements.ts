/** Whether the if-conditions of an ability hold. */

import type { ManeuverTest } from '../../common/language/index.ts';
import { PRIMARY, THROUGH_BOMB } from '../attack/printed-weapons.ts';
import type { ManeuverDifficulty } from '../cards/index.ts';
import { cardOf } from '../game.ts';
import type { Attack, FirstState, Ship } from '../state.ts';
import type { AttackWeapon, Requirement, WeaponClass } from './language/vocabulary.ts';
import type { Scene } from './scene.ts';

/** Name under which the action of a card is remembered for the round: copies share it (actions.8). */
export const actionOfCard = (card: string): string => `card ${card}`;

/** Whether an ability that was used stands on the same card of the same ship as the one that asks. */
export const isOfCard = (used: string, { ref, self }: Scene): boolean =>
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

export function isMadeWith(state: FirstState, attack: Attack, weapon: AttackWeapon, scene: Scene): boolean {
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

export function isFact(
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
