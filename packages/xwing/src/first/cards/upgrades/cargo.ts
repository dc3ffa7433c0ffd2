import {
  actionIs,
  at,
  atRange,
  cardAction,
  choose,
  discarding,
  drawAttack,
  drawsFromEitherHalf,
  dropCargo,
  each,
  either,
  enemy,
  energyHere,
  fly,
  freeWay,
  friendly,
  gain,
  has,
  hasDial,
  inTurn,
  isSize,
  obstructsMore,
  other,
  recoverShield,
  remove,
  rollMore,
  rollsAndSuffers,
  spend,
  stressed,
  suffer,
  takesAboard,
  the,
  tokensOf,
  unstressed,
  you,
  youAttack,
} from '../../abilities/language.ts';
import { type UpgradeCard, upgradesOf } from '../chassis.ts';

const cargo = upgradesOf('cargo');

export const CARGO: readonly UpgradeCard[] = [
  cargo(
    'backupshieldgenerator',
    { name: 'Backup Shield Generator', limited: true },
    at('end-of-end').youMay(recoverShield(), spend('energy')),
  ),
  cargo('broadcastarray', { name: 'Broadcast Array', actions: ['jam'] }),
  cargo(
    'clusterbombs',
    { name: 'Cluster Bombs' },
    at('after-defending').youMay(each([other, atRange([1, 1])], rollsAndSuffers(2, 'chosen')), discarding),
  ),
  cargo(
    'commsbooster',
    { name: 'Comms Booster' },
    at('using-energy').youMay(
      choose(
        [friendly, atRange([1, 3])],
        inTurn(remove('stress', 'all', 'chosen'), gain('focus', 1, 'chosen')),
        {
          must: true,
        },
      ),
      spend('energy'),
    ),
  ),
  cargo(
    'dockingclamps',
    { name: 'Docking Clamps', limited: true },
    takesAboard(4, 'tiefighter', 'tieinterceptor', 'tiebomber', 'tieadvanced'),
  ),
  cargo('ememitter', { name: 'EM Emitter', limited: true }, obstructsMore),
  cargo(
    'enginebooster',
    { name: 'Engine Booster', limited: true },
    at('before-reveal', hasDial, freeWay('1 straight')).youMay(fly('1 straight'), spend('energy')),
  ),
  cargo('expandedcargohold', { name: 'Expanded Cargo Hold' }, drawsFromEitherHalf),
  cargo(
    'frequencyjammer',
    { name: 'Frequency Jammer', limited: true },
    at('after-action', actionIs('jam')).you(
      choose([enemy, unstressed, atRange([1, 1], 'other')], gain('stress', 1, 'chosen'), { must: true }),
    ),
  ),
  cargo(
    'ionizationreactor',
    { name: 'Ionization Reactor', limited: true, energy: 5 },
    at('using-energy').youMay(
      each([other, atRange([1, 1])], inTurn(suffer(1, 0, 'chosen'), gain('ion', 1, 'chosen'))),
      energyHere(5),
      discarding,
    ),
  ),
  cargo(
    'quickreleasecargolocks',
    { name: 'Quick-release Cargo Locks', limited: true },
    at('end-of-activation').youMay(dropCargo, discarding),
  ),
  cargo(
    'shieldprojector',
    { name: 'Shield Projector' },
    at(
      'attack-declared',
      the('attacker', enemy),
      the('defender', other, friendly, either(isSize('small'), isSize('large'))),
    ).youMay(drawAttack, spend('energy', 3)),
  ),
  cargo(
    'slicertools',
    { name: 'Slicer Tools' },
    cardAction(
      choose([stressed, atRange([1, 3])], inTurn(remove('energy'), suffer(1, 0, 'chosen')), {
        count: tokensOf('energy'),
      }),
      { requires: [you(has('energy'))] },
    ),
  ),
  cargo(
    'superchargedpowercells',
    { name: 'Supercharged Power Cells', limited: true },
    at('before-attack-dice', youAttack).youMay(rollMore('attack', 2), discarding),
  ),
  cargo(
    'tibannagassupplies',
    { name: 'Tibanna Gas Supplies', limited: true },
    at('using-energy').youMay(gain('energy', 3), discarding),
  ),
];
