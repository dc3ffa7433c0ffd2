import type { AttackFact, AttackWeapon, Cost, Requirement } from '../../../abilities/language.ts';
import { cardName, upgradeName } from '../../labels.ts';
import { action, article, face, list, phase, plural, range, token } from '../terms.ts';
import {
  arcs,
  compared,
  countedAgainst,
  maneuverWith,
  numberOf,
  predicate,
  shipWith,
  tokenWord,
  who,
} from './ships.ts';

/** If-conditions and costs in words. */

const WEAPONS: Readonly<Record<AttackWeapon, string>> = {
  primary: 'a primary weapon',
  special: 'a special weapon',
  'front-arc': 'a front arc weapon',
  'rear-arc': 'a rear arc weapon',
  turret: 'a turret arc weapon',
  bullseye: 'a bullseye arc weapon',
  cannon: 'a cannon',
  missile: 'a missile',
  torpedo: 'a torpedo',
  'turret-slot': 'a turret upgrade',
  hardpoint: 'a hardpoint',
  'primary-turret': 'a primary turret arc weapon',
  'primary-front': 'a primary front arc weapon',
  this: 'this card',
};
export const weapon = (name: AttackWeapon): string => WEAPONS[name];

const FACTS: Readonly<Record<AttackFact, readonly [holds: string, not: string]>> = {
  obstructed: ['the attack is obstructed', 'the attack is not obstructed'],
  'obstructed-by-obstacle': ['the attack is obstructed by an obstacle', 'no obstacle obstructs the attack'],
  bonus: ['it is a bonus attack', 'it is no bonus attack'],
  'defender-destroyed': ['the defender was destroyed', 'the defender was not destroyed'],
  'defender-dealt-card': ['the defender was dealt a damage card', 'the defender was dealt no damage card'],
  'defender-dealt-faceup': [
    'the defender was dealt a faceup damage card',
    'the defender was dealt no faceup damage card',
  ],
  'defender-dealt-pilot': [
    'the defender was dealt a faceup Pilot card',
    'the defender was dealt no faceup Pilot card',
  ],
  'paid-with-charge': [
    'a charge of the weapon’s card was spent for the attack',
    'no charge of the weapon’s card was spent for the attack',
  ],
  'first-against-defender': [
    'the attacker has not attacked the defender before this round',
    'the attacker has attacked the defender before this round',
  ],
  'with-range-bonus': ['its weapon has range bonuses', 'its weapon has no range bonus'],
  'defender-damaged': ['the defender suffered damage', 'the defender suffered no damage'],
  'some-neutralized': ['hits or crits were neutralized', 'no hit or crit was neutralized'],
  'by-lock': ['its weapon requires a lock', 'its weapon requires no lock'],
  'under-way': ['the attack is under way', 'the attack is over'],
  'you-spent-green': ['this ship spent a green token', 'this ship spent no green token'],
  'you-calculated': ['this ship spent a calculate token', 'this ship spent no calculate token'],
  'attacker-modified-dice': ['the attacker modified its dice', 'the attacker did not modify its dice'],
};

/** Who fights, with what and how far away, as one clause, and the conditions that are about something else. */
interface Fight {
  readonly clause: string | null;
  readonly rest: readonly string[];
}

function fight(requires: readonly Requirement[]): Fight {
  const subject = requires.find((one) => FIGHTS.includes(condition(one)));
  if (!subject) return { clause: null, rest: conditions(requires) };
  const attacks = condition(subject) === FIGHTS[0];
  const isHow = (one: Requirement): boolean =>
    one.kind === 'attack-range' || (attacks && one.kind === 'attack-with');
  const weapons = requires.flatMap((one) =>
    one.kind === 'attack-with' && attacks ? [WEAPONS[one.weapon]] : [],
  );
  const ranges = requires.flatMap((one) => (one.kind === 'attack-range' ? [` at ${range(one.range)}`] : []));
  const with_ = weapons.length === 0 ? '' : ` with ${weapons.join(' that is ')}`;
  const rest = requires.filter((one) => one !== subject && !isHow(one));
  return { clause: `${condition(subject)}${with_}${ranges.join('')}`, rest: conditions(rest) };
}

const FIGHTS = ['this ship attacks', 'this ship defends', 'this ship attacks or defends'];

/** "while this ship attacks with a cannon, if …, " before what then holds; nothing where nothing is required. */
export function whileText(requires: readonly Requirement[]): string {
  const { clause, rest } = fight(requires);
  if (clause === null) return rest.length === 0 ? '' : `while ${list(rest)}, `;
  return `while ${clause}, ${rest.length === 0 ? '' : `if ${list(rest)}, `}`;
}

