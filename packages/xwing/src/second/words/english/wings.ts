import type { WingLeader } from '../../wings/cards.ts';
import { typeName } from '../labels.ts';
import { or } from './card-terms.ts';

/** What a card says about the wing it leads. */
export function wingLeaderText({ mates, most, alike, atMost, lower, large }: WingLeader): string {
  const types =
    mates === 'own-type' ? 'other ships of its own type' : `ships of the type ${or(mates.map(typeName))}`;
  const rest = [
    ...(alike ? ['all of the same type'] : []),
    ...(lower ? ['with a lower initiative'] : []),
    ...Object.entries(atMost ?? {}).map(
      ([id, count]) => `at most ${count} of them of the type ${typeName(id)}`,
    ),
  ];
  return `This ship leads a wing${large ? ', though it is large' : ''}. Its wingmates are 2 to ${most} ${[types, ...rest].join(', ')}.`;
}
