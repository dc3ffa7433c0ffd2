import type { Refusal, Ruling } from '@firing-arc/referee';
import { poseAt } from '@firing-arc/table';
import {
  type ArmadaGame,
  obstacleBodyOf,
  placedObstacles,
  playArea,
  secondPlayer,
  setupArea,
} from '../game.ts';
import {
  type Area,
  type Distance,
  distance,
  endOfDistance,
  extent,
  isAt,
  type ObstacleBody,
  type ObstacleReason,
  type ObstacleSpacing,
  obstacleBody,
  obstacleReasons,
} from '../geometry/index.ts';
import { objectiveCard, SIX_OBSTACLES } from '../objectives/cards.ts';
import { BY_CARD, byObjective } from '../objectives/on-table.ts';
import { termsOf } from '../objectives/terms.ts';
import { type Ban, refusedAt } from '../refusal.ts';
import { type ArmadaState, type Obstacle, type ObstacleType, occasion } from '../state.ts';
import { newObstacle } from './setup.ts';
import { announceStep } from './steps.ts';
import { deploymentZoneOf } from './zones.ts';

/**
 * The obstacles of the standard set that an objective leaves out are taken away, those that it brings (a second station
 * too) are added.
 */
export function bringObstacles(state: ArmadaState): void {
  const card = objectiveCard(state.objective);
  if (!card || state.obstacles.some(({ placed }) => placed)) return;
  const isStandard = (outline: string) => SIX_OBSTACLES.includes(outline);
  const given = state.obstacles.map(({ outline }) => outline);
  const kept = given.filter((outline) => !isStandard(outline) || card.obstacles.includes(outline));
  const brought = card.obstacles.filter(
    (outline, at) => !isStandard(outline) || card.obstacles.indexOf(outline) !== at,
  );
  const later = termsOf(state).placing?.later ?? [];
  state.obstacles = [...kept, ...brought]
    .map((outline, id) => newObstacle(id, outline))
    .map((obstacle) => (later.includes(obstacle.type) ? { ...obstacle, leftOut: true } : obstacle));
}

/** The second player begins (setup.3). */
export function placeObstacles(game: ArmadaGame): void {
  const { state } = game;
  if (state.obstacles.every(({ placed }) => placed)) return;
  announceStep(game, 'place-obstacles');
  placeInMiddle(game);
  const second = secondPlayer(state);
  const begins = termsOf(state).placing?.middle?.firstBegins ? state.first : second;
  game.next({ kind: 'place-obstacle', player: begins }, { kind: 'window', ...occasion('obstacles-placed') });
}

/** What an objective lays in the middle of the table: the second player turns it. */
function placeInMiddle(game: ArmadaGame): void {
  const { state } = game;
  const { middle } = termsOf(state).placing ?? {};
  const obstacle = state.obstacles.find(({ type }) => type === middle?.kind);
  if (!obstacle) return;
  const player = secondPlayer(state);
  const { facing } = game.choose({
    form: 'choice',
    kind: 'turn-obstacle',
    player,
    because: BY_CARD,
    obstacle: obstacle.id,
    options: TURNS.map((turn) => ({ facing: turn })),
  });
  const at = poseAt(state.width / 2, state.depth / 2, facing);
  Object.assign(obstacle, at, { placed: true });
  game.emit({ kind: 'obstacle-placed', player, obstacle: obstacle.id, at, because: BY_CARD });
}

/** Facings that are offered for what lies in the middle. */
const TURNS = [0, 45, 90, 135, 180, 225, 270, 315];

const toBePlaced = ({ placed, leftOut }: Obstacle): boolean => !placed && !leftOut;

/** An objective may have the second player place a kind when all else lies (objective-cards-core-set.14). */
const isHeldBack =
  (state: ArmadaState) =>
  ({ type }: Obstacle): boolean =>
    type === termsOf(state).placing?.last?.kind;

/** The line of the objective for what comes last. */
const lineOfLast = (state: ArmadaState, obstacle: Obstacle): Ruling | undefined =>
  isHeldBack(state)(obstacle) ? termsOf(state).placing?.last?.because : undefined;

/** Obstacles that may be placed next: a kind that is held back only when nothing else is left. */
function nextObstacles(state: ArmadaState): readonly Obstacle[] {
  const left = state.obstacles.filter(toBePlaced);
  const early = left.filter(
    ({ type }) => type === 'station' && termsOf(state).placing?.stationFirst !== undefined,
  );
  if (early.length > 0) return early;
  const others = left.filter((obstacle) => !isHeldBack(state)(obstacle));
  return others.length > 0 ? others : left;
}

