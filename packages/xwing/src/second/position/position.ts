import { type Built, keysOf, nearest, valueAt } from '@firing-arc/referee';
import { PLAY_AREA } from '../../common/index.ts';
import { knownCards, noOwnCard, noOwnPilot, pilotCard, upgradeCard } from '../cards/index.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { beginGame } from '../setup/setup.ts';
import { compiledState, type SecondState, type Ship } from '../state.ts';
import { STREAMS } from '../streams.ts';
import { wingProblems } from '../wings/leaders.ts';
import { formUp, placeDevices, placeObjectives, placeObstacles, relate } from './placement.ts';
import { type PositionProblem, problem, shipPath } from './problems.ts';
import type { Position, PositionShip } from './schema.ts';
import { dockWith, setUpShip } from './ships.ts';

/** Scenarios by the names that a file may call them. */
export type KnownScenarios = Readonly<Record<string, Scenario>>;

/** Sets a position up, or tells every name in it that means nothing and every part that has no place. */
export function buildPosition(
  given: Position,
  scenarios: KnownScenarios = {},
): Built<SecondState> & { readonly problems?: readonly PositionProblem[] } {
  const unknown = [...unknownPlayers(given), ...unknownCards(given), ...unknownScenario(given, scenarios)];
  if (unknown.length === 0) unknown.push(...brokenWings(given));
  if (unknown.length > 0) return { problems: unknown };
  const state = bareState(given, scenarios);
  const problems: PositionProblem[] = [];
  for (const [ship, written, where] of eachShip(state, given))
    problems.push(...setUpShip(state, ship, written, where));
  for (const [ship, { docked }, where] of eachShip(state, given))
    if (docked !== undefined) problems.push(...dockWith(state, ship, docked, where));
  formUp(state, given);
  problems.push(
    ...placeObstacles(state, given),
    ...placeDevices(state, given),
    ...placeObjectives(state, given),
    ...relate(state, given),
    ...setParts(state, given.set ?? {}),
  );
  return problems.length > 0 ? { problems } : { state };
}

function unknownPlayers(given: Position): readonly PositionProblem[] {
  const { sides, teams, firstPlayer = 0, order, scenario } = given;
  const problems: PositionProblem[] = [];
  const wrong = (where: string, what: string) => problems.push(problem(where, 'players', what));
  if (firstPlayer >= sides.length)
    wrong('/firstPlayer', `there is no player ${firstPlayer} among ${sides.length}, from 0`);
  if (teams && teams.length !== sides.length)
    wrong('/teams', `expected a team for each of the ${sides.length} sides`);
  else if (teams && new Set(teams).size < 2) wrong('/teams', 'expected at least two teams');
  if (order && [...order].sort().join() !== sides.map((_, player) => player).join())
    wrong('/order', `expected each of the players 0 to ${sides.length - 1} once`);
  else if (order && given.firstPlayer !== undefined && order[0] !== firstPlayer)
    wrong('/order', `begins with player ${order[0]}, but the first player is ${firstPlayer}`);
  if (scenario !== undefined && sides.length > 2) wrong('/scenario', 'a scenario is for two players');
  return problems;
}

function unknownScenario({ scenario }: Position, scenarios: KnownScenarios): readonly PositionProblem[] {
  if (typeof scenario !== 'string' || Object.hasOwn(scenarios, scenario)) return [];
  const known = Object.keys(scenarios).join(', ');
  const what = `there is no scenario '${scenario}'${known === '' ? '' : `, but ${known}`}`;
  return [problem('/scenario', 'unknown-scenario', what)];
}

function brokenWings({ sides }: Position): readonly PositionProblem[] {
  return sides.flatMap(({ ships, wings = [] }, side) => {
    const known = ships.map(({ pilot, upgrades = [] }) => ({ pilot, upgrades: upgrades.map(upgradeId) }));
    return wings.flatMap((wing, at) =>
      wingProblems(wing, known).map((what) => problem(`/sides/${side}/wings/${at}`, 'wing', what)),
    );
  });
}

function unknownCards(given: Position): readonly PositionProblem[] {
  return given.sides.flatMap(({ ships }, player) =>
    ships.flatMap(({ pilot, upgrades = [] }, at) => {
      const where = shipPath(player, at);
      const ids = upgrades.map(upgradeId);
      const problems = ids.flatMap((id, i) => {
        if (!upgradeCard(id)) return [problem(`${where}/upgrades/${i}`, 'unknown-card', noUpgrade(id))];
        return ids.indexOf(id) < i
          ? [problem(`${where}/upgrades/${i}`, 'twice', `'${id}' is there twice`)]
          : [];
      });
      return pilotCard(pilot)
        ? problems
        : [problem(`${where}/pilot`, 'unknown-card', noPilot(pilot)), ...problems];
    }),
  );
}

