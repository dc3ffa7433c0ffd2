import type { DiceEffect, DiceTrigger, Value } from '../../../abilities/language.ts';
import { counted, NOUNS } from '../grammar.ts';
import { face, range } from '../terms.ts';
import { behind, type Deed, does, purpose, split, verb } from './deeds.ts';
import { deedOf } from './effects.ts';
import { ifBehind, prices, SPEND, weapon } from './requirements.ts';
import { amount, asMany, facesAnd, facesOr, shipWith } from './ships.ts';

const REROLL = split('neu ', 'werfen', 'wirft');
const ADD = split('hinzu', 'fügen', 'fügt');
const CHANGE = verb('ändern', 'ändert');

/** What is done to dice, in words. */
export function diceText(block: DiceTrigger): string {
  const { window, whose, requires, costs, may, effect, after } = block;
  if (effect.kind === 'besides') {
    const step = window === 'modify-attack-dice' ? 'Angriffswürfel' : 'Verteidigungswürfel';
    return `einmal in einem Angriff, während ${step} verändert werden${ifBehind(requires)}, darf dieses Schiff ${deedOf(effect.then).may}`;
  }
  const enemy = whose === 'enemy';
  const attacking = (window === 'modify-attack-dice') !== enemy;
  const with_ = attacking && block.weapon !== 'any' ? ` mit ${weapon(block.weapon)}` : '';
  const when = `während ${roller(whose)}${with_} ${attacking ? 'angreift' : 'verteidigt'}${ifBehind(requires)},`;
  const dice = `${enemy ? 'feindlichen ' : ''}${window === 'modify-attack-dice' ? 'Angriffswürfel' : 'Verteidigungswürfel'}`;
  const subject = typeof whose === 'string' ? 'es' : 'jenes Schiff';
  const done = diceDeed(effect, dice, window === 'modify-attack-dice');
  const full = after ? behind(done, `; dann ${deedOf(after).inverted('dieses Schiff')}`) : done;
  if (!may) return `${when} ${full.inverted(subject)}`;
  if (costs.length === 0) return `${when} darf ${subject} ${full.may}`;
  const payer = typeof whose === 'string' ? 'es' : 'dieses Schiff';
  return `${when} darf ${payer} ${prices(costs).may}, ${purpose(full)}`;
}

function roller(whose: DiceTrigger['whose']): string {
  if (typeof whose === 'string') return 'dieses Schiff';
  return 'that' in whose
    ? shipWith(whose.that, 'one', 'nom')
    : `ein befreundetes Schiff in ${range(whose.friendlyAt)}`;
}

/** `dice` with what stands between "die" and them: "Angriffswürfel", "feindlichen Angriffswürfel". */
function diceDeed(effect: DiceEffect, dice: string, attack: boolean): Deed {
  switch (effect.kind) {
    case 'besides':
      return deedOf(effect.then);
    case 'reroll':
      if (effect.uncounted) return does(REROLL, `alle seine ${dice}`, ', was nicht als Neuwurf zählt');
      return rerolled(effect, dice, attack);
    case 'add': {
      const { rest, tail } = facesCounted(effect.count ?? 1, [effect.face]);
      return does(ADD, rest, tail);
    }
    case 'change':
      return changed(effect, dice, attack);
    case 'spend-result':
      return does(SPEND, `1 ${facesOr(effect.faces)}`, `; dann ${deedOf(effect.then).inverted('es')}`);
  }
}

function changed(effect: Extract<DiceEffect, { kind: 'change' }>, dice: string, attack: boolean): Deed {
  const success = attack ? 'hit' : 'evade';
  const to = `${effect.count === 1 ? '1 ' : ''}${face(effect.to === 'success' ? success : effect.to, effect.count !== 1)}`;
  const up = effect.upTo ? 'bis zu ' : '';
  if (!effect.from) {
    if (effect.count === 'all') return does(CHANGE, `alle ${dice} in ${to}`);
    const { rest, tail } = amount(effect.count, attack ? NOUNS.attackDie : NOUNS.defenseDie);
    return does(CHANGE, `${up}${rest} in ${to}`, tail);
  }
  if (effect.count === 'all') return does(CHANGE, `alle ${facesAnd(effect.from)} der ${dice} in ${to}`);
  const { rest, tail } = facesCounted(effect.count, effect.from);
  return does(CHANGE, `${up}${rest} der ${dice} in ${to}`, tail);
}

function facesCounted(
  count: Value,
  faces: readonly string[],
): { readonly rest: string; readonly tail: string } {
  return typeof count === 'number'
    ? { rest: `${count} ${facesOr(faces, count !== 1)}`, tail: '' }
    : { rest: `so viele ${facesOr(faces, true)}`, tail: asMany(count) };
}

function rerolled(
  { count, upTo, faces, each }: Extract<DiceEffect, { kind: 'reroll' }>,
  dice: string,
  attack: boolean,
): Deed {
  const shown = faces ? ` mit ${facesOr(faces)}` : '';
  if (each)
    return does(
      REROLL,
      `beliebig viele seiner ${dice}, jeden für 1 ${each === 'charge' ? 'Ladung' : each} dieser Karte,`,
    );
  if (count === 'any') return does(REROLL, `beliebig viele seiner ${dice}${shown}`);
  if (count === 'all') return does(REROLL, `alle seine ${dice}${shown}`);
  const die = attack ? NOUNS.attackDie : NOUNS.defenseDie;
  if (typeof count === 'number')
    return does(REROLL, `${upTo ? 'bis zu ' : ''}${counted(count, die)}${shown}`);
  const { rest, tail } = amount(count, die);
  return does(REROLL, `${upTo ? 'bis zu ' : ''}${rest}${shown}`, tail);
}