/** The same behind what holds: " while this ship attacks with a cannon, if …". */
export function whileBehind(requires: readonly Requirement[]): string {
  const { clause, rest } = fight(requires);
  if (clause === null) return rest.length === 0 ? '' : ` while ${list(rest)}`;
  return ` while ${clause}${rest.length === 0 ? '' : `, if ${list(rest)}`}`;
}

export const conditions = (requires: readonly Requirement[]): readonly string[] => requires.map(condition);

export function condition(requirement: Requirement): string {
  switch (requirement.kind) {
    case 'flown':
      if (requirement.crossed) return 'it moved through an obstacle';
      if (requirement.deploying) return 'it deployed';
      return requirement.fully
        ? `${article(maneuverWith(requirement)).replace(/^an? /, 'the ')} was fully executed`
        : `the maneuver was ${article(maneuverWith(requirement))}`;
    case 'ship':
      return shipCondition(requirement.who, requirement.that.map(predicate));
    case 'count':
      return countCondition(requirement);
    case 'attack-range':
      return `the attack is at ${range(requirement.range)}`;
    case 'attack-with':
      return `the attack is made with ${WEAPONS[requirement.weapon]}`;
    case 'attack-with-card':
      return `the attack is made with ${upgradeName(requirement.id)}`;
    case 'attack-result':
      return requirement.is === 'hit' ? 'the attack hit' : 'the attack missed';
    case 'attack-is':
      return FACTS[requirement.is][requirement.holds ? 0 : 1];
    case 'action':
      return actionCondition(requirement);
    case 'moved-by':
      return `${requirement.ability} moved it`;
    case 'device-you-locked':
      return 'the device was friendly and locked by this ship';
    case 'obstructed-by-device':
      return `the attack is obstructed by ${article(list(requirement.traits, 'or'))}`;
    case 'not-defending':
      return 'it was not defending';
    case 'moved':
      return `it was ${article(action(requirement.how))}`;
    case 'action-from':
      return `${article(list(requirement.slots, 'or'))} upgrade added the action to its bar`;
    case 'token-is':
      return `it was ${article(list(requirement.tokens.map(tokenOrForce), 'or'))}`;
    case 'by-obstacle':
      return 'it came from moving through or overlapping an obstacle';
    case 'enemy-object-in':
      return `there is an enemy ship or device in this ship’s ${arcs([requirement.arc])}`;
    case 'spent-in-attack':
      return 'it was spent in an attack on the other ship';
    case 'compare':
      return comparison(requirement);
    case 'phase':
      return `it is the ${list(requirement.phases.map(phase), 'or')}`;
    case 'device-is':
      return requirement.how
        ? `it ${requirement.how === 'drop' ? 'dropped' : 'launched'} ${article(list(requirement.traits, 'or'))}`
        : `it was ${article(list(requirement.traits, 'or'))}`;
    case 'initiative-step':
      return `initiative ${requirement.is} is reached`;
    case 'in-activation':
      return requirement.step ? 'it is in its Perform Action step' : 'it is in its activation';
    case 'no-device-placed':
      return 'this ship has not dropped or launched a device this round';
    case 'rerolled-to':
      return `that die shows a ${face(requirement.face)} now`;
    case 'repaired':
      return `the card was a faceup ${requirement.trait === 'ship' ? 'Ship' : 'Pilot'} card`;
    case 'coordinated-to':
      return `the coordinated ship performed ${article(list(requirement.actions.map(action), 'or'))} action by it`;
    case 'fuses-on-card':
      return `there are ${requirement.are === 0 ? 'no' : requirement.are} fuse markers on this card`;
    case 'card-holds':
      return requirement.any ? 'there are tokens on this card' : 'there are no tokens on this card';
    case 'flipped':
      return requirement.is ? 'this card lies on its other side' : 'this card lies on its front';
    case 'marked':
      return 'the rest of this card is in force';
    case 'about-to-fly':
      return `it is about to execute ${article(maneuverWith(requirement.maneuver))}`;
    case 'performed-off-bar':
      return 'that action is not on its action bar';
    case 'not-that':
      return `it is not so that ${condition(requirement.requirement)}`;
    case 'one-of':
      return fights(requirement.requirements) ?? list(requirement.requirements.map(condition), 'or');
  }
}

/** "there are 2 or more focus results among the attack dice"; of two counted things "… is higher than …". */
function comparison({ a, compare, b }: Extract<Requirement, { kind: 'compare' }>): string {
  if (typeof a !== 'number' && typeof b === 'number') {
    const words = countedAgainst(a, compare, b);
    if (words) return words;
  }
  const [left, right] = [a, b].map((one) => (typeof one === 'number' ? `${one}` : numberOf(one)));
  return `${left} is ${compared(compare)} ${right}`;
}

