import type { PlayerName } from '@firing-arc/opponents';
import {
  type Answer,
  type ComputerPlayer,
  type Contributions,
  type GameEvent,
  newRecord,
  type Open,
  type Question,
  type Referee,
  type Refusal,
  type Remembered,
  recordOf,
  remember,
  startRecord,
  taskFor,
} from '@firing-arc/referee';
import { writeWhole } from '../files.ts';
import type { PlayedRecord, TableGame, TableSetup, TableState } from '../games/index.ts';
import { rebuild } from '../records.ts';

/** Who decides for a player: somebody at this terminal, or a computer player. */
export type Seat = 'human' | PlayerName;

/** What a game at this terminal is played with. */
export interface Terms {
  /** Where the record is kept after every answer; null when it is not. */
  readonly file: string | null;
  /** Whether a computer player places everybody's obstacles and ships. */
  readonly quick: boolean;
  /** How many games a computer player may play in its head for a decision. */
  readonly rollouts: number;
}

/** A game at this terminal. */
export interface Session<
  S extends TableState,
  Setup extends TableSetup,
  Q extends Question,
  E extends GameEvent,
> extends Terms {
  readonly game: TableGame<S, Setup, Q, E>;
  readonly opened: PlayedRecord<Setup>;
  readonly referee: Referee<S, Setup, Q, E>;
  readonly seats: readonly Seat[];
  /** What the computer players want remembered. */
  memories: readonly Remembered[];
  readonly players: Map<PlayerName, ComputerPlayer<S, Q, E>>;
}

/** A game from its beginning, under a seed or what its seats contribute; its record is written at once, so that a bad place is known before the first move. */
export function newSession<
  S extends TableState,
  Setup extends TableSetup,
  Q extends Question,
  E extends GameEvent,
>(
  game: TableGame<S, Setup, Q, E>,
  setup: Setup,
  chance: string | Contributions,
  seats: readonly Seat[],
  terms: Terms,
): Session<S, Setup, Q, E> {
  const opened = { ...newRecord(game.rules, setup, chance), players: seats };
  const referee = startRecord(game.rules, opened);
  const session = { game, opened, referee, seats, ...terms, memories: [], players: new Map() };
  save(session);
  return session;
}

/** The game of a record, at the question where it was left. Throws `RecordMismatch`. */
export function continuedSession<
  S extends TableState,
  Setup extends TableSetup,
  Q extends Question,
  E extends GameEvent,
>(
  game: TableGame<S, Setup, Q, E>,
  record: PlayedRecord,
  seats: (players: number) => readonly Seat[],
  terms: Terms,
): Session<S, Setup, Q, E> {
  const referee = rebuild(game, record);
  const { final: _, memories = [], ...opened } = record as PlayedRecord<Setup>;
  const players = seats(opened.setup.sides.length);
  return {
    game,
    opened: { ...opened, answers: [], players },
    referee,
    seats: players,
    ...terms,
    memories,
    players: new Map(),
  };
}

/** Gives an answer and keeps the record; the reasons when the answer is not legal. */
export function give<S extends TableState, Setup extends TableSetup, Q extends Question, E extends GameEvent>(
  session: Session<S, Setup, Q, E>,
  question: Open<Q>,
  answer: Answer,
): readonly Refusal[] {
  const problems = session.referee.answer(question.player, question.id, answer);
  if (problems.length === 0) save(session);
  return problems;
}

function save<S extends TableState, Setup extends TableSetup, Q extends Question, E extends GameEvent>({
  opened,
  referee,
  file,
  memories,
}: Session<S, Setup, Q, E>): void {
  if (file !== null)
    writeWhole('play', file, `${JSON.stringify({ ...recordOf(opened, referee), memories })}\n`);
}

/**
 * Lets the computer players decide until somebody at the terminal must; that question, or null at the end. What they
 * remember is kept with the record, so that a continued game goes on the same.
 */
export function untilAsked<
  S extends TableState,
  Setup extends TableSetup,
  Q extends Question,
  E extends GameEvent,
>(session: Session<S, Setup, Q, E>): Open<Q> | null {
  const { referee } = session;
  for (;;) {
    const computed = referee.questions.find(({ player }) => mindFor(session, player) !== null);
    const name = computed && mindFor(session, computed.player);
    if (!computed || !name) return referee.questions[0] ?? null;
    if (decide(session, computed, name).length > 0)
      throw new Error(`the computer's answer to ${computed.kind} is not legal`);
  }
}

/** A computer player decides, knowing no more than its seat; the reasons when its answer is not legal. */
function decide<S extends TableState, Setup extends TableSetup, Q extends Question, E extends GameEvent>(
  session: Session<S, Setup, Q, E>,
  question: Open<Q>,
  name: PlayerName,
): readonly Refusal[] {
  const { game, referee, opened, rollouts, memories, players } = session;
  const { player: seat } = question;
  const player = players.get(name) ?? game.player(name);
  players.set(name, player);
  const decision = player.decide(taskFor(referee, seat, { secret: opened.seed, rollouts, memories }));
  session.memories = remember(memories, seat, decision);
  return give(session, question, decision.answer);
}

/** The computer player that answers for a player; null when somebody at the terminal does. */
function mindFor<S extends TableState, Setup extends TableSetup, Q extends Question, E extends GameEvent>(
  { seats, referee, quick }: Session<S, Setup, Q, E>,
  player: number,
): PlayerName | null {
  const seat = seats[player] ?? 'human';
  if (seat !== 'human') return seat;
  return quick && referee.state.phase === 'setup' ? 'plain' : null;
}
