import type { DiceEffect, DiceTrigger, Value } from '../../../abilities/language.ts';
import { counted, list, NOUNS } from '../grammar.ts';
import { face, range } from '../terms.ts';
import { behind, type Deed, does, purpose, verb } from './deeds.ts';
import { deedOf } from './effects.ts';
import { ifBehind, prices, SPEND, weapon } from './requirements.ts';
import { amount, asMany, DICE, facesAnd, facesOr, shipWith } from './ships.ts';

const REROLL = verb('relancer', 'relance');
const ADD = verb('ajouter', 'ajoute');
const CHANGE = verb('changer', 'change');

/** What is done to dice, in words. */
export function diceText(block: DiceTrigger): string {
  const { window, whose, requires, costs, may, effect, after } = block;
  const attackDice = window === 'modify-attack-dice';
  if (effect.kind === 'besides')
    return `une fois par attaque, pendant la modification des ${DICE[attackDice ? 'attack' : 'defense']}${ifBehind(requires)}, ce vaisseau peut ${deedOf(effect.then).may}`;
  const enemy = whose === 'enemy';
  const attacking = attackDice !== enemy;
  const with_ = attacking && block.weapon !== 'any' ? ` avec ${weapon(block.weapon)}` : '';
  const when = `${whileRoller(whose)} ${attacking ? 'attaque' : 'défend'}${with_}${ifBehind(requires)}`;
  const done = diceDeed(effect, attackDice ? 'attack' : 'defense', enemy);
  const full = after ? behind(done, ` ; puis ${deedOf(after).main('ce vaisseau')}`) : done;
  const own = typeof whose === 'string';
  if (costs.length > 0)
    return `${when}, ${own ? 'il' : 'ce vaisseau'} peut ${prices(costs).may} ${purpose(full)}`;
  return may ? `${when}, il peut ${full.bare}` : `${when}, ${full.main('il')}`;
}

function whileRoller(whose: DiceTrigger['whose']): string {
  if (typeof whose === 'string') return 'tant que ce vaisseau';
  return 'that' in whose
    ? `tant qu’${shipWith(whose.that)}`
    : `tant qu’un vaisseau allié à ${range(whose.friendlyAt)}`;
}

function diceDeed(effect: DiceEffect, pool: 'attack' | 'defense', enemy: boolean): Deed {
  const dice = `${DICE[pool]}${enemy ? ' ennemis' : ''}`;
  switch (effect.kind) {
    case 'besides':
      return deedOf(effect.then);
    case 'reroll':
      if (effect.uncounted)
        return does(REROLL, `tous ses ${dice}`, ', ce qui ne compte pas comme une relance');
      return rerolled(effect, dice, pool);
    case 'add':
      return does(ADD, facesCounted(effect.count ?? 1, [effect.face]));
    case 'change':
      return changed(effect, dice, pool);
    case 'spend-result':
      return does(SPEND, `1 ${facesOr(effect.faces)}`, ` ; puis ${deedOf(effect.then).main('il')}`);
  }
}

function changed(
  effect: Extract<DiceEffect, { kind: 'change' }>,
  dice: string,
  pool: 'attack' | 'defense',
): Deed {
  const success = pool === 'attack' ? 'hit' : 'evade';
  const one = effect.count === 1;
  const to = `${one ? '1 ' : ''}${face(effect.to === 'success' ? success : effect.to, !one)}`;
  const up = effect.upTo ? 'jusqu’à ' : '';
  if (!effect.from) {
    if (effect.count === 'all') return does(CHANGE, `tous les ${dice} en ${to}`);
    return does(CHANGE, `${up}${amount(effect.count, dieOf(pool))} en ${to}`);
  }
  if (effect.count === 'all')
    return does(CHANGE, `tous les résultats ${facesAnd(effect.from)} des ${dice} en ${to}`);
  return does(CHANGE, `${up}${facesCounted(effect.count, effect.from)} des ${dice} en ${to}`);
}

const dieOf = (pool: 'attack' | 'defense') => (pool === 'attack' ? NOUNS.attackDie : NOUNS.defenseDie);

const facesCounted = (count: Value, faces: readonly string[]): string =>
  typeof count === 'number'
    ? `${count} ${facesOr(faces, count !== 1)}`
    : `autant de résultats ${list(
        faces.map((one) => face(one)),
        'ou',
      )} ${asMany(count)}`;

function rerolled(
  { count, upTo, faces, each }: Extract<DiceEffect, { kind: 'reroll' }>,
  dice: string,
  pool: 'attack' | 'defense',
): Deed {
  const shown = faces ? ` montrant ${facesOr(faces)}` : '';
  if (each)
    return does(
      REROLL,
      `autant de ses ${dice} qu’il veut, chacun pour 1 ${each === 'charge' ? 'charge' : each} de cette carte`,
    );
  if (count === 'any') return does(REROLL, `autant de ses ${dice}${shown} qu’il veut`);
  if (count === 'all') return does(REROLL, `tous ses ${dice}${shown}`);
  const up = upTo ? 'jusqu’à ' : '';
  if (typeof count === 'number') return does(REROLL, `${up}${counted(count, dieOf(pool))}${shown}`);
  return does(REROLL, `${up}${amount(count, dieOf(pool), shown)}`);
}
