/**
 * `npm run faults [-- --kills 1000 --tables 12 --instants 10000]`: robots play at two table servers on one Postgres,
 * which are killed (-9) again and again, the database too; connections are cut, and the servers stop hearing of each
 * other. Afterwards every answer that was acknowledged is kept once, and each game replays from its record to the same
 * position; seats of other tables, which never connect, have each been told once by webhook that their game is over.
 * Then both seats answer at the same instant at different servers. `--kills 0` or `--instants 0` leaves one of the two
 * out. Needs Postgres.
 */

import { parseArgs } from 'node:util';
import pg from 'pg';
import { PostgresServer } from '../src/testing/postgres-server.ts';
import { audit } from './audit.ts';
import { NoticedTables } from './notices.ts';
import type { Robot, ServerOf, Watcher } from './robot.ts';
import { ServerProcess } from './server-process.ts';
import { MATCHES, recordOf, seatRobots } from './tables.ts';

/** How long a robot thinks, in thousandths of a second: fifteen messages a second are what a server takes. */
const THINKS = 80;
/** How long an answer waits for the other seat's, so that both go out at once. */
const WAITS = 40;
/** Between one table whose seats are told by webhook and the next. */
const NOTICED_EVERY = 1_000;
/** Addresses of these tables are counted from here on, those of robots from 0 on. */
const NOTICED_FROM = 1_000_000;
/** After so long without an answer kept anywhere a game stands still. */
const STILL = 60_000;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '1000' },
    tables: { type: 'string', default: '12' },
    instants: { type: 'string', default: '10000' },
    program: { type: 'string' },
  },
});
const [kills, tables, instants] = [values.kills, values.tables, values.instants].map(Number);
if (![kills, tables, instants].every((count) => Number.isInteger(count) && count! >= 0))
  throw new Error('--kills, --tables and --instants are whole numbers');
const program = values.program ?? '';

const postgres = await PostgresServer.start();
const environment = { DATABASE_URL: postgres.place.postgres, PRIVATE_NOTICES: '1' };
const servers = [
  await ServerProcess.start(program, environment),
  await ServerProcess.start(program, environment),
];
const database = new pg.Pool({ connectionString: postgres.place.postgres });
// A database that is killed takes its connections with it.
database.on('error', () => {});

const troubles: string[] = [];
const counts = { games: 0, answers: 0, servers: 0, databases: 0, cut: 0, unheard: 0, instants: 0 };
const playing = new Map<string, readonly [Robot, Robot]>();
let seated = 0;
let lastKept = performance.now();

