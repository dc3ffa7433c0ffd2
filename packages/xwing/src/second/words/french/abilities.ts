import { purpose, subjectAfter } from '../../../common/words/french/deeds.ts';
import { merged } from '../../../common/words/french/merging.ts';
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
import { sentence } from './grammar.ts';
import { difficulty } from './terms.ts';
import { wingLeaderText } from './wings.ts';

function triggerText(block: Trigger): string {
  const { may, costs, effect, requires } = block;
  const when = moment(block);
  const subject = subjectAfter(when);
  const done = deedInFight(fightOf(requires))(effect);
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
  const when = moment(block);
  return `${when}, ${block.may ? `${subjectAfter(when)} peut ` : ''}${price}${block.text.fr}`;
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
  onlyOne: 'Une seule de ces capacités peut être utilisée par attaque.',
  dormant: 'Agit sur des engins qu’aucune partie n’a encore ici.',
  repairing: 'En tant qu’action, ce vaisseau peut réparer cette carte.',
  values: valuesText,
  unwritten: unwrittenText,
});
