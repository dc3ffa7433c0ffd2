import { type PhrasesByKind, sayByKind } from '@firing-arc/words';
import { list } from '@firing-arc/words/french';
import type { Cost } from '../../../abilities/language.ts';
import { command, commandToken, defenseTokenNoun, theZone } from '../terms.ts';
import { dieText, within } from './conditions.ts';

/** "épuiser cette carte et dépenser un dé pour ", or nothing. */
export const costsText = (costs: readonly Cost[]): string =>
  costs.length === 0 ? '' : `${list(costs.map(costText))} pour `;

export const costText = (cost: Cost): string => sayByKind(COSTS, cost);

/** Costs by their kind. */
const COSTS: PhrasesByKind<Cost> = {
  exhaust: 'épuiser cette carte',
  discard: 'défausser cette carte',
  'command-token': ({ of }) => `dépenser un ${of ? commandToken(of) : 'pion de commandement'}`,
  'card-command': ({ of }) => {
    if (of === 'that') return 'défausser un pion de cet ordre de cette carte';
    return `défausser un ordre${of ? ` (${command(of)})` : ''} de cette carte`;
  },
  command: ({ of }) => `défausser un ${commandToken(of)} ou un cadran de cet ordre`,
  shields: ({ most, zone }) => {
    const count = most === 1 ? 'un bouclier' : `jusqu’à ${most} boucliers`;
    const where = zone ? ` de ${zone === 'front' ? theZone('front') : 'la zone qui attaque'}` : '';
    return `dépenser ${count}${where}`;
  },
  'exhaust-copy': (cost) =>
    `épuiser un exemplaire de cette carte sur un autre vaisseau allié ${within(cost.within)}`,
  die: ({ which }) => `dépenser ${dieText(which)}`,
  'defense-token': ({ asDefender, how, is, of, readied }) => {
    const which = `un ${defenseTokenNoun(is)}${readied ? ' prêt' : ''}`;
    return `${how === 'spend' ? 'dépenser' : 'défausser'} ${which}${of ? ' de l’attaquant' : ''}${asDefender ? ' à la place d’un du défenseur' : ''}`;
  },
  engineering: ({ points }) =>
    points === 'all'
      ? 'dépenser tous les points d’ingénierie, encore intacts,'
      : `dépenser ${points} points d’ingénierie`,
  either: ({ of }) => list(of.map(costText), 'ou'),
};
