import { inArc } from '@firing-arc/xwing/common';
import { bodyOf, GREEN_TOKENS, type SecondQuestion, type Ship } from '@firing-arc/xwing/second/engine';
import { repairValue } from './cards.ts';
import { bestOf } from './choice.ts';
import { leftOf, type Observation } from './observation.ts';

/** An enemy that faces the ship and has most green tokens; nobody when none has any. */
export function chooseEnemy(
  observation: Observation,
  question: Extract<SecondQuestion, { kind: 'choose-ship' }>,
): number {
  const ship = observation.state.ships[question.ship]!;
  return bestOf(question.options, ({ target }) => {
    const enemy = observation.state.ships[target];
    if (!enemy) return 0.5;
    return inArc(bodyOf(enemy), 'front', bodyOf(ship)) ? greenTokens(enemy) : 0;
  });
}

function greenTokens(ship: Ship): number {
  let count = 0;
  for (const token of GREEN_TOKENS) count += ship.tokens[token];
  return count;
}

/** Prevents damage that is two or more, or would destroy the ship; what costs nothing to prevent, always. */
export function chooseReplacement(
  observation: Observation,
  question: Extract<SecondQuestion, { kind: 'replacement' }>,
): number {
  const ship = observation.state.ships[question.ship]!;
  const attack = observation.state.attack;
  const about = attack?.defender === ship.id ? Math.max(1, attack.attackDice.length) : 1;
  const worthIt = about >= 2 || about >= leftOf(ship);
  return bestOf(question.options, ({ ability }) => (ability === '' ? 0 : worthIt ? 1 : -1));
}

/** The card whose repair is worth most. */
export const chooseRepair = (question: Extract<SecondQuestion, { kind: 'repair-which' }>): number =>
  bestOf(question.options, ({ name }) => repairValue(name));
