// A table whose game has begun, and what its guests do with it.
import type { CreateTable } from '@firing-arc/online';
import { houseGame } from '../games/index.ts';
import { type ByChance, byChance } from './by-chance.ts';
import { ask, contributesTo, Guest, makeTable, type TestServer } from './server.ts';

export interface BegunTable {
  readonly id: string;
  readonly secrets: readonly string[];
  /** Who plays at each seat for a guest, in the order of the seats. */
  readonly guests: readonly Guest[];
  readonly robots: readonly ByChance[];
}

/** A table at which all seats are taken, ready squads were brought and the first question is asked. */
export async function begunTable(server: TestServer, table: CreateTable): Promise<BegunTable> {
  const made = await makeTable(server, table);
  const { id } = made.table;
  const seats = [made];
  while (seats.length < table.seats.filter(({ by }) => by === 'guest').length)
    seats.push((await ask(server, 'POST', `/api/tables/${id}/seats`, { body: {} })).json());
  const guests = await Promise.all(seats.map(({ secret }) => Guest.at(server, id, secret)));
  for (const [at, guest] of guests.entries()) guest.hear = contributesTo(guest, 20 + at);
  const { usual } = (await houseGame(table.game)).format(table.format);
  for (const { seat, secret } of seats) {
    const body = { squad: { ready: usual(seat) } };
    const { status, text } = await ask(server, 'PUT', `/api/tables/${id}/squad`, { secret, body });
    if (status !== 200) throw new Error(text);
  }
  for (const guest of guests) await guest.until(({ kind }) => kind === 'view');
  const robots = seats.map(({ seat }) => byChance(table.game, `${table.game} ${seat}`));
  return { id, secrets: seats.map(({ secret }) => secret), guests, robots };
}

/** Everything that was sent to a guest before has come. */
export const sync = (guest: Guest) => guest.after('pong', () => guest.send({ kind: 'ping' }));

export const isAsked = ({ view }: Guest): boolean => view!.questions.length > 0;

let given = 0;

/** A guest answers by chance, and all have been told. */
export async function answerAt({ guests, robots }: BegunTable, at: number): Promise<void> {
  const answer = robots[at]!(guests[at]!.view!)!;
  await guests[at]!.after('taken', () =>
    guests[at]!.send({ kind: 'answer', id: `given ${++given}`, ...answer }),
  );
  await Promise.all(guests.map(sync));
}

/** Answers by chance, the first who is asked each time and each after a second, until something holds. */
export async function goOnUntil(server: TestServer, table: BegunTable, holds: () => boolean): Promise<void> {
  while (!holds()) {
    server.wait(1_000);
    await answerAt(table, table.guests.findIndex(isAsked));
  }
}
