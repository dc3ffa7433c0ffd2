import {
  acquireLock,
  at,
  atRange,
  attackHit,
  attackWith,
  bonusAttackWith,
  cancel,
  cardAction,
  charge,
  compare,
  defenderInBullseye,
  each,
  enemy,
  energy,
  friendly,
  gain,
  hasFullyCharged,
  hitsWithoutDice,
  inTurn,
  inYour,
  isThe,
  lets,
  loseShield,
  not,
  onlyIf,
  recoverCharge,
  rerollPerCharge,
  rollMore,
  rollsDamage,
  shipsNearDefenderExpose,
  specialAttack,
  spend,
  stat,
  suffer,
  suffering,
  the,
  turn,
  whileAttacking,
  withoutCost,
  withoutLock,
  you,
  youAttack,
} from '../../abilities/language.ts';
import { carries } from '../../devices/kinds.ts';
import { type UpgradeCard, upgradesOf } from '../chassis.ts';

const missile = upgradesOf('missile');

/** Seeker Missiles: a focus becomes a hit for each of up to two charges. */
const focusForCharges = [
  whileAttacking({}, attackWith('this')).may(turn('focus', 'hit'), charge()),
  whileAttacking({}, attackWith('this')).may(turn('focus', 'hit'), charge()),
];

