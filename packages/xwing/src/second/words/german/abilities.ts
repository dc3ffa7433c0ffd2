import { purpose } from '../../../common/words/german/deeds.ts';
import type { DamageKind } from '../../abilities/damage-deck.ts';
import type { Ability, CardAction, Strange, Trigger } from '../../abilities/language.ts';
import type { UpgradeCard } from '../../cards/index.ts';
import { diceText } from './abilities/dice.ts';
import { deedOf } from './abilities/effects.ts';
import { modifierOf } from './abilities/modifiers.ts';
import { moment } from './abilities/moments.ts';
import { replacementText } from './abilities/replacements.ts';
import { ifBehind, prices } from './abilities/requirements.ts';
import { unwrittenText, valuesText } from './abilities/values.ts';
import { attackText, headerText } from './abilities/weapons.ts';
import { carriedText } from './devices.ts';
import { dockingText } from './docking.ts';
import { finished } from './grammar.ts';
import { wingLeaderText } from './wings.ts';

/** Card texts in German, made from the blocks of the ability language; no card is named here. */

/** What an ability says, in one or two sentences about "dieses Schiff". */
export function ability(block: Ability): string {
  switch (block.kind) {
    case 'trigger':
      return finished(triggerText(block));
    case 'dice':
      return finished(diceText(block));
    case 'replacement':
      return finished(replacementText(block));
    case 'modifier':
      return finished(modifierOf(block.of, deedOf));
    case 'attack':
      return finished(attackText(block));
    case 'bonus-header':
      return finished(headerText(block));
    case 'action':
      return finished(actionText(block));
    case 'strange':
      return finished(strangeText(block));
    case 'carrier':
    case 'docks-nearby':
    case 'starts-docked':
    case 'takes-over':
      return dockingText(block);
    case 'wing-leader':
      return wingLeaderText(block);
    case 'device':
      return carriedText(block.device);
    case 'dormant':
      return 'Wirkt auf Geräte, die es hier noch in keinem Spiel gibt.';
  }
}

function triggerText(block: Trigger): string {
  const { may, costs, effect, of } = block;
  const when = moment(block);
  const subject = of === 'own' && when.includes('dieses Schiff') ? 'es' : 'dieses Schiff';
  const done = deedOf(effect);
  if (costs.length > 0)
    return `${when} ${may ? 'darf' : 'muss'} ${subject} ${prices(costs).may}, ${purpose(done)}`;
  return may ? `${when} darf ${subject} ${done.may}` : `${when} ${done.inverted(subject)}`;
}

function actionText({ requires, costs, difficulty, effect }: CardAction): string {
  const colour = { white: '', red: 'rote ', purple: 'lila ', blue: 'blaue ' }[difficulty];
  const when = ifBehind(requires);
  const done = deedOf(effect);
  const act = costs.length > 0 ? `${prices(costs).may}, ${purpose(done)}` : done.may;
  return `als ${colour}Aktion${when === '' ? '' : `${when},`} darf dieses Schiff ${act}`;
}

function strangeText(block: Strange): string {
  const price = block.costs.length === 0 ? '' : `${prices(block.costs).may}, um `;
  return `${moment(block)} ${block.may ? (price ? 'darf es ' : 'darf ') : ''}${price}${block.text.de}`;
}

/** What a damage card says, with the action printed on it. */
export function damageCard(card: DamageKind): string {
  const texts = card.abilities.map(ability);
  return [...texts, ...(card.repair ? ['Als Aktion darf dieses Schiff diese Karte reparieren.'] : [])].join(
    ' ',
  );
}

/** What an upgrade card says: what it adds to the ship, then its abilities, then that not all is written. */
export const upgrade = (card: UpgradeCard): string =>
  [...valuesText(card), ...card.abilities.map(ability), ...unwrittenText(card)].join(' ');
