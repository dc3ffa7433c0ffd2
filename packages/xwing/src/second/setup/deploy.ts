import type { Refusal } from '@firing-arc/referee';
import { ON_LINE, poseAt } from '@firing-arc/table';
import {
  type BaseBody,
  type Body,
  insidePlayArea,
  overlapsBody,
  type Pose,
  RANGE_BAND,
} from '../../common/index.ts';
import { passesAll } from '../abilities/evaluate.ts';
import { announce, answered } from '../abilities/hooks.ts';
import { valueModifiers } from '../abilities/modifiers.ts';
import { turretChoices } from '../actions/rotate.ts';
import { bodyOf, inPlay, obstacleBodyOf } from '../bodies.ts';
import { shipCard } from '../cards/library.ts';
import { rangeOf } from '../devices/bodies.ts';
import { type SecondGame, shipOf } from '../game.ts';
import { pointIndicators, shareIndicators } from '../huge/turrets.ts';
import { shipUnder, touchNeighbours } from '../maneuver/neighbours.ts';
import { READINGS } from '../readings.ts';
import { isHuge } from '../ship/card.ts';
import { initiativeOf } from '../ship/initiative.ts';
import { areEnemies, enemySides, playerOrder } from '../sides.ts';
import type { SecondState, Ship } from '../state.ts';
import { gainTokens } from '../tokens.ts';
import { matesOf, split } from '../wings/members.ts';
import { fitsInWing, placeInWing } from '../wings/wings.ts';
import { distanceFrom, edgeOf, edgesInUse, lengthOf, placeAtEdge, reachTo } from './edges.ts';

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
  announce(game, 'after-placed', { ship: ship.id });
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
    (ship) =>
      ship.place === 'reserve' &&
      ship.returns === '' &&
      !ship.inFormation &&
      lastPlace(state, ship) === undefined,
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
  const huge = waiting.filter((ship) => isHuge(ship) && placedAt(ship) === undefined);
  const highest = Math.max(...huge.map(initiativeOf));
  if (huge.length > 0) return huge.filter((ship) => initiativeOf(ship) === highest);
  const turnOf = (ship: Ship) => placedAt(ship) ?? initiativeOf(ship);
  const lowest = Math.min(...waiting.map(turnOf));
  return waiting.filter((ship) => turnOf(ship) === lowest);
}

/** The initiative at which a card has its huge ship placed as if it were a standard one. */
function placedAt(ship: Ship): number | undefined {
  if (!isHuge(ship)) return undefined;
  for (const { of } of valueModifiers(ship))
    if ('rule' in of && of.rule === 'deploys-at') return of.initiative;
  return undefined;
}

function placeShip(game: SecondGame, ship: Ship): void {
  const { state } = game;
  const answer = game.ask(
    {
      form: 'place',
      kind: 'place-ship',
      player: ship.player,
      because: 'xwing2:setup.9',
      ship: ship.id,
    },
    {
      validate: (at) => deploymentProblems(state, ship, poseOf(at)),
      propose: (random) => proposeDeployment(state, ship, random),
    },
  ) as readonly number[];
  stand(game, ship, poseOf(answer));
}

function stand(game: SecondGame, ship: Ship, at: Pose): void {
  Object.assign(ship, at, { place: 'table' });
  touchNeighbours(game.state, ship);
  game.emit({ kind: 'ship-placed', ship: ship.id, at, because: 'xwing2:setup.8' });
}

/** What a card says about a ship that is placed at the end of setup; undefined for most. */
const lastPlace = (state: SecondState, ship: Ship) => {
  if (!answered(state, 'deploys-last')) return undefined;
  for (const { of } of valueModifiers(ship)) if ('rule' in of && of.rule === 'deploys-last') return of;
  return undefined;
};

/** The steps in which ships are placed at the end of setup, by player order. */
export const lastDeployments = (state: SecondState): SecondState['agenda'] =>
  playerOrder(state).flatMap((player) =>
    state.ships
      .filter((ship) => ship.player === player && lastPlace(state, ship) !== undefined)
      .map((ship) => ({ kind: 'deploy-last' as const, ship: ship.id })),
  );

