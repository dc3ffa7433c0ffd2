/** Which abilities a ship has, and whether what they ask for holds. */

import type { Reach } from '../attack/dice.ts';
import type { Party } from '../attack/schema.ts';
import { DAMAGE_ABILITIES, rulingOfDamage } from '../damage/abilities.ts';
import { damageName } from '../damage/deck.ts';
import type { AnyZone } from '../geometry/index.ts';
import type { ArmadaState, DamageCard, DefenseToken, Ship, Upgrade } from '../state.ts';
import type { Ability, Condition } from './language.ts';
import { UPGRADE_ABILITIES } from './upgrades.ts';

/** A card in play with its abilities. */
export interface Card {
  readonly name: string;
  /** The ruling that its acts stand on. */
  readonly because: string;
  readonly abilities: readonly Ability[];
  /** The card itself: one of the two. */
  readonly damage: DamageCard | null;
  readonly upgrade: Upgrade | null;
}

/** An attack as far as cards look at it. */
export interface SeenAttack {
  readonly attacker: Party;
  readonly defender: Party;
  readonly reach: Reach;
  readonly obstructed: boolean;
}

/** What a condition is asked about: the ship that bears the card, and what is going on. */
export interface Scene {
  readonly state: ArmadaState;
  readonly ship: Ship;
  readonly attack?: SeenAttack | null;
  readonly zone?: AnyZone;
  readonly token?: DefenseToken;
}

/** Upgrades act by the golden rule: a card beats the rules (golden-rules.2). */
const UPGRADES_ACT = 'armada:golden-rules.2';

/** The cards of a ship that do something: upgrades not discarded, then faceup damage cards (effect-use-and-timing.10). */
export function cardsOf(ship: Ship): readonly Card[] {
  if (ship.damage.length === 0 && ship.upgrades.length === 0) return NONE;
  const cards: Card[] = [];
  for (const upgrade of ship.upgrades) {
    const abilities = UPGRADE_ABILITIES[upgrade.id];
    if (abilities && upgrade.side !== 'discarded')
      cards.push({ name: upgrade.id, because: UPGRADES_ACT, abilities, damage: null, upgrade });
  }
  for (const damage of ship.damage) {
    const name = damageName(damage.kind);
    if (damage.up && name) cards.push(damageCard(damage, name));
  }
  return cards;
}
const NONE: readonly Card[] = [];

export const damageCard = (damage: DamageCard, name: NonNullable<ReturnType<typeof damageName>>): Card => ({
  name,
  because: rulingOfDamage(name),
  abilities: DAMAGE_ABILITIES[name],
  damage,
  upgrade: null,
});

/** Whether all conditions of an ability hold. */
export const hold = (scene: Scene, conditions: readonly Condition[]): boolean =>
  conditions.every((condition) => holds(scene, condition));

function holds(scene: Scene, condition: Condition): boolean {
  const { ship, attack } = scene;
  const attacks = attack?.attacker.kind === 'zone' && attack.attacker.id === ship.id;
  switch (condition.kind) {
    case 'target':
      return attacks && (attack.defender.kind === 'zone') === (condition.is === 'ship');
    case 'reach':
      return !!attack && condition.in.includes(attack.reach);
    case 'from':
      return attacks && attack.attacker.zone === condition.zone;
    case 'obstructed':
      return attack?.obstructed === true;
    case 'attacked-ship':
      return ship.attacksOnShips > 0;
    case 'bare-zone':
      return scene.zone !== undefined && ship.shields[scene.zone] === 0;
    case 'token':
      return scene.token?.kind === condition.is;
    case 'token-exhausted':
      return scene.token?.side === 'exhausted';
    case 'speed':
      return ship.speed >= condition.least;
  }
}
