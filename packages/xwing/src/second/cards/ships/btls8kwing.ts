import {
  at,
  atRange,
  attackWith,
  friendly,
  inTurn,
  modifier,
  not,
  other,
  recoverShield,
  rollMore,
  shield,
  shielded,
  you,
  youAttack,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** BTL-S8 K-wing: medium base. */
export const btls8kwing = chassis({
  id: 'btls8kwing',
  name: 'BTL-S8 K-wing',
  size: 'medium',
  dial: dial('1BB 1FB 1NB 2TW 2BW 2FB 2NW 2YW 3BW 3FW 3NW'),
  weapons: [{ arc: 'double-turret', value: 2 }],
  agility: 1,
  hull: 6,
  shields: 3,
  actions: bar('focus, lock, slam, rotate, reload'),
  keywords: [],
  pilots: [
    pilot('wardensquadronpilot', { name: 'Warden Squadron Pilot', faction: 'rebelalliance', initiative: 2 }),
    pilot('mirandadoni', { name: 'Miranda Doni', faction: 'rebelalliance', initiative: 4, limited: 1 }, [
      at('before-attack-dice', youAttack, attackWith('primary'), you(shielded)).youMay(
        rollMore('attack'),
        shield(),
      ),
      at('before-attack-dice', youAttack, attackWith('primary'), you(not(shielded))).youMay(
        inTurn(rollMore('attack', -1), recoverShield()),
      ),
    ]),
    pilot('esegetuketu', { name: 'Esege Tuketu', faction: 'rebelalliance', initiative: 3, limited: 1 }, [
      modifier({ can: 'lend', tokens: ['focus'], whom: [friendly, other, atRange([0, 2])] }),
    ]),
  ],
});
