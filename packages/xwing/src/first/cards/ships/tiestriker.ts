import {
  at,
  cancelAll,
  damageCards,
  gain,
  inTurn,
  mayIgnore,
  moreDice,
  suffering,
  unstressed,
  you,
  youAttack,
  youDefend,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** TIE Striker: small base. */
export const tiestriker = chassis({
  id: 'tiestriker',
  name: 'TIE Striker',
  size: 'small',
  dial: dial('1TW 1BG 1FG 1NG 1YW 2TW 2BW 2FG 2NW 2YW 2KR 2LR 2PR 3BW 3FG 3NW'),
  attack: 3,
  agility: 2,
  hull: 4,
  shields: 0,
  actions: ['barrel-roll', 'evade', 'focus'],
  pilots: [
    pilot('imperialtrainee', { name: 'Imperial Trainee', faction: 'galacticempire', skill: 1 }),
    pilot('scarifdefender', { name: 'Scarif Defender', faction: 'galacticempire', skill: 3 }),
    pilot('blacksquadronscout', { name: 'Black Squadron Scout', faction: 'galacticempire', skill: 4 }),
    pilot(
      'countdown',
      { name: '“Countdown”', faction: 'galacticempire', skill: 5, unique: true },
      at('before-comparing', youDefend, you(unstressed)).youMay(
        inTurn(cancelAll('attack'), cancelAll('defense'), gain('stress')),
        suffering(1),
      ),
    ),
    pilot(
      'puresabacc',
      { name: '“Pure Sabacc”', faction: 'galacticempire', skill: 6, unique: true },
      moreDice('attack', 1, youAttack, you(damageCards(0, 1))),
    ),
    pilot(
      'duchess',
      { name: '“Duchess”', faction: 'galacticempire', skill: 8, unique: true },
      mayIgnore('adaptiveailerons'),
    ),
  ],
});
