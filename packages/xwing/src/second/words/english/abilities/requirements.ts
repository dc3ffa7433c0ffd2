import { type Deed, doing, shared } from '../../../../common/words/english/deeds.ts';
import type { AttackFact, AttackWeapon, Cost, Requirement } from '../../../abilities/language.ts';
import { cardName, upgradeName } from '../../labels.ts';
import { pricesIn, requirementsIn } from '../../requirements.ts';
import { or, range } from '../card-terms.ts';
import { action, article, face, list, phase, plural, token } from '../terms.ts';
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
  'primary-rear': 'a primary rear arc weapon',
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

/** A token of a moment by its name; the Force and locks are spent like tokens. */
export const tokenOrForce = (name: string): string =>
  name === 'force' || name === 'lock' ? name : tokenWord(name as Parameters<typeof tokenWord>[0]);

function actionCondition({ actions, difficulty }: Extract<Requirement, { kind: 'action' }>): string {
  const colour = difficulty ? `${or(difficulty)} ` : '';
  const names = actions.length > 0 ? `${or(actions.map(action))} ` : '';
  return `it was ${article(`${colour}${names}action`)}`;
}

export const damage = (hits: number, crits: number): string =>
  list([...(hits > 0 ? [`${hits} hit damage`] : []), ...(crits > 0 ? [`${crits} crit damage`] : [])]);

export const { condition, conditions, made, fight, fightOf, inAttack } = requirementsIn({
  fights: ['this ship attacks', 'this ship defends', 'this ship attacks or defends'],
  how: (weapons, at) =>
    [
      ...(weapons.length === 0
        ? []
        : [`with ${weapons.map((all) => or(all.map(weapon))).join(' that is ')}`]),
      ...at.map((span) => `at ${range(span)}`),
    ].join(' '),
  fighting: (clause, how) => (how === '' ? clause : `${clause} ${how}`),
  madeWith: (weapons) => `the attack is made with ${or(weapons.map(weapon))}`,
  shared,
  isSo: (part, that) =>
    part !== 'self' && that.length > 1 && that.some(({ kind }) => kind === 'side')
      ? `${who(part)} is ${shipWith(that)}`
      : `${who(part)} ${list(that.map(predicate))}`,
  none: (that) => `there is ${shipWith(that, 'no')}`,
  some: (that) => `there is ${shipWith(that)}`,
  atLeast: (that, least) => `there are ${least} or more ${shipWith(that, 'many')}`,
  between: (that, least, most) =>
    `there are ${least === most ? least : `${least} to ${most}`} ${shipWith(that, 'many')}`,
  counted: countedAgainst,
  number: numberOf,
  compared: (left, how, right) => `${left} is ${compared(how)} ${right}`,
  notSo: (clause) =>
    clause
      .replace(/^this ship (attack|defend)s/, 'this ship does not $1')
      .replace(/^(.*?) (is|are|was) /, (whole, subject: string, is: string) =>
        whole.includes(' does not ') ? whole : `${subject} ${is} not `,
      ),
  or: (clauses) => or(clauses),
  event: {
    flown: (requirement) => {
      if (requirement.crossed) return 'it moved through an obstacle';
      if (requirement.deploying) return 'it deployed';
      return requirement.fully
        ? `${article(maneuverWith(requirement)).replace(/^an? /, 'the ')} was fully executed`
        : `the maneuver was ${article(maneuverWith(requirement))}`;
    },
    'attack-range': ({ range: span }) => `the attack is at ${range(span)}`,
    'attack-with': ({ weapon }) => `the attack is made with ${WEAPONS[weapon]}`,
    'attack-with-card': ({ id }) => `the attack is made with ${upgradeName(id)}`,
    'attack-result': ({ is }) => (is === 'hit' ? 'the attack hit' : 'the attack missed'),
    'attack-is': ({ is, holds }) => FACTS[is][holds ? 0 : 1],
    action: (requirement) => actionCondition(requirement),
    'moved-by': ({ ability }) => `${ability} moved it`,
    'device-you-locked': 'the device was friendly and locked by this ship',
    'obstructed-by-device': ({ traits }) => `the attack is obstructed by ${article(or(traits))}`,
    'not-defending': 'it was not defending',
    moved: ({ how }) => `it was ${article(action(how))}`,
    'action-from': ({ slots }) => `${article(or(slots))} upgrade added the action to its bar`,
    'token-is': ({ tokens }) => `it was ${article(or(tokens.map(tokenOrForce)))}`,
    'by-obstacle': 'it came from moving through or overlapping an obstacle',
    'enemy-object-in': ({ arc }) => `there is an enemy ship or device in this ship’s ${arcs([arc])}`,
    'spent-in-attack': 'it was spent in an attack on the other ship',
    phase: ({ phases }) => (phases.includes('setup') ? 'it is setup' : `it is the ${or(phases.map(phase))}`),
    'device-is': ({ how, traits }) =>
      how
        ? `it ${how === 'drop' ? 'dropped' : 'launched'} ${article(or(traits))}`
        : `it was ${article(or(traits))}`,
    'initiative-step': ({ is }) => `initiative ${is} is reached`,
    'in-activation': ({ step }) => (step ? 'it is in its Perform Action step' : 'it is in its activation'),
    'no-device-placed': 'this ship has not dropped or launched a device this round',
    'rerolled-to': ({ face: shown }) => `that die shows a ${face(shown)} now`,
    repaired: ({ trait }) => `the card was a faceup ${trait === 'ship' ? 'Ship' : 'Pilot'} card`,
    'coordinated-to': ({ actions }) =>
      `the coordinated ship performed ${article(or(actions.map(action)))} action by it`,
    'fuses-on-card': ({ are }) => `there are ${are === 0 ? 'no' : are} fuse markers on this card`,
    'card-holds': ({ any }) => (any ? 'there are tokens on this card' : 'there are no tokens on this card'),
    flipped: ({ is }) => (is ? 'this card lies on its other side' : 'this card lies on its front'),
    marked: 'the rest of this card is in force',
    'about-to-fly': ({ maneuver }) => `it is about to execute ${article(maneuverWith(maneuver))}`,
    'performed-off-bar': 'that action is not on its action bar',
  },
});

