import { canPay } from '../abilities/costs.ts';
import { forbidding } from '../abilities/evaluate.ts';
import type { BonusHeader } from '../abilities/language.ts';
import { payCosts } from '../abilities/pay.ts';
import { isWeaponOf } from '../attack/weapon.ts';
import { inPlay } from '../bodies.ts';
import type { Weapon } from '../cards/chassis.ts';
import { type SecondGame, shipOf } from '../game.ts';
import { cardAbilities } from '../ship/abilities.ts';
import { upgradeWith } from '../ship/upgrades.ts';
import { weaponsOf } from '../ship/weapons.ts';
import type { Attack, SecondState, Ship } from '../state.ts';
import { CARD, GRANTED, HEADER, headersOf, STANDARD, timesFired } from './fired.ts';

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
  payCosts(game, ship, header.ref, header.ability.costs, { because: 'xwing2:attack.6' });
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
