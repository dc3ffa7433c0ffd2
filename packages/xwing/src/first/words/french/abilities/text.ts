import { behind, type Deed, does, purpose } from '../../../../common/words/french/deeds.ts';
import { addDeed, changeDeed, rerollDeed } from '../../../../common/words/french/dice.ts';
import type { Ability, CardAction, DiceEffect, DiceTrigger, Trigger } from '../../../abilities/language.ts';
import { sentence } from '../grammar.ts';
import { distance, face } from '../terms.ts';
import { ifBehind, prices, SPEND, weapon } from './conditions.ts';
import { deedOf } from './effects.ts';
import { modifierText } from './modifiers.ts';
import { moment, ONCE } from './moments.ts';
import { asMany, facesOr, shipWith } from './ships.ts';

/** What an ability says, as a sentence about "ce vaisseau". */
export const abilityText = (ability: Ability): string => sentence(words(ability));

function words(ability: Ability): string {
  switch (ability.kind) {
    case 'trigger':
      return triggerText(ability);
    case 'dice':
      return diceText(ability);
    case 'modifier':
      return modifierText(ability.of);
    case 'action':
      return actionText(ability);
  }
}

function triggerText(trigger: Trigger): string {
  const { may, costs, effect, of } = trigger;
  const when = moment(trigger);
  const subject = of === 'own' && when.includes('ce vaisseau') ? 'il' : 'ce vaisseau';
  const done = deedOf(effect);
  if (costs.length > 0)
    return `${when}, ${subject} ${may ? 'peut' : 'doit'} ${prices(costs).may} ${purpose(done)}`;
  return may ? `${when}, ${subject} peut ${done.may}` : `${when}, ${done.main(subject)}`;
}

function actionText({ requires, costs, effect }: CardAction): string {
  const done = deedOf(effect);
  const act = costs.length > 0 ? `${prices(costs).may} ${purpose(done)}` : done.may;
  return `en tant qu’action${ifBehind(requires)}, ce vaisseau peut ${act}`;
}

function diceText(block: DiceTrigger): string {
  const { window, whose, requires, costs, may, once } = block;
  const attack = window === 'modify-attack-dice';
  const enemy = whose === 'enemy';
  const attacks = attack !== enemy;
  const by = attacks && block.weapon !== 'any' ? ` avec ${weapon(block.weapon)}` : '';
  const when = `${once ? ONCE[once] : ''}${whileRoller(whose)} ${attacks ? 'attaque' : 'défend'}${by}${ifBehind(requires)}`;
  const done = behind(diceDeed(block, attack, enemy), afterwards(block));
  if (costs.length > 0) {
    const payer = typeof whose === 'string' ? 'il' : 'ce vaisseau';
    return `${when}, ${payer} peut ${prices(costs).may} ${purpose(done)}`;
  }
  return may ? `${when}, il peut ${done.bare}` : `${when}, ${done.main('il')}`;
}

/** What each die costs, whether it is fixed then, and what comes next. */
function afterwards({ perDie, forGood, thenTurns, after }: DiceTrigger): string {
  return [
    ...(perDie ? [` ; pour chacun d’eux, ${prices([perDie]).main('il')}`] : []),
    ...(forGood ? [' ; ce dé n’est plus relancé'] : []),
    ...(thenTurns
      ? [` ; puis tous ses résultats ${face(thenTurns.from)} deviennent des ${face(thenTurns.to, true)}`]
      : []),
    ...(after ? [` ; puis ${deedOf(after).main('ce vaisseau')}`] : []),
  ].join('');
}

function whileRoller(whose: DiceTrigger['whose']): string {
  if (typeof whose === 'string') return 'tant que ce vaisseau';
  return 'that' in whose
    ? `tant qu’${shipWith(whose.that)}`
    : `tant qu’un autre vaisseau allié ${distance(whose.friendlyAt)}`;
}

function diceDeed({ effect }: { readonly effect: DiceEffect }, attack: boolean, enemy: boolean): Deed {
  const own = { pool: attack ? 'attack' : 'defense', enemy, asMany } as const;
  switch (effect.kind) {
    case 'besides':
      return deedOf(effect.then);
    case 'reroll':
      return rerollDeed(effect, own);
    case 'add':
      return addDeed(effect, own);
    case 'change':
      return changeDeed(effect, own);
    case 'spend-result':
      return does(SPEND, `1 ${facesOr(effect.faces)}`, ` ; puis ${deedOf(effect.then).main('il')}`);
  }
}
