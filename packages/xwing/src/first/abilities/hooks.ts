/** Which moments and questions the cards of a game act on, found when it begins: what nobody has costs nothing. */

import { conditionCard, pilotCard, upgradeCard } from '../cards/index.ts';
import { type FirstState, type Ship, WINDOWS } from '../state.ts';
import type { CardVerb } from './language/verbs.ts';
import type { Ability, ModifierOf } from './language/vocabulary.ts';

type Named<Of, Key extends string> = Of extends { readonly [K in Key]: infer Name extends string }
  ? Name
  : never;
/** What modifiers are asked: a value, a permission, a prohibition or a rule. */
export type Asked =
  | Named<ModifierOf, 'value'>
  | `can ${Named<ModifierOf, 'can'>}`
  | `cannot ${Named<ModifierOf, 'cannot'>}`
  | `rule ${Named<ModifierOf, 'rule'>}`;

const ASKED: Readonly<Record<Asked, true>> = {
  'attack-dice': true,
  'defense-dice': true,
  agility: true,
  primary: true,
  difficulty: true,
  'weapon-range': true,
  'can act-while-stressed': true,
  'can attack-touching': true,
  'can fly-red-while-stressed': true,
  'can attack-on-obstacles': true,
  'can be-attacked-touching': true,
  'can ignore-obstacles': true,
  'can fire-anywhere': true,
  'cannot act': true,
  'cannot spend': true,
  'cannot modify-dice': true,
  'cannot range-bonus': true,
  'can fire-auxiliary': true,
  'cannot be-targeted': true,
  'cannot spend-locks': true,
  'cannot attack-with': true,
  'cannot target-this': true,
  'lock-range': true,
  'bomb-ways': true,
  ordnance: true,
  'rule keeps-missed-weapons': true,
  'most-tokens': true,
  'rule keeps-tokens': true,
  'rule cards-come-faceup': true,
  'can fire-disabled': true,
  'roll-bends': true,
  'rule decloaks-by-banks': true,
  'rule boosts-by-turns': true,
  'rule fights-as-at-range-1': true,
  'rule dies-after-combat': true,
  'rule deals-one-of-three': true,
  'rule resolves-one-of-two': true,
  'rule takes-stress': true,
  'rule friends-lock-afar': true,
  'rule shares-pilot-abilities': true,
  'rule fires-in-arc': true,
  'rule keeps-hits': true,
  'rule faceup-cards-turn-down': true,
  'rule attacks-hit': true,
  'rule cancels-crits-first': true,
  'rule never-obstructed': true,
  'rule makes-spend-focus': true,
  'rule draws-locks': true,
  'rule placed-anywhere': true,
  'rule hurts-by-bombs': true,
  gathers: true,
  'rule survives-once': true,
  'rule learns-pilot-abilities': true,
  'rule locks-friends': true,
  'rule names-results': true,
  'whole-skill': true,
  'rule sets-hit-aside': true,
  'rule dark-side': true,
  'rule suffers-more-by-bombs': true,
  'rule adds-matching': true,
  'rule locks-afar': true,
  'rule locks-twice': true,
  'rule attacks-friends': true,
  'rule first-card-faceup': true,
  'rule stress-check-last': true,
  'rule moves-over-obstacles': true,
  'rule ignores-obstacle-crits': true,
  'rule shrugs-bombs': true,
  'rule prevents-bombs': true,
  'rule shoots-past-obstacles': true,
  'rule lends-elite-actions': true,
  'rule friends-seem-near': true,
  'rule segnor-by-turns': true,
  'rule obstructs': true,
  'rule ignores-own-bombs': true,
  'rule rerolls-bomb-dice': true,
  'rule illicit-tokens': true,
  'rule drops-bombs-beside': true,
  'rule acts-twice': true,
  'rule docks': true,
  'rule escape-ship': true,
  'rule while-docked': true,
  'rule takes-over': true,
  'can fire-special': true,
  lends: true,
  'most-rerolls': true,
  'can ignore-card': true,
  'rule dealt-card': true,
  'rule evade-for-focus': true,
  'rule guesses-evades': true,
  'rule two-locks': true,
  'rule focus-for-locks': true,
  'rule recovers-for-any': true,
  'rule draws-from-either-half': true,
  'rule doubles-fore': true,
  'rule coordinates-two': true,
  'rule jams-afar': true,
  'rule obstructs-more': true,
  'rule rolls-for-obstacles': true,
  'rule keeps-ordnance': true,
  'rule doubles-agility': true,
  'rule takes-aboard': true,
  deploys: true,
  'rule keeps-a-crit': true,
  'rule doubles-range-bonus': true,
};

