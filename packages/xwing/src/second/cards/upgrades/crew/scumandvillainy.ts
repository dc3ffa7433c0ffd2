import {
  actionIs,
  andThen,
  at,
  atRange,
  charge,
  choose,
  colouredActionIs,
  difficulty,
  enemy,
  exchangeUpgrades,
  flip,
  flipped,
  flown,
  friendly,
  gain,
  gaining,
  has,
  hasUpgrade,
  inYour,
  lasting,
  modifier,
  moveObstacle,
  not,
  onEnemyDice,
  other,
  performAction,
  performAny,
  recoverCharges,
  remove,
  repair,
  reroll,
  shielded,
  spend,
  stressed,
  suffering,
  the,
  turn,
  unflipped,
  unlessIt,
  unstressed,
  whileAttacking,
  whileDefending,
  you,
} from '../../../abilities/language.ts';
import { carries } from '../../../devices/kinds.ts';
import { bar, notYet, type UpgradeCard, upgradesOf } from '../../chassis.ts';
import { keepsCirculars } from '../../ships/repeated.ts';

const crew = upgradesOf('crew');

export const CREW_SCUMANDVILLAINY: readonly UpgradeCard[] = [
  crew(
    '000',
    { name: '0-0-0', limited: 1 },
    at('start-of-engagement').youMay(
      choose([enemy, atRange([0, 1])], unlessIt('chosen', gain('stress', 1, 'chosen'), gain('calculate'))),
    ),
  ),
  crew('4lom', { name: '4-LOM', limited: 1 }, notYet),
  crew('bobafett', { name: 'Boba Fett', limited: 1 }, modifier({ rule: 'deploys-last', beyondEnemies: 3 })),
  crew('cadbane', { name: 'Cad Bane', limited: 1 }, at('after-drop').youMay(performAction('red boost'))),
  crew(
    'chewbacca-crew',
    { name: 'Chewbacca', limited: 1 },
    at('start-of-end').youMay(repair('faceup'), spend('focus')),
  ),
  crew(
    'cikatrovizago',
    { name: 'Cikatro Vizago', limited: 1 },
    at('during-end').youMay(exchangeUpgrades('illicit', friendly, atRange([0, 1]))),
  ),
  crew(
    'gamutkey',
    { name: 'Gamut Key', limited: 1, charges: { limit: 2, recurring: 1 } },
    at('start-of-end').youMay(choose([atRange([0, 1]), has('circular')], keepsCirculars), charge(2)),
  ),
  crew('greefkarga', { name: 'Greef Karga', limited: 1, actions: bar('red coordinate') }, notYet),
  crew(
    'ig11',
    { name: 'IG-11', limited: 1, actions: bar('calculate'), back: { name: 'IG-11 (Anti-Capture Protocol)' } },
    notYet,
  ),
  crew(
    'ig88d',
    { name: 'IG-88D', limited: 1, actions: bar('calculate') },
    modifier({ value: 'pilot-abilities', whom: [friendly, other, hasUpgrade('ig2000')] }),
    at('after-action', actionIs('calculate')).you(gain('calculate')),
  ),
  crew(
    'jabbathehutt',
    { name: 'Jabba the Hutt', limited: 1, slots: ['crew', 'crew'], charges: { limit: 4, recurring: 0 } },
    at('during-end').youMay(
      choose([friendly, atRange([0, 2])], recoverCharges(1, ['illicit'], 'chosen')),
      charge(),
    ),
  ),
  crew(
    'ketsuonyo',
    { name: 'Ketsu Onyo', limited: 1 },
    at('start-of-end').youMay(
      choose(
        [enemy, atRange([0, 2]), inYour('firing')],
        lasting(
          'end of round',
          [
            modifier({
              cannot: 'lose-tokens',
              tokens: ['tractor'],
              requires: [],
              whom: [],
              only: 'end-phase',
            }),
          ],
          'chosen',
        ),
      ),
    ),
  ),
  crew('kuiil', { name: 'Kuiil', limited: 1 }, notYet),
  crew(
    'l337',
    { name: 'L3-37', limited: 1, back: { name: "L3-37's Programming" } },
    andThen(onEnemyDice('attack', unflipped).may(reroll('all')), flip),
    difficulty(-1, { bearing: 'bank' }, flipped, you(not(shielded))),
  ),
  crew('landocalrissian-crew', { name: 'Lando Calrissian', limited: 1 }, notYet),
  crew(
    'lattsrazzi',
    { name: 'Latts Razzi', limited: 1 },
    andThen(
      whileDefending(the('attacker', stressed)).may(turn(['blank', 'focus'], 'evade')),
      remove('stress', 1, 'attacker'),
    ),
  ),
  crew(
    'mandaloriansupercommandos',
    {
      name: 'Mandalorian Super Commandos',
      limited: 1,
      slots: ['crew', 'crew'],
      charges: { limit: 2, recurring: 0, spentForGood: true },
    },
    carries('commandos'),
  ),
  crew('maul', { name: 'Maul', limited: 1, force: { limit: 1, recurring: 1 } }, notYet),
  crew('maul-crew', {
    name: 'Maul',
    limited: 1,
    slots: ['crew', 'crew'],
    force: { limit: 1, recurring: 1 },
    actions: bar('purple coordinate'),
  }),
  crew('pelimotto', { name: 'Peli Motto', limited: 1 }, notYet),
  crew('qira', { name: "Qi'ra", limited: 1 }, notYet),
  crew(
    'rookkast',
    { name: 'Rook Kast', limited: 1, actions: bar('red lock') },
    at('after-action', colouredActionIs('red')).youMay(gain('strain')),
    whileAttacking({}, you(has('strain'))).may(turn(['blank', 'focus'], 'hit')),
  ),
  crew('themandalorian', { name: 'The Mandalorian', limited: 1, actions: bar('reinforce') }, notYet),
  crew(
    'tobiasbeckett',
    { name: 'Tobias Beckett', limited: 1 },
    at('after-placing-forces').youMay(moveObstacle),
  ),
  crew(
    'unkarplutt',
    { name: 'Unkar Plutt', limited: 1 },
    at('after-maneuver', flown({ fully: false })).youMay(performAny('white'), suffering(1)),
  ),
  crew(
    'zuckuss',
    { name: 'Zuckuss', limited: 1 },
    onEnemyDice('defense', you(unstressed)).may(reroll(1), gaining('stress')),
  ),
];
