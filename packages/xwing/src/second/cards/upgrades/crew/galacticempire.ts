import {
  acquireLock,
  acquireLockOn,
  actionIs,
  assign,
  at,
  atRange,
  before,
  by,
  change,
  charge,
  choose,
  coordinatedTo,
  damaged,
  destroyed,
  each,
  eitherOf,
  enemy,
  flown,
  force,
  friendly,
  gain,
  gaining,
  gainOneOf,
  guessSpeed,
  hasCondition,
  hasNo,
  inDirection,
  initiative,
  inPhase,
  instead,
  inYour,
  isNamed,
  lets,
  lockedBy,
  modifier,
  other,
  performAction,
  performAny,
  recoverEnergy,
  remove,
  reroll,
  rotatesShip,
  stressed,
  suffer,
  suffering,
  the,
  turn,
  unlessIt,
  whenever,
  whileAttacking,
  whileShipDefends,
  you,
} from '../../../abilities/language.ts';
import { carries } from '../../../devices/kinds.ts';
import { bar, type UpgradeCard, upgradesOf } from '../../chassis.ts';

const crew = upgradesOf('crew');

export const CREW_GALACTICEMPIRE: readonly UpgradeCard[] = [
  crew(
    'admiralsloane',
    { name: 'Admiral Sloane', rulings: ['xwing2:faq-specific-card-questions.60'], limited: 1 },
    whenever('after-defending', [friendly, other, atRange([0, 3]), destroyed]).you(
      gain('stress', 2, 'attacker'),
    ),
    whileAttacking({ friendlyAt: [0, 3] }, the('defender', stressed)).may(reroll(1)),
  ),
  crew(
    'agentkallus',
    { name: 'Agent Kallus', rulings: ['xwing2:errata-upgrade-cards.4'], limited: 1 },
    at('after-placing-forces').you(choose([enemy], assign('hunted', 'chosen'), { must: true })),
    whileAttacking({}, the('defender', hasCondition('hunted'))).may(turn('focus', 'hit')),
  ),
  crew(
    'captainhark',
    { name: 'Captain Hark', limited: 1, charges: { limit: 2, recurring: 0 } },
    at('after-maneuver', flown({ fully: true, difficulty: 'red' }), you(hasNo('focus'))).youMay(
      gain('focus'),
      charge(),
    ),
  ),
  crew(
    'cienaree',
    { name: 'Ciena Ree', limited: 1 },
    at('after-coordinate', actionIs('coordinate'), coordinatedTo('barrel-roll', 'boost')).you(
      lets('other', rotatesShip('other', 90, -90), gaining('stress')),
    ),
  ),
  crew(
    'darthvader',
    { name: 'Darth Vader', limited: 1, force: { limit: 1, recurring: 1 } },
    at('start-of-engagement').youMay(
      choose(
        [other, inYour('firing'), atRange([0, 2])],
        unlessIt('chosen', remove('green', 1, 'chosen', 'chosen'), suffer(1, 0, 'chosen')),
      ),
      force(),
    ),
  ),
  crew(
    'deathtroopers',
    { name: 'Death Troopers', limited: 1, slots: ['crew', 'crew'] },
    modifier({
      cannot: 'lose-tokens',
      tokens: ['stress'],
      requires: [inPhase('activation')],
      whom: [enemy, atRange([0, 1])],
    }),
  ),
  crew(
    'directorkrennic',
    { name: 'Director Krennic', limited: 1, actions: bar('lock') },
    at('before-placing-forces').you(
      choose([friendly, other], assign('optimizedprototype', 'chosen'), { must: true }),
    ),
  ),
  crew(
    'emperorpalpatine',
    {
      name: 'Emperor Palpatine',
      rulings: ['xwing2:faq-specific-card-questions.25'],
      limited: 1,
      slots: ['crew', 'crew'],
      force: { limit: 1, recurring: 1 },
    },
    whileAttacking({ of: [friendly, other] }).may(turn('focus', 'hit'), force()),
    whileShipDefends([friendly, other]).may(turn('focus', 'evade'), force()),
  ),
  crew(
    'garsaxon',
    { name: 'Gar Saxon', limited: 1 },
    whileAttacking(
      { of: [friendly, atRange([1, 3]), initiative('lower-or-equal', 4)] },
      the('defender', lockedBy()),
    ).may(turn('focus', 'hit')),
  ),
  crew(
    'grandinquisitor',
    { name: 'Grand Inquisitor', limited: 1, force: { limit: 1, recurring: 1 } },
    whenever('after-reveal', [enemy, atRange([0, 2])]).youMay(performAny('white', 'red'), force()),
  ),
  crew(
    'grandmofftarkin',
    { name: 'Grand Moff Tarkin', limited: 1, charges: { limit: 2, recurring: 1 } },
    at('during-system').youMay(
      each([friendly], lets('chosen', acquireLockOn([lockedBy()], 'chosen'))),
      charge(2),
    ),
  ),
  crew(
    'imperialsupercommandos',
    {
      name: 'Imperial Super Commandos',
      limited: 1,
      slots: ['crew', 'crew'],
      charges: { limit: 2, recurring: 0, spentForGood: true },
    },
    carries('commandos'),
  ),
  crew(
    'infernosquad-epicsl',
    { name: 'Inferno Squad' },
    whileAttacking({
      of: [friendly, atRange([0, 2]), isNamed('Gideon Hask', 'Del Meeko', 'Seyn Marana')],
    }).may(change(1, 'hit'), suffering(1)),
  ),
  crew(
    'isbslicer',
    { name: 'ISB Slicer' },
    modifier({
      cannot: 'lose-tokens',
      tokens: ['jam'],
      requires: [],
      whom: [enemy, atRange([1, 2])],
      only: 'end-phase',
    }),
  ),
  crew(
    'ministertua',
    { name: 'Minister Tua', limited: 1 },
    at('start-of-engagement', you(damaged)).youMay(performAction('red reinforce')),
  ),
  crew(
    'moffjerjerrod',
    { name: 'Moff Jerjerrod', limited: 1, charges: { limit: 2, recurring: 1 } },
    at('during-system').youMay(
      eitherOf(
        ...(['left', 'straight', 'right'] as const).map((direction) =>
          each([friendly], lets('chosen', by('chosen', inDirection(direction, performAction('red boost'))))),
        ),
      ),
      charge(2),
    ),
  ),
  crew(
    'seventhsister',
    { name: 'Seventh Sister', limited: 1, force: { limit: 1, recurring: 1 } },
    before({ event: 'gain', tokens: ['stress'] }, [enemy, atRange([0, 1])]).youMay(
      instead(gainOneOf(['jam', 'tractor'], 'it')),
      force(),
    ),
  ),
  crew(
    'thrawn-epicsl',
    { name: 'Thrawn', limited: 1, charges: { limit: 1, recurring: 1 } },
    whenever('before-reveal', [enemy, atRange([0, 3])]).youMay(
      guessSpeed('it', eitherOf(acquireLock('it'), recoverEnergy())),
      charge(),
    ),
  ),
  crew(
    'thrawn-legendsandrelics',
    { name: 'Thrawn', limited: 1, charges: { limit: 2, recurring: 1 }, actions: bar('red jam') },
    modifier({ can: 'reach-farther', actions: ['jam', 'coordinate'], by: 1, costs: [charge()] }),
    at('after-action', actionIs('jam', 'coordinate')).youMay(
      performAction('red jam', 'red coordinate'),
      charge(2),
    ),
  ),
];
