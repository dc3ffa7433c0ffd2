import type { Forced } from './forced.ts';
import type { GameEvent, RefereeEvent, Rules, State } from './game.ts';
import type { Answer, Question } from './question.ts';
import type { RecordedAnswer } from './record.ts';

/** Questions put at once, with the answers that have come in (null: not yet). */
export interface Group {
  readonly hash: string;
  /** Hash of the position in which they were asked. */
  readonly position: string;
  readonly players: readonly number[];
  readonly answers: readonly (Answer | null)[];
  /** Whether others may not see what was asked and answered. */
  readonly secret?: boolean;
  /** How many events and results of chance the step had before them. */
  readonly events: number;
  readonly chances: number;
}

/** A running game as plain data: goes through JSON and is restored by `Referee.restore`, here or elsewhere. */
export interface Snapshot<S extends State = State, E extends GameEvent = GameEvent> {
  readonly game: string;
  readonly version: string;
  /** The build of the rules that made it; snapshots of before builds had names lack it, and the referee's own events. */
  readonly build?: string;
  /** The position before the present step. */
  readonly checkpoint: S;
  /** What the present step has asked, the question that waits last. */
  readonly groups: readonly Group[];
  /** What dice and draws have given in the present step. */
  readonly chances: readonly number[];
  /** Answers of finished groups since the game began. */
  readonly log: readonly RecordedAnswer[];
  /** All that was told; a server that stores events by itself leaves them out. */
  readonly events: readonly (E | RefereeEvent)[];
  /** Events before this one belong to finished steps. */
  readonly published: number;
  readonly forced: Forced;
  /** Forced results that have been used. */
  readonly used: readonly [rolls: number, draws: number];
  /** The seed of numbered chance, and what it gave in finished steps: where nobody could foresee the dice. */
  readonly seed?: string;
  readonly fell?: readonly number[];
}

/** `events` of a group whose number of events is not known. */
export const UNCOUNTED = -1;

/** A snapshot as they are made today. One of before told only the events of the rules: its step is told anew. */
export function upToDate<S extends State, E extends GameEvent>(snapshot: Snapshot<S, E>): Snapshot<S, E> {
  if (snapshot.build !== undefined) return snapshot;
  return {
    ...snapshot,
    events: snapshot.events.slice(0, snapshot.published),
    groups: snapshot.groups.map((group) => ({ ...group, events: UNCOUNTED })),
  };
}

/** Why a snapshot, which may come from anywhere, cannot be restored; empty when it can be tried. */
export function snapshotProblems<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  snapshot: Snapshot<S, E>,
): readonly string[] {
  if (snapshot.game !== rules.id) {
    return [`it is a game of ${snapshot.game}, these are the rules of ${rules.id}`];
  }
  if (snapshot.version !== rules.version) {
    return [`it was saved under rules version ${snapshot.version}, these are ${rules.version}`];
  }
  const lists = {
    groups: snapshot.groups,
    chances: snapshot.chances,
    log: snapshot.log,
    events: snapshot.events,
    used: snapshot.used,
    'forced/rolls': snapshot.forced?.rolls,
    'forced/draws': snapshot.forced?.draws,
  };
  const numbered = snapshot.seed === undefined ? {} : { fell: snapshot.fell };
  const missing = Object.entries({ ...lists, ...numbered }).filter(([, list]) => !Array.isArray(list));
  return [
    ...missing.map(([name]) => `/${name}: must be a list`),
    ...rules.schema.problems(snapshot.checkpoint).map((problem) => `/checkpoint${problem}`),
  ];
}
