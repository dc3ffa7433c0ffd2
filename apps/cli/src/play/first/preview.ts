import { executeManeuver, insidePlayArea, movedThrough, overlapsBody } from '@firing-arc/xwing/common';
import {
  bodyOf,
  difficultyOf,
  difficultyText,
  type FirstState,
  isIonized,
  isStressed,
  obstacleBodyOf,
  obstacleLabel,
  otherShips,
  shipLabel,
  sizeOf,
  typeOf,
} from '@firing-arc/xwing/first';

const ION = { speed: 1, bearing: 'straight', direction: 'straight' } as const;

/** Where a maneuver of a ship's dial would end as the ships stand now, and what it would meet. */
export function maneuverPreview(view: FirstState, id: number, entry: number): string {
  const ship = view.ships[id];
  const shown = ship && typeOf(ship).dial[entry];
  if (!shown) return '';
  const ionized = isIonized(ship);
  const difficulty = difficultyOf(view, ship, shown);
  const { ids, bodies } = otherShips(view, ship);
  const maneuver = ionized ? ION : shown.maneuver;
  const slide = maneuver.bearing === 'tallon' ? 0 : 'middle';
  const result = executeManeuver(sizeOf(ship), ship, maneuver, bodies, slide);
  const { x, y, facing } = result.pose;
  const body = bodyOf(ship, result.pose);
  const rocks = view.obstacles.filter((obstacle) => obstacle.placed);
  const bases = rocks.map(obstacleBodyOf);
  const met = new Set(result.template ? movedThrough(result.template, bases) : []);
  bases.forEach((rock, i) => {
    if (overlapsBody(body, rock)) met.add(i);
  });
  return [
    ...(ionized ? ['flies a white 1 straight instead'] : []),
    ...(!ionized && difficulty === 'red' && isStressed(ship) ? ['STRESSED: the opponent would pick'] : []),
    ...(!ionized && difficulty !== shown.difficulty ? [`is ${difficultyText(difficulty)}`] : []),
    `ends at ${Math.round(x)} ${Math.round(y)} ${Math.round(facing)}`,
    ...(insidePlayArea(body, view.width, view.depth) ? [] : ['OUT OF THE PLAY AREA']),
    ...[...met].map((i) => `meets ${obstacleLabel(view, rocks[i]!.id)}`),
    ...result.overlappedAtFull.map((i) => `runs into ${shipLabel(view, ids[i]!)}`),
  ].join(', ');
}
