import {
  at,
  bonusAttacked,
  bonusAttackWith,
  enemy,
  friendly,
  gain,
  initiativeStep,
  inTurn,
  inYour,
  lasting,
  mark,
  marked,
  onlyIf,
  the,
  turn,
  whileAttacking,
  you,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** E-wing: small base. */
export const ewing = chassis({
  id: 'ewing',
  name: 'E-wing',
  size: 'small',
  dial: dial('1TR 1BB 1FB 1NB 1YR 2TW 2BW 2FB 2NW 2YW 3LR 3TW 3BW 3FB 3NW 3YW 3PR 4FB 4KR 5FW'),
  weapons: [{ arc: 'front', value: 3 }],
  agility: 3,
  hull: 3,
  shields: 3,
  actions: bar('focus, evade, lock, barrel-roll > red lock, boost > red lock'),
  keywords: [],
  shipAbility: 'Experimental Scanners',
  pilots: [
    pilot('roguesquadronescort', { name: 'Rogue Squadron Escort', faction: 'rebelalliance', initiative: 4 }),
    pilot('knavesquadronescort', { name: 'Knave Squadron Escort', faction: 'rebelalliance', initiative: 2 }),
    pilot('corranhorn', { name: 'Corran Horn', faction: 'rebelalliance', initiative: 5, limited: 1 }, [
      at('at-initiative', initiativeStep(0)).youMay(
        inTurn(
          bonusAttackWith(['primary'], enemy, inYour('bullseye')),
          onlyIf([you(bonusAttacked)], lasting('next planning', [mark])),
        ),
      ),
      at('start-of-planning', marked).you(gain('disarm')),
    ]),
    pilot(
      'gavindarklighter',
      { name: 'Gavin Darklighter', faction: 'rebelalliance', initiative: 4, limited: 1 },
      [whileAttacking({ of: [friendly] }, the('defender', inYour('front'))).may(turn('hit', 'crit'))],
    ),
  ],
});
