import {
  attackLines,
  attackRange,
  distance,
  executeManeuver,
  type Maneuver,
  movedThrough,
  obstacleBody,
  overlapsBody,
  type Pose,
  shipBody,
} from '@firing-arc/xwing/common';
import { type Effort, keep, measure, type Row } from './measure.ts';

export const STRAIGHT: Maneuver = { speed: 3, bearing: 'straight', direction: 'straight' };
export const TURN: Maneuver = { speed: 3, bearing: 'turn', direction: 'right' };
export const FROM: Pose = { x: 300, y: 300, facing: 10 };

const pose = (x: number, y: number, facing: number): Pose => ({ x, y, facing });

/** Nine ships, none in the way. */
export const CLEAR = [
  [150, 150, 0],
  [210, 150, 20],
  [150, 420, 45],
  [520, 250, 200],
  [600, 300, 180],
  [640, 420, 170],
  [200, 650, 90],
  [420, 700, 210],
  [700, 650, 225],
].map(([x, y, facing]) => shipBody('small', pose(x!, y!, facing!)));

/** The same, two of them at the end of the turn. */
export const BLOCKED = [
  ...CLEAR.slice(0, 7),
  shipBody('small', pose(425, 405, 30)),
  shipBody('medium', pose(455, 370, 80)),
];

export const ROCKS = [
  obstacleBody('coreasteroid0', pose(260, 480, 30)),
  obstacleBody('coreasteroid5', pose(420, 300, 100)),
  obstacleBody('gascloud2', pose(560, 520, 200)),
  obstacleBody('coreasteroid1', pose(700, 300, 10)),
  obstacleBody('vt49decimatordebris0', pose(650, 680, 80)),
  obstacleBody('gascloud5', pose(350, 650, 310)),
];

export const ATTACKER = shipBody('small', pose(300, 300, 40));
export const DEFENDER = shipBody('medium', pose(480, 470, 200));

/** One move as the rules need it: where the ship ends, whom it touches, which rocks it meets on the way or lies on. */
function move(maneuver: Maneuver, others: typeof CLEAR): unknown {
  const result = executeManeuver('small', FROM, maneuver, others);
  const body = shipBody('small', result.pose);
  const through = result.template ? movedThrough(result.template, ROCKS) : [];
  return through.length + ROCKS.filter((rock) => overlapsBody(body, rock)).length;
}

/** One move among nine ships and six rocks, and measuring one attack. */
export function measureGeometry(effort: Effort): readonly Row[] {
  const executed = [
    executeManeuver('small', FROM, STRAIGHT, CLEAR),
    executeManeuver('small', FROM, TURN, BLOCKED),
  ];
  if (executed[0]!.executed !== 'fully' || executed[1]!.executed !== 'partially') {
    throw new Error('the bench moves are not the ones they are named for');
  }
  const times = (run: () => unknown) => (runs: number) => {
    for (let i = 0; i < runs; i++) keep(run());
  };
  return [
    measure(
      'move',
      '3 straight, nine ships, six rocks',
      effort,
      times(() => move(STRAIGHT, CLEAR)),
    ),
    measure(
      'move',
      '3 turn blocked by two, nine ships, six rocks',
      effort,
      times(() => move(TURN, BLOCKED)),
    ),
    measure(
      'range',
      'range between bases',
      effort,
      times(() => distance(ATTACKER, DEFENDER)),
    ),
    measure(
      'attack',
      'range through an arc',
      effort,
      times(() => attackRange(ATTACKER, 'front', DEFENDER)),
    ),
    measure(
      'attack',
      'lines of measurement',
      effort,
      times(() => attackLines(ATTACKER, 'front', DEFENDER)),
    ),
  ];
}
