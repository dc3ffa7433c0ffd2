import { count, params, words } from '../language.ts';

/** The rulebooks and the place of every line in them. */
export const rulesWords = words('rules', {
  rules: 'Rules',
  rulebook: 'Rulebook',
  search: params('Search {lines} lines'),
  found: count({ one: '1 found', other: '{count} found' }),
  shown: params('({most} shown)'),
  otherBooks: 'Found in other rulebooks',
  contents: 'Contents',
  sections: 'Sections',
  seeAlso: 'See also',
  related: 'Related:',
  inGame: count({ one: 'once in your game', other: '{count} times in your game' }),
  notInGame: 'Not in your game so far.',
  backToGame: 'Back to your game',
  notFetched: 'The rulebook could not be fetched.',
});
