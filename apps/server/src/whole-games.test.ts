// Whole games through the server's socket, by guests who answer by chance.
import { ARMADA } from '@firing-arc/armada';
import type { CreateTable, ServerFrame } from '@firing-arc/online';
import {
  checkDice,
  type GameEvent,
  type GameRecord,
  type Question,
  type Rules,
  replay,
  type State,
} from '@firing-arc/referee';
import { FIRST } from '@firing-arc/xwing/first';
import { SECOND } from '@firing-arc/xwing/second';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { houseGame, played } from './games/index.ts';
import { byChance } from './testing/by-chance.ts';
import {
  ask,
  contributesTo,
  Guest,
  makeTable,
  startServer,
  type TestServer,
  tableOf,
} from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  // Guests who answer at once would be too fast for a clock that stands still.
  server = await startServer({ memory: true }, 100);
}, 120_000);
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

/** Plays a table to its end, with somebody who looks on; `between` happens after every message of the first seat. */
async function play(table: CreateTable, between: () => void = () => {}) {
  const first = await makeTable(server, table);
  const { id } = first.table;
  const second = (await ask(server, 'POST', `/api/tables/${id}/seats`, { body: {} })).json();
  const spectator = await Guest.at(server, id, null);
  const guests = await Promise.all([first, second].map(({ secret }) => Guest.at(server, id, secret)));
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
  return { outcome: outcome(), view };
}

describe.each(GAMES)('a whole game of $game', ({ game, replayed }) => {
  it('comes to its end through the socket, and its record replays', async () => {
    const { guests, spectator, record } = await play(tableOf(game));
    const { outcome, view } = replayed(record);
    expect(outcome).not.toBeNull();
    for (const [seat, guest] of guests.entries()) {
      expect(guest.view!.outcome).toEqual(outcome);
      expect(guest.view!.hash).toBe(view(seat, 0).hash);
      expect(guest.frames.filter(({ kind }) => kind === 'refused' || kind === 'error')).toEqual([]);
    }
    expect(spectator.view!.hash).toBe(view(-1, 0).hash);
    expect(record.dice!.contributions).toHaveLength(2);
    expect(server.logged).toEqual([]);
  }, 300_000);
});
