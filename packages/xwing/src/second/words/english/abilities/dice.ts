import { type Form, ownDoes, verb } from '../../../../common/words/english/deeds.ts';
import type { DiceEffect, DiceTrigger, Face, Value } from '../../../abilities/language.ts';
import { face, list, or, plural, range } from '../terms.ts';
import { deedOf } from './effects.ts';
import { conditions, prices, weapon } from './requirements.ts';
import { shipWith, value, who } from './ships.ts';

/** What is done to dice, in words. */
export function diceText(block: DiceTrigger): string {
  const { window, whose, requires, costs, may, effect, byRoller, unless, after } = block;
  if (effect.kind === 'not-a-modification') {
    const step = window === 'modify-attack-dice' ? 'attack' : 'defense';
    return `once in an attack, while ${step} dice are modified, if ${list(conditions(requires))}: it may ${deedOf(effect.then).may}`;
  }
  const enemy = whose === 'enemy';
  const attacking = (window === 'modify-attack-dice') !== enemy;
  const does = attacking
    ? `attacks${block.weapon === 'any' ? '' : ` with ${weapon(block.weapon)}`}`
    : 'defends';
  const found = conditions(requires);
  const when = found.length === 0 ? '' : `, if ${list(found)}`;
  const own = window === 'modify-attack-dice' ? 'attack' : 'defense';
  const dice = enemy ? `enemy ${own}` : own;
  const price = costs.length === 0 ? '' : `${prices(costs)} to `;
  const then = after ? `; then ${deedOf(after).clause ?? `this ship ${deedOf(after).does}`}` : '';
  const form = may ? 'may' : 'does';
  const it = byRoller ? 'the enemy ship' : 'it';
  const but = unless ? `, unless ${who(unless.who)} ${ownDoes(deedOf(unless.pays))}` : '';
  const words = diceEffect(effect, byRoller ? own : dice, form);
  return `while ${roller(whose)} ${does}${when}: ${it} ${may ? `may ${price}` : ''}${words}${but}${then}`;
}

function roller(whose: DiceTrigger['whose']): string {
  if (typeof whose === 'string') return 'this ship';
  return 'that' in whose ? shipWith(whose.that) : `a friendly ship at ${range(whose.friendlyAt)}`;
}

function diceEffect(effect: DiceEffect, dice: string, form: Form): string {
  switch (effect.kind) {
    case 'not-a-modification':
      return deedOf(effect.then)[form];
    case 'reroll':
      if (effect.uncounted)
        return `${verb('roll', form)} all its ${dice} dice again, which does not count as a reroll`;
      return `${verb('reroll', form)} ${rerolled(effect, dice)}`;
    case 'add':
      return `${verb('add', form)} ${counted(effect.count ?? 1, face(effect.face))}`;
    case 'change': {
      const to =
        effect.to === 'success' ? (dice.endsWith('attack') ? face('hit') : face('evade')) : face(effect.to);
      const up = effect.upTo ? 'up to ' : '';
      if (!effect.from) {
        return `${verb('turn', form)} ${up}${effect.count === 'all' ? `all ${dice} dice` : counted(effect.count, `${dice} die`)} to ${to}`;
      }
      const from = or(effect.from.map(face));
      const number = effect.count === 'all' ? `all ${from}` : `${up}${counted(effect.count, from, false)}`;
      return `${verb('turn', form)} ${number} of the ${dice} dice to ${to}`;
    }
    case 'spend-result':
      return `${verb('spend', form)} 1 ${or(effect.faces.map(face))}; then it ${deedOf(effect.then).does}`;
  }
}

function rerolled(
  { count, upTo, faces, each }: Extract<DiceEffect, { kind: 'reroll' }>,
  dice: string,
): string {
  if (each)
    return `any number of its ${dice} dice, each for 1 ${each === 'charge' ? 'charge of this card' : each}`;
  const what = faces ? facesOf(faces) : undefined;
  if (count === 'any')
    return `any number of ${dice.startsWith('enemy') ? '' : 'its '}${what ? `${what} ` : ''}${dice} dice`;
  if (count === 'all')
    return `all ${dice.startsWith('enemy') ? '' : 'its '}${what ? `${what} ` : ''}${dice} dice`;
  const die = what ? `${what} ${dice} die` : `${dice} die`;
  if (typeof count !== 'number') return counted(count, die).replace(', as', upTo ? ', up to as' : ', as');
  return `${upTo ? 'up to ' : ''}${counted(count, die)}`;
}

const facesOf = (faces: readonly Face[]): string => or(faces.map(face));

const counted = (count: Value, word: string, plurals = true): string =>
  typeof count !== 'number'
    ? `${word.endsWith('die') ? `${word.slice(0, -3)}dice` : `${word}s`}, ${value(count)}`
    : plurals && word !== 'focus'
      ? plural(count, word)
      : `${count} ${word}`;
