import {
  at,
  atRange,
  attackWith,
  choose,
  flipThis,
  gain,
  gaining,
  ifItHits,
  insteadOfResults,
  isThe,
  keepsHits,
  not,
  onlyIf,
  reroll,
  suffer,
  the,
  turn,
  turnResults,
  unstressed,
  whileAttacking,
  youAttack,
} from '../../abilities/language.ts';
import { type UpgradeCard, upgradesOf } from '../chassis.ts';

const cannon = upgradesOf('cannon');

export const CANNONS: readonly UpgradeCard[] = [
  cannon(
    'arccaster',
    {
      name: 'ARC Caster',
      weapon: { attack: 4, range: [1, 1] },
      back: {
        name: 'ARC Caster (Recharging)',
        abilities: [at('start-of-combat').youMay(flipThis, gaining('weapons-disabled'))],
      },
    },
    ifItHits(
      choose([not(isThe('defender')), atRange([1, 1], 'defender')], suffer(1, 0, 'chosen'), { must: true }),
    ),
    at('after-attack', attackWith('this')).you(flipThis),
  ),
  cannon(
    'autoblaster',
    { name: 'Autoblaster', rulings: ['xwing1:faq-upgrade-cards.19'], weapon: { attack: 3, range: [1, 1] } },
    keepsHits(youAttack, attackWith('this')),
  ),
  cannon(
    'flechettecannon',
    { name: 'Flechette Cannon', weapon: { attack: 3, range: [1, 3] } },
    insteadOfResults(
      suffer(1, 0, 'defender'),
      onlyIf([the('defender', unstressed)], gain('stress', 1, 'defender')),
    ),
  ),
  cannon(
    'heavylasercannon',
    {
      name: 'Heavy Laser Cannon',
      rulings: ['xwing1:faq-upgrade-cards.41'],
      weapon: { attack: 4, range: [2, 3] },
    },
    at('after-attack-dice', youAttack, attackWith('this')).you(turnResults('attack', 'crit', 'hit')),
  ),
  cannon(
    'ioncannon',
    { name: 'Ion Cannon', weapon: { attack: 3, range: [1, 3] } },
    insteadOfResults(suffer(1, 0, 'defender'), gain('ion', 1, 'defender')),
  ),
  cannon(
    'jammingbeam',
    { name: 'Jamming Beam', weapon: { attack: 3, range: [1, 2] } },
    insteadOfResults(gain('jam', 1, 'defender')),
  ),
  cannon(
    'linkedbattery',
    { name: 'Linked Battery', limited: true },
    whileAttacking({ weapon: 'primary' }).may(reroll(1)),
    whileAttacking({ weapon: 'cannon' }).may(reroll(1)),
  ),
  cannon(
    'manglercannon',
    { name: '“Mangler” Cannon', weapon: { attack: 3, range: [1, 3] } },
    whileAttacking({ weapon: 'this' }).may(turn('hit', 'crit')),
  ),
  cannon(
    'tractorbeam',
    { name: 'Tractor Beam', weapon: { attack: 3, range: [1, 3] } },
    insteadOfResults(gain('tractor-beam', 1, 'defender')),
  ),
];
