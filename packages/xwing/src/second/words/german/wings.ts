import type { WingLeader } from '../../wings/cards.ts';
import { typeName } from '../labels.ts';
import { oder } from './grammar.ts';

/** What a card says about the wing it leads. */
export function wingLeaderText({ mates, most, alike, atMost, lower, large }: WingLeader): string {
  const types =
    mates === 'own-type'
      ? 'andere Schiffe seines eigenen Typs'
      : `Schiffe des Typs ${oder(mates.map(typeName))}`;
  const rest = [
    ...(alike ? ['alle vom selben Typ'] : []),
    ...(lower ? ['mit niedrigerer Initiative'] : []),
    ...Object.entries(atMost ?? {}).map(([id, count]) => `höchstens ${count} davon vom Typ ${typeName(id)}`),
  ];
  return `Dieses Schiff führt${large ? ', obwohl es groß ist,' : ''} eine Formation an. Zu ihr gehören 2 bis ${most} ${[types, ...rest].join(', ')}.`;
}
