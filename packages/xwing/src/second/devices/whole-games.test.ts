import { thrice } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { expect, it } from 'vitest';
import '../cards/all.ts';
import { SECOND } from '../rules.ts';
import type { SecondSetup } from '../setup/setup.ts';
import { stayingAnswerer } from '../testing/players.ts';

const side = (name: string, ships: readonly (readonly [pilot: string, ...upgrades: string[]])[]) => ({
  name,
  faction: 'galacticempire',
  ships: ships.map(([pilot, ...upgrades]) => ({ pilot, points: 5, upgrades })),
  obstacles: ['coreasteroid0', 'yt2400debris0', 'gascloud1'],
});

const setup: SecondSetup = {
  format: { id: 'test', version: '1' },
  width: 914.4,
  depth: 914.4,
  rounds: 12,
  points: 20,
  sides: [
    side('bombers', [
      ['scimitarsquadronpilot', 'protonbombs', 'clustermines', 'delayedfuses'],
      ['scimitarsquadronpilot', 'seismiccharges', 'blazerbomb'],
      ['patrolleader', 'clanwrencommandos', 'thermaldetonators'],
    ]),
    side('droids', [
      ['graysquadronbomber', 'drk1probedroids', 'concussionbombs'],
      ['bluesquadronescort', 'electrochaffmissiles', 'proximitymines'],
      ['patrolleader', 'trackingtorpedoes', 'electroprotonbomb'],
    ]),
  ],
};

it('games full of devices end, and are the same straight, saved and restored at every question, undone and repeated', () => {
  const played = thrice(
    SECOND,
    () => SECOND.begin(setup, growStreams('devices', SECOND.streams)),
    () => {
      const streams = growStreams('players', ['one', 'two']);
      return [0, 1].map((index) => stayingAnswerer(streams, index));
    },
  );
  expect(played.outcome).not.toBeNull();
  const kinds = new Set(played.events.map((event) => event.kind));
  for (const kind of [
    'device-placed',
    'device-detonates',
    'device-met',
    'device-moved',
    'device-fuse',
    'obstacle-added',
  ] as const) {
    expect(kinds, kind).toContain(kind);
  }
});
