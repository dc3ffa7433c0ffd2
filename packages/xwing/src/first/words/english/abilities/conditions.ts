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

export const conditions = (requires: readonly Requirement[]): readonly string[] => requires.map(condition);

/** ", if …" behind what it limits; nothing when nothing is asked. */
export const when = (requires: readonly Requirement[]): string =>
  requires.length === 0 ? '' : `, if ${list(conditions(requires))}`;

function condition(requirement: Requirement): string {
  switch (requirement.kind) {
    case 'ship':
      return shipCondition(requirement);
    case 'count':
      return `there is ${requirement.most === 0 ? 'no ' : ''}${shipWith(requirement.that)
        .replace(/^an? /, requirement.most === 0 ? '' : '$&')
        .replace(/^another/, requirement.most === 0 ? 'other' : 'another')}`;
    case 'flown': {
      const fully =
        requirement.fully === true
          ? ' without overlapping a ship'
          : requirement.fully === false
            ? ' that overlapped a ship'
            : '';
      return `it flew ${article(maneuverWith(requirement))}${fully}`;
    }
    case 'attack-range':
      return `the attack is ${distance(requirement.range)}`;
    case 'attack-with':
      return `the attack is made with ${weapon(requirement.weapon)}`;
    case 'attack-result':
      return requirement.is === 'hit' ? 'the attack hits' : 'the attack misses';
    case 'attack-is':
      return FACTS[requirement.is][requirement.holds ? 0 : 1];
    case 'action':
      if (requirement.actions.length === 0) return 'an action was performed';
      return `the action is ${list(requirement.actions.map(action), 'or')}`;
    case 'token-is':
      return `the token is ${list([...requirement.tokens], 'or')}`;
    case 'action-of-card':
      return `the action is that of ${article(`${list([...requirement.slots], 'or')} upgrade`)}`;
    case 'card-is':
      return `the card is ${article(`${list([...requirement.slots], 'or')} upgrade`)}`;
    case 'compare':
      return `${number(requirement.a)} is ${compared(requirement.compare)} ${number(requirement.b)}`;
    case 'phase':
      return `it is the ${list(requirement.phases.map(phase), 'or')}`;
    case 'revealed':
      return `its dial shows ${article(maneuverWith(requirement))}`;
    case 'its-turn':
      return 'this ship is the active ship';
    case 'performed-this':
      return 'this ship has performed the action of this card this round';
    case 'in-attack':
      return list(['an attack goes on', ...conditions(requirement.requires)]);
    case 'flown-dial':
      return 'the maneuver was the one of its dial';
    case 'acted-stressed':
      return 'this ship was stressed when it did';
    case 'free-way':
      return `${article(maneuver(requirement.maneuver))} maneuver would overlap no other ship`;
    case 'holds-tokens':
      return 'a token lies on this card';
    case 'attack-card':
      return `the attack is made with ${list(requirement.cards.map(upgrade), 'or')}`;
    case 'met-no-obstacle':
      return 'it met no obstacle';
    case 'has-dial':
      return 'this ship has a dial to reveal';
    case 'used-in-attack':
      return 'this card was used in this attack';
    case 'not-that':
      return `it is not so that ${condition(requirement.requirement)}`;
    case 'one-of':
      return list(conditions(requirement.requirements), 'or');
  }
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

function price(cost: Cost): string {
  switch (cost.kind) {
    case 'spend-token':
      return `spend ${token(cost.token, cost.count)}`;
    case 'gain-token':
      return `receive ${token(cost.token, cost.count)}`;
    case 'suffer':
      return `suffer ${damage(cost.hits, cost.crits)}`;
    case 'shield':
      return `spend ${plural(cost.count, 'shield')}`;
    case 'lock':
      return `spend its target lock on ${who(cost.on)}`;
    case 'remove-token':
      return `remove ${token(cost.token, cost.count)}${cost.of ? ` from ${who(cost.of)}` : ''}`;
    case 'discard-one-of':
      return `discard this card or another ${cost.slot} upgrade`;
    case 'energy-here':
      return `spend ${cost.count} energy from this card`;
    case 'discard':
      return 'discard this card';
  }
}

/** "1 damage and 1 critical damage". */
export const damage = (hits: number, crits: number): string =>
  list([...(hits > 0 ? [`${hits} damage`] : []), ...(crits > 0 ? [`${crits} critical damage`] : [])]);
