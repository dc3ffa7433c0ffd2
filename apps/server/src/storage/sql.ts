import type { GameEvent, RecordedAnswer } from '@firing-arc/referee';
import DataLoader from 'dataloader';
import { MIGRATIONS } from './migrations.ts';
import {
  type Commit,
  type Destination,
  type EventBatch,
  type GameRow,
  type Job,
  type JobKind,
  type KeptAnswer,
  Moved,
  type Push,
  type SeatRow,
  type Storage,
} from './storage.ts';

export type Value = string | number | boolean | null | readonly string[] | readonly number[];
export type Row = Readonly<Record<string, unknown>>;

/** A database that takes Postgres' SQL. */
export interface Database {
  readonly query: (sql: string, values?: readonly Value[]) => Promise<readonly Row[]>;
  /** Several statements without values, all or none. */
  readonly script: (sql: string) => Promise<void>;
  readonly listen: (channel: string, hear: (message: string) => void) => Promise<void>;
  readonly close: () => Promise<void>;
}

const CHANNEL = 'firing_arc';

/** Brings a database to the newest tables. Servers that begin at once wait for each other. */
export async function migrate(database: Pick<Database, 'query' | 'script'>): Promise<void> {
  await database.script(
    'create table if not exists migrations (number integer primary key, at timestamptz not null default now());',
  );
  const rows = await database.query('select coalesce(max(number), 0) as done from migrations');
  const done = Number(rows[0]?.done ?? 0);
  for (let number = done + 1; number <= MIGRATIONS.length; number++)
    await database.script(
      `select pg_advisory_xact_lock(7164);
       do $$ begin
         if not exists (select from migrations where number = ${number}) then
           execute $migration$ ${MIGRATIONS[number - 1]} $migration$;
           insert into migrations (number) values (${number});
         end if;
       end $$;`,
    );
}

/**
 * One statement: where the version is still mine, the game goes on, its answer, what it told and what seats are to be
 * told are kept, and the other servers are told. What a seat gets or gives up goes with it.
 */
const COMMIT = `
  with moved as (
    update games set version = version + 1, status = $3, open = $4, doc = $5, snapshot = $6, build = $7, updated = $8,
      opened = coalesce($21, opened)
    where id = $1 and version = $2
    returning id, version
  ), answer as (
    insert into answers (game, number, seat, client, question, answer)
    select id, version, $9::integer, $10, $11, $12 from moved where $10::text is not null
  ), gone as (
    delete from events using moved where $13::boolean and events.game = moved.id
  ), told as (
    insert into events (game, number, first, told, log, times)
    select id, version, $14::integer, $15, $16, $23 from moved where $15::text is not null
  ), stale as (
    delete from jobs using moved
    where $17::text is not null and jobs.game = moved.id and jobs.due > $8 and jobs.tries = 0
      and not (jobs.kind = 'move' and jobs.seat = any($22::integer[]))
  ), job as (
    insert into jobs (game, number, seat, kind, due, way)
    select moved.id, moved.version, given.seat, given.kind, given.due, ways.way
    from moved cross join json_to_recordset(coalesce($17, '[]')::json) as given (seat integer, kind text, due bigint)
      join seats on seats.game = moved.id and seats.seat = given.seat
      cross join lateral (values ('webhook', seats.webhook), ('push', seats.push)) as ways (way, address)
    where ways.address is not null
  ), left_seat as (
    delete from seats using moved where $19::boolean and seats.game = moved.id and seats.seat = $18::integer
  ), taken_seat as (
    insert into seats (game, seat, secret, seen)
    select id, $18::integer, $20, $8 from moved where $20::text is not null
  )
  select version, pg_notify('${CHANNEL}', json_build_array('moved', id, version)::text) as told from moved`;

const COLUMNS = 'id, version, status, open, doc, snapshot, build, updated, opened';

/** A seat that somebody was connected to at a moment. */
interface Seen {
  readonly game: string;
  readonly seat: number;
  readonly at: number;
}

/**
 * Asks for many at once what is asked for one by one: when hundreds come back in the same moment, whatever the sockets
 * brought in one turn of the loop goes to the database as one statement. Nothing is kept.
 */
function together<Key, Value>(ask: (keys: readonly Key[]) => Promise<readonly Value[]>) {
  const asked = new DataLoader<Key, Value>(ask, {
    cache: false,
    batchScheduleFn: (go) => void setImmediate(go),
  });
  return (key: Key): Promise<Value> => asked.load(key);
}

