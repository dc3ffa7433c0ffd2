import {
  type AttackNeed,
  type BonusHeader,
  needsOf,
  type SpecialAttack,
} from '../../../abilities/language.ts';
import { or, range } from '../card-terms.ts';
import { arc, article, token } from '../terms.ts';
import { prices, weapon } from './requirements.ts';
import { shipWith } from './ships.ts';

/** An Attack: header: numbers first, then what must be there, what it costs and what it does. */
export function attackText(block: SpecialAttack): string {
  const icon = block.ordnance ? ', no range bonus' : '';
  const numbers = `attack through the ${weaponArc(block.arc)}: value ${block.value}, ${range(block.range)}${icon}`;
  const { bonusHeaders: times = 0 } = block;
  const { attackHeaders: standard = 1 } = block;
  const first = standard > 1 ? `${standard} times as an ${numbers}` : numbers;
  const parts = [times === 0 ? first : `${times === 1 ? 'bonus' : `${times} times as a bonus`} ${numbers}`];
  if (block.against) parts.push(`only against ${shipWith(block.against)}`);
  const needs = needsOf(block);
  if (block.onlyBonus) parts.push('only as a bonus attack that this card grants');
  if (needs.length > 0) parts.push(`needs ${or(needs.map((need) => NEEDS[need]))}`);
  if (block.costs.length > 0) {
    const { freeHeaders: free = 0 } = block;
    const except = free === 0 ? '' : ` but the first ${free === 1 ? 'time' : `${free} times`}`;
    const price = prices(block.costs);
    const spent = /^spend (.*)$/.exec(price)?.[1];
    parts.push(spent === undefined ? `for it this ship must ${price}${except}` : `costs ${spent}${except}`);
  }
  if (block.critsBecomeHits) parts.push('after the attack dice are modified, all crits become hits');
  const { tokensInsteadOfDamage: given } = block;
  if (given) {
    parts.push(
      block.allTokens
        ? `on a hit, each hit or crit gives ${article(token(given))} token instead of damage`
        : `on a hit, 1 hit or crit is spent for 1 hit damage, and each other one gives ${article(token(given))} token instead of damage`,
    );
  }
  return parts.join('; ');
}

/** A Bonus Attack: header for the weapons of other cards. */
export const headerText = ({ with: weapons, costs }: BonusHeader): string =>
  `once a round, this ship may ${costs.length === 0 ? '' : `${prices(costs)} to `}perform a bonus attack with ${or(weapons.map(weapon))}`;

const NEEDS: Readonly<Record<AttackNeed, string>> = {
  lock: 'a lock on the defender',
  focus: 'a focus token',
  calculate: 'a calculate token',
};

const weaponArc = (of: SpecialAttack['arc']): string =>
  of === 'single-turret' ? 'turret arc' : of === 'double-turret' ? 'turret arcs' : arc(of);
