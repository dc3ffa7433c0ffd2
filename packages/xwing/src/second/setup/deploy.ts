import type { Refusal } from '@firing-arc/referee';
import { cos, ON_LINE, poseAt, sin } from '@firing-arc/table';
import { type Body, insidePlayArea, type Pose, shipsOverlap } from '../../common/index.ts';
import { hooked } from '../abilities/hooks.ts';
import { valueModifiers } from '../abilities/modifiers.ts';
import { announce } from '../abilities/resolve.ts';
import { passesAll } from '../abilities/scene.ts';
import { turretChoices } from '../actions/rotate.ts';
import { rangeOf } from '../devices/bodies.ts';
import { bodyOf, initiativeOf, inPlay, isHuge, playerOrder, type SecondGame, shipCard } from '../game.ts';
import { pointIndicators } from '../huge/turrets.ts';
import { touchNeighbours } from '../maneuver/execute.ts';
import { READINGS } from '../readings.ts';
import { occasion, type SecondState, type Ship } from '../state.ts';
import { gainTokens } from '../tokens.ts';
import { fitsInWing, matesOf, placeInWing, split } from '../wings/wings.ts';

/** Ships are placed within range 1 of their player's edge (setup.9); in mm. */
const DEPLOYMENT_DEPTH = 100;

/** Places the next ship: lowest initiative first, the first player's before the second's (setup.8). */
export function deployNext(game: SecondGame): void {
  const next = nextToDeploy(game.state);
  if (next.length === 0) return;
  const player = next[0]!.player;
  const { ship: id } = game.choose({
    form: 'choice',
    kind: 'choose-deployment',
    player,
    because: 'xwing2:setup.8',
    options: next.map((ship) => ({ ship: ship.id })),
  });
  const ship = game.state.ships[id]!;
  placeShip(game, ship);
  chooseTurretArc(game, ship);
  for (const mate of matesOf(game.state, ship)) placeMate(game, mate);
  game.next({ kind: 'deploy' });
  announce(game, occasion('after-placed', { ship: ship.id }));
}

/** A wingmate is placed into formation right after its leader, else like a split ship, for a stress token (wings.21, .23). */
function placeMate(game: SecondGame, ship: Ship): void {
  const { state } = game;
  if (fitsInWing(state, ship)) {
    const at = placeInWing(state, ship);
    Object.assign(ship, at, { place: 'table' });
    touchNeighbours(state, ship);
    game.emit({ kind: 'ship-placed', ship: ship.id, at, because: 'xwing2:wings.21' });
  } else {
    split(game, ship, 'xwing2:wings.23');
    placeShip(game, ship);
    gainTokens(game, ship, 'stress', 1, 'xwing2:wings.23');
  }
  chooseTurretArc(game, ship);
}

function nextToDeploy(state: SecondState): readonly Ship[] {
  const waiting = state.ships.filter(
    (ship) => ship.place === 'reserve' && ship.returns === '' && !ship.inFormation,
  );
  if (waiting.length === 0) return [];
  const step = firstToDeploy(waiting);
  for (const player of playerOrder(state)) {
    const own = step.filter((ship) => ship.player === player);
    if (own.length > 0) return own;
  }
  return [];
}

/** Huge ships before all others, the highest initiative first (huge-ships.52); then the lowest (setup.8). */
function firstToDeploy(waiting: readonly Ship[]): readonly Ship[] {
  const huge = waiting.filter(isHuge);
  const highest = Math.max(...huge.map(initiativeOf));
  if (huge.length > 0) return huge.filter((ship) => initiativeOf(ship) === highest);
  const lowest = Math.min(...waiting.map(initiativeOf));
  return waiting.filter((ship) => initiativeOf(ship) === lowest);
}

function placeShip(game: SecondGame, ship: Ship): void {
  const { state } = game;
  const answer = game.ask({
    form: 'place',
    kind: 'place-ship',
    player: ship.player,
    because: 'xwing2:setup.9',
    ship: ship.id,
    validate: (at) => deploymentProblems(state, ship, poseOf(at)),
    propose: (random) => proposeDeployment(state, ship, random),
  }) as readonly number[];
  Object.assign(ship, poseOf(answer), { place: 'table' });
  touchNeighbours(state, ship);
  game.emit({ kind: 'ship-placed', ship: ship.id, at: poseOf(answer), because: 'xwing2:setup.8' });
}

