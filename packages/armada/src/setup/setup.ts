import { areaProblems, roundProblems, sizeProblems } from '@firing-arc/referee';
import type { Edition } from '../attack/dice.ts';
import { shipCard, squadronCard, upgradeCard } from '../cards/index.ts';
import { DAMAGE_CARDS } from '../damage/cards.ts';
import { type Edge, OBSTACLES, PLAY_AREA, SETUP_AREA } from '../geometry/index.ts';
import { objectiveCard } from '../objectives/cards.ts';
import type { ArmadaState, Obstacle, Ship, Squadron } from '../state.ts';

/**
 * What a game begins with. Everything a format decides is copied in, so that a record replays when the format
 * has moved on.
 */
export interface ArmadaSetup {
  /** The format pack the fleets were checked against, with its hash where it is known. */
  readonly format: { readonly id: string; readonly version: string; readonly hash?: string };
  /** Which printing of the rules; the latest if left out. */
  readonly edition?: Edition;
  /** Play area in mm; 6 by 3 feet if left out. */
  readonly width?: number;
  readonly depth?: number;
  /** How far the setup area is from the left and right edges; one foot if left out. */
  readonly margin?: number;
  /** Rounds after which the game ends: six if left out, 0 without a limit. */
  readonly rounds?: number;
  /** Ids of the obstacles. */
  readonly obstacles: readonly string[];
  /** Whether the objective is drawn at random, not picked (setup.11). */
  readonly drawObjective?: boolean;
  /** The first player, where nobody chooses. */
  readonly first?: 0 | 1;
  /** What upgrades cost that a card may bring in during the game. */
  readonly upgradeCosts?: readonly { readonly id: string; readonly points: number }[];
  /** Both sides. The first one sits at y = 0. */
  readonly sides: readonly SetupSide[];
}

/** A setup made of two fleets, whose sides are known to be there. */
export interface SetupOfFleets extends ArmadaSetup {
  readonly sides: readonly [SetupSide, SetupSide];
}

export interface SetupSide {
  readonly name: string;
  readonly faction: string;
  readonly ships: readonly SetupShip[];
  readonly squadrons: readonly SetupSquadron[];
  /** Ids of the objectives brought: three, or none where none is played. */
  readonly objectives: readonly string[];
}

/** A ship by its card; `points` with all its upgrades. */
export interface SetupShip {
  readonly card: string;
  readonly points: number;
  /** Cost of the ship card alone; all of it if left out. */
  readonly own?: number;
  readonly upgrades?: readonly string[];
  /** Costs of the upgrades, where a card may pass them to another ship. */
  readonly costs?: readonly number[];
  /** Where it begins, and how fast, in scenarios that say so. */
  readonly at?: readonly [x: number, y: number, facing: number];
  readonly speed?: number;
}

export interface SetupSquadron {
  readonly card: string;
  readonly points: number;
  readonly at?: readonly [x: number, y: number];
}

/** Rounds of a game (round.1). */
export const ROUNDS = 6;
/** The narrowest setup area, in mm. */
const LEAST_SETUP_AREA = 300;
const EDITIONS = ['1.6', '1.5', '2015'];
const EDGES: readonly [Edge, Edge] = ['bottom', 'top'];

