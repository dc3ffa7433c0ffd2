import type { Body } from '../../common/index.ts';
import { canPay, payCosts } from '../abilities/costs.ts';
import type { BonusHeader, Cost } from '../abilities/language.ts';
import { forbidding } from '../abilities/modifiers.ts';
import { isWeaponOf } from '../attack/weapons.ts';
import { bodyOf, inPlay } from '../bodies.ts';
import type { SpecialWeapon, Weapon } from '../cards/chassis.ts';
import { type SecondGame, shipOf } from '../game.ts';
import { cardAbilities } from '../ship/abilities.ts';
import { isHuge } from '../ship/card.ts';
import { upgradeWith } from '../ship/upgrades.ts';
import { weaponsOf } from '../ship/weapons.ts';
import type { Attack, SecondState, Ship } from '../state.ts';

/** Stands in `fired` for the standard attack, and for a bonus attack that a card granted. */
const STANDARD = -1;
const GRANTED = -2;
/** Stands there for an attack under a Bonus Attack: header of the weapon, and under the first one of other cards. */
const HEADER = 0;
const CARD = 1;
/** So many numbers stand in `fired` for each attack. */
const EACH = 3;

/**
 * A huge ship attacks as long as it wants: once with a weapon of its ship card or under an Attack: header, and once
 * for each Bonus Attack: header, in any order (huge-ships.3 to .7). `before` tells whether the last attack was made.
 */
export function hugeAttack(game: SecondGame, id: number, before: number): void {
  const ship = shipOf(game, id);
  if (!inPlay(ship) || ship.fired.length === before) return;
  const weapons = weaponsOf(ship).flatMap((weapon, at) =>
    isReady(game.state, ship, weapon, at) || headerFor(game.state, ship, weapon) ? [at] : [],
  );
  if (weapons.length === 0) return;
  game.next(
    { kind: 'attack', ship: id, bonus: false, weapons },
    { kind: 'huge-attack', ship: id, before: ship.fired.length },
  );
}

const headersOf = (weapon: Weapon): number => weapon.special?.attack.bonusHeaders ?? 0;

function isReady(state: SecondState, ship: Ship, weapon: Weapon, at: number): boolean {
  const headers = headersOf(weapon);
  if (headers > 0) return timesFired(ship, at, HEADER) < headers;
  return timesFired(ship, -1, STANDARD) === 0 && !onlyAsBonus(state, ship, weapon);
}

/** Whether a card says that a weapon attacks only as a bonus attack. */
const onlyAsBonus = (state: SecondState, ship: Ship, weapon: Weapon): boolean =>
  forbidding(state, 'attack-but-bonus').some(
    ({ on, ref, of }) => on === ship && of.with.some((kind) => isWeaponOf(ship, weapon, kind, ref)),
  );

/** How often a weapon (-1: any) was fired in a way: under a header of its own, as standard or granted attack. */
function timesFired(ship: Ship, weapon: number, way: number): number {
  let times = 0;
  for (let i = 0; i < ship.fired.length; i += EACH) {
    if ((weapon < 0 || ship.fired[i] === weapon) && ship.fired[i + 1] === way) times++;
  }
  return times;
}

/** What the next attack with a special weapon costs: nothing as long as it has Bonus Attack: headers without a price. */
export function costsNow(ship: Ship, { attack, upgrade }: SpecialWeapon): readonly Cost[] {
  if (!attack.freeHeaders) return attack.costs;
  const at = weaponsOf(ship).findIndex(({ special }) => special?.upgrade === upgrade);
  return timesFired(ship, at, HEADER) < attack.freeHeaders ? NOTHING : attack.costs;
}
const NOTHING: readonly Cost[] = [];

/** Weapons with which a card may still grant a huge ship a bonus attack: by each Attack: header once a round (huge-ships.8). */
export function grantable(ship: Ship, weapons: readonly number[] | undefined): readonly number[] {
  const all = weapons ?? weaponsOf(ship).map((_, at) => at);
  const weaponsNow = weaponsOf(ship);
  return all.filter(
    (at) => timesFired(ship, at, GRANTED) < (weaponsNow[at]?.special?.attack.attackHeaders ?? 1),
  );
}

/** Whether the attacker, if it is huge, has attacked the defender before in this round. */
export function attackedBefore({ ships }: SecondState, { attacker, defender }: Attack): boolean {
  const { fired } = ships[attacker]!;
  let times = 0;
  for (let i = 2; i < fired.length; i += EACH) if (fired[i] === defender) times++;
  return times > 1;
}

/** Remembers which of its attacks a huge ship has made: weapon, way and defender of each. */
export function rememberFired(game: SecondGame, ship: Ship, attack: Attack, granted: boolean): void {
  const way = granted ? GRANTED : wayOf(game, ship, weaponsOf(ship)[attack.weapon]!);
  ship.fired.push(attack.weapon, way, attack.defender);
  if (way >= HEADER) attack.bonus = true;
}

/** Under which header an attack is made that no effect granted; one that fits two of them as its player likes. */
function wayOf(game: SecondGame, ship: Ship, weapon: Weapon): number {
  if (headersOf(weapon) > 0) return HEADER;
  const header = headerFor(game.state, ship, weapon);
  if (!header) return STANDARD;
  const free = timesFired(ship, -1, STANDARD) === 0 && !onlyAsBonus(game.state, ship, weapon);
  if (free && !wantsHeader(game, ship, header.ref)) return STANDARD;
  payCosts(game, ship, header.ref, header.ability.costs, 'xwing2:attack.6');
  return CARD + header.at;
}

const wantsHeader = (game: SecondGame, ship: Ship, ability: string): boolean =>
  game.choose({
    form: 'choice',
    kind: 'use-ability',
    player: ship.player,
    because: 'xwing2:huge-ships.5',
    ship: ship.id,
    ability,
    options: [{ use: true }, { use: false }],
  }).use;

/** A Bonus Attack: header of another card under which a weapon could be fired now: each once a round (huge-ship-faq.4). */
function headerFor(state: SecondState, ship: Ship, weapon: Weapon): CardHeader | undefined {
  let at = 0;
  for (const { ref, ability } of cardAbilities(ship)) {
    if (ability.kind !== 'bonus-header') continue;
    const header = { ref, ability, at: at++ };
    if (timesFired(ship, -1, CARD + header.at) > 0 || !canPay(state, ship, ref, ability.costs)) continue;
    if (upgradeWith(ship, ref)?.flipped) continue;
    if (ability.with.some((kind) => isWeaponOf(ship, weapon, kind, ref))) return header;
  }
  return undefined;
}

/** A Bonus Attack: header of a card that is no weapon, and its place among those of its ship. */
interface CardHeader {
  readonly ref: string;
  readonly ability: BonusHeader;
  readonly at: number;
}

/** Huge ships in the way of an attack: they obstruct it as an obstacle does (huge-ships.46). */
export function hugeBetween(state: SecondState, attacker: Ship, defender: Ship): readonly Body[] {
  const bodies: Body[] = [];
  for (const ship of state.ships) {
    if (ship !== attacker && ship !== defender && inPlay(ship) && isHuge(ship)) bodies.push(bodyOf(ship));
  }
  return bodies;
}
