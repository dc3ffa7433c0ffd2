import { purpose, subjectAfter } from '../../../common/words/german/deeds.ts';
import { merged } from '../../../common/words/german/merging.ts';
import type { CardAction, Strange, Trigger } from '../../abilities/language.ts';
import { cardTextsIn } from '../card-texts.ts';
import { diceText } from './abilities/dice.ts';
import { deedInFight, deedOf } from './abilities/effects.ts';
import { modifierOf } from './abilities/modifiers.ts';
import { moment } from './abilities/moments.ts';
import { replacementText } from './abilities/replacements.ts';
import { fightOf, ifBehind, prices } from './abilities/requirements.ts';
import { unwrittenText, valuesText } from './abilities/values.ts';
import { attackText, headerText } from './abilities/weapons.ts';
import { carriedText } from './devices.ts';
import { dockingText } from './docking.ts';
import { finished } from './grammar.ts';
import { wingLeaderText } from './wings.ts';

function triggerText(block: Trigger): string {
  const { may, costs, effect, requires } = block;
  const when = moment(block);
  const subject = subjectAfter(when);
  const done = deedInFight(fightOf(requires))(effect);
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
  const when = moment(block);
  return `${when} ${block.may ? (price ? `darf ${subjectAfter(when)} ` : 'darf ') : ''}${price}${block.text.de}`;
}

/** What cards say. */
export const { abilities, ability, damageCard, upgrade } = cardTextsIn({
  sentence: finished,
  merged,
  trigger: triggerText,
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
  onlyOne: 'Nur eine davon darf in einem Angriff genutzt werden.',
  dormant: 'Wirkt auf Geräte, die es hier noch in keinem Spiel gibt.',
  repairing: 'Als Aktion darf dieses Schiff diese Karte reparieren.',
  values: valuesText,
  unwritten: unwrittenText,
});
