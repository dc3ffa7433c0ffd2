// A game by turns at which one of two guests has gone, and wants to be told when it is asked.
import { answerAt, type BegunTable, begunTable, goOnUntil, isAsked, sync } from './begun-table.ts';
import { type TestServer, tableOf } from './server.ts';

export interface ApartTable {
  readonly table: BegunTable;
  /** The seat that alone is asked, and the one that has gone. */
  readonly here: number;
  readonly gone: number;
}

/** One seat alone is asked, the other one has gone and has told (`tells`) where it is; nobody has seen it for a while. */
export async function apartTable(
  server: TestServer,
  tells: (table: BegunTable, gone: number) => Promise<void>,
): Promise<ApartTable> {
  const table = await begunTable(
    server,
    tableOf('xwing1', { pace: { kind: 'turns', hours: 24 }, name: 'Friday' }),
  );
  await goOnUntil(server, table, () => table.guests.filter(isAsked).length === 1);
  const here = table.guests.findIndex(isAsked);
  const gone = 1 - here;
  const connected = () => server.online.tables.counts.connections;
  const before = connected();
  table.guests[gone]!.close();
  while (connected() === before) await sync(table.guests[here]!);
  await tells(table, gone);
  server.wait(20_000);
  await server.online.tables.heal();
  return { table, here, gone };
}

/** The one who is here answers until the other one is asked. */
export async function moves(server: TestServer, { table, here }: ApartTable): Promise<void> {
  const alone = { ...table, guests: [table.guests[here]!], robots: [table.robots[here]!] };
  while (isAsked(table.guests[here]!)) {
    server.wait(1_000);
    await answerAt(alone, 0);
  }
}
