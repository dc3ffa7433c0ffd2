import { words } from '../language.ts';

/** What is chosen before a game. */
export const chooseWords = words('choose', {
  chooseGame: 'Choose your game',
  format: 'Format',
  fetching: 'Its squads and cards are being fetched …',
  youFly: 'You fly',
  against: 'Against',
  flownBy: 'Flown by',
  youSit: 'You sit at',
  scenario: 'Scenario',
  cadet: 'the computer, cadet: makes a beginner’s mistakes',
  tables: 'the computer, tables: straight at the nearest enemy',
  wingman: 'the computer, wingman: flies well, with a slip now and then',
  plain: 'the computer, plain: weighs every move and shot',
  jouster: 'the computer, jouster: as plain, and shoots it out close by',
  flanker: 'the computer, flanker: as plain, and comes from the side',
  skirmisher: 'the computer, skirmisher: as plain, and keeps at long range',
  search: 'the computer, search: tries its moves against what you may do',
  byHand: 'Place obstacles and ships yourself',
  undo: 'Decisions may be taken back',
  odds: 'Show both players the odds of attacks and dice',
  everyTurn: 'Pass the screen at every change of player',
  start: 'Start this game',
  'hot-seat': 'somebody beside me: one screen, passed on for secrets',
});
