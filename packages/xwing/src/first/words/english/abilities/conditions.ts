import { type PhrasesByKind, sayByKind } from '@firing-arc/words';
import { shared } from '../../../../common/words/english/deeds.ts';
import type { AttackFact, AttackWeapon, Cost, Requirement } from '../../../abilities/language.ts';
import { action, article, list, maneuver, phase, plural, token, upgrade } from '../terms.ts';
import { compared, counted, distance, maneuverWith, predicate, shipWith, who } from './ships.ts';

/** If-conditions and costs in words. */

const WEAPONS: Readonly<Record<AttackWeapon, string>> = {
  primary: 'a primary weapon',
  secondary: 'a secondary weapon',
  cannon: 'a cannon',
  missile: 'a missile',
  torpedo: 'a torpedo',
  turret: 'a turret upgrade',
  this: 'this card',
};
export const weapon = (name: AttackWeapon): string => WEAPONS[name];

const FACTS: Readonly<Record<AttackFact, readonly [holds: string, not: string]>> = {
  'through-bomb': [
    'range is measured through a bomb token friendly to the defender',
    'range is measured through no bomb token friendly to the defender',
  ],
  obstructed: ['the attack is obstructed', 'the attack is not obstructed'],
  'crit-canceled': ['a critical hit was canceled', 'no critical hit was canceled'],
  'defender-destroyed': ['the defender was destroyed', 'the defender was not destroyed'],
  'defender-dealt-faceup': [
    'the defender was dealt a faceup damage card',
    'the defender was dealt no faceup damage card',
  ],
  'defender-dealt': ['the defender was dealt a damage card', 'the defender was dealt no damage card'],
};

/** "a red maneuver without overlapping a ship". */
export function flight(flown: Extract<Requirement, { kind: 'flown' }>): string {
  const fully =
    flown.fully === true
      ? ' without overlapping a ship'
      : flown.fully === false
        ? ' that overlapped a ship'
        : '';
  return `${article(maneuverWith(flown))}${fully}`;
}

/** With what an attack is made and from how far, " with a torpedo or a missile at range 1", and what is left. */
export function made(requires: readonly Requirement[]): {
  readonly how: string;
  readonly rest: readonly Requirement[];
} {
  const isHow = (one: Requirement) => one.kind === 'attack-range' || weaponsOf(one) !== null;
  const how = requires.filter(isHow).map((one) => {
    const weapons = weaponsOf(one);
    if (weapons) return ` with ${list(weapons.map(weapon), 'or')}`;
    return one.kind === 'attack-range' ? ` ${distance(one.range)}` : '';
  });
  return { how: how.join(''), rest: requires.filter((one) => !isHow(one)) };
}

/** Null for what is not about weapons alone. */
function weaponsOf(one: Requirement): readonly AttackWeapon[] | null {
  if (one.kind === 'attack-with') return [one.weapon];
  if (one.kind !== 'one-of') return null;
  const weapons = one.requirements.flatMap((each) => (each.kind === 'attack-with' ? [each.weapon] : []));
  return weapons.length === one.requirements.length ? weapons : null;
}

export const conditions = (requires: readonly Requirement[]): readonly string[] =>
  shared(requires.map(condition));

/** ", if …" behind what it limits; nothing when nothing is asked. */
export const when = (requires: readonly Requirement[]): string =>
  requires.length === 0 ? '' : `, if ${list(conditions(requires))}`;

const condition = (requirement: Requirement): string => sayByKind(CONDITIONS, requirement);

/** "there are 2 or more enemy ships"; null where there is one, or none. */
function numberOfShips(least: number, most: number, that: Parameters<typeof shipWith>[0]): string | null {
  if (most === 0 || (least === 1 && most >= 99)) return null;
  const number =
    most >= 99 ? `${least} or more` : least === most ? `exactly ${least}` : `${least} to ${most}`;
  return `there ${most === 1 ? 'is' : 'are'} ${number} ${most === 1 ? shipWith(that).replace(/^an? /, '') : shipWith(that, true)}`;
}