/** Everything that is wrong with a setup, as `where: what`; empty when it can be played. */
export function setupProblems(setup: unknown): readonly string[] {
  if (typeof setup !== 'object' || setup === null) return ['setup: expected an object'];
  const large = sizeProblems(setup, 'setup');
  if (large.length > 0) return large;
  const {
    format,
    edition = '1.6',
    obstacles,
    first,
    sides,
    rounds,
    drawObjective,
    upgradeCosts,
    ...lengths
  } = setup as Partial<Record<keyof ArmadaSetup, unknown>>;
  const area = {
    width: lengths.width ?? PLAY_AREA.width,
    depth: lengths.depth ?? PLAY_AREA.height,
  };
  const wrongArea = areaProblems(area);
  const problems: string[] = [...formatProblems(format), ...wrongArea];
  problems.push(
    ...marginProblems(lengths.margin ?? SETUP_AREA.left, area.width),
    ...roundProblems(rounds, 0),
  );
  if (!EDITIONS.some((one) => one === edition)) {
    problems.push(`setup.edition: expected ${EDITIONS.join(' or ')}`);
  }
  if (drawObjective !== undefined && typeof drawObjective !== 'boolean') {
    problems.push('setup.drawObjective: expected true or false');
  }
  if (first !== undefined && first !== 0 && first !== 1) problems.push('setup.first: expected 0 or 1');
  problems.push(...costProblems(upgradeCosts));
  if (!Array.isArray(obstacles)) problems.push('setup.obstacles: expected a list');
  else problems.push(...obstacles.flatMap((id: unknown, i) => obstacleProblems(id, `setup.obstacles[${i}]`)));
  if (!Array.isArray(sides) || sides.length !== 2) return [...problems, 'setup.sides: expected two sides'];
  problems.push(...sides.flatMap((side, i) => sideProblems(side, `setup.sides[${i}]`)));
  if (wrongArea.length === 0)
    problems.push(...sides.flatMap((side, i) => outsideProblems(side, `setup.sides[${i}]`, area)));
  return problems;
}

/** The setup area between the margins must hold the ships of two fleets. */
function marginProblems(margin: unknown, width: unknown): readonly string[] {
  if (areaProblems({ width }).length > 0) return [];
  const most = ((width as number) - LEAST_SETUP_AREA) / 2;
  return typeof margin === 'number' && margin >= 0 && margin <= most
    ? []
    : [`setup.margin: expected 0 to ${most} mm`];
}

function formatProblems(format: unknown): readonly string[] {
  if (typeof format !== 'object' || format === null) return ['setup.format: expected an object'];
  const { id, version, hash = '' } = format as Partial<Record<keyof ArmadaSetup['format'], unknown>>;
  return Object.entries({ id, version, hash }).flatMap(([name, value]) =>
    typeof value === 'string' ? [] : [`setup.format.${name}: expected a text`],
  );
}

function costProblems(costs: unknown): readonly string[] {
  if (costs === undefined) return [];
  if (!Array.isArray(costs)) return ['setup.upgradeCosts: expected a list'];
  return costs.flatMap((one: unknown, i) => {
    const { id, points } = (one ?? {}) as { readonly id?: unknown; readonly points?: unknown };
    if (typeof id !== 'string' || !upgradeCard(id))
      return [`setup.upgradeCosts[${i}].id: there is no upgrade '${String(id)}' in the house`];
    return Number.isInteger(points) ? [] : [`setup.upgradeCosts[${i}].points: expected a whole number`];
  });
}

function obstacleProblems(id: unknown, where: string): readonly string[] {
  if (typeof id === 'string' && Object.hasOwn(OBSTACLES, id)) return [];
  return [`${where}: there is no obstacle '${String(id)}'`];
}

function sideProblems(side: unknown, where: string): readonly string[] {
  if (typeof side !== 'object' || side === null) return [`${where}: expected an object`];
  const { name, faction, ships, squadrons, objectives } = side as Partial<Record<keyof SetupSide, unknown>>;
  const problems: string[] = [];
  if (typeof name !== 'string') problems.push(`${where}.name: expected a text`);
  if (typeof faction !== 'string') problems.push(`${where}.faction: expected a text`);
  if (!Array.isArray(ships) || ships.length === 0) {
    problems.push(`${where}.ships: expected at least one ship`);
  } else problems.push(...ships.flatMap((ship: unknown, i) => shipProblems(ship, `${where}.ships[${i}]`)));
  if (!Array.isArray(squadrons)) problems.push(`${where}.squadrons: expected a list`);
  else {
    problems.push(
      ...squadrons.flatMap((one: unknown, i) =>
        pieceProblems(one, `${where}.squadrons[${i}]`, 'squadron', (id) => squadronCard(id) !== undefined),
      ),
    );
  }
  problems.push(...idProblems(objectives, `${where}.objectives`, 'objective', objectiveCard));
  return problems;
}

