import { hasDoubleTurret, type SecondQuestion, type Ship } from '@firing-arc/xwing/second/bare';
import { bestOf } from './choice.ts';
import { meet } from './encounter.ts';
import { bestShot } from './outlook.ts';
import type { Sight } from './sight.ts';
import { type Stand, standNow } from './stand.ts';

/** Where the turret points best; to the front when nothing is in sight. */
export function chooseTurret(sight: Sight, question: Extract<SecondQuestion, { kind: 'turret' }>): number {
  const now = standNow(sight, sight.state.ships[question.ship]!);
  return bestOf(question.options, ({ arc }) => turretValue(sight, now, arc));
}

/** Directions a turret does not point in now. */
export function otherArcs(ship: Ship): readonly number[] {
  const arcs = hasDoubleTurret(ship.card) ? [0, 1] : [0, 1, 2, 3];
  return arcs.filter((arc) => arc !== ship.turret);
}

/** How much better the best shot is with the turret turned, in squad points. */
export function turretValue(sight: Sight, now: Stand, arc: number): number {
  const turned = meet(sight, { ...now.at.ship, turret: arc }, now.at.body);
  return bestShot(sight, turned, now.means) - bestShot(sight, now.at, now.means);
}
