/**
 * Runs of many games as a queue in Postgres: whoever can reach the database plays parts of them, and whoever began a run
 * gathers them. A part is lent to a worker for a while; a worker that is killed gives its part back by that.
 */

import type { Range } from '../sim/part.ts';

export type Value = string | number | null;
export type Row = Readonly<Record<string, unknown>>;

/** A database that takes Postgres' SQL. */
export interface Database {
  readonly query: (sql: string, values?: readonly Value[]) => Promise<readonly Row[]>;
  readonly close: () => Promise<void>;
}

/** A run as it is kept: everything that another machine needs to play it. */
export interface QueuedRun {
  /** What decides how its games go, in words. */
  readonly name: string;
  /** The command and its arguments; what they name in files stands in `files`. */
  readonly line: readonly string[];
  /** Texts by the paths that the arguments name. */
  readonly files: Readonly<Record<string, string>>;
}

/** Some games of a run that are lent to a worker. */
export interface Lent extends Range {
  readonly run: string;
}

/** How far a run is. */
export interface Standing {
  readonly name: string;
  readonly parts: number;
  readonly played: number;
  /** Lent, and not given back yet. */
  readonly lent: number;
  readonly ended: boolean;
}

/** After so many times of failing a part is given up, with the reason. */
const MOST_TRIES = 3;

/** The tables, made by one of those who come at once. */
const TABLES = `do $$ begin
  perform pg_advisory_xact_lock(7165);
  create table if not exists runs (
    name text primary key,
    line text not null,
    files text not null,
    made timestamptz not null default now(),
    ended boolean not null default false
  );
  create table if not exists run_parts (
    run text not null references runs (name) on delete cascade,
    first integer not null,
    past integer not null,
    until timestamptz,
    worker text,
    tries integer not null default 0,
    part text,
    fault text,
    primary key (run, first)
  );
end $$`;

/** The queue in a database. */
export class Queue {
  readonly #database: Database;
  readonly #seconds: number;

  /** A part is lent for so many seconds, and again each time that its worker says that it still plays. */
  constructor(database: Database, seconds = 60) {
    this.#database = database;
    this.#seconds = seconds;
  }

  /** Makes the tables where there are none. */
  async lay(): Promise<void> {
    await this.#database.query(TABLES);
  }

  /** Puts a run in, or what of it is not there yet. */
  async add({ name, line, files }: QueuedRun, ranges: readonly Range[]): Promise<void> {
    await this.#database.query(
      `insert into runs (name, line, files) values ($1, $2, $3) on conflict (name) do update set ended = false`,
      [name, JSON.stringify(line), JSON.stringify(files)],
    );
    await this.#database.query(
      `insert into run_parts (run, first, past)
       select $1, given.from, given.to from json_to_recordset($2::json) as given ("from" integer, "to" integer)
       on conflict do nothing`,
      [name, JSON.stringify(ranges.map(({ from, to }) => ({ from, to })))],
    );
  }

  /** A run by its name. Throws `Error` where there is none. */
  async run(name: string): Promise<QueuedRun> {
    const [row] = await this.#database.query('select line, files from runs where name = $1', [name]);
    if (!row) throw new Error(`the queue has no run '${name}'`);
    return { name, line: JSON.parse(String(row.line)), files: JSON.parse(String(row.files)) };
  }

  /** Lends the next part that nobody plays, of the oldest run first; null where there is none. */
  async take(worker: string, without: readonly string[] = []): Promise<Lent | null> {
    const [row] = await this.#database.query(
      `update run_parts set until = now() + $2::integer * interval '1 second', worker = $1, tries = tries + 1
       where (run, first) = (
         select run_parts.run, run_parts.first from run_parts join runs on runs.name = run_parts.run
         where part is null and fault is null and not ended and (until is null or until <= now())
           and not runs.name in (select json_array_elements_text($3::json))
         order by made, run_parts.run, run_parts.first limit 1 for update of run_parts skip locked
       )
       returning run, first, past`,
      [worker, this.#seconds, JSON.stringify(without)],
    );
    return row ? { run: String(row.run), from: Number(row.first), to: Number(row.past) } : null;
  }

  /** A worker still plays what it was lent. */
  async renew(worker: string): Promise<void> {
    await this.#database.query(
      `update run_parts set until = now() + $2::integer * interval '1 second' where worker = $1 and part is null and fault is null`,
      [worker, this.#seconds],
    );
  }

  /** Takes a part that was played; of two who played it the first one counts. */
  async finish({ run, from }: Lent, part: Range): Promise<void> {
    await this.#database.query(
      'update run_parts set part = $3, until = null where run = $1 and first = $2 and part is null',
      [run, from, JSON.stringify(part)],
    );
  }

  /** A part could not be played: others try it, until it was tried too often. */
  async fail({ run, from }: Lent, reason: string): Promise<void> {
    await this.#database.query(
      `update run_parts set until = null, worker = null, fault = case when tries >= ${MOST_TRIES} then $3 end
       where run = $1 and first = $2 and part is null`,
      [run, from, reason],
    );
  }

  /** A worker gives back what it was lent and has not played. */
  async giveBack(worker: string): Promise<void> {
    await this.#database.query(
      'update run_parts set until = null, worker = null, tries = tries - 1 where worker = $1 and part is null and fault is null',
      [worker],
    );
  }

  /** The parts of a run that were played, without those that are known. Throws `Error` for one that was given up. */
  async played<Part extends Range>(run: string, known: readonly Range[]): Promise<readonly Part[]> {
    const rows = await this.#database.query(
      `select first, part, fault from run_parts
       where run = $1 and (part is not null or fault is not null)
         and not first in (select value::integer from json_array_elements_text($2::json))
       order by first`,
      [run, JSON.stringify(known.map(({ from }) => from))],
    );
    const failed = rows.find(({ fault }) => fault !== null);
    if (failed) throw new Error(`the games from ${failed.first} on could not be played: ${failed.fault}`);
    return rows.map(({ part }) => JSON.parse(String(part)) as Part);
  }

  /** Nothing more of a run is lent. */
  async end(run: string): Promise<void> {
    await this.#database.query('update runs set ended = true where name = $1', [run]);
  }

  /** All runs, the oldest first. */
  async standing(): Promise<readonly Standing[]> {
    const rows = await this.#database.query(
      `select name, ended, count(run) as parts, count(part) as played,
         count(*) filter (where part is null and until > now()) as lent
       from runs left join run_parts on run = name group by name, ended, made order by made, name`,
    );
    return rows.map((row) => ({
      name: String(row.name),
      parts: Number(row.parts),
      played: Number(row.played),
      lent: Number(row.lent),
      ended: row.ended === true,
    }));
  }

  /** Forgets a run and its parts; false where there is none. */
  async drop(run: string): Promise<boolean> {
    const rows = await this.#database.query('delete from runs where name = $1 returning name', [run]);
    return rows.length > 0;
  }

  close(): Promise<void> {
    return this.#database.close();
  }
}
