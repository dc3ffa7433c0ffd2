import { behind, type Deed, does, purpose } from '../../../../common/words/german/deeds.ts';
import { addDeed, changeDeed, rerollDeed } from '../../../../common/words/german/dice.ts';
import { finished } from '../../../../common/words/german/grammar.ts';
import type { Ability, CardAction, DiceEffect, DiceTrigger, Trigger } from '../../../abilities/language.ts';
import { distance, face } from '../terms.ts';
import { ifBehind, prices, SPEND, weapon } from './conditions.ts';
import { deedOf } from './effects.ts';
import { modifierText } from './modifiers.ts';
import { moment } from './moments.ts';
import { asMany, facesOr, shipWith } from './ships.ts';

/** What an ability says, as a sentence about "dieses Schiff". */
export const abilityText = (ability: Ability): string => finished(words(ability));

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
  const subject = of === 'own' && when.includes('dieses Schiff') ? 'es' : 'dieses Schiff';
  const done = deedOf(effect);
  if (costs.length > 0)
    return `${when} ${may ? 'darf' : 'muss'} ${subject} ${prices(costs).may}, ${purpose(done)}`;
  return may ? `${when} darf ${subject} ${done.may}` : `${when} ${done.inverted(subject)}`;
}

function actionText({ requires, costs, effect }: CardAction): string {
  const when = ifBehind(requires);
  const done = deedOf(effect);
  const act = costs.length > 0 ? `${prices(costs).may}, ${purpose(done)}` : done.may;
  return `als Aktion${when === '' ? '' : `${when},`} darf dieses Schiff ${act}`;
}

const ONCE = { round: 'einmal pro Runde, ', game: 'einmal pro Spiel, ' } as const;

function diceText(block: DiceTrigger): string {
  const { window, whose, requires, costs, may, once } = block;
  const attack = window === 'modify-attack-dice';
  const enemy = whose === 'enemy';
  const attacks = attack !== enemy;
  const by = attacks && block.weapon !== 'any' ? ` mit ${weapon(block.weapon)}` : '';
  const when = `${once ? ONCE[once] : ''}während ${roller(whose)}${by} ${attacks ? 'angreift' : 'verteidigt'}${ifBehind(requires)},`;
  const subject = typeof whose === 'string' ? 'es' : 'jenes Schiff';
  const done = behind(diceDeed(block, attack, enemy), afterwards(block));
  if (!may) return `${when} ${done.inverted(subject)}`;
  if (costs.length === 0) return `${when} darf ${subject} ${done.may}`;
  const payer = typeof whose === 'string' ? 'es' : 'dieses Schiff';
  return `${when} darf ${payer} ${prices(costs).may}, ${purpose(done)}`;
}

/** What each die costs, whether it is fixed then, and what comes next. */
function afterwards({ perDie, forGood, thenTurns, after }: DiceTrigger): string {
  return [
    ...(perDie ? [`; für jeden davon ${prices([perDie]).inverted('es')}`] : []),
    ...(forGood ? ['; der Würfel wird dann nicht neu geworfen'] : []),
    ...(thenTurns
      ? [`; dann werden alle seine ${face(thenTurns.from, true)} zu ${face(thenTurns.to)}n`]
      : []),
    ...(after ? [`; dann ${deedOf(after).inverted('dieses Schiff')}`] : []),
  ].join('');
}

function roller(whose: DiceTrigger['whose']): string {
  if (typeof whose === 'string') return 'dieses Schiff';
  return 'that' in whose
    ? shipWith(whose.that, 'one', 'nom')
    : `ein anderes befreundetes Schiff ${distance(whose.friendlyAt)}`;
}

function diceDeed({ effect }: { readonly effect: DiceEffect }, attack: boolean, enemy: boolean): Deed {
  const own = { attack, enemy, asMany };
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
      return does(SPEND, `1 ${facesOr(effect.faces)}`, `; dann ${deedOf(effect.then).inverted('es')}`);
  }
}