/** The players take turns in choosing and placing one obstacle after the other (setup.3). */
export function placeNextObstacle(game: ArmadaGame, player: number): void {
  const { state } = game;
  const left = nextObstacles(state);
  if (left.length === 0) return;
  const { obstacle: id } = game.choose({
    form: 'choice',
    kind: 'choose-obstacle',
    player,
    because: 'armada:setup.3',
    options: left.map(({ id: obstacle, outline }) => ({ obstacle, outline })),
  });
  const chosen = state.obstacles[id]!;
  placeObstacle(game, player, chosen);
  if (!state.obstacles.some(toBePlaced)) return;
  const { bySecond: all, stationFirst } = termsOf(state).placing ?? {};
  // After a station that comes first the others are placed as ever: the second player begins.
  const begins = stationFirst !== undefined && chosen.type === 'station';
  const bySecond = all || begins || nextObstacles(state).every(isHeldBack(state));
  game.next({ kind: 'place-obstacle', player: bySecond ? secondPlayer(state) : 1 - player });
}

/** An obstacle that fits nowhere on a small or crowded table is left out. */
function placeObstacle(game: ArmadaGame, player: number, obstacle: Obstacle): void {
  const { state } = game;
  const room = roomFor(state, obstacle);
  const somewhere = proposeObstacle(room, spread()) ?? firstFree(room);
  if (!somewhere) {
    obstacle.leftOut = true;
    return game.emit({ kind: 'obstacle-skipped', player, obstacle: obstacle.id, because: 'armada:setup.4' });
  }
  const answer = game.ask(
    {
      form: 'place',
      kind: 'place-obstacle',
      player,
      because: lineOfLast(state, obstacle) ?? termsOf(state).placing?.because ?? 'armada:setup.4',
      obstacle: obstacle.id,
    },
    {
      validate: (at) => obstacleProblems(room, at),
      propose: (random) => proposeObstacle(room, random) ?? somewhere,
    },
  ) as readonly number[];
  const at = poseAt(answer[0]!, answer[1]!, answer[2]!);
  Object.assign(obstacle, at, { placed: true });
  const because = lineOfLast(state, obstacle) ?? 'armada:setup.3';
  game.emit({ kind: 'obstacle-placed', player, obstacle: obstacle.id, at, because });
}

/** What an obstacle may not come near to. */
interface Room {
  readonly outline: string;
  readonly others: readonly ObstacleBody[];
  readonly setup: Area;
  readonly whole: Area;
  readonly spacing: ObstacleSpacing;
  /** Some part of it must lie in this area. */
  readonly touching: Area | null;
  /** It must lie at these distances of what lies in the middle. */
  readonly around: {
    readonly center: ObstacleBody;
    readonly band: readonly [from: Distance, to: Distance];
  } | null;
  /** What says so: the rules, or an objective. */
  readonly bans: Readonly<Record<ObstacleReason, Ban>>;
}

function roomFor(state: ArmadaState, { outline, type }: Obstacle): Room {
  const {
    edges = 3,
    apart = 1,
    last,
    inward,
    middle,
    stationFirst,
    beyondZones,
  } = termsOf(state).placing ?? {};
  const own = [last, inward].find((one) => one?.kind === type);
  const early = stationFirst !== undefined && type === 'station';
  const center = placedObstacles(state).find((one) => one.type === middle?.kind);
  return {
    outline,
    others: placedObstacles(state).map(obstacleBodyOf),
    setup: beyondZones ? betweenZones(state) : setupArea(state),
    whole: playArea(state),
    spacing: { edges: own ? own.edges : early || beyondZones ? 0 : edges, apart },
    touching: early ? bandOf(state, state.first, stationFirst) : null,
    around: center && middle?.around ? { center: obstacleBodyOf(center), band: middle.around } : null,
    bans: bansFor(state, type),
  };
}

/** The line of an objective for how far a kind of obstacle lies from the edges; null where the rules say it. */
function edgeRuling(state: ArmadaState, type: ObstacleType): Ruling | null {
  const { edges, because = BY_CARD, last, inward, stationFirst } = termsOf(state).placing ?? {};
  if (last?.kind === type) return last.edges === 3 ? null : (last.because ?? BY_CARD);
  if (inward?.kind === type || (stationFirst !== undefined && type === 'station')) return BY_CARD;
  return edges === undefined ? null : because;
}

