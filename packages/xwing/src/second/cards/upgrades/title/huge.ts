import {
  add,
  at,
  atRange,
  attackIs,
  attackRange,
  choose,
  damaged,
  difficulty,
  either,
  enemy,
  energy,
  evading,
  friendly,
  has,
  inYour,
  jam,
  lockedBy,
  performAction,
  rerollUpTo,
  rollMore,
  the,
  whileAttacking,
  you,
  youDefend,
} from '../../../abilities/language.ts';
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
  title('corvus', { name: 'Corvus', limited: 1, actions: bar('calculate') }, notYet),
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
    notYet,
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
  title('liberator', { name: 'Liberator', energy: 1, limited: 1 }, notYet),
  title('luminous', { name: 'Luminous', energy: 2, limited: 1, shields: -1 }, notYet),
  title('merchantone', { name: 'Merchant One', limited: 1, actions: bar('red evade, coordinate') }, notYet),
  title(
    'nautolansrevenge',
    { name: "Nautolan's Revenge", energy: 1, limited: 1, hull: -2, shields: 1 },
    notYet,
  ),
  title(
    'neimoidiangrasp',
    { name: 'Neimoidian Grasp', limited: 1, shields: -2 },
    at('after-attack').youMay(performAction('red evade')),
    at('before-defense-dice', youDefend, evading).youMay(rollMore('defense')),
  ),
  title('quantumstorm', { name: 'Quantum Storm', energy: 1, limited: 1 }, notYet),
  title('requiem', { name: 'Requiem', limited: 1 }, notYet),
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
  title('vector', { name: 'Vector', limited: 1 }, notYet),
];
