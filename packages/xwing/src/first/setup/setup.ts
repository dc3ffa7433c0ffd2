import { areaProblems, roundProblems, sizeProblems } from '@firing-arc/referee';
import { STREAM_SIZE } from '@firing-arc/table';
import { OUTLINES } from '../../common/index.ts';
import { hooksOf } from '../abilities/hooks.ts';
import { chassisOf, pilotCard, upgradeCard } from '../cards/index.ts';
import { wholeDeck } from '../damage/deck.ts';
import { dockShips } from '../docking/carriers.ts';
import { streamsFor } from '../game.ts';
import { joinSections } from '../huge/sections.ts';
import { noTokens } from '../lose-tokens.ts';
import { type Mission, missionProblems } from '../missions/mission.ts';
import { MOST_PLAYERS, sideOf } from '../sides.ts';
import type { FirstState, Ship } from '../state.ts';
import { ordnanceOn, placeIllicitTokens } from '../upgrades.ts';

/**
 * What a game begins with. Everything a format decides is copied in, so that a record replays when the format
 * has moved on.
 */
export interface FirstSetup {
  /** The format pack the squads were checked against, with its hash where it is known. */
  readonly format: { readonly id: string; readonly version: string; readonly hash?: string };
  /** Play area in mm. */
  readonly width: number;
  readonly depth: number;
  /** Rounds after which the game ends; none without a limit. */
  readonly rounds?: number;
  /** The damage deck both play with; that of The Force Awakens if left out. */
  readonly damageDeck?: 'core' | 'tfa';
  /** Whether players may measure before they declare; not, if left out. */
  readonly measuring?: 'rules' | 'free';
  /** A mission with objectives of its own; none in a dogfight (missions.1). It is played with a round limit. */
  readonly mission?: Mission;
  /** What each player brings: two of them, or more in two teams. */
  readonly sides: readonly SetupSide[];
  /** The team of each player by a number, where several play together: `[0, 0, 1]` (optional-rules-team-play.1). */
  readonly teams?: readonly number[];
}

/** A setup made of squads, whose sides are known to be there. */
export interface SetupOfSquads extends FirstSetup {
  readonly sides: readonly [SetupSide, SetupSide, ...SetupSide[]];
}

/** A ship by its cards; `points` with all its upgrades. */
export interface SetupShip {
  readonly pilot: string;
  readonly points: number;
  /** Ids of its upgrades; none when left out. */
  readonly upgrades?: readonly string[];
  /** What each of them costs; nothing when left out. */
  readonly upgradePoints?: readonly number[];
  /** Upgrade cards that one of its own may bring in, with what they cost; none when left out. */
  readonly stock?: readonly { readonly id: string; readonly points: number }[];
}

export interface SetupSide {
  readonly name: string;
  readonly faction: string;
  readonly ships: readonly SetupShip[];
  /** Ids of the obstacles this side brings. */
  readonly obstacles: readonly string[];
}

/** Everything that is wrong with a setup, as `where: what`; empty when it can be played. */
export function setupProblems(setup: unknown): readonly string[] {
  if (typeof setup !== 'object' || setup === null) return ['setup: expected an object'];
  const large = sizeProblems(setup, 'setup');
  if (large.length > 0) return large;
  const { width, depth, rounds, damageDeck, measuring, sides, teams, mission, format } = setup as Partial<
    Record<keyof FirstSetup, unknown>
  >;
  const problems: string[] = [...formatProblems(format), ...areaProblems({ width, depth })];
  problems.push(...roundProblems(rounds), ...oneOf('damageDeck', damageDeck, ['core', 'tfa']));
  problems.push(...oneOf('measuring', measuring, ['rules', 'free']));
  if (!Array.isArray(sides) || sides.length < 2 || sides.length > MOST_PLAYERS)
    return [...problems, `setup.sides: expected two to ${MOST_PLAYERS} sides`];
  problems.push(...teamProblems(teams, sides.length));
  const ships = sides.reduce((sum: number, side) => sum + shipsOf(side), 0);
  problems.push(...missionProblems(mission, sides.length, ships));
  if (mission !== undefined && rounds === undefined)
    problems.push('setup.rounds: a mission needs a round limit, as nobody may reach an objective');
  return [...problems, ...sides.flatMap((side, i) => sideProblems(side, `setup.sides[${i}]`))];
}

/** More than two play in two teams, as many in the one as in the other or one more (optional-rules-team-play.1). */
function teamProblems(teams: unknown, players: number): readonly string[] {
  if (teams === undefined) {
    return players === 2 ? [] : ['setup.teams: more than two players form two teams'];
  }
  if (!Array.isArray(teams) || teams.length !== players || !teams.every(Number.isInteger))
    return [`setup.teams: expected a whole number for each of the ${players} sides`];
  const [first] = teams as readonly number[];
  const one = teams.filter((team) => team === first).length;
  const two = new Set(teams).size === 2 && Math.abs(2 * one - players) <= 1;
  return two ? [] : ['setup.teams: expected two teams of as many players, or one more'];
}