/** Requirements by their kind. */
const CONDITIONS: PhrasesByKind<Requirement> = {
  ship: (requirement) => shipCondition(requirement),
  count: ({ least, most, that }) =>
    numberOfShips(least, most, that) ??
    `there is ${most === 0 ? 'no ' : ''}${shipWith(that)
      .replace(/^an? /, most === 0 ? '' : '$&')
      .replace(/^another/, most === 0 ? 'other' : 'another')}`,
  flown: (requirement) => `it flew ${flight(requirement)}`,
  'attack-range': ({ range }) => `the attack is ${distance(range)}`,
  'attack-with': (requirement) => `the attack is made with ${weapon(requirement.weapon)}`,
  'attack-result': ({ is }) => (is === 'hit' ? 'the attack hits' : 'the attack misses'),
  'attack-is': ({ holds, is }) => FACTS[is][holds ? 0 : 1],
  action: ({ actions }) => {
    if (actions.length === 0) return 'an action was performed';
    return `the action is ${list(actions.map(action), 'or')}`;
  },
  'token-is': ({ tokens }) => `the token is ${list([...tokens], 'or')}`,
  'action-of-card': ({ slots }) => `the action is that of ${article(`${list([...slots], 'or')} upgrade`)}`,
  'card-is': ({ slots }) => `the card is ${article(`${list([...slots], 'or')} upgrade`)}`,
  compare: ({ a, b, compare }) => `${number(a)} is ${compared(compare)} ${number(b)}`,
  phase: ({ phases }) => `it is the ${list(phases.map(phase), 'or')}`,
  revealed: (requirement) => `its dial shows ${article(maneuverWith(requirement))}`,
  'its-turn': 'this ship is the active ship',
  'performed-this': 'this ship has performed the action of this card this round',
  'in-attack': ({ requires }) => list(['an attack goes on', ...conditions(requires)]),
  'flown-dial': 'the maneuver was the one of its dial',
  'acted-stressed': 'this ship was stressed when it did',
  'free-way': (requirement) =>
    `${article(maneuver(requirement.maneuver))} maneuver would overlap no other ship`,
  'holds-tokens': 'a token lies on this card',
  'attack-card': ({ cards }) => `the attack is made with ${list(cards.map(upgrade), 'or')}`,
  'met-no-obstacle': 'it met no obstacle',
  'has-dial': 'this ship has a dial to reveal',
  'used-in-attack': 'this card was used in this attack',
  'not-that': ({ requirement }) => denied(condition(requirement)),
  'one-of': (requirement) => {
    const weapons = weaponsOf(requirement);
    return weapons
      ? `the attack is made with ${list(weapons.map(weapon), 'or')}`
      : list(requirement.requirements.map(condition), 'or');
  },
};

/** "the attack is not made with this card"; words without a verb to deny are denied as a whole. */
function denied(words: string): string {
  if (words.startsWith('its dial shows ')) return words.replace('shows', 'does not show');
  const said = words.replace(/^(.*?) (is|was|are) /, '$1 $2 not ');
  return said !== words ? said : words.replace(/^(.*?) has /, '$1 does not have ');
}

const number = (of: Extract<Requirement, { kind: 'compare' }>['a']): string =>
  typeof of === 'number' ? `${of}` : counted(of).replace(/^there are /, 'the number of ');

function shipCondition({ who: part, that }: Extract<Requirement, { kind: 'ship' }>): string {
  const [first] = that;
  if (that.length === 1 && first?.kind === 'is' && first.who === 'self') {
    if (part === 'attacker') return 'this ship attacks';
    if (part === 'defender') return 'this ship defends';
  }
  return `${who(part)} ${list(that.map(predicate))}`;
}

/** "spend 1 focus token", "receive 1 stress token and discard this card". */
export const prices = (costs: readonly Cost[]): string => list(costs.map(price));

const price = (cost: Cost): string => sayByKind(PRICES, cost);

/** Costs by their kind. */
const PRICES: PhrasesByKind<Cost> = {
  'spend-token': (cost) => `spend ${token(cost.token, cost.count)}`,
  'gain-token': (cost) => `receive ${token(cost.token, cost.count)}`,
  suffer: ({ crits, hits }) => `suffer ${damage(hits, crits)}`,
  shield: ({ count }) => `spend ${plural(count, 'shield')}`,
  lock: ({ on }) => `spend its target lock on ${who(on)}`,
  'remove-token': (cost) =>
    `remove ${token(cost.token, cost.count)}${cost.of ? ` from ${who(cost.of)}` : ''}`,
  'discard-one-of': ({ slot }) => `discard this card or another ${slot} upgrade`,
  'energy-here': ({ count }) => `spend ${count} energy from this card`,
  discard: 'discard this card',
};

/** "1 damage and 1 critical damage". */
export const damage = (hits: number, crits: number): string =>
  list([...(hits > 0 ? [`${hits} damage`] : []), ...(crits > 0 ? [`${crits} critical damage`] : [])]);
