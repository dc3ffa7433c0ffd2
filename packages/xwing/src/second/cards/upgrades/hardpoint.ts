import {
  acquireLock,
  addResult,
  at,
  attackRange,
  attackWith,
  bonusHeader,
  cardAction,
  eitherOf,
  energy,
  fliesBank,
  fliesStraight,
  flip,
  flipped,
  isSize,
  modifier,
  moreDice,
  specialAttack,
  suffer,
  turn,
  unflipped,
  whileAttacking,
  youAttack,
} from '../../abilities/language.ts';
import { bar, type UpgradeCard, upgradesOf } from '../chassis.ts';

const hardpoint = upgradesOf('hardpoint');

/** What is offline comes back after the ship engaged. */
const backOnline = at('after-engaging', flipped).youMay(flip, energy(2));
/** What is offline is repaired by an action. */
const repairedByAction = cardAction(flip, { requires: [flipped], costs: [energy()] });

export const HARDPOINTS: readonly UpgradeCard[] = [
  hardpoint(
    'drillbeak',
    { name: 'Drill Beak', slots: ['hardpoint', 'cargo'], back: { name: 'Drill Beak (Offline)' } },
    specialAttack('rear', 3, [0, 1], { ordnance: true, costs: [energy()], bonusHeaders: 1 }),
    whileAttacking({}, attackWith('this'), attackRange([0, 0])).must(turn('hit', 'crit', 'all')),
    repairedByAction,
  ),
  hardpoint(
    'drillbeak-epicsl',
    { name: 'Drill Beak' },
    specialAttack('rear', 3, [0, 1], { ordnance: true, bonusHeaders: 1 }),
    whileAttacking({}, attackWith('this'), attackRange([0, 0])).must(turn('hit', 'crit', 'all')),
  ),
  hardpoint(
    'enhancedpropulsion',
    {
      name: 'Enhanced Propulsion',
      slots: ['hardpoint', 'cargo'],
      back: { name: 'Enhanced Propulsion (Offline)' },
    },
    at('start-of-end', unflipped).youMay(
      eitherOf(fliesStraight(2), fliesBank(1, 'left'), fliesBank(1, 'right')),
      energy(2),
    ),
    repairedByAction,
  ),
  hardpoint(
    'heavylasercannonturret-epicsl',
    { name: 'Heavy Laser Cannon Turret' },
    specialAttack('single-turret', 3, [2, 3], { costs: [energy()], bonusHeaders: 1 }),
    moreDice('attack', 1, youAttack, attackWith('this'), attackRange([3, 3])),
  ),
  hardpoint(
    'ioncannonbattery',
    { name: 'Ion Cannon Battery', back: { name: 'Ion Cannon Battery (Offline)', actions: bar('rotate') } },
    specialAttack('single-turret', 4, [2, 4], {
      costs: [energy()],
      bonusHeaders: 1,
      tokensInsteadOfDamage: 'ion',
      allTokens: true,
    }),
    at('after-hit', attackWith('this')).you(suffer(0, 1, 'defender')),
    backOnline,
  ),
  hardpoint(
    'modifieddorsalturret-epicsl',
    { name: 'Modified Dorsal Turret' },
    specialAttack('single-turret', 2, [1, 3], { bonusHeaders: 1 }),
  ),
  hardpoint(
    'ordnancetubes',
    { name: 'Ordnance Tubes', back: { name: 'Ordnance Tubes (Offline)' } },
    ...(['torpedo', 'missile'] as const).flatMap((slot) => [
      modifier({ value: 'weapon-arc', slot, to: 'full-front', onBack: false }),
      modifier({ value: 'weapon-arc', slot, to: 'bullseye', onBack: true }),
      bonusHeader([slot]),
    ]),
    modifier({ cannot: 'attack-but-bonus', with: ['torpedo', 'missile'], requires: [unflipped] }),
    cardAction(flip, { requires: [flipped], costs: [energy(2)] }),
  ),
  hardpoint(
    'planetaryionbombardment-epicsl',
    { name: 'Planetary Ion Bombardment' },
    specialAttack('full-front', 5, [1, 3], {
      ordnance: true,
      needs: 'lock',
      bonusHeaders: 1,
      tokensInsteadOfDamage: 'ion',
      allTokens: true,
      against: [isSize('medium', 'large', 'huge')],
    }),
  ),
  hardpoint(
    'pointdefensebattery',
    {
      name: 'Point-Defense Battery',
      actions: bar('rotate'),
      back: { name: 'Point-Defense Battery (Offline)' },
    },
    specialAttack('double-turret', 2, [1, 2], { costs: [energy()], bonusHeaders: 4 }),
    backOnline,
  ),
  hardpoint(
    'pointdefensebattery-epicsl',
    { name: 'Point Defense Battery' },
    specialAttack('double-turret', 2, [1, 2], { costs: [energy()], attackHeaders: 4 }),
  ),
  hardpoint(
    'protoncannonbattery',
    {
      name: 'Proton Cannon Battery',
      slots: ['hardpoint', 'cargo'],
      back: { name: 'Proton Cannon Battery (Offline)' },
    },
    specialAttack('bullseye', 4, [2, 5], { costs: [energy()], bonusHeaders: 2, freeHeaders: 1 }),
    whileAttacking({}, attackWith('this')).must(turn('hit', 'crit')),
    repairedByAction,
  ),
  hardpoint(
    'targetingbattery',
    {
      name: 'Targeting Battery',
      rulings: ['xwing2:huge-ship-faq.6'],
      actions: bar('rotate'),
      back: { name: 'Targeting Battery (Offline)' },
    },
    specialAttack('single-turret', 3, [2, 5], { costs: [energy()], bonusHeaders: 1 }),
    at('after-attack', attackWith('this')).youMay(acquireLock('defender')),
    backOnline,
  ),
  hardpoint(
    'tractortentacles',
    { name: 'Tractor Tentacles', back: { name: 'Tractor Tentacles (Offline)' } },
    specialAttack('rear', 2, [1, 2], { ordnance: true, costs: [energy()], bonusHeaders: 5, freeHeaders: 1 }),
    repairedByAction,
  ),
  hardpoint(
    'turbolaserbattery',
    { name: 'Turbolaser Battery', actions: bar('rotate'), back: { name: 'Turbolaser Battery (Offline)' } },
    specialAttack('single-turret', 3, [3, 5], { needs: 'lock', costs: [energy(3)], bonusHeaders: 1 }),
    at('after-hit', attackWith('this')).you(addResult('attack', 'hit', 3)),
    backOnline,
  ),
];
