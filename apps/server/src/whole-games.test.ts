// Whole games through the server's socket, by guests who answer by chance.
import { ARMADA } from '@firing-arc/armada';
import { applied, type CreateTable, changeOf, type ServerFrame } from '@firing-arc/online';
import {
  answerAsRecorded,
  checkDice,
  type GameEvent,
  type GameRecord,
  type Question,
  type RefereeView,
  type Rules,
  replay,
  type State,
  startRecord,
} from '@firing-arc/referee';
import { FIRST } from '@firing-arc/xwing/first';
import { SECOND } from '@firing-arc/xwing/second';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { houseGame, played } from './games/index.ts';
import { byChance } from './testing/by-chance.ts';
import { testDatabases } from './testing/databases.ts';
import {
  ask,
  contributesTo,
  Guest,
  makeTable,
  startServer,
  type TestServer,
  tableOf,
} from './testing/server.ts';

/** Guests who answer at once would be too fast for a clock that stands still. */
const TICKS = 100;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ memory: true }, TICKS);
}, 240_000);
afterAll(() => server.stop());

/** Lets a guest answer whatever it is asked, by chance. */
function playsOn(guest: Guest, game: string, seed: string, done: () => void): void {
  const robot = byChance(game, seed);
  const dice = contributesTo(guest, seed.length);
  let asked = '';
  const answer = () => {
    const given = guest.view && robot(guest.view);
    if (!given || given.question === asked) return;
    asked = given.question;
    guest.send({ kind: 'answer', id: `${seed} ${asked}`, ...given });
  };
  guest.hear = (frame: ServerFrame) => {
    dice(frame);
    if (frame.kind === 'view' || frame.kind === 'change') answer();
    if (frame.kind === 'over') done();
  };
}

interface Playing {
  /** The servers of the two seats; who looks on is at the second one. */
  readonly servers?: readonly [TestServer, TestServer];
  /** What happens after every message of the first seat. */
  readonly between?: () => void;
}

/** Plays a table to its end, with somebody who looks on. */
async function play(table: CreateTable, { servers = [server, server], between = () => {} }: Playing = {}) {
  const [server, other] = servers;
  const first = await makeTable(server, table);
  const { id } = first.table;
  const second = (await ask(server, 'POST', `/api/tables/${id}/seats`, { body: {} })).json();
  const spectator = await Guest.at(other, id, null);
  const guests = await Promise.all(
    [first, second].map(({ secret }, at) => Guest.at(servers[at]!, id, secret)),
  );
  const ends = guests.map(
    (guest, seat) =>
      new Promise<void>((resolve) => playsOn(guest, table.game, 'x'.repeat(seat + 1), resolve)),
  );
  const { hear } = guests[0]!;
  guests[0]!.hear = (frame) => {
    between();
    hear(frame);
  };
  const { usual } = (await houseGame(table.game)).format(table.format);
  for (const { seat, secret } of [first, second]) {
    const ready = usual(seat);
    const { status, text } = await ask(server, 'PUT', `/api/tables/${id}/squad`, {
      secret,
      body: { squad: { ready } },
    });
    expect(status, text).toBe(200);
  }
  await Promise.all(ends);
  await spectator.until(({ kind }) => kind === 'over');
  const record: GameRecord = (await ask(server, 'GET', `/api/tables/${id}/record`)).json();
  for (const guest of [...guests, spectator]) guest.close();
  return { id, guests, spectator, record };
}

const GAMES = [
  { game: 'xwing2', replayed: (record: GameRecord) => checked(SECOND, record) },
  { game: 'xwing1', replayed: (record: GameRecord) => checked(FIRST, record) },
  { game: 'armada', replayed: (record: GameRecord) => checked(ARMADA, record) },
] as const;

/** The game of a record that replays, each of whose dice is right. */
function checked<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  record: GameRecord,
) {
  const known = record as GameRecord<Setup>;
  expect(checkDice(rules, known).ok).toBe(true);
  const { outcome, view } = played(rules).start(record);
  expect(replay(rules, known).hash).toBe(record.final);
  return { outcome: outcome(), view, sizes: sizesOf(rules, record) };
}