/** Places such a ship on an obstacle and far from enemies, or like any other where that is impossible (faq-deployment.1). */
export function deployLast(game: SecondGame, id: number): void {
  const { state } = game;
  const ship = shipOf(game, id);
  const { beyondEnemies: beyond = 0, nearFriends } = lastPlace(state, ship) ?? {};
  if (nearFriends) return deployNearFriend(game, ship, nearFriends);
  const somewhere = onSomeRock(state, ship, beyond);
  if (!somewhere) placeShip(game, ship);
  else {
    const answer = game.ask(
      {
        form: 'place',
        kind: 'place-ship',
        player: ship.player,
        because: 'xwing2:faq-deployment.1',
        ship: id,
      },
      {
        validate: (at) => lastProblems(state, ship, poseOf(at), beyond),
        propose: (random) => onRockByChance(state, ship, beyond, random) ?? somewhere,
      },
    ) as readonly number[];
    stand(game, ship, poseOf(answer));
  }
  chooseTurretArc(game, ship);
  announce(game, 'after-placed', { ship: id });
}

/** Places a ship at some ranges of a friend, or like any other where that is impossible. */
function deployNearFriend(game: SecondGame, ship: Ship, range: readonly [number, number]): void {
  const { state } = game;
  const friends = state.ships.filter((other) => other.player === ship.player && inPlay(other));
  const problems = (at: Pose): readonly Refusal[] => {
    const option = nameAt(ship, at);
    const body = bodyOf(ship, at);
    if (!insidePlayArea(body, state.width, state.depth)) return [{ option, ruling: 'xwing2:ship-sizes.5' }];
    if (!friends.some((friend) => isWithin(rangeOf(body, bodyOf(friend)), range)))
      return [{ option, ruling: 'xwing2:reserve.2' }];
    const under = shipUnder(state, ship, body);
    return under ? [{ option, ruling: 'xwing2:overlap.1', facts: { ship: under.id } }] : [];
  };
  const fits = (at: Pose) => problems(at).length === 0;
  const places = friends.flatMap(({ x, y, facing }) =>
    AROUND.map(([dx, dy]) => poseAt(x + dx, y + dy, facing)).filter(fits),
  );
  if (places.length === 0) placeShip(game, ship);
  else {
    const answer = game.ask(
      {
        form: 'place',
        kind: 'place-ship',
        player: ship.player,
        because: 'xwing2:reserve.2',
        ship: ship.id,
      },
      {
        validate: (at) => problems(poseOf(at)),
        propose: (random) => {
          const { x, y, facing } = places[Math.floor(random() * places.length)]!;
          return [x, y, facing];
        },
      },
    ) as readonly number[];
    stand(game, ship, poseOf(answer));
  }
  chooseTurretArc(game, ship);
  announce(game, 'after-placed', { ship: ship.id });
}

/** Places around a ship that are tried for one near it (mm): 40 mm apart, as far as range 2 of it reaches. */
const AROUND: readonly (readonly [number, number])[] = Array.from({ length: 21 * 21 }, (_, at) => [
  40 * ((at % 21) - 10),
  40 * (Math.floor(at / 21) - 10),
]);

/** Why a ship that is placed last may not stand here; empty when it may. */
function lastProblems(state: SecondState, ship: Ship, at: Pose, beyond: number): readonly Refusal[] {
  const option = nameAt(ship, at);
  const body = bodyOf(ship, at);
  if (!insidePlayArea(body, state.width, state.depth)) return [{ option, ruling: 'xwing2:ship-sizes.5' }];
  const onRock = state.obstacles.some((rock) => rock.placed && overlapsBody(body, obstacleBodyOf(rock)));
  if (!onRock || !isBeyondEnemies(state, ship, body, beyond))
    return [{ option, ruling: 'xwing2:faq-deployment.1' }];
  const under = shipUnder(state, ship, body);
  return under ? [{ option, ruling: 'xwing2:overlap.1', facts: { ship: under.id } }] : [];
}

