import { thrice } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { expect, it } from 'vitest';
import '../cards/all.ts';
import { SECOND } from '../rules.ts';
import type { SecondSetup, SetupShip } from '../setup/setup.ts';
import { stayingAnswerer } from '../testing/players.ts';

const ship = (pilot: string, ...upgrades: readonly string[]): SetupShip => ({ pilot, points: 5, upgrades });

/** A corvette, a transport and a fighter against a raider and a wing of four. */
const EPIC: SecondSetup = {
  format: { id: 'epic', version: '1' },
  width: 1200,
  depth: 1000,
  rounds: 6,
  points: 50,
  sides: [
    {
      name: 'us',
      faction: 'rebelalliance',
      ships: [
        ship('alderaanianguard', 'pointdefensebattery', 'turbolaserbattery'),
        ship('echobaseevacuees', 'targetingbattery'),
        ship('bluesquadronescort'),
      ],
      obstacles: ['coreasteroid0', 'gascloud1', 'coreasteroid3'],
    },
    {
      name: 'them',
      faction: 'galacticempire',
      ships: [
        ship('outerrimpatrol', 'targetingbattery'),
        ship('academypilot', 'agentoftheempire'),
        ...Array.from({ length: 3 }, () => ship('academypilot')),
      ],
      wings: [{ leader: 1, mates: [2, 3, 4] }],
      obstacles: ['coreasteroid1', 'gascloud2', 'coreasteroid5'],
    },
  ],
};

it.each(['one', 'two'])(
  'a game of huge ships and a wing is the same straight, saved and repeated (%s)',
  (seed) => {
    expect(SECOND.setupProblems(EPIC)).toEqual([]);
    const played = thrice(
      SECOND,
      () => SECOND.begin(EPIC, growStreams(seed, SECOND.streams)),
      () => {
        const streams = growStreams(seed, ['one', 'two']);
        return [0, 1].map((index) => stayingAnswerer(streams, index));
      },
    );
    expect(played.outcome).not.toBeNull();
    const happened = new Set(played.events.map(({ kind }) => kind));
    for (const kind of ['turret', 'energy', 'wing-split'] as const) expect([...happened]).toContain(kind);
  },
);
