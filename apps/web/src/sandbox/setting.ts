/** What stands in the sandbox: a position, and how the game goes on from it. As a file it is a scenario. */

import type { Problem } from '@firing-arc/referee';
import { parsed } from '../game/storage.ts';
import { type GameId, isGame } from '../games/index.ts';
import type { Desk } from '../games/sandbox.ts';
import { sandboxWords } from '../words/en/sandbox.ts';
import type { Position } from './position.ts';

export interface Setting {
  readonly position: Position;
  /** The activity with which the game goes on. */
  readonly run: readonly [unknown];
}

/** A setting, or every reason why there is none. */
export type Reading = { readonly setting: Setting } | { readonly problems: readonly Problem[] };

/** The example of a game, from its usual phase on. */
export function exampleOf({ example, phases }: Desk): Setting {
  const [usual] = phases();
  return from(example, usual?.value ?? '');
}

/** A table on which nothing stands yet; the phase stays. */
export const cleared = ({ run }: Setting): Setting => ({
  position: { sides: [{ ships: [] }, { ships: [] }] },
  run,
});

/** A setting whose game goes on with a phase. */
export const from = (position: Position, phase: string): Setting => ({
  position: { ...position, phase },
  run: [{ game: phase }],
});

const scenarioOf = (game: GameId, { position, run }: Setting) => ({ game, name: 'Sandbox', position, run });

/** The setting as a scenario file. */
export const fileOf = (game: GameId, setting: Setting): string =>
  `${JSON.stringify(scenarioOf(game, setting), null, 2)}\n`;

/** The same in one line. */
export const lineOf = (game: GameId, setting: Setting): string => JSON.stringify(scenarioOf(game, setting));

/** Which game a scenario file is of; null when it is none. */
export function gameOfFile(text: string): GameId | null {
  const { game } = fieldsOf(text);
  return typeof game === 'string' && isGame(game) ? game : null;
}

/** Reads a scenario file of a desk's game: its position, and the first thing that happens in it. */
export function readFile(text: string, desk: Desk): Reading {
  const { position, run } = fieldsOf(text);
  const laid = desk.lay(position);
  if ('problems' in laid) return { problems: below('/position', laid.problems) };
  if (laid.table.sides.length !== 2) {
    return { problems: [{ where: '/position/sides', reason: 'sides', what: sandboxWords.get().twoSides }] };
  }
  const written = position as Position;
  const [activity] = Array.isArray(run) ? run : [];
  if (activity === undefined) return { setting: from(written, laid.table.phase) };
  const problems = desk.activityProblems(written, activity);
  if (problems.length > 0) return { problems: below('/run/0', problems) };
  return { setting: { position: written, run: [activity] } };
}

const below = (path: string, problems: readonly Problem[]): readonly Problem[] =>
  problems.map((problem) => ({ ...problem, where: `${path}${problem.where}` }));

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  const value = parsed(text);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
