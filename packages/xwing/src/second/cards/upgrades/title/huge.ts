import {
  actionIs,
  add,
  at,
  atRange,
  attackIs,
  attackRange,
  bonusHeader,
  by,
  cancelEvade,
  change,
  charge,
  choose,
  compare,
  damaged,
  difficulty,
  eitherOf,
  enemy,
  energy,
  evading,
  flown,
  forPrice,
  friendly,
  gain,
  has,
  hasNo,
  inArcOf,
  inYour,
  isSelf,
  isShip,
  jam,
  lockTheSame,
  modifier,
  not,
  other,
  paidBy,
  performAction,
  recoverEnergy,
  recoverShield,
  reroll,
  rerollUpTo,
  results,
  rollMore,
  shield,
  spend,
  suffer,
  suffering,
  the,
  tractored,
  whenever,
  whileAttacking,
  whileDefending,
  whileFighting,
  whileShipDefends,
  you,
  youDefend,
} from '../../../abilities/language.ts';
import { carrier } from '../../../docking/cards.ts';
import { bar, type UpgradeCard, upgradesOf } from '../../chassis.ts';
import { strainsHardHitters } from '../huge-strange.ts';

const title = upgradesOf('title');

export const TITLES_HUGE: readonly UpgradeCard[] = [
  title(
    'alpharevue-epicsl',
    { name: 'Alpha Revue', limited: 1 },
    at(
      'before-neutralizing',
      the('attacker', friendly, atRange([0, 2]), isShip('vultureclassdroidfighter')),
      the('defender', inArcOf('attacker', 'bullseye')),
      compare(results('defense', 'evade'), 'higher', 0),
    ).youMay(cancelEvade, paidBy('attacker', suffering(1))),
  ),
  title(
    'assailer',
    { name: 'Assailer', addsSlots: { gunner: 1 }, limited: 1, hull: 2, shields: -2 },
    at('before-defense-dice', youDefend, attackRange([1, 1])).youMay(rollMore('defense')),
  ),
  title(
    'bloodcrow',
    { name: 'Blood Crow', addsSlots: { gunner: 1 }, energy: 2, limited: 1, shields: -1 },
    whileAttacking({}, attackRange([1, 2])).may(add('focus')),
  ),
  title(
    'bloodcrow-epicsl',
    { name: 'Blood Crow', limited: 1 },
    ...whileFighting('any', attackRange([1, 1])).may(add('focus'), energy()),
  ),
  title(
    'brighthope',
    { name: 'Bright Hope', limited: 1 },
    modifier({ permission: 'reinforce', only: 'fore' }),
    at('before-defense-dice', youDefend, you(has('reinforce')), the('attacker', inYour('full-front'))).youMay(
      rollMore('defense'),
    ),
  ),
  title(
    'brokenhorn',
    { name: 'Broken Horn', addsSlots: { illicit: 1, crew: 1 }, limited: 1 },
    difficulty(-1, { speed: [3, 5] }, you(damaged)),
  ),
  title(
    'corvus',
    { name: 'Corvus', limited: 1, actions: bar('calculate') },
    carrier(2, 'small'),
    at('after-action', actionIs('calculate')).you(gain('calculate')),
  ),
  title('corvus-epicsl', { name: 'Corvus', limited: 1 }, modifier({ rule: 'deploys-at', initiative: 5 })),
  title('dodonnaspride', {
    name: "Dodonna's Pride",
    addsSlots: { team: 1, cargo: 1 },
    limited: 1,
    shields: -2,
    actions: bar('evade > red coordinate, focus > red coordinate'),
  }),
  title(
    'grappler',
    { name: 'Grappler', limited: 1, hull: 2, shields: -1 },
    modifier({
      rule: 'attack-range-counts-as',
      from: [1, 1],
      to: 0,
      withCard: 'drillbeak',
      whom: [tractored],
    }),
  ),
  title('hosnianlament-epicsl', { name: 'Hosnian Lament', limited: 1 }, strainsHardHitters),
  title(
    'impetuous',
    { name: 'Impetuous', addsSlots: { crew: 1 }, energy: 2, limited: 1, shields: -2 },
    at('after-attack', attackIs('defender-destroyed')).youMay(performAction('focus', 'lock')),
  ),
  title(
    'insatiableworrt',
    { name: 'Insatiable Worrt', addsSlots: { cargo: 1 }, energy: -1, limited: 1, hull: 3, shields: -1 },
    at('during-end').youMay(eitherOf(recoverShield(), recoverEnergy())),
  ),
  title(
    'instigator',
    { name: 'Instigator', addsSlots: { team: 1 }, limited: 1 },
    whileAttacking({}, the('defender', has('red-or-orange'))).may(rerollUpTo(2)),
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
  title(
    'luminous',
    { name: 'Luminous', energy: 2, limited: 1, shields: -1 },
    modifier({ rule: 'deploys-last', nearFriends: [0, 2] }),
  ),
  title('malefactor-epicsl', { name: 'Malefactor', limited: 1 }, modifier({ can: 'let-docked-suffer' })),
  title(
    'merchantone',
    {
      name: 'Merchant One',
      addsSlots: { turret: 1, team: 1, cargo: 1 },
      limited: 1,
      actions: bar('red evade, coordinate'),
    },
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
    'nautolansrevenge-epicsl',
    { name: "Nautolan's Revenge", limited: 1, charges: { limit: 1, recurring: 1 } },
    whenever('after-damage', [enemy, tractored, inYour('rear')]).youMay(suffer(1, 0, 'it'), charge()),
  ),
  title(
    'neimoidiangrasp',
    { name: 'Neimoidian Grasp', limited: 1, shields: -2 },
    at('after-attack').youMay(performAction('red evade')),
    at('before-defense-dice', youDefend, evading).youMay(rollMore('defense')),
  ),
  title(
    'precursor-epicsl',
    { name: 'Precursor', limited: 1 },
    at('end-of-engagement').youMay(
      eitherOf(forPrice(recoverEnergy(), shield()), forPrice(recoverShield(), energy())),
    ),
  ),
  title(
    'quantumstorm',
    { name: 'Quantum Storm', addsSlots: { team: 1, cargo: 1 }, energy: 1, limited: 1 },
    at('after-maneuver', flown({ fully: true, difficulty: 'white' })).you(recoverEnergy()),
  ),
  title(
    'requiem',
    { name: 'Requiem', limited: 1 },
    whenever('after-deploy', [friendly], the('other', isSelf)).youMay(lockTheSame('it')),
  ),
  title(
    'spectreofnayr-epicsl',
    { name: 'Spectre of Nayr', limited: 1 },
    at('after-attack', attackIs('first-against-defender'), you(has('focus'))).youMay(recoverEnergy()),
  ),
  title(
    'suppressor',
    { name: 'Suppressor', addsSlots: { sensor: 1 }, limited: 1, hull: -2, shields: 2 },
    at('after-coordinate', the('other', friendly)).youMay(
      choose([enemy, atRange([0, 2], 'other')], jam('chosen')),
      energy(),
    ),
  ),
  title(
    'tantiveiv',
    { name: 'Tantive IV', addsSlots: { crew: 2 }, limited: 1 },
    at('before-defense-dice', youDefend, the('attacker', inYour('rear'))).youMay(rollMore('defense')),
  ),
  title(
    'tantiveiv-republic',
    { name: 'Tantive IV', limited: 1 },
    whileDefending(you(hasNo('green'))).may(change(1, 'evade')),
  ),
  title(
    'tantiveiv-resistance',
    { name: 'Tantive IV', limited: 1 },
    ...(['attack', 'defense'] as const).flatMap((dice) =>
      [suffering(1), energy(2)].map((price) => {
        const blank = [
          compare(results(dice, 'blank'), 'higher', 1),
          compare(results(dice, 'hit', 'crit', 'evade', 'focus'), 'equal', 0),
        ] as const;
        const near = [friendly, atRange([0, 2])];
        const step =
          dice === 'attack' ? whileAttacking({ of: near }, ...blank) : whileShipDefends(near, ...blank);
        return step.may(reroll('all'), price);
      }),
    ),
  ),
  title(
    'thunderstrike',
    { name: 'Thunderstrike', addsSlots: { gunner: 1 }, limited: 1, hull: 3, shields: -3 },
    whileAttacking({}, attackIs('bonus'), attackIs('first-against-defender')).may(reroll(1)),
  ),
  title(
    'trident',
    { name: 'Trident', energy: 1, limited: 1 },
    at('after-overlap', the('other', not(tractored))).youMay(gain('tractor', 3, 'other'), energy()),
    whenever('after-overlap', [other, not(tractored)], the('other', isSelf)).youMay(
      gain('tractor', 3, 'it'),
      energy(),
    ),
  ),
  title(
    'trident-epicsl',
    { name: 'Trident', limited: 1 },
    whileDefending(the('attacker', hasNo('green'))).may(add('evade')),
  ),
  title(
    'vector',
    { name: 'Vector', addsSlots: { cargo: 1, crew: 1 }, limited: 1 },
    whenever('after-deploy', [friendly], the('other', isSelf)).youMay(
      by('it', performAction('evade', 'boost')),
    ),
  ),
];
