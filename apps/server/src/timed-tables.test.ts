// Clocks of tables, through the socket: time goes on when a test says so.
import { type CreateTable, noTo, type ServerFrame, type Times } from '@firing-arc/online';
import { replay } from '@firing-arc/referee';
import { FIRST, scoreOf } from '@firing-arc/xwing/first';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { houseGame } from './games/index.ts';
import { openStorage } from './storage/open.ts';
import type { Storage } from './storage/storage.ts';
import { MOST_ORDERS } from './tables/orders.ts';
import { answerAt, type BegunTable, begunTable, goOnUntil, isAsked, sync } from './testing/begun-table.ts';
import { ask, Guest, socketOf, startServer, type TestServer, tableOf } from './testing/server.ts';

const MINUTE = 60_000;
const GAME: Partial<CreateTable> = { clock: { kind: 'game', minutes: 60, delay: 10 } };
const MATCH: Partial<CreateTable> = { clock: { kind: 'match', minutes: 75 } };
const TURNS: Partial<CreateTable> = { pace: { kind: 'turns', hours: 24 } };

let shared: Storage;
let server: TestServer;
beforeAll(async () => {
  shared = await openStorage({ memory: true }, () => {});
  server = await startServer({ shared });
}, 240_000);
afterAll(async () => {
  await server.stop();
  await shared.close();
});

const begin = (changes: Partial<CreateTable>): Promise<BegunTable> =>
  begunTable(server, tableOf('xwing1', changes));

const clocksTold = ({ frames }: Guest): readonly Times[] =>
  frames.flatMap((frame) => (frame.kind === 'clock' ? [frame.times] : []));
const told = (guest: Guest): Times => clocksTold(guest).at(-1)!;
const lefts = (guest: Guest) => told(guest).seats.map(({ left }) => left);
const runs = (guest: Guest) => told(guest).seats.map(({ runsIn }) => runsIn !== null);
const refused = async (guest: Guest, frame: Parameters<Guest['send']>[0]) =>
  (await guest.after('error', () => guest.send(frame))).error;
const leave = ({ guests }: BegunTable) => {
  for (const guest of guests) guest.close();
};

/** Goes on until one seat alone is asked, or both in secret; gives the seat. */
async function askedAlone(table: BegunTable): Promise<number> {
  await goOnUntil(server, table, () => table.guests.filter(isAsked).length === 1);
  return table.guests.findIndex(isAsked);
}

