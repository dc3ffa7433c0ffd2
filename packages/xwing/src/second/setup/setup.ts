import { amountProblems, areaProblems, roundProblems, sizeProblems } from '@firing-arc/referee';
import { STREAM_SIZE } from '@firing-arc/table';
import { OUTLINES } from '../../common/index.ts';
import { lendAbilities } from '../abilities/borrowed.ts';
import { FULL_DECK } from '../abilities/damage-deck.ts';
import { indexHooks } from '../abilities/hooks.ts';
import { chassisOf, pilotCard, upgradeCard } from '../cards/index.ts';
import { carriersAmong } from '../docking/carriers.ts';
import { agreedCards, type Environments, environmentProblems } from '../scenarios/environments.ts';
import { newMarkers } from '../scenarios/place-markers.ts';
import { type Scenario, scenarioProblems } from '../scenarios/scenario.ts';
import { newShip } from '../ship/new-ship.ts';
import { MOST_PLAYERS } from '../sides.ts';
import type { SecondState, Ship } from '../state.ts';
import { streamsFor } from '../streams.ts';
import { type Wing, wingProblems } from '../wings/leaders.ts';
import { formWing } from '../wings/members.ts';

/**
 * What a game begins with. Everything a format decides is copied in, so that a record replays when the format
 * has moved on.
 */
export interface SecondSetup {
  /** The format pack the squads were checked against, with `packHash` of it where it is known. */
  readonly format: { readonly id: string; readonly version: string; readonly hash?: string };
  /** Play area in mm. */
  readonly width: number;
  readonly depth: number;
  /** Rounds after which the game ends. */
  readonly rounds: number;
  /** Squad points a squad may have; what is missing is the deficit. */
  readonly points: number;
  /** The scenario of standard play with its numbers; a dogfight without one. */
  readonly scenario?: Scenario;
  /** Upgrades of the format that may lie facedown under a card of a squad that says so. */
  readonly hideable?: readonly string[];
  /** Environment cards of a casual game; none is in play unless both players agree. */
  readonly environments?: Environments;
  /** Two to four sides, one for each player; the first one's edge is y = 0. */
  readonly sides: readonly SetupSide[];
  /** The team of each side by a number, where several play together: `[0, 0, 1, 1]`. */
  readonly teams?: readonly number[];
}

/** A setup made of squads, whose sides are known to be there. */
export interface SetupOfSquads extends SecondSetup {
  readonly sides: readonly [SetupSide, SetupSide, ...SetupSide[]];
}

/** A ship by its cards. */
export interface SetupShip {
  readonly pilot: string;
  readonly points: number;
  /** Ids of its upgrades; none when left out. */
  readonly upgrades?: readonly string[];
}

export interface SetupSide {
  readonly name: string;
  readonly faction: string;
  readonly ships: readonly SetupShip[];
  /** Wings of these ships, which the command upgrades of an epic squad form (wings.2). */
  readonly wings?: readonly Wing[];
  /** Ids of the obstacles this side brings. */
  readonly obstacles: readonly string[];
}

/** Everything that is wrong with a setup, as `where: what`; empty when it can be played. */
export function setupProblems(setup: unknown): readonly string[] {
  if (typeof setup !== 'object' || setup === null) return ['setup: expected an object'];
  const large = sizeProblems(setup, 'setup');
  if (large.length > 0) return large;
  const { width, depth, rounds, points, sides, teams, scenario, environments, format, hideable } =
    setup as Partial<Record<keyof SecondSetup, unknown>>;
  const problems: string[] = [
    ...formatProblems(format),
    ...amountProblems('points', points, [1, 10_000], 'points'),
    ...areaProblems({ width, depth }),
    ...roundProblems(rounds ?? null),
    ...scenarioProblems(scenario),
    ...environmentProblems(environments),
    ...upgradeProblems(hideable ?? [], 'setup.hideable'),
  ];
  if (!Array.isArray(sides) || sides.length < 2 || sides.length > MOST_PLAYERS)
    return [...problems, `setup.sides: expected two to ${MOST_PLAYERS} sides`];
  problems.push(...teamProblems(teams, sides.length));
  if (sides.length > 2 && scenario !== undefined)
    problems.push('setup.scenario: a scenario is for two players, here are more');
  if (sides.length > 2 && environments !== undefined)
    problems.push('setup.environments: environment cards are for two players, here are more');
  return [...problems, ...sides.flatMap((side, i) => sideProblems(side, `setup.sides[${i}]`))];
}

function teamProblems(teams: unknown, players: number): readonly string[] {
  if (teams === undefined) return [];
  if (!Array.isArray(teams) || teams.length !== players || !teams.every(Number.isInteger))
    return [`setup.teams: expected a whole number for each of the ${players} sides`];
  return new Set(teams).size < 2 ? ['setup.teams: expected at least two teams'] : [];
}

/** Teams numbered from 0 in the order of their first players; none when everybody plays alone. */
function numberedTeams(teams: readonly number[] | undefined): number[] {
  const names = [...new Set(teams)];
  return teams === undefined || names.length === teams.length ? [] : teams.map((team) => names.indexOf(team));
}

