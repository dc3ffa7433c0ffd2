import type { SetupOfFleets, SetupSquadron } from './setup.ts';

/** Three feet: the side of the play area that a core set comes with (play-area.1). */
const THREE_FEET = 914.4;

const wing = (
  card: string,
  points: number,
  places: readonly (readonly [number, number])[],
): readonly SetupSquadron[] => places.map((at) => ({ card, points, at }));

/**
 * The learning scenario, the quickest game (learning-scenario.1): a Victory with six squadrons of TIE Fighters against a
 * corvette, a frigate and four squadrons of X-wings, on three by three feet, all ships at speed 2, the Rebels first. No
 * obstacles, no upgrades, no objective, and nothing is deployed: everything has its place.
 */
export const LEARNING_SCENARIO: SetupOfFleets = {
  format: { id: 'armada-learning', version: '1' },
  width: THREE_FEET,
  depth: THREE_FEET,
  margin: 0,
  first: 0,
  obstacles: [],
  sides: [
    {
      name: 'Rebels',
      faction: 'rebel',
      ships: [
        { card: 'nebulon-b-escort-frigate', points: 57, at: [330, 130, 15], speed: 2 },
        { card: 'cr90-corvette-a', points: 44, at: [600, 130, 345], speed: 2 },
      ],
      squadrons: wing('x-wing-squadron', 13, [
        [300, 250],
        [380, 265],
        [540, 265],
        [620, 250],
      ]),
      objectives: [],
    },
    {
      name: 'Imperials',
      faction: 'empire',
      ships: [{ card: 'victory-ii-class-star-destroyer', points: 80, at: [457, 780, 180], speed: 2 }],
      squadrons: wing('tie-fighter-squadron', 8, [
        [300, 660],
        [365, 640],
        [430, 630],
        [495, 630],
        [560, 640],
        [625, 660],
      ]),
      objectives: [],
    },
  ],
};
