import {
  at,
  atRange,
  attackIs,
  attackRange,
  cancel,
  cardAction,
  charge,
  compare,
  eitherOf,
  energy,
  flown,
  forPrice,
  friendly,
  lasting,
  lockedBy,
  modifier,
  oneOf,
  other,
  type RangeSpan,
  recoverEnergy,
  results,
  shield,
  smallerThan,
  the,
  youFight,
} from '../../abilities/language.ts';
import { type UpgradeCard, upgradesOf } from '../chassis.ts';
import { restoresDroids } from './restored.ts';

const cargo = upgradesOf('cargo');
const cancelHitOrCrit = cancel('attack', ['hit', 'crit']);

/** The ship, or one near it on which it has a lock, fights at a range at which a bonus would apply. */
const withoutBonuses = (range: RangeSpan) =>
  [
    oneOf(
      youFight,
      the('attacker', lockedBy(), atRange([0, 3])),
      the('defender', lockedBy(), atRange([0, 3])),
    ),
    attackRange(range),
    attackIs('with-range-bonus'),
  ] as const;

export const CARGO: readonly UpgradeCard[] = [
  cargo(
    'adaptiveshields',
    { name: 'Adaptive Shields' },
    at(
      'before-neutralizing',
      the('defender', friendly, other, atRange([0, 1]), smallerThan('self')),
      compare(results('attack', 'hit', 'crit'), 'higher', 0),
    ).youMay(eitherOf(forPrice(cancelHitOrCrit, shield()), forPrice(cancelHitOrCrit, energy(2)))),
  ),
  cargo(
    'boostedscanners',
    { name: 'Boosted Scanners' },
    modifier({
      can: 'reach-farther',
      actions: ['lock', 'coordinate', 'jam'],
      by: 1,
      costs: [energy()],
      most: 3,
    }),
  ),
  cargo(
    'endlesshordes-epicsl',
    { name: 'Endless Hordes', charges: { limit: 1, recurring: 1 } },
    restoresDroids,
  ),
  cargo(
    'illegalcountermeasures-epicsl',
    { name: 'Illegal Countermeasures' },
    ...[
      at('before-attack-dice', ...withoutBonuses([1, 1])),
      at('before-defense-dice', ...withoutBonuses([3, 3])),
    ].map((moment) =>
      moment.youMay(
        lasting('end of attack', [modifier({ cannot: 'range-bonus', bonus: 'both', requires: [] })]),
        energy(),
      ),
    ),
  ),
  cargo(
    'optimizedpowercore',
    { name: 'Optimized Power Core' },
    at('after-maneuver', flown({ difficulty: 'blue' })).you(recoverEnergy()),
  ),
  cargo(
    'tibannareserves',
    { name: 'Tibanna Reserves', charges: { limit: 3, recurring: 0 } },
    cardAction(recoverEnergy(2), { costs: [charge()] }),
  ),
];
