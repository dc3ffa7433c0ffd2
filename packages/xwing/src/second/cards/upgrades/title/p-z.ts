import {
  acquireLockOn,
  at,
  atRange,
  attackHit,
  attackWith,
  charge,
  choose,
  enemy,
  gain,
  inArcOf,
  inYour,
  modifier,
  moreDice,
  not,
  performAction,
  reroll,
  revealed,
  setDial,
  the,
  turn,
  whileAttacking,
  whileDefending,
  you,
  youAttack,
} from '../../../abilities/language.ts';
import { docksAtRange } from '../../../docking/cards.ts';
import { bar, type UpgradeCard, upgradesOf } from '../../chassis.ts';
import { hidesUpgrade, revealsUpgrade } from '../facedown.ts';

const title = upgradesOf('title');

export const TITLES_P_TO_Z: readonly UpgradeCard[] = [
  title('phantom', { name: 'Phantom', limited: 1 }, docksAtRange(1)),
  title(
    'punishingone',
    { name: 'Punishing One', addsSlots: { crew: -1, astromech: 1 }, limited: 1 },
    moreDice('attack', 1, youAttack, attackWith('primary'), the('defender', inYour('front'))),
  ),
  title(
    'razorcrest',
    { name: 'Razor Crest', limited: 1, actions: bar('evade > red barrel-roll'), hides: 'illicit' },
    hidesUpgrade,
    revealsUpgrade,
  ),
  title(
    'reysmillenniumfalcon',
    { name: "Rey's Millennium Falcon", limited: 1 },
    modifier({ can: 'fly-red-while-stressed', mostStress: 2, requires: [], maneuver: { bearing: 'segnor' } }),
    modifier({ can: 'act-while-stressed', actions: ['boost', 'rotate'], mostStress: 2 }),
  ),
  title(
    'scimitar',
    { name: 'Scimitar', limited: 1, actions: bar('red cloak, jam') },
    at('after-placing-forces').youMay(gain('cloak')),
    at('after-decloak').youMay(choose([enemy, inYour('bullseye')], gain('jam', 1, 'chosen'))),
  ),
  title(
    'shadowcaster',
    { name: 'Shadow Caster', limited: 1 },
    at('after-attack', attackHit, the('defender', inYour('turret'), inYour('front'))).you(
      gain('tractor', 1, 'defender'),
    ),
  ),
  title(
    'slavei',
    { name: 'Slave I', rulings: ['xwing2:errata-upgrade-cards.24'], addsSlots: { torpedo: 1 }, limited: 1 },
    at('after-reveal', you(revealed({ bearing: ['turn', 'bank'] }))).youMay(
      setDial({ speed: 'same', bearing: 'same', direction: 'opposite' }),
    ),
  ),
  title(
    'slavei-swz82',
    { name: 'Slave I', addsSlots: { gunner: 1 }, limited: 1 },
    whileAttacking({}, attackWith('front-arc'), you(inArcOf('defender', 'full-rear'))).may(
      turn('hit', 'crit'),
    ),
  ),
  title(
    'soullessone',
    { name: 'Soulless One', limited: 1, hull: 2 },
    whileDefending(the('attacker', not(inYour('firing')))).may(reroll(1)),
  ),
  title(
    'st321',
    { name: 'ST-321', limited: 1 },
    at('after-coordinate').youMay(acquireLockOn([enemy, atRange([0, 3], 'other')], 'self', true)),
  ),
  title(
    'virago',
    {
      name: 'Virago',
      addsSlots: { modification: 1 },
      limited: 1,
      charges: { limit: 2, recurring: 0 },
      shields: 1,
    },
    at('during-end').youMay(performAction('red boost'), charge()),
  ),
  title(
    'virago-armedanddangerous',
    { name: 'Virago', limited: 1 },
    at('during-system').youMay(performAction('red barrel-roll', 'red boost')),
  ),
  title('xanadublood', {
    name: 'Xanadu Blood',
    addsSlots: { crew: 1, device: 1 },
    limited: 1,
    actions: bar('red cloak'),
  }),
  title(
    'xanadublood-armedanddangerous',
    { name: 'Xanadu Blood', limited: 1 },
    at('after-decloak').youMay(choose([enemy, inYour('bullseye')], gain('strain', 1, 'chosen'))),
  ),
];
