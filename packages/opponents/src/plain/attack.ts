import { type Arc, attackLines, lineCrosses } from '@firing-arc/xwing/common';
import { bodyOf, healthOf, type SecondQuestion, type Ship, weaponsOf } from '@firing-arc/xwing/second/engine';
import { bestOf } from './choice.ts';
import { attackDiceOf, bonusRangeOf, defenseDiceOf } from './encounter.ts';
import { leftOf, type Observation } from './observation.ts';
import { bestShot, evadesOf, resourcesOf, turnsOf } from './outlook.ts';
import { standNow } from './stand.ts';

/** The attack with the most expected harm; none only when all targets are already destroyed. */
export function chooseAttack(
  observation: Observation,
  question: Extract<SecondQuestion, { kind: 'attack' }>,
): number {
  const ship = observation.state.ships[question.ship]!;
  return bestOf(question.options, (option) => {
    if (option.kind === 'none') return 0;
    const target = observation.state.ships[option.target]!;
    return target.destroyed ? -1 : attackValue(observation, ship, target, option);
  });
}

/** What 1 damage and ion tokens are worth of the damage that the same hits would do. */
const TOKENS_SHARE = 0.6;

function attackValue(
  observation: Observation,
  ship: Ship,
  target: Ship,
  option: { readonly weapon: number; readonly arc: string; readonly range: number },
): number {
  const { range } = option;
  const { value, special } = weaponsOf(ship)[option.weapon]!;
  const bonusRange = bonusRangeOf(special, range);
  const closed = range === 0 && !special;
  const obstructed = isObstructed(observation, ship, option.arc as Arc, target);
  const shot = {
    dice: attackDiceOf(ship, value, bonusRange),
    turns: closed ? 0 : turnsOf(ship),
    lock: !closed && resourcesOf(observation, ship).lockOn === target.id,
    defense: defenseDiceOf(target, bonusRange, obstructed),
    defenseTurns: turnsOf(target),
    evades: evadesOf(target),
    reinforced: false,
  };
  const share = special?.attack.tokensInsteadOfDamage ? TOKENS_SHARE : 1;
  return 0.001 + share * target.points * observation.harm(shot, leftOf(target), healthOf(target));
}

/** Whether a rock lies on every shortest line to the target. */
function isObstructed(observation: Observation, ship: Ship, arc: Arc, target: Ship): boolean {
  const lines = attackLines(bodyOf(ship), arc, bodyOf(target));
  if (lines.length === 0) return false;
  return lines.every((line) => observation.rocks.some((rock) => lineCrosses(line, rock.body)));
}

/** A line that no rock crosses, if there is one. */
export const chooseLine = (question: Extract<SecondQuestion, { kind: 'attack-line' }>): number =>
  bestOf(question.options, ({ obstructed }) => (obstructed ? 0 : 1));

/** Who shoots first among equals: the one with the best shot, so that the others can finish what it leaves. */
export function chooseEngagement(
  observation: Observation,
  question: Extract<SecondQuestion, { kind: 'choose-engagement' }>,
): number {
  return bestOf(question.options, ({ ship }) => {
    const now = standNow(observation, observation.state.ships[ship]!);
    return bestShot(observation, now.at, now.resources);
  });
}