/** By what an obstacle of a kind is kept from a place: an objective may ask for other distances than the rules. */
function bansFor(state: ArmadaState, type: ObstacleType): Room['bans'] {
  const { placing = {} } = termsOf(state);
  const { apart, because = BY_CARD, beyondZones } = placing;
  const line = (reason: ObstacleReason, ruling: Ruling | null): Ban => ({
    ...(ruling === null ? { ruling: 'armada:setup.4' } : byObjective(state, ruling)),
    reason,
  });
  return {
    'outside-setup-area': line('outside-setup-area', beyondZones ? because : null),
    'near-edge': line('near-edge', edgeRuling(state, type)),
    'near-obstacle': line('near-obstacle', apart === undefined ? null : because),
    'not-around': line('not-around', because),
  };
}

/** What lies between the deployment zones of players who sit at the short edges. */
function betweenZones(state: ArmadaState): Area {
  const [ours, theirs] = [deploymentZoneOf(state, 0), deploymentZoneOf(state, 1)];
  return { ...playArea(state), left: ours.right + BEYOND, right: theirs.left - BEYOND };
}
/** What lies on the line is not beyond it, mm. */
const BEYOND = 0.01;

/** What lies at distance 1 up to a band of a player's long edge. */
function bandOf(state: ArmadaState, player: number, upTo: Distance): Area {
  const area = playArea(state);
  const depth = endOfDistance(upTo);
  return state.players[player]!.edge === 'bottom'
    ? { ...area, top: depth }
    : { ...area, bottom: area.top - depth };
}

function reasonsAt(
  { outline, others, setup, whole, spacing, touching, around }: Room,
  [x = 0, y = 0, facing = 0]: Place,
): readonly ObstacleReason[] {
  const body = obstacleBody(outline, poseAt(x, y, facing));
  const found = obstacleReasons(body, others, setup, whole, spacing);
  if (around && !isAround(body, around)) return [...found, 'not-around'];
  if (!touching) return found;
  const { bottom, top } = extent(body);
  return bottom <= touching.top && top >= touching.bottom ? found : [...found, 'near-edge'];
}

function isAround(body: ObstacleBody, { center, band }: NonNullable<Room['around']>): boolean {
  const mm = distance(body, center);
  return isAt({ nearest: mm, farthest: mm }, ...band);
}

type Place = readonly number[];

/** Why an obstacle may not lie here; empty when it may (setup.4). */
function obstacleProblems(room: Room, at: Place): readonly Refusal[] {
  return reasonsAt(room, at).map((reason) => refusedAt(at, room.bans[reason]));
}

function proposeObstacle(room: Room, random: () => number): Place | null {
  const { left, right, top } = room.setup;
  for (let tries = 0; tries < 12; tries++) {
    const at = [left + random() * (right - left), random() * top, random() * 360];
    if (reasonsAt(room, at).length === 0) return at;
  }
  return null;
}

/** Fractions of the golden ratio, evenly spread: the same in every game. */
function spread(): () => number {
  let draws = 0;
  return () => (++draws * 0.6180339887498949) % 1;
}

/** Steps in which a free place is looked for, mm and degrees. */
const GRID = 20;
const TURN = 45;

/** The first free place of a fine grid; null when there is none. Only where its extent fits it is laid and measured. */
function firstFree(room: Room): Place | null {
  const { left, right, top } = room.setup;
  for (let facing = 0; facing < 180; facing += TURN) {
    const area = areaFor(room, facing);
    for (let y = endOfDistance(3); y < top; y += GRID) {
      if (y < area.bottom || y > area.top) continue;
      for (let x = left + GRID; x < right; x += GRID) {
        if (x < area.left || x > area.right) continue;
        if (reasonsAt(room, [x, y, facing]).length === 0) return [x, y, facing];
      }
    }
  }
  return null;
}

/** Where the middle of an obstacle may lie that it is inside and far from the edges, and 1 mm around that. */
function areaFor({ outline, setup, whole, spacing }: Room, facing: number): Area {
  const { left, right, bottom, top } = extent(obstacleBody(outline, poseAt(0, 0, facing)));
  const edge = endOfDistance(spacing.edges);
  return {
    left: Math.max(setup.left, whole.left + edge) - left - 1,
    right: Math.min(setup.right, whole.right - edge) - right + 1,
    bottom: Math.max(setup.bottom, whole.bottom + edge) - bottom - 1,
    top: Math.min(setup.top, whole.top - edge) - top + 1,
  };
}
