import type { Maneuver } from '@firing-arc/xwing/common';
import type { DialEntry } from '../../shown/question.ts';

/** An entry of a dial with its words. */
export const shownEntry = <Difficulty extends string>(
  { maneuver, difficulty }: { readonly maneuver: Maneuver; readonly difficulty: Difficulty },
  words: {
    readonly maneuver: (maneuver: Maneuver) => string;
    readonly difficulty: (difficulty: Difficulty) => string;
  },
): DialEntry => ({
  sign: { speed: maneuver.speed, bearing: maneuver.bearing, direction: maneuver.direction },
  difficulty,
  text: words.maneuver(maneuver),
  difficultyText: words.difficulty(difficulty),
});
