import { usedByRoller } from '../../../../common/words/dice-users.ts';
/** What abilities say: an effect can give abilities, whose sentences say effects; so they stand in one file. */

import { type PhrasesByKind, sayByKind } from '@firing-arc/words';
import { subjectAfter } from '../../../../common/words/english/deeds.ts';
import type {
  Ability,
  DiceEffect,
  DiceTrigger,
  Effect,
  ModifierOf,
  Trigger,
} from '../../../abilities/language.ts';
import { cardName, chassisName } from '../../labels.ts';
import { article, condition, face, list, plural, sentence, token, upgrade } from '../terms.ts';
import { conditions, damage, made, prices, weapon, when } from './conditions.ts';
import {
  amount,
  cardManeuver,
  does,
  EITHER,
  type Form,
  freeActions,
  granted,
  howMany,
  mayDo,
  rolledText,
  treated,
  UNTIL,
  verb,
  where,
} from './effects.ts';
import { cannotText, canText, RULES, valueText } from './modifiers.ts';
import { isYou, moment, ONCE } from './moments.ts';
import { ARCS, counted, distance, maneuverWith, shipWith, tokenWord, value, who, whose } from './ships.ts';

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
  // Who picks a ship to lock may pick none.
  'choose-lock': ({ by, that }, form) => {
    const lock = `a target lock on ${shipWith(that)}`;
    return by === 'self' ? `${mayDo('acquire', form)} ${lock}` : does(by, `acquire ${lock}`, form);
  },
  'transfer-lock': ({ from, to }, form) =>
    `${verb('give', form)} ${whose(from)} blue target lock token to ${who(to)}, if ${to === 'self' ? 'it' : who(to)} has none`,
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
  deal: ({ on, up }, form) => does(on, `be dealt a ${up ? 'faceup' : 'facedown'} damage card`, form),
  skill: (effect, form) => {
    const to = typeof effect.to === 'number' ? `${effect.to}` : `that of ${who(effect.to)}`;
    return `${verb('treat', form)} ${whose(effect.on)} pilot skill as ${to} ${UNTIL[effect.until]}`;
  },
  'more-dice': ({ change, dice }, form) => rolledText(dice, change, form),
  cancel: ({ count, dice, faces }, form) => {
    if (!faces) return `${verb('cancel', form)} all results of the ${dice} dice`;
    const number = count === 'all' ? 'all' : `${count}`;
    return `${verb('cancel', form)} ${number} ${list(faces.map(face), 'or')} of the ${dice} dice`;
  },
  'turn-results': ({ dice, from, to }, form) =>
    `${verb('change', form)} all ${face(from)} of the ${dice} dice to ${face(to)}`,
  'fix-dice': ({ dice }, form) =>
    `${verb('leave', form)} the ${dice} dice as they are for the rest of the attack`,
  'roll-more': ({ count, dice }, form) => `${verb('roll', form)} ${plural(count, `${dice} die`)} more`,
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
    `${verb('add', form)} ${faceCount(effect.count, effect.face)} to the ${effect.dice} dice`,
  choose: ({ count, must, that, then }, form) => {
    const number = count === 1 ? shipWith(that) : `${howMany(count)} ${shipWith(that, true)}`;
    const then_ = ofChosen(effectText(then, 'does'));
    const each = count === 1 ? then_ : then_.replaceAll('that ship', 'each chosen ship');
    return `${must ? verb('choose', form) : mayDo('choose', form)} ${number}; then ${each}`;
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
    if (chooser === 'self') return oneOf(effect.options.map((one) => effectText(one, form)));
    const options = effect.options.map((one) =>
      effectText(one, 'does')
        .replaceAll(new RegExp(`(it )?has ${who(chooser)} `, 'g'), '')
        .replace(/^does /, 'do '),
    );
    return `${verb('let', form)} ${who(chooser)} choose: ${oneOf(options).replaceAll('; then ', ', then ')}`;
  },
  if: ({ else: instead, requires, then }, form) => {
    const otherwise = instead ? `; else it ${effectText(instead, 'does')}` : '';
    return `${effectText(then, form)} if ${list(conditions(requires))}${otherwise}`;
  },
  'in-turn': ({ effects }, form) =>
    effects.map((one, at) => effectText(one, at === 0 ? form : 'does')).join('; then it '),
  'if-done': ({ first, then }, form) =>
    `${effectText(first, form)}; if it does, it ${effectText(then, 'does')}`,
  'free-action': ({ actions, by }, form) =>
    by === 'self'
      ? `${mayDo('perform', form)} ${freeActions(actions)}`
      : does(by, `perform ${freeActions(actions)}`, form),
  attack: (effect, form) => {
    const how = effect.with.length === 0 ? '' : ` with ${list(effect.with.map(granted), 'or')}`;
    const on = effect.on ? ` against ${shipWith(effect.on)}` : '';
    const arc = effect.arc ? ` through its ${ARCS[effect.arc]}` : '';
    const last = effect.last ? `; then it attacks no more this ${effect.last}` : '';
    return `${does(effect.by, `perform an attack${how}${arc}${on}`, form)}${last}`;
  },
  lasts: (effect, form) => {
    const gives = quoted(effect.gives);
    if (effect.on === 'self') return `${verb('have', form)} ${UNTIL[effect.until]}: ${gives}`;
    return `${verb('give', form)} ${who(effect.on)} ${UNTIL[effect.until]}: ${gives}`;
  },
  fly: ({ maneuvers }, form) =>
    `${verb('execute', form)} a white ${list(maneuvers.map(cardManeuver), 'or')} maneuver`,
  'fly-instead': ({ maneuver }, form) =>
    `${verb('execute', form)} a white ${cardManeuver(maneuver)} maneuver instead`,
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
    `${verb('turn', form)} a faceup ${trait === 'ship' ? 'Ship' : 'Pilot'} damage card facedown`,
  'discard-facedown': ({ either }, form) =>
    `${verb('discard', form)} a facedown damage card${either ? EITHER : ''}`,
  'discard-faceup': ({ either }, form) =>
    `${verb('discard', form)} a faceup damage card${either ? EITHER : ''}`,
  'shields-to-energy': ({ most }, form) =>
    `${verb('remove', form)} up to ${plural(most, 'shield')} from itself and gains 1 energy for each`,
  'draw-attack': (_, form) => `${verb('become', form)} the target of that attack instead, if it can`,
  'deploy-several': (_, form) => `${verb('deploy', form)} ships that are docked with it`,
  hold: ({ change }, form) =>
    change > 0
      ? `${verb('put', form)} ${plural(change, 'token')} on this card`
      : `${verb('take', form)} ${plural(-change, 'token')} from this card`,
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

