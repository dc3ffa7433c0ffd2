import type { Cost } from '../../../abilities/language.ts';
import { list } from '../grammar.ts';
import { command, commandToken, defenseTokenNoun, theZone } from '../terms.ts';
import { dieText, within } from './conditions.ts';

/** "épuiser cette carte et dépenser un dé pour ", or nothing. */
export const costsText = (costs: readonly Cost[]): string =>
  costs.length === 0 ? '' : `${list(costs.map(costText))} pour `;

/** "épuiser cette carte". */
export function costText(cost: Cost): string {
  switch (cost.kind) {
    case 'exhaust':
      return 'épuiser cette carte';
    case 'discard':
      return 'défausser cette carte';
    case 'command-token':
      return `dépenser un ${cost.of ? commandToken(cost.of) : 'pion de commandement'}`;
    case 'card-command':
      if (cost.of === 'that') return 'défausser un pion de cet ordre de cette carte';
      return `défausser un ordre${cost.of ? ` (${command(cost.of)})` : ''} de cette carte`;
    case 'command':
      return `défausser un ${commandToken(cost.of)} ou un cadran de cet ordre`;
    case 'shields': {
      const count = cost.most === 1 ? 'un bouclier' : `jusqu’à ${cost.most} boucliers`;
      const where = cost.zone
        ? ` de ${cost.zone === 'front' ? theZone('front') : 'la zone qui attaque'}`
        : '';
      return `dépenser ${count}${where}`;
    }
    case 'exhaust-copy':
      return `épuiser un exemplaire de cette carte sur un autre vaisseau allié ${within(cost.within)}`;
    case 'die':
      return `dépenser ${dieText(cost.which)}`;
    case 'defense-token': {
      const which = `un ${defenseTokenNoun(cost.is)}${cost.readied ? ' prêt' : ''}`;
      return `${cost.how === 'spend' ? 'dépenser' : 'défausser'} ${which}${cost.of ? ' de l’attaquant' : ''}${cost.asDefender ? ' à la place d’un du défenseur' : ''}`;
    }
    case 'engineering':
      return cost.points === 'all'
        ? 'dépenser tous les points d’ingénierie, encore intacts,'
        : `dépenser ${cost.points} points d’ingénierie`;
    case 'either':
      return list(cost.of.map(costText), 'ou');
  }
}
