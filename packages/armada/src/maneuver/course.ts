import { lastYawLowered, mayYawAtRest, yawAtRest } from '../abilities/modifiers.ts';
import { RAISED, SLOWED } from '../abilities/verbs/ships.ts';
import { type ArmadaGame, bodyOf, cardOf, inPlay, obstacleBodyOf, placedObstacles, shipOf } from '../game.ts';
import {
  allClicks,
  isAt,
  legalCourses,
  MOST_CLICKS,
  spanFrom,
  yawAtSpeedZero,
  yawLimits,
} from '../geometry/index.ts';
import type { CourseOption } from '../questions.ts';
import type { ArmadaState, Ship, Step } from '../state.ts';

/** The speed at which a ship moves now: at distance 1-2 of a gravity rift one less than it would else be (obstacles.11). */
export function movingSpeed(state: ArmadaState, ship: Ship, speed = ship.speed): number {
  const rifts = placedObstacles(state).filter(({ type }) => type === 'gravity rift');
  const near = rifts.some((rift) => isAt(spanFrom(bodyOf(ship), obstacleBodyOf(rift)), 1, 2));
  const slower = ship.lasting.filter(({ card }) => card === SLOWED).length + (near ? 1 : 0);
  return Math.max(0, speed - slower);
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
  if (speed === 0) return coursesAtRest(state, ship, raised);
  // The damage card counts at the speed of the dial only (damage-cards.22).
  const lastLowered = speed === ship.speed && lastYawLowered(state, ship);
  const printed = yawLimits(speeds, speed, { raised: raised || undefined, lastLowered });
  if (printed === null) throw new Error(`${ship.card} has no speed ${speed}`);
  const limits = raisedByCards(ship, printed);
  return legalCourses(size, { x, y, facing }, limits).map(({ clicks, side, end }) => ({
    clicks,
    side,
    end: [end.x, end.y, end.facing],
  }));
}

/** At speed 0 a ship stays, or turns where it lies, if a card lets it (ship-movement.8, .9). */
function coursesAtRest(state: ArmadaState, ship: Ship, raised: number): readonly CourseOption[] {
  const { x, y, facing } = ship;
  if (!mayYawAtRest(ship)) return [{ clicks: [], side: 'left', end: [x, y, facing] }];
  const lastLowered = ship.speed === 0 && lastYawLowered(state, ship);
  const printed = yawLimits([[yawAtRest(ship)]], 1, { raised: raised || undefined, lastLowered }) ?? [];
  const [limit = 0] = raisedByCards(ship, printed);
  return allClicks([limit]).map(([click = 0]) => {
    const end = yawAtSpeedZero(cardOf(ship).size, { x, y, facing }, click);
    const side = click > 0 ? 'right' : 'left';
    return { clicks: [click], side, pivots: true, end: [end.x, end.y, end.facing] };
  });
}

/** Joints that cards have given more clicks for this course, never more than two. */
function raisedByCards({ lasting }: Ship, limits: readonly number[]): readonly number[] {
  const raises = lasting.filter(({ card }) => card === RAISED).map(({ what }) => what.split(' '));
  if (raises.length === 0) return limits;
  return limits.map((clicks, at) =>
    raises.reduce(
      (sum, [joint, how]) =>
        Number(joint) !== at + 1 ? sum : how === 'two' ? MOST_CLICKS : Math.min(MOST_CLICKS, sum + 1),
      clicks,
    ),
  );
}

/** A maneuver at speed 1 that a card gives: straight, or with the yaw of the chart; it is slowed as any other (obstacles.11). */
export function extraManeuver(
  game: ArmadaGame,
  { ship: id, straight, unslowed }: Omit<Extract<Step, { kind: 'extra-maneuver' }>, 'kind'>,
): void {
  const ship = shipOf(game, id);
  if (!inPlay(ship)) return;
  const speed = unslowed ? 1 : movingSpeed(game.state, ship, 1);
  const all = coursesOf(game.state, ship, speed, 0);
  const options = straight ? all.filter(({ clicks }) => clicks.every((click) => click === 0)) : all;
  fly(game, ship, speed, options);
}

/** The owner bends the tool and picks its side; then the course is committed (premeasuring.3). */
export function plotCourse(game: ArmadaGame, id: number, raised: number): void {
  const ship = shipOf(game, id);
  if (!inPlay(ship)) return;
  const speed = movingSpeed(game.state, ship);
  fly(game, ship, speed, coursesOf(game.state, ship, speed, raised));
  ship.lasting = ship.lasting.filter(({ card }) => card !== RAISED && card !== SLOWED);
}

function fly(game: ArmadaGame, ship: Ship, speed: number, options: readonly CourseOption[]): void {
  const { id } = ship;
  const { clicks, side, pivots } = game.choose({
    form: 'choice',
    kind: 'course',
    player: ship.player,
    because: 'armada:ship-movement.2',
    ship: id,
    speed,
    options,
  });
  game.emit({ kind: 'course', ship: id, speed, clicks, side, because: 'armada:ship-movement.1' });
  game.next({ kind: 'move-ship', ship: id, course: { clicks, side, ...(pivots && { pivots }) } });
}
