import { type PhrasesByKind, sayByKind } from '@firing-arc/words';
import { ein, list } from '@firing-arc/words/german';
import type { Cost } from '../../../abilities/language.ts';
import { commandToken, defenseTokenNoun } from '../terms.ts';
import { dieText, within } from './conditions.ts';

/** "diese Karte erschöpfen und einen Würfel ausgeben". */
export const costsText = (costs: readonly Cost[]): string => list(costs.map(costText));

export const costText = (cost: Cost): string => sayByKind(COSTS, cost);

/** Costs by their kind. */
const COSTS: PhrasesByKind<Cost> = {
  exhaust: 'diese Karte erschöpfen',
  discard: 'diese Karte ablegen',
  'command-token': ({ of }) => `einen ${of ? commandToken(of) : 'Befehlsmarker'} ausgeben`,
  'card-command': ({ of }) => {
    if (of === 'that') return 'einen Marker dieses Befehls von dieser Karte ablegen';
    return `einen ${of ? commandToken(of).replace(/marker$/, 'befehl') : 'Befehl'} von dieser Karte ablegen`;
  },
  command: ({ of }) => `einen ${commandToken(of)} oder ein Rad mit diesem Befehl ablegen`,
  shields: ({ most, zone }) => {
    const count = most === 1 ? 'einen Schild' : `bis zu ${most} Schilde`;
    return `${count}${zone ? ` der ${zone === 'front' ? 'Frontzone' : 'angreifenden Zone'}` : ''} ausgeben`;
  },
  'exhaust-copy': (cost) =>
    `eine Kopie dieser Karte auf einem anderen befreundeten Schiff ${within(cost.within)} erschöpfen`,
  die: ({ which }) => `${dieText(which)} ausgeben`,
  'defense-token': ({ asDefender, how, is, of, readied }) => {
    const which = `${ein('m')} ${readied ? 'bereiten ' : ''}${defenseTokenNoun(is)}`;
    const instead = asDefender ? ' an Stelle eines des Verteidigers' : '';
    return `${which}${of ? ' des Angreifers' : ''}${instead} ${how === 'spend' ? 'ausgeben' : 'ablegen'}`;
  },
  engineering: ({ points }) =>
    points === 'all'
      ? 'alle noch unangetasteten Reparaturpunkte ausgeben'
      : `${points} Reparaturpunkte ausgeben`,
  either: ({ of }) => list(of.map(costText), 'oder'),
};
