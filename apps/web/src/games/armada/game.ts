/** Armada in the page: its rules, computer players, and what is shown of it. */

import {
  ARMADA,
  type ArmadaEvent,
  type ArmadaQuestion,
  type ArmadaSetup,
  type ArmadaState,
} from '@firing-arc/armada/engine';
import { armadaPlayerInSetup } from '@firing-arc/opponents';
import { fetchFleet } from '../../fleet/later.tsx';
import { language } from '../../words/language.ts';
import type { PageGame } from '../game.ts';
import { actOf } from './act.ts';
import { lastAttack } from './attack.ts';
import { harmOf } from './harm.ts';
import { ARMADA_DICE, headingOf, passesOf } from './log.ts';
import { MEETINGS } from './meetings-later.ts';
import { words, spoken as wordsSpoken, spokenAtFirst as wordsSpokenAtFirst } from './names.ts';
import { ODDS } from './odds-later.ts';
import { shownQuestion } from './question.ts';
import { settlingOf } from './settling.ts';
import { shownTable } from './table.ts';

/** Waits until the game speaks the page's language, and until what only it shows is there. */
export const spoken = () =>
  Promise.all([
    wordsSpoken(),
    fetchFleet(),
    ODDS.bring(),
    MEETINGS.bring(),
    import('@firing-arc/armada/cards'),
  ]);

/** As `spoken`, in English perhaps without the words of cards. */
export const spokenAtFirst = () => Promise.all([wordsSpokenAtFirst(), fetchFleet()]);

/** Events that only frame others. */
const QUIET: ReadonlySet<ArmadaEvent['kind']> = new Set([
  'activation-ends',
  'attack-step',
  'maneuver-executed',
  'no-attack',
  'phase',
  'round',
  'setup-step',
  'squadron-activated',
  'tokens-readied',
]);

export const ARMADA_GAME: PageGame<ArmadaState, ArmadaSetup, ArmadaQuestion, ArmadaEvent> = {
  rules: ARMADA,
  playerInSetup: armadaPlayerInSetup,
  table: shownTable,
  question: shownQuestion,
  event: (event, view) => words.event(event, view),
  speaks: () => ({ rules: words.language, table: language.get() }),
  act: actOf,
  harm: harmOf,
  isQuiet: ({ kind }) => QUIET.has(kind),
  settling: settlingOf,
  reveals: ['dial-revealed'],
  lastAttack,
  dice: ARMADA_DICE,
  attackStep: 'attack-part',
  heading: headingOf,
  passes: passesOf,
};
