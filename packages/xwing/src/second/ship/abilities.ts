/** The abilities on the cards of a ship: its own, its upgrades’, its conditions’ and its damage cards’. */

import type { Refusal } from '@firing-arc/referee';
import { DAMAGE_DECK } from '../abilities/damage-deck.ts';
import { CARD_TEXT, type Indexed, type OwnedAbility, owned } from '../cards/gathered.ts';
import { shipCard, upgradeOf } from '../cards/library.ts';
import { conditionCard } from '../conditions/cards.ts';
import type { Ship, Window } from '../state.ts';
import { replacesShipAbility } from './upgrades.ts';

/** What the ships that are docked with a ship let it do, and what it has from other pilots. */
const aboardOf = (ship: Ship): readonly Indexed[] => {
  if (!ship.aboard && !ship.borrows) return NOBODY;
  return [
    ...(ship.aboard ?? []).map((card) => shipCard(card).forCarrier),
    ...(ship.borrows ?? []).map((card) => shipCard(card).forBorrower),
  ];
};

const NOBODY: readonly Indexed[] = [];
const NO_LINES: readonly string[] = [];

/** What a ship's own card says: its ship ability only while no upgrade replaces it. */
const ownCard = (ship: Ship): Indexed => {
  const card = shipCard(ship.card);
  return ship.upgrades.length > 0 && replacesShipAbility(ship) ? card.alone : card;
};

/** The abilities on a ship's cards, upgrades and conditions, without damage cards. */
export function cardAbilities(ship: Ship): readonly OwnedAbility[] {
  let all = ownCard(ship).abilities;
  for (const { id } of ship.upgrades) all = joined(all, upgradeOf(id).abilities);
  if (ship.conditions.length > 0) all = joined(all, conditionAbilities(ship));
  for (const { abilities } of aboardOf(ship)) all = joined(all, abilities);
  return all;
}

/** Two lists, one after the other: most cards add nothing, and then nothing is copied. */
function joined(some: readonly OwnedAbility[], more: readonly OwnedAbility[]): readonly OwnedAbility[] {
  if (more.length === 0) return some;
  return some.length === 0 ? more : [...some, ...more];
}

/** The abilities on a ship's cards and upgrades that act in a window; damage cards have none on dice. */
export function abilitiesAt(
  ship: Ship,
  window: Window | 'modify-attack-dice' | 'modify-defense-dice',
): readonly OwnedAbility[] {
  let all = ownCard(ship).byWindow.get(window) ?? NO_ABILITIES;
  for (const { id } of ship.upgrades) all = joined(all, upgradeOf(id).byWindow.get(window) ?? NO_ABILITIES);
  for (const { byWindow } of aboardOf(ship)) all = joined(all, byWindow.get(window) ?? NO_ABILITIES);
  if (ship.conditions.length === 0) return all;
  return joined(
    all,
    conditionAbilities(ship).filter(({ ability }) => 'window' in ability && ability.window === window),
  );
}

const NO_ABILITIES: readonly OwnedAbility[] = [];

/** Every ability of a ship that is active now: its cards', its upgrades' and its faceup damage cards'. */
export function activeAbilities(ship: Ship): readonly OwnedAbility[] {
  let all = cardAbilities(ship);
  for (const { up, uid, kind } of ship.damage) if (up) all = joined(all, damageAbilities(uid, kind));
  return all;
}

/** What a facedown condition is called. */
export const SECRET_CONDITION = 'Secret condition';

/** The abilities of the condition cards on a ship; a facedown one acts too, but a view does not tell which it is. */
function conditionAbilities(ship: Ship): readonly OwnedAbility[] {
  return ship.conditions.flatMap(({ uid, id, up }) => {
    const card = conditionCard(id);
    if (!card) return [];
    const on = `condition-${uid}`;
    if (up) return owned(on, card.name, card);
    // What nobody sees is not told by what the rulebook says of it either.
    const told = owned(on, SECRET_CONDITION, card);
    return told.map((one) => ({ ...one, lines: NO_LINES, ruling: CARD_TEXT }));
  });
}

/** The modifiers that a ship's cards have now; almost always none. */
export function activeModifiers(ship: Ship): readonly OwnedAbility[] {
  let all = ownCard(ship).modifiers;
  for (const { id } of ship.upgrades) all = joined(all, upgradeOf(id).modifiers);
  if (ship.conditions.length > 0) all = joined(all, conditionAbilities(ship).filter(isModifier));
  for (const { modifiers } of aboardOf(ship)) all = joined(all, modifiers);
  for (const { up, uid, kind } of ship.damage)
    if (up) all = joined(all, damageAbilities(uid, kind).filter(isModifier));
  return all;
}

const isModifier = (owned: OwnedAbility): boolean => owned.ability.kind === 'modifier';

/** The abilities of one faceup damage card, as abilities of the ship that has it (card-interpretation.2). */
export function damageAbilities(uid: number, kind: number): readonly OwnedAbility[] {
  const card = DAMAGE_DECK[kind];
  return card
    ? card.abilities.map((ability, i) => ({
        ref: `damage-${uid}.${i}`,
        name: card.name,
        ability,
        lines: [card.ruling],
        ruling: card.ruling,
      }))
    : [];
}

/** A card on a ship, by one of its abilities. */
export interface CardOfShip {
  readonly by: Ship;
  readonly ref: string;
}

/** Why a card says no: by the line of the rulebook about this ability of it, else by `usual`, with its name. */
export function byCard({ by, ref }: CardOfShip, usual = 'xwing2:introduction.3'): Omit<Refusal, 'option'> {
  const owned = findAbility(by, ref);
  const [line = usual] = ref.startsWith('damage-') ? (owned?.lines ?? []) : (owned?.ability.rulings ?? []);
  return { ruling: line, facts: { card: owned?.name ?? '' } };
}

/** The first line of the rulebook about the ability that `ref` names on a ship, else `usual`. */
export const rulingFor = (ship: Ship, ref: string, usual: string): string =>
  findAbility(ship, ref)?.lines[0] ?? usual;

/** The ability that `ref` names on a ship, if it is still active there. */
export function findAbility(ship: Ship, ref: string): OwnedAbility | undefined {
  return activeAbilities(ship).find((owned) => owned.ref === ref);
}
