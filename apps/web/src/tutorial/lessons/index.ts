/** All lessons, in the order in which they are taught. A new one is a file, and a line here. */

import { type Lesson, readLesson } from '../lesson.ts';
import armadaAttacking from './armada/attacking.json';
import armadaCommands from './armada/commands.json';
import armadaDefending from './armada/defending.json';
import armadaSquadrons from './armada/squadrons.json';
import firstLastShot from './xwing1/last-shot.json';
import firstAside from './xwing1/moving-aside.json';
import firstOrder from './xwing1/order-and-tokens.json';
import secondAttacking from './xwing2/attacking.json';
import secondDefending from './xwing2/defending.json';
import secondFlying from './xwing2/flying.json';
import secondAside from './xwing2/moving-aside.json';

export const LESSONS: readonly Lesson[] = [
  secondFlying,
  secondAttacking,
  secondDefending,
  secondAside,
  firstOrder,
  firstLastShot,
  firstAside,
  armadaCommands,
  armadaAttacking,
  armadaDefending,
  armadaSquadrons,
].map(readLesson);

/** The lessons of a game. */
export const lessonsOf = (game: string): readonly Lesson[] =>
  LESSONS.filter((lesson) => lesson.game === game);
