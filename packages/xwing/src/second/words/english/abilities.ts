import { type Deed, ownOf, purpose, sentenceOf, subjectAfter } from '../../../common/words/english/deeds.ts';
import { merged } from '../../../common/words/english/merging.ts';
import type { CardAction, Requirement, Strange, Trigger } from '../../abilities/language.ts';
import { cardTextsIn } from '../card-texts.ts';
import { diceText } from './abilities/dice.ts';
import { deedOf } from './abilities/effects.ts';
import { modifierOf } from './abilities/modifiers.ts';
import { moment } from './abilities/moments.ts';
import { replacementText } from './abilities/replacements.ts';
import { conditions, fightOf, prices } from './abilities/requirements.ts';
import { unwrittenText, valuesText } from './abilities/values.ts';
import { attackText, headerText } from './abilities/weapons.ts';
import { carriedText } from './devices.ts';
import { dockingText } from './docking.ts';
import { list, sentence } from './terms.ts';
import { wingLeaderText } from './wings.ts';

function triggerText(block: Trigger): string {
  const { may, costs, effect, requires } = block;
  const when = moment(block);
  const subject = subjectAfter(when);
  const done = inOwnFight(deedOf(effect), requires);
  if (costs.length > 0)
    return `${when}: ${subject} ${may ? 'may' : 'must'} ${prices(costs)} ${purpose(done)}`;
  return `${when}: ${may ? `${subject} may ${done.may}` : sentenceOf(done, subject)}`;
}

/** Where the card's ship is known to attack or defend, what the attacker or defender does is its own. */
const inOwnFight = (done: Deed, requires: readonly Requirement[]): Deed => {
  const fights = fightOf(requires);
  return fights === null ? done : ownOf(done, fights === 'attack' ? 'attacker' : 'defender');
};

function actionText({ requires, costs, difficulty, effect }: CardAction): string {
  const colour = difficulty === 'white' ? 'as an action' : `as a ${difficulty} action`;
  const found = conditions(requires);
  const when = found.length === 0 ? '' : `, if ${list(found)}`;
  const done = deedOf(effect);
  return `${colour}${when}, this ship may ${costs.length === 0 ? done.may : `${prices(costs)} ${purpose(done)}`}`;
}

function strangeText(block: Strange): string {
  const price = block.costs.length === 0 ? '' : `${prices(block.costs)} to `;
  const when = moment(block);
  return `${when}: ${subjectAfter(when)} ${block.may ? 'may ' : ''}${price}${block.text.en}`;
}

/** What cards say. */
export const { abilities, ability, damageCard, upgrade } = cardTextsIn({
  sentence: sentence,
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
  onlyOne: 'Only one of these may be used in an attack.',
  dormant: 'Acts on devices, which no game here has yet.',
  repairing: 'As an action, this ship may repair this card.',
  values: valuesText,
  unwritten: unwrittenText,
});
