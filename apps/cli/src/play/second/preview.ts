import { insidePlayArea, movedThrough, overlapsBody } from '@firing-arc/xwing/common';
import {
  bodyOf,
  difficultyText,
  executionOf,
  maneuverText,
  maneuverToExecute,
  obstacleBodyOf,
  obstacleLabel,
  otherShips,
  type SecondState,
  shipLabel,
} from '@firing-arc/xwing/second';

/** Where a maneuver of a ship's dial would end as the ships stand now, and what it would meet. */
export function maneuverPreview(view: SecondState, id: number, entry: number): string {
  const ship = view.ships[id];
  if (!ship) return '';
  const plan = maneuverToExecute({ ...ship, dial: entry, revealed: true });
  const { ids, bodies } = otherShips(view, ship);
  const result = executionOf(ship, plan.maneuver, bodies);
  const { x, y, facing } = result.pose;
  const body = bodyOf(ship, result.pose);
  const rocks = view.obstacles.filter((obstacle) => obstacle.placed);
  const bases = rocks.map(obstacleBodyOf);
  const met = new Set(result.template ? movedThrough(result.template, bases) : []);
  bases.forEach((rock, i) => {
    if (overlapsBody(body, rock)) met.add(i);
  });
  return [
    ...(plan.because === 'xwing2:activation-phase.4'
      ? []
      : [`flies ${maneuverText(plan.maneuver)} (${difficultyText(plan.difficulty)}) instead`]),
    `ends at ${Math.round(x)} ${Math.round(y)} ${Math.round(facing)}`,
    ...(insidePlayArea(body, view.width, view.depth) ? [] : ['OUT OF THE PLAY AREA']),
    ...[...met].map((i) => `meets ${obstacleLabel(view, rocks[i]!.id)}`),
    ...result.overlappedAtFull.map((i) => `runs into ${shipLabel(view, ids[i]!)}`),
  ].join(', ');
}