describe('a clock for each seat', () => {
  it('is told when it begins to run, to spectators too, and takes off what was thought', async () => {
    const table = await begin(GAME);
    const spectator = await Guest.at(server, table.id, null);
    await spectator.until(({ kind }) => kind === 'clock');
    const by = await askedAlone(table);
    const before = lefts(spectator);
    expect(runs(spectator)).toEqual([by === 0, by === 1]);
    server.wait(3 * MINUTE);
    const again = await Guest.at(server, table.id, null);
    await again.until(({ kind }) => kind === 'clock');
    expect(lefts(again)[by]).toBe(before[by]! - 3 * MINUTE + 10_000);
    await answerAt(table, by);
    await sync(spectator);
    expect(lefts(spectator)[by]).toBe(before[by]! - 3 * MINUTE + 10_000);
    expect(lefts(spectator)[1 - by]).toBe(before[1 - by]);
    leave(table);
  }, 120_000);

  it('runs for both while both decide in secret, and tells nobody who has decided', async () => {
    const table = await begin(GAME);
    const { id, guests } = table;
    const spectator = await Guest.at(server, id, null);
    await goOnUntil(server, table, () => guests.every(isAsked));
    await sync(spectator);
    const [one, other] = guests as readonly [Guest, Guest];
    expect(guests.map(runs)).toEqual([
      [true, true],
      [true, true],
    ]);
    const before = lefts(other);
    server.wait(MINUTE);
    const sent = [other, spectator].map(({ texts }) => texts.length);
    await answerAt(table, 0);
    await sync(spectator);
    const news = [other, spectator].map(({ texts }, at) => texts.slice(sent[at]));
    expect(news).toEqual([['{"kind":"pong"}'], ['{"kind":"pong"}']]);
    expect(runs(one)).toEqual([false, true]);
    expect(lefts(one)[0]).toBe(before[0]! - MINUTE + 10_000);
    server.wait(2 * MINUTE);
    const late = await Guest.at(server, id, null);
    await late.until(({ kind }) => kind === 'clock');
    expect(lefts(late)).toEqual(before.map((left) => left! - 3 * MINUTE + 10_000));
    server.wait(60 * MINUTE);
    expect(await refused(other, { kind: 'time', do: 'claim' })).toBe('time');
    await answerAt(table, 1);
    expect(lefts(other)).toEqual([before[0]! - MINUTE + 10_000, 0]);
    leave(table);
  }, 120_000);

  it('does nothing when it has run out: the other claims the game, or lets the computer play, or gives time', async () => {
    const table = await begin(GAME);
    const by = await askedAlone(table);
    const [guest, other] = [table.guests[by]!, table.guests[1 - by]!];
    expect(await refused(other, { kind: 'time', do: 'more' })).toBe('time');
    server.wait(61 * MINUTE);
    expect(await refused(guest, { kind: 'time', do: 'claim' })).toBe('time');
    const more = await other.after('clock', () => other.send({ kind: 'time', do: 'more' }));
    expect(more.times.seats[by]).toEqual({ left: 5 * MINUTE, runsIn: 0 });
    expect(await refused(other, { kind: 'time', do: 'claim' })).toBe('time');
    server.wait(6 * MINUTE);
    const handed = await other.after('table', () => other.send({ kind: 'time', do: 'computer' }));
    expect(handed.table.seats[by]).toMatchObject({ by: 'computer', player: 'plain' });
    await sync(other);
    expect(told(other).seats[by]).toEqual({ left: null, runsIn: null });
    leave(table);
    const second = await begin(GAME);
    const loser = await askedAlone(second);
    server.wait(61 * MINUTE);
    const claimer = second.guests[1 - loser]!;
    const over = await claimer.after('over', () => claimer.send({ kind: 'time', do: 'claim' }));
    expect(over.over).toMatchObject({ how: 'time', winner: 1 - loser });
    leave(second);
  }, 120_000);

  it('keeps what was thought about an answer that is taken back', async () => {
    const table = await begin(GAME);
    const by = await askedAlone(table);
    const guest = table.guests[by]!;
    const before = lefts(guest)[by]!;
    server.wait(4 * MINUTE);
    await answerAt(table, by);
    server.wait(MINUTE);
    const from = guest.frames.length;
    guest.send({ kind: 'offer', what: 'undo' });
    const other = table.guests[1 - by]!;
    await sync(guest);
    const offer = guest.frames
      .slice(from)
      .flatMap((frame: ServerFrame) => (frame.kind === 'table' ? frame.table.offers : []))
      .at(-1);
    if (offer) await guest.after('view', () => other.send({ kind: 'respond', offer: offer.id, agree: true }));
    await sync(guest);
    expect(isAsked(guest)).toBe(true);
    expect(lefts(guest)[by]).toBeLessThanOrEqual(before - 4 * MINUTE + 10_000);
    expect(lefts(guest)[by]).toBeGreaterThanOrEqual(before - 5 * MINUTE + 10_000);
    leave(table);
  }, 120_000);

  it('is the same at another server after the first one has gone', async () => {
    const table = await begin(GAME);
    const by = await askedAlone(table);
    const [guest] = table.guests;
    const before = lefts(guest!);
    const there = await startServer({ shared });
    // Clocks of machines agree.
    there.wait(server.now() - there.now());
    for (const one of [server, there]) one.wait(5 * MINUTE);
    const back = await Guest.at(there, table.id, table.secrets[0]!);
    await back.until(({ kind }) => kind === 'clock');
    const expected = before.map((left, seat) => (seat === by ? left! - 5 * MINUTE + 10_000 : left));
    expect(lefts(back)).toEqual(expected);
    server.online.tables.forget();
    const here = await Guest.at(server, table.id, table.secrets[0]!);
    await here.until(({ kind }) => kind === 'clock');
    expect(lefts(here)).toEqual(expected);
    await there.stop();
    leave(table);
  }, 120_000);

  it('gives back the way to the player and back, as the server has measured it', async () => {
    const table = await begin(GAME);
    const by = await askedAlone(table);
    const before = lefts(table.guests[by]!)[by]!;
    const socket = new WebSocket(socketOf(server.url, table.id), { autoPong: false });
    const pinged = new Promise<Buffer>((resolve) => socket.once('ping', resolve));
    const slow = await Guest.over(socket);
    const sent = await pinged;
    server.wait(400);
    socket.pong(sent);
    slow.send({ kind: 'hello', secret: table.secrets[by]!, since: 0, hash: null });
    await slow.until(({ kind }) => kind === 'view');
    server.wait(MINUTE);
    const answer = table.robots[by]!(slow.view!)!;
    await slow.after('taken', () => slow.send({ kind: 'answer', id: 'slow', ...answer }));
    await Promise.all(table.guests.map(sync));
    expect(lefts(table.guests[by]!)[by]).toBe(before - MINUTE + 10_000);
    slow.close();
    leave(table);
  }, 120_000);
});

