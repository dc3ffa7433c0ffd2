import { PLAY_AREA } from '../../common/index.ts';
import type { FirstSetup, SetupShip } from '../setup/setup.ts';

const ship = (pilot: string, points: number, ...upgrades: readonly string[]): SetupShip => ({
  pilot,
  points,
  upgrades,
});

/** Squads of small and large ships for whole games: every written action, bombs and a cloak among them. */
export const TEST_SQUADS: Readonly<Record<string, readonly SetupShip[]>> = {
  'x-wings and a smuggler': [
    ship('rookiepilot', 21, 'protontorpedoes'),
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

/** A setup of two of these squads with six obstacles of both kinds, by default for eight rounds. */
export const testSetup = (ours: string, theirs: string, more: Partial<FirstSetup> = {}): FirstSetup => ({
  format: { id: 'test', version: '1' },
  ...PLAY_AREA,
  rounds: 8,
  ...more,
  sides: [
    {
      name: ours,
      faction: 'rebel',
      ships: TEST_SQUADS[ours]!,
      obstacles: ['coreasteroid0', 'coreasteroid3', 'yt2400debris0'],
    },
    {
      name: theirs,
      faction: 'imperial',
      ships: TEST_SQUADS[theirs]!,
      obstacles: ['core2asteroid1', 'vt49decimatordebris1', 'core2asteroid5'],
    },
  ],
});