const noUpgrade = (id: string): string =>
  `there is no upgrade '${id}' in the house${because(noOwnCard(id), id, knownCards().upgrades)}`;
const noPilot = (id: string): string =>
  `there is no pilot '${id}' in the house${because(noOwnPilot(id), id, knownCards().pilots)}`;

/** Why a card of a club's own is none; of any other, what may be meant. */
const because = (reason: string | null, id: string, known: readonly string[]): string =>
  reason === null ? nearest(id, known) : `: ${reason}`;

type GivenUpgrade = NonNullable<PositionShip['upgrades']>[number];
/** The id of an upgrade that a written ship has, with its charges or without. */
export const upgradeId = (upgrade: GivenUpgrade): string =>
  typeof upgrade === 'string' ? upgrade : upgrade.id;

/** A game with these squads of which nothing has been played: its agenda is empty. */
function bareState(given: Position, scenarios: KnownScenarios): SecondState {
  const [width, depth] = given.size ?? [PLAY_AREA.width, PLAY_AREA.depth];
  const sides = given.sides.map(({ name, faction, ships, wings }, player) => ({
    name: name ?? `Side ${player + 1}`,
    faction: faction ?? 'rebelalliance',
    ships: ships.map(({ pilot, points, upgrades }) => ({
      pilot,
      points: points ?? 1,
      upgrades: (upgrades ?? []).map(upgradeId),
    })),
    obstacles: player === 0 ? (given.obstacles ?? []).map(({ outline }) => outline) : [],
    ...(wings && { wings }),
  }));
  const { scenario } = given;
  const played = typeof scenario === 'string' ? scenarios[scenario] : scenario;
  const state = beginGame(
    {
      format: { id: 'scenario', version: '1' },
      width,
      depth,
      rounds: given.rounds ?? 12,
      points: given.points ?? 20,
      sides,
      ...(given.teams && { teams: given.teams }),
      ...(given.hideable && { hideable: given.hideable }),
      ...(played && { scenario: { ...played, outer: [...played.outer] } }),
    },
    new Array<number>(STREAMS.length * NUMBERS_IN_A_STREAM).fill(1),
  );
  state.agenda = [];
  state.phase = given.phase ?? 'activation';
  state.round = given.round ?? 1;
  state.engaging = given.engaging ?? state.engaging;
  state.environment = given.environment ?? '';
  beFirst(state, given);
  for (const [player, { points, deficit }] of given.sides.entries()) {
    const own = state.players[player]!;
    own.points = points ?? 0;
    own.deficit = deficit ?? own.deficit;
  }
  return state;
}

/** Puts the players in order; if that is not written, the others follow the first one (player-order.4). */
function beFirst(state: SecondState, { order, firstPlayer = order?.[0] ?? 0 }: Position): void {
  state.firstPlayer = firstPlayer;
  if (state.order.length === 0) return;
  state.order = order
    ? [...order]
    : [...state.order.slice(firstPlayer), ...state.order.slice(0, firstPlayer)];
}

/** A file that cares about chance forces its results. */
const NUMBERS_IN_A_STREAM = 4;

function eachShip(state: SecondState, given: Position): readonly (readonly [Ship, PositionShip, string])[] {
  let id = 0;
  return given.sides.flatMap(({ ships }, player) =>
    ships.map((written, at) => [state.ships[id++]!, written, shipPath(player, at)] as const),
  );
}

/** Puts values into the state by their paths; each must be there already, and fit the state's schema. */
function setParts(state: SecondState, parts: Readonly<Record<string, unknown>>): readonly PositionProblem[] {
  const problems: PositionProblem[] = [];
  for (const [path, value] of Object.entries(parts)) {
    const where = `/set/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (!path.startsWith('/') || valueAt(state, path) === undefined)
      problems.push(problem(where, 'path', 'there is no such part of the state'));
    else put(state, keysOf(path), structuredClone(value));
  }
  if (problems.length > 0) return problems;
  return compiledState.problems(state).map((what) => problem('/set', 'state', what));
}

function put(state: SecondState, keys: readonly string[], value: unknown): void {
  let here: unknown = state;
  for (const key of keys.slice(0, -1)) here = (here as Record<string, unknown>)[key];
  (here as Record<string, unknown>)[keys[keys.length - 1]!] = value;
}
