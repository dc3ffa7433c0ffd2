import { type ArmadaQuestion, bodyOf, obstacleBodyOf, placedObstacles } from '@firing-arc/armada/bare';
import type { Help } from '@firing-arc/referee';
import { cos, sin } from '@firing-arc/table';
import { bestAnswer, bestOf } from '../plain/choice.ts';
import { placeByChance } from '../unweighed.ts';
import { apart, type Sight } from './sight.ts';

const SAMPLES = 14;

/** Ships at speed 2 first, the cheapest before the others; squadrons when the ships stand. */
export const chooseDeployment = (
  { state }: Sight,
  { options }: Extract<ArmadaQuestion, { kind: 'choose-deployment' }>,
): number =>
  bestOf(options, (option) => {
    if (option.kind === 'squadron') return 0;
    return 100 - 0.1 * state.ships[option.ship]!.points - 10 * Math.abs(option.speed - 2);
  });

/** In the enemy's way, at the front of the zone, apart from friends, with no obstacle right ahead. */
export function deployShip(
  sight: Sight,
  question: Extract<ArmadaQuestion, { kind: 'deploy-ship' }>,
  help: Help,
  streams: number[],
  index: number,
): readonly number[] {
  const { state, own, foes } = sight;
  const ship = state.ships[question.ship]!;
  const middle = foes.reduce((sum, foe) => sum + foe.ship.x, 0) / foes.length || state.width / 2;
  const up = state.players[ship.player]!.edge === 'bottom' ? 1 : -1;
  const all = Array.from({ length: SAMPLES }, () => placeByChance(question, help, streams, index));
  const value = ([x = 0, y = 0, facing = 0]: readonly number[]): number => {
    let worth = -0.5 * Math.abs(x - middle) + 0.6 * up * y;
    // Facing the middle rather than the edge.
    worth += 60 * (up * cos(facing) + (x < middle ? 0.5 : -0.5) * sin(facing));
    for (const friend of own) worth -= Math.max(0, 170 - apart(friend, { x, y }));
    const ahead = bodyOf(ship, { x: x + 170 * sin(facing), y: y + 170 * cos(facing), facing });
    for (const rock of placedObstacles(state)) {
      const gap = apart(ahead, obstacleBodyOf(rock));
      if (gap < 110) worth -= 110 - gap;
    }
    return worth;
  };
  return bestAnswer(question, all, value)!;
}

/** As near to the enemy as may be. */
export function deploySquadron(
  sight: Sight,
  question: Extract<ArmadaQuestion, { kind: 'deploy-squadron' }>,
  help: Help,
  streams: number[],
  index: number,
): readonly number[] {
  const { state } = sight;
  const { player } = state.squadrons[question.squadron]!;
  const up = state.players[player]!.edge === 'bottom' ? 1 : -1;
  const all = Array.from({ length: 6 }, () => placeByChance(question, help, streams, index));
  return bestAnswer(question, all, ([, y = 0]) => up * y)!;
}
