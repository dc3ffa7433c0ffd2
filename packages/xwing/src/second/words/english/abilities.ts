import type { DamageKind } from '../../abilities/damage-deck.ts';
import type {
  Ability,
  AttackWeapon,
  Cost,
  DiceEffect,
  DiceTrigger,
  Effect,
  Modifier,
  Replacement,
  Requirement,
  SpecialAttack,
  TargetEffect,
  Trigger,
} from '../../abilities/language.ts';
import { chassisById, type UpgradeCard } from '../../cards/index.ts';
import type { Window } from '../../state.ts';
import { action, arc, article, colouredAction, face, list, plural, range, sentence, token } from './terms.ts';

/** Card texts, made from the blocks of the ability language; no card is named here. */

/** How a verb stands: after "may", or by itself. */
type Form = 'may' | 'does';

/** What an ability says, in one or two sentences about "this ship". */
export function ability(block: Ability): string {
  switch (block.kind) {
    case 'trigger':
      return sentence(`${moment(block.window, block.requires)}: ${deed(block)}`);
    case 'dice':
      return sentence(diceText(block));
    case 'replacement':
      return sentence(replacementText(block));
    case 'modifier':
      return sentence(modifierText(block));
    case 'attack':
      return sentence(attackText(block));
    case 'dormant':
      return 'Acts on devices, which no game here has yet.';
  }
}

/** What a damage card says, with the action printed on it. */
export function damageCard(card: DamageKind): string {
  const texts = card.abilities.map(ability);
  return [...texts, ...(card.repair ? ['As an action, this ship may repair this card.'] : [])].join(' ');
}

/** What an upgrade card says: what it adds to the ship, then its abilities. */
export function upgrade(card: UpgradeCard): string {
  const values = [
    ...(card.hull > 0 ? [`${card.hull} more hull`] : []),
    ...(card.shields > 0 ? [`${card.shields} more ${card.shields === 1 ? 'shield' : 'shields'}`] : []),
  ];
  const actions = card.actions.map((one) => colouredAction(one.action, one.difficulty));
  return [
    ...(values.length > 0 ? [sentence(`this ship has ${list(values)}`)] : []),
    ...(actions.length > 0 ? [sentence(`this ship’s action bar has ${list(actions)} too`)] : []),
    ...card.abilities.map(ability),
  ].join(' ');
}

// ── when ──

const MOMENTS: Readonly<Record<Exclude<Window, 'after-maneuver'>, string>> = {
  'start-of-planning': 'at the start of the Planning Phase',
  'start-of-system': 'at the start of the System Phase',
  'start-of-activation': 'at the start of the Activation Phase',
  'after-reveal': 'after this ship reveals its dial',
  'after-action': 'after this ship performs an action',
  'end-of-activation': 'at the end of the Activation Phase',
  'start-of-engagement': 'at the start of the Engagement Phase',
  'before-engaging': 'before this ship engages',
  'before-neutralizing': 'while this ship attacks, before results are neutralized',
  aftermath: 'in the aftermath of an attack',
  'after-attack': 'after this ship attacks',
  'after-defending': 'after this ship defends',
  'after-engaging': 'after this ship engages',
  'end-of-engagement': 'at the end of the Engagement Phase',
  'start-of-end': 'at the start of the End Phase',
  'during-end': 'in the End Phase',
  'after-crit-damage': 'after this ship suffers a crit damage',
  'dealt-faceup': 'when this card turns up on the ship',
  'after-destroyed': 'after this ship is destroyed',
};

function moment(window: Window, requires: readonly Requirement[]): string {
  const base = window === 'after-maneuver' ? flightText(requires) : MOMENTS[window];
  const conditions = requires.flatMap((requirement) =>
    requirement.kind === 'flown' ? [] : [condition(requirement)],
  );
  return conditions.length === 0 ? base : `${base}, if ${list(conditions)}`;
}

function flightText(requires: readonly Requirement[]): string {
  const flown = requires.find((requirement) => requirement.kind === 'flown');
  if (flown?.kind !== 'flown') return 'after this ship executes a maneuver';
  const adverb = flown.fully ? 'fully ' : '';
  const kind = flown.ion ? 'an ion' : flown.difficulty ? `a ${flown.difficulty}` : 'a';
  const but = flown.notStraight ? ' other than a straight' : '';
  const rock = flown.obstacle ? ' through or onto an obstacle' : '';
  return `after this ship ${adverb}executes ${kind} maneuver${but}${rock}`;
}

