import { commitment, growStreams } from '@firing-arc/table';
import * as Type from 'typebox';
import { BUILD } from './build.ts';
import { RecordMismatch } from './fault.ts';
import type { Forced } from './forced.ts';
import type { GameEvent, Rules, State } from './game.ts';
import { type Answer, type Question, type Refusal, show } from './question.ts';
import { Referee } from './referee.ts';
import { compileSchema } from './schema.ts';

/** One answer and the hash of the position it was given in. */
export interface RecordedAnswer {
  readonly player: number;
  readonly answer: Answer;
  readonly hash: string;
}

/** Enough to rebuild a game: its setup, the seed of all chance, and every answer. */
export interface GameRecord<Setup = unknown> {
  readonly game: string;
  readonly version: string;
  /** The build of the rules that made it; records of before builds had names lack it. */
  readonly build?: string;
  readonly setup: Setup;
  readonly seed: string;
  /** SHA-256 of the seed, shown before the game. */
  readonly commitment: string;
  readonly answers: readonly RecordedAnswer[];
  /** Results of chance that were set by hand: in scenarios and the sandbox, never between opponents. */
  readonly forced?: Forced;
  /** Hash of the last position. */
  readonly final?: string;
}

const shape = compileSchema<GameRecord>(
  Type.Object({
    game: Type.String(),
    version: Type.String(),
    build: Type.Optional(Type.String()),
    setup: Type.Unknown(),
    seed: Type.String(),
    commitment: Type.String(),
    answers: Type.Array(
      Type.Object({
        player: Type.Integer(),
        answer: Type.Union([Type.Number(), Type.Array(Type.Number())]),
        hash: Type.String(),
      }),
    ),
    forced: Type.Optional(
      Type.Object({ rolls: Type.Array(Type.String()), draws: Type.Array(Type.String()) }),
    ),
    final: Type.Optional(Type.String()),
  }),
);

/** Why something read from a file is no record, as `path: reason`; empty when it is one. */
export function recordProblems(value: unknown): readonly string[] {
  return shape.problems(value);
}

/** A record with no answers yet. Throws with every reason when the setup cannot be played. */
export function newRecord<S extends State, Setup>(
  rules: Rules<S, Setup>,
  setup: Setup,
  seed: string,
): GameRecord<Setup> {
  const problems = rules.setupProblems(setup);
  if (problems.length > 0) throw new Error(problems.join('; '));
  const { id: game, version } = rules;
  return { game, version, build: BUILD, setup, seed, commitment: commitment(seed), answers: [] };
}

/**
 * The first position of a record. A copy, for one shape of all positions: as engines compile the rules' own builders
 * anew, they change the kind of their arrays, and threw away most compiled rules after a thousand games (a sixth of the work).
 */
export function firstPosition<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  record: GameRecord<Setup>,
): S {
  return rules.schema.copy(rules.begin(record.setup, growStreams(record.seed, rules.streams)));
}

/**
 * Rebuilds a game from its record, checking the position before every answer and at the end. Throws
 * `RecordMismatch` with the first difference.
 */
export function replay<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  record: GameRecord<Setup>,
): Referee<S, Setup, Q, E> {
  const misshapen = recordProblems(record);
  if (misshapen.length > 0) throw new RecordMismatch(`this is no record: ${misshapen.join('; ')}`);
  if (record.game !== rules.id) {
    throw new RecordMismatch(`this is a record of ${record.game}, these are the rules of ${rules.id}`);
  }
  if (record.version !== rules.version) {
    throw new RecordMismatch(
      `recorded under rules version ${record.version}, these are ${rules.version}${madeBy(record)}`,
    );
  }
  if (commitment(record.seed) !== record.commitment) {
    throw new RecordMismatch('the seed is not the one that was committed to before the game');
  }
  const problems = rules.setupProblems(record.setup);
  if (problems.length > 0) throw new RecordMismatch(`the setup cannot be played: ${problems.join('; ')}`);
  const referee = Referee.start(rules, firstPosition(rules, record), {
    script: record.answers,
    ...(record.forced ? { forced: record.forced } : {}),
  });
  const taken = referee.answers.length;
  if (taken !== record.answers.length) {
    throw new RecordMismatch(`the record has ${record.answers.length} answers, but the game took ${taken}`);
  }
  if (record.final !== undefined && referee.hash !== record.final) {
    throw new RecordMismatch(`the last position is ${referee.hash}, the record says ${record.final}`);
  }
  return referee;
}

/** Which build of the rules made a record, where it is another than this one. */
const madeBy = ({ build }: GameRecord): string =>
  build === undefined || build === BUILD ? '' : ` (made by build ${build}, this is ${BUILD})`;

/** Gives an answer again that was recorded, to whatever its player is asked now. */
export function answerAsRecorded<S extends State, Setup, Q extends Question, E extends GameEvent>(
  referee: Referee<S, Setup, Q, E>,
  { player, answer }: Pick<RecordedAnswer, 'player' | 'answer'>,
): readonly Refusal[] {
  const question = referee.questions.find((asked) => asked.player === player);
  if (question) return referee.answer(player, question.id, answer);
  return [{ option: show(answer), ruling: 'referee', detail: `player ${player} is not asked anything` }];
}

/** The record of a running game, to be kept after every answer. */
export function recordOf<S extends State, Setup, Q extends Question, E extends GameEvent>(
  opened: GameRecord<Setup>,
  referee: Referee<S, Setup, Q, E>,
): GameRecord<Setup> {
  return { ...opened, answers: referee.answers, final: referee.hash };
}

/** The record without its last `count` answers: to open the game as it was before them. */
export function takeBack<Setup>(record: GameRecord<Setup>, count: number): GameRecord<Setup> {
  const { final: _, ...rest } = record;
  return { ...rest, answers: record.answers.slice(0, Math.max(0, record.answers.length - count)) };
}