export const MISSILES: readonly UpgradeCard[] = [
  missile(
    'barragerockets',
    {
      name: 'Barrage Rockets',
      rulings: ['xwing2:faq-specific-card-questions.42'],
      slots: ['missile', 'missile'],
      charges: { limit: 5, recurring: 0 },
    },
    specialAttack('front', 3, [2, 3], { ordnance: true, needs: 'focus', costs: [charge(1)] }),
    whileAttacking({}, attackWith('this'), defenderInBullseye).may(rerollPerCharge),
  ),
  missile(
    'clustermissiles',
    { name: 'Cluster Missiles', charges: { limit: 4, recurring: 0 } },
    specialAttack('front', 3, [1, 2], { ordnance: true, needs: 'lock', costs: [charge(1)] }),
    at('after-attack', attackWith('this')).youMay(
      withoutLock(bonusAttackWith(['this'], enemy, not(isThe('defender')), atRange([0, 1], 'defender'))),
    ),
  ),
  missile(
    'concussionmissiles',
    {
      name: 'Concussion Missiles',
      rulings: ['xwing2:faq-specific-card-questions.57'],
      charges: { limit: 3, recurring: 0 },
    },
    specialAttack('front', 3, [2, 3], { ordnance: true, needs: 'lock', costs: [charge(1)] }),
    at('after-attack', attackWith('this'), attackHit).you(shipsNearDefenderExpose([0, 1])),
  ),
  missile(
    'diamondboronmissiles',
    {
      name: 'Diamond-Boron Missiles',
      limited: 1,
      slots: ['missile', 'missile'],
      charges: { limit: 3, recurring: 0 },
    },
    specialAttack('front', 3, [2, 3], { ordnance: true, needs: 'lock', costs: [charge(1)] }),
    at('after-attack', attackWith('this'), attackHit).youMay(
      each(
        [atRange([0, 1], 'defender')],
        onlyIf(
          [compare(stat('agility', 'chosen'), 'lower-or-equal', stat('agility', 'defender'))],
          rollsDamage(1, 'chosen'),
        ),
      ),
      charge(),
    ),
  ),
  missile(
    'discordmissiles',
    { name: 'Discord Missiles', limited: 3, charges: { limit: 1, recurring: 0, spentForGood: true } },
    carries('buzzdroidswarm'),
  ),
  missile(
    'electrochaffmissiles',
    {
      name: 'Electro-Chaff Missiles',
      limited: 2,
      slots: ['missile', 'device'],
      charges: { limit: 1, recurring: 0, spentForGood: true },
    },
    carries('electrochaffcloud'),
  ),
  missile(
    'energyshellcharges',
    { name: 'Energy-Shell Charges', charges: { limit: 1, recurring: 0 } },
    specialAttack('front', 3, [2, 3], { ordnance: true, needs: 'calculate', costs: [charge()] }),
    whileAttacking({}, attackWith('this')).may(turn('focus', 'crit'), spend('calculate')),
    cardAction(inTurn(recoverCharge, gain('disarm')), {
      requires: [you(not(hasFullyCharged('energyshellcharges')))],
    }),
  ),
  missile(
    'heavyplasmamissiles-alphaclassstarwing',
    { name: 'Heavy Plasma Missiles', limited: 1, charges: { limit: 2, recurring: 0 } },
    specialAttack('front', 3, [1, 3], { ordnance: true, needs: 'lock', costs: [charge(1)] }),
    at('after-hit', youAttack, attackWith('this')).you(loseShield(1, 'defender')),
  ),
  missile(
    'homingmissiles',
    { name: 'Homing Missiles', charges: { limit: 2, recurring: 0 } },
    specialAttack('front', 4, [2, 3], { ordnance: true, needs: 'lock', costs: [charge(1)] }),
    at('attack-declared', youAttack, attackWith('this')).you(lets('defender', hitsWithoutDice, suffering(1))),
  ),
  missile(
    'ionmissiles',
    { name: 'Ion Missiles', charges: { limit: 3, recurring: 0 } },
    specialAttack('front', 3, [2, 3], {
      ordnance: true,
      needs: 'lock',
      costs: [charge(1)],
      tokensInsteadOfDamage: 'ion',
    }),
  ),
  missile(
    'magpulsewarheads',
    { name: 'Mag-Pulse Warheads', charges: { limit: 2, recurring: 0 } },
    specialAttack('front', 3, [1, 3], { ordnance: true, needs: 'lock', costs: [charge(1)] }),
    at('after-hit', youAttack, attackWith('this')).you(
      suffer(0, 1, 'defender'),
      gain('deplete', 1, 'defender'),
      gain('jam', 1, 'defender'),
      cancel('attack', ['hit', 'crit'], 'all'),
    ),
  ),
  missile(
    'multimissilepods',
    { name: 'Multi-Missile Pods', slots: ['missile', 'missile'], charges: { limit: 5, recurring: 0 } },
    specialAttack('full-front', 2, [1, 2], {
      ordnance: true,
      needs: ['calculate', 'lock'],
      costs: [charge(1)],
    }),
    at('before-attack-dice', youAttack, attackWith('this'), the('defender', inYour('front'))).youMay(
      rollMore('attack'),
      charge(),
    ),
    at('before-attack-dice', youAttack, attackWith('this'), defenderInBullseye).youMay(
      rollMore('attack'),
      charge(),
    ),
  ),
  missile(
    'protonrockets',
    { name: 'Proton Rockets', charges: { limit: 1, recurring: 0 } },
    specialAttack('bullseye', 5, [1, 2], { ordnance: true, needs: 'focus', costs: [charge(1)] }),
  ),
  missile(
    'saturationrockets-alphaclassstarwing',
    { name: 'Saturation Rockets', limited: 1, charges: { limit: 4, recurring: 1 } },
    specialAttack('full-front', 3, [1, 2], { ordnance: true, costs: [charge(2)] }),
    at('before-attack-dice', youAttack, attackWith('this'), the('defender', inYour('front'))).youMay(
      rollMore('attack'),
      charge(),
    ),
    at('after-attack', attackWith('this')).youMay(
      withoutCost(bonusAttackWith(['this'], enemy, not(isThe('defender')), atRange([0, 1], 'defender'))),
      charge(),
    ),
  ),
  missile(
    'seekermissiles-legendsandrelics',
    { name: 'Seeker Missiles', charges: { limit: 4, recurring: 0 } },
    specialAttack('front', 3, [2, 3], { ordnance: true, needs: 'lock', costs: [charge(1)] }),
    ...focusForCharges,
  ),
  missile(
    'seekermissiles-swz103',
    { name: 'Seeker Missiles', charges: { limit: 4, recurring: 0 } },
    specialAttack('front', 3, [2, 3], { ordnance: true, needs: 'lock', costs: [charge(1)] }),
    ...focusForCharges,
  ),
  missile(
    'twinmissilelauncher-epicsl',
    { name: 'Twin Missile Launcher' },
    specialAttack('single-turret', 3, [2, 3], { costs: [energy()], bonusHeaders: 2 }),
  ),
  missile(
    'xx23sthreadtracers',
    { name: 'XX-23 S-Thread Tracers', limited: 2, charges: { limit: 2, recurring: 0 } },
    specialAttack('front', 3, [1, 3], {
      ordnance: true,
      needs: ['focus', 'calculate', 'lock'],
      costs: [charge(1)],
    }),
    at('after-hit', youAttack, attackWith('this')).you(
      each([friendly, atRange([1, 3], 'defender')], lets('chosen', acquireLock('defender', 'chosen'))),
      cancel('attack', ['hit', 'crit', 'focus', 'blank'], 'all'),
    ),
  ),
];