/** Said at once: a long run tells what is wrong while it goes on. */
function trouble(what: string): void {
  troubles.push(what);
  console.log(what);
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const anyServer: ServerOf = () => servers[Math.floor(Math.random() * servers.length)]!.url;
/** Each seat at a server of its own. */
const eitherServer: ServerOf = (seat) => servers[seat % servers.length]!.url;

/** Lets robots play at so many tables until it is enough, and all games come to their end. */
async function play(
  most: number,
  server: ServerOf,
  isEnough: () => boolean,
  ready: Watcher['ready'],
): Promise<void> {
  const goOn = async (): Promise<void> => {
    while (!isEnough()) await playOne(server, ready);
  };
  await Promise.all(Array.from({ length: most }, goOn));
}

async function playOne(server: ServerOf, ready: Watcher['ready']): Promise<void> {
  const nth = seated++;
  let [ended, end] = [0, () => {}];
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  const watcher: Watcher = {
    ready,
    sent: () => {},
    seen: () => {},
    kept: () => {
      counts.answers += 1;
      lastKept = performance.now();
    },
    wrong: ({ seat }, what) => trouble(`${seat.game} ${seat.table}, seat ${seat.seat}: ${what}`),
    over: () => {
      ended += 1;
      if (ended === 2) end();
    },
  };
  const robots = await seatRobots(MATCHES[nth % MATCHES.length]!, nth, server, watcher);
  const { table } = robots[0].seat;
  playing.set(table, robots);
  await over;
  playing.delete(table);
  for (const what of await audit(robots, await recordOf(table, nth, server), database)) trouble(what);
  counts.games += 1;
}

/** One fault after the other, each of a kind in turn. */
const FAULTS: readonly (() => Promise<void>)[] = [
  () => killServers([0]),
  () => killServers([1]),
  async () => {
    // Half of all connections are cut, as by a tunnel.
    for (const [first, second] of playing.values()) (Math.random() < 0.5 ? first : second).cut();
    counts.cut += playing.size;
  },
  () => killServers([0, 1]),
  async () => {
    // Nobody hears what is committed elsewhere, until the poll finds it.
    await database
      .query(`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %'`)
      .catch(() => {});
    counts.unheard += 1;
  },
  () => killServers([1]),
  () => killServers([0]),
  async () => {
    await postgres.kill();
    counts.databases += 1;
    await postgres.begin();
  },
];

async function killServers(which: readonly number[]): Promise<void> {
  await Promise.all(
    which.map(async (at) => {
      await servers[at]!.kill();
      counts.servers += 1;
      await servers[at]!.begin();
    }),
  );
}

const killed = () => counts.servers + counts.databases;

async function doFaults(): Promise<void> {
  for (let nth = 0; killed() < kills!; nth++) {
    await sleep(150 + Math.random() * 500);
    await FAULTS[nth % FAULTS.length]!();
  }
}

/** Lets both seats of a table answer in the same moment where both are asked. */
function atOnce(): Watcher['ready'] {
  const waiting = new Map<string, () => void>();
  return ({ seat: { table } }, go) => {
    const other = waiting.get(table);
    waiting.delete(table);
    if (other) {
      counts.instants += 1;
      other();
      return go();
    }
    waiting.set(table, go);
    setTimeout(() => {
      if (waiting.get(table) !== go) return;
      waiting.delete(table);
      go();
    }, WAITS);
  };
}

/** How far it is, each minute: a thousand kills and ten thousand instants take hours. */
const REPORTED_EVERY = 60_000;
const began = performance.now();

function report(): void {
  console.log(
    `${((performance.now() - began) / 60_000).toFixed(1)} min: ${killed()} of ${kills} kills (${counts.databases} of the database), ${counts.cut} connections cut, ` +
      `${counts.unheard} times unheard; ${counts.answers} answers kept, ${counts.games} games over, ` +
      `${counts.instants} instants; ${troubles.length} wrong`,
  );
}

const still = setInterval(() => {
  if (playing.size === 0 || performance.now() - lastKept < STILL) return;
  for (const [table, robots] of playing)
    for (const { seat, view } of robots)
      console.log(
        `${seat.game} ${table}, seat ${seat.seat} is asked: ${JSON.stringify(view?.questions[0] ?? null)}`,
      );
  console.log(servers.map(({ logged }) => logged.join('').slice(-2000)).join('\n'));
  console.log(`No answer was kept for ${STILL / 1000} s: the games stand still.`);
  process.exit(1);
}, 1000);

const reporting = setInterval(report, REPORTED_EVERY);

let isDone = kills === 0;
const noticed = await NoticedTables.open(anyServer, NOTICED_FROM);
const noticing = (async () => {
  const tables: Promise<void>[] = [];
  while (!isDone) {
    tables.push(noticed.playOne());
    await sleep(NOTICED_EVERY);
  }
  await Promise.all(tables);
})();
const faults = doFaults().then(() => {
  isDone = true;
});
await play(
  tables!,
  anyServer,
  () => isDone,
  (_, go) => void setTimeout(go, THINKS),
);
await faults;
await noticing;
const notices = await noticed.report();
for (const what of notices.wrong) trouble(what);
console.log(
  `${notices.sent} notices of ${notices.tables} tables, ${notices.twice} of them sent twice; ${notices.wrong.length} wrong`,
);
report();
lastKept = performance.now();
await play(tables!, eitherServer, () => counts.instants >= instants!, atOnce());
report();
clearInterval(still);
clearInterval(reporting);
await database.end();
for (const server of servers) await server.kill();
await postgres.stop();
process.exit(troubles.length > 0 ? 1 : 0);
