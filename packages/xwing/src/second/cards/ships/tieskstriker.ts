import {
  at,
  boost,
  cancel,
  damageCards,
  gaining,
  inTurn,
  movedBy,
  placeDevice,
  rollMore,
  suffering,
  unstressed,
  you,
  youAttack,
  youDefend,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** TIE/sk Striker: small base. */
export const tieskstriker = chassis({
  id: 'tieskstriker',
  name: 'TIE/sk Striker',
  size: 'small',
  dial: dial('1TW 1BB 1FB 1NB 1YW 1KR 2LR 2TW 2BB 2FB 2NB 2YW 2PR 3BW 3FB 3NW'),
  weapons: [{ arc: 'front', value: 3 }],
  agility: 2,
  hull: 4,
  shields: 0,
  actions: bar('focus, evade, barrel-roll'),
  keywords: ['TIE'],
  shipAbility: 'Adaptive Ailerons',
  pilots: [
    pilot('blacksquadronscout', { name: 'Black Squadron Scout', faction: 'galacticempire', initiative: 3 }),
    pilot('planetarysentinel', { name: 'Planetary Sentinel', faction: 'galacticempire', initiative: 1 }),
    pilot('duchess', { name: '“Duchess”', faction: 'galacticempire', initiative: 5, limited: 1 }, [
      at('before-reveal').youMay(boost),
    ]),
    pilot('countdown', { name: '“Countdown”', faction: 'galacticempire', initiative: 4, limited: 1 }, [
      at('after-neutralizing', youDefend, you(unstressed)).youMay(
        inTurn(
          cancel('attack', ['hit', 'crit', 'focus', 'blank'], 'all'),
          cancel('defense', ['evade', 'focus', 'blank'], 'all'),
        ),
        suffering(1),
        gaining('stress'),
      ),
    ]),
    pilot('puresabacc', { name: '“Pure Sabacc”', faction: 'galacticempire', initiative: 4, limited: 1 }, [
      at('before-attack-dice', youAttack, you(damageCards(0, 1))).youMay(rollMore('attack')),
    ]),
    pilot(
      'vagabond',
      {
        name: '“Vagabond”',
        rulings: ['xwing2:errata-ship-cards.3'],
        faction: 'galacticempire',
        initiative: 2,
        limited: 1,
      },
      [at('after-free-move', movedBy('Adaptive Ailerons'), you(unstressed)).youMay(placeDevice('any'))],
    ),
  ],
});
