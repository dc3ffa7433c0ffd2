import { announce } from '../abilities/windows.ts';
import { dealCard, destroyShip } from '../damage/suffer.ts';
import {
  type ArmadaGame,
  bodyOf,
  cardOf,
  inPlay,
  obstacleBodyOf,
  obstaclesNear,
  playArea,
  shipOf,
  shipsNear,
  squadronBodyOf,
  squadronsInPlay,
} from '../game.ts';
import {
  farthestMove,
  isInside,
  moveShip as moveOnTable,
  overlappedSquadrons,
  overlaps,
} from '../geometry/index.ts';
import { occasion, type PlannedCourse, type Ship, type Step } from '../state.ts';

/**
 * Move Ship: the ship is set down at the end of its course (ship-movement.6), at a lower speed where others are in the
 * way (overlapping.5). Then come squadrons under it, damage cards and obstacles, and only then the maneuver is executed
 * (overlapping.9).
 */
export function moveShip(game: ArmadaGame, id: number, course: PlannedCourse): void {
  const { state } = game;
  const ship = shipOf(game, id);
  if (!inPlay(ship)) return;
  const body = bodyOf(ship);
  const reach = farthestMove(body.base, course.clicks.length);
  const others = shipsNear(state, body, reach).filter((other) => other.id !== id);
  const from = { x: ship.x, y: ship.y, facing: ship.facing };
  const move = moveOnTable(
    body,
    course.clicks,
    course.side,
    others.map((other) => bodyOf(other)),
  );
  Object.assign(ship, { x: move.pose.x, y: move.pose.y, facing: move.pose.facing });
  game.emit({
    kind: 'maneuver',
    ship: id,
    speed: move.speed,
    from,
    to: move.pose,
    overlapped: move.overlapped.map((index) => others[index]!.id),
    because: 'armada:ship-movement.3',
  });
  const closest = move.closest === null ? null : others[move.closest]!.id;
  const end: Step = { kind: 'maneuver-executed', ship: id, speed: course.clicks.length };
  if (!isInside(bodyOf(ship), playArea(state))) {
    destroyShip(game, ship, 'armada:destroyed-ships-and-squadrons.2');
    return closest === null ? undefined : game.next({ kind: 'overlap-damage', ship: id, other: closest });
  }
  game.next(...afterMoving(game, ship, closest), end);
}

function afterMoving(game: ArmadaGame, ship: Ship, closest: number | null): readonly Step[] {
  const { state } = game;
  const body = bodyOf(ship);
  const squadrons = squadronsInPlay(state);
  const under = overlappedSquadrons(body, squadrons.map(squadronBodyOf)).map((index) => squadrons[index]!.id);
  const obstacles = obstaclesNear(state, body, 0).filter((obstacle) =>
    overlaps(body, obstacleBodyOf(obstacle)),
  );
  if (under.length > 0) {
    game.emit({
      kind: 'squadrons-displaced',
      ship: ship.id,
      squadrons: under,
      because: 'armada:overlapping.1',
    });
  }
  return [
    ...(under.length > 0 ? [{ kind: 'place-displaced' as const, ship: ship.id, squadrons: under }] : []),
    ...(closest === null ? [] : [{ kind: 'overlap-damage' as const, ship: ship.id, other: closest }]),
    { kind: 'on-obstacles', ship: ship.id, obstacles: obstacles.map((obstacle) => obstacle.id) },
  ];
}

/** Ship and closest overlapped ship get one facedown card each (overlapping.6), with flotillas only these (flotillas.1). */
export function overlapDamage(game: ArmadaGame, id: number, otherId: number): void {
  const pair = [shipOf(game, id), shipOf(game, otherId)] as const;
  const flotillas = pair.filter(isFlotilla);
  for (const ship of pair) {
    if (!inPlay(ship)) continue;
    if (flotillas.length > 0 && !isFlotilla(ship)) continue;
    dealCard(game, ship, false, flotillas.length > 0 ? 'armada:flotillas.1' : 'armada:overlapping.6');
  }
  announce(game, occasion('overlapped', { ship: id, other: otherId, what: 'ship' }));
}

export const isFlotilla = (ship: Pick<Ship, 'card'>): boolean => cardOf(ship).tags.includes('flotilla');

/** The maneuver counts as executed, also one at speed 0 (ship-movement.8, overlapping.9, .10). */
export function maneuverExecuted(game: ArmadaGame, id: number, speed: number): void {
  const ship = shipOf(game, id);
  if (!inPlay(ship)) return;
  game.emit({ kind: 'maneuver-executed', ship: id, because: 'armada:overlapping.9' });
  announce(game, occasion('after-maneuver', { ship: id, what: String(speed) }));
}
