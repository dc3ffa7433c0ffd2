import { writeFileSync } from 'node:fs';
import { drawArmadaQuery } from '@firing-arc/armada/drawing';
import { ARMADA_SCHEMAS, type Query as ArmadaQuery, answerArmadaQuery } from '@firing-arc/armada/window';
import { drawQuery } from '@firing-arc/xwing/common/drawing';
import { answerQuery, type Query, WINDOW_SCHEMAS } from '@firing-arc/xwing/common/window';
import type { Io } from '../io.ts';
import { noPositionals, parseFlags, UsageError } from '../usage.ts';

export const TABLE_HELP = `firing-arc table   measure and move on a table, for programs

  Reads one JSON query a line and writes one JSON answer a line. Positions are [x, y, facing]: mm from the lower
  left corner to the middle of the base, degrees clockwise from +y. Every query may name its "game": "xwing2"
  (default), "xwing1" or "armada", what lies around ("ships", "obstacles", "devices", "playArea"), which is passed
  over where it makes no difference, and an "id" of your own. Any other field that does not belong to the query is
  an error. A line that cannot be answered gives {"error", "line"}; the rest goes on, and the exit status is 1.

    {"do":"move","base":"small","at":[457.2,100,0],"maneuver":"3 bank left"}
    {"do":"range","from":{"base":"small","at":[100,100,0]},"to":{"base":"large","at":[300,300,0]}}

  --schema     the contract as JSON Schema
  --svg FILE   draws each answer; from the second on with its number before the file's ending
`;

/** One query's answer, with its picture if one is wished. */
type Reply = { readonly answer: unknown; readonly picture: string } | { readonly error: string };

/** Answers queries until the input ends. Status 1 when a line could not be answered. */
export async function tableCommand(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseFlags('table', args, {
    help: { type: 'boolean', short: 'h' },
    schema: { type: 'boolean' },
    svg: { type: 'string' },
  });
  noPositionals('table', positionals);
  if (values.help) io.out(TABLE_HELP);
  else if (values.schema) io.out(`${JSON.stringify(contract(), null, 2)}\n`);
  else return answerLines(io, values.svg);
  return 0;
}

async function answerLines(io: Io, svg: string | undefined): Promise<number> {
  let number = 0;
  let failed = false;
  for (let line = await io.line(); line !== null; line = await io.line()) {
    if (line.trim() === '') continue;
    number++;
    const reply = replyTo(line, svg !== undefined);
    if ('error' in reply) {
      failed = true;
      io.out(`${JSON.stringify({ error: reply.error, line: number })}\n`);
      continue;
    }
    io.out(`${JSON.stringify(reply.answer)}\n`);
    if (svg !== undefined) save(numbered(svg, number), reply.picture);
  }
  return failed ? 1 : 0;
}

/** The answer to one line of the input. A fault of ours costs one line, not those after it. */
function replyTo(line: string, drawn: boolean): Reply {
  let query: unknown;
  try {
    query = JSON.parse(line.replace(BYTE_ORDER_MARK, ''));
  } catch (error) {
    return { error: `not JSON: ${(error as Error).message}` };
  }
  try {
    return answerTo(query, drawn);
  } catch (error) {
    return { error: `a fault of the program: ${(error as Error).message}` };
  }
}

/** What some editors put before the first line. */
const BYTE_ORDER_MARK = /^\ufeff/;

function answerTo(query: unknown, drawn: boolean): Reply {
  const game = gameOf(query);
  if (!GAMES.includes(game)) {
    return { error: `game: is not one of ${GAMES.map((one) => JSON.stringify(one)).join(', ')}` };
  }
  const armada = game === 'armada';
  const answered = armada ? answerArmadaQuery(query) : answerQuery(query);
  if (!answered.ok) {
    const { what, where } = answered.problem;
    return { error: where === '' ? what : `${where}: ${what}` };
  }
  const { answer } = answered;
  if (!drawn) return { answer, picture: '' };
  // The query has passed its schema, so it is of its game's kind.
  const picture = armada ? drawArmadaQuery(query as ArmadaQuery, answer) : drawQuery(query as Query, answer);
  return { answer, picture };
}

const GAMES: readonly unknown[] = ['xwing2', 'xwing1', 'armada'];

/** A query's game. Armada's own queries say it by their name; the others may leave it out. */
function gameOf(query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return 'xwing2';
  const named = 'game' in query ? query.game : undefined;
  if (named !== undefined) return named;
  return 'do' in query && typeof query.do === 'string' && query.do.startsWith('armada-')
    ? 'armada'
    : 'xwing2';
}

function contract(): unknown {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'The table as JSON lines: a query a line in, an answer a line out',
    games: { xwing2: WINDOW_SCHEMAS, xwing1: WINDOW_SCHEMAS, armada: ARMADA_SCHEMAS },
    error: {
      type: 'object',
      properties: { error: { type: 'string' }, line: { type: 'integer', minimum: 1 } },
      required: ['error', 'line'],
    },
  };
}

/** `board.svg` for the first picture, `board-2.svg` for the second. */
function numbered(file: string, number: number): string {
  if (number === 1) return file;
  const dot = file.lastIndexOf('.');
  return dot > file.lastIndexOf('/') + 1
    ? `${file.slice(0, dot)}-${number}${file.slice(dot)}`
    : `${file}-${number}`;
}

function save(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`table: --svg: ${(error as Error).message}`);
  }
}
