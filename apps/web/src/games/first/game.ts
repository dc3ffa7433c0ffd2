/** X-Wing First Edition in the page: its rules, computer players, and what is shown of it. */

import { firstPlayerInSetup } from '@firing-arc/opponents';
import {
  FIRST,
  type FirstEvent,
  type FirstQuestion,
  type FirstSetup,
  type FirstState,
} from '@firing-arc/xwing/first/engine';
import { language } from '../../words/language.ts';
import type { PageGame } from '../game.ts';
import { headingOf, passesOf, XWING_DICE } from '../xwing/log.ts';
import { SILHOUETTES } from '../xwing/silhouettes/all.ts';
import { addSilhouettes } from '../xwing/silhouettes/index.ts';
import { shownAct } from './act.ts';
import { lastAttack } from './attack.ts';
import { harmOf } from './harm.ts';
import { taggedName, words, spoken as wordsSpoken } from './names.ts';
import { ODDS } from './odds-later.ts';
import { shownQuestion } from './question.ts';
import { settlingOf } from './settling.ts';
import { shownTable } from './table.ts';

export { spokenAtFirst } from './names.ts';

/** Once the game speaks the language of the page, and has all that its first question did without. */
export const spoken = () => Promise.all([wordsSpoken(), ODDS.bring()]);

addSilhouettes(SILHOUETTES);

/** Events that only frame others. */
const QUIET: ReadonlySet<FirstEvent['kind']> = new Set([
  'activates',
  'attack-step',
  'in-combat',
  'phase',
  'round',
  'setup-step',
  'shields',
]);

/** Every ship loses its focus and evade tokens at the end of a round: nobody needs to be told. */
const TOKENS_GO = 'xwing1:end-phase.1';

const STEPS = { attack: 'xwing1:attack.12', defense: 'xwing1:attack.20', compared: 'compared' };

export const FIRST_GAME: PageGame<FirstState, FirstSetup, FirstQuestion, FirstEvent> = {
  rules: FIRST,
  playerInSetup: firstPlayerInSetup,
  table: shownTable,
  question: shownQuestion,
  event: (event, view) => words.event(event, view),
  speaks: () => ({ rules: words.language, table: language.get() }),
  act: shownAct,
  harm: harmOf,
  isQuiet: ({ kind, because }) => QUIET.has(kind) || because === TOKENS_GO,
  settling: settlingOf,
  reveals: ['dial-revealed'],
  lastAttack,
  dice: XWING_DICE,
  attackStep: 'attack-part',
  heading: (event, view) => headingOf(event, ['activates', 'in-combat'], (ship) => taggedName(view, ship)),
  passes: (events, cameUp, view) =>
    passesOf(events, cameUp, STEPS, {
      nameOf: (ship) => taggedName(view, ship),
      playerOf: (ship) => view.ships[ship]?.player ?? -1,
    }),
};
