import { commitment, growStreams, numberedStreams } from '@firing-arc/table';
import * as Type from 'typebox';
import { BUILD } from './build.ts';
import { checker } from './check.ts';
import { type Contributions, contributionProblem, seedOf, setupHash } from './fair.ts';
import { RecordMismatch } from './fault.ts';
import { FILM, type Film } from './film.ts';
import type { Forced } from './forced.ts';
import { type GameEvent, type Rules, type State, seatsOf } from './game.ts';
import { type Answer, type Question, type Refusal, show } from './question.ts';
import { Referee, type RefereeOptions } from './referee.ts';
import type { Snapshot } from './snapshot.ts';

/** One answer and the hash of the position it was given in. */
export interface RecordedAnswer {
  readonly player: number;
  readonly answer: Answer;
  readonly hash: string;
}

/** Numbered dice, one SHA-256 each, and what all seats contributed to their seed. */
export interface FairDice extends Contributions {
  readonly stream: 'sha-256';
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
  /** Where nobody could foresee the dice; otherwise they are from `growStreams` of the seed. */
  readonly dice?: FairDice;
  readonly answers: readonly RecordedAnswer[];
  /** Where the game went on under other rules than those it began with: its answers are those since then. */
  readonly from?: Snapshot;
  /** Results of chance that were set by hand: in scenarios and the sandbox, never between opponents. */
  readonly forced?: Forced;
  /** Hash of the last position. */
  readonly final?: string;
  /** What numbered dice and draws gave, one after the other, each by its position among what there was. */
  readonly fell?: readonly number[];
  /** The game as it was seen, for rules that no longer come to it. */
  readonly film?: Film;
}

const shape = checker(
  Type.Object({
    game: Type.String(),
    version: Type.String(),
    build: Type.Optional(Type.String()),
    setup: Type.Unknown(),
    seed: Type.String(),
    commitment: Type.String(),
    dice: Type.Optional(
      Type.Object({
        stream: Type.Literal('sha-256'),
        commitments: Type.Array(Type.Object({ seat: Type.Integer(), commitment: Type.String() })),
        contributions: Type.Array(Type.Object({ seat: Type.Integer(), contribution: Type.String() })),
      }),
    ),
    answers: Type.Array(
      Type.Object({
        player: Type.Integer(),
        answer: Type.Union([Type.Number(), Type.Array(Type.Number())]),
        hash: Type.String(),
      }),
    ),
    from: Type.Optional(Type.Object({ game: Type.String(), version: Type.String() })),
    forced: Type.Optional(
      Type.Object({ rolls: Type.Array(Type.String()), draws: Type.Array(Type.String()) }),
    ),
    final: Type.Optional(Type.String()),
    fell: Type.Optional(Type.Array(Type.Integer())),
    film: Type.Optional(FILM),
  }),
);

/** Why something read from a file is no record, as `path: reason`; empty when it is one. */
export function recordProblems(value: unknown): readonly string[] {
  return shape(value).map(({ path, what }) => `${path || '(top)'}: ${what}`);
}

/**
 * A record with no answers yet, under a seed, or under the contributions of all seats. Throws with every reason when the
 * setup cannot be played or the contributions are not those of its seats.
 */
export function newRecord<S extends State, Setup>(
  rules: Rules<S, Setup>,
  setup: Setup,
  chance: string | Contributions,
): GameRecord<Setup> {
  const problems = rules.setupProblems(setup);
  if (problems.length > 0) throw new Error(problems.join('; '));
  const { id: game, version } = rules;
  const opened = { game, version, build: BUILD, setup, answers: [] };
  if (typeof chance === 'string') return { ...opened, seed: chance, commitment: commitment(chance) };
  const { commitments, contributions } = chance;
  const seed = seedOf(chance, setupHash(game, setup));
  const dice: FairDice = { stream: 'sha-256', commitments, contributions };
  const record = { ...opened, seed, commitment: commitment(seed), dice };
  const problem = diceProblem(rules, record);
  if (problem) throw new Error(problem);
  return record;
}

