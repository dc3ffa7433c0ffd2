import { usedByRoller } from '../../../../common/words/dice-users.ts';
import {
  behind,
  type Deed,
  does,
  doing,
  purpose,
  subjectAfter,
} from '../../../../common/words/french/deeds.ts';
import { addDeed, changeDeed, diceNoun, REROLL, rerollDeed } from '../../../../common/words/french/dice.ts';
import type { DiceEffect, DiceTrigger } from '../../../abilities/language.ts';
import { range } from '../terms.ts';
import { deedOf } from './effects.ts';
import { ifBehind, made, prices } from './requirements.ts';
import { asMany, DICE, facesOr, shipWith, who } from './ships.ts';

/** What is done to dice, in words. */
export function diceText(block: DiceTrigger): string {
  const { window, whose, requires, costs, may, effect, byRoller, unless, after } = block;
  const attackDice = window === 'modify-attack-dice';
  if (effect.kind === 'not-a-modification')
    return `une fois par attaque, pendant la modification des ${DICE[attackDice ? 'attack' : 'defense']}${ifBehind(requires)}, ${may ? `ce vaisseau peut ${deedOf(effect.then).may}` : deedOf(effect.then).main('ce vaisseau')}`;
  const enemy = whose === 'enemy';
  const attacking = attackDice !== enemy;
  const asked = block.weapon === 'any' ? [] : [{ kind: 'attack-with', weapon: block.weapon } as const];
  const { how, rest } = made([...asked, ...requires], attacking);
  const fights = [whileRoller(whose), attacking ? 'attaque' : 'défend', how].filter(Boolean).join(' ');
  const when = `${fights}${ifBehind(rest)}`;
  const plain = diceDeed(effect, attackDice ? 'attack' : 'defense', enemy && !byRoller);
  const done = unless
    ? behind(
        plain,
        `, à moins que ${who(unless.who)} n’en décide autrement : alors ${deedOf(unless.pays).main('il')}`,
      )
    : plain;
  const full = after ? behind(done, ` ; puis ${deedOf(after).main('ce vaisseau')}`) : done;
  const own = typeof whose === 'string';
  const self = subjectAfter(when);
  const user = own ? self : usedByRoller(whose) ? 'le vaisseau en question' : 'ce vaisseau';
  if (costs.length > 0)
    return `${when}, ${own ? self : 'ce vaisseau'} peut ${prices(costs).may} ${purpose(full)}`;
  if (byRoller) return `${when}, le vaisseau ennemi peut ${full.bare}`;
  return may ? `${when}, ${user} peut ${full.bare}` : `${when}, ${full.main(user)}`;
}

function whileRoller(whose: DiceTrigger['whose']): string {
  if (typeof whose === 'string') return 'tant que ce vaisseau';
  return 'that' in whose
    ? `tant qu’${shipWith(whose.that)}`
    : `tant qu’un vaisseau allié à ${range(whose.friendlyAt)}`;
}

function diceDeed(effect: DiceEffect, pool: 'attack' | 'defense', enemy: boolean): Deed {
  const own = { pool, enemy, asMany };
  const dice = diceNoun(own);
  switch (effect.kind) {
    case 'not-a-modification':
      return deedOf(effect.then);
    case 'reroll':
      if (effect.uncounted)
        return does(
          REROLL,
          `tous ses ${dice}`,
          ', même hors d’une attaque, ce qui ne compte pas comme une relance',
        );
      if (effect.each)
        return does(
          REROLL,
          `autant de ses ${dice} qu’il veut, chacun pour 1 ${effect.each === 'charge' ? 'charge de cette carte' : 'énergie'}`,
        );
      return rerollDeed(effect, own);
    case 'add':
      return addDeed(effect, own);
    case 'change':
      return changeDeed(effect, own);
    case 'spend-result':
      return doing(
        'self',
        `dépenser|dépense 1 ${facesOr(effect.faces)}~ ; puis ${deedOf(effect.then).main('il')}`,
      );
  }
}
