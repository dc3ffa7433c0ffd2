import {
  acquireLock,
  assignCondition,
  at,
  atMost,
  atRange,
  attackHit,
  attackWith,
  cannotModify,
  cannotSpend,
  choose,
  countOf,
  dealDamage,
  each,
  friendly,
  gain,
  ifItHits,
  insteadOfResults,
  isThe,
  not,
  rollMore,
  stat,
  suffer,
  turn,
  whileAttacking,
  youAttack,
} from '../../abilities/language.ts';
import { type UpgradeCard, upgradesOf } from '../chassis.ts';

const missile = upgradesOf('missile');

export const MISSILES: readonly UpgradeCard[] = [
  missile(
    'advhomingmissiles',
    {
      name: 'Advanced Homing Missiles',
      weapon: { attack: 3, range: [2, 2], needs: 'target-lock', discarded: true },
    },
    insteadOfResults(dealDamage(true, 'defender')),
  ),
  missile(
    'assaultmissiles',
    {
      name: 'Assault Missiles',
      weapon: { attack: 4, range: [2, 3], needs: 'target-lock', spends: 1, discarded: true },
    },
    ifItHits(each([not(isThe('defender')), atRange([1, 1], 'defender')], suffer(1, 0, 'chosen'))),
  ),
  missile('chardaanrefit', { name: 'Chardaan Refit' }),
  missile('clustermissiles', {
    name: 'Cluster Missiles',
    rulings: ['xwing1:faq-upgrade-cards.17', 'xwing1:faq-upgrade-cards.16'],
    weapon: { attack: 3, range: [1, 2], needs: 'target-lock', spends: 1, discarded: true, times: 2 },
  }),
  missile(
    'concussionmissiles',
    {
      name: 'Concussion Missiles',
      weapon: { attack: 4, range: [2, 3], needs: 'target-lock', spends: 1, discarded: true },
    },
    whileAttacking({ weapon: 'this' }).may(turn('blank', 'hit')),
  ),
  missile(
    'cruisemissiles',
    { name: 'Cruise Missiles', weapon: { attack: 1, range: [2, 3], needs: 'target-lock', discarded: true } },
    at('before-attack-dice', youAttack, attackWith('this')).youMay(
      rollMore('attack', atMost(4, stat('speed'))),
    ),
  ),
  missile(
    'harpoonmissiles',
    { name: 'Harpoon Missiles', weapon: { attack: 4, range: [2, 3], needs: 'target-lock', discarded: true } },
    at('after-attack', attackHit, attackWith('this')).you(assignCondition('harpooned', 'defender')),
  ),
  missile(
    'homingmissiles',
    {
      name: 'Homing Missiles',
      rulings: ['xwing1:faq-upgrade-cards.42'],
      weapon: { attack: 4, range: [2, 3], needs: 'target-lock', discarded: true },
    },
    cannotSpend(['evade'], [isThe('defender')], youAttack, attackWith('this')),
  ),
  missile(
    'ionpulsemissiles',
    {
      name: 'Ion Pulse Missiles',
      weapon: { attack: 3, range: [2, 3], needs: 'target-lock', discarded: true },
    },
    insteadOfResults(suffer(1, 0, 'defender'), gain('ion', 2, 'defender')),
  ),
  missile(
    'protonrockets',
    { name: 'Proton Rockets', weapon: { attack: 2, range: [1, 1], needs: 'focus', discarded: true } },
    at('before-attack-dice', youAttack, attackWith('this')).youMay(
      rollMore('attack', atMost(3, stat('agility'))),
    ),
  ),
  missile(
    'scramblermissiles',
    {
      name: 'Scrambler Missiles',
      weapon: { attack: 3, range: [2, 3], needs: 'target-lock', discarded: true },
    },
    insteadOfResults(each([atRange([1, 1], 'defender')], gain('jam', 1, 'chosen'))),
  ),
  missile(
    'unguidedrockets',
    { name: 'Unguided Rockets', weapon: { attack: 3, range: [1, 3], needs: 'focus' } },
    (['rerolls', 'other'] as const).map((how) =>
      cannotModify(
        'attack',
        [isThe('attacker')],
        { with: how, byAnybody: true },
        youAttack,
        attackWith('this'),
      ),
    ),
  ),
  missile(
    'xx23sthreadtracers',
    { name: 'XX-23 S-Thread Tracers', weapon: { attack: 3, range: [1, 3], needs: 'focus', discarded: true } },
    insteadOfResults(
      choose([friendly, atRange([1, 2])], acquireLock('defender', 'chosen'), {
        count: countOf(friendly, atRange([1, 2])),
      }),
    ),
  ),
];
