// How a table lives, and what hostile clients get.
import { packFrom as armadaPack, CORE_FLEETS, writeFleetText } from '@firing-arc/armada';
import {
  GAME_IDS,
  type OfferInfo,
  type SeatTaken,
  type ServerFrame,
  type TableInfo,
} from '@firing-arc/online';
import { contribute, type RefereeView } from '@firing-arc/referee';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { formatJson } from './games/format-files.ts';
import { houseGame } from './games/index.ts';
import { Bots } from './http/bots.ts';
import { BOT_LIMITS, LIMITS } from './http/limits.ts';
import { openStorage } from './storage/open.ts';
import { hashOfSecret, newSecret } from './tables/secrets.ts';
import { Tables } from './tables/tables.ts';
import { byChance } from './testing/by-chance.ts';
import {
  AT_ONCE,
  ask,
  contributesTo,
  Guest,
  makeTable,
  startServer,
  type TestServer,
  tableOf,
} from './testing/server.ts';

let server: TestServer;
/** Whether the thread of computer players lives. */
let canThink = true;
beforeAll(async () => {
  server = await startServer({ memory: true }, 100, {
    ...AT_ONCE,
    think: (...task) => (canThink ? AT_ONCE.think(...task) : Promise.reject(new Error('no thread'))),
  });
}, 240_000);
afterAll(() => server.stop());

const seatAt = async (table: string, body: object = {}) =>
  ask(server, 'POST', `/api/tables/${table}/seats`, { body });
const bring = (table: string, secret: string, body: object) =>
  ask(server, 'PUT', `/api/tables/${table}/squad`, { secret, body });
const FLEETS = ['red-squadron', 'academy-swarm'];

/** A table of two guests who have brought ready squads; the dice are contributed to where `plays` says so. */
async function settledTable(plays: boolean) {
  const one = await makeTable(server, tableOf('xwing1'));
  const { id } = one.table;
  const other = (await seatAt(id)).json();
  const guests = [await Guest.at(server, id, one.secret), await Guest.at(server, id, other.secret)] as const;
  if (plays) for (const [seat, guest] of guests.entries()) guest.hear = contributesTo(guest, 10 + seat);
  const ready: readonly { readonly id: string }[] = (
    await ask(server, 'GET', '/api/formats/xwing1/ready')
  ).json();
  for (const [seat, { secret }] of [one, other].entries())
    expect((await bring(id, secret, { squad: { ready: ready[seat]!.id } })).json().brought).toBe(true);
  for (const guest of guests) await guest.until(({ kind }) => kind === (plays ? 'view' : 'settled'));
  return { id, secrets: [one.secret, other.secret] as const, guests };
}

/** Gives answers by chance for whoever is asked, so many times. */
async function goOn(guests: readonly Guest[], times: number, game = 'xwing1'): Promise<void> {
  const robots = guests.map((_, seat) => byChance(game, `robot ${seat}`));
  for (let time = 0; time < times; time++) {
    for (const [seat, guest] of guests.entries()) {
      const given = guest.view!.outcome ? null : robots[seat]!(guest.view!);
      if (!given) continue;
      const id = `${time} ${seat}`;
      guest.send({ kind: 'answer', id, ...given });
      await guest.until((frame) => frame.kind === 'taken' && frame.id === id);
      await Promise.all(guests.map(sync));
    }
  }
}

/** Everything that was sent to a guest before has come. */
const sync = (guest: Guest) => guest.after('pong', () => guest.send({ kind: 'ping' }));

/** Answers by chance until an answer has changed what both see in some way; who gave it, and what was before. */
async function answeredUntil(
  guests: readonly [Guest, Guest],
  fits: (
    before: readonly string[],
    now: readonly string[],
    views: readonly [RefereeView, RefereeView],
  ) => boolean,
  deciding = 1,
) {
  const hashes = () => guests.map(({ view }) => view!.hash);
  const robots = guests.map((_, seat) => byChance('xwing1', `until ${seat}`));
  for (let time = 0; ; time++) {
    const by = guests.findIndex(({ view }) => view!.questions.length > 0);
    const given = robots[by]!(guests[by]!.view!)!;
    const before = hashes();
    await guests[by]!.after('taken', () =>
      guests[by]!.send({ kind: 'answer', id: `until ${time}`, ...given }),
    );
    await Promise.all(guests.map(sync));
    const isAlone = guests.every(({ view }) => view!.waiting.length + view!.questions.length === deciding);
    if (isAlone && fits(before, hashes(), [guests[0].view!, guests[1].view!])) return { by, before, given };
  }
}

/** The offer that a guest sees after something was done. */
async function offerSeen(guest: Guest, act: () => void): Promise<OfferInfo> {
  const from = guest.frames.length;
  act();
  await guest.until((frame) => frame.kind === 'table' && frame.table.offers.length > 0, from);
  return lastTable(guest).offers[0]!;
}

const lastTable = ({ frames }: Guest): TableInfo => {
  const frame = frames.findLast((one) => one.kind === 'table');
  return (frame as Extract<ServerFrame, { kind: 'table' }>).table;
};