/** Where an answer puts the ship: on the grid, as every move does. */
const poseOf = (at: readonly number[]): Pose => poseAt(at[0]!, at[1]!, at[2]!);

/** Why a ship may not be deployed here; empty when it may. */
export function deploymentProblems(state: SecondState, ship: Ship, at: Pose): readonly Refusal[] {
  const option = `${shipCard(ship.card).pilot.name} at ${Math.round(at.x)}, ${Math.round(at.y)}`;
  const body = bodyOf(ship, at);
  if (!insidePlayArea(body, state.width, state.depth)) {
    return [{ option, ruling: 'xwing2:ship-sizes.5' }];
  }
  const ownEdge = ship.player === 0 ? at.y : state.depth - at.y;
  const { halfX, halfY } = body.base;
  const reach = halfX * Math.abs(sin(at.facing)) + halfY * Math.abs(cos(at.facing));
  const within = ownEdge + reach <= DEPLOYMENT_DEPTH + ON_LINE;
  const { size } = body;
  const mayStickOut = size === 'huge' || (size === 'large' && READINGS.largeShipsMaySpanTheDeploymentArea);
  const spans = mayStickOut && ownEdge - reach <= ON_LINE; // huge-ships.53
  if (!within && !spans && !mayDeployAt(state, ship, body)) {
    return [{ option, ruling: 'xwing2:setup.9', facts: { beyond: ownEdge + reach - DEPLOYMENT_DEPTH } }];
  }
  const under = state.ships.find((other) => inPlay(other) && shipsOverlap(body, bodyOf(other)));
  return under ? [{ option, ruling: 'xwing2:overlap.1', facts: { ship: under.id } }] : [];
}

/** Whether a card lets a ship be placed here, outside the deployment area. */
function mayDeployAt(state: SecondState, ship: Ship, body: Body): boolean {
  if (!hooked(state, 'modifier')) return false;
  return state.ships.some((by) => {
    if (by.player !== ship.player || !(by === ship || inPlay(by))) return false;
    return valueModifiers(by).some(({ ref, of }) => {
      if (!('can' in of) || of.can !== 'deploy') return false;
      const scene = { state, self: by, ref, occasion: null, chosen: -1 };
      if (of.whom === 'own' ? by !== ship : !inPlay(by) || !passesAll(scene, ship, of.whom)) return false;
      const { range, beyondEnemies } = of;
      if (range && !isWithin(rangeOf(body, bodyOf(by)), range)) return false;
      if (beyondEnemies === undefined) return true;
      return state.ships.every(
        (other) =>
          other.player === ship.player || !inPlay(other) || rangeOf(body, bodyOf(other)) > beyondEnemies,
      );
    });
  });
}

const isWithin = (range: number, span: readonly [number, number]): boolean =>
  range >= span[0] && range <= span[1];

function proposeDeployment(state: SecondState, ship: Ship, random: () => number): readonly number[] | null {
  const { halfX, halfY } = bodyOf(ship).base;
  const ahead = halfY + random() * Math.max(0, DEPLOYMENT_DEPTH - 2 * halfY);
  const x = halfX + random() * (state.width - 2 * halfX);
  const at = { x, y: ship.player === 0 ? ahead : state.depth - ahead, facing: ship.player === 0 ? 0 : 180 };
  return deploymentProblems(state, ship, at).length === 0 ? [at.x, at.y, at.facing] : null;
}

/** A ship with a turret indicator points it when it is placed (setup.10). */
function chooseTurretArc(game: SecondGame, ship: Ship): void {
  if (isHuge(ship)) pointIndicators(game, ship, 'xwing2:huge-ships.51');
  if (ship.turret < 0) return;
  const { arc } = game.choose({
    form: 'choice',
    kind: 'turret',
    player: ship.player,
    because: 'xwing2:setup.10',
    ship: ship.id,
    options: turretChoices(ship).map((one) => ({ arc: one })),
  });
  ship.turret = arc;
  game.emit({ kind: 'turret', ship: ship.id, arc, because: 'xwing2:setup.10' });
}