/** The storage over a database whose tables are there. */
export function storageOver(database: Database): Storage {
  const { query } = database;
  const commit = async (
    { row, answer, batch, opened, anew = false, jobs }: Commit,
    seat: number | null,
    secret: string | null,
  ): Promise<void> => {
    const moved = await query(COMMIT, [
      ...[row.id, row.version - 1, row.status, row.open, row.doc, row.snapshot, row.build, row.updated],
      ...[answer?.seat ?? null, answer?.client ?? null, answer?.question ?? null, answer?.answer ?? null],
      anew,
      ...(batch ? [batch.from, JSON.stringify(batch.events), JSON.stringify(batch.log)] : [null, null, null]),
      jobs ? JSON.stringify(jobs.add) : null,
      ...[seat, seat !== null && secret === null, secret],
      opened ?? null,
      jobs?.asked ?? [],
      batch ? JSON.stringify(batch.times) : null,
    ]);
    if (moved.length === 0) throw new Moved(row.id);
  };
  return {
    create: async (row, seats, pack = null) => {
      await query(
        `with game as (
           insert into games (${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id
         ), pack as (
           insert into packs (game, text) select id, $12 from game where $12::text is not null
         )
         insert into seats (game, seat, secret, seen)
         select id, seat, secret, $8 from game, unnest($10::integer[], $11::text[]) as taken (seat, secret)`,
        [
          ...[row.id, row.version, row.status, row.open, row.doc, row.snapshot, row.build, row.updated],
          row.opened,
          seats.map(({ seat }) => seat),
          seats.map(({ secret }) => secret),
          pack,
        ],
      );
    },
    pack: async (id) => {
      const [row] = await query('select text from packs where game = $1', [id]);
      return row ? String(row.text) : null;
    },
    ...readTogether(database),
    commit: (given) => commit(given, null, null),
    commitSeat: commit,
    answered: async (id, seat, client) => {
      const [row] = await query(
        'select seat, client, question, answer from answers where game = $1 and seat = $2 and client = $3',
        [id, seat, client],
      );
      return row ? keptAnswer(row) : null;
    },
    batches: async (id, from) => {
      const rows = await query('select first, told, log, times from events where game = $1 order by number', [
        id,
      ]);
      return rows
        .map(batchOf)
        .filter(({ from: first, events }) => first + events.length > from || from === 0);
    },
    ...jobsOver(database),
    report: async ({ game, seat, at, text }, most) => {
      const kept = await query(
        `insert into reports (game, seat, at, text)
         select $1, $2::integer, $3::bigint, $4 where (select count(*) from reports where game = $1) < $5::integer
         returning id`,
        [game, seat, at, text, most],
      );
      return kept.length > 0;
    },
    openTables: async (most) => {
      const rows = await query(
        `select ${COLUMNS} from games where open order by updated desc limit ${Math.trunc(most)}`,
      );
      return rows.map(gameRow);
    },
    clean: async (before) => {
      const gone = await query(`delete from games where updated < $1 and status <> 'playing' returning id`, [
        before,
      ]);
      return gone.length;
    },
    tell: async (message) => {
      await query(`select pg_notify('${CHANNEL}', $1)`, [message]);
    },
    listen: (hear) => database.listen(CHANNEL, hear),
    close: database.close,
  };
}

/** What is asked of several games at once when it is asked for in the same moment. */
function readTogether({
  query,
}: Database): Pick<Storage, 'load' | 'seats' | 'seatsOf' | 'seen' | 'version' | 'versions'> {
  const seatsOf = async (ids: readonly string[]) => {
    const rows = await query(
      'select game, seat, secret, seen from seats where game = any($1::text[]) order by game, seat',
      [ids],
    );
    const seats = new Map<string, SeatRow[]>(ids.map((id) => [id, []]));
    for (const row of rows) seats.get(String(row.game))?.push(seatRow(row));
    return seats;
  };
  const versions = async (ids: readonly string[]) => {
    const rows = await query('select id, version from games where id = any($1::text[])', [ids]);
    return new Map(rows.map(({ id, version }) => [String(id), Number(version)]));
  };
  const seen = together(async (here: readonly Seen[]) => {
    await query(
      `update seats set seen = here.at
       from (select game, seat, max(at) as at from unnest($1::text[], $2::integer[], $3::bigint[]) as each (game, seat, at)
             group by game, seat) as here
       where seats.game = here.game and seats.seat = here.seat`,
      [here.map(({ game }) => game), here.map(({ seat }) => seat), here.map(({ at }) => at)],
    );
    return here;
  });
  return {
    load: together(async (ids: readonly string[]) => {
      const rows = await query(`select ${COLUMNS} from games where id = any($1::text[])`, [ids]);
      const games = new Map(rows.map((row) => [String(row.id), gameRow(row)]));
      return ids.map((id) => games.get(id) ?? null);
    }),
    seats: together(async (ids: readonly string[]) => {
      const seats = await seatsOf(ids);
      return ids.map((id) => seats.get(id) ?? []);
    }),
    seatsOf,
    seen: async (seats, at) => {
      await Promise.all(seats.map((seat) => seen({ ...seat, at })));
    },
    version: together(async (ids: readonly string[]) => {
      const found = await versions(ids);
      return ids.map((id) => found.get(id) ?? 0);
    }),
    versions,
  };
}