describe('a deadline by turns', () => {
  it('is for each decision; nobody is missed before it, and after it the other chooses', async () => {
    const table = await begin(TURNS);
    const by = await askedAlone(table);
    const other = table.guests[1 - by]!;
    table.guests[by]!.close();
    server.wait(60 * MINUTE);
    expect(await refused(other, { kind: 'away', seat: by, do: 'claim' })).toBe('status');
    const { times } = (await ask(server, 'GET', `/api/tables/${table.id}`)).json().table;
    expect(times.seats[by]).toEqual({ left: 23 * 60 * MINUTE, runsIn: 0 });
    server.wait(23 * 60 * MINUTE);
    const over = await other.after('over', () => other.send({ kind: 'time', do: 'claim' }));
    expect(over.over).toMatchObject({ how: 'time', winner: 1 - by });
    leave(table);
  }, 120_000);

  it('is all the clock there is by turns', async () => {
    const body = tableOf('xwing1', { ...TURNS, ...GAME });
    const { status, text } = await ask(server, 'POST', '/api/tables', { body });
    expect([status, JSON.parse(text).error]).toEqual([400, 'bounds']);
  });
});

describe('a clock for the whole game', () => {
  it('lets the round be played to its end in which it runs out; then points decide', async () => {
    const table = await begin(MATCH);
    const { guests, id } = table;
    const round = () => (guests[0]!.view!.state as unknown as { readonly round: number }).round;
    await goOnUntil(server, table, () => round() === 2);
    server.wait(75 * MINUTE);
    expect(told(guests[0]!).match).toBeGreaterThan(0);
    const isOver = () => guests[0]!.frames.some(({ kind }) => kind === 'over');
    await goOnUntil(server, table, () => isOver() || round() === 4);
    expect(round()).toBe(3);
    const { state } = replay(FIRST, (await ask(server, 'GET', `/api/tables/${id}/record`)).json());
    expect(state.round).toBe(3);
    const lead = scoreOf(state, 0) - scoreOf(state, 1);
    const winners = lead === 0 ? [] : [lead > 0 ? 0 : 1];
    expect(guests[0]!.frames.find(({ kind }) => kind === 'over')).toMatchObject({
      over: { how: 'last-round', winner: winners[0] ?? null, winners, because: 'table' },
    });
    expect(await refused(guests[0]!, { kind: 'time', do: 'claim' })).toBe('status');
    leave(table);
  }, 120_000);
});