/** Teams numbered from 0 in the order of their first players; none with two players. */
function numberedTeams(teams: readonly number[] | undefined): number[] {
  if (teams === undefined || teams.length === 2) return [];
  return teams.map((team) => (team === teams[0] ? 0 : 1));
}

function oneOf(name: string, value: unknown, allowed: readonly string[]): readonly string[] {
  if (value === undefined || allowed.some((one) => one === value)) return [];
  return [`setup.${name}: expected ${allowed.join(' or ')}`];
}

function formatProblems(format: unknown): readonly string[] {
  if (typeof format !== 'object' || format === null) return ['setup.format: expected an object'];
  const { id, version, hash = '' } = format as Partial<Record<keyof FirstSetup['format'], unknown>>;
  return Object.entries({ id, version, hash }).flatMap(([name, value]) =>
    typeof value === 'string' ? [] : [`setup.format.${name}: expected a text`],
  );
}

/** How many ships a side that may be anything brings. */
function shipsOf(side: unknown): number {
  const { ships } = (side ?? {}) as Partial<Record<keyof SetupSide, unknown>>;
  return Array.isArray(ships) ? ships.length : 0;
}

function sideProblems(side: unknown, where: string): readonly string[] {
  if (typeof side !== 'object' || side === null) return [`${where}: expected an object`];
  const { name, faction, ships, obstacles } = side as Partial<Record<keyof SetupSide, unknown>>;
  const problems: string[] = [];
  if (typeof name !== 'string') problems.push(`${where}.name: expected a text`);
  if (typeof faction !== 'string') problems.push(`${where}.faction: expected a text`);
  if (!Array.isArray(ships) || ships.length === 0)
    problems.push(`${where}.ships: expected at least one ship`);
  else {
    problems.push(...ships.flatMap((ship: unknown, i) => shipProblems(ship, `${where}.ships[${i}]`)));
    problems.push(...sectionProblems(ships).map((problem) => `${where}.ships: ${problem}`));
  }
  if (!Array.isArray(obstacles)) return [...problems, `${where}.obstacles: expected a list`];
  obstacles.forEach((outline: unknown, i) => {
    if (typeof outline !== 'string' || !isRock(outline)) {
      problems.push(`${where}.obstacles[${i}]: there is no obstacle '${String(outline)}'`);
    }
  });
  return problems;
}

/** A section without the other half of its ship cannot be placed (huge-ship.1). */
function sectionProblems(ships: readonly unknown[]): readonly string[] {
  const types = ships.flatMap((ship) => {
    const { pilot } = (ship ?? {}) as Partial<Record<keyof SetupShip, unknown>>;
    return (typeof pilot === 'string' && chassisOf(pilot)) || [];
  });
  const count = (id: string) => types.filter((type) => type.id === id).length;
  return [...new Set(types)].flatMap(({ id, huge }) =>
    huge?.otherSection !== undefined && count(id) !== count(huge.otherSection)
      ? [`'${id}' comes with as many of '${huge.otherSection}'`]
      : [],
  );
}

function shipProblems(ship: unknown, where: string): readonly string[] {
  const {
    pilot,
    points,
    upgrades = [],
    upgradePoints,
    stock,
  } = (ship ?? {}) as Partial<Record<keyof SetupShip, unknown>>;
  const problems: string[] = [...stockProblems(stock, `${where}.stock`)];
  if (upgradePoints !== undefined && !(Array.isArray(upgradePoints) && upgradePoints.every(Number.isInteger)))
    problems.push(`${where}.upgradePoints: expected whole numbers`);
  if (typeof pilot !== 'string' || !pilotCard(pilot)) {
    problems.push(`${where}.pilot: there is no pilot '${String(pilot)}' in the house`);
  }
  if (!Number.isInteger(points) || (points as number) < 0) {
    problems.push(`${where}.points: expected a whole number`);
  }
  if (!Array.isArray(upgrades)) return [...problems, `${where}.upgrades: expected a list`];
  upgrades.forEach((id: unknown, i) => {
    if (typeof id !== 'string' || !upgradeCard(id))
      problems.push(`${where}.upgrades[${i}]: there is no upgrade '${String(id)}' in the house`);
  });
  return problems;
}