/** What is to be done later, and for whom. */
const jobsOver = ({
  query,
}: Database): Pick<Storage, 'setWebhook' | 'setPush' | 'keptOnce' | 'takeJobs' | 'jobDone' | 'jobAgain'> => ({
  setWebhook: async ({ game, seat }, webhook) => {
    await query('update seats set webhook = $3, webhook_key = $4 where game = $1 and seat = $2', [
      ...[game, seat, webhook?.address ?? null, webhook?.key ?? null],
    ]);
  },
  setPush: async ({ game, seat }, push) => {
    const text = push && JSON.stringify(push);
    await query('update seats set push = $3 where game = $1 and seat = $2', [game, seat, text]);
  },
  keptOnce: async (name, first) => {
    await query('insert into kept_once (name, value) values ($1, $2) on conflict do nothing', [
      name,
      first(),
    ]);
    const [row] = await query('select value from kept_once where name = $1', [name]);
    return String(row!.value);
  },
  takeJobs: async (now, again, most) => {
    const rows = await query(
      `with taken as (
         update jobs set due = $2, tries = tries + 1
         where id in (
           select id from jobs where due <= $1 order by due limit ${Math.trunc(most)} for update skip locked
         )
         returning id, game, seat, kind, way, tries
       )
       select taken.id, taken.game, taken.seat, kind, way, tries, doc, webhook, webhook_key, push
       from taken join games on games.id = taken.game
         left join seats on seats.game = taken.game and seats.seat = taken.seat
       order by taken.id`,
      [now, again],
    );
    return rows.map(jobOf);
  },
  jobDone: async (id) => {
    await query('delete from jobs where id = $1', [id]);
  },
  jobAgain: async (id, due) => {
    await query('update jobs set due = $2 where id = $1', [id, due]);
  },
});

/** What was kept before there were times is as old as can be. */
function batchOf(row: Row): EventBatch {
  const log = JSON.parse(String(row.log)) as readonly RecordedAnswer[];
  return {
    from: Number(row.first),
    events: JSON.parse(String(row.told)) as readonly GameEvent[],
    log,
    times: row.times === null ? log.map(() => 0) : (JSON.parse(String(row.times)) as readonly number[]),
  };
}

const textOrNull = (value: unknown): string | null => (value === null ? null : String(value));

const gameRow = (row: Row): GameRow => ({
  id: String(row.id),
  version: Number(row.version),
  status: String(row.status),
  open: row.open === true,
  doc: String(row.doc),
  snapshot: textOrNull(row.snapshot),
  opened: textOrNull(row.opened),
  build: textOrNull(row.build),
  updated: Number(row.updated),
});

const seatRow = (row: Row): SeatRow => ({
  seat: Number(row.seat),
  secret: String(row.secret),
  seen: Number(row.seen),
});

const jobOf = (row: Row): Job => ({
  id: Number(row.id),
  kind: String(row.kind) as JobKind,
  game: String(row.game),
  seat: Number(row.seat),
  tries: Number(row.tries),
  doc: String(row.doc),
  to: row.way === 'push' ? pushOf(row) : webhookOf(row),
});

const webhookOf = ({ webhook, webhook_key }: Row): Destination | null =>
  webhook === null ? null : { way: 'webhook', address: String(webhook), key: String(webhook_key) };

const pushOf = ({ push }: Row): Destination | null =>
  push === null ? null : { way: 'push', ...(JSON.parse(String(push)) as Push) };

const keptAnswer = (row: Row): KeptAnswer => ({
  seat: Number(row.seat),
  client: String(row.client),
  question: String(row.question),
  answer: String(row.answer),
});
