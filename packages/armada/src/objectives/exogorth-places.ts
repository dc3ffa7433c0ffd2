/** Where exogorths come out of obstacles, and squadrons in their way go. */
import { cos, type Pose, poseAt, sin } from '@firing-arc/table';
import {
  type ArmadaGame,
  bodyOf,
  obstacleBodyOf,
  placedObstacles,
  playArea,
  secondPlayer,
  shipsInPlay,
  squadronBodyOf,
  squadronsInPlay,
} from '../game.ts';
import {
  type Body,
  distance,
  isInside,
  type ObstacleBody,
  obstacleBody,
  obstacleRadius,
  overlaps,
  SQUADRON_RADIUS,
  type SquadronBody,
  squadronBody,
} from '../geometry/index.ts';
import { refusedAt } from '../refusal.ts';
import type { ArmadaState, Obstacle, Squadron } from '../state.ts';
import { bringTo } from './obstacles.ts';
import { BY_CARD, byObjective, TOUCHING, tokenBody, tokensOnTable } from './on-table.ts';

/** The second player lays each exogorth that is not in play beside an obstacle, each beside another one. */
export function comeOut(game: ArmadaGame): void {
  const { state } = game;
  for (const exogorth of state.obstacles) {
    if (exogorth.type === 'exogorth' && !exogorth.placed) comeOutOf(game, exogorth);
  }
}

function comeOutOf(game: ArmadaGame, exogorth: Obstacle): void {
  const { state } = game;
  const player = secondPlayer(state);
  const rooms = hostsFor(state).flatMap((host) => {
    const room = roomBeside(state, exogorth, host);
    const first = firstFree(room);
    return first ? [{ room, first }] : [];
  });
  if (rooms.length === 0) {
    return game.emit({ kind: 'obstacle-skipped', player, obstacle: exogorth.id, because: BY_CARD });
  }
  const { obstacle: id } = game.choose({
    form: 'choice',
    kind: 'exogorth-host',
    player,
    because: BY_CARD,
    options: rooms.map(({ room }) => ({ obstacle: room.host.id })),
  });
  const { room, first } = rooms.find((one) => one.room.host.id === id)!;
  const answer = game.ask(
    {
      form: 'place',
      kind: 'place-exogorth',
      player,
      because: BY_CARD,
      obstacle: exogorth.id,
      host: id,
    },
    {
      validate: (at) => (fits(room, pulled(room, at)) ? [] : [refusedAt(at, byObjective(state, BY_CARD))]),
      propose: (random) => someFree(room, random) ?? first,
    },
  ) as readonly number[];
  bringTo(game, player, exogorth, pulled(room, answer), BY_CARD);
  setAside(game, exogorth);
}

/** Obstacles beside which no exogorth lies. */
function hostsFor(state: ArmadaState): readonly Obstacle[] {
  const placed = placedObstacles(state);
  const exogorths = placed.filter(({ type }) => type === 'exogorth').map(obstacleBodyOf);
  return placed.filter(
    (one) =>
      one.type !== 'exogorth' &&
      exogorths.every((exogorth) => distance(obstacleBodyOf(one), exogorth) > TOUCHING),
  );
}

/** An exogorth beside an obstacle, and what it may not overlap. */
interface Room {
  readonly state: ArmadaState;
  readonly outline: string;
  readonly host: Obstacle;
  readonly body: ObstacleBody;
  readonly others: readonly Body[];
}

const roomBeside = (state: ArmadaState, { outline }: Obstacle, host: Obstacle): Room => ({
  state,
  outline,
  host,
  body: obstacleBodyOf(host),
  others: [
    ...shipsInPlay(state).map((ship) => bodyOf(ship)),
    ...placedObstacles(state).map(obstacleBodyOf),
    ...tokensOnTable(state)
      .filter(({ zone }) => zone === '')
      .map(tokenBody),
  ],
});

/** Whether an exogorth may lie at a place: squadrons under it must find room around it. */
function fits({ state, outline, others }: Room, at: Pose): boolean {
  const body = obstacleBody(outline, at);
  if (!isInside(body, playArea(state)) || others.some((other) => overlaps(body, other))) return false;
  const under = squadronsUnder(state, body);
  return packAround(state, body, under, under.length).length === under.length;
}

/** Two bodies whose outlines lie so far apart count as touching, mm: less than `TOUCHING`, more than the grid. */
const APART = 0.01;
const HALVINGS = 30;

/** How far from the middle of one body, in a direction, another one is free of it: found by halving. */
function contactAt(most: number, free: (far: number) => boolean): number {
  let within = 0;
  let beyond = most;
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (within + beyond) / 2;
    if (free(middle)) beyond = middle;
    else within = middle;
  }
  return beyond + APART;
}

/** The direction from a body to a point, as a unit vector; ahead for its own middle. */
function wayTo({ x, y }: Body, px: number, py: number): readonly [number, number] {
  const length = Math.sqrt((px - x) * (px - x) + (py - y) * (py - y));
  return length === 0 ? [0, 1] : [(px - x) / length, (py - y) / length];
}

