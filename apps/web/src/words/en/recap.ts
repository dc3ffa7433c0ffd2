import { count, params, words } from '../language.ts';

/** What ships lost, and how a game went. */
export const recapWords = words('recap', {
  losses: 'Losses',
  shields: count({ one: '1 shield', other: '{count} shields' }),
  hull: count({ one: '1 hull', other: '{count} hull' }),
  destroyed: 'destroyed',
  fled: 'left the play area',
  by: params('by {ship}'),
  story: 'How it went',
  shotDown: params('{attacker} shot down {defender}'),
  lostOtherwise: params('{ship} was destroyed'),
  shipCrashed: params('{ship} broke up on an obstacle'),
  shipFled: params('{ship} left the play area'),
  bestShot: params('Best shot: {attacker} on {defender}'),
  damage: count({ one: '1 damage', other: '{count} damage' }),
  turningPoint: params('The turning point, {attacker} on {defender}'),
  whereExpected: params('where {expected} was to be expected of the dice'),
  andLost: params('and {ship} was lost'),
  shots: params('{player}: {hits} of {shots} attacks did damage'),
  rematch: 'Rematch',
  swap: 'Swap sides',
});
