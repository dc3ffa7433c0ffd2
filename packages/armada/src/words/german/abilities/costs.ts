import type { Cost } from '../../../abilities/language.ts';
import { ein, list } from '../grammar.ts';
import { commandToken, defenseTokenNoun } from '../terms.ts';
import { dieText, within } from './conditions.ts';

/** "diese Karte erschöpfen und einen Würfel ausgeben". */
export const costsText = (costs: readonly Cost[]): string => list(costs.map(costText));

/** "diese Karte erschöpfen". */
export function costText(cost: Cost): string {
  switch (cost.kind) {
    case 'exhaust':
      return 'diese Karte erschöpfen';
    case 'discard':
      return 'diese Karte ablegen';
    case 'command-token':
      return `einen ${cost.of ? commandToken(cost.of) : 'Befehlsmarker'} ausgeben`;
    case 'card-command':
      if (cost.of === 'that') return 'einen Marker dieses Befehls von dieser Karte ablegen';
      return `einen ${cost.of ? commandToken(cost.of).replace(/marker$/, 'befehl') : 'Befehl'} von dieser Karte ablegen`;
    case 'command':
      return `einen ${commandToken(cost.of)} oder ein Rad mit diesem Befehl ablegen`;
    case 'shields': {
      const count = cost.most === 1 ? 'einen Schild' : `bis zu ${cost.most} Schilde`;
      return `${count}${cost.zone ? ` der ${cost.zone === 'front' ? 'Frontzone' : 'angreifenden Zone'}` : ''} ausgeben`;
    }
    case 'exhaust-copy':
      return `eine Kopie dieser Karte auf einem anderen befreundeten Schiff ${within(cost.within)} erschöpfen`;
    case 'die':
      return `${dieText(cost.which)} ausgeben`;
    case 'defense-token': {
      const which = `${ein('m')} ${cost.readied ? 'bereiten ' : ''}${defenseTokenNoun(cost.is)}`;
      const instead = cost.asDefender ? ' an Stelle eines des Verteidigers' : '';
      return `${which}${cost.of ? ' des Angreifers' : ''}${instead} ${cost.how === 'spend' ? 'ausgeben' : 'ablegen'}`;
    }
    case 'engineering':
      return cost.points === 'all'
        ? 'alle noch unangetasteten Reparaturpunkte ausgeben'
        : `${cost.points} Reparaturpunkte ausgeben`;
    case 'either':
      return list(cost.of.map(costText), 'oder');
  }
}
