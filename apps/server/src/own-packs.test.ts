// Tables whose maker brings a pack of points along: checked, kept with the game, and played.
import { CORE_FLEETS, packFrom, writeFleetText } from '@firing-arc/armada';
import { type GameId, MOST_PACK, type SeatTaken, type TableInfo } from '@firing-arc/online';
import { type GameRecord, replay, withBase } from '@firing-arc/referee';
import { FIRST } from '@firing-arc/xwing/first';
import { SECOND } from '@firing-arc/xwing/second';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatJson } from './games/format-files.ts';
import { houseGame } from './games/index.ts';
import { openStorage } from './storage/open.ts';
import type { Storage } from './storage/storage.ts';
import { ask, contributesTo, Guest, startServer, type TestServer, tableOf } from './testing/server.ts';

let storage: Storage;
let server: TestServer;
/** Another server on the same database, which has not seen the table being made. */
let other: TestServer;
beforeAll(async () => {
  storage = await openStorage({ memory: true }, () => {});
  server = await startServer({ shared: storage }, 100);
  other = await startServer({ shared: storage }, 100);
}, 240_000);
afterAll(async () => {
  await server.stop();
  await other.stop();
  await storage.close();
});

const BASES = { xwing2: 'xwing2-amg', xwing1: 'xwing1', armada: 'armada' } as const;

/** A pack as differences from the house's, on several lines as hands write it. */
const packOf = (base: string, changes: object = {}): string =>
  JSON.stringify(
    { base, id: 'club', name: 'Club night', version: '3', date: '2026-11-01', origin: 'us', ...changes },
    null,
    1,
  );

/** Asks for a table that brings a pack along, from an address that may bring some more. */
function made(game: GameId, pack: string, changes: object = {}) {
  server.wait(300_000);
  const body = { ...tableOf(game), format: 'own.club', pack, ...changes };
  return ask(server, 'POST', '/api/tables', { body });
}

const bring = (at: TestServer, table: string, secret: string, squad: object, seat?: number) =>
  ask(at, 'PUT', `/api/tables/${table}/squad`, { secret, body: { squad, seat } });

const xws = (faction: string, ids: readonly (readonly [string, string, object?])[]) =>
  JSON.stringify({ faction, pilots: ids.map(([id, ship, upgrades]) => ({ id, ship, upgrades })) });

/** One change of each game's points, a list that is legal under them alone, and one that is under the house's alone. */
const CLUBS = {
  xwing2: {
    changes: {
      squad: { points: 20, ships: { least: 3, most: 12 }, restricted: 0 },
      pilots: { obsidiansquadronpilot: { cost: 1 }, scourgeskutu: { cost: 20 } },
    },
    legal: xws('galacticempire', Array(12).fill(['obsidiansquadronpilot', 'tielnfighter'])),
    gone: xws('galacticempire', [
      ...Array(2).fill(['obsidiansquadronpilot', 'tielnfighter']),
      ['scourgeskutu', 'tielnfighter'],
    ]),
  },
  xwing1: {
    changes: { pilots: { academypilot: { points: 5 }, blacksquadronpilot: null } },
    legal: xws('imperial', Array(12).fill(['academypilot', 'tiefighter'])),
    gone: xws('imperial', [['blacksquadronpilot', 'tiefighter']]),
  },
} as const;