const HOOKS = [...WINDOWS, 'modify-attack-dice', 'modify-defense-dice', 'card-action', ...Object.keys(ASKED)];
export type Hook =
  | (typeof WINDOWS)[number]
  | 'modify-attack-dice'
  | 'modify-defense-dice'
  | 'card-action'
  | Asked;

const NUMBER: ReadonlyMap<string, number> = new Map(HOOKS.map((hook, at) => [hook, at]));
const WORDS = Math.ceil(HOOKS.length / 31);

/** The index of a game from the cards that its ships begin with, and the conditions on them. */
export function hooksOf(
  ships: readonly Pick<Ship, 'card' | 'upgrades' | 'stock' | 'conditions'>[],
): number[] {
  const bits = new Array<number>(WORDS).fill(0);
  for (const { card, upgrades, stock, conditions } of ships) {
    for (const ability of pilotCard(card)?.abilities ?? []) setAll(bits, ability);
    for (const { id } of conditions)
      for (const ability of conditionCard(id)?.abilities ?? []) setAll(bits, ability);
    for (const { id } of [...upgrades, ...stock]) {
      const upgrade = upgradeCard(id);
      for (const ability of upgrade?.abilities ?? []) setAll(bits, ability);
      for (const ability of upgrade?.back?.abilities ?? []) setAll(bits, ability);
    }
  }
  return bits;
}

/** What an ability acts in, and the abilities that it may give for a time. */
function setAll(bits: number[], ability: Ability): void {
  set(bits, hookOf(ability));
  for (const given of givenBy(ability)) setAll(bits, given);
}

/** The abilities in the effects that last, those that a docked ship lends, and those on the conditions that are assigned, however deep they lie in a block. */
function givenBy(block: unknown): readonly Ability[] {
  if (typeof block !== 'object' || block === null) return [];
  if ('kind' in block && block.kind === 'lasts') return (block as Extract<CardVerb, { kind: 'lasts' }>).gives;
  if ('rule' in block && block.rule === 'while-docked')
    return (block as Extract<ModifierOf, { rule: 'while-docked' }>).gives;
  if ('kind' in block && block.kind === 'assign-condition')
    return (
      conditionCard((block as Extract<CardVerb, { kind: 'assign-condition' }>).condition)?.abilities ?? []
    );
  return Object.values(block).flatMap(givenBy);
}

function hookOf(ability: Ability): Hook {
  switch (ability.kind) {
    case 'trigger':
    case 'dice':
      return ability.window;
    case 'action':
      return 'card-action';
    case 'modifier':
      return askedOf(ability.of);
  }
}

type RuleName = Named<ModifierOf, 'rule'>;

/** What a modifier answers. */
export function askedOf(of: ModifierOf): Asked {
  if ('value' in of) return of.value;
  if ('can' in of) return askedWhether(of.can);
  return 'cannot' in of ? `cannot ${of.cannot}` : askedFor(of.rule);
}

/** What is asked under its bare name: putting the whole name together at each call took 4 % of a random game. */
const byBareName = (kind: 'rule' | 'can'): ReadonlyMap<string, Asked> =>
  new Map(
    (Object.keys(ASKED) as Asked[])
      .filter((asked) => asked.startsWith(`${kind} `))
      .map((asked) => [asked.slice(kind.length + 1), asked]),
  );

const RULES = byBareName('rule');
const PERMISSIONS = byBareName('can');
const RULE_NUMBER: ReadonlyMap<string, number> = new Map(
  [...RULES].map(([rule, asked]) => [rule, NUMBER.get(asked)!]),
);

/** What is asked about a rule that cards change. */
export const askedFor = (rule: RuleName): Asked => RULES.get(rule)!;

/** What is asked about something that cards allow. */
export const askedWhether = (can: Named<ModifierOf, 'can'>): Asked => PERMISSIONS.get(can)!;

function set(bits: number[], hook: Hook): void {
  const at = NUMBER.get(hook)!;
  bits[(at / 31) | 0]! |= 1 << (at % 31);
}

/** Whether any card in the game acts on it. */
export const hooked = (state: Pick<FirstState, 'hooks'>, hook: Hook): boolean =>
  isSet(state.hooks, NUMBER.get(hook)!);

/** Whether any card in the game changes a rule. */
export const changesRule = (state: Pick<FirstState, 'hooks'>, rule: RuleName): boolean =>
  isSet(state.hooks, RULE_NUMBER.get(rule)!);

const isSet = (bits: readonly number[], at: number): boolean =>
  (((bits[(at / 31) | 0] ?? 0) >> (at % 31)) & 1) === 1;
