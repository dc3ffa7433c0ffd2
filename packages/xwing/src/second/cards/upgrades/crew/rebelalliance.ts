import {
  acquireLock,
  acquireLockOn,
  actionIs,
  at,
  atRange,
  attackHit,
  attackIs,
  attackRange,
  before,
  by,
  cardAction,
  change,
  charge,
  choose,
  countOf,
  damaged,
  dealDamage,
  deviceIs,
  difficulty,
  each,
  enemy,
  expose,
  flown,
  force,
  friendly,
  gain,
  gaining,
  gainOneOf,
  giveHeld,
  guessDial,
  guessEvades,
  has,
  instead,
  inTurn,
  inYour,
  isThe,
  lasting,
  lets,
  lockedBy,
  mark,
  marked,
  modifier,
  not,
  onFaces,
  performAction,
  recoverShield,
  remove,
  repair,
  rollDice,
  rollDie,
  setDial,
  shielded,
  spend,
  stressed,
  suffer,
  suffering,
  the,
  turn,
  unlessIt,
  upTo,
  whenever,
  whileAttacking,
  whileDefending,
  you,
  youDefend,
  youFight,
} from '../../../abilities/language.ts';
import { carries } from '../../../devices/kinds.ts';
import { bar, type UpgradeCard, upgradesOf } from '../../chassis.ts';

const crew = upgradesOf('crew');

