import { count, params, words } from '../language.ts';

/** Points that others published, brought in as a pack. */
export const pointsWords = words('points', {
  title: 'Points from a document',
  reading: 'It is being read …',
  lines: count({ one: '1 line with points', other: '{count} lines with points' }),
  cards: count({ one: '1 card', other: '{count} cards' }),
  read: params('{lines}, {cards}; {changed} otherwise than in “{name}”.'),
  base: 'Told as differences from',
  only: 'Cards that it does not name are not legal',
  named: params('Points of {from}'),
  origin: params('Brought in from {from}'),
  nothing: 'No card with its points was found in it.',
  noneOurs: params('It has points for {rows} cards, none of which is in a game that is played here.'),
  help: 'What is read: data files of XWS (a .zip of them, too), data of the builders YASB and Launch Bay Next, a spreadsheet (.xlsx, .csv) with a column “xws” or “name” and one “points”.',
  failed: params('It could not be read: {reason}'),
  unread: count({ one: '1 place could not be read', other: '{count} places could not be read' }),
  unknown: count({ one: '1 card is in none of our packs', other: '{count} cards are in none of our packs' }),
  unknownHelp: 'They are left out: what a new card does is not in a document of points.',
  several: count({ one: '1 line could mean several cards', other: '{count} lines could mean several cards' }),
  severalHelp: 'They are left out. A column “xws” with the id of the card tells them apart.',
  could: params('{card}: {cards}?'),
  guesses: count({ one: '1 card is nearly called so', other: '{count} cards are nearly called so' }),
  taken: params('{card} was taken for {id}'),
  contradicted: count({
    one: '1 card is there again with other points',
    other: '{count} cards are there again with other points',
  }),
  contradictedHelp: 'The last line holds.',
  unnamed: count({ one: '1 card is not named', other: '{count} cards are not named' }),
  close: 'Close',
  at: params('{at}: {text}'),
});
