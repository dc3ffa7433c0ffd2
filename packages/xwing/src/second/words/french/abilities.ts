import { purpose } from '../../../common/words/french/deeds.ts';
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
import { sentence } from './grammar.ts';
import { difficulty } from './terms.ts';
import { wingLeaderText } from './wings.ts';

/** Card texts in French, made from the blocks of the ability language; no card is named here. */

/** What an ability says, in one or two sentences about "ce vaisseau". */
export function ability(block: Ability): string {
  switch (block.kind) {
    case 'trigger':
      return sentence(triggerText(block));
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
      return 'Agit sur des engins qu’aucune partie n’a encore ici.';
  }
}

function triggerText(block: Trigger): string {
  const { may, costs, effect, of } = block;
  const when = moment(block);
  const subject = of === 'own' && when.includes('ce vaisseau') ? 'il' : 'ce vaisseau';
  const done = deedOf(effect);
  if (costs.length > 0)
    return `${when}, ${subject} ${may ? 'peut' : 'doit'} ${prices(costs).may} ${purpose(done)}`;
  return may ? `${when}, ${subject} peut ${done.may}` : `${when}, ${done.main(subject)}`;
}

function actionText({ requires, costs, difficulty: colour, effect }: CardAction): string {
  const as = colour === 'white' ? 'en tant qu’action' : `en tant qu’action ${difficulty(colour)}`;
  const done = deedOf(effect);
  const act = costs.length > 0 ? `${prices(costs).may} ${purpose(done)}` : done.may;
  return `${as}${ifBehind(requires)}, ce vaisseau peut ${act}`;
}

function strangeText(block: Strange): string {
  const price = block.costs.length === 0 ? '' : `${prices(block.costs).may} pour `;
  return `${moment(block)}, ${block.may ? 'il peut ' : ''}${price}${block.text.fr}`;
}

/** What a damage card says, with the action printed on it. */
export function damageCard(card: DamageKind): string {
  const texts = card.abilities.map(ability);
  return [
    ...texts,
    ...(card.repair ? ['En tant qu’action, ce vaisseau peut réparer cette carte.'] : []),
  ].join(' ');
}

/** What an upgrade card says: what it adds to the ship, then its abilities, then that not all is written. */
export const upgrade = (card: UpgradeCard): string =>
  [...valuesText(card), ...card.abilities.map(ability), ...unwrittenText(card)].join(' ');
