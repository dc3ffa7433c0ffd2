import {
  acquireLock,
  acquireLockOn,
  actionIs,
  add,
  at,
  atRange,
  attackWith,
  by,
  choose,
  countOf,
  damaged,
  deviceYouLocked,
  enemy,
  enemyAt,
  flown,
  friendly,
  gain,
  hasYouIn,
  inYour,
  lasting,
  lets,
  lockTheSame,
  modifier,
  moreDice,
  nonLimited,
  other,
  performAction,
  recoverCharges,
  reroll,
  rerollUpTo,
  rollMore,
  spend,
  spentInAttack,
  the,
  thereIs,
  thereIsNo,
  tokenIs,
  turn,
  turnResults,
  unless,
  whenever,
  whileAttacking,
  whileDefending,
  you,
  youAttack,
  youDefend,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** BTL-A4 Y-wing: small base. */
export const btla4ywing = chassis({
  id: 'btla4ywing',
  name: 'BTL-A4 Y-wing',
  size: 'small',
  dial: dial('1BB 1FB 1NB 2TW 2BW 2FB 2NW 2YW 3TR 3BW 3FW 3NW 3YR 4FR 4KR'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 1,
  hull: 6,
  shields: 2,
  actions: bar('focus, lock, red barrel-roll, red reload'),
  keywords: ['Y-wing'],
  pilots: [
    pilot('goldsquadronveteran', { name: 'Gold Squadron Veteran', faction: 'rebelalliance', initiative: 3 }),
    pilot('graysquadronbomber', { name: 'Gray Squadron Bomber', faction: 'rebelalliance', initiative: 2 }),
    pilot(
      'norrawexley-btla4ywing',
      { name: 'Norra Wexley', faction: 'rebelalliance', initiative: 5, limited: 1 },
      [whileDefending(enemyAt([0, 1])).must(add('evade'))],
    ),
    pilot('dutchvander', { name: '“Dutch” Vander', faction: 'rebelalliance', initiative: 4, limited: 1 }, [
      at('after-action', actionIs('lock')).youMay(
        choose([friendly, atRange([1, 3])], lets('chosen', lockTheSame('chosen'))),
      ),
    ]),
    pilot('hortonsalm', { name: 'Horton Salm', faction: 'rebelalliance', initiative: 4, limited: 1 }, [
      whileAttacking().may(reroll(countOf(friendly, other, atRange([0, 1], 'defender')))),
    ]),
    pilot('evaanverlaine', { name: 'Evaan Verlaine', faction: 'rebelalliance', initiative: 3, limited: 1 }, [
      at('start-of-engagement').youMay(
        choose(
          [friendly, atRange([0, 1])],
          lasting('end of round', [modifier({ value: 'defense-dice', change: 1 })], 'chosen'),
        ),
        spend('focus'),
      ),
    ]),
    pilot('popskrail', { name: '“Pops” Krail', faction: 'rebelalliance', initiative: 3, limited: 1 }, [
      at('after-maneuver', flown({ fully: true, difficulty: 'white' })).youMay(
        choose([friendly, atRange([0, 1])], by('chosen', performAction('focus'))),
      ),
    ]),
    pilot(
      'dutchvander-battleofyavin',
      {
        name: '“Dutch” Vander',
        rulings: ['xwing2:errata-standard-loadouts.1', 'xwing2:errata-standard-loadouts.2'],
        faction: 'rebelalliance',
        initiative: 4,
        limited: 1,
        own: { shipAbility: 'Hope' },
        standardLoadout: ['ioncannonturret', 'advprotontorpedoes', 'targetingastromech-battleofyavin'],
      },
      [
        at('after-spend', tokenIs('lock'), spentInAttack).you(
          choose([friendly, atRange([1, 3])], lets('chosen', acquireLock('other', 'chosen')), { must: true }),
        ),
      ],
    ),
    pilot(
      'dutchvander-swz106',
      {
        name: '“Dutch” Vander',
        faction: 'rebelalliance',
        initiative: 4,
        limited: 1,
        standardLoadout: ['ioncannonturret', 'protonbombs'],
      },
      [
        at('after-action', actionIs('lock')).youMay(
          choose([friendly, atRange([1, 3])], lets('chosen', lockTheSame('chosen'))),
        ),
      ],
    ),
    pilot(
      'holokand-battleofyavin',
      {
        name: 'Hol Okand',
        faction: 'rebelalliance',
        initiative: 4,
        limited: 1,
        own: { shipAbility: 'Hope' },
        standardLoadout: ['dorsalturret', 'advprotontorpedoes', 'preciseastromech-battleofyavin'],
      },
      [at('during-system', thereIsNo(enemy, atRange([1, 2]))).youMay(recoverCharges(1, 'any-upgrade'))],
    ),
    pilot(
      'hortonsalm-swz106',
      {
        name: 'Horton Salm',
        faction: 'rebelalliance',
        initiative: 4,
        limited: 1,
        standardLoadout: ['ioncannonturret', 'proximitymines'],
      },
      [whileAttacking().may(reroll(countOf(friendly, other, atRange([0, 1], 'defender'))))],
    ),
    pilot(
      'popskrail-battleofyavin',
      {
        name: '“Pops” Krail',
        faction: 'rebelalliance',
        initiative: 4,
        limited: 1,
        own: { shipAbility: 'Hope' },
        standardLoadout: ['ioncannonturret', 'advprotontorpedoes', 'r4astromech'],
      },
      [whileAttacking({}, attackWith('turret')).may(rerollUpTo(2))],
    ),
    pilot(
      'dextiree-battleofyavin',
      {
        name: 'Dex Tiree',
        faction: 'rebelalliance',
        initiative: 2,
        limited: 1,
        own: { shipAbility: 'Hope' },
        standardLoadout: ['dorsalturret', 'advprotontorpedoes', 'r4astromech'],
      },
      [
        at('before-defense-dice', youDefend, thereIs(friendly, other, atRange([0, 1]))).youMay(
          rollMore('defense'),
        ),
      ],
    ),
    pilot('amaxinewarrior', { name: 'Amaxine Warrior', faction: 'scumandvillainy', initiative: 3 }),
    pilot('hiredgun', { name: 'Hired Gun', faction: 'scumandvillainy', initiative: 2 }),
    pilot('jinatasecurityofficer', {
      name: 'Jinata Security Officer',
      faction: 'scumandvillainy',
      initiative: 2,
    }),
    pilot('crymorahgoon', { name: 'Crymorah Goon', faction: 'scumandvillainy', initiative: 1 }),
    pilot(
      'kavil',
      {
        name: 'Kavil',
        rulings: ['xwing2:faq-specific-card-questions.10'],
        faction: 'scumandvillainy',
        initiative: 5,
        limited: 1,
      },
      [moreDice('attack', 1, youAttack, unless(attackWith('front-arc')))],
    ),
    pilot('leemakai', { name: 'Leema Kai', faction: 'scumandvillainy', initiative: 5, limited: 1 }, [
      at('before-engaging', thereIsNo(enemy, hasYouIn('front'))).youMay(
        acquireLockOn([enemy, inYour('full-front')]),
      ),
    ]),
    pilot(
      'arlizhadrassian',
      {
        name: 'Arliz Hadrassian',
        rulings: ['xwing2:errata-ship-cards.6'],
        faction: 'scumandvillainy',
        initiative: 4,
        limited: 1,
      },
      [
        whileAttacking({}, attackWith('front-arc'), you(damaged)).may(turn('focus', 'crit')),
        at('before-modifying-defense', youDefend, you(damaged)).you(
          turnResults('defense', ['focus'], 'blank'),
        ),
      ],
    ),
    pilot('drearenthal', { name: 'Drea Renthal', faction: 'scumandvillainy', initiative: 4, limited: 1 }, [
      whileAttacking({ of: [friendly, nonLimited] }, the('defender', inYour('firing'))).may(reroll(1)),
    ]),
    pilot('padric', { name: 'Padric', faction: 'scumandvillainy', initiative: 3, limited: 1 }, [
      whenever('detonation-near', [enemy], deviceYouLocked).you(gain('strain', 1, 'it')),
    ]),
  ],
});