describe('a table', () => {
  it('is sat down at by its link, and by no more than there are seats', async () => {
    const made = await makeTable(server, tableOf('xwing1', { player: 'Ada' }));
    const { id } = made.table;
    expect(made).toMatchObject({
      seat: 0,
      table: { status: 'gathering', seats: [{ taken: true, name: 'Ada' }, { taken: false }] },
    });
    expect(id).toMatch(/^[0-9A-Za-z]{14}$/);
    expect(made.secret).toMatch(/^[0-9A-Za-z_-]{22}$/);
    const second = await seatAt(id, { name: '<b>Bob</b>' });
    expect(second.status).toBe(201);
    expect(second.json().table.seats[1].name).toBe('<b>Bob</b>');
    expect((await seatAt(id)).json()).toEqual({ error: 'taken', reason: 'no seat is free' });
    expect((await seatAt(id, { seat: 0 })).status).toBe(409);
    expect((await seatAt(id, { seat: 3 })).status).toBe(409);
    const both = await makeTable(server, tableOf('xwing1'));
    const rush = await Promise.all([1, 2, 3].map(() => seatAt(both.table.id)));
    expect(rush.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('gives the same seat to who asks again with a secret of its own, as after an answer that was lost', async () => {
    const { id } = (await makeTable(server, tableOf('xwing1'))).table;
    const secret = 'AAAAAAAAAAAAAAAAAAAA_-';
    const asked = await Promise.all([1, 2].map(() => seatAt(id, { name: 'Bob', secret })));
    const again = (await seatAt(id, { secret })).json();
    expect([...asked.map((one) => one.json()), again]).toMatchObject(
      Array.from({ length: 3 }, () => ({ seat: 1, secret })),
    );
    expect(again.table.seats[1].name).toBe('Bob');
    expect((await seatAt(id, { secret: 'BBBBBBBBBBBBBBBBBBBBBB' })).status).toBe(409);
    expect((await seatAt(id, { secret: 'short' })).status).toBe(400);
  });

  it('is listed when it is public and open, without anything that only its seats may know', async () => {
    const made = await makeTable(server, tableOf('xwing1', { public: true, name: 'Friday' }));
    const hidden = await makeTable(server, tableOf('xwing1'));
    const { text } = await ask(server, 'GET', '/api/tables');
    expect(text).toContain(made.table.id);
    expect(text).not.toContain(hidden.table.id);
    expect(text).not.toContain(made.secret);
    await seatAt(made.table.id);
    expect((await ask(server, 'GET', '/api/tables')).text).not.toContain(made.table.id);
  });

  it('takes legal squads only, says why not, and keeps them to itself until the setup is settled', async () => {
    const { table, secret } = await makeTable(server, tableOf('xwing1'));
    const bad = (
      await bring(table.id, secret, { squad: { text: '{"faction":"rebel","pilots":[]}' } })
    ).json();
    expect(bad.brought).toBe(false);
    expect([...bad.problems, ...bad.refusals].length).toBeGreaterThan(0);
    expect(
      (await bring(table.id, secret, { squad: { ready: 'no-such-squad' } })).json().problems,
    ).toHaveLength(1);
    expect((await bring(table.id, secret, { squad: { text: 'x'.repeat(70_000) } })).status).toBe(400);
    const xws = JSON.stringify({
      faction: 'rebel',
      name: 'Mine',
      pilots: [{ id: 'lukeskywalker', name: 'lukeskywalker', ship: 'xwing' }],
    });
    const { text } = await bring(table.id, secret, { squad: { text: xws } });
    const info = (await ask(server, 'GET', `/api/tables/${table.id}`)).text;
    expect(JSON.parse(text)).toMatchObject({ brought: true, name: 'Mine' });
    expect(info).toContain('"name":"Mine"');
    expect(info).not.toContain('lukeskywalker');
    expect((await bring(table.id, secret, { squad: { ready: FLEETS[0]! }, seat: 1 })).json().error).toBe(
      'no-seat',
    );
  });

  it('acknowledges a squad again whose first answer was lost, and takes no other once the setup is settled', async () => {
    const { id, secrets } = await settledTable(false);
    const ready: readonly { readonly id: string }[] = (
      await ask(server, 'GET', '/api/formats/xwing1/ready')
    ).json();
    const again = await bring(id, secrets[1], { squad: { ready: ready[1]!.id } });
    expect({ status: again.status, brought: again.json().brought }).toEqual({ status: 200, brought: true });
    const other = await bring(id, secrets[1], { squad: { ready: ready[0]!.id } });
    expect({ status: other.status, body: other.json() }).toEqual({
      status: 409,
      body: { error: 'status', reason: 'the setup is settled' },
    });
    expect((await bring(id, secrets[1], { squad: null })).status).toBe(409);
  });

  it('gives a seat up while it gathers, to whoever comes next', async () => {
    const { table } = await makeTable(server, tableOf('xwing1'));
    const second = (await seatAt(table.id)).json();
    const guest = await Guest.at(server, table.id, second.secret);
    guest.send({ kind: 'leave' });
    await guest.closed();
    const third = await seatAt(table.id);
    expect(third.status).toBe(201);
    const gone = await Guest.at(server, table.id, second.secret);
    expect(gone.frames[0]).toMatchObject({ kind: 'error', error: 'secret' });
  });

  it('begins when every seat has contributed what it committed to', async () => {
    const { id, guests } = await settledTable(false);
    const [one, other] = guests;
    const mine = contribute(new Uint8Array(32).fill(1));
    const theirs = contribute(new Uint8Array(32).fill(2));
    const early = await one.after('error', () =>
      one.send({ kind: 'contribute', contribution: mine.contribution }),
    );
    expect(early.error).toBe('status');
    one.send({ kind: 'commit', commitment: mine.commitment });
    await other.until((frame) => frame.kind === 'settled' && frame.commitments.length === 1);
    const twin = await other.after('error', () =>
      other.send({ kind: 'commit', commitment: mine.commitment }),
    );
    expect(twin.reason).toContain('the same commitment');
    await other.after('taken', () => other.send({ kind: 'commit', commitment: theirs.commitment }));
    const changed = await other.after('error', () =>
      other.send({ kind: 'commit', commitment: 'ab'.repeat(32) }),
    );
    expect(changed.error).toBe('status');
    const wrong = await other.after('error', () =>
      other.send({ kind: 'contribute', contribution: mine.contribution }),
    );
    expect(wrong.reason).toContain('not what the seat has committed to');
    await one.after('taken', () => one.send({ kind: 'contribute', contribution: mine.contribution }));
    await other.after('taken', () => other.send({ kind: 'contribute', contribution: theirs.contribution }));
    await one.until(({ kind }) => kind === 'view');
    const record = await ask(server, 'GET', `/api/tables/${id}/record`);
    expect(record).toMatchObject({ status: 409 });
    const seen = [
      ...guests.flatMap(({ texts }) => texts),
      (await ask(server, 'GET', `/api/tables/${id}`)).text,
    ];
    for (const text of seen)
      for (const { contribution } of [mine, theirs]) expect(text).not.toContain(contribution);
  });
});

describe('answers', () => {
  it('are taken once: a repeat gets the first acknowledgement, a stale or foreign one a refusal', async () => {
    const { id, secrets, guests } = await settledTable(true);
    const asked = guests.findIndex(({ view }) => view!.questions.length > 0);
    const [guest, other] = [guests[asked]!, guests[1 - asked]!];
    const first = byChance('xwing1', 'first')(guest.view!)!;
    const foreign = await other.after('refused', () => other.send({ kind: 'answer', id: 'f', ...first }));
    expect(foreign.refusals).toHaveLength(1);
    const illegal = await guest.after('refused', () =>
      guest.send({ kind: 'answer', id: 'i', question: first.question, answer: 99_999 }),
    );
    expect(illegal.refusals[0]!.ruling).toMatch(/^xwing1:/);
    await guest.after('taken', () => guest.send({ kind: 'answer', id: 'a', ...first }));
    await sync(guest);
    const { hash } = guest.view!;
    const again = await guest.after('taken', () => guest.send({ kind: 'answer', id: 'a', ...first }));
    expect(again.id).toBe('a');
    const stale = await guest.after('refused', () => guest.send({ kind: 'answer', id: 'late', ...first }));
    expect(stale.refusals[0]!.ruling).toBe('referee');
    const other_ = byChance('xwing1', 'next')(guest.view!);
    if (other_) {
      const renamed = await guest.after('taken', () => guest.send({ kind: 'answer', id: 'a', ...other_ }));
      expect(renamed.id).toBe('a');
    }
    server.online.tables.forget();
    const back = await Guest.at(server, id, secrets[asked]!);
    await back.until(({ kind }) => kind === 'view');
    expect(back.view!.hash).toBe(hash);
  });

  it('are given over HTTP as well', async () => {
    const { id, secrets, guests } = await settledTable(true);
    const seat = guests.findIndex(({ view }) => view!.questions.length > 0);
    const answer = { id: 'h', ...byChance('xwing1', 'http')(guests[seat]!.view!)! };
    const path = `/api/tables/${id}/answers`;
    expect((await ask(server, 'POST', path, { body: answer })).status).toBe(403);
    expect((await ask(server, 'POST', path, { body: answer, secret: secrets[1 - seat]! })).status).toBe(422);
    const taken = await ask(server, 'POST', path, { body: answer, secret: secrets[seat]! });
    expect(taken.json()).toEqual({ kind: 'taken', id: 'h' });
    expect((await ask(server, 'POST', path, { body: answer, secret: secrets[seat]! })).json()).toEqual(
      taken.json(),
    );
    await Promise.all(guests.map(sync));
    expect(guests[seat]!.frames.at(-2)!.kind).toBe('change');
  });
});

describe('who comes back', () => {
  it('goes on with the same view, and with the events since then', async () => {
    const { id, secrets, guests } = await settledTable(true);
    await goOn(guests, 6);
    const [one] = guests;
    const from = Math.floor(one.view!.next / 2);
    one.close();
    server.online.tables.forget();
    const back = await Guest.at(server, id, secrets[0], from);
    await back.until(({ kind }) => kind === 'view');
    const whole = await Guest.at(server, id, secrets[0]);
    await whole.until(({ kind }) => kind === 'view');
    expect(back.view!.since).toBe(from);
    expect(whole.view!.since).toBe(0);
    expect(back.view!.hash).toBe(one.view!.hash);
    expect(back.view!.questions).toEqual(one.view!.questions);
    expect(whole.view!.events).toHaveLength(one.view!.next);
    expect(back.view!.events).toEqual(whole.view!.events.slice(from));
  });

  it('is missed, and may be claimed against or handed over after a minute, never before', async () => {
    const { guests } = await settledTable(true);
    const [one, other] = guests;
    const present = await one.after('error', () => one.send({ kind: 'away', seat: 1, do: 'claim' }));
    expect(present.error).toBe('away');
    const left = one.after('table', () => other.close());
    expect((await left).table.seats[1]).toMatchObject({ present: false, away: 0 });
    const early = await one.after('error', () => one.send({ kind: 'away', seat: 1, do: 'computer' }));
    expect(early.error).toBe('away');
    server.wait(60_000);
    const handed = await one.after('table', () => one.send({ kind: 'away', seat: 1, do: 'computer' }));
    expect(handed.table.seats[1]).toMatchObject({ by: 'computer', player: 'plain', present: true });
    const second = (await settledTable(true)).guests;
    await second[0].after('table', () => second[1].close());
    server.wait(60_000);
    const claimed = await second[0].after('over', () =>
      second[0].send({ kind: 'away', seat: 1, do: 'claim' }),
    );
    expect(claimed.over).toMatchObject({ how: 'claimed', winner: 0 });
  });
});

describe('what seats agree on', () => {
  it('an answer that revealed something is taken back by consent only', async () => {
    const { guests } = await settledTable(true);
    const { by, before, given } = await answeredUntil(guests, (was, is) =>
      was.every((hash, at) => hash !== is[at]),
    );
    const [guest, other] = [guests[by]!, guests[1 - by]!];
    const offer = await offerSeen(other, () => guest.send({ kind: 'offer', what: 'undo' }));
    expect(offer).toMatchObject({ what: 'undo', by, agreed: [by] });
    await guest.after('view', () => other.send({ kind: 'respond', offer: offer.id, agree: true }));
    await Promise.all(guests.map(sync));
    expect(guests.map(({ view }) => view!.hash)).toEqual(before);
    expect(lastTable(guest).offers).toEqual([]);
    await guest.after('taken', () => guest.send({ kind: 'answer', id: 'again', ...given }));
  });

  it('an answer of which nobody has learned anything is taken back alone', async () => {
    const { guests } = await settledTable(true);
    const { by, given } = await answeredUntil(
      guests,
      (was, is, [one, other]) =>
        was[0] === is[0] && was[1] === is[1] && one.questions.length + other.questions.length === 1,
    );
    const taken = await guests[by]!.after('view', () => guests[by]!.send({ kind: 'offer', what: 'undo' }));
    expect(taken.view.questions[0]!.id).toBe(given.question);
    expect(lastTable(guests[by]!).offers).toEqual([]);
  });

  it('a draw, then a rematch with the seats swapped, to which the same secrets open', async () => {
    const { id, secrets, guests } = await settledTable(true);
    const [one, other] = guests;
    const draw = await offerSeen(other, () => one.send({ kind: 'offer', what: 'draw' }));
    await one.after('table', () => other.send({ kind: 'respond', offer: draw.id, agree: false }));
    await sync(other);
    expect(lastTable(one).offers).toEqual([]);
    const second = await offerSeen(other, () => one.send({ kind: 'offer', what: 'draw' }));
    const over = await one.after('over', () =>
      other.send({ kind: 'respond', offer: second.id, agree: true }),
    );
    expect(over.over).toEqual({ how: 'draw', winner: null, winners: [], because: 'table' });
    expect(over.contributions).toHaveLength(2);
    const swap = await offerSeen(other, () => one.send({ kind: 'offer', what: 'swap' }));
    const agreed = await one.after('table', () =>
      other.send({ kind: 'respond', offer: swap.id, agree: true }),
    );
    const { next } = agreed.table;
    expect(next).not.toBe(id);
    const there = await Guest.at(server, next!, secrets[0]);
    expect(there.frames[0]).toMatchObject({ kind: 'table', you: 1, table: { status: 'settled' } });
  });

  it('whoever concedes has lost, and then the record can be read', async () => {
    const { id, guests } = await settledTable(true);
    expect((await ask(server, 'GET', `/api/tables/${id}/record`)).json().error).toBe('status');
    const over = await guests[1].after('over', () => guests[0].send({ kind: 'concede' }));
    expect(over.over).toMatchObject({ how: 'conceded', winner: 1 });
    expect((await ask(server, 'GET', over.record)).json().dice.contributions).toEqual(over.contributions);
    const late = await guests[0].after('error', () => guests[0].send({ kind: 'concede' }));
    expect(late.error).toBe('status');
  });
});

describe('what is said', () => {
  it('reaches all at the table as text', async () => {
    const { guests, id } = await settledTable(false);
    const spectator = await Guest.at(server, id, null);
    const said = await spectator.after('said', () =>
      guests[0].send({ kind: 'say', text: '<script>1</script>' }),
    );
    expect(said).toEqual({ kind: 'said', seat: 0, text: '<script>1</script>' });
    const phrase = await guests[0].after('said', () => guests[1].send({ kind: 'say', phrase: 'good-luck' }));
    expect(phrase).toEqual({ kind: 'said', seat: 1, phrase: 'good-luck' });
  });

  it('is phrases only of guests without a name at a public table', async () => {
    const { table, secret } = await makeTable(server, tableOf('xwing1', { public: true }));
    const guest = await Guest.at(server, table.id, secret);
    const refused = await guest.after('error', () => guest.send({ kind: 'say', text: 'hello' }));
    expect(refused.error).toBe('status');
    await guest.after('said', () => guest.send({ kind: 'say', phrase: 'hello' }));
  });
});

describe('hostile clients', () => {
  it('do nothing as spectators, with a foreign secret, or before they say hello', async () => {
    const { id, guests } = await settledTable(true);
    const other = await makeTable(server, tableOf('xwing1'));
    const foreign = await Guest.at(server, id, other.secret);
    expect(foreign.frames).toEqual([{ kind: 'error', error: 'secret', reason: expect.any(String) }]);
    expect((await foreign.after('error', () => foreign.send({ kind: 'concede' }))).error).toBe('secret');
    const spectator = await Guest.at(server, id, null);
    await spectator.until(({ kind }) => kind === 'view');
    for (const frame of [{ kind: 'concede' }, { kind: 'offer', what: 'draw' }] as const)
      expect((await spectator.after('error', () => spectator.send(frame))).error).toBe('no-seat');
    expect(spectator.view!.seat).toBe(-1);
    expect(spectator.view!.questions).toEqual([]);
    expect(lastTable(guests[0]).status).toBe('playing');
    expect((await bring(id, other.secret, { squad: null })).status).toBe(403);
  });

  it('find nothing behind guessed links', async () => {
    for (const id of ['AAAAAAAAAAAAAA', 'x', '..%2f..%2fetc', "'%20or%20''='", '__proto__constructor'])
      expect((await ask(server, 'GET', `/api/tables/${id}`)).json().error).toBe('no-table');
    const nowhere = await Guest.at(server, 'AAAAAAAAAAAAAA', null);
    expect(nowhere.frames[0]).toMatchObject({ kind: 'error', error: 'no-table' });
    expect((await ask(server, 'GET', '/api/secrets')).status).toBe(404);
  });

  it('are cut for a message of 1 MB, and the others do not notice', async () => {
    const { id, guests } = await settledTable(true);
    const loud = await Guest.at(server, id, null);
    loud.sendText(`{"kind":"say","text":"${'x'.repeat(1_000_000)}"}`);
    await loud.closed();
    const long = await Guest.at(server, id, null);
    const error = await long.after('error', () =>
      long.sendText(`{"kind":"say","text":"${'x'.repeat(20_000)}"}`),
    );
    expect(error.error).toBe('bounds');
    await sync(guests[0]);
    expect(guests[0].isOpen).toBe(true);
  });

  it('are told what is wrong with what they send, which changes nothing', async () => {
    const { guests } = await settledTable(true);
    const [one] = guests;
    const texts = [
      '',
      '{',
      'null',
      '[]',
      '{"kind":"__proto__"}',
      '{"kind":"concede","__proto__":{"seat":1}}',
      '{"kind":"answer"}',
    ];
    for (const text of texts)
      expect((await one.after('error', () => one.sendText(text))).error).toBe('bounds');
    const body = '{"name":"x","__proto__":{"seat":0}}';
    const table = await makeTable(server, tableOf('xwing1'));
    expect((await ask(server, 'POST', `/api/tables/${table.table.id}/seats`, { body })).status).toBe(400);
    for (const [path, letters] of [
      [`/api/tables/${table.table.id}/seats`, 600_000],
      // A new table may bring a pack along.
      ['/api/tables', 9_000_000],
    ] as const) {
      const long = await ask(server, 'POST', path, { body: 'x'.repeat(letters) });
      expect(long.status).toBe(400);
      expect(long.headers.get('connection')).toBe('close');
    }
    expect(({} as { seat?: number }).seat).toBeUndefined();
  });

  it('open no sockets from other pages', async () => {
    const { table } = await makeTable(server, tableOf('xwing1'));
    const address = `${server.url.replace('http', 'ws')}/api/tables/${table.id}/socket`;
    const statusFrom = (origin: string) =>
      new Promise<number>((resolve) => {
        const socket = new WebSocket(address, { origin });
        socket.on('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode));
        socket.on('open', () => {
          socket.close();
          resolve(101);
        });
        socket.on('error', () => {});
      });
    expect(await statusFrom('https://elsewhere.example')).toBe(403);
    expect(await statusFrom('null')).toBe(403);
    expect(await statusFrom(server.url)).toBe(101);
  });

  it('are slowed down when they send without end', async () => {
    const still = await startServer({ memory: true });
    const flood = await Guest.at(still, 'AAAAAAAAAAAAAA', null);
    for (let sent = 0; sent < 300; sent++) flood.send({ kind: 'ping' });
    await flood.closed();
    expect(flood.frames.filter(({ kind }) => kind === 'pong').length).toBeLessThan(60);
    const statuses = [];
    for (let made = 0; made < 130; made++) statuses.push((await ask(still, 'GET', '/api/tables')).status);
    expect(statuses.slice(0, 100).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    await still.stop();
  });

  it('count by a token they were given and not by their address, get no more than it allows, and nothing by a guessed one', async () => {
    const bot = newSecret();
    const still = await startServer({ memory: true }, 0, undefined, { bots: `lab=${hashOfSecret(bot)}` });
    const list = async (request: { readonly bot?: string }) =>
      (await ask(still, 'GET', '/api/tables', request)).status;
    const times = async (count: number, request: { readonly bot?: string }) => {
      const statuses = [];
      for (let asked = 0; asked < count; asked++) statuses.push(await list(request));
      return statuses;
    };
    const { requests } = LIMITS;
    expect((await times(requests.burst + 1, {})).at(-1)).toBe(429);
    // Its address has nothing left, and the bot has all of its own.
    const own = await times(BOT_LIMITS.requests.burst + 1, { bot });
    expect(new Set(own.slice(0, -1))).toEqual(new Set([200]));
    expect(own.at(-1)).toBe(429);
    still.wait(10_000);
    for (const guessed of [newSecret(), '', 'lab', hashOfSecret(bot)]) {
      const { status, text } = await ask(still, 'GET', '/api/tables', { bot: guessed });
      expect(status).toBe(403);
      expect(text).not.toContain(bot);
    }
    // A token is no seat.
    const made = await ask(still, 'POST', '/api/tables', { bot, body: tableOf('xwing1') });
    const { table }: SeatTaken = await made.json();
    const squad = { bot, body: { squad: null } };
    expect((await ask(still, 'PUT', `/api/tables/${table.id}/squad`, squad)).status).toBe(403);
    const asSecret = { secret: bot, body: { squad: null } };
    expect((await ask(still, 'PUT', `/api/tables/${table.id}/squad`, asSecret)).status).toBe(403);
    const stream = await fetch(`${still.url}/api/tables/${table.id}/stream`, {
      headers: { 'X-Bot-Token': newSecret() },
    });
    expect(stream.status).toBe(403);
    const told = [...still.logged, (await ask(still, 'GET', '/metrics')).text].join('\n');
    expect(told).not.toContain(bot);
    await still.stop();
  });

  it('are named to the server by the hash of their token or not at all', () => {
    expect(() => new Bots(`lab=${newSecret()}`)).toThrow('BOT_TOKENS: expected NAME=SHA256, found lab');
    expect(new Bots('').asker(undefined, 'here').key).toBe('here');
  });

  it('are cut when they do not read, and the others do not notice', async () => {
    const { id, guests } = await settledTable(true);
    // Compressed, the same view over and over would take long to fill what lies between.
    const deaf = await Guest.at(server, id, null, 0, false);
    const connected = () => server.online.tables.counts.connections;
    const before = connected();
    deaf.stopReading();
    for (let round = 0; connected() === before && round < 100; round++) {
      for (let sent = 0; sent < 20; sent++) deaf.send({ kind: 'hello', secret: null, since: 0, hash: null });
      server.wait(2_000);
      await sync(guests[0]);
    }
    expect(connected()).toBe(before - 1);
    expect(guests.every(({ isOpen }) => isOpen)).toBe(true);
  });

  it('learn no secret from what is logged or counted', async () => {
    const { secrets } = await settledTable(true);
    const { text, headers } = await ask(server, 'GET', '/api/tables');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    const told = [...server.logged, text, (await ask(server, 'GET', '/metrics')).text].join('\n');
    for (const secret of secrets) expect(told).not.toContain(secret);
    expect(server.logged).toEqual([]);
  });
});

describe('an answer in secret', () => {
  it('sends nothing at all to anybody else while others still decide', async () => {
    const { id, guests } = await settledTable(true);
    const spectator = await Guest.at(server, id, null);
    await answeredUntil(guests, () => guests.every(({ view }) => view!.questions.length > 0), 2);
    const [one, other] = guests;
    const given = byChance('xwing1', 'secret')(one.view!)!;
    await Promise.all([other, spectator].map(sync));
    const before = [other, spectator].map(({ texts }) => texts.length);
    await one.after('taken', () => one.send({ kind: 'answer', id: 'secret', ...given }));
    const revised = await one.after('taken', () => one.send({ kind: 'revise', id: 'anew', ...given }));
    expect(revised.id).toBe('anew');
    await Promise.all([other, spectator].map(sync));
    const news = [other, spectator].map(({ texts }, at) => texts.slice(before[at]));
    expect(news).toEqual([['{"kind":"pong"}'], ['{"kind":"pong"}']]);
    const early = await one.after('error', () => one.send({ kind: 'offer', what: 'undo' }));
    expect(early.reason).toContain('revise');
  });
});

/** A game that has begun, whose seats are connected to a server each. */
async function apart(here: TestServer, there: TestServer) {
  const made = await makeTable(here, tableOf('xwing1'));
  there.wait(60_000);
  const { id } = made.table;
  const second: SeatTaken = (await ask(there, 'POST', `/api/tables/${id}/seats`, { body: {} })).json();
  const one = await Guest.at(here, id, made.secret);
  const other = await Guest.at(there, id, second.secret);
  const { usual } = (await houseGame('xwing1')).format('xwing1');
  const squads = [made, second].map(({ secret, seat }, at) =>
    ask([here, there][at]!, 'PUT', `/api/tables/${id}/squad`, {
      secret,
      body: { squad: { ready: usual(seat) } },
    }),
  );
  for (const { status } of await Promise.all(squads)) expect(status).toBe(200);
  one.hear = contributesTo(one, 1);
  other.hear = contributesTo(other, 2);
  const guests = [one, other] as const;
  const heal = async () => {
    for (const { online } of [here, there]) await online.tables.heal();
    await Promise.all(guests.map(sync));
  };
  while (guests.some(({ view }) => view === null)) await heal();
  return { id, secret: made.secret, guests, heal };
}

describe('two servers on one database', () => {
  it('take answers at the same instant, and find by looking what neither was told', async () => {
    const shared = await openStorage({ memory: true }, () => {});
    const [here, there] = [await startServer({ shared }, 100), await startServer({ shared }, 100)];
    const { guests, heal } = await apart(here, there);
    const [one] = guests;
    const robots = guests.map((_, seat) => byChance('xwing1', `both ${seat}`));
    let together = 0;
    for (let time = 0; together < 3; time++) {
      await heal();
      const asked = guests.filter(({ view }) => view!.questions.length > 0);
      if (asked.length === 2) together += 1;
      await Promise.all(
        asked.map((guest) => {
          const answer = robots[guests.indexOf(guest)]!(guest.view!)!;
          return guest.after('taken', () => guest.send({ kind: 'answer', id: `${time}`, ...answer }));
        }),
      );
    }
    await heal();
    expect(
      guests.flatMap(({ frames }) => frames).filter(({ kind }) => kind === 'refused' || kind === 'error'),
    ).toEqual([]);
    expect(lastTable(one).seats.map(({ present }) => present)).toEqual([true, true]);
    const late = await one.after('error', () => one.send({ kind: 'away', seat: 1, do: 'claim' }));
    expect(late.error).toBe('away');
    for (const { stop, logged } of [here, there]) {
      expect(logged).toEqual([]);
      await stop();
    }
    await shared.close();
  }, 120_000);

  it.each([
    ['by looking when somebody comes', () => {}],
    ['by reading it anew', (server: TestServer) => server.online.tables.forget()],
  ])(
    'tell a seat at two devices the same, also what was not heard before the second one came, %s',
    async (_, forget) => {
      const shared = await openStorage({ memory: true }, () => {});
      const deaf = { ...shared, listen: async () => {} };
      const [here, there] = [await startServer({ shared: deaf }, 100), await startServer({ shared }, 100)];
      const { id, secret, guests, heal } = await apart(here, there);
      const [one, other] = guests;
      const robots = guests.map((_, seat) => byChance('xwing1', `devices ${seat}`));
      for (let time = 0; ; time++) {
        const by = guests.findIndex(({ view }) => view!.questions.length > 0);
        const given = robots[by]!(guests[by]!.view!)!;
        const before = other.view!.next;
        await guests[by]!.after('taken', () => guests[by]!.send({ kind: 'answer', id: `${time}`, ...given }));
        // One has not heard of it: events that both see.
        if (by === 1 && other.view!.next > before) break;
        await heal();
      }
      forget(here);
      const again = await Guest.at(here, id, secret);
      await again.until(({ kind }) => kind === 'view');
      await sync(one);
      expect(one.view!.hash).toBe(again.view!.hash);
      expect(one.view!.next).toBe(other.view!.next);
      for (const { stop } of [here, there]) await stop();
      await shared.close();
    },
    120_000,
  );
});

describe('a game that everybody has left', () => {
  it('is shown as another server has brought it on meanwhile', async () => {
    const shared = await openStorage({ memory: true }, () => {});
    const [here, there] = [await startServer({ shared }, 100), await startServer({ shared }, 100)];
    const { id, secret, guests, heal } = await apart(here, there);
    const [one, other] = guests;
    const robots = guests.map((_, seat) => byChance('xwing1', `left ${seat}`));
    for (let time = 0; other.view!.questions.length === 0; time++) {
      const given = robots[0]!(one.view!)!;
      await one.after('taken', () => one.send({ kind: 'answer', id: `${time}`, ...given }));
      await heal();
    }
    one.close();
    await expect.poll(() => here.online.tables.counts).toEqual({ tables: 0, connections: 0, rested: 1 });
    for (let time = 0; other.view!.questions.length > 0; time++) {
      const given = robots[1]!(other.view!)!;
      await other.after('taken', () => other.send({ kind: 'answer', id: `${time}`, ...given }));
      await sync(other);
    }
    const decides = async (server: TestServer) =>
      (await ask(server, 'GET', `/api/tables/${id}`))
        .json()
        .table.seats.map((seat: TableInfo['seats'][number]) => seat.decides);
    expect(await decides(here)).toEqual(await decides(there));
    const again = await Guest.at(here, id, secret);
    await again.until(({ kind }) => kind === 'view');
    expect(again.view!.next).toBe(other.view!.next);
    // Whoever does not come back for a minute is read anew.
    again.close();
    await expect.poll(() => here.online.tables.counts.rested).toBe(1);
    here.online.tables.forgetRested();
    expect(here.online.tables.counts.rested).toBe(1);
    here.wait(61_000);
    here.online.tables.forgetRested();
    expect(here.online.tables.counts.rested).toBe(0);
    for (const { stop } of [here, there]) await stop();
    await shared.close();
  }, 120_000);
});

describe('who decides', () => {
  it('is told of a table, and not who has decided in secret', async () => {
    const { id, guests } = await settledTable(true);
    const robots = guests.map((_, seat) => byChance('xwing1', `decides ${seat}`));
    const deciding = async () =>
      (await ask(server, 'GET', `/api/tables/${id}`))
        .json()
        .table.seats.map(({ decides }: TableInfo['seats'][number]) => decides);
    const answer = async (seat: number, time: number) => {
      const given = robots[seat]!(guests[seat]!.view!)!;
      await guests[seat]!.after('taken', () =>
        guests[seat]!.send({ kind: 'answer', id: `decides ${time}`, ...given }),
      );
      await Promise.all(guests.map(sync));
    };
    const asked = () => guests.map(({ view }) => view!.questions.length > 0);
    for (let time = 0; !asked().every(Boolean); time++) {
      expect(await deciding()).toEqual(asked());
      await answer(asked().indexOf(true), time);
    }
    expect(await deciding()).toEqual([true, true]);
    await answer(0, 1000);
    expect(asked()).toEqual([false, true]);
    expect(await deciding()).toEqual([true, true]);
    for (const guest of guests) guest.close();
  }, 120_000);
});

describe('a computer player', () => {
  const xws = (faction: string, id: string, ship: string, count: number) =>
    JSON.stringify({ faction, name: 'Theirs', pilots: Array.from({ length: count }, () => ({ id, ship })) });
  const { fleet } = CORE_FLEETS.find(({ fleet: { faction } }) => faction === 'rebel')!;
  /** What a computer player may fly, and what not, as lists of list builders. */
  const LISTS = {
    xwing2: [
      xws('galacticempire', 'obsidiansquadronpilot', 'tielnfighter', 4),
      xws('galacticempire', 'obsidiansquadronpilot', 'tielnfighter', 12),
      'obsidiansquadronpilot',
    ],
    xwing1: [
      xws('imperial', 'academypilot', 'tiefighter', 3),
      xws('imperial', 'academypilot', 'tiefighter', 12),
      'academypilot',
    ],
    armada: [
      writeFleetText(fleet, armadaPack(formatJson('armada')), 'kingston'),
      'Faction: Rebel Alliance\nCommander: General Dodonna\n',
      fleet.ships[0]!.ship,
    ],
  } as const;

  it.each(GAME_IDS)(
    'flies what the first guest brings it, with the same checks: %s',
    async (game) => {
      const [legal, illegal, flown] = LISTS[game];
      const { table, secret } = await makeTable(
        server,
        tableOf(game, { seats: [{ by: 'computer', player: 'random' }, { by: 'guest' }] }),
      );
      const guest = await Guest.at(server, table.id, secret);
      guest.hear = contributesTo(guest, 9);
      const refused = (await bring(table.id, secret, { squad: { text: illegal }, seat: 0 })).json();
      expect(refused.brought).toBe(false);
      expect([...refused.problems, ...refused.refusals].length).toBeGreaterThan(0);
      const huge = { squad: { text: 'x'.repeat(70_000) }, seat: 0 };
      expect((await bring(table.id, secret, huge)).status).toBe(400);
      const taken = (await bring(table.id, secret, { squad: { text: legal }, seat: 0 })).json();
      expect(taken.brought).toBe(true);
      const info: TableInfo = (await ask(server, 'GET', `/api/tables/${table.id}`)).json().table;
      expect(info.seats[0]!.squad).toEqual({ name: taken.name, points: taken.points });
      const { usual } = (await houseGame(game)).format(table.format);
      await bring(table.id, secret, { squad: { ready: usual(1) } });
      await guest.until(({ kind }) => kind === 'view');
      expect(JSON.stringify(guest.view!.state)).toContain(flown);
      expect((await bring(table.id, secret, { squad: null, seat: 0 })).json().error).toBe('status');
      guest.close();
    },
    120_000,
  );

  it('is brought nothing by a guest who did not open the table', async () => {
    const made = await makeTable(
      server,
      tableOf('xwing2', {
        seats: [{ by: 'guest' }, { by: 'computer', player: 'random' }, { by: 'guest' }],
      }),
    );
    const other: SeatTaken = (await seatAt(made.table.id)).json();
    const squad = { ready: 'four-x-wings' };
    const tried = await bring(made.table.id, other.secret, { squad, seat: 1 });
    expect(tried.json()).toEqual({
      error: 'no-seat',
      reason: 'the first guest chooses what computer players fly',
    });
    expect((await bring(made.table.id, made.secret, { squad, seat: 1 })).json().brought).toBe(true);
    expect((await bring(made.table.id, made.secret, { squad, seat: 2 })).json().error).toBe('no-seat');
  });

  it('is asked once more when its thread had ended', async () => {
    const { table, secret } = await makeTable(
      server,
      tableOf('xwing1', { seats: [{ by: 'guest' }, { by: 'computer', player: 'random' }] }),
    );
    const guest = await Guest.at(server, table.id, secret);
    guest.hear = contributesTo(guest, 9);
    canThink = false;
    try {
      await bring(table.id, secret, { squad: { ready: FLEETS[0] } });
      await guest.until(({ kind }) => kind === 'view');
      await goOn([guest], 20);
      const { hash, next, questions, waiting } = guest.view!;
      expect({ questions, waiting }).toEqual({ questions: [], waiting: [1] });
      await server.online.tables.thinkAgain();
      await sync(guest);
      expect(guest.view!.hash).toBe(hash);
      canThink = true;
      await guest.after('change', () => server.online.tables.thinkAgain());
      // In mid-step the position, and so its hash, may still be the same.
      expect(guest.view!.next).toBeGreaterThan(next);
    } finally {
      canThink = true;
      guest.close();
    }
  }, 120_000);
});

describe('a bot', () => {
  it('reads lines instead of a socket', async () => {
    const { table, secret } = await makeTable(
      server,
      tableOf('xwing1', { seats: [{ by: 'guest' }, { by: 'computer', player: 'random' }] }),
    );
    const response = await fetch(`${server.url}/api/tables/${table.id}/stream`, {
      headers: { Authorization: `Bearer ${secret}` },
    });
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let read = '';
    const next = async (kind: ServerFrame['kind']): Promise<ServerFrame> => {
      for (;;) {
        const end = read.indexOf('\n');
        if (end < 0) read += (await reader.read()).value ?? '';
        else {
          const frame = JSON.parse(read.slice(0, end)) as ServerFrame;
          read = read.slice(end + 1);
          if (frame.kind === kind) return frame;
        }
      }
    };
    expect(await next('table')).toMatchObject({ you: 0 });
    const ready = (await ask(server, 'GET', '/api/formats/xwing1/ready')).json();
    await bring(table.id, secret, { squad: { ready: ready[0].id } });
    const send = (body: object) => ask(server, 'POST', `/api/tables/${table.id}/frames`, { secret, body });
    const { commitment, contribution } = contribute(new Uint8Array(32).fill(7));
    await next('settled');
    expect((await send({ kind: 'commit', commitment })).json()).toEqual({ kind: 'taken', id: 'commit' });
    await send({ kind: 'contribute', contribution });
    expect(await next('view')).toMatchObject({ view: { seat: 0 } });
    expect((await send({ kind: 'hello', secret: null, since: 0, hash: null })).status).toBe(400);
    await send({ kind: 'concede' });
    expect(await next('over')).toMatchObject({ over: { winner: 1 } });
    await reader.cancel();
  });
});

it('whoever greets while the database is away is told, cut, and heard when they come again', async () => {
  const { id } = await settledTable(true);
  vi.spyOn(Tables.prototype, 'connect').mockRejectedValueOnce(new Error('the database is away'));
  const early = await Guest.at(server, id, null);
  expect(early.frames).toEqual([{ kind: 'error', error: 'fault', reason: expect.any(String) }]);
  await early.closed();
  const again = await Guest.at(server, id, null);
  await again.until(({ kind }) => kind === 'view');
});
