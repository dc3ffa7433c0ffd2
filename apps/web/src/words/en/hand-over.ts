import { params, words } from '../language.ts';

/** When two share a screen: between them, and a look at one's own dials. */
export const handOverWords = words('handOver', {
  passTo: params('Pass the device to {player}'),
  lookAway: params('{other}, please look away: what comes next is for {player} only.'),
  iAm: params('I am {player}'),
  onlyLooks: params('Only {player} should look now: their dials are shown.'),
  cover: 'Cover them again',
  bothLook: 'Own dials:',
  looks: params('{player} looks'),
});