function stockProblems(stock: unknown, where: string): readonly string[] {
  if (stock === undefined) return [];
  if (!Array.isArray(stock)) return [`${where}: expected a list`];
  return stock.flatMap((one: unknown, i) => {
    const { id, points } = (one ?? {}) as { readonly id?: unknown; readonly points?: unknown };
    if (typeof id !== 'string' || !upgradeCard(id))
      return [`${where}[${i}].id: there is no upgrade '${String(id)}' in the house`];
    return Number.isInteger(points) ? [] : [`${where}[${i}].points: expected a whole number`];
  });
}

/** First Edition has asteroids and debris clouds. */
export function isRock(outline: string): boolean {
  const type = OUTLINES[outline]?.type;
  return type === 'asteroid' || type === 'debris';
}

/** The first position: ships in reserve, decks whole, setup to come (setup.1). */
export function beginGame(setup: FirstSetup, streams: number[]): FirstState {
  const ships = setup.sides.flatMap((side, player) => side.ships.map((ship) => ({ ...ship, player })));
  const damageDeck = setup.damageDeck ?? 'tfa';
  const decks = setup.sides.map((side) =>
    wholeDeck(
      { damageDeck },
      side.ships.map(({ pilot }) => ({ card: pilot })),
    ),
  );
  const teams = numberedTeams(setup.teams);
  const inPlay = ships.map((ship, id) => newShip(id, ship, sideOf({ teams }, ship.player)));
  joinSections(inPlay);
  placeIllicitTokens(inPlay);
  dockShips(inPlay);
  return {
    agenda: [{ kind: 'gather-forces' }],
    streams: streams.slice(0, STREAM_SIZE * streamsFor(setup.sides.length)),
    format: formatText(setup.format),
    width: setup.width,
    depth: setup.depth,
    rounds: setup.rounds ?? 0,
    damageDeck,
    measuring: setup.measuring ?? 'rules',
    round: 0,
    phase: 'setup',
    initiative: -1,
    active: -1,
    players: setup.sides.map((side, player) => ({
      name: side.name,
      faction: side.faction,
      squad: side.ships.reduce((sum, ship) => sum + ship.points, 0),
      edge: '',
      deck: [...decks[player]!],
      discarded: decks[player]!.map(() => 0),
    })),
    teams,
    ships: inPlay,
    obstacles: setup.sides
      .flatMap((side) => side.obstacles)
      .map((outline, id) => ({ id, outline, placed: false, leftOut: false, x: 0, y: 0, facing: 0 })),
    bombs: [],
    locks: [],
    contacts: [],
    mission: setup.mission ?? null,
    tracking: setup.mission ? inPlay.map(() => 0) : [],
    attack: null,
    hooks: hooksOf(inPlay),
    nextUid: 1,
    result: null,
  };
}

/** The format pack as it stands in the state. */
export function formatText({ id, version, hash }: FirstSetup['format']): string {
  return hash === undefined ? `${id} ${version}` : `${id} ${version} ${hash}`;
}

/** A ship in reserve, without tokens; its shields are activated when all are placed (setup.10). */
export function newShip(
  id: number,
  {
    player,
    pilot,
    points,
    upgrades = [],
    upgradePoints = [],
    stock = [],
  }: SetupShip & { readonly player: number },
  side: number,
): Ship {
  return {
    id,
    player,
    side,
    card: pilot,
    points,
    place: 'reserve',
    carrier: -1,
    section: -1,
    crippled: false,
    fired: [],
    x: 0,
    y: 0,
    facing: 0,
    arc: chassisOf(pilot)?.extraArcs.includes('mobile') ? 0 : -1,
    dial: -1,
    revealed: false,
    activated: false,
    fought: false,
    destroyed: false,
    fled: false,
    skipsAction: '',
    shields: 0,
    lasting: [],
    conditions: [],
    tractored: false,
    hasAttacked: false,
    attacksOver: '',
    instead: null,
    shownTo: [],
    upgrades: upgrades.map((card, at) => ({
      id: card,
      discarded: false,
      flipped: false,
      held: 0,
      marked: -1,
      ordnance: ordnanceOn(upgrades, at),
      points: upgradePoints[at] ?? 0,
      under: 0,
    })),
    stock: stock.map((card) => ({ ...card })),
    damage: [],
    tokens: noTokens(),
    skills: [],
    agilities: [],
    actedStressed: false,
    performed: [],
    decloaked: false,
    bombsDropped: 0,
    noAttackIn: 0,
    treated: null,
    used: [],
    flown: notFlown(),
  };
}

/** What a ship remembers before it has executed a maneuver this round. */
export const notFlown = (): Ship['flown'] => ({
  bearing: '',
  direction: '',
  speed: -1,
  difficulty: '',
  ion: false,
  dial: false,
  overlapped: [],
  obstacles: [],
});
