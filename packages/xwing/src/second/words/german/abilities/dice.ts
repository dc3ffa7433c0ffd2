import { usedByRoller } from '../../../../common/words/dice-users.ts';
import {
  behind,
  type Deed,
  does,
  doing,
  purpose,
  subjectAfter,
} from '../../../../common/words/german/deeds.ts';
import { addDeed, changeDeed, diceNoun, REROLL, rerollDeed } from '../../../../common/words/german/dice.ts';
import type { DiceEffect, DiceTrigger } from '../../../abilities/language.ts';
import { range } from '../terms.ts';
import { deedOf } from './effects.ts';
import { ifBehind, made, prices } from './requirements.ts';
import { asMany, facesOr, shipWith, who } from './ships.ts';

/** What is done to dice, in words. */
export function diceText(block: DiceTrigger): string {
  const { window, whose, requires, costs, may, effect, byRoller, unless, after } = block;
  if (effect.kind === 'not-a-modification') {
    const step = window === 'modify-attack-dice' ? 'Angriffswürfel' : 'Verteidigungswürfel';
    return `einmal in einem Angriff, während ${step} verändert werden${ifBehind(requires)}, ${may ? `darf dieses Schiff ${deedOf(effect.then).may}` : deedOf(effect.then).inverted('dieses Schiff')}`;
  }
  const enemy = whose === 'enemy';
  const attacking = (window === 'modify-attack-dice') !== enemy;
  const asked = block.weapon === 'any' ? [] : [{ kind: 'attack-with', weapon: block.weapon } as const];
  const { how, rest } = made([...asked, ...requires], attacking);
  const fights = [roller(whose), how, attacking ? 'angreift' : 'verteidigt'].filter(Boolean).join(' ');
  const when = `während ${fights}${ifBehind(rest)},`;
  const own = subjectAfter(when);
  const subject = byRoller
    ? 'das feindliche Schiff'
    : typeof whose === 'string'
      ? own
      : usedByRoller(whose)
        ? 'jenes Schiff'
        : 'dieses Schiff';
  const plain = diceDeed(effect, window === 'modify-attack-dice', enemy && !byRoller);
  const done = unless
    ? behind(
        plain,
        `, es sei denn, ${who(unless.who)} entscheidet sich anders: Dann ${deedOf(unless.pays).inverted(who(unless.who))}`,
      )
    : plain;
  const full = after ? behind(done, `; dann ${deedOf(after).inverted('dieses Schiff')}`) : done;
  if (!may) return `${when} ${full.inverted(subject)}`;
  if (costs.length === 0) return `${when} darf ${subject} ${full.may}`;
  const payer = typeof whose === 'string' ? own : 'dieses Schiff';
  return `${when} darf ${payer} ${prices(costs).may}, ${purpose(full)}`;
}

function roller(whose: DiceTrigger['whose']): string {
  if (typeof whose === 'string') return 'dieses Schiff';
  return 'that' in whose
    ? shipWith(whose.that, 'one', 'nom')
    : `ein befreundetes Schiff in ${range(whose.friendlyAt)}`;
}

function diceDeed(effect: DiceEffect, attack: boolean, enemy: boolean): Deed {
  const own = { attack, enemy, asMany };
  const dice = diceNoun(own);
  switch (effect.kind) {
    case 'not-a-modification':
      return deedOf(effect.then);
    case 'reroll':
      if (effect.uncounted)
        return does(
          REROLL,
          `alle seine ${dice}`,
          ', auch außerhalb eines Angriffs, was nicht als Neuwurf zählt',
        );
      if (effect.each)
        return does(
          REROLL,
          `beliebig viele seiner ${dice}, jeden für 1 ${effect.each === 'charge' ? 'Ladung dieser Karte' : 'Energie'},`,
        );
      return rerollDeed(effect, own);
    case 'add':
      return addDeed(effect, own);
    case 'change':
      return changeDeed(effect, own);
    case 'spend-result':
      return doing(
        'self',
        `aus|geben|gibt 1 ${facesOr(effect.faces)}~; dann ${deedOf(effect.then).inverted('es')}`,
      );
  }
}
