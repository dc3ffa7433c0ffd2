import type { Refusal } from '@firing-arc/referee';
import { ON_LINE, poseAt } from '@firing-arc/table';
import { type BaseBody, insidePlayArea, type Pose, shipsOverlap } from '../../common/index.ts';
import { bodyOf, inPlay } from '../bodies.ts';
import { shipCard } from '../cards/library.ts';
import { rangeOf } from '../devices/bodies.ts';
import { type SecondGame, shipOf } from '../game.ts';
import { touchNeighbours } from '../maneuver/neighbours.ts';
import { breakContacts } from '../range.ts';
import { areEnemies, playerOrder } from '../sides.ts';
import type { SecondState, Ship, Step } from '../state.ts';
import { gainTokens } from '../tokens.ts';
import { matesOf, split } from '../wings/members.ts';
import { fitsInWing, placeInWing } from '../wings/wings.ts';
import { isInOwnArea } from './deploy.ts';
import { distanceFrom, type Edge, edgeOf, lengthOf, placeAtEdge, reachTo } from './edges.ts';

/** How far from an edge a ship may come back (mm): within range 1. */
const DEPTH = 100;

/** What brings a ship back from reserve: its own card or that of another says so, or the start of the next round, at an edge. */
export type Return = 'called' | 'called-by-another' | `edge-${Edge}`;

/**
 * Where a ship comes back, with its wing: within range 1 of an edge, or of any, and so far from enemies; or in its
 * player's deployment area or so far from enemies.
 */
export interface ReturnPlace {
  readonly edge: Edge | 'any' | 'anywhere';
  readonly beyondEnemies: number;
}

/** An effect places a ship in reserve, and says what brings it back (reserve.2). */
export function placeInReserve(game: SecondGame, ship: Ship, returns: Return, because: string): void {
  ship.place = 'reserve';
  ship.returns = returns;
  ship.dial = -1;
  ship.revealed = false;
  ship.activated = true;
  ship.engaged = true;
  breakContacts(game.state, ship.id);
  game.emit({ kind: 'reserved', ship: ship.id, because });
}

/** The edge over which a ship has left the play area: the one its base reaches farthest beyond. */
export function edgeLeft(state: SecondState, ship: Ship): Edge {
  const body = bodyOf(ship);
  const within = (edge: Edge) => distanceFrom(state, edge, ship) - reachTo(edge, body, ship);
  return EDGES.reduce((a, b) => (within(b) < within(a) ? b : a));
}

/** At the start of the Planning Phase those that fled or were saved come back. */
export function returnSteps(state: SecondState): readonly Step[] {
  const steps: Step[] = [];
  for (const player of playerOrder(state)) {
    for (const ship of state.ships) {
      if (ship.player === player && ship.place === 'reserve' && edgeToReturn(ship) !== null)
        steps.push({ kind: 'return', ship: ship.id });
    }
  }
  return steps;
}

const edgeToReturn = ({ returns }: Ship): Edge | null =>
  EDGES.find((edge) => returns === `edge-${edge}`) ?? null;

/** A ship comes back at the edge where it left, or at its player's. */
export function returnShip(game: SecondGame, id: number): void {
  const ship = shipOf(game, id);
  const edge = edgeToReturn(ship) ?? edgeOf(game.state, ship.player);
  comeBack(game, ship, { edge, beyondEnemies: -1 }, 'xwing2:reserve.2');
}

/** A ship is placed from reserve; it stays there while there is no room. True when it is back. */
export function comeBack(game: SecondGame, ship: Ship, where: ReturnPlace, because: string): boolean {
  const { state } = game;
  const somewhere = firstPlace(state, ship, where);
  if (!somewhere) return false;
  const answer = game.ask(
    {
      form: 'place',
      kind: 'place-ship',
      player: ship.player,
      because,
      ship: ship.id,
    },
    {
      validate: (at) => returnProblems(state, ship, poseOf(at), where),
      propose: (random) => placeByChance(state, ship, where, random) ?? somewhere,
    },
  ) as readonly number[];
  const at = poseOf(answer);
  Object.assign(ship, at, { place: 'table', returns: '' });
  touchNeighbours(state, ship);
  game.emit({ kind: 'ship-placed', ship: ship.id, at, because });
  for (const mate of matesOf(state, ship)) if (mate.place === 'reserve') bringMate(game, mate, where);
  return true;
}

/** A wingmate comes with its leader from reserve, else as a split ship, for a stress token (wings.21, .23). */
function bringMate(game: SecondGame, ship: Ship, where: ReturnPlace): void {
  const { state } = game;
  if (fitsInWing(state, ship)) {
    const at = placeInWing(state, ship);
    Object.assign(ship, at, { place: 'table', returns: '' });
    touchNeighbours(state, ship);
    game.emit({ kind: 'ship-placed', ship: ship.id, at, because: 'xwing2:wings.21' });
    return;
  }
  split(game, ship, 'xwing2:wings.23');
  ship.returns = `edge-${edgeOf(state, ship.player)}`;
  if (comeBack(game, ship, where, 'xwing2:wings.23')) gainTokens(game, ship, 'stress', 1, 'xwing2:wings.23');
}

