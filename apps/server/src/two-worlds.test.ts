// What the server sends in worlds that differ only in what a seat may not know.
import { ARMADA, packFrom as fleetPack, fleetPool, randomFleet, setupFromFleets } from '@firing-arc/armada';
import { SECRETS as ARMADA_SECRETS, keenAnswerer } from '@firing-arc/armada/testing';
import {
  type Answerer,
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
import { type Compared, worldsAtATable } from './testing/worlds-at-a-table.ts';
import { type LateCounts, worldsSeenLate } from './testing/worlds-seen-late.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await openStorage({ memory: true }, (error) => {
    throw error;
  });
}, 240_000);
afterAll(() => storage.close());

type Players<S extends State, Q extends Question> = (streams: number[], index: number) => Answerer<S, Q>;

/** How worlds are compared at a table of a game with clocks. */
function comparedOf<
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
): Compared<S, Setup, Q, E> {
  const streams = growStreams(seed, ['one', 'two', 'following one', 'following two', 'worlds']);
  return {
    rules,
    table: tableOf(game, { clock: { kind: 'game', minutes: 60, delay: 10 } }),
    record: newRecord(rules, setup, seed),
    players: [players(streams, 0), players(streams, 1)],
    followers: [players(streams, 2), players(streams, 3)],
    secrets,
    random: () => nextUint32(streams, 4) / 4294967296,
    every,
  };
}

/** X-Wing 2.5 with a facedown upgrade and a facedown condition, or squads by chance with upgrades in half of their slots. */
function secondCompared(seed: string, squads: readonly second.Squad[] | null) {
  const pack = second.packFrom(formatJson('xwing2-amg'));
  const chance = growStreams(seed, ['squads']);
  const pool = second.squadPool(pack);
  const [one, two] = squads ?? [0, 1].map(() => second.randomSquad(pool, chance, 0));
  return comparedOf('xwing2', {
    rules: second.SECOND,
    secrets: secondTesting.SECRETS,
    players: secondTesting.stayingAnswerer,
    setup: second.setupFromSquads(pack, [one!, two!]),
    seed,
    every: 5,
  });
}

function firstCompared(seed: string) {
  const pack = first.packFrom(formatJson('xwing1'));
  const [chance, pool] = [growStreams(seed, ['squads']), first.squadPool(pack)];
  return comparedOf('xwing1', {
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

function armadaCompared(seed: string) {
  const pack = fleetPack(formatJson('armada'));
  const [chance, pool] = [growStreams(seed, ['fleets']), fleetPool(pack, 'standard')];
  return comparedOf('armada', {
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

describe('over its socket and by its pages the server sends the same bytes, to spectators too, of worlds that differ only in what a seat may not know', () => {
  it('in X-Wing 2.5: xwing2:dial.3 xwing2:damage-cards.10 xwing2:condition-cards.6', async () => {
    for (const squads of [FACEDOWN, null]) {
      const { phases, same, differed } = await worldsAtATable(storage, secondCompared('facedown 4', squads));
      for (const phase of ['setup', 'planning', 'system', 'activation', 'engagement'])
        expect(phases[phase], phase).toBeGreaterThan(2);
      expect(same).toBeGreaterThan(100);
      expect(differed).toBeGreaterThan(3);
    }
  });

  it('in First Edition: xwing1:planning-phase.1', async () => {
    const { phases, same, differed } = await worldsAtATable(storage, firstCompared('seed 3'));
    for (const phase of ['setup', 'planning', 'activation', 'combat'])
      expect(phases[phase], phase).toBeGreaterThan(2);
    expect(same).toBeGreaterThan(100);
    expect(differed).toBeGreaterThan(3);
  });

  it('in Armada: armada:information.3 armada:command-dials.6', async () => {
    const { phases, same, differed } = await worldsAtATable(storage, armadaCompared('seed 3'));
    for (const phase of ['setup', 'command', 'ship', 'squadron', 'status'])
      expect(phases[phase], phase).toBeGreaterThan(2);
    expect(same).toBeGreaterThan(100);
    expect(differed).toBeGreaterThan(3);
  });
});

describe('those without a seat are sent the same bytes, and answered so, of worlds that differ in what was answered within the delay', () => {
  function held({ phases, inSecret, same, parted }: LateCounts, expected: readonly string[]): void {
    for (const phase of expected) expect(phases[phase], phase).toBeGreaterThan(0);
    expect(inSecret).toBeGreaterThan(0);
    expect(same).toBeGreaterThan(50);
    // When the delay is over they see what happened: there was something to hide.
    const worlds = Object.values(phases).reduce((sum, count) => sum + count, 0);
    expect(parted).toBe(worlds);
  }

  it('in X-Wing 2.5', async () => {
    held(await worldsSeenLate(storage, secondCompared('late', null)), ['setup', 'planning', 'activation']);
  });

  it('in First Edition', async () => {
    held(await worldsSeenLate(storage, firstCompared('late')), ['setup', 'planning', 'activation', 'combat']);
  });

  it('in Armada', async () => {
    held(await worldsSeenLate(storage, armadaCompared('late')), ['setup', 'command', 'ship', 'squadron']);
  });
});
