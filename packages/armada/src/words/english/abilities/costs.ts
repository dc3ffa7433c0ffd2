import type { Cost } from '../../../abilities/language.ts';
import { command, list } from '../terms.ts';
import { dieText, within } from './conditions.ts';

/** "exhaust this card and pay a die: ", or nothing. */
export const costText = (costs: readonly Cost[]): string =>
  costs.length === 0 ? '' : `${list(costs.map(oneCost))}: `;

export function oneCost(cost: Cost): string {
  switch (cost.kind) {
    case 'exhaust':
      return 'exhaust this card';
    case 'discard':
      return 'discard this card';
    case 'command-token':
      return cost.of ? `spend a ${command(cost.of)} token` : 'spend a command token';
    case 'card-command':
      return `discard a ${cost.of === 'that' ? 'token of that ' : cost.of ? `${command(cost.of)} ` : ''}command from this card`;
    case 'command':
      return `discard a ${command(cost.of)} dial or token`;
    case 'shields':
      return `pay ${cost.most === 1 ? 'a shield' : `up to ${cost.most} shields`}${cost.zone ? ` of the ${cost.zone === 'front' ? 'front' : 'attacking'} zone` : ''}`;
    case 'exhaust-copy':
      return `exhaust a copy of this card on another friendly ship at ${within(cost.within)}`;
    case 'die':
      return `pay ${dieText(cost.which)}`;
    case 'defense-token': {
      const which = `${cost.readied ? 'readied ' : ''}${cost.is ?? 'defense'} token`;
      const article = /^[aeiou]/.test(which) ? 'an' : 'a';
      return `${cost.how} ${article} ${which}${cost.of ? ' of the attacker' : ''}${cost.asDefender ? ' in the place of one of the defender' : ''}`;
    }
    case 'engineering':
      return cost.points === 'all'
        ? 'pay all engineering points before any is spent'
        : `pay ${cost.points} engineering points`;
    case 'either':
      return cost.of.map(oneCost).join(' or ');
  }
}