const isBeyondEnemies = (state: SecondState, ship: Ship, body: Body, beyond: number): boolean =>
  state.ships.every(
    (other) =>
      !areEnemies(state, other.player, ship.player) ||
      !inPlay(other) ||
      rangeOf(body, bodyOf(other)) > beyond,
  );

/** The first place on an obstacle that fits, of those 10 mm and 45° apart; null when none does. */
function onSomeRock(state: SecondState, ship: Ship, beyond: number): readonly number[] | null {
  for (const rock of state.obstacles) {
    if (!rock.placed) continue;
    for (let dx = -60; dx <= 60; dx += 10) {
      for (let dy = -60; dy <= 60; dy += 10) {
        for (const facing of [0, 45]) {
          const at = { x: rock.x + dx, y: rock.y + dy, facing };
          if (lastProblems(state, ship, poseAt(at.x, at.y, facing), beyond).length === 0)
            return [at.x, at.y, facing];
        }
      }
    }
  }
  return null;
}

function onRockByChance(
  state: SecondState,
  ship: Ship,
  beyond: number,
  random: () => number,
): readonly number[] | null {
  const rocks = state.obstacles.filter(({ placed }) => placed);
  const rock = rocks[Math.floor(random() * rocks.length)];
  if (!rock) return null;
  const at = [rock.x - 60 + 120 * random(), rock.y - 60 + 120 * random(), 360 * random()] as const;
  return lastProblems(state, ship, poseAt(...at), beyond).length === 0 ? at : null;
}

/** Where an answer puts the ship: on the grid, as every move does. */
const poseOf = (at: readonly number[]): Pose => poseAt(at[0]!, at[1]!, at[2]!);

/** Why a ship may not be deployed here; empty when it may. */
export function deploymentProblems(state: SecondState, ship: Ship, at: Pose): readonly Refusal[] {
  const refusal = deploymentRefusal(state, ship, at);
  return refusal ? [{ option: nameAt(ship, at), ...refusal }] : [];
}

const nameAt = (ship: Ship, at: Pose): string =>
  `${shipCard(ship.card).pilot.name} at ${Math.round(at.x)}, ${Math.round(at.y)}`;

function deploymentRefusal(state: SecondState, ship: Ship, at: Pose): Omit<Refusal, 'option'> | null {
  const body = bodyOf(ship, at);
  if (!insidePlayArea(body, state.width, state.depth)) return { ruling: 'xwing2:ship-sizes.5' };
  const beyond = outsideOwnArea(state, ship, body, at);
  if (beyond > 0 && !mayDeployAt(state, ship, body, at))
    return { ruling: 'xwing2:setup.9', facts: { beyond } };
  const area = state.order.length > 0 ? othersArea(state, ship.player, body, at) : undefined;
  if (area !== undefined) return { ruling: 'xwing2:setup.9', facts: { beyond: area } };
  const under = shipUnder(state, ship, body);
  return under ? { ruling: 'xwing2:overlap.1', facts: { ship: under.id } } : null;
}

/** How far (mm) a ship sticks out of the deployment area of its player more than it may; 0 when it does not. */
function outsideOwnArea(state: SecondState, ship: Ship, body: BaseBody, at: Pose): number {
  const edge = edgeOf(state, ship.player);
  const ownEdge = distanceFrom(state, edge, at);
  const reach = reachTo(edge, body, at);
  const { size } = body;
  const mayStickOut = size === 'huge' || (size === 'large' && READINGS.largeShipsMaySpanTheDeploymentArea);
  const spans = mayStickOut && ownEdge - reach <= ON_LINE; // huge-ships.53
  return spans || ownEdge + reach <= DEPLOYMENT_DEPTH + ON_LINE ? 0 : ownEdge + reach - DEPLOYMENT_DEPTH;
}

/** Whether a ship stands in the deployment area of its player. */
export const isInOwnArea = (state: SecondState, ship: Ship): boolean =>
  outsideOwnArea(state, ship, bodyOf(ship), ship) === 0;