const WEAPONS: Readonly<Record<AttackWeapon, string>> = {
  primary: 'a primary weapon',
  special: 'a special weapon',
  'front-arc': 'a front arc weapon',
  this: 'this card',
};

function condition(requirement: Exclude<Requirement, { kind: 'flown' }>): string {
  switch (requirement.kind) {
    case 'enemy-at-range':
      return `an enemy ship is at ${range(requirement.range)}`;
    case 'attack-range':
      return `the attack is at ${range(requirement.range)}`;
    case 'in-front-arc-of-attacker':
      return `this ship is in the attacker’s ${arc('front')}`;
    case 'in-front-arc-of-defender':
      return `this ship is in the defender’s ${arc('front')}`;
    case 'outside-firing-arcs-of-defender':
      return 'this ship is in no firing arc of the defender';
    case 'defender-in-bullseye':
      return `the defender is in this ship’s ${arc('bullseye')}`;
    case 'no-friend-at-range':
      return `no other friendly ship is at ${range(requirement.range)}`;
    case 'evading':
      return 'this ship has an evade token';
    case 'attack-with':
      return `the attack is made with ${WEAPONS[requirement.weapon]}`;
    case 'attack-hit':
      return 'the attack hit';
  }
}

// ── what ──

function deed({ may, costs, effect }: Trigger): string {
  const form: Form = may ? 'may' : 'does';
  if (costs.length === 0) return `it ${may ? 'may ' : ''}${effectText(effect, form)}`;
  return `it ${may ? 'may spend' : 'spends'} ${costText(costs)} to ${effectText(effect, 'may')}`;
}

const costText = (costs: readonly Cost[]): string =>
  list(costs.map(({ kind, count }) => plural(count, kind)));

function effectText(effect: Effect, form: Form): string {
  switch (effect.kind) {
    case 'perform-action': {
      const names = effect.actions.map((one) => colouredAction(one.action, one.difficulty));
      const stress = effect.evenWhileStressed ? ', even while stressed' : '';
      return `${verb('perform', form)} ${article(list(names, 'or'))} action${stress}`;
    }
    case 'gain':
      return `${verb('gain', form)} ${token(effect.token, effect.count)}`;
    case 'suffer-hits':
      return `${verb('suffer', form)} ${effect.count} hit damage`;
    case 'roll-attack-die':
      return `${verb('roll', form)} 1 attack die; on a ${list(effect.on.map(face), 'or')} it ${effectText(effect.then, 'does')}`;
    case 'repair-this':
      return `${verb('repair', form)} this card`;
    case 'choose-enemy': {
      const chosen = `${verb('choose', form)} an enemy ship at ${range(effect.range)}`;
      const then = targetText(effect.then);
      if (!effect.ifInItsFrontArc) return `${chosen}, which ${then}`;
      return `${chosen}; if this ship is in that ship’s ${arc('front')}, that ship ${then}`;
    }
    case 'bonus-attack':
      return `${verb('perform', form)} a bonus attack`;
    case 'recover-charge':
      return `${verb('recover', form)} ${plural(effect.count, 'charge')} of this card`;
    case 'cancel-evade':
      return `${verb('cancel', form)} 1 ${face('evade')} of the defender`;
    case 'ships-near-defender-expose':
      return `${verb('make', form)} each ship at ${range(effect.range)} of the defender turn up one of its facedown damage cards`;
    case 'in-turn':
      return effect.effects.map((part) => effectText(part, form)).join(', then ');
  }
}

function targetText(effect: TargetEffect): string {
  switch (effect.kind) {
    case 'loses-green-tokens':
      return 'loses its green tokens';
  }
}

const verb = (word: string, form: Form): string => (form === 'may' ? word : `${word}s`);

