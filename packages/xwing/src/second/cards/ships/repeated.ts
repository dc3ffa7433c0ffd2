/** Abilities that pilots of several ship types share. */

import { acquireLockOn, at, colouredActionIs, enemy, flown, inYour } from '../../abilities/language.ts';

const anEnemyAhead = acquireLockOn([enemy, inYour('bullseye')]);

/** “Odd Ball”, in whatever he flies. */
export const locksAheadAfterRed = [
  at('after-maneuver', flown({ fully: true, difficulty: 'red' })).youMay(anEnemyAhead),
  at('after-action', colouredActionIs('red')).youMay(anEnemyAhead),
];
