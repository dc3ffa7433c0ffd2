import {
  at,
  attackMissed,
  attackWith,
  cancel,
  notAModification,
  oncePerRound,
  onEnemyDice,
  performAttack,
  spend,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** TIE Aggressor: small base. */
export const tieaggressor = chassis({
  id: 'tieaggressor',
  name: 'TIE Aggressor',
  size: 'small',
  dial: dial('1BW 1FG 1NW 2TW 2BG 2FG 2NG 2YW 3TW 3BW 3FG 3NW 3YW 4FW 4KR'),
  attack: 2,
  agility: 2,
  hull: 4,
  shields: 1,
  actions: ['barrel-roll', 'focus', 'target-lock'],
  pilots: [
    pilot('sienarspecialist', { name: 'Sienar Specialist', faction: 'galacticempire', skill: 2 }),
    pilot(
      'doubleedge',
      { name: '“Double Edge”', faction: 'galacticempire', skill: 4, unique: true },
      oncePerRound(
        at('after-attack', attackMissed, attackWith('secondary')).youMay(performAttack('another')),
      ),
    ),
    pilot('onyxsquadronescort', { name: 'Onyx Squadron Escort', faction: 'galacticempire', skill: 5 }),
    pilot(
      'lieutenantkestal',
      { name: 'Lieutenant Kestal', faction: 'galacticempire', skill: 7, unique: true },
      onEnemyDice('defense').may(
        notAModification(cancel('defense', ['blank', 'focus'], 'all')),
        spend('focus'),
      ),
    ),
  ],
});
