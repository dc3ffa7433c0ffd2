import { join } from 'node:path';
import { OPPONENTS, type OpponentName, type PlayerName } from '@firing-arc/opponents';
import {
  type ComputerPlayer,
  firstPosition,
  type GameEvent,
  type GameRecord,
  newRecord,
  type Playout,
  playOut,
  type Question,
  type RecordedAnswer,
  type Remembered,
  type Rules,
  remember,
  startRecord,
  taskFor,
} from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { writeWhole } from '../files.ts';
import type { Match, PlayedRecord, TableGame, TableSetup, TableState } from '../games/index.ts';

/** Games of a run one after the other, by their numbers, the last one left out. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** What some games of a run came to, in numbers that can be added up. */
export interface Part extends Range {
  /** Games won by each player. */
  readonly wins: readonly number[];
  readonly draws: number;
  /** Games that did not end, or in which a rule failed. */
  readonly stuckGames: readonly { readonly seed: string; readonly reason: string }[];
  /** Sums over the finished games. */
  readonly rounds: number;
  readonly decisions: number;
}

/** How the games of a run are played. */
export interface Play {
  readonly players: readonly PlayerName[];
  /** Game number 7 of seed 1 has the seed 1-7. */
  readonly seed: string;
  /** Where each game leaves its record. */
  readonly folder?: string;
  readonly rollouts: number;
}

/** Plays some games of a run, one after the other. */
export function playPart<
  S extends TableState,
  Setup extends TableSetup,
  Q extends Question,
  E extends GameEvent,
>(game: TableGame<S, Setup, Q, E>, { setup, seeded }: Match<Setup>, play: Play, { from, to }: Range): Part {
  const wins = setup.sides.map(() => 0);
  const stuckGames: { seed: string; reason: string }[] = [];
  let [draws, rounds, decisions] = [0, 0, 0];
  for (let number = from; number < to; number++) {
    const own = `${play.seed}-${number}`;
    const { played, reason } = playOne(game, seeded(own), { ...play, seed: own });
    if (!played?.outcome) {
      stuckGames.push({ seed: own, reason });
      continue;
    }
    if (played.outcome.winner === null) draws++;
    else wins[played.outcome.winner]! += 1;
    rounds += played.state.round;
    decisions += played.decisions;
  }
  return { from, to, wins, draws, stuckGames, rounds, decisions };
}

/** What several parts came to together, whatever order they were played in. */
export function addUp(parts: readonly Part[]): Omit<Part, keyof Range> & { readonly games: number } {
  const inOrder = parts.toSorted((a, b) => a.from - b.from);
  const sum = (of: (part: Part) => number) => inOrder.reduce((total, part) => total + of(part), 0);
  return {
    games: sum(({ from, to }) => to - from),
    wins: (inOrder[0]?.wins ?? []).map((_, player) => sum(({ wins }) => wins[player]!)),
    draws: sum(({ draws }) => draws),
    stuckGames: inOrder.flatMap(({ stuckGames }) => stuckGames),
    rounds: sum(({ rounds }) => rounds),
    decisions: sum(({ decisions }) => decisions),
  };
}

interface Played<S extends TableState> {
  readonly played: Pick<Playout<S>, 'state' | 'outcome' | 'decisions'> | null;
  readonly reason: string;
}

/** One game to its end, or as far as it got. */
function playOne<S extends TableState, Setup extends TableSetup, Q extends Question, E extends GameEvent>(
  game: TableGame<S, Setup, Q, E>,
  setup: Setup,
  { players, seed, folder, rollouts }: Play,
): Played<S> {
  const { rules } = game;
  const opened = newRecord(rules, setup, seed);
  const answers: RecordedAnswer[] = [];
  try {
    const played = players.every(answersAtOnce)
      ? playStraight(game, opened, players, folder === undefined ? undefined : answers)
      : playInViews(
          rules,
          opened,
          players.map((name) => ({ mind: game.player(name), rollouts })),
          answers,
        );
    if (folder !== undefined) {
      const final = played.outcome ? { final: rules.schema.hash(played.state) } : {};
      keep(folder, { ...opened, players, answers, ...final });
    }
    return { played, reason: `not over after ${played.decisions} decisions` };
  } catch (fault) {
    if (folder !== undefined) keep(folder, { ...opened, players, answers });
    return { played: null, reason: fault instanceof Error ? fault.message : String(fault) };
  }
}

/** Whether a player needs no view and no time. */
export const answersAtOnce = (name: PlayerName): name is OpponentName =>
  OPPONENTS.some((one) => one.name === name);

/** A game whose players answer at once, which play by the thousand. */
export function playStraight<
  S extends TableState,
  Setup extends TableSetup,
  Q extends Question,
  E extends GameEvent,
>(
  { rules, opponent }: TableGame<S, Setup, Q, E>,
  opened: GameRecord<Setup>,
  players: readonly OpponentName[],
  record: RecordedAnswer[] | undefined,
): Playout<S> {
  const names = players.map((_, i) => `mind of player ${i + 1}`);
  const streams = growStreams(opened.seed, names);
  const minds = players.map((name, i) => opponent(name, streams, i));
  return playOut(rules, firstPosition(rules, opened), minds, record ? { record } : {});
}

/** Somebody who thinks, and how many games may be played in that head for a decision. */
export interface Thinker<S extends TableState, Q extends Question, E extends GameEvent> {
  readonly mind: ComputerPlayer<S, Q, E>;
  readonly rollouts: number;
}

/** A game whose players think, and see what their seats see; what they answer is added to a record. */
export function playInViews<S extends TableState, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  opened: GameRecord<Setup>,
  players: readonly Thinker<S, Q, E>[],
  record: RecordedAnswer[] = [],
): NonNullable<Played<S>['played']> {
  const referee = startRecord(rules, opened);
  let memories: readonly Remembered[] = [];
  for (let asked = referee.questions[0]; asked; asked = referee.questions[0]) {
    const { player: seat } = asked;
    const { mind, rollouts } = players[seat]!;
    const decision = mind.decide(taskFor(referee, seat, { secret: opened.seed, rollouts, memories }));
    memories = remember(memories, seat, decision);
    const [refusal] = referee.answer(seat, decision.question, decision.answer);
    if (refusal) throw new Error(`player ${seat} may not answer ${asked.kind} so: ${refusal.ruling}`);
  }
  record.push(...referee.answers);
  return { state: referee.state, outcome: referee.outcome, decisions: referee.answers.length };
}

function keep(folder: string, record: PlayedRecord): void {
  const name = record.seed.replaceAll(/[^A-Za-z0-9._-]/g, '_');
  writeWhole('sim', join(folder, `game-${name}.json`), `${JSON.stringify(record)}\n`);
}
