import {
  acquireLockOn,
  at,
  atRange,
  attackIs,
  attackRange,
  bonusAttack,
  bonusAttacked,
  bonusAttackWith,
  change,
  chargeOf,
  chooseEnemyFacingYou,
  colouredActionIs,
  enemy,
  evenWhileStressed,
  flown,
  friendly,
  gain,
  gaining,
  hasNo,
  inArcOf,
  inAttackArc,
  inTurn,
  inYour,
  isSize,
  isThe,
  lets,
  losesGreenTokens,
  not,
  onlyIf,
  other,
  performAny,
  remove,
  reroll,
  revealedAgainst,
  rollMore,
  thereIs,
  whenever,
  whileAttacking,
  whileShipDefends,
  you,
  youAttack,
  youDefend,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** Fenn Rau. */
const rollsMoreAtRangeOne = [
  at('before-attack-dice', youAttack, attackRange([1, 1])).youMay(rollMore('attack')),
  at('before-defense-dice', youDefend, attackRange([1, 1])).youMay(rollMore('defense')),
];

/** Fang Fighter: small base. */
export const fangfighter = chassis({
  id: 'fangfighter',
  name: 'Fang Fighter',
  size: 'small',
  dial: dial('1TW 1YW 2ER 2TB 2BB 2FB 2NB 2YB 2RR 3TW 3BW 3FB 3NW 3YW 4FW 4KR 5FW'),
  weapons: [{ arc: 'front', value: 3 }],
  agility: 3,
  hull: 4,
  shields: 0,
  actions: bar('focus, lock, barrel-roll > red focus, boost > red focus'),
  keywords: [],
  shipAbility: 'Concordia Faceoff',
  pilots: [
    pilot(
      'fennrau-fangfighter',
      { name: 'Fenn Rau', faction: 'rebelalliance', initiative: 6, limited: 1, keywords: ['Mandalorian'] },
      [
        whenever(
          'before-engaging',
          [friendly, atRange([1, 2])],
          thereIs(enemy, inArcOf('it', 'front'), atRange([1, 1], 'it')),
        ).youMay(remove('red-but-locks', 1, 'it')),
      ],
    ),
    pilot(
      'bodicavenj',
      { name: 'Bodica Venj', faction: 'rebelalliance', initiative: 4, limited: 1, keywords: ['Mandalorian'] },
      [
        whenever('after-defending', [friendly, other], you(hasNo('deplete'))).youMay(
          inTurn(
            bonusAttackWith(['primary'], isThe('attacker')),
            onlyIf([you(bonusAttacked)], gain('deplete')),
          ),
        ),
      ],
    ),
    pilot(
      'clanwrenvolunteer',
      {
        name: 'Clan Wren Volunteer',
        faction: 'rebelalliance',
        initiative: 3,
        limited: 2,
        keywords: ['Mandalorian'],
      },
      [
        whileAttacking(
          {},
          attackRange([1, 1]),
          thereIs(friendly, atRange([1, 1]), revealedAgainst('speed', 'equal', 'self')),
        ).may(reroll(1)),
      ],
    ),
    pilot(
      'dirkullodin',
      {
        name: 'Dirk Ullodin',
        faction: 'rebelalliance',
        initiative: 3,
        limited: 1,
        keywords: ['Mandalorian'],
      },
      [
        at('after-maneuver', flown({ fully: true, difficulty: 'red' })).youMay(
          acquireLockOn([enemy, inYour('front'), atRange([1, 1])]),
        ),
        at('after-action', colouredActionIs('red')).youMay(
          acquireLockOn([enemy, inYour('front'), atRange([1, 1])]),
        ),
      ],
    ),
    pilot('skullsquadronpilot', {
      name: 'Skull Squadron Pilot',
      faction: 'scumandvillainy',
      initiative: 4,
      keywords: ['Mandalorian'],
    }),
    pilot('zealousrecruit', {
      name: 'Zealous Recruit',
      faction: 'scumandvillainy',
      initiative: 1,
      keywords: ['Mandalorian'],
    }),
    pilot(
      'fennrau',
      { name: 'Fenn Rau', faction: 'scumandvillainy', initiative: 6, limited: 1, keywords: ['Mandalorian'] },
      rollsMoreAtRangeOne,
    ),
    pilot(
      'oldteroch',
      {
        name: 'Old Teroch',
        faction: 'scumandvillainy',
        initiative: 5,
        limited: 1,
        keywords: ['Mandalorian'],
      },
      [at('start-of-engagement').youMay(chooseEnemyFacingYou([1, 1], losesGreenTokens))],
    ),
    pilot(
      'joyrekkoff',
      {
        name: 'Joy Rekkoff',
        faction: 'scumandvillainy',
        initiative: 4,
        limited: 1,
        keywords: ['Mandalorian'],
      },
      [at('before-defense-dice', youAttack).youMay(rollMore('defense', -1), chargeOf('torpedo'))],
    ),
    pilot(
      'kadsolus',
      { name: 'Kad Solus', faction: 'scumandvillainy', initiative: 4, limited: 1, keywords: ['Mandalorian'] },
      [at('after-maneuver', flown({ fully: true, difficulty: 'red' })).you(gain('focus', 2))],
    ),
    pilot(
      'mandalorianroyalguard',
      {
        name: 'Mandalorian Royal Guard',
        faction: 'scumandvillainy',
        initiative: 4,
        limited: 2,
        keywords: ['Mandalorian'],
      },
      [
        whileShipDefends([friendly, not(isSize('small'))], you(inAttackArc)).may(
          change(1, 'evade'),
          gaining('deplete'),
          gaining('strain'),
        ),
      ],
    ),
    pilot(
      'torphun',
      { name: 'Tor Phun', faction: 'scumandvillainy', initiative: 3, limited: 1, keywords: ['Mandalorian'] },
      [
        at('after-attack', attackIs('defender-destroyed')).you(
          evenWhileStressed(performAny()),
          lets('self', bonusAttack, gaining('strain', 2)),
        ),
      ],
    ),
    pilot(
      'fennrau-armedanddangerous',
      {
        name: 'Fenn Rau',
        faction: 'scumandvillainy',
        initiative: 6,
        limited: 1,
        keywords: ['Mandalorian'],
        own: { hull: 5 },
        standardLoadout: ['fearless', 'adaptablepowersystems-armedanddangerous', 'beskarreinforcedplating'],
      },
      rollsMoreAtRangeOne,
    ),
  ],
});