describe('a pack that a table brings along', () => {
  it.each(['xwing2', 'xwing1'] as const)(
    'decides what is legal at it, on every server, and its game replays: %s',
    async (game) => {
      const { changes, legal, gone } = CLUBS[game];
      const pack = packOf(BASES[game], changes);
      const seats = [{ by: 'guest' }, { by: 'computer', player: 'random' }];
      const response = await made(game, pack, { seats });
      expect(response.status).toBe(201);
      const { table, secret }: SeatTaken = response.json();
      const info = { id: 'club', name: 'Club night', version: '3', date: '2026-11-01' };
      expect(table).toMatchObject({ format: 'own.club', pack: info });
      for (const at of [server, other]) {
        const told: TableInfo = (await ask(at, 'GET', `/api/tables/${table.id}`)).json().table;
        expect(told.pack).toEqual(info);
        expect((await ask(at, 'GET', `/api/tables/${table.id}/pack`)).json()).toEqual({ text: pack });
      }
      const refused = (await bring(other, table.id, secret, { text: gone }, 1)).json();
      expect(refused.brought).toBe(false);
      const house = (await houseGame(game)).format(BASES[game]);
      expect(
        [house.read({ text: gone }), house.read({ text: legal })].map(({ findings }) => findings.brought),
      ).toEqual([true, false]);
      expect((await bring(other, table.id, secret, { text: legal }, 1)).json().brought).toBe(true);
      const spectator = await Guest.at(server, table.id, null);
      const guest = await Guest.at(server, table.id, secret);
      guest.hear = contributesTo(guest, 9);
      await bring(server, table.id, secret, { ready: house.usual(0) });
      await guest.until(({ kind }) => kind === 'view');
      expect(spectator.frames.find(({ kind }) => kind === 'table')).toMatchObject({ table: { pack: info } });
      guest.send({ kind: 'concede' });
      await guest.until(({ kind }) => kind === 'over');
      const record: GameRecord = (await ask(server, 'GET', `/api/tables/${table.id}/record`)).json();
      expect(JSON.stringify(record.setup)).toContain('"club"');
      const referee = game === 'xwing2' ? replay(SECOND, record as never) : replay(FIRST, record as never);
      expect(referee.hash).toBe(record.final);
      const again = await guest.after('table', () => guest.send({ kind: 'offer', what: 'rematch' }));
      expect(again.table.next).not.toBeNull();
      const next = (await ask(other, 'GET', `/api/tables/${again.table.next}/pack`)).json();
      expect(next).toEqual({ text: pack });
      guest.close();
      spectator.close();
    },
    120_000,
  );

  it('counts the points of a fleet of Armada, whose game has as many rounds as it says', async () => {
    const { play: usual, ships } = formatJson('armada') as {
      readonly play: { readonly standard: object; readonly core: object };
      readonly ships: readonly { readonly id: string; readonly points: number }[];
    };
    const dear = Object.fromEntries(ships.map(({ id, points }) => [id, { points: points + 100 }]));
    const rounds = { standard: { ...usual.standard, rounds: 2 }, core: { ...usual.core, rounds: 2 } };
    const seats = [{ by: 'guest' }, { by: 'computer', player: 'random' }];
    const costly = await made('armada', packOf('armada', { ships: dear }), { seats });
    const sat: SeatTaken = costly.json();
    const { usual: fleet } = (await houseGame('armada')).format('armada');
    const refused = (await bring(server, sat.table.id, sat.secret, { ready: fleet(0) })).json();
    expect(refused.brought).toBe(false);
    expect(refused.refusals[0].message).toMatch(/points/);
    const { table, secret }: SeatTaken = (
      await made('armada', packOf('armada', { play: rounds }), { seats })
    ).json();
    const guest = await Guest.at(server, table.id, secret);
    guest.hear = contributesTo(guest, 9);
    await bring(server, table.id, secret, { ready: fleet(0) });
    await guest.until(({ kind }) => kind === 'view');
    expect(JSON.stringify(guest.view!.state)).toContain('"rounds":2');
    guest.close();
  }, 120_000);

  it('brings cards of its own in 2.5, which a computer player flies', async () => {
    const id = 'protontorpedoes--e1-4-5--as-heavy-torpedoes';
    const card = {
      id,
      name: 'Heavy Torpedoes',
      slots: ['torpedo'],
      limited: 0,
      cost: 1,
      formats: ['standard'],
    };
    const seats = [{ by: 'guest' }, { by: 'computer', player: 'plain' }];
    const pack = packOf('xwing2-amg', { upgrades: { [id]: card } });
    const { table, secret }: SeatTaken = (await made('xwing2', pack, { seats })).json();
    const text = xws('rebelalliance', [
      ['garvendreis-t65xwing', 't65xwing', { torpedo: [id] }],
      ...Array(3).fill(['redsquadronveteran', 't65xwing']),
    ]);
    const brought = await bring(server, table.id, secret, { text }, 1);
    expect(brought.json()).toMatchObject({ brought: true, problems: [], refusals: [] });
    const guest = await Guest.at(server, table.id, secret);
    guest.hear = contributesTo(guest, 9);
    await bring(server, table.id, secret, { ready: 'four-x-wings' });
    await guest.until(({ kind }) => kind === 'view');
    expect(JSON.stringify(guest.view!.state)).toContain(id);
    expect(server.logged).toEqual([]);
    guest.close();
  }, 120_000);

  it('brings cards of its own in First Edition, which a computer player flies', async () => {
    const id = 'protontorpedoes--e0-4-5--as-heavy-torpedoes';
    const card = { id, name: 'Heavy Torpedoes', slots: ['torpedo'], points: 4 };
    const seats = [{ by: 'guest' }, { by: 'computer', player: 'plain' }];
    const pack = packOf('xwing1', { upgrades: { [id]: card } });
    const { table, secret }: SeatTaken = (await made('xwing1', pack, { seats })).json();
    const text = xws('rebel', [
      ['wedgeantilles', 'xwing', { torpedo: [id] }],
      ...Array(3).fill(['rookiepilot', 'xwing']),
    ]);
    const brought = await bring(server, table.id, secret, { text }, 1);
    expect(brought.json()).toMatchObject({ brought: true, problems: [], refusals: [] });
    const guest = await Guest.at(server, table.id, secret);
    guest.hear = contributesTo(guest, 9);
    await bring(server, table.id, secret, { ready: 'red-squadron' });
    await guest.until(({ kind }) => kind === 'view');
    expect(JSON.stringify(guest.view!.state)).toContain(id);
    expect(server.logged).toEqual([]);
    guest.close();
  }, 120_000);

  it.each([
    {
      game: 'xwing2',
      id: 'redsquadronveteran--e0-3-5--as-old-hand',
      changes: { initiative: 5, cost: 4 },
      squad: ['rebelalliance', 't65xwing', 'redsquadronveteran'],
      ready: 'four-x-wings',
    },
    {
      game: 'xwing1',
      id: 'wedgeantilles--e0-9-5--as-young-wedge',
      changes: { skill: 5, points: 20 },
      squad: ['rebel', 'xwing', 'rookiepilot'],
      ready: 'red-squadron',
    },
  ] as const)(
    'brings pilots of its own in $game, which a computer player flies',
    async (given) => {
      const { game, id, changes, squad, ready } = given;
      const { pilots } = formatJson(BASES[game]) as { readonly pilots: readonly { readonly id: string }[] };
      const like = pilots.find((pilot) => id.startsWith(`${pilot.id}--`));
      const seats = [{ by: 'guest' }, { by: 'computer', player: 'plain' }];
      const pack = packOf(BASES[game], { pilots: { [id]: { ...like, ...changes, id, name: 'Ours' } } });
      const { table, secret }: SeatTaken = (await made(game, pack, { seats })).json();
      const [faction, ship, mate] = squad;
      const text = xws(faction, [[id, ship], ...Array(3).fill([mate, ship])]);
      const brought = await bring(server, table.id, secret, { text }, 1);
      expect(brought.json()).toMatchObject({ brought: true, problems: [], refusals: [] });
      const guest = await Guest.at(server, table.id, secret);
      guest.hear = contributesTo(guest, 9);
      await bring(server, table.id, secret, { ready });
      await guest.until(({ kind }) => kind === 'view');
      expect(JSON.stringify(guest.view!.state)).toContain(id);
      expect(server.logged).toEqual([]);
      guest.close();
    },
    120_000,
  );

  it('brings squadrons of its own in Armada, which a computer player flies', async () => {
    const id = 'howlrunner-tie-fighter-squadron--e3-1-2--as-night-caller';
    const squadrons = { [id]: { id, name: 'Night Caller', points: 17 } };
    const seats = [{ by: 'guest' }, { by: 'computer', player: 'plain' }];
    const pack = packOf('armada', { squadrons });
    const { table, secret }: SeatTaken = (await made('armada', pack, { seats })).json();
    const { fleet } = CORE_FLEETS.find((ready) => ready.id === 'core-empire')!;
    const own = { ...fleet, squadrons: [...fleet.squadrons.slice(0, 4), id] };
    const text = writeFleetText(own, packFrom(withBase({ squadrons }, formatJson('armada'))), 'kingston');
    expect(text).toContain('Night Caller (17)');
    const brought = await bring(server, table.id, secret, { text }, 1);
    expect(brought.json()).toMatchObject({ brought: true, problems: [], refusals: [] });
    const guest = await Guest.at(server, table.id, secret);
    guest.hear = contributesTo(guest, 9);
    const { usual } = (await houseGame('armada')).format('armada');
    await bring(server, table.id, secret, { ready: usual(0) });
    await guest.until(({ kind }) => kind === 'view');
    expect(JSON.stringify(guest.view!.state)).toContain(id);
    expect(server.logged).toEqual([]);
    guest.close();
  }, 120_000);

  it('gives a computer player a ready squad that is legal under it, where the usual one is not', async () => {
    const pack = packOf('xwing1', {
      pilots: { academypilot: { points: 90 }, redsquadronpilot: { points: 90 } },
    });
    const seats = [{ by: 'computer', player: 'random' }, { by: 'guest' }];
    const { table, secret }: SeatTaken = (await made('xwing1', pack, { seats })).json();
    const guest = await Guest.at(server, table.id, secret);
    const text = xws('imperial', [['blacksquadronpilot', 'tiefighter']]);
    await bring(server, table.id, secret, { text });
    await guest.until(({ kind }) => kind === 'settled');
    const [first] = ((await ask(server, 'GET', `/api/tables/${table.id}`)).json().table as TableInfo).seats;
    expect(first!.squad!.points).toBeLessThanOrEqual(100);
    expect(first!.squad!.points).toBeGreaterThan(0);
    guest.close();
  });

  it('has the cards of its day where a table is of an earlier wave of First Edition', async () => {
    const seats = [{ by: 'computer', player: 'random' }, { by: 'guest' }];
    const body = { ...tableOf('xwing1'), format: 'xwing1-2014-11-wave-5', seats };
    const { table, secret }: SeatTaken = (await ask(server, 'POST', '/api/tables', { body })).json();
    const brought = async (pilot: string, ship: string) =>
      (await bring(server, table.id, secret, { text: xws('rebel', [[pilot, ship]]) })).json();
    expect(await brought('mirandadoni', 'kwing')).toMatchObject({
      brought: false,
      refusals: [{ message: expect.stringContaining('came with wave 7, 2015-08') }],
    });
    expect(await brought('dashrendar', 'yt2400')).toMatchObject({ brought: true });
    const [first] = ((await ask(server, 'GET', `/api/tables/${table.id}`)).json().table as TableInfo).seats;
    expect(first!.squad!.points).toBeGreaterThan(0);
  });

  it('is epic play of First Edition where it is asked for, as the house’s format is', async () => {
    const text = xws('imperial', [
      ['soontirfel', 'tieinterceptor'],
      ...Array(12).fill(['academypilot', 'tiefighter']),
    ]);
    const formats = [
      [{ format: 'xwing1' }, false],
      [{ format: 'xwing1-epic' }, true],
      [{ format: 'own.club', pack: packOf('xwing1') }, false],
      [{ format: 'own.club.epic', pack: packOf('xwing1') }, true],
    ] as const;
    for (const [format, isLegal] of formats) {
      server.wait(300_000);
      const response = await ask(server, 'POST', '/api/tables', {
        body: { ...tableOf('xwing1'), ...format },
      });
      const { table, secret }: SeatTaken = response.json();
      expect((await bring(server, table.id, secret, { text })).json().brought).toBe(isLegal);
    }
  });
});

