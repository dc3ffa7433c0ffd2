import { type PhrasesByKind, sayByKind } from '@firing-arc/words';
import { list } from '@firing-arc/words/english';
import type { Cost } from '../../../abilities/language.ts';
import { command } from '../terms.ts';
import { dieText, within } from './conditions.ts';

/** "exhaust this card and pay a die: ", or nothing. */
export const costText = (costs: readonly Cost[]): string =>
  costs.length === 0 ? '' : `${list(costs.map(oneCost))}: `;

/** "exhaust this card". */
export const oneCost = (cost: Cost): string => sayByKind(COSTS, cost);

/** Costs by their kind. */
const COSTS: PhrasesByKind<Cost> = {
  exhaust: 'exhaust this card',
  discard: 'discard this card',
  'command-token': ({ of }) => (of ? `spend a ${command(of)} token` : 'spend a command token'),
  'card-command': ({ of }) =>
    `discard a ${of === 'that' ? 'token of that ' : of ? `${command(of)} ` : ''}command from this card`,
  command: ({ of }) => `discard a ${command(of)} dial or token`,
  shields: ({ most, zone }) =>
    `pay ${most === 1 ? 'a shield' : `up to ${most} shields`}${zone ? ` of the ${zone === 'front' ? 'front' : 'attacking'} zone` : ''}`,
  'exhaust-copy': (cost) => `exhaust a copy of this card on another friendly ship at ${within(cost.within)}`,
  die: ({ which }) => `pay ${dieText(which)}`,
  'defense-token': ({ asDefender, how, is, of, readied }) => {
    const which = `${readied ? 'readied ' : ''}${is ?? 'defense'} token`;
    const article = /^[aeiou]/.test(which) ? 'an' : 'a';
    return `${how} ${article} ${which}${of ? ' of the attacker' : ''}${asDefender ? ' in the place of one of the defender' : ''}`;
  },
  engineering: ({ points }) =>
    points === 'all' ? 'pay all engineering points before any is spent' : `pay ${points} engineering points`,
  either: ({ of }) => of.map(oneCost).join(' or '),
};
