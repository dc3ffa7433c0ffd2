// Games with more than two seats through the server's socket: alone, in teams, and with computer players in any seat.
import type { CreateTable } from '@firing-arc/online';
import { checkDice, type GameRecord, replay } from '@firing-arc/referee';
import { FIRST, type FirstState, teamOf } from '@firing-arc/xwing/first';
import { SECOND } from '@firing-arc/xwing/second';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BegunTable, begunTable, goOnUntil, isAsked } from './testing/begun-table.ts';
import { ask, Guest, startServer, type TestServer, tableOf } from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ memory: true }, 100);
}, 240_000);
afterAll(() => server.stop());

const guest = { by: 'guest' } as const;
const computer = { by: 'computer', player: 'random' } as const;

/** Guests answer whatever they are asked, each as soon as it is, until the game is over for all. */
async function playOut({ guests, robots, id }: BegunTable): Promise<GameRecord> {
  await Promise.all(
    guests.map(
      (one, at) =>
        new Promise<void>((resolve) => {
          let asked = '';
          const go = () => {
            const question = one.view?.questions[0]?.id;
            if (question === undefined || question === asked) return;
            asked = question;
            one.send({ kind: 'answer', id: question, ...robots[at]!(one.view!)! });
          };
          // A table that is over is told before the position in which it ended.
          let isOver = false;
          one.hear = (frame) => {
            if (frame.kind === 'table') isOver = frame.table.status === 'over';
            if (frame.kind === 'over') resolve();
            else if (!isOver) go();
          };
          if (isAsked(one)) go();
        }),
    ),
  );
  return (await ask(server, 'GET', `/api/tables/${id}/record`)).json();
}

/** Plays a table to its end; what all were told of it. */
async function played(table: CreateTable) {
  const begun = await begunTable(server, table);
  const spectator = await Guest.at(server, begun.id, null);
  const record = await playOut(begun);
  const over = await spectator.until(({ kind }) => kind === 'over');
  for (const one of [...begun.guests, spectator]) {
    expect(one.frames.filter(({ kind }) => kind === 'refused' || kind === 'error')).toEqual([]);
    one.close();
  }
  expect(server.logged).toEqual([]);
  return { record, over: over.kind === 'over' ? over.over : null };
}

describe('First Edition', () => {
  it('is played by three guests, of whom two are a team, and each sees the same when they come back', async () => {
    const table = await begunTable(server, tableOf('xwing1', { seats: [guest, guest, guest] }));
    const { guests } = table;
    let given = 0;
    await goOnUntil(server, table, () => given++ === 12);
    const states = guests.map(({ view }) => view!.state as unknown as FirstState);
    for (const state of states)
      expect([0, 1, 2].map((seat) => teamOf(state, seat))).toEqual([[0], [1, 2], [1, 2]]);
    server.online.tables.forget();
    for (const [seat, secret] of table.secrets.entries()) {
      const back = await Guest.at(server, table.id, secret);
      await back.until(({ kind }) => kind === 'view');
      expect(back.view!.hash).toBe(guests[seat]!.view!.hash);
      back.close();
    }
    const one = guests[0]!;
    const refused = await one.after('error', () => one.send({ kind: 'concede' }));
    expect(refused.reason).toContain('more than two seats');
    for (const each of guests) each.close();
  }, 120_000);

  it('is played to its end by two guests, each with a computer player', async () => {
    const seats = [computer, guest, guest, computer];
    const { record, over } = await played(tableOf('xwing1', { seats, teams: [0, 0, 1, 1] }));
    const { state, outcome } = replay(FIRST, record as GameRecord<never>);
    expect(teamOf(state, 0)).toEqual([0, 1]);
    expect(checkDice(FIRST, record as GameRecord<never>).ok).toBe(true);
    expect(new Set(record.answers.map(({ player }) => player)).size).toBe(4);
    const winners = outcome!.winner === null ? [] : outcome!.winners;
    expect(over).toMatchObject({ how: 'rules', winners });
  }, 300_000);
});

it('whoever leaves such a game hands the own seat to the computer, and the last guest cannot', async () => {
  const table = await begunTable(server, tableOf('xwing1', { seats: [guest, guest, guest] }));
  const [anna, ben, cleo] = table.guests as [Guest, Guest, Guest];
  const leaves = (one: Guest, seat: number) => one.send({ kind: 'away', seat, do: 'computer' });
  const left = (one: Guest) =>
    one.until((frame) => frame.kind === 'table' && frame.table.seats[2]!.by === 'computer');
  await Promise.all([left(anna), leaves(cleo, 2)]);
  expect((await anna.after('error', () => leaves(anna, 1))).reason).toContain('not been away');
  expect((await anna.after('error', () => anna.send({ kind: 'away', seat: 0, do: 'claim' }))).error).toBe(
    'no-seat',
  );
  await ben.after('table', () => leaves(ben, 1));
  expect((await anna.after('error', () => leaves(anna, 0))).reason).toContain('one guest stays');
  for (const one of table.guests) one.close();
}, 120_000);

describe('2.5', () => {
  it('is played to its end in teams of two, one seat of each by a computer player', async () => {
    const { record, over } = await played(
      tableOf('xwing2', { seats: [guest, computer, guest, computer], teams: [0, 0, 1, 1] }),
    );
    const { state, outcome } = replay(SECOND, record as GameRecord<never>);
    expect(state.teams).toEqual([0, 0, 1, 1]);
    expect(checkDice(SECOND, record as GameRecord<never>).ok).toBe(true);
    const winners = outcome!.winner === null ? [] : outcome!.winners;
    expect(over).toMatchObject({ how: 'rules', winners });
  }, 300_000);
});

it('teams that a format does not have are refused before anybody sits down', async () => {
  const refused = async (game: CreateTable['game'], count: number, teams: number[]) => {
    const body = tableOf(game, { seats: Array(count).fill(guest), teams });
    server.wait(60_000);
    return (await ask(server, 'POST', '/api/tables', { body })).status;
  };
  expect(await refused('xwing1', 4, [0, 1, 1, 1])).toBe(400);
  expect(await refused('xwing1', 3, [0, 1, 2])).toBe(400);
  expect(await refused('xwing2', 4, [1, 1, 1, 1])).toBe(400);
  expect(await refused('xwing2', 3, [0, 1])).toBe(400);
  expect(await refused('armada', 2, [0, 0])).toBe(400);
  expect(await refused('xwing2', 3, [0, 1, 2])).toBe(201);
});
