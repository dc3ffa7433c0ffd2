import { playOut, type Rules, randomAnswerer } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import {
  attackOptions,
  inPlay,
  SECOND,
  type SecondEvent,
  type SecondQuestion,
  type SecondSetup,
  type SecondState,
} from '@firing-arc/xwing/second';
import { type Effort, keep, measure, type Row } from './measure.ts';
import { engagedPosition } from './positions.ts';

/** Ends when the attack is over. */
const ONE_ATTACK: Rules<SecondState, SecondSetup, SecondQuestion, SecondEvent> = {
  ...SECOND,
  outcome: (state) => (state.agenda.length === 0 ? { winner: null, because: 'bench' } : null),
};

/** One attack by the rules, all six steps and the Aftermath, with a copy of the position. */
export function measureAttack(effort: Effort): Row {
  const position = engagedPosition();
  const attacker = position.ships.find((ship) => inPlay(ship) && attackOptions(position, ship).length > 0);
  if (!attacker) throw new Error('nobody can shoot in the bench position');
  position.agenda = [{ kind: 'attack', ship: attacker.id, bonus: false }];
  const player = randomAnswerer(growStreams('attack', ['player']), 0);
  return measure('attack', 'whole attack by the rules', effort, (runs) => {
    for (let i = 0; i < runs; i++) {
      const state = SECOND.schema.copy(position);
      for (let at = 0; at < state.streams.length; at++) state.streams[at] = (state.streams[at]! + i) | 0;
      keep(playOut(ONE_ATTACK, state, [player, player]).steps);
    }
  });
}
