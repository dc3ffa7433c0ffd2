import {
  at,
  atRange,
  attackHit,
  attackWith,
  blastObstacle,
  cardAction,
  compare,
  discarding,
  each,
  gain,
  ifItHits,
  loseShield,
  ordnanceOnCards,
  stat,
  turn,
  turnUpTo,
  whileAttacking,
  youAttack,
} from '../../abilities/language.ts';
import { type UpgradeCard, upgradesOf } from '../chassis.ts';

const torpedo = upgradesOf('torpedo');

export const TORPEDOES: readonly UpgradeCard[] = [
  torpedo(
    'advprotontorpedoes',
    {
      name: 'Advanced Proton Torpedoes',
      weapon: { attack: 5, range: [1, 1], needs: 'target-lock', spends: 1, discarded: true },
    },
    whileAttacking({ weapon: 'this' }).may(turnUpTo('blank', 'focus', 3)),
  ),
  torpedo('bombloadout', { name: 'Bomb Loadout', limited: true }),
  torpedo(
    'extramunitions',
    { name: 'Extra Munitions', limited: true },
    ordnanceOnCards(1, 'torpedo', 'missile', 'bomb'),
  ),
  torpedo(
    'flechettetorpedoes',
    {
      name: 'Flechette Torpedoes',
      rulings: ['xwing1:faq-upgrade-cards.37', 'xwing1:faq-upgrade-cards.38'],
      weapon: { attack: 3, range: [2, 3], needs: 'target-lock', spends: 1, discarded: true },
    },
    at('after-attack', attackWith('this'), compare(stat('hull', 'defender'), 'lower-or-equal', 4)).you(
      gain('stress', 1, 'defender'),
    ),
  ),
  torpedo(
    'iontorpedoes',
    {
      name: 'Ion Torpedoes',
      weapon: { attack: 4, range: [2, 3], needs: 'target-lock', spends: 1, discarded: true },
    },
    ifItHits(each([atRange([1, 1], 'defender')], gain('ion', 1, 'chosen'))),
  ),
  torpedo(
    'plasmatorpedoes',
    {
      name: 'Plasma Torpedoes',
      weapon: { attack: 4, range: [2, 3], needs: 'target-lock', spends: 1, discarded: true },
    },
    at('attack-dealt', youAttack, attackWith('this'), attackHit).you(loseShield(1, 'defender')),
  ),
  torpedo(
    'protontorpedoes',
    {
      name: 'Proton Torpedoes',
      weapon: { attack: 4, range: [2, 3], needs: 'target-lock', spends: 1, discarded: true },
    },
    whileAttacking({ weapon: 'this' }).may(turn('focus', 'crit')),
  ),
  torpedo('renegaderefit', { name: 'Renegade Refit' }),
  torpedo(
    'seismictorpedo',
    { name: 'Seismic Torpedo' },
    cardAction(blastObstacle([1, 2]), { costs: [discarding] }),
  ),
];
