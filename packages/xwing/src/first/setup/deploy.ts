import type { Refusal } from '@firing-arc/referee';
import { cos, ON_LINE, poseAt, sin } from '@firing-arc/table';
import {
  type BaseBody,
  distance,
  firstBandOn,
  insidePlayArea,
  type Pose,
  shipsOverlap,
} from '../../common/index.ts';
import { hasRule } from '../abilities/evaluate.ts';
import { gatheringNear } from '../abilities/modifiers.ts';
import { announce } from '../abilities/windows.ts';
import { takeAboard } from '../docking/aboard.ts';
import { bodyOf, type FirstGame, inPlay, isHuge, leads, nextBySkill, pilotOf, wholeBodyOf } from '../game.ts';
import { bringAlong } from '../huge/sections.ts';
import type { Edge } from '../questions.ts';
import { type FirstState, occasion, type Ship } from '../state.ts';
import { announceStep } from './steps.ts';

/** Ships are placed within range 1 of their player's edge (setup.9); in mm. */
const DEPLOYMENT_DEPTH = 100;

export function placeForces(game: FirstGame): void {
  announceStep(game, 'place-forces');
  takeAboard(game);
  game.next({ kind: 'deploy' });
}

/** Places the next ship: in ascending pilot skill, of equal ones the initiative player's first (setup.7, .8). */
export function deployNext(game: FirstGame): void {
  const { state } = game;
  const waiting = state.ships.filter((ship) => ship.place === 'reserve' && leads(ship));
  // Huge ships are placed before all others (huge-ships.43).
  const huge = waiting.filter(isHuge);
  const next = nextBySkill(state, huge.length > 0 ? huge : waiting, 'ascending');
  if (next.length === 0) return;
  const { ship: id } = game.choose({
    form: 'choice',
    kind: 'choose-deployment',
    player: next[0]!.player,
    because: 'xwing1:setup.7',
    options: next.map((ship) => ({ ship: ship.id })),
  });
  placeShip(game, state.ships[id]!);
  game.next({ kind: 'deploy' });
  announce(game, occasion('ship-placed', { ship: id }));
}

function placeShip(game: FirstGame, ship: Ship): void {
  const { state } = game;
  const answer = game.ask(
    {
      form: 'place',
      kind: 'place-ship',
      player: ship.player,
      because: 'xwing1:setup.9',
      ship: ship.id,
    },
    {
      validate: (at) => deploymentProblems(state, ship, placeOf(at)),
      propose: (random) => proposeDeployment(state, ship, random),
    },
  ) as readonly number[];
  Object.assign(ship, placeOf(answer), { place: 'table' });
  bringAlong(state, ship);
  game.emit({ kind: 'ship-placed', ship: ship.id, at: placeOf(answer), because: 'xwing1:setup.7' });
}

const placeOf = (at: readonly number[]): Pose => poseAt(at[0]!, at[1]!, at[2]!);

/** How far a place lies from an edge of the play area, mm. */
export function fromEdge(state: FirstState, edge: Edge, at: Pick<Pose, 'x' | 'y'>): number {
  switch (edge) {
    case 'near':
      return at.y;
    case 'far':
      return state.depth - at.y;
    case 'left':
      return at.x;
    case 'right':
      return state.width - at.x;
  }
}

/** Why a ship may not be placed here; empty when it may. */
export function deploymentProblems(state: FirstState, ship: Ship, at: Pose): readonly Refusal[] {
  const option = `${pilotOf(ship).name} at ${Math.round(at.x)}, ${Math.round(at.y)}`;
  const body = wholeBodyOf(ship, at);
  const large = body.size !== 'small';
  if (!insidePlayArea(body, state.width, state.depth)) {
    return [{ option, ruling: large ? 'xwing1:large-ship.6' : 'xwing1:setup.9' }];
  }
  const { edge } = state.players[ship.player]!;
  const own = fromEdge(state, edge as Edge, at);
  const { halfX, halfY } = body.base;
  const across = edge === 'near' || edge === 'far' ? at.facing : at.facing + 90;
  const reach = halfX * Math.abs(sin(across)) + halfY * Math.abs(cos(across));
  // A large base may stick out if it fills the depth of the strip (large-ship.5).
  const spans = large && own - reach <= ON_LINE;
  if (own + reach > DEPLOYMENT_DEPTH + ON_LINE && !spans && !mayStandAt(state, ship, body)) {
    return [{ option, ruling: 'xwing1:setup.9', facts: { beyond: own + reach - DEPLOYMENT_DEPTH } }];
  }
  const under = state.ships.find((other) => inPlay(other) && shipsOverlap(body, bodyOf(other)));
  return under ? [{ option, ruling: 'xwing1:setup.9', facts: { ship: under.id } }] : [];
}

/** Whether a card lets a ship be placed away from its edge: far from all enemies, or near a friend. */
function mayStandAt(state: FirstState, ship: Ship, body: BaseBody): boolean {
  const rangeOf = (other: Ship) => firstBandOn(distance(body, bodyOf(other)), 3);
  if (hasRule(state, ship, 'placed-anywhere'))
    return !state.ships.some((other) => other.side !== ship.side && inPlay(other) && rangeOf(other) !== null);
  return gatheringNear(state, ship).some(({ by, range: [from, to] }) => {
    const range = rangeOf(by);
    return range !== null && range >= from && range <= to;
  });
}

/** A place in the strip along the edge, facing away from it. */
function proposeDeployment(state: FirstState, ship: Ship, random: () => number): readonly number[] | null {
  const { halfY } = wholeBodyOf(ship).base;
  const ahead = halfY + random() * Math.max(0, DEPLOYMENT_DEPTH - 2 * halfY);
  const { edge } = state.players[ship.player]!;
  const along = edge === 'near' || edge === 'far' ? state.width : state.depth;
  const beside = halfY + random() * (along - 2 * halfY);
  const at = alongEdge(state, edge as Edge, beside, ahead);
  return deploymentProblems(state, ship, at).length === 0 ? [at.x, at.y, at.facing] : null;
}

/** The pose `ahead` of an edge, `beside` along it, facing away from it. */
export function alongEdge({ width, depth }: FirstState, edge: Edge, beside: number, ahead: number): Pose {
  switch (edge) {
    case 'near':
      return { x: beside, y: ahead, facing: 0 };
    case 'far':
      return { x: beside, y: depth - ahead, facing: 180 };
    case 'left':
      return { x: ahead, y: beside, facing: 90 };
    case 'right':
      return { x: width - ahead, y: beside, facing: 270 };
  }
}
