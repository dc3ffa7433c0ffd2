import {
  at,
  atRange,
  attackHit,
  attackWith,
  by,
  choose,
  each,
  friendly,
  gain,
  gaining,
  hasOnBar,
  holdsLockOn,
  inTurn,
  lets,
  moreDice,
  performAction,
  repair,
  rerollUpTo,
  the,
  tractored,
  whileAttacking,
  youAttack,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** Nantex-class Starfighter: small base. */
export const nantexclassstarfighter = chassis({
  id: 'nantexclassstarfighter',
  name: 'Nantex-class Starfighter',
  size: 'small',
  dial: dial('1TW 1BB 1NB 1YW 2TW 2BB 2FB 2NB 2YW 3LR 3TW 3BB 3FB 3NB 3YW 3PR 4FW 5FW 5KR'),
  weapons: [
    { arc: 'bullseye', value: 3 },
    { arc: 'single-turret', value: 2 },
  ],
  agility: 3,
  hull: 4,
  shields: 0,
  actions: bar('focus, evade'),
  keywords: [],
  shipAbility: 'Pinpoint Tractor Array',
  pilots: [
    pilot('petranakiarenaace', { name: 'Petranaki Arena Ace', faction: 'separatistalliance', initiative: 4 }),
    pilot('stalgasinhiveguard', {
      name: 'Stalgasin Hive Guard',
      faction: 'separatistalliance',
      initiative: 3,
    }),
    pilot('sunfac', { name: 'Sun Fac', faction: 'separatistalliance', initiative: 6, limited: 1 }, [
      moreDice('attack', 1, youAttack, attackWith('primary'), the('defender', tractored)),
    ]),
    pilot('berwerkret', { name: 'Berwer Kret', faction: 'separatistalliance', initiative: 5, limited: 1 }, [
      at('after-attack', attackHit).you(
        each(
          [friendly, hasOnBar('calculate'), holdsLockOn('defender')],
          lets('chosen', by('chosen', performAction('red calculate'))),
        ),
      ),
    ]),
    pilot('chertek', { name: 'Chertek', faction: 'separatistalliance', initiative: 4, limited: 1 }, [
      whileAttacking({ weapon: 'primary' }, the('defender', tractored)).may(rerollUpTo(2)),
    ]),
    pilot('gorgol', { name: 'Gorgol', faction: 'separatistalliance', initiative: 2, limited: 1 }, [
      at('during-system').youMay(
        choose(
          [friendly, atRange([1, 2])],
          inTurn(gain('tractor', 1, 'chosen'), repair('faceup', 'chosen', 'ship')),
        ),
        gaining('disarm'),
      ),
    ]),
  ],
});
