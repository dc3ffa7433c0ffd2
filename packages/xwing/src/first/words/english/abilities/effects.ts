import type { Who } from '../../../../common/language/index.ts';
import {
  type Effect,
  type GrantedWeapon,
  isCardVerb,
  type TreatedAs,
  type Until,
} from '../../../abilities/language.ts';
import { action, article, face, list, plural, token, upgrade } from '../terms.ts';
import { conditions, damage, weapon } from './conditions.ts';
import { ARCS, maneuverWith, shipWith, tokenWord, value, who, whose } from './ships.ts';
import { verbText } from './verbs.ts';

/** How a verb stands: after "may", or by itself. */
export type Form = 'may' | 'does';

export const verb = (word: string, form: Form): string => {
  if (form === 'may') return word;
  if (word === 'have') return 'has';
  if (word === 'do') return 'does';
  return /(s|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
};

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

const amount = (count: Parameters<typeof value>[0], word: string): string =>
  typeof count === 'number' ? plural(count, word) : `${word}s, ${value(count)}`;

/** What an effect does, as it stands behind "it" or "it may". */
export function effectText(effect: Effect, form: Form): string {
  if (isCardVerb(effect)) return verbText(effect, form);
  switch (effect.kind) {
    case 'gain':
      return does(effect.on, `receive ${amount(effect.count, `${token(effect.token)} token`)}`, form);
    case 'remove': {
      const what = `${tokenWord(effect.of)}token`;
      const number = effect.count === 'all' ? `all ${what}s` : plural(effect.count, what);
      return does(effect.on, `remove ${number}`, form);
    }
    case 'transfer': {
      const of = typeof effect.of === 'string' ? [effect.of] : effect.of;
      const what = `${list(
        of.map((one) => tokenWord(one).trim()),
        'or',
      )} token`.trim();
      const number = effect.count === 'all' ? `all ${what}s` : plural(effect.count, what);
      return `${verb('move', form)} ${number} from ${who(effect.from)} to ${who(effect.to)}`;
    }
    case 'acquire-lock': {
      const far = effect.anyRange ? ', whatever the range' : '';
      return does(effect.by, `acquire a target lock on ${who(effect.on)}${far}`, form);
    }
    case 'choose-lock':
      return does(effect.by, `acquire a target lock on ${shipWith(effect.that)}`, form);
    case 'transfer-lock':
      return `${verb('give', form)} ${whose(effect.from)} blue target lock token to ${who(effect.to)}`;
    case 'remove-lock': {
      const on = effect.on ? ` on ${who(effect.on)}` : '';
      return `${verb('remove', form)} ${whose(effect.by)} target lock${on}`;
    }
    case 'turn-up-dealt':
      return `${verb('turn', form)} the damage cards that the attack dealt faceup`;
    case 'turn-dial': {
      const { to, allowed, direction, ...like } = effect.like;
      const what = to ? article(maneuverWith(to)) : 'another maneuver';
      const same = Object.keys(direction && !like.bearing ? { direction, ...like } : like);
      const not = allowed ? ', but to no red one if it is stressed' : '';
      return `${verb('turn', form)} its dial to ${what} of the same ${list(same)}${not}`;
    }
    case 'suffer':
      return does(effect.on, `suffer ${damage(effect.hits, effect.crits)}`, form);
    case 'roll-damage':
      return `${verb('roll', form)} ${plural(effect.dice, 'attack die')}, and ${who(effect.on)} suffers what they show`;
    case 'shields':
      return does(
        effect.on,
        `${effect.change > 0 ? 'recover' : 'lose'} ${plural(Math.abs(effect.change), 'shield')}`,
        form,
      );
    case 'deal':
      return does(effect.on, `be dealt a ${effect.up ? 'faceup' : 'facedown'} damage card`, form).replace(
        'bes ',
        'is ',
      );
    case 'skill': {
      const to = typeof effect.to === 'number' ? `${effect.to}` : `that of ${who(effect.to)}`;
      return `${verb('treat', form)} ${whose(effect.on)} pilot skill as ${to} ${UNTIL[effect.until]}`;
    }
    case 'more-dice':
      return diceText(effect.dice, effect.change, form);
    case 'cancel': {
      if (effect.count === 'all' && effect.faces.length === 5)
        return `${verb('cancel', form)} all results of the ${effect.dice} dice`;
      const number = effect.count === 'all' ? 'all' : `${effect.count}`;
      return `${verb('cancel', form)} ${number} ${list(effect.faces.map(face), 'or')} of the ${effect.dice} dice`;
    }
    case 'turn-results':
      return `${verb('change', form)} all ${face(effect.from)} of the ${effect.dice} dice to ${face(effect.to)}`;
    case 'fix-dice':
      return `${verb('leave', form)} the ${effect.dice} dice as they are for the rest of the attack`;
    case 'roll-besides':
      return `${verb('roll', form)} ${plural(effect.count, `${effect.dice} die`)} more`;
    case 'skip-action':
      return `${verb('skip', form)} its Perform Action step`;
    case 'no-attack-next-round':
      return `${verb('give', form)} up its attacks of the next round`;
    case 'treat-maneuver':
      return `${verb('treat', form)} that maneuver as ${treated(effect.as)}`;
    case 'flip-this':
      return `${verb('flip', form)} this card`;
    case 'obstacle-dice':
      return `${verb('roll', form)} the dice of the obstacles that it met`;
    case 'flip-card':
      return `${verb('flip', form)} ${upgrade(effect.card)}`;
    case 'turn-around':
      return `${verb('turn', form)} around by 180 degrees`;
    case 'agility':
      return `${verb('have', form)} ${whose(effect.on)} agility ${Math.abs(effect.change)} ${effect.change < 0 ? 'lower' : 'higher'} ${UNTIL[effect.until]}`;
    case 'discard-this':
      return `${verb('discard', form)} this card`;
    case 'add-result':
      return `${verb('add', form)} ${value(effect.count)} ${face(effect.face)} to the ${effect.dice} dice`;
    default:
      return choiceText(effect, form);
  }
}

function treated({ bearing, speeds, faster, difficulty, template }: TreatedAs): string {
  const color = difficulty ? `${difficulty} ` : '';
  const what = bearing ? `${article(`${color}${maneuverWith({ bearing })}`)}` : 'one';
  const speed = speeds ? ` of speed ${list(speeds.map(String), 'or')}` : ' of the same speed';
  const by = template ? ' and direction, by the same template' : '';
  return `${what}${faster ? ' 1 faster or slower, at least 1' : speed}${by}`;
}

function diceText(dice: 'attack' | 'defense', change: Parameters<typeof value>[0], form: Form): string {
  const roller = dice === 'attack' ? 'the attacker' : 'the defender';
  if (typeof change !== 'number')
    return `${verb('have', form)} ${roller} roll ${dice} dice more, ${value(change)}`;
  const number = plural(Math.abs(change), `${dice} die`);
  return `${verb('have', form)} ${roller} roll ${number} ${change < 0 ? 'fewer' : 'more'}`;
}

type ChoiceEffect = Extract<
  Effect,
  {
    kind:
      | 'choose'
      | 'each'
      | 'roll-die'
      | 'roll-defense-die'
      | 'either'
      | 'if'
      | 'in-turn'
      | 'free-action'
      | 'attack'
      | 'if-done';
  }
>;

function choiceText(effect: ChoiceEffect, form: Form): string {
  switch (effect.kind) {
    case 'choose': {
      const number =
        effect.count === 1
          ? shipWith(effect.that)
          : `${howMany(effect.count)} ${shipWith(effect.that, true)}`;
      return `${verb('choose', form)} ${number}; then it ${effectText(effect.then, 'does')}`;
    }
    case 'each':
      return effectText(effect.then, form).replaceAll(
        'the chosen ship',
        shipWith(effect.that)
          .replace(/^an? /, 'each ')
          .replace(/^another /, 'each other '),
      );
    case 'roll-die': {
      const rows = effect.rows.map(
        ({ on, then }) => `on ${list(on.map(face), 'or')} it ${effectText(then, 'does')}`,
      );
      return `${verb('roll', form)} 1 attack die; ${rows.join('; ')}`;
    }
    case 'roll-defense-die':
      return `${verb('roll', form)} 1 defense die; on ${list(effect.faces.map(face), 'or')} it ${effectText(effect.then, 'does')}`;
    case 'either': {
      const { chooser } = effect;
      if (chooser === 'self')
        return list(
          effect.options.map((one) => effectText(one, form)),
          'or',
        );
      const options = effect.options.map((one) =>
        effectText(one, 'does').replaceAll(new RegExp(`(it )?has ${who(chooser)} `, 'g'), ''),
      );
      return `${verb('let', form)} ${who(chooser)} choose: ${list(options, 'or')}`;
    }
    case 'if': {
      const otherwise = effect.else ? `; else it ${effectText(effect.else, 'does')}` : '';
      return `${effectText(effect.then, form)} if ${list(conditions(effect.requires))}${otherwise}`;
    }
    case 'in-turn':
      return effect.effects.map((one, at) => effectText(one, at === 0 ? form : 'does')).join('; then it ');
    case 'if-done':
      return `${effectText(effect.first, form)}; if it does, it ${effectText(effect.then, 'does')}`;
    case 'free-action':
      return does(effect.by, `perform ${freeActions(effect.actions)}`, form);
    case 'attack': {
      const how = effect.with.length === 0 ? '' : ` with ${list(effect.with.map(granted), 'or')}`;
      const on = effect.on ? ` against ${shipWith(effect.on)}` : '';
      const arc = effect.arc ? ` through its ${ARCS[effect.arc]}` : '';
      const last = effect.last ? `; then it attacks no more this ${effect.last}` : '';
      return `${does(effect.by, `perform an attack${how}${arc}${on}`, form)}${last}`;
    }
  }
}

const granted = (one: GrantedWeapon): string => (one === 'another' ? 'another weapon' : weapon(one));

function howMany(count: Extract<Effect, { kind: 'choose' }>['count']): string {
  if (typeof count === 'number') return `${count}`;
  return count.kind === 'ships' ? 'any number of' : `up to X (X: ${value(count)})`;
}

function freeActions(actions: Extract<Effect, { kind: 'free-action' }>['actions']): string {
  if (actions === 'any') return '1 free action';
  if (actions === 'bombs') return 'the action of a bomb card as a free action';
  if (actions === 'upgrades') return '1 free action of an upgrade card';
  if (actions === 'bar') return '1 free action shown on its action bar';
  return `a free ${list(actions.map(action), 'or')} action`;
}
