/** What each card says, gathered once when it is added, so that a game finds it by window and kind. */

import type { Ruled } from '../../common/language/index.ts';
import type { Ability } from '../abilities/language.ts';
import type { Window } from '../state.ts';
import {
  asFlown,
  type Charges,
  type Chassis,
  type PilotCard,
  type UpgradeCard,
  type UpgradeSlot,
  type UpgradeValues,
  type Weapon,
} from './chassis.ts';
import { CARRIER_ABILITIES, SHIP_ABILITIES } from './ship-abilities.ts';

/** An ability on a ship, with the name of the card it stands on. `ref` finds it again on that ship. */
export interface OwnedAbility {
  readonly ref: string;
  readonly name: string;
  readonly ability: Ability;
  /** The lines of the rulebook about it, or about its card; mostly none. */
  readonly lines: readonly string[];
  /** What it does is told with this ruling: the first of its lines, else that cards do what they say. */
  readonly ruling: string;
}

/** Abilities with those that act in a window, instead of something, or on a value, found before the game. */
export interface Indexed {
  readonly abilities: readonly OwnedAbility[];
  readonly byWindow: ReadonlyMap<
    Window | 'modify-attack-dice' | 'modify-defense-dice',
    readonly OwnedAbility[]
  >;
  readonly modifiers: readonly OwnedAbility[];
}

/** Front arc weapons of a slot that attack through another arc; `onBack` where only one side of the card says so. */
export interface TurnedArc {
  readonly slot: UpgradeSlot;
  readonly to: Weapon['arc'];
  readonly onBack?: boolean;
}

/** What a ship's own cards say, gathered once for each pilot card. */
export interface ShipCard extends Indexed {
  readonly chassis: Chassis;
  readonly pilot: PilotCard;
  /** Slots whose front arc weapons attack through another arc. */
  readonly arcs: readonly TurnedArc[];
  /** Its pilot ability without the ship ability. */
  readonly alone: Indexed;
  /** What it lets its carrier do while it is docked. */
  readonly forCarrier: Indexed;
  /** Its pilot ability, for ships that have it too. */
  readonly forBorrower: Indexed;
}

/** What an upgrade card says, gathered once, with the weapons it gives. */
export interface GatheredUpgrade extends Indexed {
  readonly card: UpgradeCard;
  /** Slots whose front arc weapons attack through another arc while this card is there, by the side that is up. */
  readonly arcs: readonly TurnedArc[];
  /** What its other side adds; nothing for a card with one. */
  readonly back: UpgradeValues & { readonly charges?: Charges };
  readonly weapons: readonly Weapon[];
}

/** Ruling behind what a pilot or ship ability does: a card's text is an ability. */
export const CARD_TEXT = 'xwing2:abilities.1';

/** How the `ref` of an upgrade's ability begins; the card's id follows. */
export const UPGRADE_REF = 'upgrade-';

/** Gathers what a pilot card and the ship it flies say. */
export function gathered(type: Chassis, pilot: PilotCard): ShipCard {
  const chassis = asFlown(type, pilot);
  const shipAbility = chassis.shipAbility ?? '';
  const own = owned('pilot', pilot.name, pilot);
  const abilities = [...own, ...owned('ship', shipAbility, { abilities: SHIP_ABILITIES[shipAbility] ?? [] })];
  const aboard = `aboard-${pilot.id}`;
  return {
    chassis,
    pilot,
    arcs: turnedArcs(abilities),
    alone: indexed(own),
    forCarrier: indexed(
      shipAbility === 'Co-Pilot'
        ? owned(aboard, pilot.name, pilot)
        : owned(aboard, shipAbility, { abilities: CARRIER_ABILITIES[shipAbility] ?? [] }),
    ),
    forBorrower: indexed(owned(`as-${pilot.id}`, pilot.name, pilot)),
    ...indexed(abilities),
  };
}

function turnedArcs(abilities: readonly OwnedAbility[]): readonly TurnedArc[] {
  return abilities.flatMap(({ ability }) =>
    ability.kind === 'modifier' && 'value' in ability.of && ability.of.value === 'weapon-arc'
      ? [ability.of]
      : [],
  );
}

/** The abilities of one card, each with its place on it. */
export const owned = (
  on: string,
  name: string,
  { abilities, rulings = [] }: Ruled & { readonly abilities: readonly Ability[] },
): readonly OwnedAbility[] =>
  abilities.map((ability, i) => {
    const lines = ability.rulings ?? rulings;
    return { ref: `${on}.${i}`, name, ability, lines, ruling: lines[0] ?? CARD_TEXT };
  });

const NO_VALUES: UpgradeValues = {
  hull: 0,
  shields: 0,
  agility: 0,
  frontValue: 0,
  weapons: [],
  actions: [],
};

/** Gathers what an upgrade card says. */
export function gatheredUpgrade(card: UpgradeCard): GatheredUpgrade {
  const { id, name, slot } = card;
  const abilities = owned(`${UPGRADE_REF}${id}`, name, card);
  const special = card.abilities.flatMap((ability): readonly Weapon[] =>
    ability.kind === 'attack'
      ? [{ arc: ability.arc, value: ability.value, special: { upgrade: id, slot, attack: ability } }]
      : [],
  );
  const weapons = [...card.weapons, ...special];
  const arcs = turnedArcs(abilities);
  return { card, arcs, back: { ...NO_VALUES, ...card.back }, weapons, ...indexed(abilities) };
}

function indexed(abilities: readonly OwnedAbility[]): Indexed {
  const byWindow = new Map<Window | 'modify-attack-dice' | 'modify-defense-dice', OwnedAbility[]>();
  for (const owned of abilities) {
    if (owned.ability.kind !== 'trigger' && owned.ability.kind !== 'dice' && owned.ability.kind !== 'strange')
      continue;
    const list = byWindow.get(owned.ability.window) ?? [];
    list.push(owned);
    byWindow.set(owned.ability.window, list);
  }
  return {
    abilities,
    byWindow,
    modifiers: abilities.filter((owned) => owned.ability.kind === 'modifier'),
  };
}