function formatProblems(format: unknown): readonly string[] {
  if (typeof format !== 'object' || format === null) return ['setup.format: expected an object'];
  const { id, version, hash = '' } = format as Partial<Record<keyof SecondSetup['format'], unknown>>;
  return Object.entries({ id, version, hash }).flatMap(([name, value]) =>
    typeof value === 'string' ? [] : [`setup.format.${name}: expected a text`],
  );
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
    ships.forEach((ship: unknown, i) => {
      const { pilot, points, upgrades } = (ship ?? {}) as Partial<Record<keyof SetupShip, unknown>>;
      problems.push(...upgradeProblems(upgrades ?? [], `${where}.ships[${i}].upgrades`));
      if (typeof pilot !== 'string' || !pilotCard(pilot)) {
        problems.push(`${where}.ships[${i}].pilot: there is no pilot '${String(pilot)}' in the house`);
      }
      if (!Number.isInteger(points) || (points as number) < 0) {
        problems.push(`${where}.ships[${i}].points: expected a whole number`);
      }
    });
  }
  problems.push(...wingsProblems(side, where));
  if (!Array.isArray(obstacles)) problems.push(`${where}.obstacles: expected a list`);
  else {
    obstacles.forEach((outline: unknown, i) => {
      if (typeof outline !== 'string' || !OUTLINES[outline]) {
        problems.push(`${where}.obstacles[${i}]: there is no obstacle '${String(outline)}'`);
      }
    });
  }
  return problems;
}

function wingsProblems(side: object, where: string): readonly string[] {
  const { wings = [], ships } = side as { wings?: unknown; ships?: unknown };
  if (!Array.isArray(wings)) return [`${where}.wings: expected a list`];
  const list: readonly unknown[] = Array.isArray(ships) ? ships : [];
  const known = list.map((ship) => {
    const { pilot, upgrades } = (ship ?? {}) as Partial<SetupShip>;
    const ids: readonly unknown[] = Array.isArray(upgrades) ? upgrades : [];
    return { pilot: pilot ?? '', upgrades: ids.filter((id) => typeof id === 'string') };
  });
  return wings.flatMap((wing: unknown, i) => {
    const { leader, mates } = (wing ?? {}) as Partial<Wing>;
    if (typeof leader !== 'number' || !Array.isArray(mates))
      return [`${where}.wings[${i}]: expected a leader and mates`];
    return wingProblems({ leader, mates }, known).map((what) => `${where}.wings[${i}]: ${what}`);
  });
}

function upgradeProblems(upgrades: unknown, where: string): readonly string[] {
  if (!Array.isArray(upgrades)) return [`${where}: expected a list`];
  return upgrades.flatMap((id: unknown, i) => {
    if (typeof id !== 'string' || !upgradeCard(id)) {
      return [`${where}[${i}]: there is no upgrade '${String(id)}' in the house`];
    }
    return upgrades.indexOf(id) < i ? [`${where}[${i}]: '${id}' is there twice`] : [];
  });
}

/** The first position: ships in reserve with full shields and charges (setup.2), decks whole, setup to come. */
export function beginGame(setup: SecondSetup, streams: number[]): SecondState {
  const ships: Ship[] = [];
  setup.sides.forEach((side, player) => {
    for (const { pilot, points, upgrades } of side.ships)
      ships.push(newShip(ships.length, player, pilot, points, upgrades));
  });
  const state: SecondState = {
    agenda: [{ kind: 'setup-order' }],
    streams: streams.slice(0, STREAM_SIZE * streamsFor(setup.sides.length)),
    format: formatText(setup.format),
    width: setup.width,
    depth: setup.depth,
    rounds: setup.rounds,
    round: 0,
    phase: 'setup',
    firstPlayer: 0,
    order: setup.sides.length > 2 ? setup.sides.map((_, player) => player) : [],
    teams: numberedTeams(setup.teams),
    engaging: NOBODY_ENGAGED,
    systemStep: -1,
    tractoredShips: [],
    players: setup.sides.map((side) => ({
      name: side.name,
      faction: side.faction,
      points: 0,
      deficit: Math.max(0, setup.points - side.ships.reduce((sum, ship) => sum + ship.points, 0)),
      deck: [...FULL_DECK],
      discarded: FULL_DECK.map(() => 0),
    })),
    ships,
    obstacles: setup.sides
      .flatMap((side) => side.obstacles)
      .map((outline, id) => ({
        id,
        outline,
        placed: false,
        leftOut: false,
        fuses: 0,
        player: -1,
        x: 0,
        y: 0,
        facing: 0,
      })),
    carriers: [],
    devices: [],
    scenario: setup.scenario ?? null,
    markers: setup.scenario ? newMarkers(setup.scenario) : [],
    red: -1,
    informed: [],
    environments: agreedCards(setup.environments),
    environment: '',
    locks: [],
    contacts: [],
    wings: false,
    attack: null,
    hooks: [],
    watches: [],
    resolving: [],
    ...(setup.hideable && { hideable: [...setup.hideable] }),
    nextUid: 1,
    result: null,
  };
  formWings(state, setup);
  indexHooks(state);
  lendAbilities(state);
  state.carriers = carriersAmong(state.ships);
  return state;
}

function formWings(state: SecondState, { sides }: SecondSetup): void {
  sides.forEach(({ wings = [] }, player) => {
    const own = state.ships.filter((ship) => ship.player === player);
    for (const { leader, mates } of wings)
      formWing(
        state,
        own[leader]!,
        mates.map((at) => own[at]!),
      );
  });
}

/** The format pack as it stands in the state. */
export function formatText({ id, version, hash }: SecondSetup['format']): string {
  return hash === undefined ? `${id} ${version}` : `${id} ${version} ${hash}`;
}

/** `engaging` before the first initiative step of an Engagement Phase. */
export const NOBODY_ENGAGED = 99;

/** Whether the chassis of a pilot has a double turret, which points two ways at once. */
export const hasDoubleTurret = (pilot: string): boolean =>
  chassisOf(pilot)?.weapons.some((weapon) => weapon.arc === 'double-turret') ?? false;