export const CREW_REBELALLIANCE: readonly UpgradeCard[] = [
  crew(
    'ahsokatano-legendsandrelics',
    { name: 'Ahsoka Tano', limited: 1, force: { limit: 1, recurring: 1 } },
    at('before-activating').youMay(
      lasting('end of activation', [
        modifier({ can: 'ignore-obstacles', while: ['maneuver', 'boost', 'barrel-roll', 'overlap'] }),
        mark,
      ]),
      force(),
    ),
    at('after-maneuver', flown({ crossed: true }), marked).youMay(
      acquireLockOn([enemy, inYour('front'), atRange([1, 1])]),
    ),
  ),
  crew(
    'bazemalbus',
    { name: 'Baze Malbus', limited: 1 },
    modifier({
      can: 'treat-as-red',
      action: 'focus',
      effect: gain('focus', upTo(2, countOf(enemy, atRange([0, 1])))),
    }),
  ),
  crew(
    'c3po',
    {
      name: 'C-3PO',
      rulings: ['xwing2:faq-specific-card-questions.33'],
      limited: 1,
      actions: bar('calculate'),
    },
    at('before-defense-dice', youDefend).youMay(guessEvades, spend('calculate')),
    at('after-action', actionIs('calculate')).you(gain('calculate')),
  ),
  crew(
    'c3po-epicsl',
    { name: 'C-3PO', limited: 1 },
    whileDefending().may(change(1, 'evade'), gaining('strain')),
  ),
  crew(
    'cassianandor',
    { name: 'Cassian Andor', limited: 1 },
    at('during-system').youMay(
      choose([enemy, atRange([1, 2])], guessDial('chosen', lets('self', setDial({})))),
    ),
  ),
  crew(
    'chewbacca',
    { name: 'Chewbacca', limited: 1, charges: { limit: 2, recurring: 1 } },
    at('start-of-engagement').youMay(repair('faceup'), charge(2)),
  ),
  crew(
    'chopper-crew',
    { name: '“Chopper”', limited: 1 },
    modifier({ can: 'act-while-stressed', actions: 'any', mostStress: 99, inStep: true }),
    at('after-action', you(stressed)).you(unlessIt('self', expose(), suffer(1))),
  ),
  crew(
    'clanwrencommandos',
    {
      name: 'Clan Wren Commandos',
      limited: 1,
      slots: ['crew', 'crew'],
      charges: { limit: 2, recurring: 0, spentForGood: true },
    },
    carries('commandos'),
  ),
  crew(
    'herasyndulla',
    { name: 'Hera Syndulla', limited: 1 },
    modifier({ can: 'fly-red-while-stressed', mostStress: 99, requires: [] }),
    at('after-maneuver', flown({ fully: true, difficulty: 'red' }), you(has('stress', 3))).you(
      remove('stress'),
      suffer(1),
    ),
  ),
  crew(
    'jynerso',
    { name: 'Jyn Erso', limited: 1 },
    before({ event: 'gain', tokens: ['focus'] }, [friendly, atRange([0, 3])]).youMay(
      instead(gain('evade', 1, 'it')),
    ),
  ),
  crew(
    'k2so',
    { name: 'K-2SO', limited: 1, actions: bar('calculate, jam') },
    at('during-system').youMay(
      choose(
        [friendly, atRange([0, 3])],
        inTurn(gain('calculate', 1, 'chosen'), gain('stress', 1, 'chosen')),
      ),
    ),
  ),
  crew(
    'kananjarrus',
    {
      name: 'Kanan Jarrus',
      rulings: ['xwing2:faq-specific-card-questions.29'],
      limited: 1,
      force: { limit: 1, recurring: 1 },
    },
    whenever(
      'after-maneuver',
      [friendly, atRange([0, 2])],
      flown({ fully: true, difficulty: 'white' }),
    ).youMay(remove('stress', 1, 'it'), force()),
  ),
  crew(
    'landocalrissian',
    { name: 'Lando Calrissian', limited: 1 },
    cardAction(
      rollDice(
        'defense',
        2,
        [onFaces(['focus'], gain('focus')), onFaces(['evade'], gain('evade'))],
        gainOneOf(['focus', 'evade'], 'self', 'opponent'),
      ),
    ),
  ),
  crew(
    'leiaorgana',
    {
      name: 'Leia Organa',
      rulings: ['xwing2:faq-specific-card-questions.55', 'xwing2:faq-specific-card-questions.38'],
      limited: 1,
      charges: { limit: 3, recurring: 1 },
    },
    at('start-of-activation').youMay(
      each([friendly], lasting('end of activation', [difficulty(-1, { difficulty: 'red' })], 'chosen')),
      charge(3),
    ),
  ),
  crew(
    'leiaorgana-epicsl',
    { name: 'Leia Organa', limited: 1 },
    whenever('after-destroyed', [friendly, atRange([0, 3])]).you(
      choose(
        [friendly, atRange([0, 3]), not(isThe('it'))],
        lets('chosen', by('chosen', performAction('boost', 'focus'))),
        { must: true },
      ),
    ),
  ),
  crew(
    'magvayarro',
    { name: 'Magva Yarro', limited: 1 },
    at('after-defending', attackHit).youMay(acquireLock('attacker')),
  ),
  crew(
    'niennunb',
    { name: 'Nien Nunb', rulings: ['xwing2:faq-specific-card-questions.38'], limited: 1 },
    difficulty(-1, { bearing: 'bank' }),
  ),
  crew(
    'r2d2-crew',
    { name: 'R2-D2', limited: 1 },
    at('during-end', you(damaged, not(shielded))).youMay(
      rollDie(onFaces(['hit', 'crit', 'focus', 'blank'], recoverShield()), onFaces(['hit'], expose())),
    ),
  ),
  crew(
    'r2d2-epicsl',
    { name: 'R2-D2', limited: 1 },
    at('end-of-engagement', you(not(shielded))).youMay(
      rollDie(
        onFaces(['hit', 'crit', 'focus', 'blank'], recoverShield()),
        onFaces(['hit'], dealDamage(false)),
      ),
    ),
  ),
  crew(
    'sabinewren',
    {
      name: 'Sabine Wren',
      rulings: ['xwing2:faq-objects.6'],
      limited: 1,
      holds: ['ion', 'jam', 'stress', 'tractor'],
    },
    whenever('after-device-effect', [], deviceIs('bomb')).youMay(giveHeld('it')),
  ),
  crew(
    'sawgerrera',
    { name: 'Saw Gerrera', limited: 1 },
    whileAttacking().may(turn('focus', 'crit', 'all'), suffering(1)),
  ),
  crew(
    'torynfarr',
    { name: 'Toryn Farr', limited: 1, actions: bar('lock > red coordinate') },
    at('after-coordinate', the('other', friendly)).you(
      lets('other', acquireLockOn([lockedBy()], 'other', true)),
    ),
  ),
  crew(
    'tristanwren',
    { name: 'Tristan Wren', limited: 1, charges: { limit: 1, recurring: 1 } },
    whileAttacking({ of: [friendly, atRange([0, 3])] }, attackIs('with-range-bonus', false)).may(
      turn('hit', 'crit'),
      charge(),
    ),
  ),
  crew(
    'ursawren',
    { name: 'Ursa Wren', limited: 1 },
    modifier({ value: 'locks', most: 2 }),
    whenever('after-lock', [enemy], the('other', friendly, atRange([0, 3]))).youMay(performAction('lock')),
  ),
  crew(
    'zeborrelios',
    { name: '“Zeb” Orrelios', rulings: ['xwing2:errata-upgrade-cards.1'], limited: 1 },
    modifier({ rule: 'focus-at-range-0', requires: [youFight, attackRange([0, 0])] }),
  ),
];
