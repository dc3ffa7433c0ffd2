import {
  at,
  attackMissed,
  attackWith,
  bonusAttack,
  cancel,
  oneOf,
  spend,
  withAnother,
  youAttack,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** TIE/ag Aggressor: small base. */
export const tieagaggressor = chassis({
  id: 'tieagaggressor',
  name: 'TIE/ag Aggressor',
  size: 'small',
  dial: dial('1BW 1FB 1NW 2TW 2BB 2FB 2NB 2YW 3TW 3BW 3FB 3NW 3YW 4FW 4KR'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 2,
  hull: 4,
  shields: 1,
  actions: bar('focus, lock, barrel-roll > red evade'),
  keywords: ['TIE'],
  pilots: [
    pilot('onyxsquadronscout', { name: 'Onyx Squadron Scout', faction: 'galacticempire', initiative: 3 }),
    pilot('sienarspecialist', { name: 'Sienar Specialist', faction: 'galacticempire', initiative: 2 }),
    pilot(
      'lieutenantkestal',
      { name: 'Lieutenant Kestal', faction: 'galacticempire', initiative: 4, limited: 1 },
      [
        at('after-defense-dice', youAttack).youMay(
          cancel('defense', ['blank', 'focus'], 'all'),
          spend('focus'),
        ),
      ],
    ),
    pilot('doubleedge', { name: '“Double Edge”', faction: 'galacticempire', initiative: 2, limited: 1 }, [
      at('after-attack', attackMissed, oneOf(attackWith('turret-slot'), attackWith('missile'))).youMay(
        withAnother(bonusAttack),
      ),
    ]),
  ],
});
