import { sentenceOf } from '../../../common/words/english/deeds.ts';
import type { CardAction, Strange, Trigger } from '../../abilities/language.ts';
import { cardTextsIn } from '../card-texts.ts';
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

/** What cards say. */
export const { ability, damageCard, upgrade } = cardTextsIn({
  sentence: sentence,
  trigger: (block) => `${moment(block)}: ${deed(block)}`,
  dice: diceText,
  replacement: replacementText,
  modifier: (of) => modifierOf(of, deedOf),
  attack: attackText,
  header: headerText,
  action: actionText,
  strange: strangeText,
  docking: dockingText,
  wingLeader: wingLeaderText,
  carried: carriedText,
  dormant: 'Acts on devices, which no game here has yet.',
  repairing: 'As an action, this ship may repair this card.',
  values: valuesText,
  unwritten: unwrittenText,
});