/** Abilities that somebody is given, each as a sentence of its own. */
const quoted = (gives: readonly Ability[]): string =>
  list(
    gives.map((one) => `“${abilityText(one).replace(/\.$/, '')}”`),
    'and',
  );

/** One of several deeds; long ones are kept apart. */
const oneOf = (deeds: readonly string[]): string =>
  deeds.some((words_) => words_.includes(';')) ? deeds.join('; or ') : list(deeds, 'or');

/** What an ability says, as a sentence. */
export const abilityText = (ability: Ability): string => sentence(words(ability));

function words(ability: Ability): string {
  switch (ability.kind) {
    case 'trigger':
      return triggerText(ability);
    case 'dice':
      return diceText(ability);
    case 'modifier':
      return modifierText(ability.of);
    case 'action': {
      const price = ability.costs.length === 0 ? '' : `${prices(ability.costs)} to `;
      return `action${when(ability.requires)}: ${price}${effectText(ability.effect, 'may')}`;
    }
  }
}

function roller(whose: DiceTrigger['whose']): string {
  if (typeof whose === 'string') return 'this ship';
  return 'that' in whose ? shipWith(whose.that) : `another friendly ship ${distance(whose.friendlyAt)}`;
}

function triggerText(block: Trigger): string {
  const { requires, costs, may, effect } = block;
  const price = costs.length === 0 ? '' : `${prices(costs)} to `;
  const form: Form = may || costs.length > 0 ? 'may' : 'does';
  const lead = moment(block);
  const does = inOwnFight(effectText(effect, form), requires);
  return `${lead}: ${subjectAfter(lead)} ${may ? 'may ' : costs.length > 0 ? 'must ' : ''}${price}${does}`;
}