describe('a hostile pack', () => {
  it.each([
    ['no JSON', '{ "id": "club",\n  "cost": }', /^this is no pack: line 2, column 11: /],
    ['no object', '[]', /this is no pack/],
    ['of no known game', packOf('xwing2-amg', { game: 'chess' }), /a game that is not played here/],
    ['of another game', packOf('xwing1'), /^this pack is one of xwing1$/],
    ['told from nothing', packOf('nothing'), /line 2, column 10: \/base there is no pack 'nothing'/],
    ['told from a path', packOf('../package'), /\/base there is no pack '..\/package'/],
    ['named as one of the house', packOf('xwing2-amg', { id: 'xwing2-xwa' }), /an id of its own/],
    [
      'named otherwise than its format',
      packOf('xwing2-amg', { id: 'pub' }),
      /^the format of this pack is own.pub$/,
    ],
    [
      'with a cost that is none',
      packOf('xwing2-amg', { pilots: { wampa: { cost: -1 } } }),
      /line 10, column 12: \/pilots\/wampa\/cost wampa: /,
    ],
    [
      'that contradicts itself',
      packOf('xwing2-amg', { bans: [{ kind: 'pilot', id: 'wampa', ruling: 'xwing2:game-mode.1' }] }),
      /wampa is banned and legal at once/,
    ],
    [
      'with a prototype',
      '{"__proto__":{"id":"club"},"base":"xwing2-amg","pilots":{"__proto__":{"cost":1},"constructor":{"cost":1}}}',
      /this is no pack: .*__proto__/,
    ],
    ['of the depth of a well', '{"a":'.repeat(150_000) + 1 + '}'.repeat(150_000), /this is no pack/],
    [
      'with forty thousand faults',
      packOf('xwing2-amg', { restricted: Array.from({ length: 40_000 }, (_, at) => `card-${at}`) }),
      /no card 'card-0'; .*; and 196 more$/,
    ],
    [
      'with a card of its own that is none',
      packOf('xwing2-amg', {
        upgrades: { 'a--b': { id: 'a--b', name: 'A', slots: ['talent'], limited: 0, cost: 1, formats: [] } },
      }),
      /is no card made of the house's/,
    ],
    [
      'of a play area without end',
      packOf('xwing2-amg', { board: { width: 1e300, depth: 1e300 } }),
      /line \d+, column \d+: \/board\/width must be <= 4000/,
    ],
    [
      'with a version as long as a book',
      packOf('xwing2-amg', { version: 'v'.repeat(100_000) }),
      /no game can begin under this pack: setup.format.version: /,
    ],
  ])('%s is refused with its reason', async (_, pack, reason) => {
    const response = await made('xwing2', pack);
    expect(response.status).toBe(422);
    expect(response.json().error).toBe('pack');
    expect(response.json().reason).toMatch(reason);
    expect(response.text.length).toBeLessThan(2000);
  });

  it('is not read where it is too long, or where an address brings too many', async () => {
    expect((await made('xwing2', 'x'.repeat(MOST_PACK + 1))).status).toBe(400);
    expect((await made('xwing2', '"'.repeat(2 * MOST_PACK))).json().reason).toMatch(/letters/);
    const address = '203.0.113.7';
    const proxied = await startServer({ shared: storage }, 100);
    const asked = () =>
      ask(proxied, 'POST', '/api/tables', {
        body: { ...tableOf('armada'), format: 'own.club', pack: '[]' },
        address,
      });
    const answers = [];
    for (let nth = 0; nth < 6; nth++) answers.push((await asked()).json().error);
    expect(answers).toEqual([...Array(5).fill('pack'), 'rate']);
    await proxied.stop();
  });

  it('tells others no more than a line of itself', async () => {
    const name = `\u202E${'<b>'.repeat(200_000)}`;
    const { table }: SeatTaken = (await made('armada', packOf('armada', { name }))).json();
    expect(table.pack!.name).toMatch(/^(<b>){40}…$/);
  });
});
