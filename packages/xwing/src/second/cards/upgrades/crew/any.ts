import {
  actionIs,
  assign,
  at,
  atRange,
  by,
  cardAction,
  choose,
  chooseTwo,
  coordinates,
  difficulty,
  either,
  enemy,
  evenWhileStressed,
  expose,
  flown,
  force,
  friendly,
  friendlyTo,
  gain,
  has,
  hasShipAbility,
  inArcOf,
  inTurn,
  inYour,
  isNamed,
  jam,
  lasting,
  lets,
  lockOf,
  lockOn,
  onEnemyDice,
  onFaces,
  performAction,
  performAny,
  remove,
  repair,
  reroll,
  revealed,
  rollDie,
  setDial,
  the,
  thereIs,
  tokenIs,
  transfer,
  turn,
  whenever,
  whileAttacking,
} from '../../../abilities/language.ts';
import { bar, notYet, type UpgradeCard, upgradesOf } from '../../chassis.ts';

const crew = upgradesOf('crew');

export const CREW_ANY: readonly UpgradeCard[] = [
  crew(
    'ahsokatano-crew',
    { name: 'Ahsoka Tano', limited: 1, force: { limit: 1, recurring: 1 } },
    at('after-maneuver', flown({ fully: true })).youMay(
      choose(
        [friendly, inYour('full-rear'), atRange([1, 2])],
        by('chosen', evenWhileStressed(performAction('red focus'))),
      ),
      force(),
    ),
  ),
  crew(
    'bokatankryze',
    { name: 'Bo-Katan Kryze', limited: 1 },
    whileAttacking({}, the('defender', atRange([0, 1]))).may(reroll(1)),
  ),
  crew('bokatankryze-rebel-scum', { name: 'Bo-Katan Kryze', limited: 1 }, notYet),
  crew(
    'chancellorpalpatine',
    {
      name: 'Palpatine/Sidious',
      limited: 1,
      force: { limit: 1, recurring: 1 },
      actions: bar('purple coordinate'),
      back: { name: 'Darth Sidious', force: { limit: 1, recurring: 1 }, actions: bar('purple coordinate') },
    },
    notYet,
  ),
  crew(
    'chewbacca-battleofyavin',
    { name: 'Chewbacca', limited: 1 },
    at('after-action', actionIs('evade')).youMay(gain('focus')),
  ),
  crew(
    'fennrau',
    { name: 'Fenn Rau', limited: 1 },
    whenever(
      'before-engaging',
      [friendly, atRange([0, 2]), revealed({ speed: [1, 9] }), has('red')],
      thereIs(enemy, inArcOf('it', 'front'), atRange([1, 1], 'it')),
    ).you(lets('it', remove('red', 1, 'it', 'it'))),
  ),
  crew('freelanceslicer', { name: 'Freelance Slicer' }, notYet),
  crew('gnkgonkdroid', { name: 'GNK “Gonk” Droid', charges: { limit: 1, recurring: 0 } }, notYet),
  crew(
    'hondoohnaka',
    { name: 'Hondo Ohnaka', limited: 1 },
    cardAction(
      chooseTwo(
        [atRange([1, 3])],
        [atRange([1, 3]), friendlyTo('chosen')],
        inTurn(coordinates('chosen'), jam('other')),
      ),
    ),
  ),
  crew(
    'informant',
    { name: 'Informant', limited: 1 },
    at('after-placing-forces').you(choose([enemy], assign('listeningdevice', 'chosen'), { must: true })),
  ),
  crew(
    'jangofett',
    { name: 'Jango Fett', limited: 1 },
    onEnemyDice('defense').may(turn('focus', 'blank'), lockOn('defender')),
    onEnemyDice('attack').may(turn('focus', 'blank'), lockOn('attacker')),
  ),
  crew('leebo-swz103', { name: '“Leebo”', limited: 1 }, at('after-repair').youMay(performAny('bar'))),
  crew(
    'novicetechnician',
    { name: 'Novice Technician' },
    at('end-of-end').youMay(
      rollDie(onFaces(['hit', 'crit', 'focus', 'blank'], repair('faceup')), onFaces(['hit'], expose())),
    ),
  ),
  crew(
    'perceptivecopilot',
    { name: 'Perceptive Copilot' },
    at('after-action', actionIs('focus')).you(gain('focus')),
  ),
  crew('previzsla', { name: 'Pre Vizsla', limited: 1, actions: bar('coordinate') }, notYet),
  crew(
    'primeministeralmec',
    { name: 'Prime Minister Almec', limited: 1, back: { name: "Almec, Maul's Puppet" } },
    notYet,
  ),
  crew(
    'protectorategleb',
    { name: 'Protectorate Gleb', limited: 1, actions: bar('red coordinate') },
    at('after-coordinate', the('other', friendly)).youMay(transfer('red-or-orange', 'self', 'other')),
  ),
  crew(
    'savageopress',
    { name: 'Savage Opress', limited: 1, force: { limit: 1, recurring: 1 } },
    whenever('after-gain', [friendly, inYour('front'), atRange([1, 2])], tokenIs('stress', 'strain')).youMay(
      gain('focus', 1, 'it'),
      force(),
    ),
  ),
  crew(
    'seasonednavigator',
    { name: 'Seasoned Navigator' },
    at('after-reveal').youMay(
      inTurn(
        setDial({ speed: 'same', difficulty: 'not-red' }),
        lasting('end of its activation', [difficulty(1)]),
      ),
    ),
  ),
  crew('tacticalofficer', { name: 'Tactical Officer', actions: bar('coordinate') }),
  crew('thechild', { name: 'The Child', limited: 1, force: { limit: 2, recurring: 0 } }, notYet),
  crew(
    'wolfpack-siegeofcoruscant',
    { name: 'Wolfpack', limited: 1, slots: ['crew', 'gunner'] },
    whileAttacking().may(
      reroll('any'),
      lockOf('defender', friendly, either(isNamed('Plo Koon'), hasShipAbility('Born for This'))),
    ),
  ),
  crew('zamwesell', { name: 'Zam Wesell', limited: 1, charges: { limit: 2, recurring: 0 } }, notYet),
];
