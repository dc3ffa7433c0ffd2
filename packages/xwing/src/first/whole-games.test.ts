import { playOut, randomAnswerer } from '@firing-arc/referee';
import { checkStep, thrice } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { PLAY_AREA } from '../common/index.ts';
import { FIRST } from './rules.ts';
import type { FirstSetup, SetupShip } from './setup/setup.ts';
import { stayingAnswerer } from './testing/players.ts';

const ship = (pilot: string, points: number, ...upgrades: readonly string[]): SetupShip => ({
  pilot,
  points,
  upgrades,
});

/** Squads of ships of both sizes, with every action that is written, bombs and a cloak among them. */
const SQUADS: Readonly<Record<string, readonly SetupShip[]>> = {
  'x-wings and a smuggler': [
    ship('rookiepilot', 21),
    ship('bluesquadronnovice', 24),
    ship('outerrimsmuggler', 27),
    ship('prototypepilot', 17),
  ],
  'bombers and a phantom': [
    ship('sigmasquadronpilot', 25),
    ship('scimitarsquadronpilot', 20, 'seismiccharges', 'proximitymines'),
    ship('academypilot', 12),
    ship('academypilot', 12),
    ship('alphasquadronpilot', 18),
  ],
  firesprays: [
    ship('bountyhunter', 38, 'protonbombs', 'seismiccharges'),
    ship('bountyhunter', 35, 'proximitymines'),
  ],
  'a shuttle and Ys': [
    ship('omicrongrouppilot', 21),
    ship('goldsquadronpilot', 18),
    ship('goldsquadronpilot', 18),
  ],
};

const ROCKS = [
  ['coreasteroid0', 'coreasteroid3', 'yt2400debris0'],
  ['core2asteroid1', 'vt49decimatordebris1', 'core2asteroid5'],
] as const;

const setup = (ours: string, theirs: string, more: Partial<FirstSetup> = {}): FirstSetup => ({
  format: { id: 'test', version: '1' },
  ...PLAY_AREA,
  rounds: 8,
  ...more,
  sides: [
    { name: ours, faction: 'rebel', ships: SQUADS[ours]!, obstacles: ROCKS[0] },
    { name: theirs, faction: 'imperial', ships: SQUADS[theirs]!, obstacles: ROCKS[1] },
  ],
});

const NAMES = Object.keys(SQUADS);
const PAIRS = NAMES.flatMap((one, i) => NAMES.slice(i).map((other) => [one, other] as const));

describe('whole games of random players', () => {
  it.each([PAIRS[1]!, PAIRS[5]!])(
    'of %s against %s are the same straight, saved and restored at every question, undone and repeated',
    (ours, theirs) => {
      const played = thrice(
        FIRST,
        () => FIRST.begin(setup(ours, theirs), growStreams(ours, FIRST.streams)),
        () => {
          const streams = growStreams(theirs, ['one', 'two']);
          return [0, 1].map((index) => stayingAnswerer(streams, index));
        },
      );
      expect(played.outcome).not.toBeNull();
      expect(played.answers.length).toBeGreaterThan(30);
    },
  );

  it.each(['rules', 'free'] as const)('are sound at every step, measuring by %s', (measuring) => {
    const kinds = new Set<string>();
    let steps = 0;
    for (const [at, [ours, theirs]] of PAIRS.entries()) {
      const damageDeck = at % 2 === 0 ? 'tfa' : 'core';
      const state = FIRST.begin(
        setup(ours, theirs, { measuring, damageDeck }),
        growStreams(`${ours} ${measuring}`, FIRST.streams),
      );
      const streams = growStreams(theirs, ['one', 'two']);
      const players = [stayingAnswerer(streams, 0), randomAnswerer(streams, 1)] as const;
      playOut(FIRST, state, players, {
        onStep: (now) => {
          if (++steps % 150 === 0 && now.agenda.length > 0 && !now.result) checkStep(FIRST, now);
        },
        onEvent: (event) => kinds.add(event.kind),
      });
      expect(state.result, `${ours} against ${theirs}`).not.toBeNull();
    }
    for (const kind of ['bomb-dropped', 'bomb-detonates', 'locked', 'moved', 'fled', 'obstacle-hit'])
      expect(kinds, kind).toContain(kind);
    expect(kinds.has('impossible')).toBe(measuring === 'rules');
  });
});
