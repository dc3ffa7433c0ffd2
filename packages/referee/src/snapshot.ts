import type { Forced } from './forced.ts';
import type { GameEvent, RefereeEvent, Rules, State } from './game.ts';
import type { Answer, Question } from './question.ts';
import type { RecordedAnswer } from './record.ts';
import { copyPlain } from './schema.ts';

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
  /** What `log` and `events` lack, where they are kept elsewhere. */
  readonly before?: Before;
}

/** How much happened before what a snapshot holds, so that questions and events keep their numbers. */
export interface Before {
  /** Answers given by each seat. */
  readonly answers: readonly number[];
  readonly events: number;
}

/**
 * A snapshot without the log and without the events of finished steps, some 12 kB: enough to go on. Who wants the whole
 * history keeps answers and events as they come.
 */
export function shortened<S extends State, E extends GameEvent>(snapshot: Snapshot<S, E>): Snapshot<S, E> {
  const { log, events, published, before } = snapshot;
  const answers = [...(before?.answers ?? [])];
  for (const { player } of log) {
    while (answers.length <= player) answers.push(0);
    answers[player]! += 1;
  }
  return {
    ...snapshot,
    log: [],
    events: events.slice(published),
    published: 0,
    before: { answers, events: (before?.events ?? 0) + published },
  };
}

/** `events` of a group whose number of events is not known. */
export const UNCOUNTED = -1;

/**
 * A snapshot as they are made today: its position has what the rules have `added` since, and one of before builds had
 * names, which told only the events of the rules, has its step told anew.
 */
export function upToDate<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  snapshot: Snapshot<S, E>,
): Snapshot<S, E> {
  const checkpoint = upgraded(rules, snapshot.checkpoint);
  if (snapshot.build !== undefined) return { ...snapshot, checkpoint };
  return {
    ...snapshot,
    checkpoint,
    events: snapshot.events.slice(0, snapshot.published),
    groups: snapshot.groups.map((group) => ({ ...group, events: UNCOUNTED })),
  };
}

/** A position that earlier rules may have made, as these rules name it and with what they have added; a copy where that is something. */
export function upgraded<S extends State, Setup, Q extends Question, E extends GameEvent>(
  { added, renamed, schema }: Rules<S, Setup, Q, E>,
  position: S,
): S {
  if ((!added && !renamed) || schema.problems(position).length === 0) return position;
  const copy = copyPlain(position);
  for (const [path, before] of Object.entries(renamed ?? {}))
    fillAt(copy, path.split('.'), (fields) => {
      const value = fields[before];
      delete fields[before];
      return value;
    });
  for (const [path, value] of Object.entries(added ?? {}))
    fillAt(copy, path.split('.'), () => copyPlain(value));
  return copy;
}

/** Fills what a path leads to wherever nothing is yet; `*` stands for every item of a list. */
function fillAt(
  part: unknown,
  [name, ...deeper]: readonly string[],
  value: (fields: Record<string, unknown>) => unknown,
): void {
  if (typeof part !== 'object' || part === null || name === undefined) return;
  const fields = part as Record<string, unknown>;
  if (name === '*') for (const item of Object.values(fields)) fillAt(item, deeper, value);
  else if (deeper.length > 0) fillAt(fields[name], deeper, value);
  else if (!Object.hasOwn(fields, name)) fields[name] = value(fields);
}

/** The same game before its present step: for rules under which the step goes another way. */
export function beforeStep<S extends State, E extends GameEvent>(snapshot: Snapshot<S, E>): Snapshot<S, E> {
  const { groups, log, events, published } = snapshot;
  const complete = groups.filter(({ answers }) => !answers.includes(null));
  const given = complete.reduce((sum, { answers }) => sum + answers.length, 0);
  return {
    ...snapshot,
    groups: [],
    chances: [],
    log: log.slice(0, Math.max(0, log.length - given)),
    events: events.slice(0, published),
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
    ...rules.schema.problems(upgraded(rules, snapshot.checkpoint)).map((problem) => `/checkpoint${problem}`),
  ];
}
