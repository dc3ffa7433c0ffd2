import { usedByRoller } from '../../../../common/words/dice-users.ts';
import {
  type Form,
  ownDoes,
  sentenceOf,
  subjectAfter,
  verb,
} from '../../../../common/words/english/deeds.ts';
import type { DiceEffect, DiceTrigger, Face, Value } from '../../../abilities/language.ts';
import { or, range } from '../card-terms.ts';
import { article, face, list, plural } from '../terms.ts';
import { deedOf } from './effects.ts';
import { conditions, made, prices } from './requirements.ts';
import { shipWith, value, who } from './ships.ts';

/** What is done to dice, in words. */
export function diceText(block: DiceTrigger): string {
  const { window, whose, requires, costs, may, effect, byRoller, unless, after } = block;
  if (effect.kind === 'not-a-modification') {
    const step = window === 'modify-attack-dice' ? 'attack' : 'defense';
    const step_ = `once in an attack, while ${step} dice are modified, if ${list(conditions(requires))}`;
    const done = deedOf(effect.then);
    return `${step_}: ${subjectAfter(step_)} ${may ? `may ${done.may}` : done.does}`;
  }
  const enemy = whose === 'enemy';
  const attacking = (window === 'modify-attack-dice') !== enemy;
  const asked = block.weapon === 'any' ? [] : [{ kind: 'attack-with', weapon: block.weapon } as const];
  const { how, rest } = made([...asked, ...requires], attacking);
  const found = conditions(rest);
  const fights = [attacking ? 'attacks' : 'defends', how].filter(Boolean).join(' ');
  const lead = `while ${roller(whose)} ${fights}${found.length === 0 ? '' : `, if ${list(found)}`}`;
  const own = window === 'modify-attack-dice' ? 'attack' : 'defense';
  const dice = enemy ? `enemy ${own}` : own;
  const price = costs.length === 0 ? '' : `${prices(costs)} to `;
  const then = after ? `; then ${sentenceOf(deedOf(after), 'this ship')}` : '';
  const form = may ? 'may' : 'does';
  const isOwn = typeof whose === 'string';
  const isRollers = costs.length === 0 && usedByRoller(whose);
  const user = isOwn ? subjectAfter(lead) : isRollers ? 'that ship' : 'this ship';
  const it = byRoller ? 'the enemy ship' : user;
  const but = unless ? `, unless ${who(unless.who)} ${ownDoes(deedOf(unless.pays))}` : '';
  const isUsers = isOwn || byRoller === true || isRollers;
  const words = diceEffect(effect, byRoller ? own : dice, form, isUsers);
  return `${lead}: ${it} ${may ? `may ${price}` : ''}${words}${but}${then}`;
}

function roller(whose: DiceTrigger['whose']): string {
  if (typeof whose === 'string') return 'this ship';
  return 'that' in whose ? shipWith(whose.that) : `a friendly ship at ${range(whose.friendlyAt)}`;
}

/** `isUsers`: the dice are those of the ship that may use it. */
function diceEffect(effect: DiceEffect, dice: string, form: Form, isUsers: boolean): string {
  switch (effect.kind) {
    case 'not-a-modification':
      return deedOf(effect.then)[form];
    case 'reroll':
      if (effect.uncounted)
        return `${verb('roll', form)} all its ${dice} dice again, also outside an attack, which does not count as a reroll`;
      return `${verb('reroll', form)} ${rerolled(effect, dice, isUsers)}`;
    case 'add':
      return `${verb('add', form)} ${counted(effect.count ?? 1, faceNoun(effect.face))}`;
    case 'change':
      return `${verb('turn', form)} ${changed(effect, dice)}`;
    case 'spend-result':
      return `${verb('spend', form)} 1 ${or(effect.faces.map(face))} result; then ${sentenceOf(deedOf(effect.then), 'this ship')}`;
  }
}

/** "1 focus result to a hit", "up to 2 enemy blanks to hits"; whose dice they are is said of the enemy's only. */
function changed({ count, from, to, upTo }: Extract<DiceEffect, { kind: 'change' }>, dice: string): string {
  const shown = to === 'success' ? (dice.endsWith('attack') ? 'hit' : 'evade') : to;
  const into = count === 1 ? article(face(shown)) : shown === 'focus' ? 'focus' : `${face(shown)}s`;
  const enemy = dice.startsWith('enemy') ? 'enemy ' : '';
  const what = from ? `${enemy}${or(from.map(face))} result` : `${dice} die`;
  const many = what.endsWith('die') ? what.replace(/die$/, 'dice') : `${what}s`;
  if (count === 'all') return `all ${many} to ${into}`;
  if (typeof count !== 'number') return `${many} to ${into}, ${upTo ? 'up to ' : ''}${value(count)}`;
  return `${upTo ? 'up to ' : ''}${count === 1 ? `1 ${what}` : `${count} ${many}`} to ${into}`;
}

/** "focus result", which has no plural of its own. */
const faceNoun = (shown: Face): string => (shown === 'focus' ? 'focus result' : face(shown));

function rerolled(
  { count, upTo, faces, each }: Extract<DiceEffect, { kind: 'reroll' }>,
  dice: string,
  isUsers: boolean,
): string {
  const its = dice.startsWith('enemy') || !isUsers ? '' : 'its ';
  if (each)
    return `any number of ${its}${dice} dice, each for 1 ${each === 'charge' ? 'charge of this card' : each}`;
  const what = faces ? facesOf(faces) : undefined;
  if (count === 'any') return `any number of ${its}${what ? `${what} ` : ''}${dice} dice`;
  if (count === 'all') return `all ${its}${what ? `${what} ` : ''}${dice} dice`;
  const die = what ? `${what} ${dice} die` : `${dice} die`;
  if (typeof count !== 'number') return counted(count, die).replace(', as', upTo ? ', up to as' : ', as');
  return `${upTo ? 'up to ' : ''}${counted(count, die)}`;
}

const facesOf = (faces: readonly Face[]): string => or(faces.map(face));

const counted = (count: Value, word: string): string =>
  typeof count === 'number'
    ? plural(count, word)
    : `${word.endsWith('die') ? `${word.slice(0, -3)}dice` : `${word}s`}, ${value(count)}`;
