/** X-Wing 2.5 in the page: its rules, computer players, and what is shown of it. */

import { secondPlayerInSetup } from '@firing-arc/opponents';
import {
  SECOND,
  type SecondEvent,
  type SecondQuestion,
  type SecondSetup,
  type SecondState,
} from '@firing-arc/xwing/second/engine';
import { language } from '../../words/language.ts';
import type { PageGame } from '../game.ts';
import { headingOf, passesOf, XWING_DICE } from '../xwing/log.ts';
import { shownAct } from './act.ts';
import { harmOf } from './harm.ts';
import { shownLastAttack } from './last-attack.ts';
import { taggedName, words, spoken as wordsSpoken } from './names.ts';
import { ODDS } from './odds-later.ts';
import { shownQuestion } from './question.ts';
import { settlingOf } from './settling.ts';
import { shownTable } from './table.ts';

export { bringCards } from './cards.ts';
export { spokenAtFirst } from './names.ts';

/** Once the game speaks the language of the page, and has all that its first question did without. */
export const spoken = () => Promise.all([wordsSpoken(), ODDS.bring()]);

/** Events that only frame others. */
const QUIET: ReadonlySet<SecondEvent['kind']> = new Set(['activates', 'engages', 'round', 'phase']);

/** Every ship loses tokens at the end of a round: nobody needs to be told. */
const TOKENS_GO = 'xwing2:end-phase.3';

const STEPS = { attack: 'xwing2:attack.11', defense: 'xwing2:attack.14', compared: 'neutralized' };

export const SECOND_GAME: PageGame<SecondState, SecondSetup, SecondQuestion, SecondEvent> = {
  rules: SECOND,
  playerInSetup: secondPlayerInSetup,
  table: shownTable,
  question: shownQuestion,
  event: (event, view) => words.event(event, view),
  speaks: () => ({ rules: words.language, table: language.get() }),
  act: shownAct,
  harm: harmOf,
  isQuiet: ({ kind, because }) => QUIET.has(kind) || because === TOKENS_GO,
  settling: settlingOf,
  reveals: ['dial-revealed', 'dial-shown', 'dial-looked-at'],
  lastAttack: shownLastAttack,
  dice: XWING_DICE,
  attackStep: 'attack',
  heading: (event, view) => headingOf(event, ['activates', 'engages'], (ship) => taggedName(view, ship)),
  passes: (events, cameUp, view) =>
    passesOf(events, cameUp, STEPS, {
      nameOf: (ship) => taggedName(view, ship),
      playerOf: (ship) => view.ships[ship]?.player ?? -1,
    }),
};