/** What is paid. */
const pricesOf = pricesIn<Deed>({
  doing,
  spending: (what) => `spend ${list(what)}`,
  together: (deeds) => ({
    may: list(deeds.map(({ may }) => may)),
    does: list(deeds.map(({ does }) => does)),
  }),
  spent: {
    charge: ({ count }) => plural(count, 'charge'),
    force: ({ count }) => `${count} Force`,
    energy: ({ count }) => `${count} energy`,
    shield: ({ count }) => plural(count, 'shield'),
    'spend-token': ({ count, token }) => plural(count, `${tokenWord(token)} token`),
    lock: ({ on }) => `its lock on ${who(on)}`,
    'lock-of': ({ that, on }) => `the lock of ${shipWith(that)} on ${who(on)}`,
    'from-card': ({ count, token: name }) => `${plural(count, `${token(name)} token`)} of this card`,
    'weapon-charge': ({ count }) => `${plural(count, 'charge')} of the weapon’s card`,
    'upgrade-charge': ({ count, slots }) =>
      `${plural(count, 'non-recurring charge')} of ${slots.length > 0 ? article(or(slots)) : 'another'} upgrade`,
    'spend-from': ({ count, each, token: name, that }) => {
      const once = each ? ' (in an attack, each of these ships once)' : '';
      return `${plural(count, `${token(name)} token`)} of ${shipWith(that)}${once}`;
    },
    'card-charge': ({ count, card }) => `${plural(count, 'charge')} of ${cardName(card)}`,
  },
  done: {
    reveal: 'turn this facedown card up',
    expose: 'turn up one of its facedown damage cards',
    'gain-one': ({ count, tokens }) =>
      `gain ${plural(count, `${or(tokens.map((one) => token(one)))} token`)}`,
    'remove-from': ({ of, count, on }) => `remove ${plural(count, `${tokenWord(of)} token`)} from ${who(on)}`,
    'gain-token': (cost) => `gain ${token(cost.token, cost.count)}`,
    suffer: ({ hits, crits }) => `suffer ${damage(hits, crits)}`,
  },
});

/** The same behind "may" or "to": "spend 1 charge and gain 1 stress token". */
export const prices = (costs: readonly Cost[]): string => pricesOf(costs).may;
