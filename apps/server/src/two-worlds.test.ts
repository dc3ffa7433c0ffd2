// What the server sends in worlds that differ only in what a seat may not know.
import { ARMADA, packFrom as fleetPack, fleetPool, randomFleet, setupFromFleets } from '@firing-arc/armada';
import { SECRETS as ARMADA_SECRETS, keenAnswerer } from '@firing-arc/armada/testing';
import {
  type Answerer,
  firstPosition,
  type GameEvent,
  newRecord,
  type Question,
  type Rules,
  type State,
} from '@firing-arc/referee';
import type { Secrets } from '@firing-arc/referee/testing';
import { growStreams, nextUint32 } from '@firing-arc/table';
import * as first from '@firing-arc/xwing/first';
import * as firstTesting from '@firing-arc/xwing/first/testing';
import * as second from '@firing-arc/xwing/second';
import * as secondTesting from '@firing-arc/xwing/second/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatJson } from './games/format-files.ts';
import { openStorage } from './storage/open.ts';
import type { Storage } from './storage/storage.ts';
import { tableOf } from './testing/server.ts';
import { type Counts, worldsAtATable } from './testing/worlds-at-a-table.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await openStorage({ memory: true }, (error) => {
    throw error;
  });
}, 240_000);
afterAll(() => storage.close());

type Players<S extends State, Q extends Question> = (streams: number[], index: number) => Answerer<S, Q>;

/** Two worlds at tables of a game with clocks, from setup to its end. */
function worldsOf<
  S extends State & { readonly phase: string },
  Setup,
  Q extends Question,
  E extends GameEvent,
>(
  game: 'xwing2' | 'xwing1' | 'armada',
  {
    rules,
    secrets,
    players,
    setup,
    seed,
    every,
  }: {
    readonly rules: Rules<S, Setup, Q, E>;
    readonly secrets: Secrets<S, E, Q>;
    readonly players: Players<S, Q>;
    readonly setup: Setup;
    readonly seed: string;
    readonly every: number;
  },
): Promise<Counts> {
  const streams = growStreams(seed, ['one', 'two', 'following one', 'following two', 'worlds']);
  return worldsAtATable(storage, {
    rules,
    table: tableOf(game, { clock: { kind: 'game', minutes: 60, delay: 10 } }),
    position: firstPosition(rules, newRecord(rules, setup, seed)),
    players: [players(streams, 0), players(streams, 1)],
    followers: [players(streams, 2), players(streams, 3)],
    secrets,
    random: () => nextUint32(streams, 4) / 4294967296,
    every,
  });
}

/** X-Wing 2.5 with a facedown upgrade and a facedown condition, or squads by chance with upgrades in half of their slots. */
function secondWorlds(seed: string, squads: readonly second.Squad[] | null): Promise<Counts> {
  const pack = second.packFrom(formatJson('xwing2-amg'));
  const chance = growStreams(seed, ['squads']);
  const pool = second.squadPool(pack);
  const [one, two] = squads ?? [0, 1].map(() => second.randomSquad(pool, chance, 0));
  return worldsOf('xwing2', {
    rules: second.SECOND,
    secrets: secondTesting.SECRETS,
    players: secondTesting.stayingAnswerer,
    setup: second.setupFromSquads(pack, [one!, two!]),
    seed,
    every: 5,
  });
}

function firstWorlds(seed: string): Promise<Counts> {
  const pack = first.packFrom(formatJson('xwing1'));
  const [chance, pool] = [growStreams(seed, ['squads']), first.squadPool(pack)];
  return worldsOf('xwing1', {
    rules: first.FIRST,
    secrets: firstTesting.SECRETS,
    players: firstTesting.stayingAnswerer,
    setup: first.setupFromSquads(pack, [
      first.randomSquad(pool, chance, 0),
      first.randomSquad(pool, chance, 0),
    ]),
    seed,
    every: 5,
  });
}

function armadaWorlds(seed: string): Promise<Counts> {
  const pack = fleetPack(formatJson('armada'));
  const [chance, pool] = [growStreams(seed, ['fleets']), fleetPool(pack, 'standard')];
  return worldsOf('armada', {
    rules: ARMADA,
    secrets: ARMADA_SECRETS,
    players: keenAnswerer,
    setup: setupFromFleets(pack, [randomFleet(pool, chance, 0), randomFleet(pool, chance, 0)]),
    seed,
    every: 4,
  });
}

const FACEDOWN: readonly second.Squad[] = [
  {
    faction: 'scumandvillainy',
    ships: [
      { pilot: 'themandalorian', upgrades: ['razorcrest'] },
      { pilot: 'fennrau', upgrades: [] },
    ],
  },
  {
    faction: 'separatistalliance',
    ships: [
      { pilot: 'zamwesell', upgrades: [] },
      { pilot: 'jangofett', upgrades: [] },
    ],
  },
];

describe('over its socket and by its address the server sends the same bytes, to spectators too, of worlds that differ only in what a seat may not know', () => {
  it('in X-Wing 2.5: xwing2:dial.3 xwing2:damage-cards.10 xwing2:condition-cards.6', async () => {
    for (const squads of [FACEDOWN, null]) {
      const { phases, same, differed } = await secondWorlds('facedown 4', squads);
      for (const phase of ['setup', 'planning', 'system', 'activation', 'engagement'])
        expect(phases[phase], phase).toBeGreaterThan(2);
      expect(same).toBeGreaterThan(100);
      expect(differed).toBeGreaterThan(3);
    }
  });

  it('in First Edition: xwing1:planning-phase.1', async () => {
    const { phases, same, differed } = await firstWorlds('seed 3');
    for (const phase of ['setup', 'planning', 'activation', 'combat'])
      expect(phases[phase], phase).toBeGreaterThan(2);
    expect(same).toBeGreaterThan(100);
    expect(differed).toBeGreaterThan(3);
  });

  it('in Armada: armada:information.3 armada:command-dials.6', async () => {
    const { phases, same, differed } = await armadaWorlds('seed 3');
    for (const phase of ['setup', 'command', 'ship', 'squadron', 'status'])
      expect(phases[phase], phase).toBeGreaterThan(2);
    expect(same).toBeGreaterThan(100);
    expect(differed).toBeGreaterThan(3);
  });
});