const tokenOrForce = (name: string): string =>
  name === 'force' || name === 'lock' ? name : tokenWord(name as Parameters<typeof tokenWord>[0]);

/** "this ship attacks", rather than "the attacker is this ship". */
function shipCondition(part: Parameters<typeof who>[0], predicates: readonly string[]): string {
  const only = predicates.length === 1 ? predicates[0] : undefined;
  if (only === 'is this ship' && part === 'attacker') return 'this ship attacks';
  if (only === 'is this ship' && part === 'defender') return 'this ship defends';
  return `${who(part)} ${list(predicates)}`;
}

function fights(requirements: readonly Requirement[]): string | null {
  const words = requirements.map(condition);
  return words.length === 2 && words[0] === 'this ship attacks' && words[1] === 'this ship defends'
    ? 'this ship attacks or defends'
    : null;
}

function countCondition({ that, least, most }: Extract<Requirement, { kind: 'count' }>): string {
  if (most === 0) return `there is ${shipWith(that, 'no')}`;
  if (least === 1 && most >= 99) return `there is ${shipWith(that)}`;
  if (most >= 99) return `there are ${least} or more ${shipWith(that, 'many')}`;
  return `there are ${least === most ? least : `${least} to ${most}`} ${shipWith(that, 'many')}`;
}

function actionCondition({ actions, difficulty }: Extract<Requirement, { kind: 'action' }>): string {
  const colour = difficulty ? `${list(difficulty, 'or')} ` : '';
  const names = actions.length > 0 ? `${list(actions.map(action), 'or')} ` : '';
  return `it was ${article(`${colour}${names}action`)}`;
}

/** "1 charge and 1 Force", "gain 1 stress token". */
export function prices(costs: readonly Cost[]): string {
  const spent = costs.flatMap((cost) => (cost.by ? [] : (spentWords(cost) ?? [])));
  const rest = costs.flatMap((cost) => (cost.by ? [otherPays(cost)] : (doneWords(cost) ?? [])));
  return list([...(spent.length > 0 ? [`spend ${list(spent)}`] : []), ...rest]);
}

function spentWords(cost: Cost): string | null {
  switch (cost.kind) {
    case 'charge':
      return plural(cost.count, 'charge');
    case 'force':
      return `${cost.count} Force`;
    case 'energy':
      return `${cost.count} energy`;
    case 'shield':
      return plural(cost.count, 'shield');
    case 'spend-token':
      return plural(cost.count, `${tokenWord(cost.token)} token`);
    case 'lock':
      return `its lock on ${who(cost.on)}`;
    case 'lock-of':
      return `the lock of ${shipWith(cost.that)} on ${who(cost.on)}`;
    case 'from-card':
      return `1 ${token(cost.token)} token of this card`;
    case 'weapon-charge':
      return '1 charge of the weapon’s card';
    case 'upgrade-charge':
      return cost.slots.length > 0
        ? `1 charge of ${article(list(cost.slots, 'or'))} upgrade that does not come back by itself`
        : '1 charge of another upgrade that does not come back by itself';
    case 'spend-from': {
      const once = cost.each ? ' (in an attack, each of these ships once)' : '';
      return `1 ${token(cost.token)} token of ${shipWith(cost.that)}${once}`;
    }
    case 'card-charge':
      return `${plural(cost.count, 'charge')} of ${cardName(cost.card)}`;
    case 'remove-from':
    case 'gain-token':
    case 'gain-one':
    case 'expose':
    case 'reveal':
    case 'suffer':
      return null;
  }
}

function doneWords(cost: Cost): string | null {
  if (cost.kind === 'reveal') return 'turn this facedown card up';
  if (cost.kind === 'expose') return 'turn up one of its facedown damage cards';
  if (cost.kind === 'gain-one')
    return `gain 1 ${list(
      cost.tokens.map((one) => token(one)),
      'or',
    )} token`;
  if (cost.kind === 'remove-from')
    return `remove ${plural(cost.count, `${tokenWord(cost.of)} token`)} from ${who(cost.on)}`;
  if (cost.kind === 'gain-token') return `gain ${token(cost.token, cost.count)}`;
  if (cost.kind !== 'suffer') return null;
  return `suffer ${damage(cost.hits, cost.crits)}`;
}

const otherPays = (cost: Cost): string =>
  `have ${who(cost.by ?? 'self')} ${doneWords(cost) ?? `spend ${spentWords(cost) ?? ''}`}`;

export const damage = (hits: number, crits: number): string =>
  list([...(hits > 0 ? [`${hits} hit damage`] : []), ...(crits > 0 ? [`${crits} crit damage`] : [])]);
