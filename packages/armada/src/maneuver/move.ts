import { announce } from '../abilities/announce.ts';
import { nameOf } from '../abilities/lasting.ts';
import { modifiersOf } from '../abilities/scene.ts';
import { LEFT_PLAY } from '../damage/events.ts';
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
  SHIP_SIZES,
  yawShip,
} from '../geometry/index.ts';
import {
  type ArmadaState,
  type Obstacle,
  occasion,
  type PlannedCourse,
  type Ship,
  type Step,
} from '../state.ts';

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
  const speed = course.pivots ? 0 : course.clicks.length;
  const reach = farthestMove(body.base, speed);
  const others = shipsNear(state, body, reach).filter((other) => other.id !== id);
  const from = { x: ship.x, y: ship.y, facing: ship.facing };
  const bodies = others.map((other) => bodyOf(other));
  const move = course.pivots
    ? yawShip(body, course.clicks[0] ?? 0, bodies)
    : moveOnTable(body, course.clicks, course.side, bodies);
  Object.assign(ship, { x: move.pose.x, y: move.pose.y, facing: move.pose.facing });
  game.emit({
    kind: 'maneuver',
    ship: id,
    speed: move.speed,
    clicks: course.clicks.slice(0, move.speed),
    side: course.side,
    from,
    to: move.pose,
    overlapped: move.overlapped.map((index) => others[index]!.id),
    because: 'armada:ship-movement.3',
  });
  const closest = move.closest === null ? null : others[move.closest]!.id;
  if (!isInside(bodyOf(ship), playArea(state))) {
    destroyShip(game, ship, LEFT_PLAY);
    return closest === null ? undefined : game.next({ kind: 'overlap-damage', ship: id, other: closest });
  }
  const met = [
    ...(closest === null ? [] : ['ship']),
    ...(obstaclesUnder(state, ship).length > 0 ? ['obstacle'] : []),
  ].join(' ');
  game.next(...afterMoving(game, ship, closest), { kind: 'maneuver-executed', ship: id, speed, met });
}

/** Obstacles that a ship lies on. */
function obstaclesUnder(state: ArmadaState, ship: Ship): readonly Obstacle[] {
  const body = bodyOf(ship);
  return obstaclesNear(state, body, 0).filter((obstacle) => overlaps(body, obstacleBodyOf(obstacle)));
}

function afterMoving(game: ArmadaGame, ship: Ship, closest: number | null): readonly Step[] {
  const { state } = game;
  const body = bodyOf(ship);
  const squadrons = squadronsInPlay(state);
  const under = overlappedSquadrons(body, squadrons.map(squadronBodyOf)).map((index) => squadrons[index]!.id);
  const obstacles = obstaclesUnder(state, ship);
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
  const [mover, met] = [shipOf(game, id), shipOf(game, otherId)];
  const flotillas = [mover, met].filter(isFlotilla);
  const because = flotillas.length > 0 ? 'armada:flotillas.1' : 'armada:overlapping.6';
  const struck = [
    { ship: mover, by: met, when: 'overlapped' },
    { ship: met, by: mover, when: 'overlapping' },
  ] as const;
  for (const { ship, by, when } of struck) {
    if (!inPlay(ship) || (flotillas.length > 0 && !isFlotilla(ship)) || shovesAside(ship, by)) continue;
    dealCard(game, ship, rams(by, ship, when), because);
  }
  announce(game, occasion('overlapped', { ship: id, other: otherId, what: `ship ${nameOf(met)}` }));
}

/** Whether a card of a ship turns the card up that its enemy gets when they overlap. */
const rams = (ship: Ship, enemy: Ship, when: 'overlapping' | 'overlapped'): boolean =>
  ship.player !== enemy.player && modifiersOf(ship, 'rams').some((one) => one.when === when);

/** Whether a card spares a ship the damage of meeting a smaller one. */
const shovesAside = (ship: Ship, other: Ship): boolean =>
  modifiersOf(ship, 'shoves-aside').length > 0 && sizeOf(other) < sizeOf(ship);

const sizeOf = (ship: Ship): number => SHIP_SIZES.indexOf(cardOf(ship).size);

export const isFlotilla = (ship: Pick<Ship, 'card'>): boolean => cardOf(ship).tags.includes('flotilla');

/** The maneuver counts as executed, also one at speed 0 (ship-movement.8, overlapping.9, .10). */
export function maneuverExecuted(game: ArmadaGame, id: number, met: string): void {
  const ship = shipOf(game, id);
  if (!inPlay(ship)) return;
  game.emit({ kind: 'maneuver-executed', ship: id, because: 'armada:overlapping.9' });
  announce(game, occasion('after-maneuver', { ship: id, what: met }));
}
