import type { Refusal } from '@firing-arc/referee';
import { cos, ON_LINE, poseAt, sin } from '@firing-arc/table';
import { BASES, insidePlayArea, type Pose, shipBody, shipsOverlap } from '../../common/index.ts';
import { bodyOf, initiativeOf, inPlay, playerOrder, type SecondGame, shipCard } from '../game.ts';
import { touchNeighbours } from '../maneuver/execute.ts';
import { READINGS } from '../readings.ts';
import type { SecondState, Ship } from '../state.ts';
import { hasDoubleTurret } from './setup.ts';

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
  game.next({ kind: 'deploy' });
}

function nextToDeploy(state: SecondState): readonly Ship[] {
  const waiting = state.ships.filter((ship) => ship.place === 'reserve');
  if (waiting.length === 0) return [];
  const lowest = Math.min(...waiting.map(initiativeOf));
  const step = waiting.filter((ship) => initiativeOf(ship) === lowest);
  for (const player of playerOrder(state)) {
    const own = step.filter((ship) => ship.player === player);
    if (own.length > 0) return own;
  }
  return [];
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
  const { size } = shipCard(ship.card).chassis;
  const option = `${shipCard(ship.card).pilot.name} at ${Math.round(at.x)}, ${Math.round(at.y)}`;
  const body = shipBody(size, at);
  if (!insidePlayArea(body, state.width, state.depth)) {
    return [{ option, ruling: 'xwing2:ship-sizes.5', detail: 'part of the base is outside the play area' }];
  }
  const ownEdge = ship.player === 0 ? at.y : state.depth - at.y;
  const reach = BASES[size].half * (Math.abs(sin(at.facing)) + Math.abs(cos(at.facing)));
  const within = ownEdge + reach <= DEPLOYMENT_DEPTH + ON_LINE;
  const spans = READINGS.largeShipsMaySpanTheDeploymentArea && size === 'large' && ownEdge - reach <= ON_LINE;
  if (!within && !spans) {
    const out = (ownEdge + reach - DEPLOYMENT_DEPTH).toFixed(1);
    return [{ option, ruling: 'xwing2:setup.9', detail: `${out} mm beyond range 1 of its edge` }];
  }
  const under = state.ships.find((other) => inPlay(other) && shipsOverlap(body, bodyOf(other)));
  return under
    ? [{ option, ruling: 'xwing2:overlap.1', detail: `on top of ${shipCard(under.card).pilot.name}` }]
    : [];
}

function proposeDeployment(state: SecondState, ship: Ship, random: () => number): readonly number[] | null {
  const { half } = BASES[shipCard(ship.card).chassis.size];
  const ahead = half + random() * (DEPLOYMENT_DEPTH - 2 * half);
  const x = half + random() * (state.width - 2 * half);
  const at = { x, y: ship.player === 0 ? ahead : state.depth - ahead, facing: ship.player === 0 ? 0 : 180 };
  return deploymentProblems(state, ship, at).length === 0 ? [at.x, at.y, at.facing] : null;
}

/** A ship with a turret indicator points it when it is placed (setup.10). */
function chooseTurretArc(game: SecondGame, ship: Ship): void {
  if (ship.turret < 0) return;
  const arcs = hasDoubleTurret(ship.card) ? [0, 1] : [0, 1, 2, 3];
  const { arc } = game.choose({
    form: 'choice',
    kind: 'turret',
    player: ship.player,
    because: 'xwing2:setup.10',
    ship: ship.id,
    options: arcs.map((arc) => ({ arc })),
  });
  ship.turret = arc;
  game.emit({ kind: 'turret', ship: ship.id, arc, because: 'xwing2:setup.10' });
}
