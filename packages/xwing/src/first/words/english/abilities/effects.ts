import { type PhrasesByKind, sayByKind } from '@firing-arc/referee';
import type { Who } from '../../../../common/language/index.ts';
import type { ToldManeuver } from '../../../abilities/language/verbs.ts';
import type { Effect, GrantedWeapon, TreatedAs, Until } from '../../../abilities/language.ts';
import { action, article, condition, face, list, maneuver, plural, token, upgrade } from '../terms.ts';
import { conditions, damage, weapon } from './conditions.ts';
import { ARCS, distance, maneuverWith, shipWith, tokenWord, value, who, whose } from './ships.ts';
import { abilityText } from './text.ts';

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
export const effectText = (effect: Effect, form: Form): string => sayByKind(EFFECTS, effect, form);

/** Effects that both editions may have, by their kind. */
const EFFECTS: PhrasesByKind<Effect, [form: Form]> = {
  gain: (effect, form) =>
    does(effect.on, `receive ${amount(effect.count, `${token(effect.token)} token`)}`, form),
  remove: ({ count, of, on }, form) => {
    const what = `${tokenWord(of)}token`;
    const number = count === 'all' ? `all ${what}s` : plural(count, what);
    return does(on, `remove ${number}`, form);
  },
  transfer: (effect, form) => {
    const of = typeof effect.of === 'string' ? [effect.of] : effect.of;
    const what = `${list(
      of.map((one) => tokenWord(one).trim()),
      'or',
    )} token`.trim();
    const number = effect.count === 'all' ? `all ${what}s` : plural(effect.count, what);
    return `${verb('move', form)} ${number} from ${who(effect.from)} to ${who(effect.to)}`;
  },
  'acquire-lock': ({ anyRange, by, on }, form) => {
    const far = anyRange ? ', whatever the range' : '';
    return does(by, `acquire a target lock on ${who(on)}${far}`, form);
  },
  'choose-lock': ({ by, that }, form) => does(by, `acquire a target lock on ${shipWith(that)}`, form),
  'transfer-lock': ({ from, to }, form) =>
    `${verb('give', form)} ${whose(from)} blue target lock token to ${who(to)}`,
  'remove-lock': (effect, form) => {
    const on = effect.on ? ` on ${who(effect.on)}` : '';
    return `${verb('remove', form)} ${whose(effect.by)} target lock${on}`;
  },
  'turn-up-dealt': (_, form) => `${verb('turn', form)} the damage cards that the attack dealt faceup`,
  'turn-dial': (effect, form) => {
    const { to, allowed, direction, ...like } = effect.like;
    const what = to ? article(maneuverWith(to)) : 'another maneuver';
    const same = Object.keys(direction && !like.bearing ? { direction, ...like } : like);
    const not = allowed ? ', but to no red one if it is stressed' : '';
    return `${verb('turn', form)} its dial to ${what} of the same ${list(same)}${not}`;
  },
  suffer: ({ crits, hits, on }, form) => does(on, `suffer ${damage(hits, crits)}`, form),
  'roll-damage': ({ dice, on }, form) =>
    `${verb('roll', form)} ${plural(dice, 'attack die')}, and ${who(on)} suffers what they show`,
  shields: ({ change, on }, form) =>
    does(on, `${change > 0 ? 'recover' : 'lose'} ${plural(Math.abs(change), 'shield')}`, form),
  deal: ({ on, up }, form) =>
    does(on, `be dealt a ${up ? 'faceup' : 'facedown'} damage card`, form).replace('bes ', 'is '),
  skill: (effect, form) => {
    const to = typeof effect.to === 'number' ? `${effect.to}` : `that of ${who(effect.to)}`;
    return `${verb('treat', form)} ${whose(effect.on)} pilot skill as ${to} ${UNTIL[effect.until]}`;
  },
  'more-dice': ({ change, dice }, form) => diceText(dice, change, form),
  cancel: ({ count, dice, faces }, form) => {
    if (count === 'all' && faces.length === 5)
      return `${verb('cancel', form)} all results of the ${dice} dice`;
    const number = count === 'all' ? 'all' : `${count}`;
    return `${verb('cancel', form)} ${number} ${list(faces.map(face), 'or')} of the ${dice} dice`;
  },
  'turn-results': ({ dice, from, to }, form) =>
    `${verb('change', form)} all ${face(from)} of the ${dice} dice to ${face(to)}`,
  'fix-dice': ({ dice }, form) =>
    `${verb('leave', form)} the ${dice} dice as they are for the rest of the attack`,
  'roll-besides': ({ count, dice }, form) => `${verb('roll', form)} ${plural(count, `${dice} die`)} more`,
  'skip-action': (_, form) => `${verb('skip', form)} its Perform Action step`,
  'no-attack-next-round': (_, form) => `${verb('give', form)} up its attacks of the next round`,
  'treat-maneuver': ({ as }, form) => `${verb('treat', form)} that maneuver as ${treated(as)}`,
  'flip-this': (_, form) => `${verb('flip', form)} this card`,
  'obstacle-dice': (_, form) => `${verb('roll', form)} the dice of the obstacles that it met`,
  'flip-card': ({ card }, form) => `${verb('flip', form)} ${upgrade(card)}`,
  'turn-around': (_, form) => `${verb('turn', form)} around by 180 degrees`,
  agility: ({ change, on, until }, form) =>
    `${verb('have', form)} ${whose(on)} agility ${Math.abs(change)} ${change < 0 ? 'lower' : 'higher'} ${UNTIL[until]}`,
  'discard-this': (_, form) => `${verb('discard', form)} this card`,
  'add-result': (effect, form) =>
    `${verb('add', form)} ${value(effect.count)} ${face(effect.face)} to the ${effect.dice} dice`,
  choose: ({ count, that, then }, form) => {
    const number = count === 1 ? shipWith(that) : `${howMany(count)} ${shipWith(that, true)}`;
    return `${verb('choose', form)} ${number}; then it ${effectText(then, 'does')}`;
  },
  each: ({ that, then }, form) =>
    effectText(then, form).replaceAll(
      'the chosen ship',
      shipWith(that)
        .replace(/^an? /, 'each ')
        .replace(/^another /, 'each other '),
    ),
  'roll-die': (effect, form) => {
    const rows = effect.rows.map(
      ({ on, then }) => `on ${list(on.map(face), 'or')} it ${effectText(then, 'does')}`,
    );
    return `${verb('roll', form)} 1 attack die; ${rows.join('; ')}`;
  },
  'roll-defense-die': ({ faces, then }, form) =>
    `${verb('roll', form)} 1 defense die; on ${list(faces.map(face), 'or')} it ${effectText(then, 'does')}`,
  either: (effect, form) => {
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
  },
  if: ({ else: instead, requires, then }, form) => {
    const otherwise = instead ? `; else it ${effectText(instead, 'does')}` : '';
    return `${effectText(then, form)} if ${list(conditions(requires))}${otherwise}`;
  },
  'in-turn': ({ effects }, form) =>
    effects.map((one, at) => effectText(one, at === 0 ? form : 'does')).join('; then it '),
  'if-done': ({ first, then }, form) =>
    `${effectText(first, form)}; if it does, it ${effectText(then, 'does')}`,
  'free-action': ({ actions, by }, form) => does(by, `perform ${freeActions(actions)}`, form),
  attack: (effect, form) => {
    const how = effect.with.length === 0 ? '' : ` with ${list(effect.with.map(granted), 'or')}`;
    const on = effect.on ? ` against ${shipWith(effect.on)}` : '';
    const arc = effect.arc ? ` through its ${ARCS[effect.arc]}` : '';
    const last = effect.last ? `; then it attacks no more this ${effect.last}` : '';
    return `${does(effect.by, `perform an attack${how}${arc}${on}`, form)}${last}`;
  },
  lasts: (effect, form) => {
    const gives = effect.gives.map((one) => `“${abilityText(one).replace(/\.$/, '')}”`).join(' ');
    if (effect.on === 'self') return `${verb('have', form)} ${UNTIL[effect.until]}: ${gives}`;
    return `${verb('give', form)} ${who(effect.on)} ${UNTIL[effect.until]}: ${gives}`;
  },
  fly: ({ maneuvers }, form) =>
    `${verb('execute', form)} a white ${list(maneuvers.map(told), 'or')} maneuver`,
  'fly-instead': ({ maneuver }, form) =>
    `${verb('execute', form)} a white ${told(maneuver)} maneuver instead`,
  'swap-skill': ({ on, until }, form) =>
    `${verb('exchange', form)} its pilot skill with ${whose(on)} ${UNTIL[until]}`,
  'take-results': ({ count, faces, on }, form) => {
    const number = count === 'all' ? 'all' : `${count}`;
    const what = `${number} uncanceled ${list(faces.map(face), 'or')}`;
    return does(on, `suffer ${what} instead of the defender`, form);
  },
  'cancel-beyond': (effect, form) =>
    `${verb('cancel', form)} ${face(effect.face)} results until ${effect.left} are left`,
  'roll-defense': (effect, form) => {
    const each = effect.dice === 1 ? 'on' : 'for each';
    const rows = effect.rows.map(
      ({ on, then }) => `${each} ${list(on.map(face), 'or')} it ${effectText(then, 'does')}`,
    );
    return `${verb('roll', form)} ${plural(effect.dice, 'defense die')}; ${rows.join('; ')}`;
  },
  'turn-up-random': ({ on }, form) => does(on, 'turn a random facedown damage card faceup', form),
  'turn-down': ({ trait }, form) =>
    `${verb('turn', form)} a faceup damage card of the trait ${trait} facedown`,
  'discard-facedown': ({ either }, form) =>
    `${verb('discard', form)} a facedown damage card${either ? EITHER : ''}`,
  'discard-faceup': ({ either }, form) =>
    `${verb('discard', form)} a faceup damage card${either ? EITHER : ''}`,
  'shields-to-energy': ({ most }, form) =>
    `${verb('remove', form)} up to ${plural(most, 'shield')} from itself and gains 1 energy for each`,
  'draw-attack': (_, form) => `${verb('become', form)} the target of that attack instead, if it can`,
  'deploy-several': (_, form) => `${verb('deploy', form)} ships that are docked with it`,
  hold: ({ change }, form) =>
    change > 0 ? `${verb('put', form)} 1 token on this card` : `${verb('take', form)} 1 token from this card`,
  nothing: (_, form) => `${verb('do', form)} nothing`,
  'even-in-vain': ({ effect }, form) => effectText(effect, form),
  'attacks-over': (_, form) => `${verb('attack', form)} no more this round`,
  'discard-upgrade': ({ of }, form) =>
    of === 'self'
      ? `${verb('discard', form)} another of its upgrade cards`
      : `${verb('discard', form)} 1 of ${whose(of)} upgrade cards`,
  'replace-upgrade': (effect, form) =>
    `${verb('replace', form)} 1 of its ${list([...effect.slots], 'or')} upgrade cards with another one of the same slot that costs no more squad points`,
  'recover-upgrade': (effect, form) =>
    `${verb('bring', form)} back 1 of its discarded ${list([...effect.slots], 'or')} upgrade cards`,
  'bar-token': ({ tokens }, form) => {
    const kinds = list(
      tokens.map((one) => token(one)),
      'or',
    );
    return `${verb('choose', form)} 1 ${kinds} token of the defender, which cannot be spent in this attack`;
  },
  pull: ({ on }, form) =>
    `${does(on, 'receive 1 tractor beam token', form)}, which this ship’s player resolves`,
  'assign-condition': (effect, form) => {
    const what = `the condition ${condition(effect.condition)}`;
    return `${verb('assign', form)} ${what} to ${effect.on === 'self' ? 'itself' : who(effect.on)}`;
  },
  'remove-condition': (_, form) => `${verb('remove', form)} this card`,
  mark: ({ on }, form) => `${verb('keep', form)} ${who(on)} in mind`,
  'drop-bomb': (_, form) => `${verb('drop', form)} a bomb of a card without an action`,
  'deploy-docked': (_, form) =>
    `${verb('deploy', form)} the ship that is docked with it from its rear guides`,
  'rotate-arc': (_, form) => `${verb('turn', form)} its mobile arc`,
  'owner-chooses': ({ of, that, then }, form) =>
    `${verb('let', form)} the player of ${who(of)} choose one of that player’s ships ${where(that)}; then it ${effectText(then, 'does')}`,
  'guess-dial': ({ of }, form) =>
    `${verb('guess', form)} bearing and speed on ${whose(of)} dial and looks at it; if it was right, it may turn its own dial to another maneuver`,
  'roll-and-suffer': ({ dice, on }, form) =>
    does(
      on,
      `roll ${plural(dice, 'attack die')} and suffer what ${dice === 1 ? 'it shows' : 'they show'}`,
      form,
    ),
  'blast-obstacle': ({ range }, form) =>
    `${verb('choose', form)} an obstacle ${distance(range)} in its primary firing arc; each ship at range 1 of it rolls 1 attack die and suffers what it shows; then the obstacle is removed`,
  'drop-cargo': (_, form) => `${verb('drop', form)} 1 cargo token, which is a debris cloud`,
  'lay-mines': (_, form) =>
    `${verb('discard', form)} any number of its bomb upgrade cards and ${verb('place', form)} their tokens in the play area beyond range 3 of enemy ships`,
  'decloak-or-uncloak': (_, form) => `${verb('decloak', form)}, or its cloak token is removed`,
  'look-at-dial': ({ of }, form) => `${verb('look', form)} at ${whose(of)} dial`,
  'turn-adjacent': ({ of }, form) =>
    `${verb('have', form)} its owner turn ${whose(of)} dial to an adjacent maneuver`,
};

const EITHER = ' of either section';
/** "at range 1-2". */
const where = (that: Parameters<typeof shipWith>[0]): string => shipWith(that).replace(/^an? ship /, '');
const told = (one: ToldManeuver): string => maneuver(one);

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