/** Ships are taken up and placed again, one after the other, anywhere in the deployment area of their player. */
export function placeAgain(game: SecondGame, ships: readonly Ship[], because: string): void {
  const { state } = game;
  for (const ship of ships) ship.place = 'reserve';
  for (const ship of ships) {
    const problems = (at: Pose): readonly Refusal[] => {
      const beyond = outsideOwnArea(state, ship, bodyOf(ship, at), at);
      if (beyond === 0) return deploymentProblems(state, ship, at);
      return [{ option: nameAt(ship, at), ruling: 'xwing2:setup.9', facts: { beyond } }];
    };
    const answer = game.ask(
      { form: 'place', kind: 'place-ship', player: ship.player, because, ship: ship.id },
      {
        validate: (at) => problems(poseOf(at)),
        propose: (random) => {
          const at = proposeDeployment(state, ship, random);
          return at && problems(poseOf(at)).length === 0 ? at : null;
        },
      },
    ) as readonly number[];
    stand(game, ship, poseOf(answer));
  }
}

/** How far (mm) a ship would reach into the deployment area of another side; undefined when it does not. */
function othersArea(state: SecondState, player: number, body: BaseBody, at: Pose): number | undefined {
  const own = edgeOf(state, player);
  for (const edge of edgesInUse(state)) {
    if (edge === own) continue;
    const into = DEPLOYMENT_DEPTH - (distanceFrom(state, edge, at) - reachTo(edge, body, at));
    if (into > ON_LINE) return into;
  }
  return undefined;
}

/** Whether a card lets a ship be placed here, outside the deployment area. */
function mayDeployAt(state: SecondState, ship: Ship, body: BaseBody, at: Pose): boolean {
  if (!answered(state, 'deploy')) return false;
  return state.ships.some((by) => {
    if (by.player !== ship.player || !(by === ship || inPlay(by))) return false;
    return valueModifiers(by).some(({ ref, of }) => {
      if (!('can' in of) || of.can !== 'deploy') return false;
      const scene = { state, self: by, ref, occasion: null, chosen: -1 };
      if (of.whom === 'own' ? by !== ship : !inPlay(by) || !passesAll(scene, ship, of.whom)) return false;
      const { range, beyondEnemies, beyondObstacles, beyondEnemyEdge } = of;
      if (range && !isWithin(rangeOf(body, bodyOf(by)), range)) return false;
      if (beyondObstacles !== undefined && !isBeyondRocks(state, body, beyondObstacles)) return false;
      if (beyondEnemyEdge !== undefined && !isBeyondEdges(state, ship, body, at, beyondEnemyEdge))
        return false;
      if (beyondEnemies === undefined) return true;
      return state.ships.every(
        (other) =>
          !areEnemies(state, other.player, ship.player) ||
          !inPlay(other) ||
          rangeOf(body, bodyOf(other)) > beyondEnemies,
      );
    });
  });
}

const isBeyondRocks = (state: SecondState, body: Body, beyond: number): boolean =>
  state.obstacles.every((rock) => !rock.placed || rangeOf(body, obstacleBodyOf(rock)) > beyond);

const isBeyondEdges = (state: SecondState, ship: Ship, body: BaseBody, at: Pose, beyond: number): boolean =>
  enemySides(state, ship.player).every((side) => {
    const edge = edgeOf(state, side);
    return distanceFrom(state, edge, at) - reachTo(edge, body, at) > RANGE_BAND * beyond + ON_LINE;
  });

const isWithin = (range: number, span: readonly [number, number]): boolean =>
  range >= span[0] && range <= span[1];

function proposeDeployment(state: SecondState, ship: Ship, random: () => number): readonly number[] | null {
  const { halfX, halfY } = bodyOf(ship).base;
  const edge = edgeOf(state, ship.player);
  const ahead = halfY + random() * Math.max(0, DEPLOYMENT_DEPTH - 2 * halfY);
  const along = halfX + random() * (lengthOf(state, edge) - 2 * halfX);
  const at = placeAtEdge(state, edge, along, ahead);
  return deploymentRefusal(state, ship, at) === null ? [at.x, at.y, at.facing] : null;
}

/** A ship with a turret indicator points it when it is placed (setup.10). */
function chooseTurretArc(game: SecondGame, ship: Ship): void {
  if (isHuge(ship)) shareIndicators(game, ship);
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