/** Pieces begin in the play area, where the setup says at all where they do. */
function outsideProblems(
  side: unknown,
  where: string,
  area: Readonly<Record<'width' | 'depth', unknown>>,
): readonly string[] {
  const { ships, squadrons } = (side ?? {}) as Partial<Record<keyof SetupSide, unknown>>;
  const isOutside = (piece: unknown): boolean => {
    const { at } = (piece ?? {}) as { readonly at?: unknown };
    return (
      Array.isArray(at) &&
      [area.width, area.depth].some((length, axis) => !(at[axis] >= 0 && at[axis] <= Number(length)))
    );
  };
  return Object.entries({ ships, squadrons }).flatMap(([kind, pieces]) =>
    (Array.isArray(pieces) ? pieces : []).flatMap((piece: unknown, i) =>
      isOutside(piece) ? [`${where}.${kind}[${i}].at: lies outside of the play area`] : [],
    ),
  );
}

function shipProblems(ship: unknown, where: string): readonly string[] {
  const problems = [...pieceProblems(ship, where, 'ship', (id) => shipCard(id) !== undefined)];
  const { card, own, speed, upgrades = [] } = (ship ?? {}) as Partial<Record<keyof SetupShip, unknown>>;
  const most = (typeof card === 'string' && shipCard(card)?.speeds.length) || 0;
  if (
    speed !== undefined &&
    !(Number.isInteger(speed) && (speed as number) >= 0 && (speed as number) <= most)
  ) {
    problems.push(`${where}.speed: expected 0 to ${most}`);
  }
  if (own !== undefined && !Number.isInteger(own)) problems.push(`${where}.own: expected a whole number`);
  problems.push(...idProblems(upgrades, `${where}.upgrades`, 'upgrade', upgradeCard));
  return problems;
}

/** What is wrong with a list of ids of cards. */
function idProblems(
  ids: unknown,
  where: string,
  kind: string,
  find: (id: string) => unknown,
): readonly string[] {
  if (!Array.isArray(ids)) return [`${where}: expected a list of ids`];
  return ids.flatMap((id: unknown, i) =>
    typeof id === 'string' && find(id) !== undefined
      ? []
      : [`${where}[${i}]: there is no ${kind} '${String(id)}' in the house`],
  );
}

function pieceProblems(
  piece: unknown,
  where: string,
  kind: string,
  known: (id: string) => boolean,
): readonly string[] {
  const { card, points, costs, at } = (piece ?? {}) as Partial<Record<keyof SetupShip, unknown>>;
  const problems: string[] = [];
  if (typeof card !== 'string' || !known(card)) {
    problems.push(`${where}.card: there is no ${kind} '${String(card)}' in the house`);
  }
  if (!Number.isInteger(points) || (points as number) < 0) {
    problems.push(`${where}.points: expected a whole number`);
  }
  if (costs !== undefined && !(Array.isArray(costs) && costs.every(Number.isInteger))) {
    problems.push(`${where}.costs: expected whole numbers`);
  }
  const numbers = kind === 'ship' ? 3 : 2;
  if (at !== undefined && !(Array.isArray(at) && at.length === numbers && at.every(Number.isFinite))) {
    problems.push(`${where}.at: expected ${numbers} numbers`);
  }
  return problems;
}

/** The format pack as it stands in the state. */
export function formatText({ id, version, hash }: ArmadaSetup['format']): string {
  return hash === undefined ? `${id} ${version}` : `${id} ${version} ${hash}`;
}

