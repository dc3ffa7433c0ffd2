import { ACTION_NAMES, type ActionName, type ManeuverDifficulty } from '../cards/chassis.ts';
import type { Edge } from '../questions.ts';

/** Missions as data: what each side has to reach, special rules, actions of the mission (missions.1). */

/** What a game with special objectives is about; nothing of it is loaded in any other game. */
export interface Mission {
  readonly name: string;
  readonly objectives: readonly Objective[];
  readonly rules?: readonly MissionRule[];
  readonly actions?: readonly MissionAction[];
}

/** What a player's side has to bring about; the first to do so wins at once (winning-the-game.3). Ships are ids. */
export type Objective = { readonly player: number } & (
  | { readonly kind: 'destroy'; readonly ships: readonly number[] }
  /** All of these ships that are left, and one at least, leave the play area over this edge and no other. */
  | { readonly kind: 'escape'; readonly ships: readonly number[]; readonly edge: Edge }
  /** One of these ships is still in play when so many rounds are over. */
  | { readonly kind: 'hold'; readonly ships: readonly number[]; readonly rounds: number }
  /** These ships have so many tracking tokens together. */
  | { readonly kind: 'track'; readonly ships: readonly number[]; readonly tokens: number }
);

/** A special rule of a mission; it beats cards and the general rules (golden-rules.3). */
export type MissionRule =
  | {
      readonly kind: 'difficulty';
      readonly is: ManeuverDifficulty;
      readonly becomes: ManeuverDifficulty;
    }
  | { readonly kind: 'no-action'; readonly action: ActionName };

/** An action that a mission gives a player's ships: a tracking token for a ship in range (tracking-tokens.3). */
export interface MissionAction {
  readonly name: string;
  readonly player: number;
  /** Ships that it may be performed on, and how far away they are. */
  readonly on: readonly number[];
  readonly range: readonly [number, number];
}

const EDGES: readonly Edge[] = ['near', 'far', 'left', 'right'];
const COLORS: readonly ManeuverDifficulty[] = ['green', 'white', 'red'];

type Fields = Readonly<Record<string, unknown>>;

/** Everything that is wrong with a mission of a game with so many players and ships; empty when it can be played. */
export function missionProblems(mission: unknown, players: number, ships: number): readonly string[] {
  if (mission === undefined) return [];
  if (typeof mission !== 'object' || mission === null) return ['setup.mission: expected an object'];
  const { name, objectives, rules = [], actions = [] } = mission as Fields;
  const size = { players, ships };
  const problems = typeof name === 'string' ? [] : ['setup.mission.name: expected a text'];
  if (!Array.isArray(objectives) || objectives.length === 0)
    problems.push('setup.mission.objectives: expected at least one');
  else problems.push(...each(objectives, 'objectives', (one) => objectiveProblem(one, size)));
  problems.push(...each(rules, 'rules', ruleProblem));
  problems.push(...each(actions, 'actions', (one) => actionProblem(one, size)));
  return problems;
}

interface Size {
  readonly players: number;
  readonly ships: number;
}

function each(list: unknown, part: string, problemOf: (one: Fields) => string | null): readonly string[] {
  if (!Array.isArray(list)) return [`setup.mission.${part}: expected a list`];
  return list.flatMap((one: unknown, at) => {
    const problem = problemOf((one ?? {}) as Fields);
    return problem === null ? [] : [`setup.mission.${part}[${at}]: ${problem}`];
  });
}

const below = (value: unknown, count: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < count;
const above = (value: unknown): boolean => Number.isInteger(value) && (value as number) > 0;
const areShips = (list: unknown, ships: number): boolean =>
  Array.isArray(list) && list.length > 0 && list.every((one) => below(one, ships));

function objectiveProblem(one: Fields, { players, ships }: Size): string | null {
  if (!below(one.player, players)) return 'player: expected the number of a player';
  if (!areShips(one.ships, ships)) return 'ships: expected the numbers of ships';
  switch (one.kind) {
    case 'destroy':
      return null;
    case 'escape':
      return EDGES.some((edge) => edge === one.edge) ? null : `edge: expected one of ${EDGES.join(', ')}`;
    case 'hold':
      return above(one.rounds) ? null : 'rounds: expected a whole number above 0';
    case 'track':
      return above(one.tokens) ? null : 'tokens: expected a whole number above 0';
    default:
      return `kind: there is no objective '${String(one.kind)}'`;
  }
}

function ruleProblem({ kind, is, becomes, action }: Fields): string | null {
  switch (kind) {
    case 'difficulty': {
      const known = [is, becomes].every((color) => COLORS.some((one) => one === color));
      return known ? null : `expected one of ${COLORS.join(', ')}`;
    }
    case 'no-action':
      return ACTION_NAMES.some((one) => one === action) ? null : `there is no action '${String(action)}'`;
    default:
      return `kind: there is no rule '${String(kind)}'`;
  }
}

function actionProblem({ name, player, on, range }: Fields, { players, ships }: Size): string | null {
  if (typeof name !== 'string') return 'name: expected a text';
  if (!below(player, players)) return 'player: expected the number of a player';
  if (!areShips(on, ships)) return 'on: expected the numbers of ships';
  const [from, to] = Array.isArray(range) ? (range as readonly unknown[]) : [];
  return above(from) && above(to) ? null : 'range: expected two numbers';
}