const poseOf = (at: readonly number[]): Pose => poseAt(at[0]!, at[1]!, at[2]!);

/** Why a ship may not come back here; empty when it may. */
function returnProblems(state: SecondState, ship: Ship, at: Pose, where: ReturnPlace): readonly Refusal[] {
  const option = `${shipCard(ship.card).pilot.name} at ${Math.round(at.x)}, ${Math.round(at.y)}`;
  const body = bodyOf(ship, at);
  if (!insidePlayArea(body, state.width, state.depth)) return [{ option, ruling: 'xwing2:ship-sizes.5' }];
  const fits =
    where.edge === 'anywhere'
      ? isAllowed(state, ship, at, where.beyondEnemies) && matesAllowed(state, ship, at, where.beyondEnemies)
      : isNearEdge(state, body, at, where) && isFarFromEnemies(state, ship, body, where.beyondEnemies);
  if (!fits) return [{ option, ruling: 'xwing2:reserve.2' }];
  const under = state.ships.find((other) => inPlay(other) && shipsOverlap(body, bodyOf(other)));
  return under ? [{ option, ruling: 'xwing2:overlap.1', facts: { ship: under.id } }] : [];
}

const isNearEdge = (state: SecondState, body: BaseBody, at: Pose, where: ReturnPlace): boolean =>
  edgesOf(where).some((edge) => distanceFrom(state, edge, at) + reachTo(edge, body, at) <= DEPTH + ON_LINE);

const isFarFromEnemies = (state: SecondState, ship: Ship, body: BaseBody, beyond: number): boolean =>
  state.ships.every(
    (other) =>
      !inPlay(other) ||
      !areEnemies(state, other.player, ship.player) ||
      rangeOf(body, bodyOf(other)) > beyond,
  );

/** In its player's deployment area, or so far from enemies. */
const isAllowed = (state: SecondState, ship: Ship, { x, y, facing }: Pose, beyond: number): boolean =>
  isInOwnArea(state, { ...ship, x, y, facing }) ||
  isFarFromEnemies(state, ship, bodyOf(ship, { x, y, facing }), beyond);

/** The same of the wingmates that would come beside it. */
const matesAllowed = (state: SecondState, leader: Ship, at: Pose, beyond: number): boolean =>
  matesOf(state, leader).every((mate) => isAllowed(state, mate, placeInWing(state, mate, at), beyond));

const EDGES: readonly Edge[] = [0, 1, 2, 3];
const edgesOf = ({ edge }: ReturnPlace): readonly Edge[] =>
  edge === 'any' || edge === 'anywhere' ? EDGES : [edge];

/** How far apart the places are that are tried in the whole play area (mm). */
const STEP = 30;

/** The first place that fits along the edges, 10 mm apart, or anywhere; null when none does. */
function firstPlace(state: SecondState, ship: Ship, where: ReturnPlace): readonly number[] | null {
  const { halfY } = bodyOf(ship).base;
  if (where.edge === 'anywhere') {
    const { facing } = placeAtEdge(state, edgeOf(state, ship.player), 0, 0);
    for (let y = STEP; y < state.depth; y += STEP)
      for (let x = STEP; x < state.width; x += STEP)
        if (returnProblems(state, ship, poseAt(x, y, facing), where).length === 0) return [x, y, facing];
    return null;
  }
  for (const edge of edgesOf(where)) {
    for (let along = 0; along <= lengthOf(state, edge); along += 10) {
      for (const away of [halfY, DEPTH - halfY]) {
        const { x, y, facing } = placeAtEdge(state, edge, along, away);
        if (returnProblems(state, ship, poseAt(x, y, facing), where).length === 0) return [x, y, facing];
      }
    }
  }
  return null;
}

function placeByChance(
  state: SecondState,
  ship: Ship,
  where: ReturnPlace,
  random: () => number,
): readonly number[] | null {
  if (where.edge === 'anywhere') {
    const at = [state.width * random(), state.depth * random(), Math.floor(360 * random())];
    return returnProblems(state, ship, poseOf(at), where).length === 0 ? at : null;
  }
  const edges = edgesOf(where);
  const edge = edges[Math.floor(random() * edges.length)]!;
  const { halfY } = bodyOf(ship).base;
  const away = halfY + random() * Math.max(0, DEPTH - 2 * halfY);
  const { x, y, facing } = placeAtEdge(state, edge, random() * lengthOf(state, edge), away);
  return returnProblems(state, ship, poseAt(x, y, facing), where).length === 0 ? [x, y, facing] : null;
}