describe('a delay for those without a seat', () => {
  const stateOf = async (id: string, secret?: string) => {
    const given = secret === undefined ? {} : { secret };
    return (await ask(server, 'GET', `/api/tables/${id}`, given)).json().table;
  };
  /** What they may see after so many answers. */
  const seenAfter = async (id: string, count: number): Promise<string> => {
    const opened = JSON.parse((await shared.load(id))!.opened!);
    const answers = (await shared.batches(id, 0)).flatMap(({ log }) => log).slice(0, count);
    const { played } = await houseGame('xwing1');
    return played.start({ ...opened.record, answers }).view(-1, 0).hash;
  };
  const keptTimes = async (id: string) => (await shared.batches(id, 0)).flatMap(({ times }) => times);
  const told = async (guest: Guest) => {
    await server.online.tables.tellOnlookers();
    await sync(guest);
    return guest.view!.hash;
  };

  it('shows the game as it was kept so long ago, also by a server that has forgotten it, and after undo', async () => {
    const table = await begin({ delay: 60 });
    const { id, guests } = table;
    const spectator = await Guest.at(server, id, null);
    expect((await stateOf(id)).delay).toBe(60);
    let answers = 0;
    const begun = server.now();
    const texts = spectator.texts.length;
    await goOnUntil(server, table, () => answers++ >= 8 && guests.filter(isAsked).length === 1);
    await guests[0]!.after('said', () => guests[0]!.send({ kind: 'say', phrase: 'hello' }));
    expect(await told(spectator)).toBe(await seenAfter(id, 0));
    const { decides } = (await stateOf(id)).seats[0];
    expect(decides).toBe(false);
    // Whether a question stands that both answer in secret is told to nobody by a message either.
    expect(spectator.texts.slice(texts).every((text) => text.startsWith('{"kind":"pong"'))).toBe(true);

    const times = await keptTimes(id);
    server.wait(60_000 - (server.now() - times[3]!));
    const four = times.filter((at) => at <= times[3]!).length;
    expect(await told(spectator)).toBe(await seenAfter(id, four));
    server.online.tables.forget();
    expect(await told(spectator)).toBe(await seenAfter(id, four));
    const another = await Guest.at(server, id, null);
    await another.until(({ kind }) => kind === 'view');
    expect(another.view!.hash).toBe(spectator.view!.hash);

    // What is left keeps its time, though it is written anew.
    const by = guests.findIndex((guest) => !isAsked(guest));
    const from = guests[by]!.frames.length;
    guests[by]!.send({ kind: 'offer', what: 'undo' });
    const offered = await guests[by]!.until(
      (frame) => frame.kind === 'view' || (frame.kind === 'table' && frame.table.offers.length > 0),
      from,
    );
    if (offered.kind === 'table') {
      const agrees = { kind: 'respond', offer: offered.table.offers[0]!.id, agree: true } as const;
      await guests[1 - by]!.after('view', () => guests[1 - by]!.send(agrees));
    }
    const left = await keptTimes(id);
    expect(left).toEqual(times.slice(0, left.length));
    expect(left.length).toBeLessThan(times.length);
    server.wait(60_000);
    expect(await told(spectator)).toBe(await seenAfter(id, left.length));
    expect(server.now() - begun).toBeLessThan(10 * MINUTE);
    leave(table);
  }, 120_000);

  it('is kept by another server than the one where the game is played', async () => {
    const other = await startServer({ shared });
    const table = await begin({ delay: 60 });
    const { id, guests } = table;
    const spectator = await Guest.at(other, id, null);
    // The embedded database tells other servers nothing: they look.
    const seen = async () => {
      await other.online.tables.heal();
      await other.online.tables.tellOnlookers();
      await sync(spectator);
      return spectator.view!.hash;
    };
    let answers = 0;
    await goOnUntil(server, table, () => {
      server.wait(1000);
      return answers++ >= 8;
    });
    expect(await seen()).toBe(await seenAfter(id, 0));
    const times = await keptTimes(id);
    other.wait(60_000 - (other.now() - times[3]!));
    expect(await seen()).toBe(await seenAfter(id, times.filter((at) => at <= times[3]!).length));
    await guests[0]!.after('over', () => guests[0]!.send({ kind: 'concede' }));
    await seen();
    expect(spectator.frames.some(({ kind }) => kind === 'over')).toBe(false);
    expect((await ask(other, 'GET', `/api/tables/${id}/record`)).status).toBe(409);
    other.wait(60_000);
    await spectator.after('over', () => void other.online.tables.tellOnlookers());
    expect(spectator.view!.hash).toBe(await seenAfter(id, times.length));
    spectator.close();
    leave(table);
    await other.stop();
  }, 120_000);

  it('keeps the end from them, and its record, until they have seen it', async () => {
    const table = await begin({ delay: 60 });
    const { id, guests, secrets } = table;
    const spectator = await Guest.at(server, id, null);
    await guests[0]!.after('over', () => guests[0]!.send({ kind: 'concede' }));
    await told(spectator);
    expect(spectator.frames.some(({ kind }) => kind === 'over')).toBe(false);
    expect(await stateOf(id)).toMatchObject({ status: 'playing', over: null });
    expect(await stateOf(id, secrets[1])).toMatchObject({ status: 'over', over: { how: 'conceded' } });
    const record = (given: object) => ask(server, 'GET', `/api/tables/${id}/record`, given);
    expect((await record({})).status).toBe(409);
    expect((await record({ secret: secrets[1] })).status).toBe(200);
    server.wait(60_000);
    await spectator.after('over', () => void server.online.tables.tellOnlookers());
    expect((await stateOf(id)).over).toMatchObject({ winner: 1 });
    expect((await record({})).status).toBe(200);
    leave(table);
  }, 120_000);

  it('is an hour at the most, and none unless it is asked for; the computer sits as the rung that was asked for', async () => {
    const seats: CreateTable['seats'] = [{ by: 'guest' }, { by: 'computer', player: 'cadet' }];
    const open = (changes: object) =>
      ask(server, 'POST', '/api/tables', { body: { ...tableOf('xwing1'), ...changes } });
    expect((await open({ delay: 3601 })).status).toBe(400);
    const { table } = (await open({ seats })).json();
    expect(table).toMatchObject({ delay: 0, seats: [{ by: 'guest' }, { by: 'computer', player: 'cadet' }] });
  });
});

