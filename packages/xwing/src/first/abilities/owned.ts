/** Which abilities a ship has now, by the cards it flies with. */

import { faceup } from '../damage/effects.ts';
import { cardOf, pilotOf } from '../game.ts';
import type { FirstState, Ship } from '../state.ts';
import type { Ability } from './language/vocabulary.ts';

/** An ability on a card of a ship. */
export interface OwnedAbility {
  /** Card and place on it: `howlrunner#0`; upgrades have their place on the ship too: `1:marksmanship#0`. */
  readonly ref: string;
  /** Id of the card. */
  readonly card: string;
  /** Place of the upgrade card on the ship; -1 for the ship card. */
  readonly upgrade: number;
  readonly ability: Ability;
}

/** Injured Pilot takes away the pilot ability and what elite upgrades do (damage-deck-original-core-set.2). */
export function isInjured(state: FirstState, ship: Ship): boolean {
  if (state.damageDeck !== 'core' || ship.damage.length === 0) return false;
  return faceup({ state }, ship, 'injured-pilot').length > 0;
}

/** The abilities of a ship that are in force. */
export function abilitiesOf(state: FirstState, ship: Ship): readonly OwnedAbility[] {
  const injured = isInjured(state, ship);
  const found: OwnedAbility[] = [];
  if (!injured) addAbilities(found, pilotOf(ship).abilities, ship.card, -1);
  ship.upgrades.forEach((upgrade, at) => {
    if (upgrade.discarded && !isFiring(state, ship, at)) return;
    const card = cardOf(upgrade);
    if (injured && card.slot === 'elite') return;
    if (upgrade.flipped) addAbilities(found, card.back?.abilities ?? [], card.id, at, BACK);
    else addAbilities(found, card.abilities, card.id, at);
  });
  return found;
}

/** Stands in the reference of an ability on the other side of a card. */
const BACK = 'back';

/** Whether the weapon of the present attack is an upgrade card of the ship, which may be discarded to pay for it. */
const isFiring = ({ attack }: FirstState, ship: Ship, upgrade: number): boolean =>
  attack?.attacker === ship.id && attack.weapon === upgrade + 1;

/** The ability with a reference; undefined when the ship has it no more. */
export const findAbility = (state: FirstState, ship: Ship, ref: string): OwnedAbility | undefined =>
  abilitiesOf(state, ship).find((owned) => owned.ref === ref);

function addAbilities(
  found: OwnedAbility[],
  abilities: readonly Ability[],
  card: string,
  upgrade: number,
  side = '',
): void {
  const prefix = upgrade < 0 ? card : `${upgrade}:${card}`;
  for (const [at, ability] of abilities.entries())
    found.push({ ref: `${prefix}#${side}${at}`, card, upgrade, ability });
}

/** Id of the card that an ability stands on, by its reference. */
export const cardIdOf = (ref: string): string => ref.replace(/^\d+:/, '').replace(/#.*$/, '');
