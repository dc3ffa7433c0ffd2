/** How the edges of abilities of 2.5 are played. */
import { bothSides, type EdgedGame } from '@firing-arc/referee/testing';
import type { Ability } from '../../abilities/language.ts';
import type { GatheredUpgrade, Indexed, OwnedAbility, ShipCard } from '../../cards/gathered.ts';
import { type CardAbility, playing } from './acting.ts';

/** Does something while another ability stands in the place of one. */
function instead({ owned, gathered }: CardAbility, changed: Ability, does: () => void): void {
  const printed = gathered.map((card) => ('card' in card ? card.card : card.pilot));
  const cards = [...gathered, ...printed];
  const kept = cards.map((card) => ({ ...card }));
  for (const card of gathered) put(card, owned, changed);
  for (const card of printed)
    Object.assign(card, { abilities: card.abilities.map((one) => (one === owned.ability ? changed : one)) });
  try {
    does();
  } finally {
    cards.forEach((card, i) => void Object.assign(card, kept[i]));
  }
}

function put(card: ShipCard | GatheredUpgrade, { ref, ability }: OwnedAbility, changed: Ability): void {
  const other = (list: readonly OwnedAbility[]) =>
    list.map((one) => (one.ref === ref ? { ...one, ability: changed } : one));
  const indexed = ({ abilities, byWindow, replacements, modifiers }: Indexed): Indexed => ({
    abilities: other(abilities),
    byWindow: new Map([...byWindow].map(([window, list]) => [window, other(list)])),
    replacements: other(replacements),
    modifiers: other(modifiers),
  });
  Object.assign(card, indexed(card));
  if ('alone' in card) Object.assign(card, { alone: indexed(card.alone) });
  else if (changed.kind === 'attack')
    Object.assign(card, {
      weapons: card.weapons.map((weapon) =>
        weapon.special?.attack === ability
          ? { ...weapon, special: { ...weapon.special, attack: changed } }
          : weapon,
      ),
    });
}

export const EDGED: EdgedGame<CardAbility, Ability> = {
  blockOf: ({ owned }) => owned.ability,
  playing,
  instead,
  noEdge: /^(strange|condition)|\.(window|group|rememberedInAttack|zones?|names?)\b/,
  changes: bothSides(3),
};
