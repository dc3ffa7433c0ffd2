import {
  at,
  atRange,
  boostsByTurns,
  countOf,
  enemy,
  flown,
  freeAction,
  friendly,
  gain,
  has,
  inYour,
  oncePerRound,
  other,
  remove,
  rerollUpTo,
  thereIs,
  thereIsNo,
  tokenIs,
  touching,
  treatAs,
  turn,
  unstressed,
  whileFighting,
  you,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** T-70 X-wing: small base. */
export const t70xwing = chassis({
  id: 't70xwing',
  name: 'T-70 X-wing',
  size: 'small',
  dial: dial('1BG 1FG 1NG 2TW 2BW 2FG 2NW 2YW 3TW 3BW 3FG 3NW 3YW 3ER 3RR 4FW 4KR'),
  attack: 3,
  agility: 2,
  hull: 3,
  shields: 3,
  actions: ['focus', 'target-lock', 'boost'],
  pilots: [
    pilot('bluesquadronnovice', { name: 'Blue Squadron Novice', faction: 'resistance', skill: 2 }),
    pilot(
      'jesspava',
      { name: 'Jess Pava', faction: 'resistance', skill: 3, unique: true },
      whileFighting().may(rerollUpTo(countOf(friendly, other, atRange([1, 1])))),
    ),
    pilot('redsquadronveteran', { name: 'Red Squadron Veteran', faction: 'resistance', skill: 4 }),
    pilot('blueace', { name: '“Blue Ace”', faction: 'resistance', skill: 5, unique: true }, boostsByTurns),
    pilot(
      'snapwexley',
      { name: '“Snap” Wexley', faction: 'resistance', skill: 6, unique: true },
      at('after-maneuver', flown({ speed: [2, 4] }), thereIsNo(touching())).youMay(freeAction('boost')),
    ),
    pilot(
      'redace',
      { name: '“Red Ace”', faction: 'resistance', skill: 6, unique: true },
      oncePerRound(at('shield-lost').you(gain('evade'))),
    ),
    pilot(
      'niennunb',
      { name: 'Nien Nunb', faction: 'resistance', skill: 7, unique: true },
      at('after-token', tokenIs('stress'), thereIs(enemy, inYour('firing'), atRange([1, 1]))).youMay(
        remove('stress'),
      ),
    ),
    pilot(
      'elloasty',
      { name: 'Ello Asty', faction: 'resistance', skill: 7, unique: true },
      treatAs('white', { bearing: 'tallon' }, you(unstressed)),
    ),
    pilot(
      'poedameron',
      { name: 'Poe Dameron', faction: 'resistance', skill: 8, unique: true },
      whileFighting(you(has('focus'))).may(turn('focus', 'success')),
    ),
    pilot(
      'poedameron-swx57',
      { name: 'Poe Dameron', faction: 'resistance', skill: 9, unique: true },
      whileFighting(you(has('focus'))).may(turn('focus', 'success')),
    ),
  ],
});
