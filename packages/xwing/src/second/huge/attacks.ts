import type { Body } from '../../common/index.ts';
import type { Weapon } from '../cards/chassis.ts';
import { bodyOf, inPlay, isHuge, type SecondGame, shipOf, weaponsOf } from '../game.ts';
import type { Attack, SecondState, Ship } from '../state.ts';

/** Stands in `fired` for the standard attack, and for a bonus attack that a card granted. */
const STANDARD = -1;
const GRANTED = -2;

/**
 * A huge ship attacks as long as it wants: once with a weapon of its ship card or under an Attack: header, and once
 * for each Bonus Attack: header, in any order (huge-ships.3 to .7). `before` tells whether the last attack was made.
 */
export function hugeAttack(game: SecondGame, id: number, before: number): void {
  const ship = shipOf(game, id);
  if (!inPlay(ship) || ship.fired.length === before) return;
  const weapons = weaponsOf(ship).flatMap((weapon, at) => (isReady(ship, weapon, at) ? [at] : []));
  if (weapons.length === 0) return;
  game.next(
    { kind: 'attack', ship: id, bonus: false, weapons },
    { kind: 'huge-attack', ship: id, before: ship.fired.length },
  );
}

const headersOf = (weapon: Weapon): number => weapon.special?.attack.bonusHeaders ?? 0;

function isReady(ship: Ship, weapon: Weapon, at: number): boolean {
  const headers = headersOf(weapon);
  return headers > 0 ? timesFired(ship, at, 0) < headers : timesFired(ship, -1, STANDARD) === 0;
}

/** How often a weapon (-1: any) was fired in a way: under a header of its own (0), as standard or granted attack. */
function timesFired(ship: Ship, weapon: number, way: number): number {
  let times = 0;
  for (let i = 0; i < ship.fired.length; i += 2) {
    if ((weapon < 0 || ship.fired[i] === weapon) && ship.fired[i + 1] === way) times++;
  }
  return times;
}

/** Weapons with which a card may still grant a huge ship a bonus attack: each once a round (huge-ships.8). */
export function grantable(ship: Ship, weapons: readonly number[] | undefined): readonly number[] {
  const all = weapons ?? weaponsOf(ship).map((_, at) => at);
  return all.filter((at) => timesFired(ship, at, GRANTED) === 0);
}

/** Remembers which of its attacks a huge ship has made. */
export function rememberFired(ship: Ship, attack: Attack, granted: boolean): void {
  const headers = headersOf(weaponsOf(ship)[attack.weapon]!);
  ship.fired.push(attack.weapon, granted ? GRANTED : headers > 0 ? 0 : STANDARD);
  if (headers > 0) attack.bonus = true;
}

/** Huge ships in the way of an attack: they obstruct it as an obstacle does (huge-ships.46). */
export function hugeBetween(state: SecondState, attacker: Ship, defender: Ship): readonly Body[] {
  const bodies: Body[] = [];
  for (const ship of state.ships) {
    if (ship !== attacker && ship !== defender && inPlay(ship) && isHuge(ship)) bodies.push(bodyOf(ship));
  }
  return bodies;
}
