/** How the edges of abilities of 2.5 are played. */
import { type EdgedGame, EVERY_CHANGE } from '@firing-arc/referee/testing';
import type { Ability } from '../../abilities/language.ts';
import type { GatheredUpgrade, Indexed, OwnedAbility, ShipCard } from '../../cards/gathered.ts';
import { type CardAbility, playing, scenesBeside } from './acting.ts';
import { saysTheSame } from './same.ts';

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
  const indexed = ({ abilities, byWindow, modifiers }: Indexed): Indexed => ({
    abilities: other(abilities),
    byWindow: new Map([...byWindow].map(([window, list]) => [window, other(list)])),
    modifiers: other(modifiers),
  });
  Object.assign(card, indexed(card));
  if (ability.kind === 'modifier' && changed.kind === 'modifier')
    Object.assign(card, { arcs: card.arcs.map((arc) => (arc === ability.of ? changed.of : arc)) });
  if ('alone' in card)
    Object.assign(card, {
      alone: indexed(card.alone),
      forCarrier: indexed(card.forCarrier),
      forBorrower: indexed(card.forBorrower),
    });
  else if (changed.kind === 'attack') {
    const { arc, value } = changed;
    Object.assign(card, {
      weapons: card.weapons.map((weapon) =>
        weapon.special?.attack === ability
          ? { ...weapon, arc, value, special: { ...weapon.special, attack: changed } }
          : weapon,
      ),
    });
  }
}

/** How a block is told and cited, when it is looked at, and the number of a price that is always one thing. */
const NO_EDGE = new RegExp(
  [
    '^(strange|condition)',
    '^(gain-one|spend-from|suffer|lock|lock-of|from-card|reveal|expose|remove-from|weapon-charge|upgrade-charge)[.]count',
    '[.](window|group|rememberedInAttack|zones?|names?|rulings|mark)\\b',
  ].join('|'),
);

/** How many charges the card of an ability has; undefined where several ships have the ability on theirs. */
function limitOf(gathered: CardAbility['gathered']): number | undefined {
  const [card, ...others] = gathered;
  if (!card || others.length > 0) return undefined;
  return ('card' in card ? card.card : card.pilot).charges?.limit;
}

export const EDGED: EdgedGame<CardAbility, Ability> = {
  blockOf: ({ owned }) => owned.ability,
  playing,
  instead,
  noEdge: NO_EDGE,
  saysTheSame: (block, changed, { gathered }) => saysTheSame(block, changed, limitOf(gathered)),
  changes: EVERY_CHANGE,
  beside: scenesBeside,
};