function diceText({ window, whose, weapon, requires, costs, may, effect }: DiceTrigger): string {
  const enemy = whose === 'enemy';
  const attacking = (window === 'modify-attack-dice') !== enemy;
  const who = typeof whose === 'string' ? 'this ship' : `a friendly ship at ${range(whose.friendlyAt)}`;
  const does = attacking ? `attacks${weapon === 'any' ? '' : ` with ${WEAPONS[weapon]}`}` : 'defends';
  const conditions = requires.flatMap((one) => (one.kind === 'flown' ? [] : [condition(one)]));
  const when = conditions.length === 0 ? '' : `, if ${list(conditions)}`;
  const own = window === 'modify-attack-dice' ? 'attack' : 'defense';
  const dice = enemy ? `enemy ${own}` : own;
  const price = costs.length === 0 ? '' : `spend ${costText(costs)} to `;
  return `while ${who} ${does}${when}: it ${may ? `may ${price}` : ''}${diceEffect(effect, dice, may ? 'may' : 'does')}`;
}

function diceEffect(effect: DiceEffect, dice: string, form: Form): string {
  switch (effect.kind) {
    case 'reroll':
      return `${verb('reroll', form)} ${plural(effect.count, `${dice} die`)}`;
    case 'add':
      return `${verb('add', form)} 1 ${face(effect.face)}`;
    case 'change':
      return effect.from
        ? `${verb('turn', form)} ${effect.count} ${face(effect.from)} of the ${dice} dice to ${face(effect.to)}`
        : `${verb('turn', form)} ${plural(effect.count, `${dice} die`)} to ${face(effect.to)}`;
  }
}

/** An Attack: header: numbers first, then what must be there, what it costs and what it does. */
function attackText(block: SpecialAttack): string {
  const icon = block.ordnance ? ', no range bonus' : '';
  const numbers = `attack through the ${weaponArc(block.arc)}: value ${block.value}, ${range(block.range)}${icon}`;
  const parts = [numbers];
  if (block.needs) parts.push(`needs ${NEEDS[block.needs]}`);
  if (block.costs.length > 0) parts.push(`costs ${costText(block.costs)}`);
  if (block.critsBecomeHits) parts.push('after the attack dice are modified, all crits become hits');
  const { tokensInsteadOfDamage: given } = block;
  if (given) {
    parts.push(
      `on a hit, 1 hit or crit is spent for 1 hit damage, and each other one gives ${article(token(given))} token instead of damage`,
    );
  }
  return parts.join('; ');
}

const NEEDS = { lock: 'a lock on the defender', focus: 'a focus token' } as const;

const weaponArc = (of: SpecialAttack['arc']): string =>
  of === 'single-turret' ? 'turret arc' : of === 'double-turret' ? 'turret arcs' : arc(of);

function replacementText({ event, whose, costs, may, effect }: Replacement): string {
  const who =
    whose === 'own'
      ? 'this ship'
      : `a friendly ${chassisById(whose.chassis)?.name ?? whose.chassis} at ${range(whose.friendlyAt)}`;
  const what = event === 'damage' ? 'damage' : 'hit damage';
  if (effect === 'becomes-crit-damage') return `hit damage that ${who} would suffer is crit damage instead`;
  const price =
    costs.length === 0 ? `${may ? 'may ' : ''}${verb('prevent', may ? 'may' : 'does')} it` : paid(costs, may);
  return `before ${who} suffers ${what}: this ship ${price}`;
}

const paid = (costs: readonly Cost[], may: boolean): string =>
  `${may ? 'may spend' : 'spends'} ${costText(costs)} to prevent it all`;

function modifierText({ of }: Modifier): string {
  if ('permission' in of) {
    return of.permission === 'actions'
      ? `of the actions on its bar, this ship can perform only ${list(of.only.map(action), 'or')}`
      : 'this ship can modify its attack dice only with the Force';
  }
  if (of.value === 'maneuver-difficulty') {
    const harder = of.change > 0 ? 'harder' : 'easier';
    return `this ship’s ${of.bearing}s are ${plural(Math.abs(of.change), 'step')} ${harder}`;
  }
  const kind = of.value === 'attack-dice' ? 'attack die' : 'defense die';
  const rollerAttacks = of.value === 'attack-dice';
  const enemy = of.whose === 'enemy';
  const where = rollerAttacks === enemy ? 'defends' : 'attacks';
  const conditions = (of.requires ?? []).flatMap((one) => (one.kind === 'flown' ? [] : [condition(one)]));
  const when = conditions.length === 0 ? '' : `, if ${list(conditions)}`;
  const who = enemy ? `the ${rollerAttacks ? 'attacker' : 'defender'}` : 'it';
  return `when this ship ${where}${when}, ${who} rolls ${plural(Math.abs(of.change), kind)} ${of.change < 0 ? 'fewer' : 'more'}`;
}
