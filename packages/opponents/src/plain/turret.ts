import { hasDoubleTurret, type SecondQuestion, type Ship } from '@firing-arc/xwing/second/engine';
import { bestOf } from './choice.ts';
import { meet } from './encounter.ts';
import type { Observation } from './observation.ts';
import { bestShot } from './outlook.ts';
import { type Stand, standNow } from './stand.ts';

/** Where the turret points best; to the front when nothing is in sight. */
export function chooseTurret(
  observation: Observation,
  question: Extract<SecondQuestion, { kind: 'turret' }>,
): number {
  const now = standNow(observation, observation.state.ships[question.ship]!);
  return bestOf(question.options, ({ arc }) => turretValue(observation, now, arc));
}

/** Directions a turret does not point in now. */
export function otherArcs(ship: Ship): readonly number[] {
  const arcs = hasDoubleTurret(ship.card) ? [0, 1] : [0, 1, 2, 3];
  return arcs.filter((arc) => arc !== ship.turret);
}

/** How much better the best shot is with the turret turned, in squad points. */
export function turretValue(observation: Observation, now: Stand, arc: number): number {
  const turned = meet(observation, { ...now.at.ship, turret: arc }, now.at.body);
  return bestShot(observation, turned, now.resources) - bestShot(observation, now.at, now.resources);
}
