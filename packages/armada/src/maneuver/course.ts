import { lastYawLowered } from '../abilities/modifiers.ts';
import { type ArmadaGame, bodyOf, cardOf, inPlay, obstacleBodyOf, placedObstacles, shipOf } from '../game.ts';
import { isAt, legalCourses, spanFrom, yawLimits } from '../geometry/index.ts';
import type { CourseOption } from '../questions.ts';
import type { ArmadaState, Ship } from '../state.ts';

/** The speed at which a ship moves now: at distance 1-2 of a gravity rift one less than the dial's (obstacles.11). */
export function movingSpeed(state: ArmadaState, ship: Ship): number {
  const rifts = placedObstacles(state).filter(({ type }) => type === 'gravity rift');
  const near = rifts.some((rift) => isAt(spanFrom(bodyOf(ship), obstacleBodyOf(rift)), 1, 2));
  return near ? Math.max(0, ship.speed - 1) : ship.speed;
}

/** All courses that a ship may fly at a speed (ship-movement.2, .4, .5); at speed 0 it stays (ship-movement.8). */
export function coursesOf(
  state: ArmadaState,
  ship: Ship,
  speed: number,
  raised: number,
): readonly CourseOption[] {
  const { size, speeds } = cardOf(ship);
  const { x, y, facing } = ship;
  if (speed === 0) return [{ clicks: [], side: 'left', end: [x, y, facing] }];
  // The damage card counts at the speed of the dial only (damage-cards.22).
  const lastLowered = speed === ship.speed && lastYawLowered(state, ship);
  const limits = yawLimits(speeds, speed, { raised: raised || undefined, lastLowered });
  if (limits === null) throw new Error(`${ship.card} has no speed ${speed}`);
  return legalCourses(size, { x, y, facing }, limits).map(({ clicks, side, end }) => ({
    clicks,
    side,
    end: [end.x, end.y, end.facing],
  }));
}

/** The owner bends the tool and picks its side; then the course is committed (premeasuring.3). */
export function plotCourse(game: ArmadaGame, id: number, raised: number): void {
  const ship = shipOf(game, id);
  if (!inPlay(ship)) return;
  const speed = movingSpeed(game.state, ship);
  const { clicks, side } = game.choose({
    form: 'choice',
    kind: 'course',
    player: ship.player,
    because: 'armada:ship-movement.2',
    ship: id,
    speed,
    options: coursesOf(game.state, ship, speed, raised),
  });
  game.emit({ kind: 'course', ship: id, speed, clicks, side, because: 'armada:ship-movement.1' });
  game.next({ kind: 'move-ship', ship: id, course: { clicks, side } });
}
