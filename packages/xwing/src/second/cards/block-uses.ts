/** How many cards use each window, block and token of the language in which they are written. */

import type { Ability } from '../abilities/language.ts';
import { CONDITIONS } from '../conditions/cards.ts';
import { TOKENS, WINDOWS } from '../state.ts';
import { CHASSIS, UPGRADES } from './all.ts';
import { CARRIER_ABILITIES, SHIP_ABILITIES } from './ship-abilities.ts';

/** Cards by the part of the language that they use: `window after-jam`, `block jam`, `token jam`. */
export function blockUses(): ReadonlyMap<string, ReadonlySet<string>> {
  const uses = new Map<string, Set<string>>();
  for (const window of WINDOWS) if (window !== 'aftermath') uses.set(`window ${window}`, new Set());
  for (const token of TOKENS) uses.set(`token ${token}`, new Set());
  for (const [card, abilities] of allCards()) {
    for (const part of partsOf(abilities)) {
      const cards = uses.get(part) ?? new Set();
      cards.add(card);
      uses.set(part, cards);
    }
  }
  return uses;
}

/** Every card with its abilities; two cards of one name say the same and count as one. */
function allCards(): readonly (readonly [card: string, abilities: readonly Ability[]])[] {
  const named = (name: string) => name.replaceAll(/[“”]/g, '');
  return [
    ...CHASSIS.flatMap(({ pilots }) => pilots.map((card) => [named(card.name), card.abilities] as const)),
    ...UPGRADES.map((card) => [named(card.name), card.abilities] as const),
    ...CONDITIONS.map((card) => [card.name, card.abilities] as const),
    ...Object.entries({ ...SHIP_ABILITIES, ...CARRIER_ABILITIES }),
  ];
}

const SPEAKS: readonly string[] = ['can', 'cannot', 'rule', 'permission', 'value'];

/** What some data of the language is made of. */
function partsOf(data: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (part: unknown): void => {
    if (typeof part === 'string' && (TOKENS as readonly string[]).includes(part)) found.add(`token ${part}`);
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      if (key === 'window') found.add(`window ${value}`);
      else if (key === 'kind') found.add(`block ${value}`);
      else if (SPEAKS.includes(key) && typeof value === 'string') found.add(`${key} ${value}`);
      else walk(value);
    }
  };
  walk(data);
  return found;
}
