import type { Who } from '../../../../common/language/index.ts';
import type { CardManeuver } from '../../../abilities/language/verbs.ts';
import type { Effect, GrantedWeapon, TreatedAs, Until } from '../../../abilities/language.ts';
import { action, article, list, maneuver, plural } from '../terms.ts';
import { weapon } from './conditions.ts';
import { maneuverWith, shipWith, value, who } from './ships.ts';

/** How a verb stands: after "may", or by itself. */
export type Form = 'may' | 'does';

export const verb = (word: string, form: Form): string => {
  if (form === 'may') return word;
  if (word === 'have') return 'has';
  if (word === 'do') return 'does';
  if (word === 'be') return 'is';
  return /(s|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
};

/** What may be declined, also where nothing before says "may". */
export const mayDo = (word: string, form: Form): string => (form === 'may' ? word : `may ${word}`);

/** "receives 1 focus token", "has the defender receive 1 stress token". */
export function does(part: Who, words: string, form: Form): string {
  const [first = '', ...rest] = words.split(' ');
  if (part !== 'self') return `${verb('have', form)} ${who(part)} ${words}`;
  return [verb(first, form), ...rest].join(' ');
}

export const UNTIL: Readonly<Record<Until, string>> = {
  'end of round': 'until the end of the round',
  'end of combat': 'until the end of the Combat phase',
  'end of activation': 'until the end of the Activation phase',
  'end of attack': 'until the end of the attack',
  'end of placing': 'until all ships are placed',
  'end of game': 'for the rest of the game',
};

export const amount = (count: Parameters<typeof value>[0], word: string): string =>
  typeof count === 'number' ? plural(count, word) : `${word}s, ${value(count)}`;

export const EITHER = ' of either section';
/** "at range 1-2". */
export const where = (that: Parameters<typeof shipWith>[0]): string =>
  shipWith(that).replace(/^an? ship /, '');
export const cardManeuver = (one: CardManeuver): string => maneuver(one);

export function treated({ bearing, speeds, faster, difficulty, template }: TreatedAs): string {
  const color = difficulty ? `${difficulty} ` : '';
  const what = bearing ? `${article(`${color}${maneuverWith({ bearing })}`)}` : 'one';
  const speed = speeds ? ` of speed ${list(speeds.map(String), 'or')}` : ' of the same speed';
  const by = template ? ' and direction, by the same template' : '';
  return `${what}${faster ? ' 1 faster or slower, at least 1' : speed}${by}`;
}

export function rolledText(
  dice: 'attack' | 'defense',
  change: Parameters<typeof value>[0],
  form: Form,
): string {
  const roller = dice === 'attack' ? 'the attacker' : 'the defender';
  if (typeof change !== 'number')
    return `${verb('have', form)} ${roller} roll ${dice} dice more, ${value(change)}`;
  const number = plural(Math.abs(change), `${dice} die`);
  return `${verb('have', form)} ${roller} roll ${number} ${change < 0 ? 'fewer' : 'more'}`;
}

export const granted = (one: GrantedWeapon): string => (one === 'another' ? 'another weapon' : weapon(one));

export function howMany(count: Extract<Effect, { kind: 'choose' }>['count']): string {
  if (typeof count === 'number') return `${count}`;
  return count.kind === 'ships' ? 'any number of' : `up to X (X: ${value(count)})`;
}

export function freeActions(actions: Extract<Effect, { kind: 'free-action' }>['actions']): string {
  if (actions === 'any') return '1 free action';
  if (actions === 'bombs') return 'the action of a bomb card as a free action';
  if (actions === 'upgrades') return '1 free action of an upgrade card';
  if (actions === 'bar') return '1 free action shown on its action bar';
  return `a free ${list(actions.map(action), 'or')} action`;
}
