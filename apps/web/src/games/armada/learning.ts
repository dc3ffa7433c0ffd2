/** The learning scenario in the menu: two fleets that only meet each other, with everything in its place. */

import {
  type ArmadaSetup,
  LEARNING_SCENARIO,
  type SetupOfFleets,
  shipCard,
  squadronCard,
} from '@firing-arc/armada';
import type { ReadyChoice, SquadReading, SquadSource } from '../format.ts';
import { choiceOf } from '../squads.ts';
import { say } from './names.ts';

const IDS: readonly [string, string] = ['learning-rebels', 'learning-empire'];
const sideOf = (id: string): number => IDS.indexOf(id);

export const learningChoices = (): readonly ReadyChoice[] =>
  LEARNING_SCENARIO.sides.map(({ name, ships, squadrons }, side) =>
    choiceOf(IDS[side]!, say().learningSide({ name }), say().learning, [
      ...ships.map(({ card }) => shipCard(card)?.name ?? card),
      ...squadrons.map(({ card }) => squadronCard(card)?.name ?? card),
    ]),
  );

/** As those who open a table choose it. */
export const givenFleets = () => ({ scenario: 'learning', name: say().learning, squads: IDS });

export const isLearning = (source: SquadSource): boolean => source.kind === 'ready' && sideOf(source.id) >= 0;

/** What the scenario says of one of its sides; null for any other fleet. */
export function learningReading(source: SquadSource): SquadReading | null {
  const side = source.kind === 'ready' ? LEARNING_SCENARIO.sides[sideOf(source.id)] : undefined;
  if (!side) return null;
  const points = [...side.ships, ...side.squadrons].reduce((sum, one) => sum + one.points, 0);
  return {
    findings: { name: side.name, points, legal: true, playable: true, refusals: [], notices: [] },
    problems: [],
  };
}

/** The scenario with its sides as they were chosen. Throws when another fleet is among them. */
export function learningSetup(sources: readonly [SquadSource, SquadSource]): ArmadaSetup {
  const [one, other] = sources.map((source) => (source.kind === 'ready' ? sideOf(source.id) : -1));
  if (one! + other! !== 1) throw new Error(say().learningOnly);
  return one === 0 ? LEARNING_SCENARIO : turnedRound(LEARNING_SCENARIO);
}

/** The same game with the sides at the other edges. */
function turnedRound({ width = 0, depth = 0, sides: [one, other], ...setup }: SetupOfFleets): ArmadaSetup {
  const turned = (side: ArmadaSetup['sides'][number]): ArmadaSetup['sides'][number] => ({
    ...side,
    ships: side.ships.map(({ at, ...ship }) => ({
      ...ship,
      ...(at && { at: [width - at[0], depth - at[1], (at[2] + 180) % 360] as const }),
    })),
    squadrons: side.squadrons.map(({ at, ...squadron }) => ({
      ...squadron,
      ...(at && { at: [width - at[0], depth - at[1]] as const }),
    })),
  });
  return { ...setup, width, depth, first: 1, sides: [turned(other), turned(one)] };
}