describe("a standing order to answer 'no'", () => {
  const ordersTold = ({ frames }: Guest) => frames.findLast((frame) => frame.kind === 'table')!.orders;
  const roundOf = ({ view }: Guest) => (view!.state as unknown as { readonly round: number }).round;

  it('is kept until the round is over, by a server that has forgotten it too, and told to its seat alone', async () => {
    const table = await begin({});
    const { id, guests } = table;
    const declinable = () =>
      guests.flatMap(({ view }, seat) =>
        view!.questions.filter((one) => noTo(one) !== null).map((question) => ({ seat, question })),
      );
    await goOnUntil(server, table, () => declinable().length > 0);
    const { seat, question } = declinable()[0]!;
    const [own, other] = [guests[seat]!, guests[1 - seat]!];
    const order = { question: question.kind };
    expect(ordersTold(own)).toEqual([]);
    // It holds for the question that stands already.
    await own.after('change', () => own.send({ kind: 'order', order, stands: true }));
    expect(own.view!.questions.map((one) => one.id)).not.toContain(question.id);
    await Promise.all(guests.map(sync));
    expect([ordersTold(own), ordersTold(other)]).toEqual([[order], []]);
    const given = await shared.answered(id, seat, `order ${(await shared.load(id))!.version - 1}`);
    expect(given).toMatchObject({ question: question.id, answer: String(noTo(question)) });
    server.online.tables.forget();
    const round = roundOf(own);
    const asked = new Set<string>();
    while (roundOf(own) === round) {
      server.wait(1_000);
      await Promise.all(guests.map(sync));
      // What is ordered is answered a moment after it is asked, whoever answers first.
      if (own.view!.questions.some((one) => one.kind === question.kind && noTo(one) !== null)) continue;
      for (const one of own.view!.questions) asked.add(one.kind);
      if (guests.some(isAsked)) await answerAt(table, guests.findIndex(isAsked));
    }
    expect(asked).not.toContain(question.kind);
    await sync(own);
    expect(ordersTold(own)).toEqual([]);
    leave(table);
  }, 120_000);

  it('is taken back, names one ability where it wants, and is none of a game that is not played', async () => {
    const table = await begin({});
    const [own] = table.guests as [Guest];
    const order = { question: 'use-ability', ability: 'somebody' };
    await own.after('table', () => own.send({ kind: 'order', order, stands: true }));
    expect(ordersTold(own)).toEqual([order]);
    await own.after('table', () => own.send({ kind: 'order', order, stands: false }));
    expect(ordersTold(own)).toEqual([]);
    for (let at = 0; at < MOST_ORDERS; at++)
      own.send({ kind: 'order', order: { question: `kind-${at}` }, stands: true });
    expect(await refused(own, { kind: 'order', order, stands: true })).toBe('bounds');
    await own.after('over', () => own.send({ kind: 'concede' }));
    expect(await refused(own, { kind: 'order', order, stands: true })).toBe('status');
    leave(table);
  }, 120_000);
});

describe('a report', () => {
  it('is kept of a seat for whoever runs the server, and neither long nor often', async () => {
    const table = await begin({});
    const { id, secrets } = table;
    const report = async (text: string, secret?: string) => {
      const given = { body: { text }, ...(secret !== undefined && { secret }) };
      return (await ask(server, 'POST', `/api/tables/${id}/reports`, given)).status;
    };
    expect(await report('He <b>shouts</b>', secrets[0])).toBe(201);
    expect(await report('by nobody')).toBe(403);
    expect(await report('x'.repeat(1001), secrets[0])).toBe(400);
    expect(await report('', secrets[0])).toBe(400);
    for (let time = 0; time < 2; time++) expect(await report('again', secrets[1])).toBe(201);
    expect(await report('too often', secrets[1])).toBe(429);
    const statuses: number[] = [];
    for (let time = 0; time < 8; time++) {
      server.wait(5 * MINUTE);
      statuses.push(await report('of one table', secrets[1]));
    }
    // Ten of a table are enough, whoever sends them.
    expect(statuses).toEqual([...Array(7).fill(201), 429]);
    leave(table);
  }, 120_000);
});
