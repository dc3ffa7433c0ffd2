import {
  acquireLock,
  add,
  at,
  atRange,
  charge,
  choose,
  compare,
  each,
  enemy,
  friendly,
  gain,
  hasInArc,
  hasOnBar,
  inTurn,
  lasting,
  modifier,
  paidBy,
  results,
  spend,
  unlessPaid,
  whenever,
  whileAttacking,
  whileShipDefends,
} from '../../abilities/language.ts';
import { bar, type UpgradeCard, upgradesOf } from '../chassis.ts';
import { inherits } from './huge-strange.ts';

const tacticalRelay = upgradesOf('tactical-relay');

export const TACTICAL_RELAYS: readonly UpgradeCard[] = [
  tacticalRelay(
    'k2b4',
    { name: 'K2-B4', limited: 1 },
    unlessPaid(
      'attacker',
      gain('strain', 1, 'attacker'),
      whileShipDefends([friendly, atRange([0, 3])]).may(add('evade'), paidBy('defender', spend('calculate'))),
    ),
  ),
  tacticalRelay(
    'kalani',
    {
      name: 'Kalani',
      rulings: ['xwing2:faq-specific-card-questions.58'],
      limited: 1,
      charges: { limit: 3, recurring: 3 },
      actions: bar('calculate'),
    },
    whenever('after-maneuver', [enemy]).youMay(
      choose(
        [friendly, atRange([0, 3]), hasInArc('it', 'bullseye')],
        inTurn(acquireLock('it', 'chosen'), gain('stress', 1, 'chosen')),
      ),
      charge(),
    ),
  ),
  tacticalRelay(
    'kraken',
    { name: 'Kraken', limited: 1, actions: bar('calculate') },
    at('start-of-end').youMay(
      choose(
        [friendly, atRange([0, 3])],
        lasting(
          'end of round',
          [
            modifier({
              cannot: 'lose-tokens',
              tokens: ['calculate'],
              most: 1,
              requires: [],
              whom: [],
              only: 'end-phase',
            }),
          ],
          'chosen',
        ),
        { count: 3 },
      ),
    ),
  ),
  tacticalRelay(
    'ta175',
    { name: 'TA-175', limited: 1 },
    whenever('after-destroyed', [friendly, atRange([0, 3]), hasOnBar('calculate')]).you(
      each([friendly, atRange([0, 3]), hasOnBar('calculate')], gain('calculate', 1, 'chosen')),
    ),
  ),
  tacticalRelay(
    'tv94',
    { name: 'TV-94', limited: 1 },
    whileAttacking(
      { of: [friendly, atRange([0, 3]), hasInArc('defender', 'bullseye')], weapon: 'primary' },
      compare(results('attack', 'hit', 'crit', 'focus', 'blank'), 'lower-or-equal', 2),
    ).may(add('hit'), paidBy('attacker', spend('calculate'))),
  ),
  tacticalRelay('tx25-epicsl', { name: 'TX-25', limited: 1 }, inherits('tactical-relay', false)),
];
