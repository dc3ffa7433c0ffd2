import type { SecondState } from '../../state.ts';
import type { WingLeader } from '../../wings/cards.ts';
import type { WingEvent } from '../../wings/events.ts';
import type { WingQuestion } from '../../wings/questions.ts';
import { shipLabel, typeName } from '../labels.ts';
import { de, list } from './grammar.ts';

/** What a card says about the wing it leads. */
export function wingLeaderText({ mates, most, alike, atMost, lower }: WingLeader): string {
  const types =
    mates === 'own-type'
      ? 'autres vaisseaux de son type'
      : `vaisseaux du type ${list(mates.map(typeName), 'ou')}`;
  const rest = [
    ...(alike ? ['tous du même type'] : []),
    ...(lower ? ['d’initiative inférieure'] : []),
    ...Object.entries(atMost ?? {}).map(([id, count]) => `au plus ${count} du type ${typeName(id)}`),
  ];
  return `Ce vaisseau mène une formation. Ses ailiers sont 2 à ${most} ${[types, ...rest].join(', ')}.`;
}

/** A ship leaves or joins its wing, in words. */
export function wingEvent(told: WingEvent, view: SecondState): string {
  const does = told.kind === 'wing-split' ? 'quitte' : 'rejoint';
  return `${shipLabel(view, told.ship)} ${does} la formation ${de(shipLabel(view, told.leader))}`;
}

/** Whether a ship leaves or joins its wing, in words. */
export function wingQuestion(asked: WingQuestion, view: SecondState): string {
  const verb = asked.kind === 'leave-wing' ? 'quitte-t-il' : 'rejoint-il';
  return `${shipLabel(view, asked.ship)} ${verb} sa formation ?`;
}