/** Where an exogorth lies that is pulled from a place into contact with its obstacle. */
function pulled({ outline, body }: Room, [px = 0, py = 0, facing = 0]: readonly number[]): Pose {
  const [a, b] = wayTo(body, px, py);
  const at = (far: number): Pose => poseAt(body.x + far * a, body.y + far * b, facing);
  const most = body.radius + obstacleRadius(outline) + 1;
  return at(contactAt(most, (far) => !overlaps(obstacleBody(outline, at(far)), body)));
}

const TURN = 15;
const TRIES = 10;

const onWay = ({ x, y }: Body, way: number, facing = 0): readonly number[] => [
  x + sin(way),
  y + cos(way),
  facing,
];

/** Where an exogorth lies in a direction, if it fits there. */
function freeAt(room: Room, way: number, facing: number): readonly number[] | null {
  const { x, y, facing: turned } = pulled(room, onWay(room.body, way, facing));
  const at = [x, y, turned];
  return fits(room, pulled(room, at)) ? at : null;
}

function firstFree(room: Room): readonly number[] | null {
  for (let facing = 0; facing < 360; facing += 3 * TURN) {
    for (let way = 0; way < 360; way += TURN) {
      const at = freeAt(room, way, facing);
      if (at) return at;
    }
  }
  return null;
}

function someFree(room: Room, random: () => number): readonly number[] | null {
  for (let tries = 0; tries < TRIES; tries++) {
    const at = freeAt(room, random() * 360, random() * 360);
    if (at) return at;
  }
  return null;
}

const squadronsUnder = (state: ArmadaState, body: ObstacleBody): readonly Squadron[] =>
  squadronsInPlay(state).filter((squadron) => overlaps(squadronBodyOf(squadron), body));

/** Squadrons on which it was laid are set beside it by the first player. */
function setAside(game: ArmadaGame, exogorth: Obstacle): void {
  const { state } = game;
  const body = obstacleBodyOf(exogorth);
  let left = squadronsUnder(state, body);
  while (left.length > 0) {
    const [squadron, ...rest] = left as [Squadron, ...Squadron[]];
    const waiting = left;
    const isFree = (at: SquadronBody): boolean =>
      isFreeFor(state, at, waiting, []) &&
      packAround(state, body, waiting, rest.length, [at]).length === rest.length;
    const [x = 0, y = 0] = game.ask(
      {
        form: 'place',
        kind: 'place-beside',
        player: 1 - secondPlayer(state),
        because: BY_CARD,
        obstacle: exogorth.id,
        squadron: squadron.id,
      },
      {
        validate: (at) => (isFree(beside(body, at)) ? [] : [refusedAt(at, byObjective(state, BY_CARD))]),
        propose: (random) => placeBeside(body, isFree, random),
      },
    ) as readonly number[];
    const at = beside(body, [x, y]);
    Object.assign(squadron, { x: at.x, y: at.y });
    game.emit({
      kind: 'squadron-placed',
      squadron: squadron.id,
      at: poseAt(at.x, at.y, 0),
      because: BY_CARD,
    });
    left = rest;
  }
}

/** Where a squadron touches an exogorth, in the direction of a place. */
function beside(body: ObstacleBody, [px = 0, py = 0]: readonly number[]): SquadronBody {
  const [a, b] = wayTo(body, px, py);
  const at = (far: number): SquadronBody => {
    const { x, y } = poseAt(body.x + far * a, body.y + far * b, 0);
    return squadronBody(x, y);
  };
  return at(contactAt(body.radius + SQUADRON_RADIUS + 1, (far) => !overlaps(at(far), body)));
}

/** Whether a squadron may stand at a place, beside others that were just placed and without those that wait. */
function isFreeFor(
  state: ArmadaState,
  at: SquadronBody,
  waiting: readonly Squadron[],
  placed: readonly SquadronBody[],
): boolean {
  const others = [
    ...shipsInPlay(state).map((ship) => bodyOf(ship)),
    ...squadronsInPlay(state)
      .filter((one) => !waiting.includes(one))
      .map(squadronBodyOf),
    ...placed,
  ];
  return isInside(at, playArea(state)) && others.every((other) => !overlaps(at, other));
}

/** Places for so many squadrons around an exogorth, beside those that are given; fewer where there is no room. */
function packAround(
  state: ArmadaState,
  body: ObstacleBody,
  waiting: readonly Squadron[],
  count: number,
  given: readonly SquadronBody[] = [],
): readonly SquadronBody[] {
  const packed: SquadronBody[] = [];
  for (let way = 0; way < 360 && packed.length < count; way += TURN) {
    const at = beside(body, onWay(body, way));
    if (isFreeFor(state, at, waiting, [...given, ...packed])) packed.push(at);
  }
  return packed;
}

/** A free place near a random way around, else the first one. */
function placeBeside(
  body: ObstacleBody,
  isFree: (at: SquadronBody) => boolean,
  random: () => number,
): readonly number[] | null {
  const start = Math.floor(random() * (360 / TURN)) * TURN;
  for (let way = start; way < start + 360; way += TURN) {
    const ahead = onWay(body, way);
    const { x, y } = beside(body, ahead);
    // Rounded to the grid its own place may be a hair off, and the direction is not.
    const at = [[x, y, 0], ahead].find((one) => isFree(beside(body, one)));
    if (at) return at;
  }
  return null;
}
