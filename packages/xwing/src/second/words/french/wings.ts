import type { WingLeader } from '../../wings/cards.ts';
import { typeName } from '../labels.ts';
import { ou } from './grammar.ts';

/** What a card says about the wing it leads. */
export function wingLeaderText({ mates, most, alike, atMost, lower, large }: WingLeader): string {
  const types =
    mates === 'own-type' ? 'autres vaisseaux de son type' : `vaisseaux du type ${ou(mates.map(typeName))}`;
  const rest = [
    ...(alike ? ['tous du même type'] : []),
    ...(lower ? ['d’initiative inférieure'] : []),
    ...Object.entries(atMost ?? {}).map(([id, count]) => `au plus ${count} du type ${typeName(id)}`),
  ];
  return `Ce vaisseau mène une formation${large ? ', bien qu’il soit grand' : ''}. Ses ailiers sont 2 à ${most} ${[types, ...rest].join(', ')}.`;
}