/** Where the card's ship is known to attack or defend, it is the one that rolls. */
function inOwnFight(words: string, requires: Trigger['requires']): string {
  const own = requires.some((one) => isYou(one, 'attacker'))
    ? 'attacker'
    : requires.some((one) => isYou(one, 'defender'))
      ? 'defender'
      : null;
  return own === null
    ? words
    : words.replaceAll(`have the ${own} roll`, 'roll').replaceAll(`has the ${own} roll`, 'rolls');
}

/** Free actions may be declined, and so may a lock on a ship that is picked. */
const DECLINED = /^ (?:1|a) free |^ a target lock on an/;

/** What follows a choice, of the chosen ship as the subject where it is about it: "that ship receives 1 stress token". */
function ofChosen(words: string): string {
  // What somebody is let choose between is one deed.
  return (words.includes(' choose: ') ? [words] : words.split('; then it '))
    .map((part) => {
      const own = /^has the chosen ship ([a-z]+)(.*)$/s.exec(part);
      const text = own
        ? `that ship ${DECLINED.test(own[2]!) ? `may ${own[1]!}` : verb(own[1]!, 'does')}${own[2]!}`
        : `this ship ${part}`;
      return text.replaceAll('the chosen ship', 'that ship');
    })
    .join('; then ');
}

function diceText({
  window,
  whose,
  weapon: with_,
  requires,
  costs,
  may,
  effect,
  after,
  once,
  forGood,
  thenTurns,
  perDie,
}: DiceTrigger): string {
  const own = window === 'modify-attack-dice' ? 'attack' : 'defense';
  const enemy = whose === 'enemy';
  const attacks = (own === 'attack') !== enemy;
  const by = with_ === 'any' ? '' : ` with ${weapon(with_)}`;
  const price = costs.length === 0 ? '' : `${prices(costs)} to `;
  const form: Form = may ? 'may' : 'does';
  const dice = enemy ? `enemy ${own}` : own;
  const fixed = forGood ? ', and the die is not rerolled' : '';
  const turns = thenTurns ? `; then all its ${face(thenTurns.from)} become ${face(thenTurns.to)}` : '';
  const each = perDie ? ` and ${prices([perDie])} for each of them` : '';
  const then = after ? `; then it ${effectText(after, 'does')}` : '';
  const { rest, how } = attacks ? made(requires) : { rest: requires, how: '' };
  const lead = `${once ? ONCE[once] : ''}while ${roller(whose)} ${attacks ? `attacks${by}${how}` : 'defends'}${when(rest)}`;
  const another = costs.length > 0 || perDie || !usedByRoller(whose) ? 'this ship' : 'that ship';
  const user = typeof whose === 'string' ? subjectAfter(lead) : another;
  return `${lead}: ${user} ${may ? `may ${price}` : ''}${diceEffect(effect, dice, form)}${each}${fixed}${turns}${then}`;
}

/** "1 hit", "2 hits", "1 focus". */
const faceCount = (count: Parameters<typeof value>[0], shown: string): string =>
  typeof count === 'number' && shown !== 'focus'
    ? plural(count, face(shown))
    : `${value(count)} ${face(shown)}`;

