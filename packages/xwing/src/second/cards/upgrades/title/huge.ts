import {
  actionIs,
  add,
  at,
  atRange,
  attackIs,
  attackRange,
  bonusHeader,
  by,
  choose,
  damaged,
  difficulty,
  either,
  eitherOf,
  enemy,
  energy,
  evading,
  flown,
  forPrice,
  friendly,
  gain,
  has,
  inYour,
  isSelf,
  jam,
  lockedBy,
  lockTheSame,
  performAction,
  recoverEnergy,
  recoverShield,
  rerollUpTo,
  rollMore,
  spend,
  the,
  whenever,
  whileAttacking,
  you,
  youDefend,
} from '../../../abilities/language.ts';
import { carrier } from '../../../docking/cards.ts';
import { bar, notYet, type UpgradeCard, upgradesOf } from '../../chassis.ts';

const title = upgradesOf('title');

export const TITLES_HUGE: readonly UpgradeCard[] = [
  title(
    'assailer',
    { name: 'Assailer', limited: 1, hull: 2, shields: -2 },
    at('before-defense-dice', youDefend, attackRange([1, 1])).youMay(rollMore('defense')),
  ),
  title(
    'bloodcrow',
    { name: 'Blood Crow', energy: 2, limited: 1, shields: -1 },
    whileAttacking({}, attackRange([1, 2])).may(add('focus')),
  ),
  title('brighthope', { name: 'Bright Hope', limited: 1 }, notYet),
  title('brokenhorn', { name: 'Broken Horn', limited: 1 }, difficulty(-1, { speed: [3, 5] }, you(damaged))),
  title(
    'corvus',
    { name: 'Corvus', limited: 1, actions: bar('calculate') },
    carrier(2, 'small'),
    at('after-action', actionIs('calculate')).you(gain('calculate')),
  ),
  title('dodonnaspride', {
    name: "Dodonna's Pride",
    limited: 1,
    shields: -2,
    actions: bar('evade > red coordinate, focus > red coordinate'),
  }),
  title('grappler', { name: 'Grappler', limited: 1, hull: 2, shields: -1 }, notYet),
  title(
    'impetuous',
    { name: 'Impetuous', energy: 2, limited: 1, shields: -2 },
    at('after-attack', attackIs('defender-destroyed')).youMay(performAction('focus', 'lock')),
  ),
  title(
    'insatiableworrt',
    { name: 'Insatiable Worrt', energy: -1, limited: 1, hull: 3, shields: -1 },
    at('during-end').youMay(eitherOf(recoverShield(), recoverEnergy())),
  ),
  title(
    'instigator',
    { name: 'Instigator', limited: 1 },
    whileAttacking({}, the('defender', either(has('red-or-orange'), lockedBy('anybody')))).may(rerollUpTo(2)),
  ),
  title(
    'jainaslight',
    { name: "Jaina's Light", energy: -1, limited: 1, shields: 1 },
    at(
      'before-defense-dice',
      the('defender', friendly, atRange([0, 2])),
      attackIs('obstructed-by-obstacle'),
    ).youMay(rollMore('defense'), energy()),
  ),
  title(
    'liberator',
    { name: 'Liberator', energy: 1, limited: 1 },
    carrier(2, 'small'),
    whenever('after-deploy', [friendly], the('other', isSelf)).youMay(
      by('it', performAction('focus', 'barrel-roll')),
    ),
  ),
  title('luminous', { name: 'Luminous', energy: 2, limited: 1, shields: -1 }, notYet),
  title(
    'merchantone',
    { name: 'Merchant One', limited: 1, actions: bar('red evade, coordinate') },
    bonusHeader(['turret-slot']),
  ),
  title(
    'nautolansrevenge',
    { name: "Nautolan's Revenge", energy: 1, limited: 1, hull: -2, shields: 1 },
    at('before-engaging').youMay(
      eitherOf(
        forPrice(recoverEnergy(1), spend('calculate', 1)),
        forPrice(recoverEnergy(2), spend('calculate', 2)),
      ),
    ),
  ),
  title(
    'neimoidiangrasp',
    { name: 'Neimoidian Grasp', limited: 1, shields: -2 },
    at('after-attack').youMay(performAction('red evade')),
    at('before-defense-dice', youDefend, evading).youMay(rollMore('defense')),
  ),
  title(
    'quantumstorm',
    { name: 'Quantum Storm', energy: 1, limited: 1 },
    at('after-maneuver', flown({ fully: true, difficulty: 'white' })).you(recoverEnergy()),
  ),
  title(
    'requiem',
    { name: 'Requiem', limited: 1 },
    whenever('after-deploy', [friendly], the('other', isSelf)).youMay(lockTheSame('it')),
  ),
  title(
    'suppressor',
    { name: 'Suppressor', limited: 1, hull: -2, shields: 2 },
    at('after-coordinate', the('other', friendly)).youMay(
      choose([enemy, atRange([0, 2], 'other')], jam('chosen')),
      energy(),
    ),
  ),
  title(
    'tantiveiv',
    { name: 'Tantive IV', limited: 1 },
    at('before-defense-dice', youDefend, the('attacker', inYour('rear'))).youMay(rollMore('defense')),
  ),
  title('thunderstrike', { name: 'Thunderstrike', limited: 1, hull: 3, shields: -3 }, notYet),
  title('trident', { name: 'Trident', energy: 1, limited: 1 }, notYet),
  title(
    'vector',
    { name: 'Vector', limited: 1 },
    whenever('after-deploy', [friendly], the('other', isSelf)).youMay(
      by('it', performAction('evade', 'boost')),
    ),
  ),
];
