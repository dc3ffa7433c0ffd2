/** Which abilities a ship has now, by the cards it flies with. */

import { conditionCard } from '../cards/conditions.ts';
import { faceup } from '../damage/deck.ts';
import { lentAboard, predecessor } from '../docking/carriers.ts';
import { atRange, cardOf, inPlay, pilotOf, typeOf } from '../game.ts';
import type { FirstState, Ship } from '../state.ts';
import { hooked } from './hooks.ts';
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
  addShared(found, state, ship);
  addLent(found, state, ship);
  addAboard(found, state, ship, injured);
  addElite(found, state, ship);
  ship.upgrades.forEach((upgrade, at) => {
    if (upgrade.discarded && !isFiring(state, ship, at)) return;
    const card = cardOf(upgrade);
    if (injured && card.slot === 'elite') return;
    if (upgrade.flipped) addAbilities(found, card.back?.abilities ?? [], card.id, at, BACK);
    else addAbilities(found, card.abilities, card.id, at);
  });
  for (const { id } of ship.conditions)
    for (const [at, ability] of (conditionCard(id)?.abilities ?? []).entries())
      found.push({ ref: `${CONDITION}:${id}#${at}`, card: id, upgrade: -1, ability });
  for (const { ability, gives } of ship.lasting)
    for (const [at, one] of gives.entries())
      found.push({ ref: `${ability}+${at}`, card: cardIdOf(ability), upgrade: -1, ability: one });
  return found;
}

/** Stands before the reference of an ability on a condition card. */
const CONDITION = 'condition';

/** Stands in the reference of an ability on the other side of a card. */
const BACK = 'back';

/** With a card that shares them, or one that learns them, a ship has the pilot abilities of others in play too (faq-upgrade-cards.44, .45). */
function addShared(found: OwnedAbility[], state: FirstState, ship: Ship): void {
  if (!shares(ship) && !hasRuleOnCards(ship, 'learns-pilot-abilities')) return;
  for (const other of state.ships) {
    if (other === ship || other.side !== ship.side || !inPlay(other) || !shares(other)) continue;
    if (other.card !== ship.card && !isInjured(state, other))
      addAbilities(found, pilotOf(other).abilities, other.card, -1);
  }
}

/** What conditions that a ship assigned lend it: the pilot abilities of the ships that have them, destroyed or not. */
function addLent(found: OwnedAbility[], { ships }: FirstState, ship: Ship): void {
  for (const other of ships)
    for (const { id, from } of other.conditions)
      if (from === ship.id && conditionCard(id)?.lends === 'pilot-ability')
        addAbilities(found, pilotOf(other).abilities, other.card, -1);
}

/** Whether a ship has an ability only by a condition, Mimicked: it assigns no conditions with it. */
export function isLent(state: FirstState, ship: Ship, ref: string): boolean {
  const lent: OwnedAbility[] = [];
  addLent(lent, state, ship);
  return lent.some((owned) => owned.ref === ref);
}

/** Stands before the reference of an ability on a card of a docked ship. */
const DOCKED = 'docked';

/** What ships that are docked with it lend a ship, and the pilot ability of the one that it was aboard (docked-ships.10, .13). */
function addAboard(found: OwnedAbility[], state: FirstState, ship: Ship, injured: boolean): void {
  if (hooked(state, 'rule while-docked'))
    for (const { card, gives } of lentAboard(state, ship))
      for (const [at, ability] of gives.entries())
        found.push({ ref: `${DOCKED}:${card}#${at}`, card, upgrade: -1, ability });
  if (!hooked(state, 'rule takes-over') || injured) return;
  const before = predecessor(state, ship);
  if (before) addAbilities(found, pilotOf(before).abilities, before.card, -1);
}

/** Stands before the reference of an ability on a friend’s upgrade card. */
const FRIEND = 'friend';
/** The ship type that performs the actions of a friend’s elite cards. */
const TIE = 'tiefighter';

/**
 * The actions of elite cards of friends that let TIE fighters at range 1-3 perform them, and what these do once
 * performed, wherever the friend is then.
 */
function addElite(found: OwnedAbility[], state: FirstState, ship: Ship): void {
  if (!hooked(state, 'rule lends-elite-actions') || typeOf(ship).id !== TIE) return;
  for (const other of state.ships) {
    if (other === ship || other.side !== ship.side || !lendsElite(other)) continue;
    const near = inPlay(other) && !isInjured(state, other) && atRange(state, other, ship, [1, 3]);
    for (const upgrade of other.upgrades) {
      const card = cardOf(upgrade);
      if (card.slot !== 'elite' || ship.upgrades.some(({ id }) => id === card.id)) continue;
      const performed = ship.performed.includes(`card ${card.id}`);
      for (const [at, ability] of card.abilities.entries())
        if (ability.kind === 'action' ? near && !upgrade.discarded : performed && followsAction(ability))
          found.push({ ref: `${FRIEND}:${card.id}#${at}`, card: card.id, upgrade: -1, ability });
    }
  }
}

const lendsElite = (ship: Ship): boolean =>
  pilotOf(ship).abilities.some(
    (one) => one.kind === 'modifier' && 'rule' in one.of && one.of.rule === 'lends-elite-actions',
  );

/** Whether an ability holds once the action of its card was performed. */
const followsAction = (ability: Ability): boolean => {
  const requires =
    ability.kind === 'modifier' ? ('requires' in ability.of ? ability.of.requires : []) : ability.requires;
  return requires.some(({ kind }) => kind === 'performed-this');
};

const shares = (ship: Ship): boolean => hasRuleOnCards(ship, 'shares-pilot-abilities');

/** Whether an upgrade card of a ship in play has a rule, whatever it requires. */
const hasRuleOnCards = (
  { upgrades }: Ship,
  rule: 'shares-pilot-abilities' | 'learns-pilot-abilities',
): boolean =>
  upgrades.some(
    (upgrade) =>
      !upgrade.discarded &&
      cardOf(upgrade).abilities.some(
        (one) => one.kind === 'modifier' && 'rule' in one.of && one.of.rule === rule,
      ),
  );

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
export const cardIdOf = (ref: string): string =>
  ref.replace(/^(\d+|condition|friend|docked):/, '').replace(/#.*$/, '');