/** The first position: everything that has no place yet in reserve, the damage deck whole, setup to come (setup.1). */
export function beginGame(setup: ArmadaSetup, streams: number[]): ArmadaState {
  const width = setup.width ?? PLAY_AREA.width;
  const margin = setup.margin ?? SETUP_AREA.left;
  const ships = setup.sides.flatMap((side, player) => side.ships.map((ship) => ({ ...ship, player })));
  const squadrons = setup.sides.flatMap((side, player) => side.squadrons.map((one) => ({ ...one, player })));
  return {
    agenda: [{ kind: 'begin-setup' }],
    streams,
    format: formatText(setup.format),
    edition: setup.edition ?? '1.6',
    width,
    depth: setup.depth ?? PLAY_AREA.height,
    setupLeft: margin,
    setupRight: width - margin,
    rounds: setup.rounds ?? ROUNDS,
    round: 0,
    phase: 'setup',
    first: setup.first ?? -1,
    initiativeSide: 0,
    objectiveBy: setup.drawObjective ? 'draw' : 'pick',
    objective: '',
    objectiveDials: [],
    active: -1,
    players: setup.sides.map((side, player) => ({
      name: side.name,
      faction: side.faction,
      fleet: [...side.ships, ...side.squadrons].reduce((sum, { points }) => sum + points, 0),
      edge: EDGES[player]!,
      objectives: [...side.objectives],
      passTokens: 0,
      passed: false,
      victoryTokens: 0,
    })),
    ...(setup.upgradeCosts && { upgradeCosts: setup.upgradeCosts.map((one) => ({ ...one })) }),
    ships: ships.map((ship, id) => newShip(id, ship.player, ship)),
    squadrons: squadrons.map((one, id) => newSquadron(id, one.player, one)),
    obstacles: setup.obstacles.map((outline, id) => newObstacle(id, outline)),
    markers: [],
    deck: DAMAGE_CARDS.map(({ count }) => count),
    discarded: DAMAGE_CARDS.map(() => 0),
    attack: null,
    nextUid: 1,
    result: null,
  };
}

/** A ship with full shields and readied tokens (setup.10, defense-tokens.1, readied.1); in reserve without a place. */
export function newShip(id: number, player: number, given: SetupShip): Ship {
  const card = shipCard(given.card)!;
  const [x, y, facing] = given.at ?? [0, 0, 0];
  return {
    id,
    player,
    card: given.card,
    points: given.points,
    own: given.own ?? given.points,
    place: given.at ? 'table' : 'reserve',
    x,
    y,
    facing,
    speed: given.speed ?? 0,
    shields: {
      front: 0,
      left: 0,
      right: 0,
      rear: 0,
      'left-auxiliary': 0,
      'right-auxiliary': 0,
      ...card.shields,
    },
    dials: [],
    revealed: [],
    tokens: [],
    raids: [],
    defense: card.tokens.map((kind) => ({ kind, side: 'readied' })),
    damage: [],
    upgrades: (given.upgrades ?? []).map((upgrade, at) => ({
      id: upgrade,
      side: 'readied',
      tokens: [],
      ...(given.costs && { points: given.costs[at] ?? 0 }),
    })),
    activated: false,
    revealsNone: false,
    resolved: [],
    attacks: [],
    attacksOnShips: 0,
    objective: false,
    idToken: 0,
    lasting: [],
  };
}

/** A squadron with all its hull points, not activated (setup.10). */
export function newSquadron(id: number, player: number, given: SetupSquadron): Squadron {
  const card = squadronCard(given.card)!;
  const [x, y] = given.at ?? [0, 0];
  return {
    id,
    player,
    card: given.card,
    points: given.points,
    place: given.at ? 'table' : 'reserve',
    x,
    y,
    hull: card.hull,
    defense: card.tokens.map((kind) => ({ kind, side: 'readied' })),
    slider: 0,
    idToken: 0,
    lasting: [],
  };
}

/** An obstacle that is not placed yet. */
export function newObstacle(id: number, outline: string): Obstacle {
  const type = OBSTACLES[outline]!.kind;
  return { id, outline, type, placed: false, leftOut: false, x: 0, y: 0, facing: 0, damage: [] };
}
