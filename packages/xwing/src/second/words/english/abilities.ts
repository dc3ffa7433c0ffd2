import type { DamageKind } from '../../abilities/damage-deck.ts';
import type {
  Ability,
  Cost,
  DiceEffect,
  DiceTrigger,
  Effect,
  Modifier,
  Replacement,
  Requirement,
  TargetEffect,
  Trigger,
} from '../../abilities/language.ts';
import { chassisById } from '../../cards/index.ts';
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
    case 'dormant':
      return 'Acts on devices, which no game here has yet.';
  }
}

/** What a damage card says, with the action printed on it. */
export function damageCard(card: DamageKind): string {
  const texts = card.abilities.map(ability);
  return [...texts, ...(card.repair ? ['As an action, this ship may repair this card.'] : [])].join(' ');
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

function condition(requirement: Exclude<Requirement, { kind: 'flown' }>): string {
  switch (requirement.kind) {
    case 'enemy-at-range':
      return `an enemy ship is at ${range(requirement.range)}`;
    case 'attack-range':
      return `the attack is at ${range(requirement.range)}`;
    case 'in-front-arc-of-attacker':
      return `this ship is in the attacker’s ${arc('front')}`;
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

function diceText({ window, whose, weapon, requires, may, effect }: DiceTrigger): string {
  const enemy = whose === 'enemy';
  const attacking = (window === 'modify-attack-dice') !== enemy;
  const who = typeof whose === 'string' ? 'this ship' : `a friendly ship at ${range(whose.friendlyAt)}`;
  const does = attacking ? `attacks${weapon === 'primary' ? ' with a primary weapon' : ''}` : 'defends';
  const conditions = requires.flatMap((one) => (one.kind === 'flown' ? [] : [condition(one)]));
  const when = conditions.length === 0 ? '' : `, if ${list(conditions)}`;
  const own = window === 'modify-attack-dice' ? 'attack' : 'defense';
  const dice = enemy ? `enemy ${own}` : own;
  return `while ${who} ${does}${when}: it ${may ? 'may ' : ''}${diceEffect(effect, dice, may ? 'may' : 'does')}`;
}

function diceEffect(effect: DiceEffect, dice: string, form: Form): string {
  switch (effect.kind) {
    case 'reroll':
      return `${verb('reroll', form)} ${plural(effect.count, `${dice} die`)}`;
    case 'add':
      return `${verb('add', form)} 1 ${face(effect.face)}`;
    case 'change':
      return `${verb('turn', form)} ${plural(effect.count, `${dice} die`)} to ${face(effect.to)}`;
  }
}

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
  const who = enemy ? `the ${rollerAttacks ? 'attacker' : 'defender'}` : 'it';
  return `when this ship ${where}, ${who} rolls ${plural(Math.abs(of.change), kind)} ${of.change < 0 ? 'fewer' : 'more'}`;
}