/** Goes through a record, and holds each view against what the changes make of the one before; bytes on the mean. */
function sizesOf<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  record: GameRecord,
) {
  const referee = startRecord(rules, { ...(record as GameRecord<Setup>), answers: [] });
  const views = new Map<number, RefereeView>([0, 1, -1].map((seat) => [seat, referee.view(seat)]));
  const sum = { change: 0, view: 0 };
  for (const answer of record.answers) {
    expect(answerAsRecorded(referee, answer)).toEqual([]);
    for (const [seat, before] of views) {
      const now: RefereeView = referee.view(seat, { since: before.next });
      const sent = JSON.stringify(changeOf(before, now));
      const after = applied(before, JSON.parse(sent));
      const whole = JSON.stringify(now);
      if (JSON.stringify(after) !== whole) expect(after).toEqual(now);
      views.set(seat, after);
      sum.change += sent.length;
      sum.view += whole.length;
    }
  }
  const count = 3 * record.answers.length;
  return { change: sum.change / count, view: sum.view / count };
}

describe.each(GAMES)('a whole game of $game', ({ game, replayed }) => {
  it('comes to its end through the socket, and its record replays', async () => {
    const { guests, spectator, record } = await play(
      tableOf(game, game === 'armada' ? { scenario: 'learning' } : {}),
    );
    const { outcome, view, sizes } = replayed(record);
    expect(outcome).not.toBeNull();
    expect(sizes.change).toBeLessThan(1300);
    expect(sizes.change).toBeLessThan(sizes.view / 7);
    for (const [seat, guest] of guests.entries()) {
      expect(guest.view!.outcome).toEqual(outcome);
      expect(guest.view!.hash).toBe(view(seat, 0).hash);
      expect(guest.frames.filter(({ kind }) => kind === 'refused' || kind === 'error')).toEqual([]);
      const texts = guest.texts.filter((text) => text.startsWith('{"kind":"change"'));
      const others = guest.texts.join('').length - texts.join('').length;
      expect((guest.bytes() - others) / texts.length).toBeLessThan(400);
    }
    expect(spectator.view!.hash).toBe(view(-1, 0).hash);
    expect(record.dice!.contributions).toHaveLength(2);
    expect(server.logged).toEqual([]);
  }, 300_000);
});

it('a game whose server forgets everything after each message comes to the same end as its record', async () => {
  const { record, guests } = await play(tableOf('xwing1'), { between: () => server.online.tables.forget() });
  const { outcome } = checked(FIRST, record);
  expect(guests[0]!.view!.outcome).toEqual(outcome);
  expect(guests.flatMap(({ frames }) => frames).filter(({ kind }) => kind === 'refused')).toEqual([]);
}, 300_000);

it('a computer player answers at its own seat, and remembers', async () => {
  const table = tableOf('xwing1', { seats: [{ by: 'guest' }, { by: 'computer', player: 'plain' }] });
  const { table: made, secret } = await makeTable(server, table);
  const guest = await Guest.at(server, made.id, secret);
  const over = new Promise<void>((resolve) => playsOn(guest, 'xwing1', 'alone', resolve));
  const ready = (await houseGame('xwing1')).format('xwing1').usual(0);
  await ask(server, 'PUT', `/api/tables/${made.id}/squad`, { secret, body: { squad: { ready } } });
  await over;
  const record: GameRecord = (await ask(server, 'GET', `/api/tables/${made.id}/record`)).json();
  expect(checked(FIRST, record).outcome).toEqual(guest.view!.outcome);
  expect(new Set(record.answers.map(({ player }) => player))).toEqual(new Set([0, 1]));
  guest.close();
}, 300_000);

describe.each(testDatabases().filter(({ isShared }) => isShared))('two servers on one $name', ({ start }) => {
  it('bring the two seats of a game to its end', async () => {
    const { place, stop } = await start();
    const servers = [await startServer(place, TICKS), await startServer(place, TICKS)] as const;
    const { record, guests, spectator } = await play(tableOf('xwing1'), { servers });
    const { outcome } = checked(FIRST, record);
    for (const guest of [...guests, spectator]) expect(guest.view!.outcome).toEqual(outcome);
    for (const { logged } of servers) expect(logged).toEqual([]);
    for (const one of servers) await one.stop();
    await stop();
  }, 300_000);
});
