import type { Problem, ScenarioFile } from '@firing-arc/referee';
import { jsonError } from '@firing-arc/xwing/second';
import { readText } from '../files.ts';
import type { Io } from '../io.ts';
import { lineOf } from '../json-lines.ts';
import { type PlayedScenario, SCENARIO_GAMES, type ScenarioRoom } from '../scenario-games.ts';
import { oneOf, parseFlags, UsageError } from '../usage.ts';

export const SCENARIO_HELP = `firing-arc scenario run FILE...   play scenario files and check what they expect
firing-arc scenario schema        their JSON Schema

  A scenario file sets up a position, says what happens in it, what the dice show, what is answered, and what must
  come of it. Everything is played three times: straight, saved and restored at every question, undone and repeated.
  FILE may be - for the standard input.

  --json        JSON lines: events, questions with their answers, the question that is left, the state, the result
  --game GAME   whose schema (default xwing2)

  Status 0: all that the files expect is true. 1: something is not; each line says which field of which file.
  2: a file is no scenario. 3: a question is left that the file does not answer; it is printed with its options.
`;

/** Exit status when a file leaves a question open. */
const OPEN = 3;

/** Plays scenario files, or prints what they must look like. */
export function scenarioCommand(args: readonly string[], io: Io): number {
  const { values, positionals } = parseFlags('scenario', args, {
    help: { type: 'boolean', short: 'h' },
    json: { type: 'boolean' },
    game: { type: 'string' },
  });
  if (values.help) {
    io.out(SCENARIO_HELP);
    return 0;
  }
  const [what = '', ...files] = positionals;
  if (what === 'schema') {
    const game = oneOf('scenario', 'game', values.game ?? 'xwing2', Object.keys(SCENARIO_GAMES));
    io.out(`${JSON.stringify(schemaOf(game), null, 2)}\n`);
    return 0;
  }
  if (what !== 'run')
    throw new UsageError(`scenario: '${what}' is neither run nor schema; as in scenario run FILE`);
  if (files.length === 0) throw new UsageError('scenario run: a file is needed');
  const json = values.json === true;
  const statuses =
    files.length === 1
      ? [runFile(files[0]!, true, json, io)]
      : files.map((file) => runAmongOthers(file, json, io));
  return [2, 1, OPEN].find((status) => statuses.includes(status)) ?? 0;
}

/** The published schema of a game's scenario files. */
export const schemaOf = (game: string): unknown => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  ...(SCENARIO_GAMES[game]!.schema as object),
});

/** A file that cannot be read or played is told, and the others are played all the same. */
function runAmongOthers(file: string, json: boolean, io: Io): number {
  try {
    return runFile(file, false, json, io);
  } catch (fault) {
    const what = fault instanceof Error ? fault.message : String(fault);
    if (json) {
      const result = { file, status: 'failed', events: 0, answers: 0 };
      const problem = { file, where: '', reason: 'fault', what };
      io.out(`${JSON.stringify({ problem })}\n${JSON.stringify({ result })}\n`);
    } else {
      io.err(`${what}\n`);
      io.out(`${RESULT.failed}: ${file}: 0 events, 0 answers\n`);
    }
    return 2;
  }
}

function runFile(file: string, alone: boolean, json: boolean, io: Io): number {
  const text = readText('scenario run', file);
  const error = jsonError(text);
  if (error) throw new UsageError(`scenario run: ${file}:${error.line}:${error.column}: ${error.message}`);
  const value: unknown = JSON.parse(text);
  const misshapen = roomOf(value).shapeProblems(value);
  const played = misshapen.length > 0 ? NOTHING(misshapen) : roomOf(value).play(value as ScenarioFile);
  const problems = played.problems.map((problem) => ({
    file,
    line: lineOf(text, problem.where),
    ...problem,
  }));
  const { status, events, answers } = played;
  if (json) {
    const lines = [
      ...played.json,
      ...problems.map((problem) => ({ problem })),
      { result: { file, status, events, answers } },
    ];
    io.out(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  } else {
    if (alone) io.out(played.text.map((line) => `${line}\n`).join(''));
    for (const { line, where, what } of problems)
      io.err(`${file}:${line}: ${where === '' ? '' : `${where}: `}${what}\n`);
    io.out(`${RESULT[status]}: ${file}: ${events} events, ${answers} answers\n`);
  }
  if (status === 'open') return OPEN;
  return status === 'passed' ? 0 : played.setUp ? 1 : 2;
}

const RESULT = { passed: 'OK', failed: 'FAILED', open: 'OPEN' } as const;

const NOTHING = (problems: readonly Problem[]): PlayedScenario => ({
  status: 'failed',
  problems,
  setUp: false,
  events: 0,
  answers: 0,
  json: [],
  text: [],
});

/** The room of the game that a file names; of one that names none, X-Wing's, which says that it must. */
function roomOf(value: unknown): ScenarioRoom {
  const named = typeof value === 'object' && value !== null && 'game' in value ? value.game : undefined;
  const known = typeof named === 'string' && Object.hasOwn(SCENARIO_GAMES, named) ? named : 'xwing2';
  return SCENARIO_GAMES[known]!;
}