/** How many play with a setup, which must be playable. */
export const seatsFor = <S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  setup: Setup,
): number => seatsOf(rules, rules.begin(setup, numberedStreams(rules.streams.length)));

/** Why the seed of a record is not what the contributions of all its seats make, or null. */
export function diceProblem<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  record: GameRecord<Setup>,
): string | null {
  const { dice, seed, setup } = record;
  if (!dice) return null;
  const problem = contributionProblem(dice);
  if (problem) return problem;
  const seats = seatsFor(rules, setup);
  if (dice.contributions.length !== seats)
    return `${dice.contributions.length} seats have contributed to the dice of a game for ${seats}`;
  return seedOf(dice, setupHash(rules.id, setup)) === seed
    ? null
    : 'the seed is not the one that the contributions and the setup make';
}

/**
 * The first position of a record. A copy, for one shape of all positions: as engines compile the rules' own builders
 * anew, they change the kind of their arrays, and threw away most compiled rules after a thousand games (a sixth of the work).
 */
export function firstPosition<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  { setup, seed, dice }: Pick<GameRecord<Setup>, 'setup' | 'seed' | 'dice'>,
): S {
  const streams = dice ? numberedStreams(rules.streams.length) : growStreams(seed, rules.streams);
  return rules.schema.copy(rules.begin(setup, streams));
}

/** The game of a record from where it begins, whatever it has of answers. Throws as `Referee.start` or `restore` does. */
export function startRecord<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  record: GameRecord<Setup>,
  options: Omit<RefereeOptions, 'seed'> = {},
): Referee<S, Setup, Q, E> {
  if (record.from) return Referee.restore(rules, record.from as Snapshot<S, E>);
  return Referee.start(rules, firstPosition(rules, record), {
    ...options,
    ...(record.dice ? { seed: record.seed } : {}),
  });
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
  const unfair = diceProblem(rules, record);
  if (unfair) throw new RecordMismatch(unfair);
  const referee = record.from
    ? wentOn(rules, record)
    : startRecord(rules, record, {
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

/** The game of a record that begins in the middle, with its answers; those that its snapshot holds already are not given again. */
function wentOn<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  record: GameRecord<Setup>,
): Referee<S, Setup, Q, E> {
  const referee = startRecord(rules, record);
  for (let at = referee.answers.length; at < record.answers.length; at++) {
    const answer = record.answers[at]!;
    if (referee.hash !== answer.hash)
      throw new RecordMismatch(
        `answer ${at + 1} of the record was given in ${answer.hash}, the game stands in ${referee.hash}`,
      );
    const [refusal] = answerAsRecorded(referee, answer);
    if (refusal) throw new RecordMismatch(`answer ${at + 1} of the record is refused: ${refusal.ruling}`);
  }
  return referee;
}

/**
 * A record of the same game that begins at a snapshot of it: for rules that no longer come there. The snapshot may be
 * `shortened`. The seed stays, so the dice to come do.
 */
export function recordFrom<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  record: GameRecord<Setup>,
  from: Snapshot<S, E>,
): GameRecord<Setup> {
  const { game, setup, seed, commitment: committed, dice } = record;
  const { version } = rules;
  return {
    game,
    version,
    build: BUILD,
    setup,
    seed,
    commitment: committed,
    ...(dice ? { dice } : {}),
    answers: [],
    from,
  };
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
  const { answers, hash: final, fell } = referee;
  return { ...opened, answers, final, ...(fell ? { fell } : {}) };
}

/** The record without its last `count` answers: to open the game as it was before them. */
export function takeBack<Setup>(record: GameRecord<Setup>, count: number): GameRecord<Setup> {
  const { final: _, fell: __, film: ___, ...rest } = record;
  return { ...rest, answers: record.answers.slice(0, Math.max(0, record.answers.length - count)) };
}
