import { sentenceOf } from '../../../common/words/english/deeds.ts';
import type { DamageKind } from '../../abilities/damage-deck.ts';
import type { Ability, CardAction, Strange, Trigger } from '../../abilities/language.ts';
import type { UpgradeCard } from '../../cards/index.ts';
import { diceText } from './abilities/dice.ts';
import { deedOf } from './abilities/effects.ts';
import { modifierOf } from './abilities/modifiers.ts';
import { moment } from './abilities/moments.ts';
import { replacementText } from './abilities/replacements.ts';
import { conditions, prices } from './abilities/requirements.ts';
import { unwrittenText, valuesText } from './abilities/values.ts';
import { attackText, headerText } from './abilities/weapons.ts';
import { carriedText } from './devices.ts';
import { dockingText } from './docking.ts';
import { list, sentence } from './terms.ts';
import { wingLeaderText } from './wings.ts';

/** Card texts, made from the blocks of the ability language; no card is named here. One file for each theme. */

/** What an ability says, in one or two sentences about "this ship". */
export function ability(block: Ability): string {
  switch (block.kind) {
    case 'trigger':
      return sentence(`${moment(block)}: ${deed(block)}`);
    case 'dice':
      return sentence(diceText(block));
    case 'replacement':
      return sentence(replacementText(block));
    case 'modifier':
      return sentence(modifierOf(block.of, deedOf));
    case 'attack':
      return sentence(attackText(block));
    case 'bonus-header':
      return sentence(headerText(block));
    case 'action':
      return sentence(actionText(block));
    case 'strange':
      return sentence(strangeText(block));
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
      return 'Acts on devices, which no game here has yet.';
  }
}

function deed({ may, costs, effect }: Trigger): string {
  if (costs.length === 0) return may ? `it may ${deedOf(effect).may}` : sentenceOf(deedOf(effect));
  const { clause, may: act } = deedOf(effect);
  const gain = clause ? `so that ${clause}` : `to ${act}`;
  return `it ${may ? 'may' : 'must'} ${prices(costs)} ${gain}`;
}

function actionText({ requires, costs, difficulty, effect }: CardAction): string {
  const colour = difficulty === 'white' ? 'as an action' : `as a ${difficulty} action`;
  const found = conditions(requires);
  const when = found.length === 0 ? '' : `, if ${list(found)}`;
  const price = costs.length === 0 ? '' : `${prices(costs)} to `;
  return `${colour}${when}, this ship may ${price}${deedOf(effect).may}`;
}

function strangeText(block: Strange): string {
  const price = block.costs.length === 0 ? '' : `${prices(block.costs)} to `;
  return `${moment(block)}: it ${block.may ? 'may ' : ''}${price}${block.text.en}`;
}

/** What a damage card says, with the action printed on it. */
export function damageCard(card: DamageKind): string {
  const texts = card.abilities.map(ability);
  return [...texts, ...(card.repair ? ['As an action, this ship may repair this card.'] : [])].join(' ');
}

/** What an upgrade card says: what it adds to the ship, then its abilities, then that not all is written. */
export const upgrade = (card: UpgradeCard): string =>
  [...valuesText(card), ...card.abilities.map(ability), ...unwrittenText(card)].join(' ');