function diceEffect(effect: DiceEffect, dice: string, form: Form): string {
  switch (effect.kind) {
    case 'not-a-modification':
      return effectText(effect.then, form);
    case 'add':
      return `${verb('add', form)} ${faceCount(effect.count ?? 1, effect.face)}`;
    case 'spend-result':
      return `${verb('spend', form)} 1 ${list(effect.faces.map(face), 'or')}; then it ${effectText(effect.then, 'does')}`;
    case 'reroll': {
      const { count, upTo, faces } = effect;
      const shows = count === 1 ? 'shows' : 'show';
      const which = faces ? ` that ${shows} ${list(faces.map(face), 'or')}` : '';
      const up = upTo ? 'up to ' : '';
      const number =
        count === 'any' || count === 'all'
          ? `${count} ${dice} dice`
          : typeof count === 'number'
            ? plural(count, `${dice} die`)
            : `as many ${dice} dice as ${counted(count)}`;
      return `${verb('reroll', form)} ${up}${number}${which}`;
    }
    case 'change': {
      const success = dice.endsWith('attack') ? 'hit' : 'evade';
      const to = face(effect.to === 'success' ? success : effect.to);
      const number = effect.count === 'all' ? 'all' : `${effect.upTo ? 'up to ' : ''}${value(effect.count)}`;
      const from = effect.from ? list(effect.from.map(face), 'or') : 'dice';
      return `${verb('change', form)} ${number} ${from} of ${dice.startsWith('enemy') ? 'the' : 'its'} ${dice} dice to ${to}`;
    }
  }
}

function modifierText(of: ModifierOf): string {
  if ('value' in of) return valueText(of);
  if ('can' in of) return canText(of);
  if ('cannot' in of) return cannotText(of);
  if (of.rule === 'dealt-card') return dealtCardText(of);
  if (of.rule === 'evade-for-focus')
    return `once per round, when a friendly ship ${distance(of.range)} is to receive a focus token: that ship may receive 1 evade token instead`;
  if (of.rule === 'keeps-tokens')
    return `this ship keeps unused ${list(
      of.tokens.map((one) => token(one)),
      'and',
    )} tokens in the End phase`;
  if (of.rule === 'docks')
    return `the friendly ${chassisName(of.type)} with ${upgrade(of.title)} begins the game docked with this ship`;
  if (of.rule === 'escape-ship')
    return `${cardName(of.pilot)} begins the game docked with this ship; when this ship is lost, before it is removed, that ship may deploy from its front or rear guides, and cannot attack this round`;
  if (of.rule === 'while-docked') return `while this ship is docked, its carrier has: ${quoted(of.gives)}`;
  if (of.rule === 'takes-aboard')
    return `up to ${of.most} friendly ships of one of these types, all of the same, may begin the game docked with this ship: ${list(of.types.map(chassisName), 'or')}`;
  if (of.rule === 'survives-once')
    return `the first time that this ship would be destroyed, it discards all its damage cards and is dealt ${of.cards} facedown ones`;
  return `${RULES[of.rule]}${'requires' in of ? when(of.requires) : ''}`;
}

function dealtCardText(of: Extract<ModifierOf, { rule: 'dealt-card' }>): string {
  const trait = of.only.trait ? `${of.only.trait === 'ship' ? 'Ship' : 'Pilot'} ` : '';
  const price = of.costs.length === 0 ? '' : `${prices(of.costs)} to `;
  const verbs = of.does === 'discard' ? 'discard it' : 'turn it facedown';
  const does = of.may
    ? `it may ${price}${verbs}`
    : of.does === 'discard'
      ? 'it discards it'
      : 'it turns it facedown';
  const then = of.after ? `; then it ${effectText(of.after, 'does')}` : '';
  const once = of.once ? 'once per attack, while this ship defends, ' : '';
  return `${once}when this ship is dealt a ${of.only.up ? 'faceup ' : ''}${trait}damage card, before its text is resolved: ${does}${then}`;
}
