import {
  aim,
  isEngaged,
  legalCourses,
  moveShip,
  obstacleBody,
  SHIPS,
  shipBody,
  squadronBody,
  yawLimits,
  zoneBody,
} from '@firing-arc/armada';
import { type Effort, keep, measure, type Row } from './measure.ts';

const pose = (x: number, y: number, facing: number) => ({ x, y, facing });

/** Nine ships; the last two stand where the corvette's course at speed 3 ends. */
const SHIPS_ON_TABLE = (
  [
    ['victory-ii-class-star-destroyer', 700, 700, 180],
    ['nebulon-b-escort-frigate', 300, 200, 10],
    ['gladiator-i-class-star-destroyer', 1000, 650, 200],
    ['cr90-corvette-b', 450, 150, 350],
    ['assault-frigate-mark-ii-a', 850, 180, 0],
    ['imperial-ii-class-star-destroyer', 1200, 700, 215],
    ['mc80h-command-cruiser', 1300, 200, 340],
    ['raider-i-class-corvette', 640, 405, 120],
    ['hammerhead-scout-corvette', 560, 430, 45],
  ] as const
).map(([ship, x, y, facing]) => shipBody(ship, pose(x, y, facing)));

const OBSTACLES = (
  [
    ['station', 900, 450],
    ['asteroid_1', 650, 560],
    ['asteroid_2', 400, 480],
    ['asteroid_3', 1100, 400],
    ['debris_1', 760, 330],
    ['debris_2', 1250, 480],
  ] as const
).map(([obstacle, x, y]) => obstacleBody(obstacle, pose(x, y, 40)));

/** Courses, maneuvers and attacks in Armada among nine ships and six obstacles. */
export function measureArmada(effort: Effort): readonly Row[] {
  const corvette = shipBody('cr90-corvette-a', pose(600, 200, 0));
  const limits = yawLimits(SHIPS['cr90-corvette-a']!.speeds, 4)!;
  const surroundings = { ships: SHIPS_ON_TABLE, obstacles: OBSTACLES };
  const attacker = zoneBody(SHIPS_ON_TABLE[0]!, 'front');
  const defender = zoneBody(SHIPS_ON_TABLE[7]!, 'front');
  const [first, second] = [squadronBody(500, 300), squadronBody(560, 330)];
  if (legalCourses('small', corvette.pose, limits).length !== 54)
    throw new Error('not the courses of a corvette');
  if (moveShip(corvette, [0, 0, 0], 'left', SHIPS_ON_TABLE).speed === 3)
    throw new Error('nothing is in the way');
  if (!aim(attacker, defender, surroundings).inArc) throw new Error('the attack is not one');
  const row = (name: string, run: () => unknown, per = 1): Row =>
    measure(
      'armada',
      name,
      effort,
      (runs) => {
        for (let i = 0; i < runs; i++) keep(run());
      },
      per,
    );
  return [
    row('one of 54 courses', () => legalCourses('small', corvette.pose, limits), 54),
    row('move over two ships, nine on the table', () =>
      moveShip(corvette, [0, 0, 0], 'left', SHIPS_ON_TABLE),
    ),
    row('attack: arc, range, sight, obstruction', () => aim(attacker, defender, surroundings)),
    row('engagement of two squadrons', () => isEngaged(first!, second!, surroundings)),
  ];
}
